"""The pure wheel, installed in a clean environment; `make disttest` does the rest."""

from __future__ import annotations

import json
import re
import tarfile
import zipfile
from pathlib import Path

import pytest

from build_dist import build, left_out
from tests.needs import needs
from tests.packages.installed import GAME, ROOT, Installed
from trailboss import __version__
from trailboss.games import GAMES

pytestmark = [pytest.mark.pure, needs("page")]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure wheel and an sdist."""
    folder = tmp_path_factory.mktemp("dist")
    build("sdist", "wheel", folder=folder)
    return folder


def wheel(folder: Path) -> Path:
    (found,) = folder.glob("*-py3-none-any.whl")
    return found


def test_the_wheel_is_light_and_plays(built: Path, tmp_path: Path) -> None:
    """Without a server no calendars, no made-up names; commands work in an empty folder."""
    venv = Installed(tmp_path, str(wheel(built)))
    assert venv.packages() <= {
        "trailboss",
        "fluent.syntax",
        "tqdm",
        "typing_extensions",
        "pip",
        "setuptools",
    }
    assert venv.run("trailboss", "--version") == f"trailboss {__version__}\n"
    games = json.loads(venv.run("trailboss", "games", "--json"))
    assert [game["name"] for game in games] == list(GAMES)
    assert json.loads(venv.run("trailboss", *GAME))["finished"] == 2
    assert "R8.4" in venv.run("trailboss", "--lang", "pl", "rules", "gwt2", "R8.4")


def test_the_wheel_has_the_page_and_the_words(built: Path) -> None:
    """And nothing of the tests."""
    with zipfile.ZipFile(wheel(built)) as found:
        names = found.namelist()
    assert "trailboss/server/static/index.html" in names
    words = {str(path.relative_to(ROOT)) for path in (ROOT / "trailboss").rglob("*.ftl")}
    assert len(words) > 100 and words <= set(names)
    assert all(name.startswith("trailboss") for name in names)


def test_the_sdist_has_all_that_is_built_and_tested(built: Path) -> None:
    """Every file of the repository, and the page."""
    (path,) = built.glob("*.tar.gz")
    assert left_out(wheel(built), path) == []
    with tarfile.open(path) as found:
        names = {name.partition("/")[2] for name in found.getnames()}
    for folder in ("trailboss", "tests", "bench", "examples", "deploy", "docs", "web/src", ".ci"):
        files = [one for one in (ROOT / folder).rglob("*") if one.is_file()]
        kept = [one for one in files if "__pycache__" not in one.parts]
        assert [
            str(one.relative_to(ROOT)) for one in kept if str(one.relative_to(ROOT)) not in names
        ] == []
    for name in ("Makefile", "constraints.txt", "build_fast.py", "build_native.py", "build_dist.py",
                 "hatch_build.py", "SECURITY.md", "CHANGELOG.md", "web/package-lock.json",
                 "web/index.html", "web/vite.config.ts", "pyproject.toml"):  # fmt: skip
        assert name in names, name


def test_the_package_page_invents_no_address(built: Path) -> None:
    """While the repository has none, nothing is linked that would lead nowhere."""
    with zipfile.ZipFile(wheel(built)) as found:
        (name,) = [name for name in found.namelist() if name.endswith("METADATA")]
        text = found.read(name).decode()
    targets = re.findall(r"\]\(([^)]+)\)", text)
    assert all(one.startswith(("https://", "#")) for one in targets)
    assert "Project-URL: Source" in text or (not targets and "are in the sdist" in text)
