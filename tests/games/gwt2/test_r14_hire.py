"""Sam hires: cheapest, specialized, engineers; his specialization (R14.7)."""

from __future__ import annotations

from tests.games.arranging import staff, told
from tests.games.gwt2.alone import TRADES, alone, sam, specialist, turn_over, workers
from trailboss.games.trail.state import TrailState

CHEAPEST, SPECIALIST, ENGINEER = 1, 6, 11


def hired(s: TrailState, card: int) -> tuple[str, int]:
    """Who left the job market, and from which row; nobody: ("", 0)."""
    before = s.jobs
    turn_over(s, card)
    gone = [i for i, (old, new) in enumerate(zip(before, s.jobs, strict=True)) if old != new]
    assert len(gone) < 2
    return (TRADES[before[gone[0]] - 1], gone[0] // s.rules.columns + 1) if gone else ("", 0)


def jobs(token: int, places: str, trade: str = "cowboy") -> TrailState:
    """A job market and a specialization of Sam's."""
    s = specialist(alone(), trade)
    staff(s, token, places)
    return s


def test_r14_7_the_cheapest_row() -> None:
    """Row 4 costs 5, row 1 costs 6, row 3 costs 7."""
    assert hired(jobs(5, "1-builder 3-builder 4-engineer"), CHEAPEST) == ("engineer", 4)


def test_r14_7_of_equal_prices_the_topmost_row() -> None:
    """Rows 1, 2 and 7 cost 6 dollars."""
    assert hired(jobs(8, "2-builder 7-engineer"), CHEAPEST) == ("builder", 2)


def test_r14_7_the_row_of_the_token_is_not_hirable() -> None:
    """Row 4 would be cheaper, but the token is there."""
    assert hired(jobs(4, "1-builder 4-engineer"), CHEAPEST) == ("builder", 1)


def test_r14_7_in_the_row_his_specialization_comes_first() -> None:
    """The engineer on the right is taken by an engineer specialist."""
    assert hired(jobs(2, "1-builder 1-engineer", "engineer"), CHEAPEST) == ("engineer", 1)


def test_r14_7_in_the_row_without_it_the_leftmost() -> None:
    """A cowboy specialist takes the builder on the left."""
    assert hired(jobs(2, "1-builder 1-engineer"), CHEAPEST) == ("builder", 1)


def test_r14_7_whom_he_has_no_room_for_is_passed_over() -> None:
    """Six builders: the engineer beside, or the next row."""
    s = jobs(2, "1-builder 1-engineer")
    sam(s).workers = (1, 6, 1)
    assert hired(s, CHEAPEST) == ("engineer", 1)
    s = jobs(5, "1-cowboy 4-builder 4-builder", "builder")
    sam(s).workers = (1, 6, 1)
    assert hired(s, CHEAPEST) == ("cowboy", 1)


def test_r14_7_nobody_to_hire() -> None:
    """An empty job market, and one of builders for whom there is no room."""
    s = jobs(2, "")
    assert hired(s, CHEAPEST) == ("", 0)
    assert told(s, "sam-nothing") == [(1, 0, "sam-no-worker", "R14.7")]
    s = jobs(2, "1-builder")
    sam(s).workers = (1, 6, 1)
    assert hired(s, CHEAPEST) == ("", 0)


def test_r14_7_for_his_specialization_the_cheapest_of_the_trade() -> None:
    """The cowboy of row 4, though others are in cheaper places."""
    s = jobs(6, "1-builder 1-cowboy 4-cowboy 5-cowboy")
    assert hired(s, SPECIALIST) == ("cowboy", 4)
    assert hired(jobs(3, "1-cowboy 2-cowboy"), SPECIALIST) == ("cowboy", 1)


def test_r14_7_without_his_trade_the_one_that_waits_most() -> None:
    """Two engineers and one builder wait above the token; the cheaper engineer comes."""
    s = jobs(5, "1-engineer 2-builder 4-engineer")
    assert hired(s, SPECIALIST) == ("engineer", 4)


def test_r14_7_workers_in_the_row_of_the_token_do_not_wait() -> None:
    """One builder above the token is more than no engineer; those below do not count."""
    assert hired(jobs(3, "1-builder 3-engineer"), SPECIALIST) == ("builder", 1)


def test_r14_7_of_trades_that_wait_as_many_the_first() -> None:
    """Cowboy before builder before engineer."""
    s = jobs(4, "1-engineer 2-builder 3-cowboy", "cowboy")
    sam(s).workers = (6, 1, 1)
    assert hired(s, SPECIALIST) == ("", 0)
    assert hired(jobs(3, "1-engineer 2-builder"), SPECIALIST) == ("builder", 2)


def test_r14_7_a_full_row_of_his_specialization() -> None:
    """Six cowboys: most of the others are builders."""
    s = jobs(5, "1-cowboy 2-builder 3-builder 3-engineer")
    sam(s).workers = (6, 1, 1)
    assert hired(s, SPECIALIST) == ("builder", 2)


def test_r14_7_nobody_if_the_most_numerous_has_no_room() -> None:
    """Six builders, and builders wait most: nobody comes, not even the engineer."""
    s = jobs(4, "1-builder 2-builder 3-engineer")
    sam(s).workers = (1, 6, 1)
    assert hired(s, SPECIALIST) == ("", 0)
    assert told(s, "sam-nothing") == [(1, 0, "sam-no-worker", "R14.7")]


def test_r14_7_the_cheapest_engineer() -> None:
    """Of row 4 rather than row 1; none if his row is full."""
    s = jobs(5, "1-engineer 4-engineer 4-builder", "engineer")
    assert hired(s, ENGINEER) == ("engineer", 4)
    s = jobs(5, "1-engineer", "engineer")
    sam(s).workers = (1, 1, 6)
    assert hired(s, ENGINEER) == ("", 0)


def test_r14_7_hiring_is_free_and_without_the_action_of_the_space() -> None:
    """The fourth cowboy removes no hazard, the fourth builder builds nothing."""
    s = jobs(2, "1-builder")
    sam(s).workers = (3, 3, 3)
    turn_over(s, CHEAPEST)
    assert (sam(s).workers, len(sam(s).reserve), sam(s).dollars) == ((3, 4, 3), 12, 0)


def test_r14_7_a_trade_that_is_more_numerous_becomes_his_specialization() -> None:
    """From two cowboys and two builders to three builders."""
    s = workers(alone(), 2, 2, 1)
    staff(s, 2, "1-builder")
    turn_over(s, CHEAPEST)
    assert TRADES[s.automa.specialty] == "builder"
    assert told(s, "sam-specialist") == [(1, 0, "builder", "R14.7")]


def test_r14_7_as_many_are_not_more() -> None:
    """Two cowboys and now two builders: he stays a cowboy specialist."""
    s = workers(alone(), 2, 1, 1)
    staff(s, 2, "1-builder")
    turn_over(s, CHEAPEST)
    assert TRADES[s.automa.specialty] == "cowboy" and told(s, "sam-specialist") == []
