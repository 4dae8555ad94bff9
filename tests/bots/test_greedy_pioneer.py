"""The greedy bot of Pioneer Rails plays sensibly, and by views alone."""

from __future__ import annotations

import pytest

from tests.conformance.tables import PIONEER_READINGS
from trailboss import bots
from trailboss.bots.base import decide
from trailboss.bots.pioneer.fields import FAR, fields, paths_of
from trailboss.bots.pioneer.hands import pattern, prospect
from trailboss.core.action import Action
from trailboss.core.game import Game
from trailboss.games.pioneer.actions import SPACE
from trailboss.games.pioneer.components import CARD_IDS
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.geometry import CELL, VERTEX
from trailboss.games.pioneer.state import PioneerState
from trailboss.lab.arena import bouts, fight, tallied
from trailboss.lab.match import played

GAME: Game = PIONEER


def answer(doc: dict[str, object], *before: str) -> Action:
    """What the bot does as seat 0 in a position, after these actions."""
    s = GAME.position(doc)
    for text in before:
        s.play(0, SPACE.parse(text))
    return decide(bots.make("greedy", GAME, 0, 0), GAME, s, 0)


def test_greedy_is_a_bot_of_the_game() -> None:
    """It is found by its name."""
    assert "greedy" in bots.names(GAME)


@pytest.mark.parametrize("side", ["a", "b"])
def test_greedy_scores_twice_as_much_as_random(side: str) -> None:
    """In a handful of games with rotated seats."""
    names = ("random", "greedy")
    random, greedy = tallied(
        names, [fight(b) for b in bouts("pioneer", names, 4, 1, {"map": side})]
    )
    assert greedy.wins == 4
    assert sum(greedy.scores) >= 2 * sum(random.scores)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_greedy_plays_at_every_table(seats: int) -> None:
    """Alone, with a dealer, without; with secret cards; by the other readings of the rules."""
    for options in ({"extra_card": "true", "map": "b"}, PIONEER_READINGS):
        names = ["greedy", *["random"] * (seats - 1)]
        _, s = played(GAME, names, 3, options)
        assert not s.waiting()
        assert GAME.scores(s)[0].total > 30


def test_greedy_plays_the_same_game_again() -> None:
    """It has no luck of its own."""
    first, _ = played(GAME, ["greedy", "random"], 9, {})
    again, _ = played(GAME, ["greedy", "random"], 9, {})
    assert first.moves == again.moves


def test_greedy_depends_on_the_view_alone() -> None:
    """Two worlds that it cannot tell apart get the same answer, and its view is left as it was."""
    record, _ = played(GAME, ["greedy", "random"], 4, {"extra_card": "true"})
    for upto in range(0, len(record.moves), 30):
        s = record.replay(upto)
        seat = s.waiting()[0]
        view = GAME.view(s, seat)
        other = GAME.view(GAME.guess(view, upto), seat)
        before = GAME.dump(view)
        choices = [
            bots.make("greedy", GAME, seat, 0).choose(seen, s.legal(seat)) for seen in (view, other)
        ]
        assert choices[0] is choices[1]
        assert GAME.dump(view) == before


def test_greedy_takes_the_rank_that_makes_the_hand() -> None:
    """With four jacks in sight it writes the fourth."""
    sheet = {"ranks": ["J", "J", "J", "Q"], "turns": 4}
    doc = {"sheets": [sheet], "shown": ["JC", "KC"], "round": 1, "turn": 5}
    assert answer(doc).arg + 1 == CARD_IDS["JC"]
    assert prospect(pattern((1, 1, 1, 2))) > prospect(pattern((1, 1, 2, 3)))


def test_greedy_takes_all_its_gold_to_the_bank() -> None:
    """What is not in a bank is multiplied by nothing (R8.5)."""
    legal = [SPACE.parse(f"nuggets {n}") for n in range(4)]
    view = GAME.view(GAME.setup(1, 1, {}), 0)
    assert bots.make("greedy", GAME, 0, 0).choose(view, legal).text == "nuggets 3"


def test_greedy_uses_its_boxes_in_the_last_turn() -> None:
    """A box that is left over is worth nothing more."""
    sheet = {"ranks": ["J", "Q", "K", "A", "10"] * 3 + ["J", "Q", "K", "A"], "turns": 19}
    doc = {"sheets": [sheet], "shown": ["JC", "KC"], "round": 4, "turn": 5}
    s = GAME.position(doc)
    bot = bots.make("greedy", GAME, 0, 0)
    crossed = 0
    while s.waiting():
        action = decide(bot, GAME, s, 0)
        crossed += action.text == "box"
        s.play(0, action)
    assert crossed >= 1


def test_distances_are_counted_in_tracks() -> None:
    """On side A a mine touches the corner of the diamonds station: one track is enough (R8.2)."""
    s = GAME.setup(1, 1, {})
    assert isinstance(s, PioneerState)
    rows = fields(s.board, s.players[0])
    mine = paths_of(s.board).number[CELL["E4"]]
    spoke = s.board.station_corners[1]
    assert min(rows[corner][mine] for corner in spoke) == 1
    town = len(paths_of(s.board).cells)
    assert rows[VERTEX["B1.N"]][town] == 0
    assert rows[VERTEX["J12.S"]][town] == FAR
