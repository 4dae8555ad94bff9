"""Every neutral building and every private building of side a: all local actions (R5.1, R8)."""

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
    refused,
    staff,
    stock,
    tile,
    tiles,
    use,
    where,
    why,
)
from tests.games.gwt2.arrange import neutral, play, yard


def test_building_a_sells_a_galloway_and_hires_twice() -> None:
    """Galloway for 2 dollars; a worker at the price; a worker at 2 more."""
    s = neutral(12, "galloway galloway")
    staff(s, 3, "1-cowboy 2-builder")
    use(s, 0, "A")
    assert actions(s) == {"use 1", "use 2", "use 3"}
    play(s, 0, "use 1", "use 2", "hire 1-cowboy", "use 3", "hire 2-builder")
    assert s.players[0].dollars == 12 + 2 - 6 - 8
    assert s.players[0].workers == (2, 2, 1)
    assert names(s, s.players[0].hand) == ["galloway"]
    assert legal(s, 0) == {"pass"}


def test_building_a_refuses_without_card_money_or_workers() -> None:
    """Each of the three actions has its own reason."""
    s = neutral(7, "criollo")
    staff(s, 3, "2-builder")
    use(s, 0, "A")
    assert actions(s) == {"use 2"}
    assert why(s, 0, "use 1") == ("R8.2", 1, 0)
    assert why(s, 0, "use 3") == ("R8.4", 8, 7)


def test_building_b_sells_a_santa_gertrudis_and_builds() -> None:
    """2 dollars, which pay for a building of one builder."""
    s = use(neutral(0, "santa_gertrudis"), 0, "B")
    assert why(s, 0, "use 2") == ("R8.19", 2, 0)
    play(s, 0, "use 1", "use 2", "build 1", "site A1")
    assert s.players[0].dollars == 0
    assert s.board[node(s, "A1")] == tile(s, "0:1")
    assert why(use(neutral(0, "galloway"), 0, "B"), 0, "use 1") == ("R8.2", 1, 0)


def test_building_c_gives_a_certificate_or_an_objective_card_and_moves_the_engine() -> None:
    """One of the two (X7), and the engine by engineers."""
    s = neutral(0)
    s.players[0].workers = (1, 1, 2)
    play(use(s, 0, "C"), 0, "use 1", "choose 1", "certificates 1")
    assert s.players[0].certificates == 1
    assert refused(s, 0, "use 1").rule == "R5.1"
    play(s, 0, "use 2")
    assert legal(s, 0) == {"engine 1", "engine 2"}
    play(s, 0, "engine 2")
    assert where(s, 0) == "2"
    s = play(use(neutral(0), 0, "C"), 0, "use 1", "choose 2", "take top")
    assert len(s.players[0].discard) == 1
    assert s.players[0].certificates == 0


def test_building_d_collects_a_bandit_or_buys_steam_and_has_an_auxiliary_icon() -> None:
    """A bandit, or 2 dollars for up to two spaces; then one row, single or double."""
    s = neutral(2)
    lay(s, "BANDIT3", "bandit-green")
    clear_slots(s, 0, "AUX1_2x")
    play(use(s, 0, "D"), 0, "use 1", "choose 1", "collect BANDIT3", "use 2", "double 1")
    assert s.players[0].dollars == 2 + 2 + 2
    s = play(use(neutral(2), 0, "D"), 0, "use 1", "choose 2")
    assert s.players[0].dollars == 0
    assert legal(s, 0) == {"engine 1", "engine 2"}
    s = neutral(1)
    lay(s, "BANDIT3", "bandit-green")
    play(use(s, 0, "D"), 0, "use 1")
    assert why(s, 0, "choose 2") == ("R5.5", 2, 1)


def test_building_d_without_bandit_and_money() -> None:
    """The first action cannot be performed, the second can."""
    s = use(neutral(1), 0, "D")
    assert actions(s) == {"use 2"}
    assert refused(s, 0, "use 1").rule == "R5.5"


def test_building_e_sells_a_pineywoods_and_buys_cattle() -> None:
    """2 dollars, then a card of value 3 for 6."""
    s = neutral(4, "pineywoods")
    stock(s, "longhorn")
    use(s, 0, "E")
    assert refused(s, 0, "use 2").rule == "R8.8"
    play(s, 0, "use 1", "use 2", "buy V3x1_a", "cow longhorn", "pass")
    assert s.players[0].dollars == 0
    assert names(s, s.players[0].discard) == ["pineywoods", "longhorn"]
    assert why(use(neutral(0, "criollo"), 0, "E"), 0, "use 1") == ("R8.2", 1, 0)


def test_building_f_sells_a_pair_and_removes_a_hazard() -> None:
    """4 dollars for two of a breed, 7 for a hazard."""
    s = neutral(3, "criollo criollo")
    lay(s, "FLOOD1", "flood-4-green")
    use(s, 0, "F")
    assert why(s, 0, "use 2") == ("R8.27", 7, 3)
    play(s, 0, "use 1", "discard criollo", "discard criollo", "use 2", "clear FLOOD1")
    assert s.players[0].dollars == 0
    assert len(s.players[0].hazards) == 1
    assert why(use(neutral(0, "criollo"), 0, "F"), 0, "use 1") == ("R8.2", 2, 1)


def test_building_g_moves_the_engine_and_has_an_auxiliary_icon() -> None:
    """In any order: the row first, then the engine."""
    s = neutral(0)
    s.players[0].workers = (1, 1, 3)
    play(use(s, 0, "G"), 0, "use 2", "aux 1", "use 1")
    assert legal(s, 0) == {"engine 1", "engine 2", "engine 3"}
    play(s, 0, "engine 3")
    assert (s.players[0].dollars, where(s, 0)) == (1, "3")
    assert legal(s, 0) == {"pass"}


def test_building_1a_gains_two_dollars_per_forest_building() -> None:
    """Its only action; without a forest building there is nothing to gain."""
    s = yard("1a", "E1")
    lay(s, "C2", "0:2")
    play(use(s, 0, "E1"), 0, "use 1")
    assert s.players[0].dollars == 4
    assert legal(s, 0) == {"pass"}
    assert actions(use(yard("1a"), 0, "A1")) == set()


def test_building_2a_sells_a_galloway_and_buys_cattle() -> None:
    """4 dollars, on a risk space a certificate as well (X8)."""
    s = yard("2a", "FR1")
    s.players[0].dollars = 6
    stock(s, "longhorn")
    hold(s, 0, "galloway criollo")
    use(s, 0, "FR1")
    assert actions(s) == {"use 1", "use 2", "risk"}
    play(s, 0, "use 1", "risk", "discard criollo", "certificates 1")
    assert (s.players[0].dollars, s.players[0].certificates) == (10, 1)
    play(s, 0, "use 2", "buy V3x1_a", "cow longhorn", "pass")
    assert s.players[0].dollars == 4
    assert names(s, s.players[0].discard) == ["galloway", "criollo", "longhorn"]
    assert legal(s, 0) == {"pass"}


def test_building_2a_one_galloway_pays_once() -> None:
    """Given for the risk action it is not sold; elsewhere there is no risk action."""
    s = yard("2a", "FR1")
    hold(s, 0, "galloway")
    play(use(s, 0, "FR1"), 0, "risk", "discard galloway", "certificates 1")
    assert why(s, 0, "use 1") == ("R8.2", 1, 0)
    s = yard("2a")
    hold(s, 0, "galloway")
    assert "risk" not in legal(use(s, 0, "A1"), 0)


def test_building_3a_sells_a_pair_and_moves_the_herder() -> None:
    """3 dollars; one step."""
    s = yard("3a")
    hold(s, 0, "criollo criollo")
    play(use(s, 0, "A1"), 0, "use 1", "discard criollo", "discard criollo", "use 2", "go B")
    assert s.players[0].dollars == 3
    assert s.players[0].herder == node(s, "B")
    s = yard("3a")
    hold(s, 0, "criollo galloway")
    assert why(use(s, 0, "A1"), 0, "use 1") == ("R8.2", 2, 1)


def test_building_4a_removes_a_hazard_and_moves_the_herder() -> None:
    """5 dollars; up to two steps."""
    s = yard("4a")
    lay(s, "FLOOD1", "flood-4-green")
    s.players[0].dollars = 5
    play(use(s, 0, "A1"), 0, "use 1", "clear FLOOD1", "use 2", "go B", "go C")
    assert s.players[0].dollars == 0
    assert s.players[0].hazards == tiles(s, "flood-4-green")
    assert s.players[0].herder == node(s, "C")


def test_building_5a_sells_a_card_of_value_3_and_has_an_auxiliary_icon() -> None:
    """7 dollars; one row, single or double."""
    s = yard("5a")
    hold(s, 0, "corriente criollo")
    clear_slots(s, 0, "AUX1_2x")
    play(use(s, 0, "A1"), 0, "use 1", "discard corriente", "use 2", "double 1")
    assert s.players[0].dollars == 9
    s = yard("5a")
    hold(s, 0, "criollo")
    assert why(use(s, 0, "A1"), 0, "use 1") == ("R8.2", 1, 0)


def test_building_6a_hires_and_moves_the_engine() -> None:
    """A worker for 1 less; the engineer just hired counts."""
    s = yard("6a")
    staff(s, 3, "1-engineer")
    s.players[0].dollars = 5
    play(use(s, 0, "A1"), 0, "use 1", "hire 1-engineer", "pass", "use 2")
    assert legal(s, 0) == {"engine 1", "engine 2"}
    assert s.players[0].dollars == 0
    s = yard("6a")
    staff(s, 3, "1-engineer")
    s.players[0].dollars = 4
    assert why(use(s, 0, "A1"), 0, "use 1") == ("R8.4", 5, 4)


def test_building_7a_pays_for_pairs_of_bandits() -> None:
    """2 dollars and up to 2 certificates a pair."""
    s = yard("7a")
    s.players[0].bandits = tiles(s, "bandit-green bandit-orange bandit-orange")
    play(use(s, 0, "A1"), 0, "use 1")
    assert s.players[0].dollars == 2
    assert legal(s, 0) == {f"certificates {k}" for k in range(3)}
    play(s, 0, "certificates 2")
    assert s.players[0].certificates == 2
    assert actions(use(yard("7a"), 0, "A1")) == set()


def test_building_8a_collects_a_bandit_or_has_an_icon_and_moves_the_engine() -> None:
    """One of the two; up to two spaces."""
    s = yard("8a")
    lay(s, "BANDIT5", "bandit-orange")
    play(use(s, 0, "A1"), 0, "use 1", "choose 1", "collect BANDIT5")
    assert s.players[0].dollars == 4
    assert refused(s, 0, "use 1").rule == "R5.1"
    play(s, 0, "use 2")
    assert legal(s, 0) == {"engine 1", "engine 2"}
    s = yard("8a")
    clear_slots(s, 0, "AUX1_2x")
    play(use(s, 0, "A1"), 0, "use 1", "choose 2", "double 1")
    assert s.players[0].dollars == 2


def test_building_9a_moves_the_engine_and_delivers() -> None:
    """Up to three forward, then back to 0: three spaces are a delivery to Fulton."""
    s = yard("9a")
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"engine 1", "engine 2", "engine 3"}
    play(s, 0, "engine 3", "use 2", "engine 0", "deliver fulton", "disc AUX1_2x")
    assert s.players[0].cities[1] == 1
    assert s.players[0].dollars == 0
    assert why(use(yard("9a"), 0, "A1"), 0, "use 2")[1:] == (1, 0)


@pytest.mark.parametrize(("slots", "limit"), [("", 3), ("CERT_4", 4), ("CERT_4 CERT_6", 5)])
def test_building_10a_fills_the_certificates_and_moves_the_herder(slots: str, limit: int) -> None:
    """Up to the limit (X33); up to five steps."""
    s = yard("10a")
    clear_slots(s, 0, slots)
    play(use(s, 0, "A1"), 0, "use 1", f"certificates {limit}")
    assert s.players[0].certificates == limit
    play(s, 0, "use 2", "go B", "go C", "go E", "go F", "go G")
    assert s.players[0].herder == node(s, "G")
    assert "stop" not in legal(s, 0)


def test_building_11a_removes_two_hazards() -> None:
    """2 dollars each."""
    s = yard("11a")
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "DROUGHT1", "drought-2-black")
    s.players[0].dollars = 4
    play(use(s, 0, "A1"), 0, "use 1", "clear FLOOD1", "use 2", "clear DROUGHT1")
    assert s.players[0].dollars == 0
    assert s.players[0].hazards == tiles(s, "flood-4-green drought-2-black")
    assert legal(s, 0) == {"pass"}


def test_building_12a_gains_a_dollar_per_builder_and_moves_the_herder() -> None:
    """The printed builder counts; one step."""
    s = yard("12a")
    s.players[0].workers = (1, 3, 1)
    play(use(s, 0, "A1"), 0, "use 1", "use 2", "go B")
    assert s.players[0].dollars == 3
    assert s.players[0].herder == node(s, "B")
    assert "use 1" not in legal(s, 0)
