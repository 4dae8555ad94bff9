"""Rounds and turns: cards, dealer, everybody at once (R4)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.pioneer.helpers import draw, may, me, offer, play, refusal, sheet, start, table
from trailboss.core.errors import IllegalAction
from trailboss.games.pioneer.actions import SPACE
from trailboss.games.pioneer.components import DECK
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.state import PioneerState


def finish(s: PioneerState, luck: Random) -> None:
    """Play a game to its end, at random."""
    while s.waiting():
        seat = luck.choice(s.waiting())
        s.play(seat, luck.choice(s.legal(seat)))


def finish_turn(s: PioneerState, seat: int) -> None:
    """Let one seat finish its turn with whatever comes first, without boxes."""
    here = (s.round, s.turn)
    while s.waiting() and (s.round, s.turn) == here and seat in s.waiting():
        texts = [text for text in may(s, seat) if text != "box"]
        play(s, seat, "done" if "done" in texts else texts[0])


def test_r4_1_a_game_has_four_rounds_of_five_turns() -> None:
    """Twenty turns, twenty ranks, four hands (R4.1)."""
    s = start(2)
    finish(s, Random(1))
    assert (s.round, s.turn) == (4, 5)
    assert [(p.turns, len(p.ranks), len(p.hands)) for p in s.players] == [(20, 20, 4)] * 2


def test_r4_2_the_dealer_takes_one_of_three_and_leaves_two() -> None:
    """The others choose from the rest, and may choose the same card (R4.2)."""
    s = start(3)
    assert (s.waiting(), len(may(s))) == ([0], 3)
    first = may(s)[0]
    play(s, 0, first)
    assert s.waiting() == [0, 1, 2]
    assert len(may(s, 1)) == 2
    assert may(s, 1) == may(s, 2)
    assert first not in may(s, 1)
    card = may(s, 1)[0]
    play(s, 1, card)
    play(s, 2, card)
    assert s.players[1].card == s.players[2].card


def test_r4_2_the_dealers_card_is_refused_to_the_others() -> None:
    """A card that is taken, and one that is not on the table (R4.2)."""
    s = start(2)
    taken = may(s)[0]
    play(s, 0, taken)
    assert refusal(s, taken, 1).rule == "R4.2"
    assert "dealer" in refusal(s, taken, 1).what
    with pytest.raises(IllegalAction):
        play(s, 1, taken)
    hidden = SPACE.all[[a.text for a in SPACE.all].index("card 10H") + s.deck[0] - 1]
    assert refusal(s, hidden.text, 1).what == "it-is-not-on-the-table"


def test_r4_3_nobody_waits_for_another() -> None:
    """After the dealer's choice all seats are asked at once; each can finish alone (R4.3)."""
    s = start(4)
    play(s, 0, may(s)[0])
    for seat in (3, 1):
        finish_turn(s, seat)
    assert s.waiting() == [0, 2]
    assert (s.round, s.turn) == (1, 1)
    assert s.players[3].turns == 1


def test_r4_3_an_unfinished_turn_is_hidden_from_the_others() -> None:
    """Others see the sheet as it was, and the own one as it is (R4.3)."""
    s = start(3)
    play(s, 0, may(s)[0])
    play(s, 1, may(s, 1)[0])
    play(s, 1, [text for text in may(s, 1) if text.startswith("draw")][0])
    seen, own = PIONEER.view(s, 2), PIONEER.view(s, 1)
    assert isinstance(seen, PioneerState) and isinstance(own, PioneerState)
    assert (seen.players[1].card, seen.players[1].ranks, any(seen.players[1].tracks)) == (
        0,
        (),
        False,
    )
    assert own.players[1].drawn == 1
    finish_turn(s, 1)
    after = PIONEER.view(s, 2)
    assert isinstance(after, PioneerState)
    assert (after.waiting(), any(after.players[1].tracks)) == ([0, 2], False)


def test_r4_3_the_dealers_card_is_open_and_all_sheets_are_open_after_the_turn() -> None:
    """What the dealer took is seen at once, the rest at the end of the turn (R4.3)."""
    s = start(2)
    play(s, 0, may(s)[0])
    seen = PIONEER.view(s, 1)
    assert isinstance(seen, PioneerState)
    assert (seen.taken, seen.players[0].card) == (s.taken, s.taken)
    finish_turn(s, 0)
    finish_turn(s, 1)
    after = PIONEER.view(s, None)
    assert isinstance(after, PioneerState)
    assert [p.tracks for p in after.players] == [p.tracks for p in s.players]
    assert any(after.players[1].tracks)


def test_r4_3_events_of_an_unfinished_turn_are_for_its_owner() -> None:
    """Everybody hears of the turn when it is over (R4.3)."""
    s = start(2)
    s.log = []
    play(s, 0, may(s)[0])
    finish_turn(s, 0)
    assert {event.to for event in s.log if event.verb == "laid"} == {0}
    finish_turn(s, 1)
    shown = [event for event in s.log if event.verb == "showed tracks"]
    assert [(event.seat, event.amount, event.to) for event in shown] == [(0, 3, -1), (1, 3, -1)]


def test_r4_4_the_card_is_used_for_rank_and_railway() -> None:
    """A queen of diamonds: write Q, draw diamonds (R4.4, T18.1)."""
    s = offer(start(), "QD KS")
    play(s, 0, "card QD")
    assert me(s).ranks == (2,)
    draw(s, "C3.E", "C4.SE", "D2.NE")
    assert me(s).tracks.count(2) == 3
    assert may(s) == ["box", "done"]


def test_r4_5_goals_are_checked_when_everybody_has_finished() -> None:
    """Meeting a goal scores nothing until the last player is done (R4.5)."""
    fort = {"diamonds": ["C3.E", "C3.NE", "B2.SE", "C2.NE", "B1.E"]}
    s = table(sheet(fort), sheet(), shown="KD AS", goals=["1E", "1F", "1K"])
    play(s, 0, "card KD")
    draw(s, "A2.SE", "C4.SE", "E4.NE")
    finish_turn(s, 0)
    assert s.players[0].stars == (0, 0, 0)
    finish_turn(s, 1)
    assert [p.stars for p in s.players] == [(10, 0, 0), (0, 0, 0)]


@pytest.mark.parametrize(("seats", "times"), [(2, [10, 10]), (3, [7, 7, 6]), (4, [5, 5, 5, 5])])
def test_r4_6_the_chip_passes_clockwise_every_turn(seats: int, times: list[int]) -> None:
    """How often each player deals, also between rounds (R4.6, T19.15)."""
    s = start(seats)
    dealt: Counter[int] = Counter()
    order = []
    while s.waiting():
        if (s.round, s.turn) not in order:
            order.append((s.round, s.turn))
            dealt[s.dealer] += 1
            assert s.dealer == (len(order) - 1) % seats
        finish_turn(s, s.waiting()[0])
    assert [dealt[seat] for seat in range(seats)] == times


def test_r4_7_cards_are_not_reshuffled_inside_a_round() -> None:
    """Fifteen different cards are seen, five stay in the deck (R4.7)."""
    s = start(2)
    shown: list[int] = []
    while s.round == 1:
        if len(s.discard) + 3 > len(shown):
            shown += [card for card in (*s.shown, s.taken) if card and card not in shown]
        if s.turn == 5:
            assert len(s.deck) == 5
        finish_turn(s, s.waiting()[0])
    assert len(shown) == len(set(shown)) == 15
    assert sorted(s.deck + s.shown) == list(DECK)


@given(seats=st.integers(2, 8), seed=st.integers(0, 999), data=st.data())
def test_r4_3_all_orders_of_arrival_give_the_same_turn(
    seats: int, seed: int, data: st.DataObject
) -> None:
    """Each seat has a script; however the scripts are mixed, the turn ends the same (R4.3)."""
    s = start(seats, seed, map="ab"[seed % 2], extra_card="true" if seed % 3 == 0 else "false")
    luck = Random(seed)
    for _ in range(seed % 4):
        here = (s.round, s.turn)
        while (s.round, s.turn) == here:
            seat = s.waiting()[0]
            s.play(seat, luck.choice(s.legal(seat)))
    if len(s.waiting()) == 1:
        play(s, s.waiting()[0], may(s, s.waiting()[0])[0])
    scripts: list[list[str]] = [[] for _ in range(seats)]
    here, first = (s.round, s.turn), s.clone()
    turns = [p.turns for p in s.players]
    while (first.round, first.turn) == here:
        seat = first.waiting()[0]
        action = luck.choice(first.legal(seat))
        scripts[seat].append(action.text)
        first.play(seat, action)
    slots = [seat for seat, script in enumerate(scripts) for _ in script]
    other = s.clone()
    for seat in data.draw(st.permutations(slots)):
        play(other, seat, scripts[seat].pop(0))
    assert PIONEER.dump(other) == PIONEER.dump(first)
    assert [p.turns for p in other.players] == [n + 1 for n in turns]
