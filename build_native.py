"""Make the copy of the sources that mypyc compiles: the same modules, with what it needs to know.

mypyc leaves the `__init__` that `dataclass` makes at run time: it is interpreted, and making frames
and effects was a third of all instructions. The copy has it written out: the same parameters, the
same defaults, one assignment each. All else that `dataclass` makes stays: the values are as frozen,
equal, hashable and printed as before.

Frames come and go, so each kind keeps the last one that was freed for the next. States and players,
the classes with a `clone`, are never part of a cycle, so the garbage collector need not know them.
The source tree is never touched.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

INIT = "    def __init__(self{parameters}) -> None:\n{body}\n"
FUTURE = "from __future__ import annotations"
IMPORT = """from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
VALUE = "@mypyc_attr(free_list_len=1)"
SHELL = "@mypyc_attr(acyclic=True)"


@dataclass(frozen=True)
class Field:
    """A field of a class with its annotation and its default."""

    name: str
    type: ast.expr
    default: ast.expr | None


class Module:
    """A source file, its classes and where its names come from."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.tree = ast.parse(text)
        self.classes = {n.name: n for n in self.tree.body if isinstance(n, ast.ClassDef)}
        self.imported: dict[str, str] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                self.imported.update({alias.name: node.module for alias in node.names})


Modules = dict[str, Module]


def is_value(node: ast.ClassDef) -> bool:
    """Is the class a frozen dataclass?"""
    return any(ast.unparse(d) == "dataclass(frozen=True)" for d in node.decorator_list)


def base_of(
    modules: Modules, module: Module, node: ast.ClassDef
) -> tuple[Module, ast.ClassDef] | None:
    """The base that is a frozen dataclass too, with its module."""
    for base in node.bases:
        plain = base.value if isinstance(base, ast.Subscript) else base
        name = ast.unparse(plain)
        home = modules.get(module.imported.get(name, module.name))
        if home and name in home.classes and is_value(home.classes[name]):
            return home, home.classes[name]
    return None


def own_fields(module: Module, node: ast.ClassDef) -> list[Field]:
    """The fields that a class adds; those that `__post_init__` fills are no parameters."""
    found = []
    for line in node.body:
        if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name):
            continue
        if isinstance(line.value, ast.Call) and ast.unparse(line.value.func) == "field":
            assert "init=False" in ast.unparse(line.value), f"{module.name}: {ast.unparse(line)}"
            continue
        found.append(Field(line.target.id, line.annotation, line.value))
    return found


def fields_of(modules: Modules, module: Module, node: ast.ClassDef) -> list[Field]:
    """All fields of a class, those of its bases first."""
    base = base_of(modules, module, node)
    inherited = fields_of(modules, *base) if base else []
    table = {field.name: field for field in inherited}
    table.update({field.name: field for field in own_fields(module, node)})
    return list(table.values())


def init_of(fields: list[Field], more: bool) -> str:
    """The text of `__init__`; `more` calls `__post_init__` at its end."""
    parameters = ""
    body = []
    for field in fields:
        default = f" = {ast.unparse(field.default)}" if field.default else ""
        parameters += f", {field.name}: {ast.unparse(field.type)}{default}"
        body.append(f"        self.{field.name} = {field.name}  # type: ignore[misc]")
    if more:
        body.append("        self.__post_init__()")
    return INIT.format(parameters=parameters, body="\n".join(body) or "        pass")


def first_line(node: ast.ClassDef | ast.FunctionDef) -> int:
    """The line of a class or function where its decorators begin, counted from 0."""
    return min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]]) - 1


def rewritten(modules: Modules, module: Module) -> str:
    """The text of a module with what its classes need, from the last class to the first."""
    lines = module.text.split("\n")
    for node in reversed(module.classes.values()):
        methods = [line for line in node.body if isinstance(line, ast.FunctionDef)]
        names = {method.name for method in methods}
        if is_value(node):
            assert "__init__" not in names, f"{module.name}.{node.name} has an __init__"
            fields = fields_of(modules, module, node)
            at = first_line(methods[0]) if methods else node.end_lineno
            lines[at:at] = ["", *init_of(fields, "__post_init__" in names).split("\n")]
            lines.insert(first_line(node), VALUE)
        elif "clone" in names:
            lines.insert(first_line(node), SHELL)
    return "\n".join(lines).replace(FUTURE, f"{FUTURE}\n\n{IMPORT}", 1)


def write_native(root: Path, paths: list[Path], target: Path) -> None:
    """Copy the sources to the target folder, with every `__init__` written out."""
    modules: Modules = {}
    for path in paths:
        name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
        modules[name] = Module(name, (root / path).read_text())
    for path, module in zip(paths, modules.values(), strict=True):
        place = target / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(rewritten(modules, module))
