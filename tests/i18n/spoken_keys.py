"""The messages that the code makes: their keys, English words and values, read from the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import trailboss
from trailboss.i18n import key

HOME = Path(trailboss.__file__).parent
DEEPEST = 4
"""No error inherits through more steps."""
MAKERS = {"Message": 0, "said": 0, "argument": 2, "bad": 1}
"""What makes a message, and where its key stands among the arguments."""


@dataclass(frozen=True)
class Made:
    """A message that is made somewhere; the key of a family ends in an asterisk."""

    place: str
    key: str
    english: str
    values: frozenset[str]


@cache
def sources() -> dict[str, ast.Module]:
    """Every module by its place."""
    found = sorted(HOME.rglob("*.py"))
    return {str(path.relative_to(HOME)): ast.parse(path.read_text("utf-8")) for path in found}


@cache
def raisers() -> set[str]:
    """Whatever is raised with a message: errors and problems, and all that inherit from them."""
    nodes = [node for tree in sources().values() for node in ast.walk(tree)]
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    found = {"TrailbossError", "Problem"}
    for _ in range(DEEPEST):
        found |= {one.name for one in classes if found & set(map(ast.unparse, one.bases))}
    return found


def calls() -> Iterator[tuple[str, ast.Call]]:
    """All calls with arguments, and where they stand."""
    for place, tree in sources().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                yield f"{place}:{node.lineno}", node


def text(node: ast.expr) -> str:
    """A text of the source, with an asterisk for what is put in; empty if it is no text."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join([text(part) or "*" for part in node.values])
    return ""


@cache
def made() -> tuple[Made, ...]:
    """Every message with a key."""
    found = []
    for place, node in calls():
        name = ast.unparse(node.func)
        first = 0 if name in raisers() else MAKERS.get(name.rpartition(".")[2], -1)
        said = [text(part) for part in node.args[first:]]
        if first >= 0 and len(said) == 2 and said[0]:
            values = frozenset(given.arg for given in node.keywords if given.arg)
            found.append(Made(place, said[0], said[1], values))
    return tuple(found)


def names_of_values() -> set[str]:
    """The keys of what the values of arguments are called."""
    return {
        key("metavar", text(given.value))
        for _, node in calls()
        for given in node.keywords
        if given.arg == "metavar" and text(given.value)
    }


def mere_texts() -> list[str]:
    """Where something is raised with a text that has no key."""
    return [
        place
        for place, node in calls()
        if ast.unparse(node.func) in raisers() and len(node.args) == 1 and text(node.args[0])
    ]
