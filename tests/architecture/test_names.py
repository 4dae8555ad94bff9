"""Names that hide a module: compiled, a package's module wins over its function of that name."""

from __future__ import annotations

import ast

import pytest

from tests.architecture.source import ROOT

pytestmark = pytest.mark.pure

COMPILED = ("core", "games", "bots", "observe")
PACKAGES = sorted(
    path for part in COMPILED for path in (ROOT / "trailboss" / part).rglob("__init__.py")
)


def bound(text: str, package: str) -> set[str]:
    """What a package calls its own, apart from its modules."""
    found: set[str] = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.ImportFrom) and node.module != package:
            found |= {alias.asname or alias.name for alias in node.names}
    return found


def test_no_package_has_a_name_of_one_of_its_modules() -> None:
    """A function beside a module of its name is the one in one build and the other in another."""
    hidden = {}
    for path in PACKAGES:
        package = ".".join(path.parent.relative_to(ROOT).parts)
        modules = {other.stem for other in path.parent.iterdir() if other.suffix in ("", ".py")}
        if both := bound(path.read_text("utf-8"), package) & modules:
            hidden[package] = sorted(both)
    assert hidden == {}


def test_the_search_finds_such_a_name() -> None:
    """A function and an imported one, but not a module."""
    text = "from a.b.why import why\nfrom a.b import own\ndef explain() -> None: ...\n"
    assert bound(text, "a.b") == {"why", "explain"}
