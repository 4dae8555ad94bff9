"""The sequential test: its errors are as rare as promised, and it ends soon when all is clear."""

from __future__ import annotations

import math
from random import Random

import pytest

from trailboss.lab.sequential import BETTER, FEWEST, NOT_BETTER, UNDECIDED, Comparison, likelihood

RUNS = 200


def coin(mean: float, luck: Random) -> float:
    """A deal of two games, each won with this chance: 0, a half or 1."""
    return ((luck.random() < mean) + (luck.random() < mean)) / 2


def tossed(mean: float, low: float, high: float, luck: Random) -> tuple[str, int]:
    """What the test says in the end, and after how many deals."""
    test = Comparison(low, high)
    while test.add(coin(mean, luck)) == UNDECIDED:
        assert test.deals < 2000
    return test.verdict(), test.deals


@pytest.mark.parametrize(("low", "high"), [(0.4, 0.6), (0.6, 0.8)])
def test_errors_are_as_rare_as_promised(low: float, high: float) -> None:
    """Of 200 runs at 5 % ten may err; 20 would be three deviations more."""
    luck = Random(3)
    worse = [tossed(low, low, high, luck) for _ in range(RUNS)]
    better = [tossed(high, low, high, luck) for _ in range(RUNS)]
    assert sum(said == BETTER for said, _ in worse) <= 20
    assert sum(said == NOT_BETTER for said, _ in better) <= 20
    assert sum(deals for _, deals in [*worse, *better]) / (2 * RUNS) < 30


def test_it_says_nothing_too_early_and_little_later_when_all_is_clear() -> None:
    """A bot that wins everything is found better, one that loses everything is not."""
    for share, wanted in ((1.0, BETTER), (0.0, NOT_BETTER)):
        test = Comparison()
        said = [test.add(share) for _ in range(60)]
        assert said[: FEWEST - 1] == [UNDECIDED] * (FEWEST - 1)
        assert said[-1] == wanted and said.count(UNDECIDED) < 40


def test_equal_deals_are_not_better() -> None:
    """If both bots win half of every deal, the first is not better by five points."""
    test = Comparison()
    assert [test.add(0.5) for _ in range(80)][-1] == NOT_BETTER


def test_the_likelihood_is_that_of_the_likeliest_distribution() -> None:
    """Of coins it is known: p heads of n have the probability p ** k (1 - p) ** (n - k)."""

    def of_coin(p: float) -> float:
        return 30 * math.log(p) + 10 * math.log(1 - p)

    cells = [(0.0, 10.0), (1.0, 30.0)]
    seen = likelihood(cells, 0.6) - likelihood(cells, 0.5)
    assert seen == pytest.approx(of_coin(0.6) - of_coin(0.5), abs=1e-6)
    assert likelihood(cells, 0.75) == pytest.approx(0, abs=1e-6)
