"""Compile the kernel and the games with mypyc into build/fast.

The source tree stays pure. build/fast holds machine code for trailboss.core and
trailboss.games and links to everything else, so PYTHONPATH=build/fast runs the compiled
package. The toy game of the kernel's tests is compiled along, for the tests alone.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from mypy.nodes import ImportFrom, MypyFile
from mypy.plugin import Plugin

ROOT = Path(__file__).resolve().parent
FAST = ROOT / "build" / "fast"
STAMP = FAST / ".stamp"
COMPILED = ("trailboss/core", "trailboss/games")
ALONG = ("tests/core/toy.py",)


class ModulesFirst(Plugin):
    """`from package import module` is as urgent as an import of a name.

    mypyc ties all modules into one knot and then sorts them by the urgency of their imports; a
    module imported as a whole would be checked too late for its tables to have types.
    """

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        whole = [
            f"{node.id}.{name}"
            for node in file.imports
            if isinstance(node, ImportFrom)
            for name, _ in node.names
        ]
        return [(5, name, -1) for name in whole if name in MODULES]


def plugin(version: str) -> type[Plugin]:
    """What mypy asks a plugin file for."""
    return ModulesFirst


def sources() -> list[Path]:
    """What is compiled, in a fixed order."""
    found = [path for folder in COMPILED for path in (ROOT / folder).rglob("*.py")]
    return sorted(path.relative_to(ROOT) for path in found) + [Path(path) for path in ALONG]


MODULES = {".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in sources()}


def fingerprint(paths: list[Path]) -> str:
    """A name for exactly these sources, this interpreter and this compiler."""
    mark = hashlib.blake2b(f"{sys.version} {version('mypy')}".encode())
    for path in [Path(__file__).relative_to(ROOT), *paths]:
        mark.update(f"{path}\n".encode() + (ROOT / path).read_bytes())
    return mark.hexdigest()


def mend_generic_dataclasses(runtime: Path) -> None:
    """A generic dataclass does not load (mypyc issue 827): keep `__dict__` out of its copy."""
    line = "    PyObject *orig_dict = PyDict_Copy(ttp->tp_dict);\n"
    text = runtime.read_text()
    assert line in text, "this mypyc copies the dict of a dataclass in another way"
    drop = '    if (orig_dict && PyDict_DelItemString(orig_dict, "__dict__") < 0) PyErr_Clear();\n'
    runtime.write_text(text.replace(line, line + drop))


def compile_to(paths: list[Path], target: Path) -> None:
    """Run mypyc and the C compiler; the machine code lands in the target folder."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildOnAllCores(build_ext):
        """One extension of many C files: hand the files out to all cores."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            one = compiler.compile

            def many(files: list[str], *args: Any, **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    parts = pool.map(lambda file: one([file], *args, **options), files)
                return [name for part in parts for name in part]

            compiler.compile = many
            super().build_extensions()

    extensions: Any = mypycify(
        [str(path) for path in paths],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir="build/c",
    )
    cores = f"--parallel={os.cpu_count() or 1}"
    mend_generic_dataclasses(ROOT / "build" / "c" / "misc_ops.c")
    setup(
        name="trailboss-fast",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildOnAllCores},
        script_args=["-q", "build_ext", f"--build-lib={target}", "--build-temp=build/o", cores],
    )


def link(paths: list[Path]) -> None:
    """Make all else appear in build/fast too, and the tests of the games for rule coverage."""
    for old in FAST.rglob("*"):
        if old.is_symlink():
            old.unlink()
    for path in sorted((ROOT / "trailboss").rglob("*")):
        relative = path.relative_to(ROOT)
        if path.is_file() and relative not in paths and "__pycache__" not in path.parts:
            place = FAST / relative
            place.parent.mkdir(parents=True, exist_ok=True)
            place.symlink_to(path)
    (FAST / "tests" / "games").symlink_to(ROOT / "tests" / "games")


def main() -> None:
    """Compile if anything changed since the last time, and link the rest."""
    os.chdir(ROOT)
    paths = sources()
    wanted = fingerprint(paths)
    if not STAMP.exists() or STAMP.read_text() != wanted:
        shutil.rmtree(FAST, ignore_errors=True)
        compile_to(paths, FAST)
        STAMP.write_text(wanted)
        print(f"compiled {len(paths)} modules into build/fast")
    link(paths)


if __name__ == "__main__":
    main()
