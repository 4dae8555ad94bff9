"""Table options: each ruling of docs/rulings.md and its other reading (U1 to U12)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.games.alike import an_empty_phase_b, objectives_in_kansas_city
from tests.games.arranging import (
    Edition,
    clear_slots,
    foresee,
    hold,
    lay,
    legal,
    park,
    refused,
    use,
)
from tests.games.gwt1.arrange import EDITION, GAME, game, play, score, table
from trailboss.core.errors import BadOptions
from trailboss.games.trail.delivery import transport
from trailboss.games.trail.state import TrailState

EIGHTEEN = "texas_longhorn-5 west_highland-3 holstein brown_swiss ayrshire"
RULINGS = (Path(__file__).parents[3] / "docs" / "rulings.md").read_text("utf-8")
ROWS = re.findall(r"^\| (U\d+) \((R[\d.]+)(?:, (R[\d.]+))?\) \|.*\| ([^|]*) \|$", RULINGS, re.M)


def workers(s: TrailState) -> list[Counter[str]]:
    """The workers of each pile, by trade."""
    kinds = ("cowboy", "craftsman", "engineer")
    found = [Counter(s.rules.tiles[one].name for one in bag) for bag in s.rules.bags]
    return [Counter({k: n for k, n in row.items() if k in kinds}) for row in found]


def test_r3_4_split_even_or_uneven() -> None:
    """U1: 11 and 7 of each trade, or one cowboy more with back 2."""
    even, uneven = workers(game(2)), workers(game(2, split="uneven"))
    assert even[1:] == [dict.fromkeys(even[1], 11), dict.fromkeys(even[2], 7)]
    assert uneven[1] == {"cowboy": 12, "craftsman": 11, "engineer": 11}
    assert uneven[2] == {"cowboy": 6, "craftsman": 7, "engineer": 7}
    assert sum(even, Counter()) == sum(uneven, Counter())
    s = game(2, split="uneven")
    assert len(s.bags[1]) + len(s.foresight[1]) + 3 == 34


@pytest.mark.parametrize("waste", ["on", "off"])
def test_r8_8_waste(waste: str) -> None:
    """U2: exactly 1 from 6, or never."""
    s = table(waste=waste)
    foresee(s)
    s.players[0].certificates = 5
    use(s, 0, "KC")
    if waste == "on":
        assert "income 1" in legal(s, 0)
        play(s, 0, "income 1")
        assert s.rules.certificates[s.players[0].certificates] == 4
    else:
        assert legal(s, 0) == {f"income {n}" for n in (0, 2, 3, 4, 5, 6)}
        row = refused(s, 0, "income 1")
        assert (row.rule, row.what) == ("R8.8", "not-on-the-track")


@pytest.mark.parametrize("window", ["on", "off"])
def test_r14_6_window(window: str) -> None:
    """U3: cards in Kansas City, or none there; elsewhere nothing changes."""
    objectives_in_kansas_city(EDITION, window, "gain_1")


@pytest.mark.parametrize("skip", ["off", "on"])
def test_r6_7_skip(skip: str) -> None:
    """U4: phase B must not be empty, or may be."""
    an_empty_phase_b(EDITION, skip, "R6.7")


@pytest.mark.parametrize("copy_risk", ["on", "off"])
def test_r9_14_copy_risk(copy_risk: str) -> None:
    """U8: the copied space's risk action too, or only the tile's; the own one stays."""
    s = table(sides="b", copy_risk=copy_risk)
    lay(s, "FLOOD_R1", "0:8")
    lay(s, "FLOOD_R2", "1:10")
    hold(s, 0, "jersey")
    use(s, 0, "FLOOD_R1")
    assert "risk" in legal(s, 0)
    play(s, 0, "use 1", "copy FLOOD_R2")
    if copy_risk == "on":
        assert "risk" in legal(s, 0)
    else:
        assert refused(s, 0, "risk").rule == "R6.4"


def test_r9_14_copy_risk_off_and_nothing_else_to_copy() -> None:
    """U8: a neighbour with nothing but its risk action is then not copied."""
    for copy_risk, able in (("on", True), ("off", False)):
        s = table(sides="b", copy_risk=copy_risk)
        lay(s, "FLOOD_R1", "0:8")
        lay(s, "FLOOD_R2", "1:1")
        hold(s, 0, "jersey")
        assert ("use 1" in legal(use(s, 0, "FLOOD_R1"), 0)) is able


@pytest.mark.parametrize("station_first", ["off", "on"])
def test_r10_8_station_first(station_first: str) -> None:
    """U9: the reward before the station, or after it."""
    s = table(station_first=station_first)
    s.masters = (0,) * 5
    clear_slots(s, 0, "aux_cert_1x")
    park(s, "5")
    play(use(s, 0, "B"), 0, "aux 3", "engine 4.5")
    verbs = []
    for _ in range(2):
        verbs.append(s.legal(0)[0].verb)
        play(s, 0, "certificates 1" if verbs[-1] == "certificates" else "pass")
    order = ["certificates", "upgrade"]
    assert verbs == (order if station_first == "off" else order[::-1])


def test_r10_8_station_first_means_the_reward_does_not_pay() -> None:
    """U9: 1b's 3 dollars come too late for station 1."""
    for station_first, offered in (("off", True), ("on", False)):
        s = table(sides="b", station_first=station_first)
        lay(s, "A1", "0:1")
        park(s, "5")
        s.players[0].dollars = 0
        play(use(s, 0, "A1"), 0, "use 2", "engine 4.5")
        assert ("upgrade 1" in legal(s, 0)) is offered
        assert s.players[0].dollars == 3


def test_r10_8_version_1_has_the_reward_first() -> None:
    """It had the same choices in the other order; a table that chose is played as it chose."""
    old = Edition("gwt1", 1)
    assert not old.game(2).rules.station_first
    assert old.game(2, station_first="on").rules.station_first
    assert game(2).rules.station_first
    [option] = [o for o in old.GAME.options if o.name == "station_first"]
    assert option.choices == ("off", "on")


@pytest.mark.parametrize(("discless", "discs"), [("off", 0), ("on", 1)])
def test_r13_8_discless(discless: str, discs: int) -> None:
    """U10: a delivery without a disc leaves none, or counts as if one lay there."""
    s = table(discless=discless)
    foresee(s)
    hold(s, 0, EIGHTEEN)
    park(s, "38")
    clear_slots(s, 0, " ".join(row.name for row in s.rules.discs))
    play(use(s, 0, "KC"), 0, "income 0", "deliver san_francisco", "pass")
    assert s.players[0].cities[-1] == discs
    assert score(s, 0)["cities"] == 9 * discs


@pytest.mark.parametrize(("signal", "cost"), [("passed", 1), ("ahead", 2)])
def test_r8_14_signal(signal: str, cost: int) -> None:
    """U11: at 10.5 the signal behind 10 is passed, or still ahead of El Paso."""
    s = table(signal=signal)
    park(s, "10.5")
    assert transport(s, 0, 6) == cost
    park(s, "10")
    assert transport(s, 0, 6) == 2


def test_every_ruling_stands_in_the_rules_and_every_option_in_the_rulings() -> None:
    """U1 to U12; each option's text names its rule and ruling; the marks [Un] agree."""
    rules = (Path(__file__).parents[3] / "trailboss/games/gwt1/RULES.md").read_text("utf-8")
    assert [row[0] for row in ROWS] == [f"U{n}" for n in range(1, 13)]
    for ruling, *numbers, option in ROWS:
        texts = [o.text for o in GAME.options if re.search(rf"\b{ruling}\b", o.text)]
        assert bool(texts) == option.startswith("`"), ruling
        for text in texts:
            assert numbers[0] in text
        for number in filter(None, numbers):
            line = next(row for row in rules.splitlines() if row.startswith(f"- {number} "))
            assert f"[{ruling}]" in line or ruling == "U1", (ruling, number)
    named = [o.name for o in GAME.options if "U" in o.text]
    assert all(f"`{name}=" in RULINGS for name in named)
    assert len(named) == 8


def test_the_first_choice_is_the_ruling() -> None:
    """A game without options is the game with every default written out."""
    written = {option.name: option.choices[0] for option in GAME.options}
    assert GAME.dump(game(3, 7)) == GAME.dump(game(3, 7, **written))
    assert game(2).rules is game(2, skip="off").rules


@pytest.mark.parametrize("wrong", ["maybe", "", "ON"])
def test_other_values_are_refused(wrong: str) -> None:
    """Every option has its fixed choices."""
    for option in GAME.options:
        with pytest.raises(BadOptions):
            GAME.setup(2, 1, {option.name: wrong})


def test_options_combine() -> None:
    """Several rulings turned round at one table."""
    rules = game(2, skip="on", waste="off", signal="ahead").rules
    assert (rules.may_skip, rules.waste, rules.turnout_passed) == (True, False, False)
    assert rules.copy_risk
