"""The shape of the package: arrows, sizes and manners that a reader may rely on."""

from __future__ import annotations

import ast
import re
from collections import Counter

import pytest

from tests.architecture import rules
from tests.architecture.source import ROOT, modules

pytestmark = pytest.mark.pure

ALL = modules(".")
RULED = modules("core", "games")


def test_the_walk_finds_the_package() -> None:
    """The other tests here look at real files."""
    names = {module.name for module in ALL}
    assert {"trailboss", "trailboss.core.engine", "trailboss.games"} <= names


def test_every_part_has_a_layer() -> None:
    """A new folder must say where it stands before anybody imports it."""
    assert rules.unknown_parts(ALL) == []


def test_imports_go_one_way() -> None:
    """core <- games <- bots <- lab and server <- cli."""
    assert rules.wrong_arrows(ALL) == []


def test_games_do_not_know_each_other() -> None:
    """A game's folder imports the kernel, the shared folder and itself."""
    assert rules.imports_of_siblings(modules("games")) == []


def test_the_shared_folder_names_no_game() -> None:
    """What only one game has lives in that game's folder."""
    assert rules.editions_named([*modules("games/trail"), *modules("games/kit")]) == []


def test_the_server_names_no_game() -> None:
    """What it knows of a game is in `boards`; a challenge of the day is one game by decision."""
    own = ("trailboss.server.boards", "trailboss.server.daily.deal")
    rest = [module for module in modules("server") if not module.name.startswith(own)]
    assert len(rest) > 80
    assert rules.editions_named(rest) == []


def test_rooms_are_found_and_not_listed() -> None:
    """A new game brings its folders; what opens them names none."""
    doors = {"draw", "draw.asking", "observe", "observe.foresight", "server.boards", "i18n.files"}
    doors |= {"citations", "rooms", "observe.plain", "companion.pad", "companion.setup", "lessons"}
    doors |= {"companion.session", "companion.opponent", "commands.companion", "commands.rules"}
    doors |= {"bots", "bots.game_bots", "bots.judges", "bots.levels", "bots.reasons"}
    doors |= {"bots.categories", "bots.lookahead", "lab.courses"}
    some = [module for module in ALL if module.name.removeprefix("trailboss.") in doors]
    assert len(some) == len(doors)
    assert rules.editions_named(some) == []


def test_no_behaviour_is_inherited_between_games() -> None:
    """No super(), and no method of the shared folder is redefined but a state's clone."""
    assert rules.calls_of_super(RULED) == []
    assert rules.overrides(modules("games")) == []


def test_who_changes_a_player_asks_for_an_own_one() -> None:
    """Copies of a state share their players, so nobody changes one that was only read."""
    assert rules.changed_while_shared([*RULED, *modules("bots")]) == []


def test_games_are_reproducible() -> None:
    """No clock, no foreign chance and no floats in the kernel, the games and the companion."""
    some = [*RULED, *modules("companion")]
    assert rules.clock_and_chance(some) == []
    assert rules.floats(some) == []


def test_every_field_of_a_frame_has_a_default() -> None:
    """Frames and effects are frozen dataclasses that can be made from a name alone."""
    assert rules.fields_without_default(RULED) == []
    assert rules.values_that_are_not_frozen(RULED) == []


def test_modules_are_small() -> None:
    """At most 400 lines a module."""
    assert [f"{m.name}: {m.lines} lines" for m in ALL if m.lines > 400] == []


def test_files_of_tests_are_small() -> None:
    """At most 400 lines each, in tests and measures too."""
    files = [path for part in ("tests", "bench") for path in (ROOT / part).rglob("*.py")]
    assert len(files) > 300
    assert [str(path) for path in files if len(path.read_text("utf-8").splitlines()) > 400] == []


def test_large_folders_have_a_reason() -> None:
    """The map says why a folder has more than 25 modules."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    reasons = text.split("Folders with more than 25 modules")[1].split("\n\n")[0]
    named = re.findall(r"`([\w/]+)`", reasons)
    kinds = {".py", ".ts", ".svelte"}
    tops = ("trailboss", "web/src", "web/tests", "tests", "bench")
    places = [path for top in tops for path in (ROOT / top).rglob("*")]
    sizes = Counter(path.parent for path in places if path.suffix in kinds)
    large = [str(folder.relative_to(ROOT)) for folder, count in sizes.items() if count > 25]
    assert len(large) > 8
    assert [folder for folder in large if folder.removeprefix("trailboss/") not in named] == []


def test_words_and_files_of_the_page_are_small() -> None:
    """At most 400 lines each but for the contracts, which are generated."""
    page = [
        path
        for top in ("web/src", "web/tests")
        for kind in ("ts", "svelte", "css")
        for path in (ROOT / top).rglob(f"*.{kind}")
    ]
    words = [*(ROOT / "trailboss/i18n").rglob("*.ftl")]
    assert len(page) > 100 and len(words) > 200
    files = [path for path in (*page, *words) if path.name != "contract.ts"]
    assert [str(path) for path in files if len(path.read_text("utf-8").splitlines()) > 400] == []


LARGE = {
    "commands": "a file for each command",
    "games/elpaso": "a file for each part of the board and of the turn",
    "games/trail": "a file for each part of the board and of the turn",
    "lab": "a file for each tool",
    "server/web": "a file for each group of routes, and for what they answer",
}
"""Folders with more than 25 modules, and why."""


def test_folders_are_small() -> None:
    """At most 25 modules in a folder, unless there is a reason."""
    package = ROOT / "trailboss"
    folders = {path.parent for path in package.rglob("*.py")}
    large = {
        str(folder.relative_to(package)) for folder in folders if len([*folder.glob("*.py")]) > 25
    }
    assert large == set(LARGE)


def test_documents_are_small() -> None:
    """At most 400 lines each; the facts of the games are data, which nobody reads from the top."""
    data = {f"tests/facts/{game}.yaml" for game in ("gwt1", "gwt2", "elpaso", "pioneer")}
    kinds = {".md", ".yaml", ".toml"}
    files = [*ROOT.glob("*.*"), *(ROOT / "docs").rglob("*.*"), *(ROOT / "tests").rglob("*.yaml")]
    files += [*(ROOT / "deploy").rglob("*.*"), *(ROOT / "trailboss").rglob("*.md")]
    large = {
        path.relative_to(ROOT).as_posix()
        for path in files
        if path.suffix in kinds and len(path.read_text("utf-8").splitlines()) > 400
    }
    assert large == data


def test_functions_are_small() -> None:
    """At most 40 lines a function."""
    assert rules.long_functions(ALL, 40) == []


def test_the_kernel_is_small() -> None:
    """At most 1300 lines in all."""
    assert sum(module.lines for module in modules("core")) <= 1300


def test_every_module_says_what_it_is() -> None:
    """Every module begins with a docstring."""
    assert [m.name for m in ALL if not ast.get_docstring(m.tree)] == []


def test_games_are_typed_without_exceptions() -> None:
    """No `type: ignore` in the kernel and the games."""
    assert [m.name for m in RULED if "type: ignore" in m.text] == []


def test_the_source_tree_stays_pure() -> None:
    """Compiled code lives in build/fast, never beside the sources."""
    assert [*(ROOT / "trailboss").rglob("*.so"), *(ROOT / "tests").rglob("*.so")] == []


def test_test_folders_are_no_packages() -> None:
    """Test modules are found by their path; an __init__.py would hide the compiled toy."""
    assert list((ROOT / "tests").rglob("__init__.py")) == []
