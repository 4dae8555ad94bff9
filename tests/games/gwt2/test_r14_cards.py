"""Sam's fifteen cards: steps, actions, conditions true and false (R14.6)."""

from __future__ import annotations

import pytest

from tests.games.arranging import cards, lay, names, staff, stock, told
from tests.games.gwt2.alone import (
    TRADES,
    alone,
    at,
    built,
    engine,
    sam,
    specialist,
    turn_over,
    workers,
)
from trailboss.games.gwt2.sam.deck import SAM_CARDS
from trailboss.games.trail.state import TrailState

LETTERS = ["START", "A", "B", "C", "E", "F", "G"]


def rich(trade: str) -> TrailState:
    """Everything that a card may ask for is there; two workers a trade and this specialization."""
    s = specialist(alone(), trade)
    sam(s).workers = (2, 2, 2)
    s.players[0].herder = sam(s).herder
    staff(s, 3, "1-cowboy 1-engineer 2-builder")
    stock(s, "longhorn corriente shorthorn-5", "longhorn longhorn longhorn")
    s.display = cards(s, "OB01 OB05 OB11")
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "BANDIT1", "bandit-green")
    return s


def gained(s: TrailState) -> str:
    """What Sam has got, in one word a kind."""
    p = sam(s)
    found = {
        "cowboy": p.workers[0] > 2,
        "builder": p.workers[1] > 2,
        "engineer": p.workers[2] > 2,
        "engine": p.engine > 0,
        "objective": bool(p.area),
        "bandit": bool(p.bandits),
        "hazard": bool(p.hazards),
        "cattle": bool(p.discard),
        "building": bool(built(s)),
    }
    return " ".join(name for name, got in found.items() if got)


ALWAYS = [
    (1, 1, "cowboy", "cowboy"),
    (1, 1, "builder", "cowboy"),
    (2, 1, "cowboy", "engine"),
    (3, 1, "cowboy", "objective"),
    (4, 1, "cowboy", "bandit"),
    (5, 1, "cowboy", "hazard"),
    (6, 1, "builder", "builder"),
    (6, 1, "engineer", "engineer"),
    (7, 2, "cowboy", "engine"),
    (8, 2, "builder", "cattle"),
    (9, 2, "engineer", "building"),
]


@pytest.mark.parametrize(("card", "steps", "trade", "gain"), ALWAYS)
def test_r14_6_cards_without_a_condition(card: int, steps: int, trade: str, gain: str) -> None:
    """Cards 1 to 9 do the same for every specialist."""
    s = turn_over(rich(trade), card)
    assert (gained(s), at(s)) == (gain, LETTERS[steps])
    assert s.automa.discard == (card,)


MET = [
    (10, 1, "builder", "building"),
    (11, 1, "engineer", "engineer engine"),
    (12, 2, "cowboy", "cattle"),
    (13, 2, "cowboy", "cattle"),
    (14, 2, "engineer", "engine"),
    (15, 2, "builder", "building"),
]


@pytest.mark.parametrize(("card", "steps", "trade", "gain"), MET)
def test_r14_6_cards_whose_condition_holds(card: int, steps: int, trade: str, gain: str) -> None:
    """Cards 10 to 15 need a specialist."""
    s = turn_over(rich(trade), card)
    assert (gained(s), at(s)) == (gain, LETTERS[steps])


@pytest.mark.parametrize(
    ("card", "steps", "trade", "other"),
    [(*row[:3], other) for row in MET for other in TRADES if other != row[2]],
)
def test_r14_6_cards_whose_condition_fails(card: int, steps: int, trade: str, other: str) -> None:
    """Another specialist moves as far and does nothing; the market stays as it is."""
    s = turn_over(rich(other), card)
    assert (gained(s), at(s)) == ("", LETTERS[steps])
    assert names(s, s.market) == ["longhorn", "corriente", "shorthorn-5"]
    assert told(s, "sam-idle") == [(1, card, trade, "R14.6")]


@pytest.mark.parametrize("card", [10, 11])
@pytest.mark.parametrize(("yours", "his", "steps"), [(0, 0, 1), (1, 0, 1), (3, 1, 3), (1, 2, 2)])
def test_r14_6_steps_by_the_most_buildings(card: int, yours: int, his: int, steps: int) -> None:
    """Of the side that has more on the trail, at least one."""
    s = specialist(alone(), "cowboy")
    for i in range(yours):
        lay(s, f"B{i + 1}", f"0:{i + 2}")
    for i, where in enumerate(["E1", "E2"][:his]):
        lay(s, where, f"1:{i + 2}")
    turn_over(s, card)
    assert at(s) == LETTERS[steps]


@pytest.mark.parametrize("card", [12, 13])
def test_r14_6_steps_by_cowboys(card: int) -> None:
    """The printed one counts, whatever his specialization is."""
    assert at(turn_over(specialist(alone(), "builder"), card)) == "A"
    s = alone()
    sam(s).workers = (4, 1, 5)
    assert at(turn_over(specialist(s, "engineer"), card)) == "E"


@pytest.mark.parametrize("card", [14, 15])
def test_r14_6_steps_by_workers_of_the_specialization(card: int) -> None:
    """Five engineers of an engineer specialist, three cowboys of a cowboy specialist."""
    assert at(turn_over(workers(alone(), 1, 1, 5), card)) == "F"
    assert at(turn_over(workers(alone(), 3, 1, 1), card)) == "C"


def test_r14_6_card_11_hires_before_the_engine_moves() -> None:
    """One engineer and the new one are two spaces."""
    s = workers(alone(), 1, 1, 1)
    staff(s, 3, "1-engineer")
    turn_over(specialist(s, "engineer"), 11)
    assert (sam(s).workers, engine(s)) == ((1, 1, 2), "2")


def test_r14_6_card_11_moves_the_engine_also_if_nobody_is_hired() -> None:
    """The job market is empty."""
    s = turn_over(specialist(alone(), "engineer"), 11)
    assert engine(s) == "1"
    assert told(s, "sam-nothing") == [(1, 0, "sam-no-engineer", "R14.7")]


def test_r14_6_card_12_opens_two_cards_and_buys_with_one_cowboy_fewer() -> None:
    """With two cowboys, one buys: a card of value 3 that was opened just now, not two."""
    s = workers(alone(), 2, 1, 1)
    stock(s, "black_angus", "corriente longhorn longhorn")
    turn_over(s, 12)
    assert names(s, sam(s).discard) == ["corriente"]
    assert names(s, s.market) == ["black_angus", "longhorn"]
    assert len(s.cattle) == 1


def test_r14_6_card_12_with_one_cowboy_buys_nothing() -> None:
    """None is left; the cards are opened all the same."""
    s = specialist(alone(), "cowboy")
    stock(s, "black_angus", "corriente longhorn longhorn")
    turn_over(s, 12)
    assert (sam(s).discard, len(s.market)) == ((), 3)
    assert told(s, "sam-nothing") == [(1, 0, "sam-no-purchase", "R14.9")]


def test_r14_6_card_12_opens_what_is_left_of_the_stack() -> None:
    """One card, or none."""
    s = workers(alone(), 2, 1, 1)
    stock(s, "", "corriente")
    turn_over(s, 12)
    assert names(s, sam(s).discard) == ["corriente"]
    assert turn_over(s, 12).market == ()


def test_r14_6_every_card_has_a_test() -> None:
    """The tables above name all fifteen."""
    assert {row[0] for row in (*ALWAYS, *MET)} == {card.n for card in SAM_CARDS}
