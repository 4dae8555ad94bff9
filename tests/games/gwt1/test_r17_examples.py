"""The worked examples (R17)."""

from __future__ import annotations

import pytest

from tests.games.arranging import (
    clear_slots,
    foresee,
    hold,
    lay,
    legal,
    names,
    park,
    staff,
    stock,
    turn,
    use,
)
from tests.games.gwt1.arrange import play, score, table, yard
from tests.games.holdings import own
from trailboss.games.trail.delivery import transport


@pytest.mark.parametrize(("masters", "value"), [("", 10), ("sm_hazards", 11)])
def test_r17_1_income(masters: str, value: int) -> None:
    """Two Dutch Belts, Brown Swiss, Holstein and two certificates."""
    s = own(table(), 0, masters=masters)
    foresee(s)
    hold(s, 0, "dutch_belt dutch_belt brown_swiss holstein")
    s.players[0].certificates, s.players[0].dollars = 3, 0
    play(use(s, 0, "KC"), 0, "income 2")
    assert (s.players[0].dollars, s.players[0].certificates) == (value, 1)


def test_r17_2_transport() -> None:
    """From 5 and from 0."""
    s = table()
    cities = [row.name for row in s.rules.cities]
    park(s, "5")
    costs = dict(zip(cities, [transport(s, 0, i) for i in range(10)], strict=True))
    wanted = ("albuquerque", "santa_fe", "wichita", "kansas_city")
    assert [costs[name] for name in wanted] == [3, 2, 0, 0]
    park(s, "0")
    assert [transport(s, 0, i) for i in range(10)] == [0, 0, 1, 3, 4, 5, 7, 8, 9, 11]


def test_r17_3_engine_forward() -> None:
    """Three engineers from 1 past an engine on 3."""
    s = table()
    park(s, "1", "3")
    s.players[0].workers = (1, 1, 3)
    play(use(s, 0, "G"), 0, "use 1")
    assert legal(s, 0) == {"engine 2", "engine 4", "engine 4.5", "engine 5"}


@pytest.mark.parametrize(("other", "reach"), [("0", {"28", "29"}), ("29.5", {"28"})])
def test_r17_4_engine_backward(other: str, reach: set[str]) -> None:
    """Exactly 2 from 30."""
    s = table()
    clear_slots(s, 0, "aux_trash_1x aux_trash_2x")
    park(s, "30", other)
    play(use(s, 0, "D"), 0, "use 2", "double 5")
    assert legal(s, 0) == {f"engine {name}" for name in reach}


def test_r17_5_building() -> None:
    """Two craftsmen and 4 dollars; three higher, three craftsmen and 6 dollars."""
    s = table()
    s.players[0].workers, s.players[0].dollars = (1, 2, 1), 4
    play(use(s, 0, "B"), 0, "use 2", "build 4", "site A1")
    assert s.players[0].dollars == 0
    s = table()
    lay(s, "A1", "0:4")
    s.players[0].workers, s.players[0].dollars = (1, 3, 1), 6
    play(use(s, 0, "B"), 0, "use 2", "build 8", "site A1")
    assert s.players[0].dollars == 0


def test_r17_6_hiring() -> None:
    """An engineer for 7, a Jersey for 2 dollars, a cowboy for 8."""
    s = table()
    staff(s, 4, "3-engineer 1-cowboy")
    hold(s, 0, "jersey")
    s.players[0].workers, s.players[0].dollars = (1, 1, 2), 13
    play(use(s, 0, "A"), 0, "use 2", "hire 3-engineer", "perform")
    assert s.players[0].dollars == 13 - 7 + 2
    play(s, 0, "use 3", "hire 1-cowboy")
    assert (s.players[0].dollars, s.players[0].workers) == (0, (2, 1, 3))


def test_r17_7_fees() -> None:
    """Two dollars of seat 0 among four players, on both branches."""
    s = table(4)
    lay(s, "A1", "1:4")
    lay(s, "A2", "2:1")
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "FLOOD2", "flood-2-black")
    s.players[0].dollars = 2
    other = s.clone()
    play(turn(s, 0, "A"), 0, "go A1", "go A2")
    assert [p.dollars for p in s.players] == [0, 9, 8, 9]
    other.log = []
    play(turn(other, 0, "A"), 0, "go FLOOD1")
    assert other.players[0].dollars == 1
    play(other, 0, "go FLOOD2")
    assert [p.dollars for p in other.players] == [0, 7, 8, 9]


@pytest.mark.parametrize(("discs", "points"), [(2, 18), (1, 10)])
def test_r17_8_objectives(discs: int, points: int) -> None:
    """Two San Francisco cards, engine_4, draw_1."""
    s = own(
        table(),
        0,
        buildings="A1:1 A2:2 A3:3",
        hazards="flood-4-green flood-3-green flood-2-green",
        bandits="teepee_blue",
        cities="san_francisco " * discs,
        area="aux_1 aux_2 engine_4 draw_1",
    )
    assert score(s, 0)["objectives"] == points


def test_r17_9_cities() -> None:
    """Sacramento and San Diego."""
    assert score(own(table(), 0, cities="sacramento san_diego"), 0)["cities"] == 10


def test_r17_10_certificates() -> None:
    """3, 4, 6 with limit 6; 3 stays 3 with limit 3."""
    s = yard("5b")
    clear_slots(s, 0, "cert_4 cert_6")
    hold(s, 0, "black_angus")
    s.players[0].certificates = 3
    play(use(s, 0, "A1"), 0, "use 1", "certificates 2")
    assert s.rules.certificates[s.players[0].certificates] == 6
    s = table()
    s.players[0].certificates = 3
    play(use(s, 0, "C"), 0, "use 1", "choose 1")
    assert s.players[0].certificates == 3
    assert "certificates 1" not in legal(s, 0)


def test_r17_11_cattle() -> None:
    """Six cowboys: two brown cards for 12, or for 8 with one cowboy left."""
    s = table()
    stock(s, "west_highland-3 west_highland-4", "holstein holstein")
    s.players[0].workers, s.players[0].dollars = (6, 1, 1), 12
    play(use(s, 0, "E"), 0, "use 2")
    dear, cheap = s.clone(), s
    for cow in ("west_highland-3", "west_highland-4"):
        play(dear, 0, "buy V4x1_b", f"cow {cow}")
    assert (dear.players[0].dollars, legal(dear, 0)) == (0, {"pass"})
    play(cheap, 0, "buy V4x2", "cow west_highland-3", "cow west_highland-4")
    assert (cheap.players[0].dollars, "reveal" in legal(cheap, 0)) == (4, True)
    assert names(cheap, cheap.players[0].discard) == names(dear, dear.players[0].discard)


def test_r17_12_job_market() -> None:
    """Three players, the third worker of row 6."""
    s = table(3)
    staff(s, 6, "6-cowboy 6-engineer")
    stock(s, "holstein", "ayrshire " * 12)
    foresee(s, "- -", "craftsman craftsman")
    play(use(s, 0, "KC"), 0, "tile 1")
    assert (s.token + 1, len(s.market)) == (7, 10)
    s.stack = []
    s.players[1].dollars = 9
    play(use(s, 1, "A"), 1, "use 2")
    assert legal(s, 1) == {"hire 6-cowboy", "hire 6-craftsman", "hire 6-engineer"}
