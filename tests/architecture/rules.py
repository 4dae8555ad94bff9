"""The rules of the architecture: each takes modules and names what breaks it."""

from __future__ import annotations

import ast
import re

from tests.architecture.source import Module, base_names, classes, functions, imports

LAYERS = (
    ("core",),
    ("games",),
    ("mode", "i18n", "rulebook", "rooms", "citations"),
    ("bots", "draw", "companion", "lessons", "observe"),
    ("lab", "server", "envs"),
    ("commands", "cli", "__main__"),
)
"""From the bottom up: a layer may import itself and what is below; lab and server are strangers."""

SHARED = "trail"
KIT = "kit"
EDITIONS = re.compile(r"gwt1|gwt2|elpaso|el.?paso|pioneer", re.IGNORECASE)
FORBIDDEN = {"random", "time", "datetime", "secrets", "numpy"}
KERNEL = {"State", "Frame", "Step", "Decision", "Together", "Parallel", "Effect"}
VALUES = KERNEL - {"State"}


def layer(part: str) -> int:
    """The height of a part of the package; -1 for the package itself."""
    return next((i for i, names in enumerate(LAYERS) if part in names), -1)


def wrong_arrows(all_modules: list[Module]) -> list[str]:
    """Imports that go up, or between the laboratory and the server."""
    wrong = []
    for module in all_modules:
        for name in imports(module):
            parts = name.split(".")
            if parts[0] != "trailboss" or len(parts) < 2 or not module.parts:
                continue
            here, there = module.parts[0], parts[1]
            strangers = {here, there} == {"lab", "server"}
            if layer(there) > layer(here) or strangers:
                wrong.append(f"{module.name} imports {name}")
    return wrong


def unknown_parts(all_modules: list[Module]) -> list[str]:
    """Parts of the package that no layer names."""
    return sorted({m.parts[0] for m in all_modules if m.parts and layer(m.parts[0]) < 0})


def imports_of_siblings(games: list[Module]) -> list[str]:
    """A game's folder knows itself, what games share and the kernel; the kit knows no game."""
    folders = {m.parts[1] for m in games if len(m.parts) > 2 or (m.package and len(m.parts) > 1)}
    wrong = []
    for module in games:
        own = module.parts[1] if len(module.parts) > 1 else ""
        for name in imports(module):
            parts = name.split(".")
            if own not in folders or parts[:2] != ["trailboss", "games"] or len(parts) < 3:
                continue
            if parts[2] in folders - {own, SHARED, KIT} or (own == KIT and parts[2] == SHARED):
                wrong.append(f"{module.name} imports {name}")
    return wrong


def editions_named(shared: list[Module]) -> list[str]:
    """Places where the shared folder names a game."""
    return [
        f"{module.name}:{number}"
        for module in shared
        for number, line in enumerate(module.text.splitlines(), 1)
        if EDITIONS.search(line)
    ]


def clock_and_chance(some: list[Module]) -> list[str]:
    """Imports that would make a game differ from its record."""
    return [
        f"{module.name} imports {name}"
        for module in some
        for name in imports(module)
        if name.split(".")[0] in FORBIDDEN
    ]


def floats(some: list[Module]) -> list[str]:
    """Float literals, the name float, and true division."""
    wrong = []
    for module in some:
        for node in ast.walk(module.tree):
            literal = isinstance(node, ast.Constant) and isinstance(node.value, float)
            named = isinstance(node, ast.Name) and node.id == "float"
            divided = isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, ast.Div)
            if literal or named or divided:
                wrong.append(f"{module.name}:{getattr(node, 'lineno', 0)}")
    return wrong


def calls_of_super(some: list[Module]) -> list[str]:
    """Every `super(`."""
    return [
        f"{module.name}:{node.lineno}"
        for module in some
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "super"
    ]


def overrides(games: list[Module]) -> list[str]:
    """Methods of a game's class that a class of the shared folder has too.

    A state says in its own `clone` which fields it has; nothing else is redefined.
    """
    shared = {
        node.name: {method.name for method in functions(node)}
        for module in games
        if module.parts[1:2] == [SHARED]
        for node in classes(module)
    }
    wrong = []
    for module in games:
        if module.parts[1:2] == [SHARED]:
            continue
        for node in classes(module):
            inherited = {m for base in base_names(node) for m in shared.get(base, set())}
            for method in functions(node):
                if method.name in inherited - {"clone"}:
                    wrong.append(f"{module.name}.{node.name}.{method.name}")
    return wrong


def changed_while_shared(some: list[Module]) -> list[str]:
    """Places that change a seat's things as they are read from `players`.

    Copies of a state share them until one asks for its own (`own_player`, `sheet`).
    """
    wrong = []
    for module in some:
        for function in functions(module.tree):
            shared = names_of_players(function)
            for node in ast.walk(function):
                for target in targets(node):
                    if not isinstance(target, ast.Attribute):
                        continue
                    holder = target.value
                    named = isinstance(holder, ast.Name) and holder.id in shared
                    if named or is_a_player(holder):
                        wrong.append(f"{module.name}:{target.lineno}")
    return wrong


def names_of_players(function: ast.AST) -> set[str]:
    """Names that a function gives to elements of `players`, one by one or in a loop."""
    names = set()
    for node in ast.walk(function):
        if isinstance(node, ast.For):
            shared, bound = mentions_players(node.iter), [node.target]
        else:
            shared = isinstance(node, ast.Assign) and is_a_player(node.value)
            bound = targets(node)
        if shared:
            names |= {ast.unparse(n) for t in bound for n in ast.walk(t) if is_set(n)}
    return names


def targets(node: ast.AST) -> list[ast.expr]:
    """What a statement assigns to, tuples taken apart."""
    found = node.targets if isinstance(node, ast.Assign) else []
    found = [node.target] if isinstance(node, (ast.AugAssign, ast.AnnAssign)) else found
    return [x for t in found for x in (t.elts if isinstance(t, ast.Tuple) else [t])]


def is_set(node: ast.AST) -> bool:
    """Is it a name that gets a value here?"""
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def is_a_player(node: ast.expr) -> bool:
    """Is it `something.players[...]`?"""
    return isinstance(node, ast.Subscript) and mentions_players(node.value)


def mentions_players(node: ast.expr) -> bool:
    """Is `something.players` in it?"""
    return any(isinstance(n, ast.Attribute) and n.attr == "players" for n in ast.walk(node))


def kinds_of_value(some: list[Module]) -> set[str]:
    """The names of all frames and effects, however long their chain of bases."""
    found = set(VALUES)
    while True:
        more = {
            node.name
            for module in some
            for node in classes(module)
            if found.intersection(base_names(node))
        }
        if more <= found:
            return found
        found |= more


def fields_without_default(some: list[Module]) -> list[str]:
    """Fields of frames and effects that have no default: mypyc cannot inherit from such."""
    kinds = kinds_of_value(some)
    return [
        f"{module.name}.{node.name}.{ast.unparse(field.target)}"
        for module in some
        for node in classes(module)
        if node.name in kinds
        for field in node.body
        if isinstance(field, ast.AnnAssign) and field.value is None
    ]


def values_that_are_not_frozen(some: list[Module]) -> list[str]:
    """Frames and effects that are no frozen dataclasses."""
    kinds = kinds_of_value(some)
    return [
        f"{module.name}.{node.name}"
        for module in some
        for node in classes(module)
        if node.name in kinds
        and "dataclass(frozen=True)" not in [ast.unparse(d) for d in node.decorator_list]
    ]


def long_functions(some: list[Module], limit: int) -> list[str]:
    """Functions above the limit, from `def` to the last line."""
    return [
        f"{module.name}.{node.name}: {node.end_lineno - node.lineno + 1} lines"
        for module in some
        for node in functions(module.tree)
        if node.end_lineno is not None and node.end_lineno - node.lineno + 1 > limit
    ]
