"""Compile the kernel, the games, the bots and the observations with mypyc into build/fast.

The source tree stays pure. build/fast holds machine code for trailboss.core, games, bots and
observe and links to everything else, so PYTHONPATH=build/fast runs the compiled package. The toy
game of the kernel's tests is compiled along, for the tests alone. What is compiled is a copy in
build/src, in which the values are made ready (see build_native).
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from importlib.metadata import version
from pathlib import Path
from typing import Any

from mypy.nodes import ImportFrom, MypyFile
from mypy.plugin import Plugin

from build_native import write_native

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "build" / "src"
FAST = ROOT / "build" / "fast"
C = ROOT / "build" / "c"
STAMP = FAST / ".stamp"
COMPILED = ("trailboss/core", "trailboss/games", "trailboss/bots", "trailboss/observe")
ALONG = ("tests/core/toy.py",)
PROFILED = " by profile"
CONFIG = f"[mypy]\nexplicit_package_bases = True\nplugins = {ROOT}/build_fast.py\n"


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
    for path in [Path("build_fast.py"), Path("build_native.py"), *paths]:
        mark.update(f"{path}\n".encode() + (ROOT / path).read_bytes())
    return mark.hexdigest()


def mend_generic_dataclasses(runtime: Path) -> None:
    """A generic dataclass does not load (mypyc issue 827): keep `__dict__` out of its copy."""
    line = "    PyObject *orig_dict = PyDict_Copy(ttp->tp_dict);\n"
    text = runtime.read_text()
    assert line in text, "this mypyc copies the dict of a dataclass in another way"
    drop = '    if (orig_dict && PyDict_DelItemString(orig_dict, "__dict__") < 0) PyErr_Clear();\n'
    runtime.write_text(text.replace(line, line + drop))


def translate(paths: list[Path]) -> list[Any]:
    """Run mypyc in build/src: C code in build/c, as extensions.

    Only what Python loads is visible from outside, so calls among the C files are direct.
    """
    from mypyc.build import mypycify

    extensions: list[Any] = mypycify(
        [str(path) for path in paths],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        target_dir=str(C),
    )
    for extension in extensions:
        extension.extra_compile_args.append("-fvisibility=hidden")
    mend_generic_dataclasses(C / "misc_ops.c")
    return extensions


def compile_to(target: Path, extensions: list[Any], *flags: str) -> None:
    """Run the C compiler; the machine code lands in the target folder."""
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

    flagged = [copy(extension) for extension in extensions]
    for extension in flagged:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    cores = f"--parallel={os.cpu_count() or 1}"
    folders = [f"--build-lib={target}", f"--build-temp={C}"]
    setup(
        name="trailboss-fast",
        packages=[],
        ext_modules=flagged,
        cmdclass={"build_ext": BuildOnAllCores},
        script_args=["-q", "build_ext", "--force", *folders, cores],
    )


def compile_by_profile(paths: list[Path], extensions: list[Any]) -> None:
    """Compile twice: the first machine code plays, and the second is laid out for such games."""
    compile_to(FAST, extensions, "-fprofile-generate", "-fprofile-update=atomic")
    link(paths)
    env = {**os.environ, "PYTHONPATH": f"{FAST}:{ROOT}"}
    subprocess.run([sys.executable, "-m", "bench.measures"], env=env, check=True)
    shutil.rmtree(FAST)
    compile_to(FAST, extensions, "-fprofile-use", "-fprofile-correction", "-Wno-missing-profile")


def link(paths: list[Path]) -> None:
    """Make all else appear in build/fast too, and the tests of the games for rule coverage.

    A folder without compiled files is linked as a whole, so that new files in it are there at once.
    """
    for old in FAST.rglob("*"):
        if old.is_symlink():
            old.unlink()
    link_folder(ROOT / "trailboss", paths)
    (FAST / "tests" / "games").symlink_to(ROOT / "tests" / "games")


def link_folder(folder: Path, paths: list[Path]) -> None:
    """Link what is not compiled in a folder with compiled files."""
    (FAST / folder.relative_to(ROOT)).mkdir(parents=True, exist_ok=True)
    for path in sorted(folder.iterdir()):
        relative = path.relative_to(ROOT)
        if any(relative in compiled.parents for compiled in paths):
            link_folder(path, paths)
        elif relative not in paths and path.name != "__pycache__":
            (FAST / relative).symlink_to(path)


def compile_all(paths: list[Path], by_profile: bool) -> None:
    """From the sources to build/fast, by way of build/src and build/c."""
    for folder in (FAST, SOURCE, C):
        shutil.rmtree(folder, ignore_errors=True)
    write_native(ROOT, paths, SOURCE)
    (SOURCE / "mypy.ini").write_text(CONFIG)
    os.chdir(SOURCE)
    extensions = translate(paths)
    if by_profile:
        compile_by_profile(paths, extensions)
    else:
        compile_to(FAST, extensions)
    print(f"compiled {len(paths)} modules into build/fast")


def main() -> None:
    """Compile if anything changed since the last time, and link the rest.

    Only one process does it at a time. The stamp comes last and has the time of the beginning: what
    is changed while it is compiled is newer. With --profile it is compiled in two rounds, which
    takes longer and plays faster; that is as good as a build without.
    """
    os.chdir(ROOT)
    FAST.parent.mkdir(exist_ok=True)
    with (FAST.parent / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        began = time.time()
        paths = sources()
        by_profile = "--profile" in sys.argv[1:]
        wanted = fingerprint(paths) + (PROFILED if by_profile else "")
        stamp = STAMP.read_text() if STAMP.exists() else ""
        if not stamp.startswith(wanted):
            compile_all(paths, by_profile)
            stamp = wanted
        link(paths)
        STAMP.write_text(stamp)
        os.utime(STAMP, (began, began))


if __name__ == "__main__":
    main()
