"""Every neutral building and every side of every private building: all local actions."""

from __future__ import annotations

import pytest

from tests.games.arranging import (
    actions,
    clear_slots,
    hold,
    lay,
    legal,
    names,
    node,
    park,
    staff,
    stock,
    tile,
    tiles,
    use,
    where,
    why,
)
from tests.games.gwt1.arrange import neutral, play, yard


def test_building_a_sells_a_guernsey_and_hires_twice() -> None:
    """2 dollars; a worker at the price; a worker at 2 more."""
    s = neutral(12, "guernsey")
    staff(s, 3, "1-cowboy 2-craftsman")
    assert actions(use(s, 0, "A")) == {"use 1", "use 2", "use 3"}
    play(s, 0, "use 1", "use 2", "hire 1-cowboy", "use 3", "hire 2-craftsman")
    assert (s.players[0].dollars, s.players[0].workers) == (0, (2, 2, 1))
    assert legal(s, 0) == {"pass"}
    assert why(use(neutral(0, "jersey"), 0, "A"), 0, "use 1") == ("R9.1", 1, 0)


def test_building_b_sells_a_dutch_belt_and_builds() -> None:
    """2 dollars, which pay for a building of one craftsman."""
    s = use(neutral(0, "dutch_belt"), 0, "B")
    assert why(s, 0, "use 2") == ("R9.5", 2, 0)
    play(s, 0, "use 1", "use 2", "build 1", "site A1")
    assert (s.players[0].dollars, s.board[node(s, "A1")]) == (0, tile(s, "0:1"))


def test_building_c_certificate_or_objective_card_and_engine() -> None:
    """One of the two, and the engine by engineers."""
    s = neutral(0)
    s.players[0].workers = (1, 1, 2)
    play(use(s, 0, "C"), 0, "use 1", "choose 1", "certificates 1", "use 2")
    assert (s.players[0].certificates, legal(s, 0)) == (1, {"engine 1", "engine 2"})
    s = play(use(neutral(0), 0, "C"), 0, "use 1", "choose 2", "take top")
    assert (len(s.players[0].discard), s.players[0].certificates) == (1, 0)


def test_building_d_trades_or_buys_steam_and_has_an_auxiliary_icon() -> None:
    """A teepee, or 2 dollars for up to two spaces; then one row, single or double."""
    s = neutral(2)
    lay(s, "TP_P4", "teepee_green")
    clear_slots(s, 0, "aux_dollar_2x")
    play(use(s, 0, "D"), 0, "use 1", "choose 1", "collect TP_P4", "use 2", "double 1")
    assert s.players[0].dollars == 2 + 4 + 2
    s = play(use(neutral(2), 0, "D"), 0, "use 1", "choose 2")
    assert (s.players[0].dollars, legal(s, 0)) == (0, {"engine 1", "engine 2"})
    assert why(use(neutral(1), 0, "D"), 0, "use 1")[0] == "R6.2"


def test_building_e_sells_a_black_angus_and_buys_cattle() -> None:
    """2 dollars, then a card of value 3 for 6."""
    s = neutral(4, "black_angus")
    stock(s, "holstein")
    play(use(s, 0, "E"), 0, "use 1", "use 2", "buy V3x1_a", "cow holstein", "pass")
    assert s.players[0].dollars == 0
    assert names(s, s.players[0].discard) == ["black_angus", "holstein"]


def test_building_f_sells_a_pair_and_removes_a_hazard() -> None:
    """4 dollars for two of a breed, 7 for a hazard."""
    s = neutral(3, "jersey jersey")
    lay(s, "FLOOD1", "flood-4-green")
    use(s, 0, "F")
    assert why(s, 0, "use 2") == ("R9.8", 7, 3)
    play(s, 0, "use 1", "discard jersey", "discard jersey", "use 2", "clear FLOOD1")
    assert (s.players[0].dollars, len(s.players[0].hazards)) == (0, 1)


def test_building_g_moves_the_engine_and_has_an_auxiliary_icon() -> None:
    """In any order."""
    s = neutral(0)
    s.players[0].workers = (1, 1, 3)
    play(use(s, 0, "G"), 0, "use 2", "aux 1", "use 1", "engine 3")
    assert (s.players[0].dollars, where(s, 0), legal(s, 0)) == (1, "3", {"pass"})


def test_building_1a_gains_two_dollars_per_forest_building() -> None:
    """The tile itself counts."""
    s = yard("1a", "E1")
    lay(s, "C2", "0:2")
    assert play(use(s, 0, "E1"), 0, "use 1").players[0].dollars == 4
    assert actions(use(yard("1a"), 0, "A1")) == set()


def test_building_1b_sells_an_objective_card_and_backs_the_engine() -> None:
    """Two certificates; one space back for 3 dollars."""
    s = yard("1b")
    hold(s, 0, "gain_1")
    park(s, "3")
    play(use(s, 0, "A1"), 0, "use 1", "discard gain_1", "certificates 2", "use 2", "engine 2")
    assert (s.players[0].certificates, s.players[0].dollars) == (2, 3)


def test_building_2a_sells_a_guernsey_and_buys_cattle() -> None:
    """4 dollars."""
    s = yard("2a")
    stock(s, "holstein")
    hold(s, 0, "guernsey")
    s.players[0].dollars = 2
    play(use(s, 0, "A1"), 0, "use 1", "use 2", "buy V3x1_a", "cow holstein", "pass")
    assert (s.players[0].dollars, legal(s, 0)) == (0, {"pass"})


def test_building_2b_jersey_for_one_space_and_dutch_belt_for_three_dollars() -> None:
    """Up to one space, not two; 3 dollars, not two."""
    s = yard("2b")
    hold(s, 0, "jersey dutch_belt")
    play(use(s, 0, "A1"), 0, "use 1", "perform")
    assert legal(s, 0) == {"engine 1"}
    play(s, 0, "engine 1", "use 2")
    assert (s.players[0].dollars, s.players[0].hand) == (3, ())
    s = yard("2b")
    hold(s, 0, "guernsey black_angus")
    assert actions(use(s, 0, "A1")) == set()


def test_building_3a_sells_a_pair_and_moves_on() -> None:
    """3 dollars; one step."""
    s = yard("3a")
    hold(s, 0, "jersey jersey")
    play(use(s, 0, "A1"), 0, "use 1", "discard jersey", "discard jersey", "use 2", "go B")
    assert (s.players[0].dollars, s.players[0].herder) == (3, node(s, "B"))


def test_building_3b_has_an_icon_and_moves_on() -> None:
    """One row, single or double; one step."""
    s = yard("3b")
    clear_slots(s, 0, "aux_dollar_2x")
    play(use(s, 0, "A1"), 0, "use 1", "double 1", "use 2", "go B")
    assert (s.players[0].dollars, s.players[0].herder) == (2, node(s, "B"))


def test_building_4a_removes_a_hazard_and_moves_on() -> None:
    """5 dollars; up to two steps."""
    s = yard("4a")
    lay(s, "FLOOD1", "flood-4-green")
    s.players[0].dollars = 5
    play(use(s, 0, "A1"), 0, "use 1", "clear FLOOD1", "use 2", "go B", "go C")
    assert (s.players[0].dollars, s.players[0].herder) == (0, node(s, "C"))


def test_building_4b_draws_by_cowboys_and_moves_on() -> None:
    """Up to two cards with two cowboys; up to three steps."""
    s = yard("4b")
    s.players[0].workers = (2, 1, 1)
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"draw 0", "draw 1", "draw 2"}
    play(s, 0, "draw 0", "use 2", "go B", "go C", "go E")
    assert s.players[0].herder == node(s, "E")


def test_building_5a_hires_and_moves_the_engine() -> None:
    """A worker for 1 less; the engineer just hired counts."""
    s = yard("5a")
    staff(s, 3, "1-engineer")
    s.players[0].dollars = 5
    play(use(s, 0, "A1"), 0, "use 1", "hire 1-engineer", "pass", "use 2")
    assert (legal(s, 0), s.players[0].dollars) == ({"engine 1", "engine 2"}, 0)


def test_building_5b_sells_a_black_angus_and_pays_engineers() -> None:
    """Two certificates; one dollar each."""
    s = yard("5b")
    hold(s, 0, "black_angus")
    s.players[0].workers = (1, 1, 3)
    play(use(s, 0, "A1"), 0, "use 1", "certificates 2", "use 2")
    assert (s.players[0].certificates, s.players[0].dollars) == (2, 3)


def test_building_6a_sells_a_holstein_for_ten_and_has_an_icon() -> None:
    """No other card of value 3 will do."""
    s = yard("6a")
    hold(s, 0, "holstein brown_swiss")
    play(use(s, 0, "A1"), 0, "use 1", "use 2", "aux 1")
    assert s.players[0].dollars == 11
    s = yard("6a")
    hold(s, 0, "brown_swiss ayrshire")
    assert why(use(s, 0, "A1"), 0, "use 1") == ("R9.1", 1, 0)


def test_building_6b_cattle_for_three_dollars_and_an_objective_card() -> None:
    """The card goes to the hand and may be played at once."""
    s = yard("6b")
    hold(s, 0, "jersey")
    play(use(s, 0, "A1"), 0, "use 1", "discard jersey", "perform", "take top")
    assert (s.players[0].dollars, len(s.players[0].hand)) == (3, 1)
    assert any(text.startswith("play") for text in legal(s, 0))


def test_building_7a_pays_for_pairs_of_teepees() -> None:
    """2 dollars and up to 2 certificates a pair."""
    s = yard("7a")
    s.players[0].bandits = tiles(s, "teepee_green teepee_blue teepee_blue")
    play(use(s, 0, "A1"), 0, "use 1")
    assert (s.players[0].dollars, len(legal(s, 0))) == (2, 3)


def test_building_7b_moves_the_engine_by_forest_buildings() -> None:
    """One in the forest, one outside: one space."""
    s = yard("7b", "B1")
    lay(s, "A1", "0:2")
    assert legal(play(use(s, 0, "B1"), 0, "use 1"), 0) == {"engine 1"}


def test_building_8a_trades_or_has_an_icon_and_moves_the_engine() -> None:
    """One of the two; up to two spaces."""
    s = yard("8a")
    lay(s, "TP_P6", "teepee_blue")
    play(use(s, 0, "A1"), 0, "use 1", "choose 1", "collect TP_P6", "use 2")
    assert (s.players[0].dollars, legal(s, 0)) == (6, {"engine 1", "engine 2"})
    s = play(use(yard("8a"), 0, "A1"), 0, "use 1", "choose 2", "aux 1")
    assert s.players[0].dollars == 1


def test_building_8b_copies_a_neighbour() -> None:
    """Its only action; without a neighbour there is none."""
    s = yard("8b")
    hold(s, 0, "guernsey")
    play(use(s, 0, "A1"), 0, "use 1", "copy A", "use 1")
    assert s.players[0].dollars == 2
    assert actions(use(yard("8b", "ROCK_R1"), 0, "ROCK_R1")) == set()


def test_building_9a_moves_the_engine_and_delivers() -> None:
    """Three forward, three back: a delivery to Topeka."""
    s = yard("9a")
    play(use(s, 0, "A1"), 0, "use 1", "engine 3", "use 2", "engine 0", "deliver topeka")
    play(s, 0, "disc aux_dollar_2x")
    assert (s.players[0].cities[1], legal(s, 0)) == (1, {"pass"})


def test_building_9b_builds_a_station_behind_the_engine() -> None:
    """Its only action."""
    s = yard("9b")
    park(s, "20")
    s.players[0].dollars = 6
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {f"upgrade {n}" for n in range(1, 6)}
    play(s, 0, "upgrade 5", "disc cert_6")
    assert (s.players[0].dollars, s.players[0].stations) == (0, 0b10000)


@pytest.mark.parametrize(("slots", "limit"), [("", 3), ("cert_4", 4), ("cert_4 cert_6", 5)])
def test_building_10a_fills_the_certificates_and_moves_on(slots: str, limit: int) -> None:
    """Up to the limit; up to five steps."""
    s = yard("10a")
    clear_slots(s, 0, slots)
    play(use(s, 0, "A1"), 0, "use 1", f"certificates {limit}", "use 2")
    play(s, 0, "go B", "go C", "go D", "go E", "go F")
    assert (s.players[0].certificates, s.players[0].herder) == (limit, node(s, "F"))


def test_building_10b_gains_moves_the_engine_and_moves_on() -> None:
    """4 dollars, four spaces, four steps."""
    s = yard("10b")
    play(use(s, 0, "A1"), 0, "use 1", "use 2", "engine 4", "use 3")
    play(s, 0, "go B", "go C", "go D", "go E")
    assert (s.players[0].dollars, where(s, 0)) == (4, "4")
    assert s.players[0].herder == node(s, "E")
