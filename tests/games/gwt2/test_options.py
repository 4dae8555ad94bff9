"""Table options: each ruling with another reading (docs/rulings.md), and what version 1 pins."""

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
    free,
    hold,
    lay,
    legal,
    node,
    park,
    refused,
    use,
)
from tests.games.gwt2.arrange import EDITION, GAME, game, play, score, table
from tests.games.holdings import forbidden
from trailboss.core.errors import BadOptions
from trailboss.core.game import validated_options
from trailboss.games.trail.delivery import transport
from trailboss.games.trail.location import SLOTS
from trailboss.games.trail.state import TrailState

NEW, OLD = Edition("gwt2"), Edition("gwt2", 1)
RULINGS = (Path(__file__).parents[3] / "docs" / "rulings.md").read_text("utf-8")
TRADES = ("cowboy", "builder", "engineer")


def workers(s: TrailState) -> list[Counter[str]]:
    """The workers of each bag, by trade."""
    found = [Counter(s.rules.tiles[one].name for one in bag) for bag in s.rules.bags]
    return [Counter({k: n for k, n in row.items() if k in TRADES}) for row in found]


def test_r2_5_split_even_or_uneven() -> None:
    """D23: 11 and 7 of each trade, or one cowboy more with back 2."""
    even, uneven = workers(game(2)), workers(game(2, split="uneven"))
    assert even[1:] == [dict.fromkeys(TRADES, 11), dict.fromkeys(TRADES, 7)]
    assert uneven[1] == {"cowboy": 12, "builder": 11, "engineer": 11}
    assert uneven[2] == {"cowboy": 6, "builder": 7, "engineer": 7}


@pytest.mark.parametrize("window", ["on", "off"])
def test_r9_3_window(window: str) -> None:
    """D8: cards in Kansas City, or none there; elsewhere nothing changes."""
    objectives_in_kansas_city(EDITION, window, "OB01")


@pytest.mark.parametrize("skip", ["off", "on"])
def test_r5_6_skip(skip: str) -> None:
    """D2: phase B must not be empty, or may be."""
    an_empty_phase_b(EDITION, skip, "R5.6")


@pytest.mark.parametrize(("discless", "discs"), [("off", 0), ("on", 1)])
def test_r12_2_discless(discless: str, discs: int) -> None:
    """D10: a delivery without a disc counts as if one lay there, or leaves none."""
    s = table(discless=discless)
    foresee(s)
    hold(s, 0, "longhorn galloway santa_gertrudis pineywoods criollo")
    s.players[0].certificates = 5
    park(s, "38")
    clear_slots(s, 0, " ".join(row.name for row in s.rules.discs))
    play(use(s, 0, "KC"), 0, "income 6", "deliver philadelphia", "pass")
    assert score(s, 0)["cities"] == 6 * discs


@pytest.mark.parametrize(("signal", "passed"), [("passed", 1), ("ahead", 0)])
def test_r6_13_signal(signal: str, passed: int) -> None:
    """D25: at 10.5 the cross behind 10 is passed, or still ahead of New York."""
    s = table(signal=signal)
    city = len(s.rules.cities) - 1
    park(s, "10")
    whole = transport(s, 0, city)
    park(s, "10.5")
    assert transport(s, 0, city) == whole - passed


def walked(edition: Edition, sides: str) -> TrailState:
    """Alone: the own 6b on A1 copies the move of Sam's 4b on A2, to the own 4 on B1."""
    s = edition.table(1, 1, sides=sides)
    for place, name in (("A1", "0:6"), ("A2", "1:4"), ("B1", "0:4")):
        lay(s, place, name)
    s.players[0].dollars = 10
    play(use(s, 0, "A1"), 0, "use 1", "copy A2", "use 2", "go A2", "go B", "go B1")
    assert s.players[0].herder == node(s, "B1")
    return s


def test_r8_32_the_two_sides_of_a_number_are_different_buildings() -> None:
    """The move of Sam's 4b is copied; the own 4a has another letter, so its move is open."""
    s = walked(NEW, "aaaaabaaaaaa")
    assert "use 2" in legal(s, 0)
    assert max(s.done) >= (len(s.rules.neutral) + len(s.rules.private)) * SLOTS
    play(s, 0, "use 2")


def test_r8_32_the_same_letter_is_spent() -> None:
    """The own 4b is the same building as Sam's."""
    s = walked(NEW, "aaabababaaaa")
    assert refused(s, 0, "use 2").rule == "R8.32"


def test_r8_32_version_1_looks_at_the_number_alone() -> None:
    """As it was played then."""
    s = walked(OLD, "aaaaabaaaaaa")
    assert refused(s, 0, "use 2").rule == "R8.32"


def test_r10_2_version_1_has_no_tokens_while_the_hand_lies_open() -> None:
    """As it was played then: the shown hand is fixed for its owner."""
    s = OLD.table(simmental="on")
    foresee(s)
    hold(s, 0, "simmental-1")
    play(use(s, 0, "KC"), 0, "income 0")
    assert "raise 1" in legal(s, 0)
    assert free(s, 0) == set()
    forbidden(s, 0, "exchange")


def test_version_1_had_four_options_and_its_own_readings() -> None:
    """The rulings that came with version 2 are pinned as they were."""
    old = OLD.GAME
    assert [option.name for option in old.options] == ["neutral", "sides", "simmental", "sam"]
    rules = OLD.game(2).rules
    assert not (rules.waste or rules.station_first or rules.by_letter or rules.raise_tokens)
    assert rules.copy_risk and rules.copy_others_risk
    assert rules.kansas_city_window and rules.counts_without_disc and not rules.may_skip
    with pytest.raises(BadOptions, match="gwt2 has no option 'waste'"):
        validated_options(old, 2, {"waste": "on"})


def test_every_option_stands_in_the_rulings_and_the_rules() -> None:
    """Each text names its rule and its decision; the marks [Dn] agree."""
    rules = (Path(__file__).parents[3] / "trailboss/games/gwt2/RULES.md").read_text("utf-8")
    named = [option for option in GAME.options if "D" in option.text.split("(")[-1]]
    assert len(named) == 8
    for option in named:
        found = re.search(r"\((R[\d.]+), (D\d+)\)$", option.text)
        assert found is not None, option.name
        rule, decision = found[1], found[2]
        assert f"`{option.name}=" in RULINGS
        assert re.search(rf"^\| {decision} \({rule}\) \|", RULINGS, re.M), option.name
        line = next(row for row in rules.splitlines() if row.startswith(f"- {rule} "))
        assert f"[{decision}]" in line, option.name
        assert f"\n| {decision} |" in rules


def test_the_first_choice_is_the_ruling() -> None:
    """A game without options is the game with every default written out."""
    written = {option.name: option.choices[0] for option in GAME.options}
    assert GAME.dump(game(3, 7)) == GAME.dump(game(3, 7, **written))


def test_options_combine() -> None:
    """Several rulings turned round at one table."""
    rules = game(2, skip="on", waste="off", signal="ahead", copy_risk="off").rules
    assert (rules.may_skip, rules.waste, rules.turnout_passed) == (True, False, False)
    assert (rules.copy_risk, rules.station_first) == (False, True)
