"""Particular buildings: forests, extraordinary deliveries and more (R8.30, R8.33-R8.36)."""

from __future__ import annotations

import pytest

from tests.games.arranging import (
    clear_slots,
    hold,
    lay,
    legal,
    node,
    park,
    refused,
    stock,
    tile,
    tiles,
    use,
    where,
    why,
)
from tests.games.gwt2.arrange import play, yard
from trailboss.games.trail.state import TrailState

FOREST = "FR2 B1 C1 C2 E1 E2 RR2 F2"
OPEN_AIR = "A1 A2 A3 FR1 B2 B3 DR1 D1 BR1 BR2 RR1 F1 G1 G2"


@pytest.mark.parametrize("at", FOREST.split())
def test_r8_30_forest_buildings_count(at: str) -> None:
    """1a on A1 and 2a on a forest space: 2 dollars."""
    s = yard("1a")
    lay(s, at, "0:2")
    play(use(s, 0, "A1"), 0, "use 1")
    assert s.players[0].dollars == 2


@pytest.mark.parametrize("at", OPEN_AIR.split())
def test_r8_30_other_spaces_are_no_forest(at: str) -> None:
    """1a alone on such a space has nothing to count (X30)."""
    s = use(yard("1a", at), 0, at)
    assert refused(s, 0, "use 1").has == 0
    assert s.players[0].dollars == 0


def test_r8_30_the_building_counts_itself() -> None:
    """1a on B1 and 2a on C1: 4 dollars; another's building and 3a on A1 do not count (X30)."""
    s = yard("1a", "B1")
    lay(s, "C1", "0:2")
    lay(s, "C2", "1:2")
    lay(s, "A1", "0:3")
    play(use(s, 0, "B1"), 0, "use 1")
    assert s.players[0].dollars == 4


def test_r8_30_7b_moves_the_engine_by_forests() -> None:
    """7b on E1 and 2b on C1: one or two spaces."""
    s = yard("7b", "E1")
    lay(s, "C1", "0:2")
    play(use(s, 0, "E1"), 0, "use 1")
    assert legal(s, 0) == {"engine 1", "engine 2"}


def test_r8_33_7a_counts_pairs_of_bandits() -> None:
    """Two green and three orange: 4 dollars, up to 4 certificates, the tiles are kept (X33)."""
    s = yard("7a")
    p = s.players[0]
    p.bandits = tiles(s, "bandit-green bandit-green bandit-orange bandit-orange bandit-orange")
    clear_slots(s, 0, "CERT_4")
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {f"certificates {k}" for k in range(5)}
    play(s, 0, "certificates 4")
    assert (p.dollars, p.certificates, len(p.bandits)) == (4, 4, 5)


def test_r8_33_the_limit_cuts_the_certificates() -> None:
    """Two pairs, limit 3."""
    s = yard("7a")
    s.players[0].bandits = tiles(s, "bandit-green bandit-green bandit-orange bandit-orange")
    play(use(s, 0, "A1"), 0, "use 1")
    assert why(s, 0, "certificates 4") == ("R8.1", 4, 3)


def test_r8_33_one_colour_is_no_pair() -> None:
    """Three green bandits, no orange one."""
    s = yard("7a")
    s.players[0].bandits = (tile(s, "bandit-green"),) * 3
    assert refused(use(s, 0, "A1"), 0, "use 1").has == 0


def extra(*engines: str, dollars: int = 0) -> TrailState:
    """Seat 0 chooses how far its engine goes back at 9a."""
    s = yard("9a", seats=3)
    park(s, *engines)
    s.players[0].dollars = dollars
    hold(s, 0, "criollo")
    return play(use(s, 0, "A1"), 0, "use 2")


def cities(s: TrailState) -> set[str]:
    return {text.removeprefix("deliver ") for text in legal(s, 0)}


@pytest.mark.parametrize(
    ("own", "other", "to", "best", "needs"),
    [
        ("14", "12", "10.5", "fulton", 4),
        ("14", "12", "7", "bloomington", 8),
        ("5", "0", "0", "st_louis", 6),
        ("1", "0", "0", "fulton", 4),
        ("10.5", "0", "10", "fulton", 4),
        ("11", "0", "10.5", "kansas_city", 1),
    ],
)
def test_r8_34_the_numbered_spaces_are_the_value(
    own: str, other: str, to: str, best: str, needs: int
) -> None:
    """Turnouts and occupied spaces do not count, space 0 does (X31)."""
    s = play(extra(own, other), 0, f"engine {to}")
    names = [row.name for row in s.rules.cities]
    assert cities(s) == set(names[: names.index(best) + 1])
    following = names[names.index(best) + 1]
    assert why(s, 0, f"deliver {following}")[:2] == ("R6.8", needs)


def test_r8_34_no_income_no_transport_no_discard() -> None:
    """The hand stays, nothing is paid, the herder stays on 9a."""
    s = play(extra("18", dollars=7), 0, "engine 0", "deliver chicago", "disc AUX1_2x")
    assert s.players[0].dollars == 7
    assert len(s.players[0].hand) == 1
    assert s.players[0].herder == node(s, "A1")
    assert s.players[0].cities[5] == 1
    assert "use 1" in legal(s, 0)


def test_r8_34_kansas_city_gives_its_dollars() -> None:
    """4 dollars as always (D13)."""
    s = play(extra("1"), 0, "engine 0", "deliver kansas_city", "disc AUX1_2x")
    assert s.players[0].dollars == 4


def test_r8_34_arrows_act() -> None:
    """St. Louis beside Fulton: an objective card."""
    s = extra("5")
    s.players[0].cities = (0, 1, *(0,) * 8)
    play(s, 0, "engine 0", "deliver st_louis", "disc AUX1_2x")
    assert "pass" not in legal(s, 0)
    play(s, 0, "take top")
    assert len(s.players[0].discard) == 1


def test_r8_34_the_station_comes_after_the_delivery() -> None:
    """Station 3 from 10.5, with the 4 dollars of Kansas City."""
    s = play(extra("14"), 0, "engine 10.5", "deliver kansas_city", "disc AUX1_2x")
    assert legal(s, 0) == {"upgrade 3", "pass"}
    play(s, 0, "upgrade 3", "disc AUX2_2x")
    assert (s.players[0].dollars, s.players[0].stations) == (0, 0b100)


def test_r8_34_impossible_from_space_0() -> None:
    """No space is behind the engine."""
    assert why(use(yard("9a"), 0, "A1"), 0, "use 2") == ("R8.12", 1, 0)


def test_r8_34_occupied_spaces_are_no_stop() -> None:
    """Any free space behind may be chosen, turnouts too."""
    s = extra("5", "3")
    assert legal(s, 0) == {f"engine {name}" for name in ("0", "1", "2", "4", "4.5")}
    assert refused(s, 0, "engine 3").rule == "R8.11"


def behind(engine: str, dollars: int = 50) -> TrailState:
    """Seat 0 at 9b with its engine there."""
    s = yard("9b")
    park(s, engine)
    s.players[0].dollars = dollars
    return s


def test_r8_35_any_station_behind_the_engine() -> None:
    """Engine on 12, an own disc at station 1: stations 2 and 3 (X32, T17)."""
    s = behind("12")
    s.players[0].stations = 1
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"upgrade 2", "upgrade 3"}
    assert refused(s, 0, "upgrade 4").rule == "R8.35"
    play(s, 0, "upgrade 2", "disc AUX1_2x")
    assert (s.players[0].dollars, s.players[0].stations) == (48, 0b11)
    assert where(s, 0) == "12"


def test_r8_35_the_own_turnout_is_not_behind() -> None:
    """Engine in 10.5: stations 1 and 2 only."""
    s = play(use(behind("10.5"), 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"upgrade 1", "upgrade 2"}
    assert refused(s, 0, "upgrade 3").rule == "R8.35"


def test_r8_35_stationmasters_as_usual() -> None:
    """SM9 waits at station 1."""
    s = behind("5", 2)
    s.masters = (9, 0, 0, 0, 0)
    s.players[0].workers = (1, 2, 1)
    play(use(s, 0, "A1"), 0, "use 1", "upgrade 1", "disc AUX1_2x", "give builder")
    assert s.players[0].dollars == 12


def test_r8_35_nothing_behind_and_no_money() -> None:
    """Refused on space 4, and on 5 with 1 dollar."""
    assert why(use(behind("4"), 0, "A1"), 0, "use 1") == ("R8.35", 1, 0)
    assert why(use(behind("5", 1), 0, "A1"), 0, "use 1")[1:] == (2, 1)


def test_r8_36_4b_counts_cowboys_and_11b_hazards() -> None:
    """Three cowboys draw up to three, two hazards move the engine up to two (X33)."""
    s = yard("4b")
    s.players[0].workers = (3, 1, 1)
    play(use(s, 0, "A1"), 0, "use 1")
    assert "draw 3" in legal(s, 0)
    s = yard("11b")
    s.players[0].hazards = tiles(s, "flood-4-green drought-2-black")
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"engine 1", "engine 2"}


def test_r8_36_11a_is_two_actions() -> None:
    """With 3 dollars one hazard goes; the second needs 2 and 1 is left."""
    s = yard("11a")
    stock(s, "")
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "FLOOD2", "flood-2-green")
    s.players[0].dollars = 3
    play(use(s, 0, "A1"), 0, "use 2", "clear FLOOD2")
    assert why(s, 0, "use 1")[1:] == (2, 1)
