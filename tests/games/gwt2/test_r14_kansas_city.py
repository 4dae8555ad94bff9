"""Sam in Kansas City: lots, the next city, arrows, back to START (R14.11)."""

from __future__ import annotations

import pytest

from tests.games.arranging import cards, foresee, names, node, staff, told, turn
from tests.games.gwt2.alone import alone, at, engine, sam, turn_over
from tests.games.holdings import own
from trailboss.games.trail.state import TrailState


def visit(level: str = "medium", cities: str = "", objectives: str = "") -> TrailState:
    """Sam reaches Kansas City with card 2; these discs of his lie in cities."""
    s = alone(level, "G")
    own(s, 1, cities=cities)
    sam(s).discs = tuple(int(i >= len(cities.split())) for i in range(14))
    s.display = cards(s, objectives)
    return turn_over(s, 2)


def delivered(s: TrailState) -> str:
    """Where his disc went."""
    (row,) = told(s, "deliver")
    assert row[0] == 1 and row[3] == "R14.11"
    return row[2]


def test_r14_11_a_tile_of_each_column_is_placed_as_usual() -> None:
    """A flood, a worker and a bandit; the columns are refilled as he leaves."""
    s = alone(at="G")
    staff(s, 2, "1-cowboy")
    foresee(s, "flood-4-green -", "- engineer", "bandit-orange -")
    s.bags = ((), (), ())
    turn_over(s, 2)
    assert s.board[node(s, "FLOOD1")] > 0 and s.board[node(s, "BANDIT1")] > 0
    assert sorted(job for job in s.jobs if job) == [1, 3]
    assert s.foresight == ((0, 0), (0, 0), (0, 0))
    lots = [(amount, thing) for _, amount, thing, _ in told(s, "sam-lot")]
    assert lots == [(1, "flood-4-green"), (2, "engineer"), (3, "bandit-orange")]


def test_r14_11_chance_picks_the_tiles() -> None:
    """Both tiles of a column come up in some games."""
    seen = set()
    for seed in range(12):
        s = alone(at="G")
        s.rng = seed
        foresee(s, "flood-4-green drought-2-black")
        turn_over(s, 2)
        seen |= {thing for _, _, thing, _ in told(s, "sam-lot")}
    assert seen == {"flood-4-green", "drought-2-black"}


def test_r14_11_the_foresights_are_refilled() -> None:
    """From their own bags."""
    s = alone(at="G")
    before = [len(bag) for bag in s.bags]
    turn_over(s, 2)
    assert [len(bag) for bag in s.bags] == [n - 2 for n in before]
    assert all(all(column) for column in s.foresight)


def test_r14_11_after_the_end_workers_are_not_chosen() -> None:
    """The column has a worker and a flood: chance has no choice; one of workers is skipped."""
    for seed in range(6):
        s = alone(at="G")
        s.rng, s.holder, s.token = seed, 0, 12
        foresee(s, "cowboy flood-4-green", "cowboy builder")
        turn_over(s, 2)
        assert [thing for _, _, thing, _ in told(s, "sam-lot")] == ["flood-4-green"]


@pytest.mark.parametrize(
    ("level", "city"), [("easy", "st_louis"), ("medium", "bloomington"), ("hard", "chicago")]
)
def test_r14_11_the_first_delivery_by_strength(level: str, city: str) -> None:
    """One disc of his heap lies there; he has no income and no costs."""
    s = visit(level)
    assert delivered(s) == city
    assert (sum(sam(s).discs), sam(s).dollars) == (13, 0)


@pytest.mark.parametrize(
    ("last", "then"),
    [
        ("st_louis", "bloomington"),
        ("chicago", "toledo"),
        ("philadelphia", "new_york"),
        ("new_york", "new_york"),
    ],
)
def test_r14_11_then_the_next_city_to_the_right(last: str, then: str) -> None:
    """New York again and again."""
    assert delivered(visit(cities=last)) == then


def test_r14_11_arrows_give_objective_cards() -> None:
    """Bloomington and Peoria: the best card of the display."""
    s = visit(cities="bloomington", objectives="OB01 OB11 OB12")
    assert delivered(s) == "peoria"
    assert names(s, sam(s).area) == ["OB11"]
    assert told(s, "take") == [(1, 1, "OB11", "R14.11")]


def test_r14_11_exchange_tokens_of_arrows_are_ignored() -> None:
    """St. Louis and Bloomington would be a token."""
    s = visit(cities="st_louis", objectives="OB01")
    assert (delivered(s), sam(s).tokens, sam(s).area) == ("bloomington", 0, ())


def test_r14_11_an_arrow_without_a_card_left() -> None:
    """The delivery stands."""
    s = visit(cities="bloomington")
    assert delivered(s) == "peoria"
    assert told(s, "sam-nothing") == [(1, 0, "sam-no-objective", "R14.11")]


def test_r15_d22_without_a_disc_there_is_no_delivery() -> None:
    """His discs are on stations and cities: none is moved (R14.11)."""
    s = alone(at="G")
    sam(s).discs = (0,) * 14
    turn_over(s, 2)
    assert told(s, "deliver") == [] and sum(sam(s).cities) == 0
    assert told(s, "sam-nothing")[-1] == (1, 0, "sam-no-disc", "R14.11")
    assert at(s) == "START"


def test_r14_11_the_card_comes_before_kansas_city() -> None:
    """The engine moves, then the tiles are placed."""
    s = visit()
    assert engine(s) == "1" and s.log is not None
    verbs = [event.verb for event in s.log]
    assert verbs.index("engine") < verbs.index("deliver") < verbs.index("return")


def test_r14_11_back_to_start_and_your_turn() -> None:
    """You are asked for your move."""
    s = alone(at="G")
    turn(s, 1, "G")
    assert (at(s), s.waiting(), s.turn) == ("START", [0], 0)


def test_r14_11_elsewhere_nothing_of_this_happens() -> None:
    """He stops at G: no tile, no delivery."""
    s = turn_over(alone(at="F"), 2)
    assert (told(s, "deliver"), told(s, "sam-lot"), at(s)) == ([], [], "G")
