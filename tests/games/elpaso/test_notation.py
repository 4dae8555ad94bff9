"""Positions written by hand, and documents that make no sense."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.elpaso.arrange import GAME, deliver, game, legal, names, node, play, table, view
from trailboss.core.errors import BadPosition
from trailboss.games.elpaso.audit import audit
from trailboss.games.elpaso.state import ElPasoState


def read(**doc: Any) -> ElPasoState:
    """A position of two players unless it says otherwise."""
    return GAME.position({"players": [{}, {}], **doc})


def test_a_short_document_is_a_game_at_its_start() -> None:
    """Ranchers on the first neutral building, capital by seat, the first turn open."""
    s = read()
    assert audit(s) == []
    assert [p.rancher for p in s.players] == [node("n1")] * 2
    assert [(p.dollars, p.exchanges) for p in s.players] == [(4, 1), (5, 1)]
    assert legal(s, 0) == {"go n2"}
    assert (s.workers, s.cattle, s.simmental) == ((10,) * 4, (8, 10, 8, 6), 9)


def test_what_is_named_leaves_the_markets() -> None:
    """Cows, workers, buildings, tokens and discs."""
    one = {
        "hand": ["hereford", "criollo"],
        "discard": ["cowboy", "simmental"],
        "ready": {"builder": 3},
        "posts": {"5": 1, "12": 2},
        "tokens": ["o01", "b05"],
        "rancher": "s2",
    }
    s = read(players=[one, {}], trail={"s2": "0:3", "s9": "1:3"}, gone=["galloway", "shorthorn"])
    assert audit(s) == []
    assert (s.cattle, s.workers) == ((8, 10, 7, 5), (9, 8, 10, 10))
    assert (s.buildings, s.simmental) == ((2, 2, 0, 2, 2, 2), 8)
    assert s.players[0].discs == (0, 0, 0, 1, 1, 1, 1)
    assert sum(len(names(s, (*p.hand, *p.draw, *p.discard))) for p in s.players) == 10 + 10 - 1 + 3


def test_written_sides_stand_for_the_options() -> None:
    """Sides, stars and places of neutral tiles."""
    s = read(sides="ababab", train="sssp", trail={"n1": "C", "n2": "B"})
    chosen = {"neutral": "shuffled", "sides": "ababab", "train": "sssp", "sue": "0"}
    assert s.options == {**chosen, "card_after_move": "open"}
    assert (s.sides, s.stars) == ((0, 1, 0, 1, 0, 1), (1, 1, 1, 0))


@pytest.mark.parametrize(
    ("doc", "why"),
    [
        ({"game": "gwt2"}, "not of elpaso"),
        ({"version": 9}, "another version"),
        ({"players": []}, "1 to 4 players"),
        ({"nonsense": 1}, "no key"),
        ({"sides": "abc"}, "6 letters"),
        ({"train": "pppx"}, "4 letters"),
        ({"options": {"sides": "a"}, "sides": "bbbbbb"}, "not those of the option"),
        ({"trail": {"n1": "C", "n2": "C"}}, "of its own"),
        ({"trail": {"s1": "B"}}, "fits there"),
        ({"trail": {"s1": "3:1"}}, "nobody at the table"),
        ({"trail": {"s1": "0:1", "s2": "0:2", "s3": "0:3"}}, "2 ownership markers"),
        ({"trail": {"s1": "0:1", "s2": "1:1", "s3": "1:1"}}, "buildings 1"),
        ({"players": [{"hand": ["cowboy"]}, {}]}, "fits there"),
        ({"players": [{"hand": ["?"]}, {}]}, "seen from behind"),
        ({"players": [{"unseen": ["criollo"]}, {}]}, "a part of views"),
        ({"players": [{"hand": ["criollo"] * 5}, {}]}, "only 4 criollo"),
        ({"players": [{"discard": ["hereford"] * 7}, {}]}, "hereford"),
        ({"players": [{"ready": {"cowboy": 13}}, {}]}, "cowboy"),
        ({"players": [{"tokens": ["o01"]}, {"tokens": ["o01"]}]}, "token o01"),
        ({"players": [{"certificates": 5}, {}]}, "0 to 4"),
        ({"players": [{"posts": {"5": 2}}, {}]}, "does not take"),
        ({"players": [{"posts": {"5": 1}, "cleared": []}, {}]}, "7 discs"),
        ({"players": [{"rancher": None}, {}]}, "rancher"),
        ({"players": [{"rancher": "s1"}, {}]}, "empty space"),
        ({"ender": 0}, "cards are left"),
        ({"simmental": 3}, "simmental"),
        ({"display": ["o01"]}, "6 places"),
        ({"stack": [{"is": "Nothing"}]}, "unknown frame"),
        ({"stack": [{"is": "Walk", "seat": 5}]}, "0 to 1"),
        ({"stack": [{"is": "Perform", "source": 99}]}, "0 to 26"),
        ({"stack": [{"is": "Employ", "goal": {"is": "Walk"}}]}, "cannot be"),
        ({"stack": [{"is": "OfferImmediate", "token": 1}]}, "no immediate effect"),
        ({"stack": [{"is": "DiscardDrawn", "by": "R99.1"}]}, "nothing is called"),
        ({"stack": [{"is": "ChooseToken", "what": 0}], "objectives": [], "display": []}, "token"),
    ],
)
def test_documents_that_make_no_sense(doc: dict[str, Any], why: str) -> None:
    """Each is refused in one line that says why."""
    with pytest.raises(BadPosition, match=why):
        read(**doc)


def test_a_view_is_no_position() -> None:
    """What is seen from behind cannot be read."""
    with pytest.raises(BadPosition):
        GAME.position(GAME.dump(view(game(), 0)))


def test_a_position_in_the_middle_of_a_delivery_goes_on() -> None:
    """The shown hand, the value and the rest of the turn are kept."""
    s = play(deliver(table(), 0, "criollo galloway"), 0, "certificates 0")
    for p in s.players:
        p.ready = (0, 0, 0, 0)
    s.players[0].draw = s.players[0].draw[1:]
    doc = GAME.dump(s)
    doc["players"][0].pop("draw")
    again = GAME.position(doc)
    assert legal(again, 0) == {"post 0"}
    play(again, 0, "post 0", "disc aux2_unlock")
    assert again.waiting() == [1]
