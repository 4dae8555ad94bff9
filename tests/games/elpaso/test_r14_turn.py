"""Alone against Sue: her turn, her cards and her ride (R14.6, R14.7)."""

from __future__ import annotations

import pytest

from tests.games.elpaso.alone import (
    SUE,
    alone,
    at,
    bot_card,
    draw_next,
    groups,
    lacks,
    ride,
    staff,
    turn_of_sue,
)
from tests.games.elpaso.arrange import free, kinds, node, place, play, told
from trailboss.core.event import Event
from trailboss.games.elpaso.state import ElPasoState, own_buildings, sue_of
from trailboss.games.elpaso.sue.deck import SUE_CARDS, SueCard
from trailboss.games.kit.playout import playout
from trailboss.i18n import words


def verbs(s: ElPasoState) -> list[str]:
    """What was told, in order."""
    assert s.log is not None
    return [event.verb for event in s.log]


def test_r14_6_a_card_then_the_ride_then_the_action_then_el_paso() -> None:
    """In this order, and the card lies among the used ones."""
    s = alone()
    s.players[SUE].rancher = node("n6")
    turn_of_sue(s, "a1")
    order = [verb for verb in verbs(s) if verb in ("sue-card", "move", "sue-cowboys", "el-paso")]
    assert order == ["sue-card", "move", "sue-cowboys", "el-paso"]
    assert sue_of(s).used == (bot_card(s, "a1"),)
    assert len(sue_of(s).bot) == 7


def test_r14_6_the_top_card_of_the_deck_is_turned_up() -> None:
    """One card a turn, from the top."""
    s = alone()
    deck = sue_of(s).bot
    for n in range(1, 9):
        turn_of_sue(s)
        assert (sue_of(s).used, sue_of(s).bot) == (deck[:n], deck[n:])


def test_r14_3_used_cards_are_shuffled_when_the_deck_is_empty_at_the_start_of_a_turn() -> None:
    """Not before: after the last card the deck stays empty until Sue's next turn."""
    s = alone()
    for _ in range(8):
        turn_of_sue(s)
    assert (len(sue_of(s).bot), len(sue_of(s).used), told(s, "sue-shuffle")) == (0, 8, [])
    cards = sue_of(s).used
    turn_of_sue(s)
    assert (len(sue_of(s).bot), len(sue_of(s).used)) == (7, 1)
    assert sorted((*sue_of(s).bot, *sue_of(s).used)) == sorted(cards)
    assert told(s, "sue-shuffle") == [(SUE, 0, "", "R14.3")]


def test_r14_6_a_revealed_card_cannot_be_taken_back() -> None:
    """Turning up a card is a revelation."""
    s = alone()
    seen = s.revealed
    turn_of_sue(s, "a1")
    assert s.revealed > seen


@pytest.mark.parametrize("card", SUE_CARDS, ids=lambda card: card.name)
def test_r14_7_every_card_moves_her_as_it_says(card: SueCard) -> None:
    """Printed steps, or one for each worker of the speciality; all of them from n1."""
    s = alone(sue="3")
    staff(s, "builder engineer cowboy", 3, 4, 2)
    steps = card.steps or groups(s)[card.per]
    stops = ["n2", "n3", "n4", "n5"]
    assert ride(s, "n1", card.name) == stops[steps - 1]
    verb = "sue-counts" if card.per else "sue-steps"
    assert told(s, verb) == [(SUE, steps, card.per or "steps", "R14.7")]


@pytest.mark.parametrize(
    ("name", "verb"),
    [
        ("a1", "sue-cowboys"),
        ("a2", "sue-train"),
        ("a3", "sue-builders"),
        ("a4", "sue-draws"),
        ("a5", "sue-cowboys"),
        ("a6", "sue-builders"),
        ("a7", "sue-train"),
        ("a8", "sue-builders"),
        ("b1", "sue-best"),
        ("b2", "sue-draws"),
        ("b3", "sue-best"),
    ],
)
def test_r14_6_every_card_has_its_action(name: str, verb: str) -> None:
    """Market, train, build, draw or best of three; a card that draws draws as many as it says."""
    s = alone(sue="3")
    draw_next(s, "cowboy builder engineer")
    ride(s, "n1", name)
    times = {"a4": 1, "b2": 2}.get(name, 1)
    assert len(told(s, verb)) == times
    others = {"sue-cowboys", "sue-train", "sue-builders", "sue-draws"} - {verb}
    if verb != "sue-best":
        assert not others & set(verbs(s))


def test_r14_7_all_rounders_count_as_steps() -> None:
    """One for each worker of the speciality, an all-rounder that joined it included."""
    s = alone()
    draw_next(s, "all_rounder all_rounder")
    staff(s, "cowboy builder engineer", 1, 1, 1)
    turn_of_sue(s, "a4")
    assert groups(s)["cowboy"] == 2
    assert ride(s, "n1", "a5") == "n3"


def test_r14_7_she_stops_in_el_paso() -> None:
    """Whatever steps are left."""
    s = alone(sue="3")
    assert ride(s, "n5", "b3") == "EP"
    assert told(s, "sue-steps") == [(SUE, 4, "steps", "R14.7")]
    assert len(told(s, "move")) == 2


def test_r14_7_buildings_of_both_cost_a_step() -> None:
    """Standard movement: every tile is a stop, empty spaces are not."""
    s = alone()
    place(s, 0, "s4", 1)
    assert ride(s, "n2", "a1") == "n3"
    s = alone()
    place(s, SUE, "s4", 1)
    assert ride(s, "n2", "a1") == "n3"
    assert ride(alone(), "n2", "a1") == "n4"


@pytest.mark.parametrize(
    ("start", "inner", "outer", "end"), [("n1", "s2", "s3", "n2"), ("n3", "s5", "s6", "n4")]
)
def test_r14_7_the_branch_with_fewer_stops(start: str, inner: str, outer: str, end: str) -> None:
    """A building on one branch: she takes the other, inner or outer."""
    for built in (inner, outer):
        s = alone()
        place(s, 0, built, 1)
        ride(s, start, "a1")
        assert told(s, "move")[0][2] == end
        assert told(s, "sue-shorter") == [(SUE, 0, end, "R14.7")]


@pytest.mark.parametrize(("start", "inner", "outer"), [("n1", "s2", "s3"), ("n5", "s7", "s8")])
def test_r14_7_the_inner_branch_if_they_have_as_many(start: str, inner: str, outer: str) -> None:
    """A building on both branches."""
    s = alone()
    place(s, 0, inner, 1)
    place(s, 0, outer, 2)
    ride(s, start, "a5")
    assert at(s) == inner
    assert told(s, "sue-inner") == [(SUE, 0, inner, "R14.7")]


def test_r14_7_without_a_choice_no_branch_is_told() -> None:
    """Two empty branches lead to the same stop."""
    s = alone()
    assert ride(s, "n1", "a1") == "n3"
    assert told(s, "sue-inner") + told(s, "sue-shorter") == []


def test_r14_7_the_stop_has_no_effect() -> None:
    """A neutral building gives her nothing: only the action of the card is done."""
    s = alone()
    s.buildings = (0,) * 6
    lacks(s, "hereford")
    before = (s.cattle, s.workers, s.display)
    ride(s, "EP", "a3")
    assert (s.cattle, s.workers, s.display) == before
    assert s.players[SUE].discard == () and own_buildings(s, SUE) == ()


def test_r14_12_her_workers_are_never_discarded() -> None:
    """They cannot be spent at any time, and actions only count them."""
    s = alone(sue="3")
    staff(s, "cowboy builder engineer", 4, 4, 4)
    assert free(s, SUE) == set()
    assert free(s, 0) >= {"spend cowboy", "spend engineer", "exchange"}
    for name in ("a1", "a2", "a3", "b1"):
        turn_of_sue(s, name)
        assert all(number >= 4 for number in groups(s).values())


def test_r14_6_the_human_is_asked_again_after_her_turn() -> None:
    """Her whole turn is told between two questions of the human."""
    s = alone()
    play(s, 0, "go n2", "stop", "pass")
    assert s.turn == 0
    assert told(s, "sue-card")[0][3] == "R14.6"
    assert (s.waiting(), kinds(s, 0)) == ([0], {"go"})


def test_r14_6_everything_that_sue_does_is_told_in_words() -> None:
    """No event of hers falls back to the engine's own text, in games of all strengths."""
    seen: set[str] = set()
    for seed in range(40):
        s = alone(seed, sue=str(seed % 4), train="random", sides="random")
        playout(s, seed, 20_000)
        assert s.log is not None
        for event in [event for event in s.log if event.seat == SUE]:
            said = words().event(event, "Sue")
            assert said != plain(event), event
            assert "sue-" not in said and "_" not in said, said
            seen.add(event.verb)
    assert seen >= {"sue-card", "sue-shuffle", "sue-steps", "sue-counts", "sue-token", "end"}


def plain(event: Event) -> str:
    """What an event without words looks like."""
    parts = ["Sue", event.verb, str(event.amount) if event.amount else "", event.thing]
    return " ".join(part for part in parts if part)
