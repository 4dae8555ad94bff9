"""Special cases: the last discs, tiny decks, empty stacks, shared stations (R12)."""

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
    park,
    quiet,
    refused,
    staff,
    stock,
    use,
)
from tests.games.gwt2.arrange import game, play, score, table
from tests.games.holdings import forbidden, own, waits
from trailboss.games.trail.state import TrailState

ALL = " ".join(row.name for row in game().rules.discs)


def only(s: TrailState, seat: int, discs: str) -> TrailState:
    """Exactly these discs are left on the board."""
    clear_slots(s, seat, " ".join(name for name in ALL.split() if name not in discs.split()))
    return s


def railway_delivery(s: TrailState, engine: str = "5", back: str = "4") -> TrailState:
    """Seat 0 delivers by its 9a; the masters stay out of the way."""
    s.masters = (0,) * len(s.masters)
    lay(s, "A1", "0:9")
    park(s, engine, "0")
    return play(use(s, 0, "A1"), 0, "use 2", f"engine {back}")


def at_turnout(s: TrailState, dollars: int) -> TrailState:
    """Seat 0's engine has just stopped in turnout 7.5, at station 2."""
    s.masters = (0,) * len(s.masters)
    park(s, "7", "0")
    s.players[0].dollars = dollars
    return play(use(s, 0, "G"), 0, "use 1", "engine 7.5")


def test_r12_1_money_never_runs_out() -> None:
    """A player with a thousand dollars gains more."""
    s = table()
    s.players[0].dollars = 1000
    play(use(s, 0, "B"), 0, "aux 1")
    assert s.players[0].dollars == 1001


def test_r12_1_tokens_never_run_out() -> None:
    s = table()
    for p in s.players:
        p.tokens = 50
    lay(s, "BANDIT1", "bandit-green")
    play(use(s, 0, "D"), 0, "use 1", "choose 1", "collect BANDIT1")
    assert s.players[0].tokens == 51


def test_r12_2_without_a_payable_disc_a_station_gives_its_own() -> None:
    """Only HAND_LEFT is left and there are 3 dollars: the disc of station 1 or 6 moves (X42 c)."""
    s = only(own(table(), 0, stations="1 6"), 0, "HAND_LEFT")
    s.players[0].dollars = 3
    play(railway_delivery(s), 0, "deliver fulton")
    assert legal(s, 0) == {"lift 1", "lift 6"}
    why = refused(s, 0, "disc HAND_LEFT")
    assert (why.rule, why.needs, why.has) == ("R6.9", 5, 3)
    play(s, 0, "lift 6")
    assert score(s, 0)["stations"] == 1
    assert s.players[0].cities[1] == 1
    assert s.players[0].dollars == 3


def test_r12_2_while_a_disc_can_be_paid_no_station_gives_one() -> None:
    """The last resort only."""
    s = only(own(table(), 0, stations="1 6"), 0, "HAND_LEFT STEP_RIGHT")
    s.players[0].dollars = 3
    play(railway_delivery(s), 0, "deliver fulton")
    assert legal(s, 0) == {"disc STEP_RIGHT"}
    assert refused(s, 0, "lift 1").rule == "R12.2"


def test_r12_2_a_station_that_gave_its_disc_is_no_longer_yours() -> None:
    """No points, no task, no count for 12b and SM6, and it may be upgraded again."""
    s = only(own(table(), 0, stations="1 2", area="ST2", masters="SM6"), 0, "")
    own(s, 0, bandits="bandit-green")
    assert score(s, 0)["objectives"] == 3
    assert score(s, 0)["stationmasters"] == 3
    play(railway_delivery(s), 0, "deliver fulton", "lift 1")
    assert score(s, 0)["stations"] == 1
    assert score(s, 0)["objectives"] == 0
    assert score(s, 0)["stationmasters"] == 0


def test_r12_2_such_a_station_may_be_upgraded_again() -> None:
    """With the disc of another station, since none is left."""
    s = only(own(table(), 0, stations="2 3"), 0, "")
    play(railway_delivery(s), 0, "deliver fulton", "lift 2")
    s = at_turnout(quiet(s), 2)
    assert "upgrade 2" in legal(s, 0)
    play(s, 0, "upgrade 2", "lift 3")
    assert s.players[0].stations == 1 << 1


def test_r12_2_for_a_delivery_the_move_is_compulsory() -> None:
    """No pass while a station has a disc."""
    s = only(own(table(), 0, stations="1"), 0, "")
    play(railway_delivery(s), 0, "deliver fulton")
    assert legal(s, 0) == {"lift 1"}
    forbidden(s, 0, "pass")


def test_r12_2_for_an_upgrade_the_move_is_a_choice() -> None:
    """The offer may be declined; accepted, the disc of another own station moves."""
    s = at_turnout(only(own(table(), 0, stations="1 6"), 0, ""), 2)
    assert legal(s, 0) == {"upgrade 2", "pass"}
    play(s, 0, "upgrade 2")
    assert legal(s, 0) == {"lift 1", "lift 6"}
    play(s, 0, "lift 1")
    assert s.players[0].stations == 1 << 1 | 1 << 5


def test_r12_2_a_disc_never_leaves_a_city() -> None:
    """Discs on cities alone: the upgrade is not offered at all."""
    s = at_turnout(only(own(table(), 0, cities="fulton new_york"), 0, ""), 10)
    assert s.players[0].stations == 0
    assert "upgrade 2" not in legal(s, 0)
    forbidden(s, 0, "upgrade 2")


def test_r12_2_without_any_disc_the_delivery_counts_all_the_same() -> None:
    """The pair acts, the points count, the city is taken, the four dollars come (X42 e)."""
    s = only(own(table(), 0, cities="bloomington"), 0, "")
    play(railway_delivery(s, "5", "0"), 0, "deliver st_louis")
    assert legal(s, 0) == {"pass"}
    play(s, 0, "pass")
    assert s.players[0].tokens == 2
    assert s.players[0].cities[2] == 1
    assert s.players[0].discs == (0,) * 14


def test_r12_2_without_any_disc_kansas_city_pays_and_transport_is_due() -> None:
    """Four dollars at Kansas City; at Bloomington three are paid for the way; no second disc."""
    s = only(table(), 0, "")
    foresee(s)
    s.players[0].dollars = 0
    play(use(s, 0, "KC"), 0, "income 0", "deliver kansas_city", "pass")
    assert s.players[0].dollars == 4
    s = only(table(), 0, "")
    foresee(s)
    s.players[0].dollars = 0
    hold(s, 0, "criollo galloway longhorn")
    play(use(s, 0, "KC"), 0, "income 0", "deliver bloomington", "pass")
    assert s.players[0].dollars == 6 - 3
    assert score(s, 0)["cities"] == 0
    foresee(quiet(s))
    play(use(s, 0, "KC"), 0, "income 0")
    forbidden(s, 0, "deliver bloomington")


def test_r12_2_without_white_discs_black_ones_go_to_white_places() -> None:
    """Peoria takes a black-cornered disc only then (R6.10)."""
    s = only(table(), 0, "STEP_LEFT CERT_6 HAND_LEFT")
    foresee(s)
    hold(s, 0, "hereford-5 longhorn")
    play(use(s, 0, "KC"), 0, "income 0", "deliver peoria")
    assert "disc STEP_LEFT" in legal(s, 0)
    s = only(table(), 0, "STEP_LEFT AUX4_left")
    foresee(s)
    hold(s, 0, "hereford-5 longhorn")
    play(use(s, 0, "KC"), 0, "income 0", "deliver peoria")
    assert legal(s, 0) == {"disc AUX4_left"}
    refused(s, 0, "disc STEP_LEFT")


@pytest.mark.parametrize("size", [0, 1, 3])
def test_r12_3_a_very_small_deck_leaves_the_hand_short(size: int) -> None:
    """Phase C draws what there is; the next turn goes on."""
    s = table()
    p = s.players[0]
    p.draw, p.hand, p.discard = (), (), cards(s, "criollo " * size)
    play(use(s, 0, "B"), 0, "aux 1", "pass")
    assert (len(p.hand), p.draw, p.discard) == (size, (), ())
    assert s.waiting() == [1]


def test_r12_3_drawing_from_an_empty_deck_lapses() -> None:
    """Auxiliary 2 with no card anywhere draws nothing and asks for no discard."""
    s = table()
    s.players[0].draw = s.players[0].hand = s.players[0].discard = ()
    play(use(s, 0, "B"), 0, "aux 2")
    assert legal(s, 0) == {"pass"}


def test_r12_4_one_card_left_in_the_stack_is_turned_up() -> None:
    """It costs one cowboy all the same."""
    s = table()
    stock(s, "longhorn", "corriente")
    s.players[0].workers = (2, 1, 1)
    play(use(s, 0, "E"), 0, "use 2", "reveal")
    assert names(s, s.market) == ["longhorn", "corriente"]
    assert refused(s, 0, "reveal").rule == "R12.4"


def test_r12_4_with_an_empty_stack_no_cowboy_turns_up_cards() -> None:
    s = table()
    stock(s, "longhorn", "")
    s.players[0].dollars = 6
    play(use(s, 0, "E"), 0, "use 2")
    assert legal(s, 0) == {"pass", "buy V3x1_a"}
    why = refused(s, 0, "reveal")
    assert (why.rule, why.needs, why.has) == ("R12.4", 1, 0)


def fourth_engineer(dollars: int, workers: tuple[int, int, int], jobs: str) -> TrailState:
    """Seat 0 hires the engineer of row 12 for 4 dollars: its fourth."""
    s = table()
    s.holder = 1
    staff(s, 13, f"12-engineer {jobs}")
    s.players[0].dollars, s.players[0].workers = dollars, workers
    return play(use(s, 0, "A"), 0, "use 2", "hire 12-engineer")


def test_r12_5_the_hire_of_engineer_space_4_lapses_without_money() -> None:
    """The cheapest worker is 4 - 2 = 2 dollars: with 1 left nobody comes, with 2 one does."""
    s = fourth_engineer(5, (1, 1, 3), "12-cowboy")
    assert legal(s, 0) == {"pass"}
    refused(s, 0, "perform")
    s = fourth_engineer(6, (1, 1, 3), "12-cowboy")
    play(s, 0, "perform", "hire 12-cowboy")
    assert (s.players[0].dollars, s.players[0].workers) == (0, (2, 1, 4))


def test_r12_5_it_lapses_without_a_free_space() -> None:
    """Only a cowboy is there, and the row of cowboys is full."""
    s = fourth_engineer(50, (6, 1, 3), "12-cowboy")
    assert legal(s, 0) == {"pass"}
    play(s, 0, "pass")
    assert s.players[0].dollars == 46


def test_r12_6_discs_of_several_players_lie_on_one_station() -> None:
    """Seat 1's disc does not hinder seat 0, and both score."""
    s = own(table(), 1, stations="2")
    play(at_turnout(s, 2), 0, "upgrade 2", "disc AUX1_2x")
    assert [score(s, seat)["stations"] for seat in (0, 1)] == [1, 1]


def test_r12_6_the_stationmaster_belongs_to_the_first_who_takes_it() -> None:
    """Seat 0 takes SM9; seat 1 upgrades the same station later and is not asked."""
    s = table()
    waits(s, 2, "SM9")
    for p in s.players:
        p.workers, p.dollars = (2, 1, 1), 2
    park(s, "7", "7")
    play(use(s, 0, "G"), 0, "use 1", "engine 7.5", "upgrade 2", "disc AUX1_2x", "give cowboy")
    assert s.players[0].dollars == 12
    park(quiet(s), "8", "7")
    play(use(s, 1, "G"), 1, "use 1", "engine 7.5", "upgrade 2", "disc AUX1_2x")
    assert s.players[1].masters == ()
    forbidden(s, 1, "give cowboy")


def test_r12_6_who_declined_has_no_later_chance_but_another_has() -> None:
    """Seat 0 keeps its worker; the tile waits for seat 1."""
    s = table()
    waits(s, 2, "SM9")
    for p in s.players:
        p.workers, p.dollars = (2, 1, 1), 4
    park(s, "7", "7")
    play(use(s, 0, "G"), 0, "use 1", "engine 7.5", "upgrade 2", "disc AUX1_2x", "pass")
    forbidden(s, 0, "give cowboy")
    park(quiet(s), "8", "7")
    play(use(s, 1, "G"), 1, "use 1", "engine 7.5", "upgrade 2", "disc AUX1_2x", "give cowboy")
    assert len(s.players[1].masters) == 1
