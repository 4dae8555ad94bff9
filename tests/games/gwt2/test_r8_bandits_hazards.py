"""Collecting bandits and removing hazards (R8.26-R8.28)."""

from __future__ import annotations

import pytest

from tests.games.arranging import lay, legal, node, quiet, refused, tile, tiles, turn, use, why
from tests.games.gwt2.arrange import play, table, yard
from trailboss.games.trail.state import TrailState

REWARDS = [(n, dollars) for n, dollars in enumerate((1, 2, 3, 4, 5, 6, 8, 10), 2)]


def collecting(*spaces: str) -> TrailState:
    """Seat 0 collects a bandit at D; green ones lie on these spaces."""
    s = table()
    for at in spaces:
        lay(s, at, "bandit-green")
    s.players[0].dollars, s.players[0].tokens = 0, 0
    return play(use(s, 0, "D"), 0, "use 1", "choose 1")


@pytest.mark.parametrize(("number", "dollars"), REWARDS)
def test_r8_26_a_bandit_gives_what_its_space_shows(number: int, dollars: int) -> None:
    """Dollars on spaces 2 to 9."""
    s = play(collecting(f"BANDIT{number}"), 0, f"collect BANDIT{number}")
    assert (s.players[0].dollars, s.players[0].tokens) == (dollars, 0)
    assert s.players[0].bandits == (tile(s, "bandit-green"),)
    assert s.board[node(s, f"BANDIT{number}")] == 0


def test_r8_26_the_first_space_gives_an_exchange_token() -> None:
    """And no dollars."""
    s = play(collecting("BANDIT1"), 0, "collect BANDIT1")
    assert (s.players[0].dollars, s.players[0].tokens) == (0, 1)


def test_r8_26_any_bandit_may_be_taken() -> None:
    """On the trail or beside it (X26); spaces without a tile are refused."""
    s = collecting("BANDIT1", "BANDIT7")
    assert legal(s, 0) == {"collect BANDIT1", "collect BANDIT7"}
    assert refused(s, 0, "collect BANDIT2").rule == "R8.26"


def test_r8_26_without_a_bandit_the_action_is_refused() -> None:
    """At D and at 8a."""
    s = table()
    s.players[0].dollars = 9
    play(use(s, 0, "D"), 0, "use 1")
    assert why(s, 0, "choose 1") == ("R8.26", 1, 0)
    s = play(use(yard("8a"), 0, "A1"), 0, "use 1")
    assert why(s, 0, "choose 1") == ("R8.26", 1, 0)


def test_r8_27_the_price_is_paid_and_any_hazard_taken() -> None:
    """7 dollars at F, from whatever zone (X36)."""
    s = table()
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "ROCKFALL2", "rockfall-3-black")
    s.players[0].dollars = 7
    play(use(s, 0, "F"), 0, "use 2")
    assert legal(s, 0) == {"clear FLOOD1", "clear ROCKFALL2"}
    assert refused(s, 0, "clear DROUGHT1").rule == "R8.27"
    play(s, 0, "clear ROCKFALL2")
    assert s.players[0].dollars == 0
    assert s.players[0].hazards == (tile(s, "rockfall-3-black"),)
    assert s.board[node(s, "ROCKFALL2")] == 0


@pytest.mark.parametrize(
    ("where", "action", "price"), [("F", "use 2", 7), ("4a", "use 1", 5), ("11a", "use 1", 2)]
)
def test_r8_27_too_little_money_is_refused(where: str, action: str, price: int) -> None:
    """7 at F, 5 at 4a, 2 at 11a."""
    s = table() if where == "F" else yard(where)
    lay(s, "FLOOD1", "flood-4-green")
    s.players[0].dollars = price - 1
    use(s, 0, "F" if where == "F" else "A1")
    assert why(s, 0, action) == ("R8.27", price, price - 1)


@pytest.mark.parametrize(
    ("where", "action"), [("F", "use 2"), ("4a", "use 1"), ("11a", "use 1"), ("11a", "use 2")]
)
def test_r8_27_without_a_hazard_the_action_is_refused(where: str, action: str) -> None:
    """Nothing lies on the board, bandits apart."""
    s = table() if where == "F" else yard(where)
    lay(s, "BANDIT1", "bandit-green")
    s.players[0].dollars = 50
    use(s, 0, "F" if where == "F" else "A1")
    assert why(s, 0, action) == ("R8.27", 1, 0)


def test_r8_28_collected_tiles_lie_before_the_player() -> None:
    """A second hazard joins the first."""
    s = yard("4a")
    lay(s, "FLOOD1", "flood-4-green")
    s.players[0].dollars = 5
    s.players[0].hazards = tiles(s, "drought-2-green")
    play(use(s, 0, "A1"), 0, "use 1", "clear FLOOD1", "pass")
    assert s.players[0].hazards == tiles(s, "drought-2-green flood-4-green")


def test_r8_28_herders_stay_on_the_empty_space() -> None:
    """The next move of that herder starts there, not on the other branch (X36)."""
    s = table()
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "FLOOD2", "flood-2-green")
    lay(s, "A1", "1:2")
    s.players[0].dollars = 7
    s.players[1].herder = node(s, "FLOOD1")
    play(use(s, 0, "F"), 0, "use 2", "clear FLOOD1", "pass")
    assert s.players[1].herder == node(s, "FLOOD1")
    assert s.waiting() == [1]
    assert legal(s, 1) == {"go FLOOD2"}


def test_r8_28_a_bandit_space_is_left_in_the_same_way() -> None:
    """The herder on BANDIT4 goes on from there when its tile is gone."""
    s = collecting("BANDIT4")
    s.players[1].herder = node(s, "BANDIT4")
    play(s, 0, "collect BANDIT4", "pass")
    assert legal(s, 1) == {"go E"}


def test_r8_28_the_empty_space_is_no_step_any_more() -> None:
    """Who comes later passes it for nothing."""
    s = table()
    lay(s, "FLOOD1", "flood-4-green")
    assert legal(turn(s, 0, "A"), 0) == {"go B", "go FLOOD1"}
    quiet(s)
    s.players[1].dollars = 7
    play(use(s, 1, "F"), 1, "use 2", "clear FLOOD1", "pass")
    assert legal(s, 0) == {"go B"}
