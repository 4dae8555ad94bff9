"""Decisions beyond the printed rules: one test for each ruling (R15); Sam's stand in R14."""

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
    quiet,
    refused,
    stock,
    use,
)
from tests.games.gwt2.arrange import game, play, table, view
from tests.games.holdings import forbidden, own
from trailboss.games.trail.market import BuyCattle


def test_r15_d1_the_first_turn_discards_then_places_then_uses() -> None:
    """Seat 1 has five cards: one discard, then the seven neutral buildings, then phase B (R3.2)."""
    s = game(2)
    play(s, 0, "go B", "aux 1", "pass")
    assert s.waiting() == [1]
    assert {text.split()[0] for text in legal(s, 1)} == {"discard"}
    forbidden(s, 1, "go B")
    play(s, 1, min(legal(s, 1)))
    assert legal(s, 1) == {f"go {letter}" for letter in "ABCDEFG"}
    play(s, 1, "go B")
    assert "aux 1" in legal(s, 1)


def test_r15_d2_phase_b_cannot_be_skipped() -> None:
    """On a neutral building as on another's: one action is due (R5.6)."""
    s = table()
    lay(s, "A1", "1:2")
    for at in ("B", "A1"):
        use(quiet(s), 0, at)
        why = refused(s, 0, "pass")
        assert (why.rule, why.needs, why.has) == ("R5.6", 1, 0)


def test_r15_d3_local_actions_left_behind_are_lost() -> None:
    """After the herder move of 3a its discard of a pair is gone (R8.29)."""
    s = table()
    lay(s, "A1", "0:3")
    hold(s, 0, "criollo criollo")
    play(use(s, 0, "A1"), 0, "use 2", "go B")
    assert "use 1" not in legal(s, 0)
    play(s, 0, "aux 1", "pass")
    assert s.waiting() == [1]


def test_r15_d3_a_building_replaced_under_the_herder_is_not_used() -> None:
    """6a hires the fourth builder, who replaces 6a by 8a: nothing is left to use (R5.8)."""
    s = table()
    lay(s, "A1", "0:6")
    s.jobs = (0, 0, 0, 2, *s.jobs[4:])
    s.players[0].workers, s.players[0].dollars = (1, 3, 1), 10
    use(s, 0, "A1")
    play(s, 0, "use 1", "hire 1-builder", "perform", "build 8", "site A1")
    assert s.players[0].dollars == 10 - 5 - 1
    assert legal(s, 0) == {"pass"}
    assert refused(s, 0, "use 1").rule == refused(s, 0, "aux 1").rule == "R5.8"


def test_r15_d4_foresight_columns_without_tiles_are_skipped() -> None:
    """Nothing in columns 1 and 3: the single tile of column 2 is asked for, then income (R6.6)."""
    s = table()
    foresee(s, "- -", "- cowboy", "- -")
    use(s, 0, "KC")
    assert legal(s, 0) == {"tile 2"}
    play(s, 0, "tile 2")
    assert "income 0" in legal(s, 0)


def test_r15_d5_a_hand_disc_needs_its_price_and_the_transport() -> None:
    """Six dollars, three for the way to Bloomington: HAND_LEFT is refused (R6.13)."""
    s = table()
    clear_slots(s, 0, " ".join(d.name for d in s.rules.discs if d.name[:4] not in ("HAND", "STEP")))
    foresee(s)
    hold(s, 0, "criollo galloway longhorn")
    s.players[0].dollars = 0
    play(use(s, 0, "KC"), 0, "income 0", "deliver bloomington")
    assert legal(s, 0) == {"disc STEP_LEFT", "disc STEP_RIGHT"}
    why = refused(s, 0, "disc HAND_LEFT")
    assert (why.rule, why.needs, why.has) == ("R6.13", 8, 6)


def test_r15_d5_with_both_payable_the_hand_disc_may_be_chosen() -> None:
    """Eight dollars pay for the slot and for the way."""
    s = table()
    clear_slots(s, 0, " ".join(d.name for d in s.rules.discs if d.name[:4] not in ("HAND", "STEP")))
    foresee(s)
    hold(s, 0, "criollo galloway longhorn")
    s.players[0].dollars = 2
    play(use(s, 0, "KC"), 0, "income 0", "deliver bloomington", "disc HAND_LEFT")
    assert s.players[0].dollars == 0


def test_r15_d6_the_number_of_cards_is_fixed_before_drawing() -> None:
    """After one card was drawn no second can be added (R8.3)."""
    s = table(sides="b")
    lay(s, "A1", "0:4")
    s.players[0].workers = (3, 1, 1)
    play(use(s, 0, "A1"), 0, "use 1", "draw 1")
    forbidden(s, 0, "draw 1")
    assert {text.split()[0] for text in legal(s, 0)} == {"discard"}


@pytest.mark.parametrize(
    ("reading", "own_one", "others"),
    [("own", True, False), ("on", True, True), ("off", False, False)],
)
def test_r15_d7_the_risk_action_is_copied_beside_an_own_building(
    reading: str, own_one: bool, others: bool
) -> None:
    """6b on FR2 copies the 2a on FR1, own or another's, with the risk action there (R8.31)."""
    for owner, able in ((0, own_one), (1, others)):
        s = table(sides="aaaaabaaaaaa", copy_risk=reading)
        lay(s, "FR2", "0:6")
        lay(s, "FR1", f"{owner}:2")
        hold(s, 0, "pineywoods")
        play(use(s, 0, "FR2"), 0, "use 1", "copy FR1")
        assert ("risk" in legal(s, 0)) is able
        if able:
            play(s, 0, "risk", "discard pineywoods", "certificates 1")
            assert s.players[0].certificates == 1
        else:
            assert refused(s, 0, "risk").rule == "R5.3"


def test_r15_d8_objective_cards_are_played_between_the_subphases() -> None:
    """Before subphases 1 and 4, not after the income (R9.3)."""
    s = table()
    foresee(s, "bandit-green -")
    hold(s, 0, "OB01 OB02 OB03")
    use(s, 0, "KC")
    play(s, 0, "play OB01", "tile 1", "play OB02", "income 0")
    forbidden(s, 0, "play OB03")


def test_r15_d9_tokens_inside_tokens_and_actions_last_in_first_out() -> None:
    """Seat 0's token in seat 0's hire, seat 1's token inside that (R10.2)."""
    s = table()
    s.players[0].dollars = 20
    s.players[0].tokens = 2
    play(use(s, 0, "A"), 0, "use 2")
    hire = s.stack[-1]
    play(s, 0, "exchange")
    first = s.stack[-1]
    play(s, 1, "exchange")
    second = s.stack[-1]
    play(s, 0, "exchange", "draw 0")
    assert s.stack[-1] is second
    play(s, 1, "draw 0")
    assert s.stack[-1] is first
    play(s, 0, "draw 0")
    assert s.stack[-1] is hire


def test_r15_d10_the_last_resort_for_discs() -> None:
    """A station's disc before none at all, and a delivery without any disc counts (R12.2)."""
    s = own(table(), 0, stations="3")
    s.players[0].discs = (0,) * len(s.players[0].discs)
    foresee(s)
    play(use(s, 0, "KC"), 0, "income 0", "deliver kansas_city")
    assert legal(s, 0) == {"lift 3"}
    play(s, 0, "lift 3")
    foresee(quiet(s))
    play(use(s, 0, "KC"), 0, "income 0", "deliver kansas_city")
    assert legal(s, 0) == {"pass"}
    play(s, 0, "pass")
    assert s.players[0].cities[0] == 2


def test_r15_d11_orange_cards_of_different_stages_are_identical() -> None:
    """They are a pair for 3a (R13.6)."""
    s = table(simmental="on")
    lay(s, "A1", "0:3")
    hold(s, 0, "simmental-1 simmental-2")
    assert "use 1" in legal(use(s, 0, "A1"), 0)


def test_r15_d12_a_delivery_may_take_its_objective_card_from_the_stack() -> None:
    """Display and top of the stack are offered alike (R6.12)."""
    s = own(table(), 0, cities="bloomington")
    foresee(s)
    hold(s, 0, "hereford-5 longhorn")
    play(use(s, 0, "KC"), 0, "income 0", "deliver peoria", "disc AUX1_2x")
    assert legal(s, 0) == {*[f"take {name}" for name in names(s, s.display)], "take top"}
    top = s.objectives[0]
    play(s, 0, "take top")
    assert top in (*s.players[0].discard, *s.players[0].hand, *s.players[0].draw)


def test_r15_d13_an_extraordinary_delivery_to_kansas_city_gives_four_dollars() -> None:
    """By 9a, without income and transport (R8.34)."""
    s = table()
    lay(s, "A1", "0:9")
    park(s, "5", "0")
    s.players[0].dollars = 0
    use(s, 0, "A1")
    play(s, 0, "use 2", "engine 3", "deliver kansas_city", "disc AUX1_2x")
    assert s.players[0].dollars == 4


def test_r15_d14_a_second_buy_action_has_all_cowboys_again() -> None:
    """Two actions in a row, one cowboy each time (R8.10)."""
    s = table()
    stock(s, "longhorn longhorn")
    s.players[0].dollars = 12
    for _ in range(2):
        BuyCattle().start(s, 0)
        play(s, 0, "buy V3x1_a", "cow longhorn")
        assert legal(s, 0) == {"pass"}
        play(s, 0, "pass")
    assert names(s, s.players[0].discard) == ["longhorn", "longhorn"]


def test_r15_d15_a_copy_has_no_auxiliary_alternative() -> None:
    """6b copies E: its local actions only, before as after (R8.31)."""
    s = table(sides="aaaaabaaaaaa")
    lay(s, "E1", "0:6")
    hold(s, 0, "pineywoods")
    play(use(s, 0, "E1"), 0, "use 1", "copy E")
    assert refused(s, 0, "aux 1").rule == "R8.31"
    play(s, 0, "use 1", "pass")
    refused(s, 0, "aux 1")


@pytest.mark.parametrize(("reading", "paid"), [("on", False), ("off", True)])
def test_r15_d16_the_station_comes_before_the_reward(reading: str, paid: bool) -> None:
    """Auxiliary 5 back into 7.5: its dollar is too late for the two of station 2 (R8.13)."""
    s = table(station_first=reading)
    park(s, "8", "0")
    clear_slots(s, 0, "AUX5_left")
    s.players[0].dollars = 1
    play(use(s, 0, "B"), 0, "aux 5", "engine 7.5", "pass")
    assert ("upgrade 2" in legal(s, 0)) is paid


def test_r15_d18_everything_is_open_but_hands_stacks_and_bags() -> None:
    """Money, tokens, discards, areas, discs, tiles and the market look alike to all (R1.11)."""
    s = own(table(), 0, "A1:1", "2", discard="longhorn OB05", area="OB01")
    hold(s, 0, "criollo")
    for viewer in (0, 1, None):
        p, seen = s.players[0], view(s, viewer).players[0]
        assert (seen.dollars, seen.tokens, seen.certificates) == (p.dollars, p.tokens, 0)
        assert (seen.discard, seen.area, seen.discs) == (p.discard, p.area, p.discs)
        assert (seen.stations, seen.workers) == (p.stations, p.workers)
        assert view(s, viewer).board == s.board
        assert view(s, viewer).market == s.market


def test_r15_d19_a_free_move_in_phase_b_before_any_action_ends_phase_b() -> None:
    """The old location is left, the new one may not be used (R9.6)."""
    s = table()
    hold(s, 0, "OB12")
    play(use(s, 0, "C"), 0, "play OB12", "perform", "go D", "stop")
    assert s.players[0].herder == node(s, "D")
    assert s.waiting() == [1]
