"""Every private building of side b: all local actions (R5.1, R8)."""

from __future__ import annotations

from tests.games.arranging import (
    cards,
    clear_slots,
    hold,
    lay,
    legal,
    names,
    node,
    park,
    refused,
    tiles,
    use,
    where,
    why,
)
from tests.games.gwt2.arrange import play, yard


def test_building_1b_pays_for_objective_cards_and_for_going_back() -> None:
    """An objective card for up to 2 certificates; one space back for 3 dollars (X33)."""
    s = yard("1b")
    park(s, "8")
    hold(s, 0, "OB01 criollo")
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"discard OB01"}
    assert refused(s, 0, "discard criollo").rule == "R8.2"
    play(s, 0, "discard OB01", "certificates 2", "use 2")
    assert legal(s, 0) == {"engine 7", "engine 7.5"}
    s.players[0].dollars = 2
    play(s, 0, "engine 7.5", "upgrade 2", "disc AUX1_2x")
    assert (s.players[0].dollars, s.players[0].certificates) == (3, 2)
    assert names(s, s.players[0].discard) == ["OB01"]


def test_building_1b_refuses_cattle_and_space_0() -> None:
    """No objective card in the hand, no space behind the engine."""
    s = yard("1b")
    hold(s, 0, "criollo galloway")
    use(s, 0, "A1")
    assert why(s, 0, "use 1") == ("R8.2", 1, 0)
    assert why(s, 0, "use 2") == ("R8.12", 1, 0)


def test_building_2b_moves_the_engine_and_sells_a_criollo() -> None:
    """Santa Gertrudis for up to two spaces, Criollo for 2 dollars."""
    s = yard("2b")
    hold(s, 0, "santa_gertrudis criollo criollo")
    play(use(s, 0, "A1"), 0, "use 1", "perform")
    assert legal(s, 0) == {"engine 1", "engine 2"}
    play(s, 0, "engine 2", "use 2")
    assert (s.players[0].dollars, where(s, 0)) == (2, "2")
    assert names(s, s.players[0].hand) == ["criollo"]
    assert legal(s, 0) == {"pass"}


def test_building_2b_refuses_other_cards_and_lets_the_move_go() -> None:
    """The engine need not move once the card is paid (R5.5)."""
    s = yard("2b")
    hold(s, 0, "galloway")
    use(s, 0, "A1")
    assert why(s, 0, "use 1") == ("R8.2", 1, 0)
    assert why(s, 0, "use 2") == ("R8.2", 1, 0)
    s = yard("2b")
    hold(s, 0, "santa_gertrudis")
    play(use(s, 0, "A1"), 0, "use 1", "pass")
    assert where(s, 0) == "0"


def test_building_3b_has_an_auxiliary_icon_and_moves_the_herder() -> None:
    """One row, single or double; one step."""
    s = yard("3b")
    clear_slots(s, 0, "AUX1_2x")
    play(use(s, 0, "A1"), 0, "use 1", "double 1", "use 2", "go B")
    assert s.players[0].dollars == 2
    assert s.players[0].herder == node(s, "B")


def test_building_4b_draws_by_cowboys_and_moves_the_herder() -> None:
    """Up to as many as cowboys, then as many discards; up to three steps."""
    s = yard("4b")
    s.players[0].workers = (2, 1, 1)
    hold(s, 0, "criollo criollo")
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"draw 0", "draw 1", "draw 2"}
    play(s, 0, "draw 2", "discard criollo", "discard criollo")
    assert len(s.players[0].hand) == 2
    play(s, 0, "use 2", "go B", "go C", "go E")
    assert s.players[0].herder == node(s, "E")
    assert "go F" not in legal(s, 0)


def test_building_5b_sells_a_pineywoods_and_counts_engineers() -> None:
    """Up to 2 certificates; 1 dollar per engineer, the printed one included."""
    s = yard("5b")
    s.players[0].workers = (1, 1, 4)
    hold(s, 0, "pineywoods")
    play(use(s, 0, "A1"), 0, "use 1", "certificates 2", "use 2")
    assert (s.players[0].dollars, s.players[0].certificates) == (4, 2)
    assert legal(s, 0) == {"pass"}
    s = yard("5b")
    hold(s, 0, "criollo")
    assert why(use(s, 0, "A1"), 0, "use 1") == ("R8.2", 1, 0)


def test_building_6b_copies_a_neighbour() -> None:
    """Another's 12b on A2: its token, for nothing."""
    s = yard("6b")
    lay(s, "A2", "1:12")
    tokens = s.players[0].tokens
    play(use(s, 0, "A1"), 0, "use 1", "copy A2", "use 2", "pass")
    assert s.players[0].tokens == tokens + 1
    assert legal(s, 0) == {"pass"}


def test_building_7b_moves_the_engine_by_forest_buildings() -> None:
    """Three of them, itself included; none: refused."""
    s = yard("7b", "E2")
    lay(s, "C1", "0:2")
    lay(s, "B1", "0:3")
    play(use(s, 0, "E2"), 0, "use 1")
    assert legal(s, 0) == {"engine 1", "engine 2", "engine 3"}
    assert why(use(yard("7b"), 0, "A1"), 0, "use 1") == ("R8.37", 1, 0)


def test_building_8b_turns_cattle_into_money_and_an_objective_card() -> None:
    """Any cattle card: 6 dollars and a card into the hand, which may outgrow the limit (X33)."""
    s = yard("8b")
    hold(s, 0, "criollo galloway pineywoods pineywoods OB09")
    s.display = cards(s, "OB01 OB02 OB03 OB04")
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"discard criollo", "discard galloway", "discard pineywoods"}
    play(s, 0, "discard criollo")
    assert s.players[0].dollars == 6
    play(s, 0, "perform", "take OB04", "pass")
    assert len(s.players[0].hand) == 5
    assert s.waiting() == [1]


def test_building_8b_the_card_may_be_given_up_the_cattle_may_not() -> None:
    """Dollars are taken in full; objective cards do not pay (R9.10)."""
    s = yard("8b")
    hold(s, 0, "criollo")
    play(use(s, 0, "A1"), 0, "use 1", "discard criollo", "pass")
    assert (s.players[0].dollars, s.players[0].hand) == (6, ())
    s = yard("8b")
    hold(s, 0, "OB09")
    assert why(use(s, 0, "A1"), 0, "use 1") == ("R8.2", 1, 0)


def test_building_9b_upgrades_a_station_behind_the_engine() -> None:
    """Once a visit, at the station's cost."""
    s = yard("9b")
    park(s, "11")
    s.players[0].dollars = 6
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"upgrade 1", "upgrade 2", "upgrade 3"}
    play(s, 0, "upgrade 3", "disc CERT_4")
    assert (s.players[0].dollars, s.players[0].stations) == (2, 0b100)
    assert legal(s, 0) == {"pass"}


def test_building_10b_pays_moves_the_engine_and_the_herder() -> None:
    """4 dollars, up to four spaces, up to four steps: three local actions (X7)."""
    s = yard("10b")
    play(use(s, 0, "A1"), 0, "use 1", "use 2")
    assert legal(s, 0) == {f"engine {n}" for n in (1, 2, 3, 4)}
    play(s, 0, "engine 4", "use 3", "go B", "go C", "go E", "go F")
    assert (s.players[0].dollars, where(s, 0)) == (4, "4")
    assert s.players[0].herder == node(s, "F")
    assert "go G" not in legal(s, 0)


def test_building_11b_moves_the_engine_by_hazards() -> None:
    """Three own hazard tiles; none: refused."""
    s = yard("11b")
    s.players[0].hazards = tiles(s, "flood-4-green flood-4-green drought-2-black")
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"engine 1", "engine 2", "engine 3"}
    assert why(use(yard("11b"), 0, "A1"), 0, "use 1") == ("R8.37", 1, 0)


def test_building_12b_counts_stations_and_gives_a_token() -> None:
    """2 dollars for each own station; one exchange token (X33)."""
    s = yard("12b")
    s.players[0].stations = 0b1000000101
    tokens = s.players[0].tokens
    play(use(s, 0, "A1"), 0, "use 1", "use 2")
    assert s.players[0].dollars == 6
    assert s.players[0].tokens == tokens + 1
    assert legal(s, 0) == {"pass"}
