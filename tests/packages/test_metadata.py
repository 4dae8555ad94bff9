"""What the packages say of themselves: bounds, versions, addresses."""

from __future__ import annotations

import re
import shutil
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from build_dist import unready
from hatch_build import addresses, page_text
from tests.packages.installed import ROOT
from tests.packages.lane import PYTHONS
from trailboss import __version__

pytestmark = pytest.mark.pure

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
ASKED = [
    Requirement(text)
    for texts in (
        PROJECT["build-system"]["requires"],
        PROJECT["project"]["dependencies"],
        *EXTRAS.values(),
    )
    for text in texts
]


def pinned() -> dict[str, str]:
    """The exact versions of constraints.txt, whose first line says what they are."""
    rows = (ROOT / "constraints.txt").read_text("utf-8").splitlines()[1:]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", row) for row in rows)
    return {
        canonicalize_name(name): version for name, _, version in (r.partition("==") for r in rows)
    }


@pytest.mark.parametrize("one", ASKED, ids=str)
def test_every_package_has_a_lower_and_an_upper_bound(one: Requirement) -> None:
    """And the tests run with a version between them."""
    assert {bound.operator for bound in one.specifier} == {">=", "<"}
    assert one.specifier.contains(pinned()[canonicalize_name(one.name)])


def test_the_pythons_that_are_promised_are_those_of_the_lane() -> None:
    """Nothing is promised that `make disttest` does not try."""
    kinds = PROJECT["project"]["classifiers"]
    names = [kind.rpartition(" ")[2] for kind in kinds if "Python :: 3." in kind]
    assert names == list(PYTHONS)
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"


def test_the_sdist_names_all_that_lies_in_the_root() -> None:
    """Whatever is added there, and not ignored, has to be named."""
    rows = (ROOT / ".gitignore").read_text("utf-8").split()
    ignored = [row.rstrip("/") for row in rows] + [".git", "PKG-INFO", "pyproject.toml"]
    here = [one.name for one in ROOT.iterdir()]
    kept = [name for name in here if not any(fnmatch(name, row) for row in ignored)]
    named = PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["only-include"]
    assert sorted(kept) == sorted(named)


def test_links_of_the_page_lead_to_the_repository_at_the_version() -> None:
    """A package page shows nothing by a relative link; without an address they are words."""
    readme = "![a](b.jpg) [c](d.md) [e](https://f/g) [h](#i)"
    wanted = "![a](x/raw/v1.2/b.jpg) [c](x/blob/v1.2/d.md) [e](https://f/g) [h](#i)"
    assert page_text(readme, "x", "1.2") == wanted
    assert page_text(readme, "", "1.2").startswith(" c [e](https://f/g) [h](#i)")
    assert addresses("") == {}
    assert addresses("x")["Changelog"] == "x/blob/main/CHANGELOG.md"


def test_a_release_needs_an_address_and_its_changes(tmp_path: Path) -> None:
    """What is built for trying is not refused; what is to be published is, until both are there."""
    (tmp_path / "trailboss").mkdir()
    shutil.copy(ROOT / "trailboss" / "__init__.py", tmp_path / "trailboss")
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    named = re.sub(r"^repository = .*$", 'repository = "https://host/x"', project, flags=re.M)
    for text, log, faults in (
        (named.replace("https://host/x", ""), "# Changes\n", 2),
        (named, "# Changes\n\n## Not yet released\n", 1),
        (named, f"# Changes\n\n## {__version__} (a day)\n", 0),
    ):
        (tmp_path / "pyproject.toml").write_text(text, "utf-8")
        (tmp_path / "CHANGELOG.md").write_text(log, "utf-8")
        assert len(unready(tmp_path)) == faults
