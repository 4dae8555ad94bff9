"""Whole games from the first move to the final score by mouse, by touch and by keyboard.

The second edition by mouse, El Paso by touch, Pioneer Rails by keyboard; `make table` plays all by
all of them.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lanes import TABLE
from tests.web.browser import needs_browser
from tests.web.conftest import Arrive
from tests.web.record_hands import Finger, Keys, Player
from tests.web.whole_record import GWT2, final, play, sit, totals

pytestmark = needs_browser

MOST_A_TURN = 3.5
MOST_FORCED = 0.21
"""Of 176 clicks 48 were forced before: 27 in a hundred."""
PIECES = {"hire", "clear", "site", "discard", "disc", "cow", "engine", "take", "tile", "give"}
"""Pressed where they lie: a worker, a bandit, a site, a card in hand, a disc, a cow and more."""
WAYS = {"mouse": Player, "touch": Finger, "keys": Keys}
RECORDS = Path(__file__).parents[1] / "records"
OTHERS = {
    "gwt1": RECORDS / "gwt1" / "greedy-2.txt",
    "elpaso": RECORDS / "elpaso" / "greedy-2.txt",
    "pioneer": RECORDS / "pioneer" / "0-for-1-random.txt",
}
"""Short games."""
FEW = [("elpaso", "touch"), ("pioneer", "keys")]
ALL = [(game, way) for game in OTHERS for way in WAYS]


@pytest.mark.parametrize("way", WAYS if TABLE else ["mouse"])
def test_a_whole_game_is_played(arrive: Arrive, way: str) -> None:
    """Every turn by what is pressed: pieces first, then the list; the score is the record's."""
    ada = arrive("Ada", phone=way == "touch")
    player = sit(WAYS[way], ada, GWT2, sparing=True)
    play(player, GWT2, sparing=True)
    figures = player.figures
    print(json.dumps({"way": way, **figures.doc()}))
    assert totals(ada) == final(GWT2)
    if way == "mouse":
        assert figures.a_turn <= MOST_A_TURN
        assert figures.forced <= MOST_FORCED * figures.clicks
    if way != "keys":
        assert figures.pieces.keys() >= PIECES


@pytest.mark.parametrize(("game", "way"), ALL if TABLE else FEW)
def test_other_games_are_played(arrive: Arrive, game: str, way: str) -> None:
    """The same for the others; in Pioneer Rails every track is a press of its own."""
    ada, sparing = arrive("Ada", phone=way == "touch"), game != "pioneer"
    player = sit(WAYS[way], ada, OTHERS[game], sparing)
    play(player, OTHERS[game], sparing)
    print(json.dumps({"game": game, "way": way, **player.figures.doc()}))
    assert totals(ada) == final(OTHERS[game])
