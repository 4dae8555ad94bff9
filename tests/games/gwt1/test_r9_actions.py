"""Actions away from the railroad: cards, hiring, building, teepees, cattle (R9.1 to R9.9)."""

from __future__ import annotations

import pytest

from tests.games.arranging import (
    clear_slots,
    hold,
    lay,
    legal,
    names,
    node,
    refused,
    staff,
    stock,
    tile,
    tiles,
    told,
    use,
    why,
)
from tests.games.gwt1.arrange import play, table, yard
from trailboss.games.trail.state import TrailState, certificate_limit


def test_r9_1_exactly_the_stated_card() -> None:
    """Building B takes a Dutch Belt, not another card of value 2."""
    s = table()
    hold(s, 0, "guernsey black_angus")
    assert why(use(s, 0, "B"), 0, "use 1") == ("R9.1", 1, 0)
    s = table()
    hold(s, 0, "dutch_belt guernsey")
    play(use(s, 0, "B"), 0, "use 1")
    assert names(s, s.players[0].hand) == ["guernsey"]


def test_r9_1_an_objective_card_is_no_cattle_card() -> None:
    """6b takes any cattle card."""
    s = yard("6b")
    hold(s, 0, "gain_1 jersey holstein")
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"discard jersey", "discard holstein"}
    assert refused(s, 0, "discard gain_1").rule == "R9.1"


def test_r9_1_a_pair_is_two_cards_of_one_breed() -> None:
    """Two West Highlands of different points are one; two cards of value 2 are not."""
    s = table()
    hold(s, 0, "west_highland-3 west_highland-5 guernsey dutch_belt")
    play(use(s, 0, "F"), 0, "use 1")
    assert legal(s, 0) == {"discard west_highland-3", "discard west_highland-5"}
    assert why(s, 0, "discard guernsey") == ("R9.1", 2, 1)
    s = table()
    hold(s, 0, "guernsey dutch_belt")
    assert why(use(s, 0, "F"), 0, "use 1") == ("R9.1", 2, 1)


def test_r9_2_dollars_come_from_and_go_to_the_bank() -> None:
    """However much it is; the other seat's money does not change."""
    s = table()
    s.players[0].dollars = 1000
    hold(s, 0, "guernsey")
    play(use(s, 0, "A"), 0, "use 1")
    assert [p.dollars for p in s.players] == [1002, 7]
    assert told(s, "gain") == [(0, 2, "dollars", "R9.2")]


@pytest.mark.parametrize(
    ("slots", "limit"), [("", 3), ("cert_4", 4), ("cert_6", 3), ("cert_4 cert_6", 6)]
)
def test_r9_3_the_certificate_limit(slots: str, limit: int) -> None:
    """The last slot opens nothing while the one below it is covered (U5)."""
    s = yard("10a")
    clear_slots(s, 0, slots)
    assert s.rules.certificates[certificate_limit(s, 0)] == limit
    play(use(s, 0, "A1"), 0, "use 1", f"certificates {certificate_limit(s, 0)}")
    assert s.rules.certificates[s.players[0].certificates] == limit


def test_r9_3_never_past_the_limit() -> None:
    """From 2 one step of two; on 3 nothing is asked."""
    s = yard("5b")
    hold(s, 0, "black_angus")
    s.players[0].certificates = 2
    play(use(s, 0, "A1"), 0, "use 1")
    assert why(s, 0, "certificates 2") == ("R9.3", 2, 1)
    s = yard("5b")
    hold(s, 0, "black_angus")
    s.players[0].certificates = 3
    play(use(s, 0, "A1"), 0, "use 1")
    assert (s.players[0].certificates, "use 2" in legal(s, 0)) == (3, True)


def hiring(places: str, token: int = 4, dollars: int = 20) -> TrailState:
    """Seat 0 at building A with these workers on offer."""
    s = table()
    staff(s, token, places)
    s.players[0].dollars = dollars
    return use(s, 0, "A")


def test_r9_4_price_of_the_row_and_modifier() -> None:
    """6 in row 1 at the price, 8 in row 2 at two more; -1 at 5a."""
    s = play(hiring("1-cowboy 2-craftsman"), 0, "use 2", "hire 1-cowboy", "use 3")
    play(s, 0, "hire 2-craftsman")
    assert (s.players[0].dollars, s.players[0].workers) == (20 - 6 - 8, (2, 2, 1))
    s = yard("5a")
    staff(s, 4, "3-engineer")
    s.players[0].dollars = 6
    play(use(s, 0, "A1"), 0, "use 1", "hire 3-engineer")
    assert s.players[0].dollars == 0


def test_r9_4_not_from_the_row_of_the_token() -> None:
    """Its workers wait until the token has gone on."""
    s = play(hiring("1-cowboy 4-engineer"), 0, "use 2")
    assert legal(s, 0) == {"hire 1-cowboy"}
    row = refused(s, 0, "hire 4-engineer")
    assert (row.rule, row.what) == ("R9.4", "row-of-the-token")


def test_r9_4_six_workers_are_a_full_row() -> None:
    """A seventh cowboy is refused."""
    s = hiring("1-cowboy 2-engineer")
    s.players[0].workers = (6, 1, 1)
    play(s, 0, "use 2")
    assert (refused(s, 0, "hire 1-cowboy").rule, legal(s, 0)) == ("R9.4", {"hire 2-engineer"})


def test_r9_4_the_action_of_the_space_is_performed_or_forfeited() -> None:
    """The fourth cowboy removes a hazard for nothing."""
    s = hiring("1-cowboy")
    s.players[0].workers = (3, 1, 1)
    lay(s, "FLOOD1", "flood-4-green")
    play(s, 0, "use 2", "hire 1-cowboy")
    assert legal(s, 0) == {"perform", "pass"}
    done = play(s.clone(), 0, "perform", "clear FLOOD1")
    assert (len(done.players[0].hazards), done.players[0].dollars) == (1, 14)
    play(s, 0, "pass")
    assert s.players[0].hazards == ()


def building(workers: int, dollars: int, *laid: str) -> TrailState:
    """Seat 0 at building B with a number of craftsmen, about to build."""
    s = table()
    for place in laid:
        at, name = place.split("=")
        lay(s, at, name)
    s.players[0].workers, s.players[0].dollars = (1, workers, 1), dollars
    return use(s, 0, "B")


def test_r9_5_craftsmen_and_two_dollars_for_each() -> None:
    """4a needs two craftsmen and 4 dollars."""
    s = play(building(2, 4), 0, "use 2", "build 4", "site C3")
    assert (s.players[0].dollars, s.board[node(s, "C3")]) == (0, tile(s, "0:4"))
    assert why(play(building(1, 9), 0, "use 2"), 0, "build 4") == ("R9.5", 2, 1)
    assert why(play(building(2, 3), 0, "use 2"), 0, "build 4") == ("R9.5", 4, 3)


def test_r9_5_only_the_difference_for_an_own_lower_building() -> None:
    """5a over 1a: two craftsmen and 4 dollars; the old tile leaves the game."""
    s = play(building(2, 4, "A1=0:1"), 0, "use 2", "build 5", "site A1")
    assert s.players[0].dollars == 0
    assert s.removed_tiles == (tile(s, "0:1"),)
    assert 0 not in s.players[0].reserve


def test_r9_5_never_over_an_equal_higher_foreign_or_neutral_one() -> None:
    """2a over 1a, 3a or 5a of the own, over 4a of another, over B, on a hazard space."""
    s = building(6, 50, "A1=0:1", "A2=0:5", "A3=1:4")
    play(s, 0, "use 2", "build 2")
    assert why(s, 0, "site A1") == ("R9.5", 2, 1)
    assert why(s, 0, "site A2") == ("R9.5", 4, 1)
    for place in ("A3", "B", "FLOOD1", "TP_P1", "START", "KC"):
        assert (refused(s, 0, f"site {place}").rule) == "R9.5"


def test_r9_5_more_than_six_craftsmen_only_by_replacement() -> None:
    """10a has 9: on an empty space never, over 4a with seven missing neither, over 7a with 4."""
    s = building(6, 50, "A1=0:4", "A2=0:7")
    play(s, 0, "use 2", "build 10")
    assert legal(s, 0) == {"site A2"}
    assert why(s, 0, "site A1") == ("R9.5", 7, 6)
    assert why(s, 0, "site C3") == ("R9.5", 9, 6)


def test_r9_5_at_a_craftsman_space_it_costs_one_dollar_each() -> None:
    """The fourth craftsman builds 8a, five craftsmen, not; 6a for 4 dollars."""
    s = hiring("1-craftsman", dollars=10)
    s.players[0].workers = (1, 3, 1)
    play(s, 0, "use 2", "hire 1-craftsman", "perform")
    assert why(s, 0, "build 8") == ("R9.5", 5, 4)
    play(s, 0, "build 6", "site A1")
    assert s.players[0].dollars == 10 - 6 - 4


def test_r9_5_a_new_building_under_the_cattleman_is_not_used_at_once() -> None:
    """The fourth craftsman, hired at 5a, puts 8a in its place: phase B is over there (U7)."""
    s = yard("5a")
    staff(s, 4, "1-craftsman")
    s.players[0].workers, s.players[0].dollars = (1, 3, 1), 20
    play(use(s, 0, "A1"), 0, "use 1", "hire 1-craftsman", "perform", "build 8", "site A1")
    assert legal(s, 0) == {"pass"}
    assert (refused(s, 0, "use 1").rule, refused(s, 0, "aux 1").rule) == ("R9.5", "R9.5")


def test_r9_6_a_face_up_card_or_the_top_of_the_deck() -> None:
    """The display is refilled only if a face-up card was taken."""
    s = play(use(table(), 0, "C"), 0, "use 1", "choose 2")
    shown, top = names(s, s.display), names(s, s.objectives)[0]
    assert legal(s, 0) == {*(f"take {name}" for name in shown), "take top"}
    deep = play(s.clone(), 0, "take top")
    assert (names(deep, deep.players[0].discard), names(deep, deep.display)) == ([top], shown)
    play(s, 0, f"take {shown[1]}")
    assert names(s, s.display) == [shown[0], shown[2], shown[3], top]
    assert told(s, "take") == [(0, 1, shown[1], "R9.6")]


def trading(dollars: int, *places: str) -> TrailState:
    """Seat 0 at D with teepees on these village spaces, about to trade."""
    s = table()
    for place in places:
        lay(s, f"TP_{place}", "teepee_blue")
    s.players[0].dollars = dollars
    return use(s, 0, "D")


@pytest.mark.parametrize(
    ("place", "value"),
    [("M3", -3), ("M2", -2), ("M1", -1), ("P1", 1), ("P2", 2), ("P4", 4)]
    + [("P6", 6), ("P8", 8), ("P10", 10)],
)
def test_r9_7_a_teepee_pays_or_costs_its_printed_dollars(place: str, value: int) -> None:
    """From any of the nine spaces; a negative value is paid to the bank."""
    s = play(trading(5, place), 0, "use 1", "choose 1", f"collect TP_{place}")
    assert s.players[0].dollars == 5 + value
    assert s.players[0].bandits == tiles(s, "teepee_blue")
    assert s.board[node(s, f"TP_{place}")] == 0
    told_value = told(s, "pay") if value < 0 else told(s, "gain")
    assert told_value == [(0, abs(value), "dollars", "R9.7")]


def test_r9_7_a_negative_value_must_be_payable() -> None:
    """Two dollars: -3 is refused, -2 is paid and leaves nothing."""
    s = play(trading(2, "M3", "M2", "P1"), 0, "use 1", "choose 1")
    assert legal(s, 0) == {"collect TP_M2", "collect TP_P1"}
    assert why(s, 0, "collect TP_M3") == ("R9.7", 3, 2)
    assert refused(s, 0, "collect TP_M1").what == "no-tile-there"
    assert play(s, 0, "collect TP_M2").players[0].dollars == 0


def test_r9_7_with_only_unpayable_teepees_there_is_no_trade() -> None:
    """One dollar, teepees on -3 and -2: the branch asks for 2 dollars."""
    s = trading(1, "M3", "M2")
    assert "use 1" not in legal(s, 0)
    s = yard("8a")
    lay(s, "TP_M3", "teepee_green")
    lay(s, "TP_M2", "teepee_green")
    s.players[0].dollars = 1
    play(use(s, 0, "A1"), 0, "use 1")
    row = refused(s, 0, "choose 1")
    assert (row.rule, row.what, row.needs, row.has) == ("R9.7", "dollars", 2, 1)


def test_r9_7_without_a_teepee_there_is_no_trade() -> None:
    """8a has the other branch left."""
    s = play(use(yard("8a"), 0, "A1"), 0, "use 1")
    row = refused(s, 0, "choose 1")
    assert (row.rule, row.needs, row.has) == ("R9.7", 1, 0)
    assert legal(s, 0) == {"choose 2"}


def test_r9_8_a_hazard_is_removed_for_the_price_of_the_icon() -> None:
    """7 at F, 5 at 4a; any hazard tile, kept face up; none on the board: refused."""
    s = table()
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "ROCK1", "rockfall-2-black")
    s.players[0].dollars = 7
    play(use(s, 0, "F"), 0, "use 2")
    assert legal(s, 0) == {"clear FLOOD1", "clear ROCK1"}
    assert refused(s, 0, "clear FLOOD2").rule == "R9.8"
    play(s, 0, "clear ROCK1")
    assert (s.players[0].hazards, s.players[0].dollars) == (tiles(s, "rockfall-2-black"), 0)
    s = table()
    s.players[0].dollars = 20
    assert why(use(s, 0, "F"), 0, "use 2") == ("R9.8", 1, 0)


def buying(cowboys: int, dollars: int, market: str, stack: str = "") -> TrailState:
    """Seat 0 at E, buying with a number of cowboys."""
    s = table()
    stock(s, market, stack)
    s.players[0].workers, s.players[0].dollars = (cowboys, 1, 1), dollars
    return play(use(s, 0, "E"), 0, "use 2")


def test_r9_9_each_cowboy_once_an_action_and_options_repeat() -> None:
    """Three cowboys: the first field three times, then none is left."""
    s = buying(3, 20, "holstein holstein ayrshire ayrshire", "jersey")
    for breed in ("holstein", "ayrshire", "holstein"):
        play(s, 0, "buy V3x1_a", f"cow {breed}")
    assert (s.players[0].dollars, len(s.players[0].discard)) == (2, 3)
    assert why(s, 0, "buy V3x1_a") == ("R9.9", 1, 0)
    assert why(s, 0, "reveal") == ("R9.9", 1, 0)


def test_r9_9_money_cowboys_and_cards_are_needed() -> None:
    """Each lack has its figures."""
    s = buying(2, 11, "holstein")
    assert why(s, 0, "buy V3x2") == ("R9.9", 3, 2)
    assert why(s, 0, "buy V5x1_a") == ("R9.9", 12, 11)
    s = buying(3, 20, "holstein")
    assert why(s, 0, "buy V4x1_b") == ("R9.9", 1, 0)
    play(s, 0, "buy V3x2")
    assert legal(s, 0) == {"cow holstein"}


def test_r9_9_fewer_cards_at_the_full_price() -> None:
    """5 dollars for one of two."""
    s = play(buying(3, 5, "holstein ayrshire"), 0, "buy V3x2", "cow ayrshire", "pass")
    assert (s.players[0].dollars, names(s, s.players[0].discard)) == (0, ["ayrshire"])


def test_r9_9_a_cowboy_turns_up_two_cards_at_any_point() -> None:
    """Beyond the market's size; one card if only one is left; none when the deck is empty."""
    s = buying(4, 6, "holstein " * 7, "ayrshire brown_swiss ayrshire")
    play(s, 0, "reveal", "buy V3x1_a", "cow ayrshire", "reveal")
    assert (len(s.market), s.cattle) == (9, ())
    assert why(s, 0, "reveal") == ("R9.9", 1, 0)
    assert told(s, "open")[0] == (0, 1, "ayrshire", "R9.9")
