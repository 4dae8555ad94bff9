"""Movement (R4)."""

from __future__ import annotations

import pytest

from tests.games.elpaso.arrange import (
    clear_slots,
    crew,
    free,
    kinds,
    legal,
    node,
    place,
    play,
    refused,
    table,
    turn,
    use,
    why,
)
from trailboss.core.errors import IllegalAction
from trailboss.games.elpaso.movement import next_stops
from trailboss.games.elpaso.state import ElPasoState


def reachable(s: ElPasoState, seat: int) -> set[str]:
    """Where the movement that is open may end, cowboys not used."""
    found: set[str] = set()
    for action in s.legal(seat):
        after = s.clone()
        after.apply(seat, action)
        found.add(s.rules.nodes[after.players[seat].rancher].name)
        if action.verb == "go" and "go" in {a.verb for a in after.legal(seat)}:
            found |= reachable(after, seat)
    return found


def test_r4_1_at_least_one_and_at_most_three_steps() -> None:
    """The rancher must leave, and the third step is the last."""
    s = turn(table(), 0, "n1")
    assert why(s, 0, "stop") == ("R4.1", 1, 0)
    assert reachable(s, 0) == {"n2", "n3", "n4"}
    play(s, 0, "go n2", "go n3", "go n4")
    assert kinds(s, 0) == {"aux", "pass"}


def test_r4_1_four_steps_once_the_disc_is_gone() -> None:
    """T2: distance 1 to 4 is legal, 5 is not; with a cowboy it is."""
    s = table()
    clear_slots(s, 0, "step_limit")
    crew(s, 0, "cowboy")
    turn(s, 0, "EP")
    assert reachable(s, 0) == {"n1", "n2", "n3", "n4"}
    play(s, 0, "go n1", "go n2", "go n3", "go n4")
    assert why(s, 0, "go n5") == ("R4.1", 1, 0)
    play(s, 0, "spend cowboy", "go n5")
    assert s.players[0].rancher == node("n5")


def test_r4_2_buildings_of_others_cost_a_step_and_empty_spaces_none() -> None:
    """T1: X (of another player), an empty space, then Y: two steps."""
    s = table()
    place(s, 1, "s1", 1)
    turn(s, 0, "EP")
    s.steps = 2
    assert reachable(s, 0) == {"s1", "n1"}
    before = s.players[0].dollars
    play(s, 0, "go s1", "go n1")
    assert s.players[0].dollars == before
    s = turn(table(), 0, "n2")
    assert next_stops(s, node("n2")) == (node("n3"),)


def test_r4_2_only_the_next_stop_and_never_backwards() -> None:
    """A stop behind or farther ahead is refused."""
    s = turn(table(), 0, "n2")
    assert (refused(s, 0, "go n1").rule, refused(s, 0, "go n4").what) == (
        "R4.2",
        "not-the-next-stop",
    )


def test_r4_3_the_branch_is_chosen_and_an_empty_one_leads_to_the_join() -> None:
    """With a building on the inner branch only, the outer one leads on with the same step."""
    s = table()
    place(s, 1, "s5", 1)
    turn(s, 0, "n3")
    assert legal(s, 0) == {"go s5", "go n4"}
    play(s, 0, "go n4")
    assert s.steps == 2
    s = table()
    place(s, 1, "s5", 1)
    place(s, 1, "s6", 1)
    assert legal(turn(s, 0, "n3"), 0) == {"go s5", "go s6"}


def test_r4_4_el_paso_ends_every_movement() -> None:
    """With steps left nobody goes on; a cowboy does not help."""
    s = table()
    crew(s, 0, "cowboy")
    turn(s, 0, "n6")
    play(s, 0, "go EP")
    assert kinds(s, 0) == {"certificates"}
    assert "spend cowboy" not in free(s, 0)
    with pytest.raises(IllegalAction):
        play(s, 0, "go n1")


def test_r4_5_each_cowboy_adds_a_step() -> None:
    """Any number, also after the last step; only at the end the stop is used."""
    s = table()
    crew(s, 0, "cowboy cowboy")
    turn(s, 0, "n1")
    play(s, 0, "spend cowboy", "go n2", "go n3", "go n4", "go n5")
    assert legal(s, 0) == {"stop"}
    play(s, 0, "spend cowboy", "go n6")
    assert s.players[0].ready == (0, 0, 0, 0)
    assert kinds(s, 0) == {"use", "aux", "pass"}


def test_r4_5_no_action_at_a_stop_that_is_passed() -> None:
    """While walking only steps, and never past El Paso, are offered."""
    s = table()
    crew(s, 0, "cowboy cowboy cowboy")
    s.players[0].dollars = 9
    turn(s, 0, "n5")
    play(s, 0, "spend cowboy", "go n6")
    assert kinds(s, 0) == {"go", "stop"}
    play(s, 0, "go EP")
    assert kinds(s, 0) == {"certificates"}


def test_r4_6_ranchers_share_stops() -> None:
    """A stop with another rancher is reached and passed like any other."""
    s = table()
    s.players[1].rancher = node("n2")
    alone = reachable(turn(table(), 0, "n1"), 0)
    assert reachable(turn(s, 0, "n1"), 0) == alone


def test_r4_7_goals_are_the_stops_up_to_the_limit() -> None:
    """From n5 with three steps: n6 and El Paso, nothing beyond."""
    s = turn(table(), 0, "n5")
    assert reachable(s, 0) == {"n6", "EP"}
    s = table()
    place(s, 1, "s7", 1)
    place(s, 0, "s8", 1)
    assert reachable(turn(s, 0, "n4"), 0) == {"n5", "s7", "s8", "n6"}


def test_r4_1_the_movement_starts_where_the_rancher_is() -> None:
    """Also from an own building and from El Paso."""
    s = table()
    place(s, 0, "s4", 1)
    assert legal(turn(s, 0, "s4"), 0) == {"go n3"}
    assert legal(turn(table(), 0, "EP"), 0) == {"go n1"}
    assert kinds(use(table(), 0, "n2"), 0) == {"use", "aux", "pass"}
