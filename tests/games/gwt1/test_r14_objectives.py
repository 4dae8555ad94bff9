"""Objective cards: gaining, playing, the free move (R14)."""

from __future__ import annotations

import pytest

from tests.games.arranging import (
    clear_slots,
    foresee,
    hold,
    lay,
    legal,
    names,
    node,
    park,
    refused,
    staff,
    told,
    turn,
    use,
    where,
    why,
)
from tests.games.gwt1.arrange import play, score, table, yard
from trailboss.games.trail.state import TrailState


def holding(names: str, at: str = "B") -> TrailState:
    """Seat 0 in phase B with this hand."""
    s = table()
    hold(s, 0, names)
    return use(s, 0, at)


def test_r14_1_24_cards_with_and_4_without_action_and_penalty() -> None:
    """Every deck card has an action, tasks, points and a penalty; starting ones only tasks."""
    rules = table().rules
    deck, start = rules.objectives[: rules.deck], rules.objectives[rules.deck :]
    assert (len(deck), len(start)) == (24, 4)
    assert all(row.action and row.tasks and row.vp > 0 and row.penalty > 0 for row in deck)
    assert all(row.action is None and row.penalty == 0 and row.vp == 3 for row in start)


def test_r14_2_three_ways_to_gain_one() -> None:
    """Building C to the pile, 6b to the hand, a link after a delivery."""
    s = play(use(table(), 0, "C"), 0, "use 1", "choose 2", "take top")
    assert len(s.players[0].discard) == 1
    s = yard("6b")
    hold(s, 0, "jersey")
    play(use(s, 0, "A1"), 0, "use 1", "discard jersey", "perform", "take top")
    assert len(s.players[0].hand) == 1
    s = table()
    foresee(s)
    hold(s, 0, "jersey")
    s.players[0].cities = (0, 0, 1, *s.players[0].cities[3:])
    play(use(s, 0, "KC"), 0, "income 0", "deliver topeka", "disc aux_dollar_2x", "take top")
    assert len(told(s, "take")) == 1


def test_r14_3_an_empty_deck_is_not_refilled_and_an_empty_display_gives_none() -> None:
    """Two cards lie open, no deck; then nothing at all."""
    s = table()
    s.display, s.objectives = s.display[:2], ()
    play(use(s, 0, "C"), 0, "use 1", "choose 2")
    assert refused(s, 0, "take top").rule == "R14.3"
    play(s, 0, f"take {names(s, s.display)[0]}")
    assert len(s.display) == 1
    s = table()
    s.display, s.objectives = (), ()
    play(use(s, 0, "C"), 0, "use 1")
    assert why(s, 0, "choose 2") == ("R14.3", 1, 0)
    assert legal(s, 0) == {"choose 1"}


def test_r14_4_before_phase_a_and_around_actions_of_phase_b() -> None:
    """Several cards in one turn, each in another window."""
    s = table()
    hold(s, 0, "gain_1 gain_2 gain_3")
    turn(s, 0, "F")
    play(s, 0, "play gain_1", "go G", "stop", "play gain_2", "use 2", "aux 1", "play gain_3")
    assert (s.players[0].dollars, len(s.players[0].area)) == (6 + 2 + 2 + 1 + 2, 3)
    assert told(s, "play")[0] == (0, 1, "gain_1", "R14.7")


def test_r14_4_never_in_the_middle_and_only_on_the_own_turn() -> None:
    """Not on the way, not while a worker is chosen, not by seat 1."""
    s = table()
    staff(s, 4, "1-cowboy")
    hold(s, 0, "gain_1")
    hold(s, 1, "gain_2")
    play(turn(s, 0, "START"), 0, "go A")
    assert "play gain_1" not in legal(s, 0)
    play(s, 0, "stop", "use 2")
    assert legal(s, 0) == {"hire 1-cowboy"}
    assert legal(s, 1) == set()


def test_r14_4_never_in_phase_c() -> None:
    """A card drawn in phase C waits for the next turn."""
    s = table()
    s.players[0].draw = (s.display[0], *s.players[0].draw)
    play(use(s, 0, "B"), 0, "aux 1", "pass")
    assert s.display[0] in s.players[0].hand
    assert s.waiting() == [1]
    assert legal(s, 0) == set()


def test_r14_5_the_window_reopens_after_everything_an_action_triggers() -> None:
    """Engine, station, disc, master and its action first; then the card again."""
    s = table()
    s.masters = (1, 0, 0, 0, 0)
    park(s, "4")
    hold(s, 0, "gain_1")
    s.players[0].workers, s.players[0].dollars = (2, 1, 1), 10
    use(s, 0, "G")
    texts = ["use 1", "engine 4.5", "upgrade 1", "disc aux_dollar_2x", "give cowboy"]
    for text in texts:
        assert ("play gain_1" in legal(s, 0)) is (text == "use 1")
        play(s, 0, text)
    assert "play gain_1" in legal(s, 0)


def test_r14_6_in_kansas_city_between_the_sub_phases() -> None:
    """Before 1, 2, 3 and 4; after the income the card is discarded (U3)."""
    s = table()
    foresee(s, "flood-4-green -", "cowboy -", "teepee_blue -")
    hold(s, 0, "gain_1 gain_2 gain_3 gain_4")
    use(s, 0, "KC")
    for n in (1, 2, 3):
        play(s, 0, f"play gain_{n}", "tile 1")
    assert "play gain_4" in legal(s, 0)
    play(s, 0, "income 0")
    assert legal(s, 0) == {"deliver kansas_city"}
    assert "gain_4" in names(s, s.players[0].discard)


def test_r14_7_the_action_is_performed_or_forfeited_and_the_card_stays() -> None:
    """The penalty counts: -2 with no task met."""
    s = play(holding("move_1"), 0, "play move_1", "pass")
    assert names(s, s.players[0].area) == ["move_1"]
    assert score(s, 0)["objectives"] == -2
    play(s, 0, "aux 1", "pass")
    assert names(s, s.players[0].area) == ["move_1"]


@pytest.mark.parametrize(("card", "most"), [("engine_1", 2), ("engine_4", 3)])
def test_r14_8_engine_moves(card: str, most: int) -> None:
    """Two or three spaces."""
    s = play(holding(card), 0, f"play {card}", "perform")
    assert legal(s, 0) == {f"engine {n}" for n in range(1, most + 1)}


def test_r14_8_dollars_cards_and_auxiliary_actions() -> None:
    """Two dollars; up to three cards; one row, single or double."""
    assert play(holding("gain_5"), 0, "play gain_5").players[0].dollars == 8
    s = play(holding("draw_1"), 0, "play draw_1")
    assert legal(s, 0) == {f"draw {n}" for n in range(4)}
    play(s, 0, "draw 3")
    assert len(s.players[0].hand) == 3
    s = holding("aux_1")
    clear_slots(s, 0, "aux_dollar_2x")
    play(s, 0, "play aux_1", "perform", "double 1")
    assert s.players[0].dollars == 8
    assert "aux 1" in legal(s, 0)


def test_r14_9_a_free_move_before_phase_a() -> None:
    """Three steps without fees; then phase A starts from there."""
    s = table()
    hold(s, 0, "move_1")
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "FLOOD2", "flood-2-black")
    play(turn(s, 0, "A"), 0, "play move_1", "perform", "go FLOOD1", "go FLOOD2", "go B")
    assert (s.players[0].dollars, told(s, "fee")) == (6, [])
    assert {"go C"} == legal(s, 0)


def test_r14_9_a_free_move_in_phase_b_ends_it() -> None:
    """The location reached is not used: phase C follows."""
    s = play(holding("move_1"), 0, "play move_1", "perform", "go C", "stop")
    assert s.players[0].herder == node(s, "C")
    assert s.waiting() == [1]
    assert len(s.players[0].hand) == 4


def test_r14_9_never_into_kansas_city() -> None:
    """From F one step to G; the next would be Kansas City."""
    s = play(holding("move_1", "F"), 0, "play move_1", "perform", "go G")
    assert s.waiting() == [1]
    s = play(holding("move_1", "G"), 0, "play move_1")
    assert why(s, 0, "perform") == ("R14.9", 1, 0)
    s = table()
    hold(s, 0, "move_1")
    lay(s, "G1", "1:2")
    play(use(s, 0, "G"), 0, "play move_1", "perform")
    row = refused(s, 0, "go KC")
    assert (row.rule, legal(s, 0)) == ("R14.9", {"go G1"})


def test_r14_9_no_effect_in_kansas_city() -> None:
    """The card may be played there; the cattleman stays."""
    s = table()
    foresee(s)
    hold(s, 0, "move_1")
    play(use(s, 0, "KC"), 0, "play move_1")
    assert legal(s, 0) == {"pass"}
    assert refused(s, 0, "perform").rule == "R14.9"


def test_r14_10_discarded_as_a_card_but_no_cattle() -> None:
    """1b takes an objective card; auxiliary 2 discards any; a risk action does not."""
    s = yard("1b", "DROUGHT_R1")
    hold(s, 0, "gain_1")
    use(s, 0, "DROUGHT_R1")
    assert why(s, 0, "risk") == ("R9.1", 1, 0)
    play(s, 0, "use 1", "discard gain_1", "certificates 2")
    assert names(s, s.players[0].discard) == ["gain_1"]
    s = play(holding("gain_1"), 0, "aux 2", "discard gain_1")
    assert names(s, s.players[0].discard) == ["gain_1"]


def test_r14_11_nobody_must_play_a_card() -> None:
    """The turn ends with the card in the hand."""
    s = play(holding("gain_1"), 0, "aux 1", "pass")
    assert "gain_1" in names(s, s.players[0].hand)
    assert (s.waiting(), where(s, 0)) == ([1], "0")
