"""Moving on, drawing, counting, 6b, copying with 8b, worker spaces (R9.10 to R9.15)."""

from __future__ import annotations

import pytest

from tests.games.arranging import (
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
    tiles,
    told,
    use,
    where,
    why,
)
from tests.games.gwt1.arrange import play, table, yard
from trailboss.games.trail.state import TrailState


def test_r9_10_a_move_leads_to_phase_b_elsewhere() -> None:
    """3a: one step to B, a fee on the way; no cards are drawn in between."""
    s = yard("4a")
    lay(s, "A2", "1:1")
    s.players[0].dollars = 3
    play(use(s, 0, "A1"), 0, "use 2", "go A2", "go B")
    assert (s.players[0].dollars, s.players[1].dollars) == (1, 2)
    assert "aux 1" in legal(s, 0)
    assert told(s, "draw") == []


def test_r9_10_actions_left_behind_are_lost() -> None:
    """4a's hazard cannot be removed after its move (U6)."""
    s = yard("4a")
    lay(s, "FLOOD1", "flood-4-green")
    s.players[0].dollars = 5
    play(use(s, 0, "A1"), 0, "use 2", "go B", "stop", "aux 1", "pass")
    assert (s.waiting(), s.players[0].hazards) == ([1], ())


def test_r9_10_at_least_one_step_and_into_kansas_city() -> None:
    """Standing still is refused; Kansas City is visited with all its sub-phases."""
    s = yard("3b", "G1")
    foresee(s)
    play(use(s, 0, "G1"), 0, "use 2")
    assert refused(s, 0, "stop").rule == "R5.1"
    play(s, 0, "go KC", "income 0", "deliver kansas_city", "disc aux_dollar_2x")
    assert s.players[0].herder == node(s, "START")
    assert s.waiting() == [1]


@pytest.mark.parametrize("drawn", range(4))
def test_r9_11_up_to_as_many_cards_as_cowboys_then_as_many_back(drawn: int) -> None:
    """4b with three cowboys."""
    s = yard("4b")
    s.players[0].workers = (3, 1, 1)
    play(use(s, 0, "A1"), 0, "use 1")
    assert why(s, 0, "draw 4") == ("R9.11", 4, 3)
    play(s, 0, f"draw {drawn}")
    assert len(s.players[0].hand) == drawn
    for _ in range(drawn):
        play(s, 0, "discard " + names(s, s.players[0].hand)[0])
    assert (s.players[0].hand, len(s.players[0].discard)) == ((), drawn)
    assert "use 2" in legal(s, 0)


def test_r9_12_counting_actions() -> None:
    """1a forests, 7a pairs of teepees, 5b engineers, 7b forests again."""
    s = yard("1a", "E1")
    lay(s, "C1", "0:2")
    lay(s, "A1", "0:3")
    assert play(use(s, 0, "E1"), 0, "use 1").players[0].dollars == 4
    s = yard("7a")
    s.players[0].bandits = tiles(s, "teepee_green teepee_blue teepee_blue")
    play(use(s, 0, "A1"), 0, "use 1", "certificates 2")
    assert (s.players[0].dollars, s.players[0].certificates) == (2, 2)
    assert len(s.players[0].bandits) == 3
    s = yard("5b")
    s.players[0].workers = (1, 1, 4)
    assert play(use(s, 0, "A1"), 0, "use 2").players[0].dollars == 4
    s = yard("7b", "E1")
    lay(s, "C1", "0:2")
    assert legal(play(use(s, 0, "E1"), 0, "use 1"), 0) == {"engine 1", "engine 2"}


def test_r9_12_nothing_to_count_is_refused() -> None:
    """1a outside the forest, 7a without a pair, 7b outside the forest."""
    assert why(use(yard("1a"), 0, "A1"), 0, "use 1") == ("R9.12", 1, 0)
    s = yard("7a")
    s.players[0].bandits = tiles(s, "teepee_green teepee_green")
    assert why(use(s, 0, "A1"), 0, "use 1") == ("R9.12", 1, 0)
    assert why(use(yard("7b"), 0, "A1"), 0, "use 1") == ("R9.12", 1, 0)


def test_r9_13_the_objective_card_of_6b_goes_to_the_hand() -> None:
    """A hand of seven is no obstacle; 3 dollars come first."""
    s = yard("6b")
    hold(s, 0, "jersey jersey jersey jersey guernsey guernsey dutch_belt")
    shown = names(s, s.display)[0]
    play(use(s, 0, "A1"), 0, "use 1", "discard jersey")
    assert s.players[0].dollars == 3
    play(s, 0, "perform", f"take {shown}")
    assert (shown in names(s, s.players[0].hand), len(s.players[0].hand)) == (True, 7)
    assert told(s, "take") == [(0, 1, shown, "R9.13")]
    assert f"play {shown}" in legal(s, 0)


def copying(at: str = "A1", *laid: str, seats: int = 2) -> TrailState:
    """Own 8b on a space, other buildings of side b around: "A2=1:10"."""
    s = yard("8b", at, seats)
    for place in laid:
        there, name = place.split("=")
        lay(s, there, name)
    return s


def test_r9_14_neutral_own_and_foreign_neighbours() -> None:
    """A2 between a foreign and an own tile, A1 beside the neutral A; copying costs no fee."""
    s = copying("A2", "A1=1:10", "A3=0:5")
    play(use(s, 0, "A2"), 0, "use 1")
    assert legal(s, 0) == {"copy A1", "copy A3"}
    play(s, 0, "copy A1", "use 1", "use 2", "engine 4")
    assert ([p.dollars for p in s.players], where(s, 0)) == ([4, 0], "4")
    s = copying()
    hold(s, 0, "guernsey")
    assert play(use(s, 0, "A1"), 0, "use 1", "copy A", "use 1").players[0].dollars == 2


def test_r9_14_own_means_the_player_who_copies() -> None:
    """Another's 5b counts the engineers of the copying player."""
    s = copying("A1", "A2=1:5")
    s.players[0].workers, s.players[1].workers = (1, 1, 3), (1, 1, 6)
    play(use(s, 0, "A1"), 0, "use 1", "copy A2", "use 2")
    assert [p.dollars for p in s.players] == [3, 0]


def test_r9_14_only_adjacent_buildings() -> None:
    """Not beyond an empty space, not a hazard, not across a fork."""
    s = copying("FLOOD_R2", "A3=1:10", "FLOOD_R1=1:10", "B2=1:10", "FLOOD4=flood-4-green")
    hold(s, 0, "dutch_belt")
    play(use(s, 0, "FLOOD_R2"), 0, "use 1")
    assert legal(s, 0) == {"copy FLOOD_R1", "copy B"}
    for place in ("A3", "B2", "FLOOD4"):
        row = refused(s, 0, f"copy {place}")
        assert (row.rule, row.what) == ("R9.14", "not-adjacent")
    assert why(use(copying("FLOOD_R1"), 0, "FLOOD_R1"), 0, "use 1") == ("R9.14", 1, 0)


def test_r9_14_a_copied_move_starts_from_8b() -> None:
    """The cattleman stays on A1; the copied move of A2 enters A2 itself, with its fee."""
    s = copying("A1", "A2=1:4")
    s.players[0].dollars = 5
    play(use(s, 0, "A1"), 0, "use 1", "copy A2")
    assert s.players[0].herder == node(s, "A1")
    play(s, 0, "use 2")
    assert legal(s, 0) == {"go A2"}
    play(s, 0, "go A2", "stop")
    assert [p.dollars for p in s.players] == [3, 2]
    assert legal(s, 0) == {"aux 1", "aux 2"}


def test_r9_14_the_risk_action_of_the_copied_space_is_included() -> None:
    """Beside the own one of 8b, which stays a local action of 8b (U8)."""
    s = copying("FLOOD_R1", "FLOOD_R2=1:9")
    hold(s, 0, "jersey jersey")
    play(use(s, 0, "FLOOD_R1"), 0, "use 1", "copy FLOOD_R2", "risk", "certificates 1", "pass")
    play(s, 0, "risk", "certificates 1")
    assert (s.players[0].dollars, s.players[0].certificates) == (4, 2)


def test_r9_14_another_8b_may_be_copied_and_copies_on() -> None:
    """8b on A1, seat 1's 8b on A2, 10b on A3: through A2 to A3."""
    s = copying("A1", "A2=1:8", "A3=1:10")
    play(use(s, 0, "A1"), 0, "use 1", "copy A2", "use 1", "copy A3", "use 1")
    assert s.players[0].dollars == 4
    assert s.players[0].herder == node(s, "A1")


def test_r9_14_a_chain_of_three() -> None:
    """Three players' 8b in a row lead from A1 over A2 and A3 to B."""
    s = copying("A1", "A2=1:8", "A3=2:8", seats=3)
    hold(s, 0, "dutch_belt")
    play(use(s, 0, "A1"), 0, "use 1", "copy A2", "use 1", "copy A3", "use 1", "copy B", "use 1")
    assert s.players[0].dollars == 2


def test_r9_14_never_back_in_a_loop() -> None:
    """From the copied 8b on A2 the 8b on A1 is refused, and A2 is refused from A3."""
    s = copying("A1", "A2=1:8", "A3=2:8", seats=3)
    hold(s, 0, "dutch_belt guernsey")
    play(use(s, 0, "A1"), 0, "use 1", "copy A2", "use 1")
    row = refused(s, 0, "copy A1")
    assert (row.rule, row.what) == ("R9.14", "no-copying-back")
    play(s, 0, "copy A3", "use 1")
    assert legal(s, 0) == {"copy B"}
    assert refused(s, 0, "copy A2").rule == "R9.14"


def test_r9_14_an_8b_that_leads_nowhere_is_not_copied() -> None:
    """Its only other neighbour is an empty space."""
    s = copying("A1", "A2=1:8")
    hold(s, 0, "guernsey")
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"copy A"}
    assert refused(s, 0, "copy A2").what == "nothing-left-to-copy"


def test_r9_14_no_auxiliary_action_through_a_copy() -> None:
    """Neither at the copied building nor after it; instead of copying it is free."""
    s = copying("A1", "A2=1:10")
    assert "aux 1" in legal(use(s, 0, "A1"), 0)
    play(s, 0, "use 1", "copy A2")
    assert refused(s, 0, "aux 1").rule == "R9.14"
    play(s, 0, "use 1", "pass")
    assert refused(s, 0, "aux 1").rule == "R6.5"
    assert legal(s, 0) == {"pass"}


def test_r9_15_a_space_gives_its_action_each_time_it_is_filled() -> None:
    """The second engineer: a Jersey for a certificate, again after the space was vacated."""
    s = table()
    staff(s, 4, "1-engineer 2-engineer")
    hold(s, 0, "jersey jersey")
    s.players[0].dollars = 30
    play(use(s, 0, "A"), 0, "use 2", "hire 1-engineer", "perform", "certificates 1")
    s.players[0].workers = (1, 1, 1)
    play(s, 0, "use 3", "hire 2-engineer", "perform", "certificates 1")
    assert (s.players[0].certificates, s.players[0].hand) == (2, ())


@pytest.mark.parametrize(
    ("have", "dollars", "certificates"), [(1, 0, 1), (2, 2, 0), (4, 0, 2), (5, 4, 0)]
)
def test_r9_15_engineers_sell_a_jersey(have: int, dollars: int, certificates: int) -> None:
    """Spaces 2, 3, 5 and 6."""
    s = table()
    staff(s, 4, "1-engineer")
    hold(s, 0, "jersey")
    s.players[0].dollars, s.players[0].workers = 6, (1, 1, have)
    play(use(s, 0, "A"), 0, "use 2", "hire 1-engineer", "perform")
    if certificates:
        play(s, 0, f"certificates {certificates}")
    assert (s.players[0].dollars, s.players[0].certificates) == (dollars, certificates)


def test_r9_15_the_fourth_engineer_hires_and_the_sixth_cowboy_trades() -> None:
    """Two dollars less; a teepee for its printed dollars."""
    s = table()
    staff(s, 4, "1-engineer 3-craftsman")
    s.players[0].dollars, s.players[0].workers = 11, (1, 1, 3)
    play(use(s, 0, "A"), 0, "use 2", "hire 1-engineer", "perform", "hire 3-craftsman")
    assert (s.players[0].dollars, s.players[0].workers) == (0, (1, 2, 4))
    s = table()
    staff(s, 4, "1-cowboy")
    lay(s, "TP_P8", "teepee_green")
    s.players[0].dollars, s.players[0].workers = 6, (5, 1, 1)
    play(use(s, 0, "A"), 0, "use 2", "hire 1-cowboy", "perform", "collect TP_P8")
    assert s.players[0].dollars == 8


def test_r9_11_with_few_cards_fewer_are_offered() -> None:
    """One card in the whole herd."""
    s = yard("4b")
    s.players[0].workers, s.players[0].draw = (6, 1, 1), cards(s, "jersey")
    park(s, "0")
    clear_slots(s, 0, "hand_left")
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"draw 0", "draw 1"}


def test_r9_14_replacing_8b_ends_the_copy() -> None:
    """A is copied, the new craftsman puts 10b in the place of 8b: the rest of A is lost (U7)."""
    s = copying()
    staff(s, 4, "1-craftsman 2-cowboy")
    hold(s, 0, "guernsey")
    s.players[0].workers, s.players[0].dollars = (1, 3, 1), 50
    play(use(s, 0, "A1"), 0, "use 1", "copy A", "use 2", "hire 1-craftsman", "perform")
    play(s, 0, "build 10", "site A1")
    assert legal(s, 0) == {"pass"}
    assert refused(s, 0, "use 1").rule == "R9.5"
