"""Positions, secrets and the bookkeeper (R20)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.games.pioneer.helpers import building, may, me, play, sheet, start, table
from tests.games.pioneer.test_r4_turns import finish_turn
from trailboss.core.errors import BadPosition
from trailboss.games.pioneer.audit import audit
from trailboss.games.pioneer.components import goal_type
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.state import PioneerState, signature


def some_game(seats: int, seed: int, moves: int, **options: str) -> PioneerState:
    """A random game after some moves."""
    s, luck = start(seats, seed, **options), Random(seed)
    for _ in range(moves):
        seat = luck.choice(s.waiting())
        s.play(seat, luck.choice(s.legal(seat)))
    return s


def test_r20_1_everything_follows_from_what_a_sheet_remembers() -> None:
    """A dumped position is read back mark for mark (R20.1)."""
    for moves in (0, 7, 40, 123):
        s = some_game(2, moves, moves)
        read = PIONEER.position(json.loads(json.dumps(PIONEER.dump(s))))
        assert isinstance(read, PioneerState)
        assert [signature(p) for p in read.players] == [signature(p) for p in s.players]
        assert [may(read, seat) for seat in (0, 1)] == [may(s, seat) for seat in (0, 1)]


def test_r20_1_a_sheet_of_tracks_alone_is_a_position() -> None:
    """Activated cells, boxes and nuggets follow from the tracks (R20.1)."""
    s = table(sheet({"hearts": ["D10.NE", "C11.E", "C12.SE", "D12.NE"]}), shown="KH AS")
    assert (me(s).nuggets, me(s).active[10], me(s).circled) == (1, 1, 1)


BAD: list[tuple[dict[str, Any], str]] = [
    ({}, "sheets"),
    ({"sheets": [{}], "river": 1}, "river"),
    ({"sheets": [{"tracks": {"hearts": ["C3.E"]}}]}, "not joined"),
    ({"sheets": [{"tracks": {"hearts": ["Z9.E"]}}]}, "Z9.E"),
    ({"sheets": [{"activated": ["A1"]}]}, "A1"),
    ({"sheets": [{"crossed": 5}]}, "crossed off"),
    ({"sheets": [{"ranks": ["9"]}]}, "ranks"),
    ({"sheets": [{}], "shown": ["KH", "KH"]}, "twice"),
    ({"sheets": [{}], "options": {"map": "c"}}, "map"),
    ({"sheets": [{}], "stack": [{"is": "Nothing"}]}, "the stack must be"),
    ({"sheets": [{}], "round": 0}, "round must be 1 to 4"),
    ({"sheets": [{}], "turn": 6}, "turn must be 1 to 5"),
    ({"sheets": [{"hands": [99]}]}, "0 hands"),
    ({"sheets": [{"hands": [99]}], "round": 2}, "hand 1 is worth 1"),
    ({"sheets": [{"bank": [50]}]}, "a box holds 0 to 4"),
    ({"sheets": [{"bank": [8]}]}, "more is crossed off"),
    ({"sheets": [{"nuggets": 8}]}, "nuggets do not add up"),
    ({"sheets": [{"ranks": ["K"]}], "round": 1}, "finished 0 turns"),
    ({"sheets": [{"bonus": 2}, {}]}, "one of three players"),
    ({"sheets": [{"mixed": 1}]}, "true or false"),
    ({"sheets": [{}, {}], "goals": ["1A", "1F", "1K", "1L"]}, "3 goals lie open"),
    ({"sheets": [{}, {}], "goals": ["1A", "1B", "1K"]}, "goal types"),
    ({"sheets": [{}, {}], "met": [0]}, "somebody has points"),
    ({"sheets": [{}], "goals": ["1A"]}, "0 goals lie open"),
    ({"sheets": [{}] * 9, "options": {"extra_card": "true"}}, "1 to 8 players"),
    ({"sheets": [{}], "secret": ["KH"]}, "0 secret cards"),
    ({"sheets": [{}, {}], "shown": ["KH", "AS"]}, "2 shown cards and the dealer's"),
    ({"sheets": [{}], "shown": ["KH", "AS", "AH"]}, "2 shown cards"),
    ({"sheets": [{}, {}], "taken": "KH"}, "2 shown cards"),
    ({"sheets": [{}], "deck": ["KH"]}, "too few"),
    ({"sheets": [{}], "deck": ["?"]}, "a view is not a position"),
    ({"sheets": [{}], "options": {"dealer": "0"}}, "its own field"),
    ({"sheets": [{}], "stack": [], "round": 2}, "round 4, turn 5"),
    ({"sheets": [{"now": {"card": "KH"}}]}, "need a stack"),
]


@pytest.mark.parametrize(("doc", "why"), BAD)
def test_r20_1_a_position_that_makes_no_sense_is_refused(doc: dict[str, Any], why: str) -> None:
    """With a line that names the fault (R20.1)."""
    with pytest.raises(BadPosition, match=why if why != "sheets" else "pioneer is for"):
        PIONEER.position(doc)


def test_r4_2_three_shown_cards_ask_the_dealer_alone() -> None:
    """As at the table (R4.2)."""
    s = PIONEER.position({"sheets": [{}, {}], "shown": ["KH", "AS", "10C"], "dealer": 1})
    assert s.waiting() == [1]
    assert [a.text for a in s.legal(1)] == ["card KH", "card AS", "card 10C"]


def test_r4_2_the_card_that_was_taken_keeps_its_rank_and_suit() -> None:
    """The dealer draws for its railway, the others choose from the rest (R4.2, R4.4)."""
    s = PIONEER.position({"sheets": [{}, {}], "shown": ["KH", "AS"], "taken": "QC"})
    assert isinstance(s, PioneerState)
    assert (s.players[0].ranks, s.players[0].railway) == ((2,), 2)
    assert "draw" in s.legal(0)[0].text
    assert [a.text for a in s.legal(1)] == ["card KH", "card AS"]
    assert audit(s) == []


def test_r12_1_a_round_scores_its_own_ranks() -> None:
    """Whatever was written in the rounds before (R12.1)."""
    ranks = ["10", "10", "J", "Q", "K", "A", "A", "A", "A"]
    doc = {"sheets": [{"ranks": ranks}], "round": 2, "turn": 5, "shown": ["AH", "10S"]}
    s = PIONEER.position(doc)
    assert isinstance(s, PioneerState)
    play(s, 0, "card 10S")
    finish_turn(s, 0)
    assert s.players[0].hands == (1, 6)


def test_r12_1_ranks_that_are_not_named_leave_room_for_those_of_the_round() -> None:
    """Five for every round before (R12.1)."""
    s = PIONEER.position({"sheets": [{}], "round": 2})
    assert isinstance(s, PioneerState)
    assert (len(s.players[0].ranks), s.players[0].turns, s.players[0].hands) == (5, 5, (1,))


def test_r14_2_the_extra_cards_are_dealt() -> None:
    """One for everybody, if they are not named (R14.2)."""
    s = PIONEER.position({"sheets": [{}, {}], "options": {"extra_card": "true"}})
    assert isinstance(s, PioneerState)
    assert len(s.secret) == 2
    assert audit(s) == []


def test_r15_2_alone_goals_lie_face_down_until_their_round() -> None:
    """One is turned up in each round but the first (R15.2, R15.4)."""
    s = PIONEER.position({"sheets": [{}], "round": 3, "options": {"level": "easy"}})
    assert isinstance(s, PioneerState)
    assert (len(s.goals), len(s.face_down)) == (3, 1)
    assert audit(s) == []


def test_r3_5_of_three_players_one_has_a_bonus() -> None:
    """The one on the first dealer's right (R3.5)."""
    s = PIONEER.position({"sheets": [{}, {}, {}], "dealer": 1, "turn": 2})
    assert isinstance(s, PioneerState)
    assert [p.bonus for p in s.players] == [0, 0, 2]


def test_r3_4_the_order_of_the_deck_is_hidden() -> None:
    """From everybody, and so is chance (R3.4)."""
    s = start(2)
    for seat in (0, 1, None):
        view = PIONEER.view(s, seat)
        assert isinstance(view, PioneerState)
        assert (set(view.deck), view.rng, len(view.deck)) == ({0}, 0, len(s.deck))


def test_r4_3_a_hidden_finished_turn_is_guessed_legally() -> None:
    """The guess plays some legal turn for it, and the audit finds nothing (R4.3)."""
    s = start(3)
    play(s, 0, may(s)[0])
    finish_turn(s, 1)
    view = PIONEER.view(s, 2)
    guess = PIONEER.guess(view, 99)
    assert isinstance(guess, PioneerState)
    assert guess.players[1].turns == 1
    assert audit(guess) == []
    assert PIONEER.dump(PIONEER.view(guess, 2)) == PIONEER.dump(view)


def test_r15_2_guessed_goals_are_of_the_types_that_are_left() -> None:
    """One of each type, none twice (R15.2, R15.4)."""
    s = start(1, level="hard")
    while s.round < 3:
        finish_turn(s, 0)
    for seed in range(20):
        guess = PIONEER.guess(PIONEER.view(s, 0), seed)
        assert isinstance(guess, PioneerState)
        assert audit(guess) == []
        turned = [goal_type(g) for g in (*guess.goals[3:], *guess.face_down)]
        assert sorted(turned) == [0, 1, 2]


def test_r20_1_the_bookkeeper_finds_what_is_wrong() -> None:
    """A lost card, a nugget from nowhere, a track too much (R20.1)."""
    s = some_game(2, 3, 60)
    assert audit(s) == []
    bad = s.clone()
    bad.deck = bad.deck[1:]
    assert "the cards are" in str(audit(bad)[0])
    bad = s.clone()
    bad.sheet(0).nuggets += 1
    assert [str(fault) for fault in audit(bad)] == ["seat 0: nuggets do not add up"]
    bad = s.clone()
    bad.sheet(1).ranges ^= 1
    told = [str(fault) for fault in audit(bad)]
    assert told == ["seat 1: the sheet does not follow from its tracks"]


def test_r20_1_a_clone_is_independent() -> None:
    """What is drawn on a copy is not on the sheet (R20.1)."""
    s = building("hearts")
    copy = s.clone()
    play(copy, 0, "draw C11.E")
    assert not any(me(s).tracks)
    assert any(me(copy).tracks)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_r20_1_clones_share_nothing_that_is_written_on(seats: int) -> None:
    """Whichever of two copies goes on, through turns and rounds: the other stays (R20.1)."""
    luck = Random(seats)
    s = start(seats, seed=seats, suit_before_tracks="false")
    while s.waiting():
        still, was = s.clone(), [signature(p) for p in s.players]
        for _ in range(5):
            if s.waiting():
                seat = luck.choice(s.waiting())
                s.apply(seat, luck.choice(s.legal(seat)))
        assert [signature(p) for p in still.players] == was
        now = [signature(p) for p in s.players]
        seat = luck.choice(still.waiting())
        still.apply(seat, luck.choice(still.legal(seat)))
        assert [signature(p) for p in s.players] == now
