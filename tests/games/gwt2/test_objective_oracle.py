"""Objective scoring against a slow brute force, and its size with many cards (R9.7, R11.4)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.gwt2.arrange import score, table
from tests.games.holdings import own
from trailboss.games.gwt2.components import OBJECTIVES, STARTING
from trailboss.games.trail.scoring import Worth, best_objectives, by_needs, claim, with_card
from trailboss.games.trail.state import TrailState

ROWS = {row.name: row for row in (*OBJECTIVES, *STARTING)}
TASKS = ("building", "station", "hazard", "green", "orange", "value_3", "shorthorn", "hereford")
SITES = ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "D1", "E1", "E2", "F1")


def fulfilled(names: tuple[str, ...], things: Counter[str]) -> bool:
    """Is there a thing for every task of all these cards together?"""
    tasks = Counter(task for name in names for task in ROWS[name].tasks)
    return all(things[task] >= number for task, number in tasks.items())


def subsets(names: list[str]) -> list[tuple[str, ...]]:
    return [some for size in range(len(names) + 1) for some in combinations(names, size)]


def slow(area: list[str], deck: list[str], things: Counter[str], pair: int) -> tuple[int, int]:
    """The best sum and the most objective points in it: every choice, every assignment."""
    best = (-1000, -1000)
    for joined in subsets(deck):
        scored = [*area, *joined]
        for done in subsets(scored):
            if not fulfilled(done, things):
                continue
            points = sum(ROWS[name].vp for name in done)
            points -= sum(ROWS[name].penalty for name in scored if name not in done)
            best = max(best, (points + pair * (len(scored) // 2), points))
    return best


def holding(things: Counter[str], area: list[str], deck: list[str], sm2: bool) -> TrailState:
    """A position in which seat 0 has exactly these things and cards."""
    s = table()
    s.players[0].draw = ()
    buildings = " ".join(f"{site}:{n + 1}" for n, site in enumerate(SITES[: things["building"]]))
    own(
        s,
        0,
        buildings,
        stations=" ".join(str(n + 1) for n in range(things["station"])),
        hazards="flood-2-green " * things["hazard"],
        bandits="bandit-green " * things["green"] + "bandit-orange " * things["orange"],
        cities="new_york " * things["new_york"],
        discard="longhorn " * things["value_3"] + "shorthorn-3 " * things["shorthorn"],
        area=" ".join(area),
        masters="SM2" if sm2 else "",
    )
    return own(s, 0, discard="hereford-5 " * things["hereford"] + " ".join(deck))


small = st.fixed_dictionaries({task: st.integers(0, 4) for task in (*TASKS, "new_york")})
some_cards = st.lists(st.sampled_from(sorted(ROWS)), unique=True, max_size=7)


@settings(max_examples=500)
@given(small, some_cards, st.integers(0, 7), st.booleans())
def test_r11_4_scoring_is_as_good_as_every_choice_and_assignment(
    have: dict[str, int], names: list[str], in_area: int, sm2: bool
) -> None:
    """The fast scoring finds the sum and the objective line that the brute force finds."""
    things = Counter(have)
    area = names[:in_area]
    deck = [name for name in names[in_area:] if not name.startswith("ST")]
    s = holding(things, area, deck, sm2)
    total, points = slow(area, deck, things, 3 if sm2 else 0)
    lines = score(s, 0)
    assert lines["objectives"] + lines["stationmasters"] == total
    assert lines["objectives"] == points


@settings(max_examples=40)
@given(small, st.lists(st.sampled_from(sorted(ROWS)[:24]), unique=True, min_size=7, max_size=8))
def test_r11_4_the_oracle_agrees_with_many_cards_of_the_deck_and_sm2(
    have: dict[str, int], deck: list[str]
) -> None:
    """Penalties taken on purpose for pairs of cards are found too."""
    s = holding(Counter(have), [], deck, True)
    total, points = slow([], deck, Counter(have), 3)
    objectives, area = best_objectives(s, 0)
    assert (objectives + 3 * (area // 2), objectives) == (total, points)


@settings(max_examples=100)
@given(small, some_cards)
def test_r11_4_the_order_of_the_cards_does_not_matter(
    have: dict[str, int], names: list[str]
) -> None:
    """The same cards in other places of the deck score the same."""
    deck = [name for name in names if name.startswith("OB")]
    s = holding(Counter(have), [], deck, True)
    before = best_objectives(s, 0)
    p = s.players[0]
    p.hand, p.discard = p.discard[::-2], p.discard[-2::-2]
    assert best_objectives(s, 0) == before


def cases(have: dict[str, int], sm2: bool) -> int:
    """The most cases that are weighed at once with all 24 cards in one deck."""
    letters = sorted({task for row in OBJECTIVES for task in row.tasks})
    pool = sorted([claim(row, letters, True) for row in OBJECTIVES], key=by_needs)
    wanted = tuple(sum(row.needs[i] for row in pool) for i in range(len(letters)))
    start = tuple(min(have[letter], n) for letter, n in zip(letters, wanted, strict=True))
    best: dict[tuple[tuple[int, ...], int], Worth] = {(start, 0): (0, 0, 0)}
    most = 0
    for row in pool:
        wanted = tuple(n - need for n, need in zip(wanted, row.needs, strict=True))
        best = with_card(best, row, wanted, 3 if sm2 else 0)
        most = max(most, len(best))
    return most


@pytest.mark.parametrize("sm2", [False, True])
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 20])
def test_r11_4_all_objective_cards_in_one_deck_need_few_cases(number: int, sm2: bool) -> None:
    """24 cards have 16 million subsets; at no moment are more than a thousand cases weighed."""
    assert cases(dict.fromkeys([*TASKS, "new_york"], number), sm2) < 1000


@settings(max_examples=60)
@given(st.fixed_dictionaries({task: st.integers(0, 12) for task in (*TASKS, "new_york")}))
def test_r11_4_uneven_holdings_need_few_cases_too(have: dict[str, int]) -> None:
    assert cases(have, sm2=True) < 2000


def test_r11_4_all_objective_cards_in_one_deck_are_scored() -> None:
    """Four discs on New York serve four of the 24 cards; the others are dropped."""
    s = holding(Counter(new_york=4), [], [row.name for row in OBJECTIVES], True)
    assert best_objectives(s, 0) == (20, 4)
