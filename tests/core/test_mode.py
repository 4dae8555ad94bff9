"""The lane of the tests: all of the engine is compiled, or none of it."""

from __future__ import annotations

import os
import sys
import sysconfig
from pathlib import Path

import pytest

import trailboss.games  # noqa: F401  (loads the kernel and every game)
from tests.core.toy import TOY
from trailboss.mode import fresh_build, mode, use_compiled

ENGINE = ("trailboss.core.", "trailboss.games.")


def test_the_lane_is_what_it_promises() -> None:
    """TRAILBOSS_EXPECT names the lane; without it either is fine."""
    assert mode() == os.environ.get("TRAILBOSS_EXPECT", mode())


def test_no_part_of_the_engine_is_of_the_other_lane() -> None:
    """Every module of the kernel and the games that is loaded is of the same kind."""
    files = {name: str(m.__file__) for name, m in sys.modules.items() if name.startswith(ENGINE)}
    files["toy"] = str(sys.modules[type(TOY).__module__].__file__)
    assert len(files) > 8
    pure = [name for name, file in files.items() if file.endswith(".py")]
    assert pure == (list(files) if mode() == "pure" else [])


def built(root: Path, suffix: str) -> Path:
    """A source tree with a compiled module and a stamp as new as its source."""
    fast = root / "build" / "fast"
    for folder in (root / "trailboss" / "core", fast / "trailboss" / "core"):
        folder.mkdir(parents=True)
    source = root / "trailboss" / "core" / "engine.py"
    for path in (source, fast / "trailboss" / "core" / f"engine{suffix}", fast / ".stamp"):
        path.touch()
    os.utime(source, (100, 100))
    os.utime(fast / ".stamp", (100, 100))
    return source


def test_a_build_is_used_until_a_source_is_newer(tmp_path: Path) -> None:
    """Also a source that came later counts, and a folder with nothing compiled does not."""
    assert fresh_build(tmp_path) is None
    source = built(tmp_path, sysconfig.get_config_var("EXT_SUFFIX"))
    assert fresh_build(tmp_path) == tmp_path / "build" / "fast"
    server = tmp_path / "trailboss" / "server"
    server.mkdir()
    (server / "new.py").touch()
    assert fresh_build(tmp_path) is not None
    os.utime(source, (101, 101))
    assert fresh_build(tmp_path) is None
    os.utime(source, (100, 100))
    source.with_name("added.py").touch()
    assert fresh_build(tmp_path) is None


def test_a_build_for_another_python_is_not_used(tmp_path: Path) -> None:
    """Its machine code would not load."""
    built(tmp_path, ".cpython-39-other.so")
    assert fresh_build(tmp_path) is None


def test_only_long_commands_start_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With the build in front of the path; never when a lane has said what it expects."""
    started: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda path, words: started.append(words))
    monkeypatch.setattr("trailboss.mode.mode", lambda: "pure")
    monkeypatch.setattr("trailboss.mode.fresh_build", lambda root: tmp_path)
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("TRAILBOSS_EXPECT", "pure")
    use_compiled(["arena", "gwt2"])
    monkeypatch.delenv("TRAILBOSS_EXPECT")
    use_compiled(["rules", "gwt2"])
    assert started == []
    use_compiled(["--lang", "pl", "arena", "gwt2"])
    assert started == [[sys.executable, "-P", "-m", "trailboss", "--lang", "pl", "arena", "gwt2"]]
    assert os.environ["PYTHONPATH"] == f"{tmp_path}{os.pathsep}elsewhere"
