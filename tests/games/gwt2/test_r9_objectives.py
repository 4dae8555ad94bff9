"""Playing objective cards: windows, immediate actions, the free herder move (R9)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.arranging import (
    card,
    cards,
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
    stock,
    turn,
    use,
)
from tests.games.gwt2.arrange import play, score, table
from tests.games.holdings import forbidden, own
from trailboss.games.trail.state import TrailState

DOLLARS = ["OB01", "OB02", "OB03", "OB04", "OB05"]
DRAWS = ["OB06", "OB07", "OB08", "OB09", "OB10"]
MOVES = ["OB11", "OB12", "OB13", "OB14", "OB15"]


def plays(s: TrailState, seat: int) -> set[str]:
    """The objective cards that may be played now."""
    return {text for text in legal(s, seat) if text.startswith("play ")}


def test_r9_1_a_gained_card_enters_the_deck_and_comes_to_the_hand_by_drawing() -> None:
    """A gained card lies on the discard pile; phase C shuffles and draws it."""
    s = table()
    s.players[0].draw = ()
    top = s.objectives[0]
    play(use(s, 0, "C"), 0, "use 1", "choose 2", "take top")
    assert list(s.players[0].discard) == [top]
    play(s, 0, "pass")
    assert list(s.players[0].hand) == [top]
    assert len(s.players[0].discard) == 0


def test_r9_1_objective_cards_have_no_breeding_value() -> None:
    """Income counts the Criollo alone."""
    s = table()
    foresee(s)
    hold(s, 0, "criollo OB01 OB21")
    s.players[0].dollars = 0
    play(use(s, 0, "KC"), 0, "income 0")
    assert s.players[0].dollars == 1


def test_r9_2_a_played_card_lies_in_the_area_and_acts_at_once() -> None:
    """From the hand to the area, and two dollars."""
    s = table()
    hold(s, 0, "OB01 criollo")
    s.players[0].dollars = 0
    play(use(s, 0, "B"), 0, "play OB01")
    assert names(s, s.players[0].area) == ["OB01"]
    assert names(s, s.players[0].hand) == ["criollo"]
    assert s.players[0].dollars == 2


def test_r9_2_a_played_card_must_be_scored() -> None:
    """In the hand the unfulfilled card is dropped, in the area it costs its penalty for good."""
    s = table()
    hold(s, 0, "OB01")
    assert score(s, 0)["objectives"] == 0
    play(use(s, 0, "B"), 0, "play OB01", "aux 1", "pass")
    assert score(s, 0)["objectives"] == -2
    assert card(s, "OB01") in s.players[0].area


def test_r9_2_a_declined_action_is_lost() -> None:
    """After the pass there is neither a move nor a second play of the card."""
    s = table()
    hold(s, 0, "OB16 criollo")
    play(use(s, 0, "B"), 0, "play OB16")
    assert legal(s, 0) == {"perform", "pass"}
    play(s, 0, "pass")
    assert not {"perform", "engine 2", "play OB16"} & legal(s, 0)
    forbidden(s, 0, "perform")
    forbidden(s, 0, "play OB16")


def test_r9_2_only_cards_of_the_hand_are_played() -> None:
    """Neither the discard pile nor the draw stack can be played from."""
    s = table()
    s.players[0].discard = cards(s, "OB01")
    s.players[0].draw = cards(s, "OB02")
    turn(s, 0, "A")
    forbidden(s, 0, "play OB01")
    forbidden(s, 0, "play OB02")


def test_r9_3_a_card_is_played_before_phase_a() -> None:
    """The first question of a turn is a window, and stays one after a play."""
    s = table()
    hold(s, 0, "OB01 OB02")
    turn(s, 0, "A")
    assert plays(s, 0) == {"play OB01", "play OB02"}
    play(s, 0, "play OB01")
    assert plays(s, 0) == {"play OB02"}


def test_r9_3_no_card_between_two_steps() -> None:
    """Phase A has begun."""
    s = table()
    lay(s, "A1", "0:2")
    hold(s, 0, "OB01")
    play(turn(s, 0, "A"), 0, "go A1")
    assert "go B" in legal(s, 0)
    forbidden(s, 0, "play OB01")


def test_r9_3_phase_b_is_a_window_before_between_and_after_the_actions() -> None:
    """Before the first, between two and after the last single action."""
    s = table()
    hold(s, 0, "santa_gertrudis OB01 OB02 OB03")
    s.players[0].dollars = 0
    use(s, 0, "B")
    play(s, 0, "play OB01", "use 1", "play OB02", "use 2", "build 1", "site A1", "play OB03")
    assert names(s, s.players[0].area) == ["OB01", "OB02", "OB03"]
    assert s.players[0].dollars == 2 + 2 + 2 - 2 + 2


def test_r9_3_the_window_is_open_on_foreign_locations_too() -> None:
    """Before and after the single auxiliary action on another's building."""
    s = table()
    lay(s, "A1", "1:2")
    hold(s, 0, "OB01 OB02")
    use(s, 0, "A1")
    play(s, 0, "play OB01", "aux 1", "play OB02")
    assert names(s, s.players[0].area) == ["OB01", "OB02"]


def inside_buying() -> TrailState:
    s = table()
    stock(s, "longhorn", "corriente")
    s.players[0].dollars = 10
    hold(s, 0, "OB01")
    return play(use(s, 0, "E"), 0, "use 2")


def inside_hiring() -> TrailState:
    s = table()
    staff(s, 4, "1-engineer")
    s.players[0].dollars = 10
    hold(s, 0, "OB01 criollo")
    return play(use(s, 0, "A"), 0, "use 2", "hire 1-engineer")


def inside_an_engine_move() -> TrailState:
    s = table()
    hold(s, 0, "OB01")
    return play(use(s, 0, "G"), 0, "use 1")


def inside_an_upgrade() -> TrailState:
    s = table()
    park(s, "4", "0")
    s.players[0].dollars = 10
    hold(s, 0, "OB01")
    return play(use(s, 0, "G"), 0, "use 1", "engine 4.5")


def inside_a_discard() -> TrailState:
    s = table()
    hold(s, 0, "OB01")
    return play(use(s, 0, "B"), 0, "aux 2")


def inside_another_card() -> TrailState:
    s = table()
    hold(s, 0, "OB01 OB06")
    return play(use(s, 0, "B"), 0, "play OB06")


@pytest.mark.parametrize(
    "arranged",
    [
        inside_buying,
        inside_hiring,
        inside_an_engine_move,
        inside_an_upgrade,
        inside_a_discard,
        inside_another_card,
    ],
)
def test_r9_3_no_card_inside_an_action(arranged: Callable[[], TrailState]) -> None:
    """Purchases, immediate actions, upgrades and discards belong to the running action."""
    s = arranged()
    assert s.waiting() == [0]
    forbidden(s, 0, "play OB01")


def test_r9_3_no_card_in_the_turn_of_another() -> None:
    """Not at the other's question, nor at one's own exchange question within it."""
    s = table()
    hold(s, 1, "OB01 criollo")
    use(s, 0, "B")
    forbidden(s, 1, "play OB01")
    play(s, 1, "exchange", "draw 1")
    assert s.waiting() == [1]
    forbidden(s, 1, "play OB01")


def test_r9_3_no_card_in_phase_c() -> None:
    """A card drawn in phase C waits for the next turn."""
    s = table()
    s.players[0].draw = cards(s, "OB01 OB02 OB03 OB04")
    play(use(s, 0, "B"), 0, "aux 1", "pass")
    assert card(s, "OB01") in s.players[0].hand
    assert s.waiting() == [1]
    forbidden(s, 0, "play OB01")


def test_r9_3_in_kansas_city_cards_are_played_before_subphases_1_to_4() -> None:
    """One card before each of the three foresights and one before the income (D8)."""
    s = table()
    foresee(s, "bandit-green -", "cowboy -", "cowboy -")
    hold(s, 0, "OB01 OB02 OB03 OB04 OB05")
    s.players[0].dollars = 0
    use(s, 0, "KC")
    for n, name in enumerate(DOLLARS[:3]):
        play(s, 0, f"play {name}", "tile 1")
        assert s.players[0].dollars == 2 * n + 2
    play(s, 0, "play OB04", "income 0")
    assert s.players[0].dollars == 8


def test_r9_3_no_card_after_the_income() -> None:
    """The hand is on the discard pile."""
    s = table()
    foresee(s)
    hold(s, 0, "OB01")
    play(use(s, 0, "KC"), 0, "income 0")
    assert names(s, s.players[0].discard) == ["OB01"]
    forbidden(s, 0, "play OB01")


def test_r9_3_the_free_move_has_no_effect_in_kansas_city() -> None:
    """The card may be played, the herder stays."""
    s = table()
    foresee(s)
    hold(s, 0, "OB11")
    play(use(s, 0, "KC"), 0, "play OB11")
    assert legal(s, 0) == {"pass"}
    assert refused(s, 0, "perform").rule.startswith("R")
    play(s, 0, "pass")
    assert s.players[0].herder == node(s, "KC")
    assert "income 0" in legal(s, 0)


def test_r9_4_several_cards_in_one_window() -> None:
    """One after the other, each with its action."""
    s = table()
    hold(s, 0, "OB01 OB19 OB06")
    s.players[0].dollars = 0
    turn(s, 0, "A")
    play(s, 0, "play OB01", "play OB19", "perform", "engine 3", "play OB06", "draw 0")
    assert names(s, s.players[0].area) == ["OB01", "OB19", "OB06"]
    assert "go B" in legal(s, 0)


@pytest.mark.parametrize("name", DOLLARS)
def test_r9_5_two_dollars(name: str) -> None:
    s = table()
    hold(s, 0, name)
    s.players[0].dollars = 1
    play(turn(s, 0, "A"), 0, f"play {name}")
    assert s.players[0].dollars == 3


@pytest.mark.parametrize("name", DRAWS)
def test_r9_5_draw_up_to_three_then_discard_as_many(name: str) -> None:
    s = table()
    hold(s, 0, f"{name} criollo")
    play(turn(s, 0, "A"), 0, f"play {name}")
    assert legal(s, 0) == {"draw 0", "draw 1", "draw 2", "draw 3"}
    play(s, 0, "draw 3")
    for left in (3, 2, 1):
        assert len(s.players[0].hand) == 1 + left
        play(s, 0, next(text for text in sorted(legal(s, 0))))
    assert len(s.players[0].hand) == 1
    assert len(s.players[0].discard) == 3
    assert "go B" in legal(s, 0)


@pytest.mark.parametrize(
    ("name", "most"), [("OB16", 2), ("OB17", 2), ("OB18", 2), ("OB19", 3), ("OB20", 3)]
)
def test_r9_5_the_engine_moves_up_to_two_or_three(name: str, most: int) -> None:
    s = table()
    hold(s, 0, name)
    play(turn(s, 0, "A"), 0, f"play {name}", "perform")
    assert legal(s, 0) == {f"engine {n}" for n in range(1, most + 1)}


def test_r9_5_the_engine_of_a_card_may_upgrade_a_station() -> None:
    """Two ahead into the turnout, then the station is offered."""
    s = table()
    hold(s, 0, "OB16")
    park(s, "3", "0")
    s.players[0].dollars = 2
    play(turn(s, 0, "A"), 0, "play OB16", "perform", "engine 4.5")
    assert legal(s, 0) == {"upgrade 1", "pass"}


@pytest.mark.parametrize("name", ["OB21", "OB22", "OB23", "OB24"])
def test_r9_5_one_auxiliary_action_single_or_double(name: str) -> None:
    s = table()
    hold(s, 0, name)
    s.players[0].dollars = 0
    clear_slots(s, 0, "AUX1_2x")
    play(turn(s, 0, "A"), 0, f"play {name}", "perform")
    assert legal(s, 0) == {"aux 1", "aux 2", "double 1"}
    play(s, 0, "double 1")
    assert s.players[0].dollars == 2
    assert "go B" in legal(s, 0)


def test_r9_5_a_double_auxiliary_action_needs_both_slots() -> None:
    s = table()
    hold(s, 0, "OB21")
    park(s, "5", "0")
    clear_slots(s, 0, "AUX3_left")
    play(turn(s, 0, "A"), 0, "play OB21", "perform")
    assert "aux 3" in legal(s, 0)
    why = refused(s, 0, "double 3")
    assert (why.rule, why.needs, why.has) == ("R8.22", 2, 1)


def test_r9_7_a_thing_serves_one_task_of_one_card() -> None:
    """One building, one hazard and two orange bandits: one of two cards with a building."""
    s = own(table(), 0, "A1:1", area="OB01 OB02")
    own(s, 0, bandits="bandit-orange bandit-orange bandit-orange bandit-green")
    assert score(s, 0)["objectives"] == 3 - 2
    own(s, 0, "A2:2")
    assert score(s, 0)["objectives"] == 6


def test_r9_8_an_unfulfilled_card_costs_its_penalty_and_a_starting_card_nothing() -> None:
    """Two for OB01, three for OB21, nothing for ST1; half a card is not fulfilled."""
    assert score(own(table(), 0, area="OB01"), 0)["objectives"] == -2
    assert score(own(table(), 0, area="OB21"), 0)["objectives"] == -3
    assert score(own(table(), 0, area="ST1 ST2 ST3 ST4"), 0)["objectives"] == 0
    assert score(own(table(), 0, "A1:1 A2:2", area="OB06 ST3"), 0)["objectives"] == -2


def test_r9_10_an_objective_card_pays_where_any_card_may_be_discarded() -> None:
    """Drawing and discarding takes it."""
    s = table()
    hold(s, 0, "OB01")
    play(use(s, 0, "B"), 0, "aux 2", "discard OB01")
    assert names(s, s.players[0].discard) == ["OB01"]


def test_r9_10_an_objective_card_never_pays_for_cattle() -> None:
    """Not for the risk action, not as a pair, not for 8b."""
    s = table(sides="aaaaaaabaaaa")
    lay(s, "FR1", "0:8")
    hold(s, 0, "OB01 OB02")
    use(s, 0, "FR1")
    assert not {"use 1", "risk"} & legal(s, 0)
    assert refused(s, 0, "use 1").rule.startswith("R")
    hold(s, 0, "OB01 criollo")
    play(s, 0, "use 1")
    assert legal(s, 0) == {"discard criollo"}
    assert refused(s, 0, "discard OB01").rule == "R8.2"


def test_r9_10_1b_asks_for_an_objective_card() -> None:
    """Cattle do not pay there."""
    s = table(sides="b")
    lay(s, "A1", "0:1")
    hold(s, 0, "criollo")
    use(s, 0, "A1")
    refused(s, 0, "use 1")
    hold(s, 0, "criollo OB01")
    play(s, 0, "use 1")
    assert legal(s, 0) == {"discard OB01"}
    refused(s, 0, "discard criollo")
