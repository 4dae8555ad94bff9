"""The source tree as data: modules, their imports and their classes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Module:
    """One file of the package."""

    name: str
    text: str
    tree: ast.Module
    package: bool

    @property
    def parts(self) -> list[str]:
        return self.name.split(".")[1:]

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())


def read(path: Path, root: Path = ROOT) -> Module:
    """The module in a file."""
    relative = path.relative_to(root).with_suffix("")
    package = relative.name == "__init__"
    name = ".".join((relative.parent if package else relative).parts)
    text = path.read_text(encoding="utf-8")
    return Module(name, text, ast.parse(text, str(path)), package)


def modules(*folders: str) -> list[Module]:
    """All modules of these folders or files of the package; missing ones are empty."""
    found: list[Path] = []
    for folder in folders:
        place = ROOT / "trailboss" / folder
        found += place.rglob("*.py") if place.is_dir() else [place] if place.is_file() else []
    return [read(path) for path in sorted(found)]


def imports(module: Module) -> Iterator[str]:
    """The full names of all that a module imports, also inside functions."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                here = module.name.split(".")
                up = here[: len(here) - node.level + module.package]
                base = ".".join([*up, base] if base else up)
            yield from (f"{base}.{alias.name}" for alias in node.names)


def classes(module: Module) -> list[ast.ClassDef]:
    """The classes of a module."""
    return [node for node in ast.walk(module.tree) if isinstance(node, ast.ClassDef)]


def functions(node: ast.AST) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions and methods below a node."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return [inner for inner in ast.walk(node) if isinstance(inner, kinds)]


def base_names(node: ast.ClassDef) -> list[str]:
    """The names of the base classes, without their type arguments and modules."""
    plain = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return [ast.unparse(base).rpartition(".")[2] for base in plain]
