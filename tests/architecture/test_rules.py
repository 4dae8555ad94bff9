"""The rules of the architecture can fail: each finds what breaks it in a made-up package."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture import rules
from tests.architecture.source import Module, read

pytestmark = pytest.mark.pure


@pytest.fixture
def module(tmp_path: Path) -> Maker:
    return Maker(tmp_path)


class Maker:
    """Writes a module of a made-up package and reads it."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def __call__(self, path: str, text: str) -> Module:
        place = self.root / "trailboss" / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
        return read(place, self.root)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("core/a.py", "from trailboss.games import load"),
        ("core/a.py", "from trailboss import games"),
        ("core/a.py", "def f():\n    import trailboss.lab.arena"),
        ("core/__init__.py", "from ..games import load"),
        ("games/x/a.py", "from trailboss.bots.base import Bot"),
        ("games/x/a.py", "from ...bots import base"),
        ("bots/a.py", "from trailboss.server import app"),
        ("lab/a.py", "from trailboss.server import app"),
        ("server/a.py", "from trailboss.lab import arena"),
        ("lab/a.py", "from trailboss.cli import main"),
    ],
)
def test_a_wrong_arrow_is_found(module: Maker, path: str, text: str) -> None:
    """Absolute, relative and late imports are seen."""
    assert len(rules.wrong_arrows([module(path, text)])) == 1


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("games/x/a.py", "from trailboss.core.engine import State\nfrom . import b"),
        ("bots/a.py", "from trailboss.games import load\nimport re"),
        ("cli.py", "from trailboss.lab import arena\nfrom trailboss import __version__"),
    ],
)
def test_a_right_arrow_is_fine(module: Maker, path: str, text: str) -> None:
    """Down and sideways within a layer is allowed."""
    assert rules.wrong_arrows([module(path, text)]) == []


def test_an_import_of_a_sibling_is_found(module: Maker) -> None:
    """One game imports another; the shared folder imports a game."""
    games = [
        module("games/one/a.py", "from trailboss.games.two.a import X"),
        module("games/two/a.py", "from trailboss.games.trail.a import X"),
        module("games/trail/a.py", "from trailboss.games import one"),
        module("games/__init__.py", "from trailboss.games.one.a import X"),
    ]
    assert len(rules.imports_of_siblings(games)) == 2


def test_a_named_edition_is_found(module: Maker) -> None:
    """Also in a comment."""
    assert rules.editions_named([module("games/trail/a.py", "x = 1\n# as in GWT2\n")]) == [
        "trailboss.games.trail.a:2"
    ]


def test_clocks_chance_and_floats_are_found(module: Maker) -> None:
    """Whatever would make a replay differ."""
    text = "import random\nfrom time import sleep\nx = 0.5\ny = 3 / 2\nz = float(3)\n"
    bad = [module("games/x/a.py", text)]
    assert (len(rules.clock_and_chance(bad)), len(rules.floats(bad))) == (2, 3)


def test_overrides_and_super_are_found(module: Maker) -> None:
    """A game redefines a method of the shared folder; clone and new methods are fine."""
    games = [
        module("games/trail/a.py", "class A:\n def clone(s): ...\n def pay(s): ...\n"),
        module(
            "games/x/a.py",
            "class B(A):\n def clone(s): ...\n def pay(s): super().pay()\n def own(s): ...\n",
        ),
    ]
    assert rules.overrides(games) == ["trailboss.games.x.a.B.pay"]
    assert len(rules.calls_of_super(games)) == 1


def test_fields_without_default_are_found(module: Maker) -> None:
    """Also in the child of a child of a frame; plain rows may have required fields."""
    text = (
        "class Ask(Decision[S]):\n n: int\n"
        "@dataclass(frozen=True)\nclass More(Ask):\n m: int\n k: int = 0\n"
        "@dataclass(frozen=True)\nclass Row:\n n: int\n"
    )
    bad = [module("games/x/a.py", text)]
    assert rules.fields_without_default(bad) == [
        "trailboss.games.x.a.Ask.n",
        "trailboss.games.x.a.More.m",
    ]
    assert rules.values_that_are_not_frozen(bad) == ["trailboss.games.x.a.Ask"]


def test_long_functions_are_found(module: Maker) -> None:
    """41 lines are one too many."""
    text = "def f():\n" + "    x = 1\n" * 40 + "def g():\n" + "    x = 1\n" * 39
    assert rules.long_functions([module("core/a.py", text)], 40) == ["trailboss.core.a.f: 41 lines"]


@pytest.mark.parametrize(
    "line",
    [
        "s.players[seat].dollars += 1",
        "s.players[0].hand, x = (), 1",
        "p = s.players[seat]\n    p.hand = ()",
        "a, p = 1, 2\n    for i, p in enumerate(s.players):\n        p.draw = ()",
    ],
)
def test_a_change_of_a_shared_player_is_found(module: Maker, line: str) -> None:
    """By its place, by a name and in a loop."""
    assert len(rules.changed_while_shared([module("games/x/a.py", f"def f(s):\n    {line}")])) == 1


@pytest.mark.parametrize(
    "line",
    [
        "p = s.own_player(seat)\n    p.hand = ()",
        "p = s.players[seat].clone()\n    p.hand = ()",
        "s.hand = s.players[seat].hand",
        "for p in s.own_players():\n        p.draw = ()",
    ],
)
def test_an_own_player_may_be_changed(module: Maker, line: str) -> None:
    """What belongs to the state alone is nobody else's business."""
    assert rules.changed_while_shared([module("games/x/a.py", f"def f(s):\n    {line}")]) == []
