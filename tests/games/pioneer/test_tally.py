"""What is counted for the page is what the rules count, and what is promised comes true."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from trailboss.core.action import Action
from trailboss.games.pioneer.components import RANKS, SUITS
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.geometry import CELLS, ENDS, SIDES_OF, VERTICES
from trailboss.games.pioneer.goals import progress
from trailboss.games.pioneer.networks import largest_network
from trailboss.games.pioneer.poker import so_far
from trailboss.games.pioneer.state import PioneerState, Player
from trailboss.games.pioneer.tally import settled, sheet_tally
from trailboss.observe.foresight import Foresight


def ranks(text: str) -> tuple[int, ...]:
    return tuple([RANKS.index(rank) for rank in text.split()])


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("Q Q A A A", ("full house", 4)),
        ("10 J Q K A", ("straight", 5)),
        ("K A", ("incomplete", 0)),
        ("K K", ("pair", 1)),
        ("K K K A", ("three of a kind", 3)),
    ],
)
def test_r5_2_a_hand_that_is_not_full_is_worth_what_it_has(
    hand: str, worth: tuple[str, int]
) -> None:
    """Ranks to come count as if none would match."""
    assert so_far(ranks(hand)) == worth


def ended(s: PioneerState, action: Action) -> PioneerState:
    """The sheet after an action, when all that follows is done in the way that was promised."""
    after = s.clone()
    after.apply(0, action)
    while after.players[0].turns == s.players[0].turns and after.stack:
        legal = after.legal(0)
        if legal[0].verb == "nuggets":
            after.apply(0, legal[-1])
        elif legal[0].verb == "activate":
            after.apply(0, legal[0])
        else:
            after.apply(0, next(a for a in legal if a.verb == "done"))
    return after


def eager(s: PioneerState, luck: random.Random) -> Action:
    """A track that activates much, if there is one; else anything but the end."""
    legal = [a for a in s.legal(0) if a.verb != "done"] or s.legal(0)
    luck.shuffle(legal)
    draws = [a for a in legal if a.verb == "draw"]
    if not draws:
        return legal[0]
    return max(draws, key=lambda a: len(promised(s, a)["activates"]) + promised(s, a)["town"])


def promised(s: PioneerState, action: Action) -> dict[str, Any]:
    """What a seat is told about a track."""
    told = Foresight(PIONEER, PIONEER.view(s, 0), 0).outcome(action).more
    assert told is not None
    laid: dict[str, Any] = told["laid"]
    return laid


def test_what_a_track_promises_comes_true() -> None:
    """What the last track of a turn activates and reaches, and the points of it."""
    places = towns = specials = 0
    for seed in range(4):
        luck = random.Random(seed)
        s = PIONEER.setup(1, seed, {"map": "ab"[seed % 2], "level": "hard"})
        assert isinstance(s, PioneerState)
        while s.stack and s.round < 4:
            for action in s.legal(0):
                if action.verb == "draw" and s.players[0].left() == 1:
                    laid = promised(s, action)
                    compare(s, ended(s, action), laid)
                    places += len(laid["activates"])
                    towns += laid["town"] != 0
                    specials += len(laid["specials"])
            s.apply(0, eager(s, luck))
    assert places > 20
    assert towns > 2
    assert specials > 2


def compare(s: PioneerState, after: PioneerState, laid: dict[str, Any]) -> None:
    """What was promised is what happened."""
    p, now = s.players[0], after.players[0]
    fresh = now.activated & ~p.activated
    cells = {CELLS[c] for c in range(len(CELLS)) if fresh >> c & 1}
    assert cells - set(sheet_tally(s, p)["waits"]) == set(laid["activates"])
    assert now.circled - p.circled == (laid["town"] != 0)
    assert PIONEER.scores(after)[0].total - sum(now.hands) - settled(s, 0) == laid["points"]


def test_a_tally_is_what_the_rules_count() -> None:
    """Networks, goals, rows and hands at every position of a game."""
    luck = random.Random(9)
    s = PIONEER.setup(2, 9, {})
    assert isinstance(s, PioneerState)
    for _ in range(150):
        seat = s.next()
        if seat < 0:
            break
        for p in s.players:
            told = sheet_tally(s, p)
            assert told["network"] == largest_network(s.board, p)
            seen_on_the_sheet(s, p, told)
            assert told["goals"] == [progress(s, p, goal) for goal in s.goals]
            assert [hand["points"] for hand in told["hands"][: len(p.hands)]] == list(p.hands)
            assert (told["left"] is None) == (p.card == 0)
        s.apply(seat, luck.choice(s.legal(seat)))


def seen_on_the_sheet(s: PioneerState, p: Player, told: dict[str, Any]) -> None:
    """R1.5, R6.11 and the towns, counted from the tracks alone."""
    drawn = [(track, suit - 1) for track, suit in enumerate(p.tracks) if suit]
    ends = [(end, SUITS[suit]) for track, suit in drawn for end in ENDS[track]]
    for town, suits in zip(s.board.towns, told["towns"], strict=True):
        assert set(suits) == {suit for end, suit in ends if end == town}
    times = Counter(end for end, _ in ends)
    loose = {
        (VERTICES[end], suit)
        for end, suit in ends
        if times[end] == 1 and s.board.town[end] < 0 and not s.board.corner[end]
    }
    assert {(end, suit) for suit, own in told["heads"].items() for end in own} == loose
    have = {track for track, _ in drawn}
    for cell, need in enumerate(s.board.needs):
        if need and not p.activated >> cell & 1:
            assert told["sides"].get(CELLS[cell], 0) == len(have & {*SIDES_OF[cell]})
    assert all(told["sides"].values())
