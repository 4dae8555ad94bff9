"""Phase A: step limits, forks, fees (R4)."""

from __future__ import annotations

import pytest

from tests.games.arranging import clear_slots, lay, legal, node, refused, told, turn, use
from tests.games.gwt2.arrange import play, table
from trailboss.games.trail.movement import MoveHerder
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.tally import tally
from trailboss.games.trail.ways import fee


def at(s: TrailState, seat: int = 0) -> str:
    """Where the herder stands."""
    return s.rules.nodes[s.players[seat].herder].name


def stops(s: TrailState, seat: int = 0) -> set[str]:
    """All locations on which the open movement may end."""
    found: set[str] = set()
    for text in sorted(legal(s, seat)):
        if text.startswith("go "):
            after = play(s.clone(), seat, text)
            ways = {option for option in legal(after, seat) if option.startswith("go ")}
            if not ways or "stop" in legal(after, seat):
                found.add(at(after, seat))
            found |= stops(after, seat) if ways else set()
    return found


def flood_example(seats: int = 3) -> TrailState:
    """A red building on A2, two floods; Maria's herder on A."""
    s = table(seats)
    lay(s, "A2", "1:2")
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "FLOOD2", "flood-2-black")
    return s


def fee_example() -> TrailState:
    """Serhiy's 4a on A1, Ivan's 1a on A2, floods with a green and a black hand; 2 dollars."""
    s = table(4)
    lay(s, "A1", "1:4")
    lay(s, "A2", "2:1")
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "FLOOD2", "flood-2-black")
    for p in s.players:
        p.dollars = 0
    s.players[0].dollars = 2
    return s


def test_r4_1_steps_are_counted_by_locations() -> None:
    """X4: B is two steps by A2 or three by the floods; C is the third step by A2."""
    s = turn(flood_example(), 0, "A")
    assert stops(s) == {"A2", "B", "C", "FLOOD1", "FLOOD2"}
    play(s, 0, "go FLOOD1", "go FLOOD2", "go B")
    assert not any(text.startswith("go ") for text in legal(s, 0))


def test_r4_1_a_limit_of_two_reaches_b_by_one_branch_only() -> None:
    """X4: with two steps B is reached by A2, and by the floods only FLOOD2."""
    s = flood_example()
    MoveHerder(2).start(s, 0)
    assert stops(s) == {"A2", "B", "FLOOD1", "FLOOD2"}
    play(s, 0, "go FLOOD1", "go FLOOD2")
    assert at(s) == "FLOOD2"
    assert "go B" not in legal(s, 0)


LIMITS = [
    (2, "", 3), (2, "STEP_LEFT", 4), (2, "STEP_RIGHT", 4), (2, "STEP_LEFT STEP_RIGHT", 5),
    (3, "", 3), (3, "STEP_LEFT", 5), (3, "STEP_RIGHT", 4), (3, "STEP_LEFT STEP_RIGHT", 6),
    (4, "", 4), (4, "STEP_LEFT", 6), (4, "STEP_RIGHT", 5), (4, "STEP_LEFT STEP_RIGHT", 7),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "cleared", "limit"), LIMITS)
def test_r4_1_the_step_limit_by_players_and_slots(seats: int, cleared: str, limit: int) -> None:
    """X5, T14: the whole table, for the last seat as well as for the first."""
    for seat in (0, seats - 1):
        s = table(seats)
        clear_slots(s, seat, cleared)
        turn(s, seat, "START")
        steps = 0
        for letter in "ABCDEFG":
            if f"go {letter}" in legal(s, seat):
                play(s, seat, f"go {letter}")
                steps += 1
        assert steps == limit
        assert not any(text.startswith("go ") for text in legal(s, seat))


def test_r4_1_at_least_one_step() -> None:
    """Staying is refused: one step is needed, none was made."""
    s = turn(table(), 0, "A")
    refusal = refused(s, 0, "stop")
    assert (refusal.rule, refusal.what, refusal.needs, refusal.has) == ("R4.1", "steps", 1, 0)
    play(s, 0, "go B")
    assert "stop" in legal(s, 0)


def test_r4_1_the_last_step_ends_the_movement() -> None:
    """After the third of three steps phase B is open at once."""
    s = turn(table(), 0, "A")
    play(s, 0, "go B", "go C", "go D")
    assert not legal(s, 0) & {"go E", "stop"}
    assert "aux 1" in legal(s, 0)


def test_r4_1_with_the_right_slot_alone_the_fifth_step_is_missing() -> None:
    """Three players and STEP_RIGHT: four steps."""
    s = table(3)
    clear_slots(s, 0, "STEP_RIGHT")
    turn(s, 0, "A")
    play(s, 0, "go B", "go C", "go D", "go E")
    assert "go F" not in legal(s, 0)


def test_r4_2_only_forward() -> None:
    """From B neither A nor a building on FR2, both behind, can be entered."""
    s = table()
    lay(s, "FR2", "1:2")
    turn(s, 0, "B")
    for text in ("go A", "go FR2", "go G"):
        assert refused(s, 0, text).rule == "R4.2"


def test_r4_2_any_branch_of_a_fork() -> None:
    """At A the buildings or the floods; once on A1 the floods are out of reach."""
    s = flood_example()
    lay(s, "A1", "1:3")
    turn(s, 0, "A")
    assert legal(s, 0) == {"go A1", "go FLOOD1"}
    play(s, 0, "go A1")
    assert legal(s, 0) == {"go A2", "stop"}
    assert refused(s, 0, "go FLOOD1").rule == "R4.2"


def test_r4_2_every_fork_offers_all_its_branches() -> None:
    """A tile at the head of every branch: each fork asks for it."""
    heads = {
        "A": "A1 FLOOD1", "B": "B1 DROUGHT1", "C": "C1 D", "D": "D1 BANDIT4",
        "E": "E1 ROCKFALL1", "F": "F1 F2", "G": "G1 G2",
    }  # fmt: skip
    for fork, branches in heads.items():
        s = table()
        for number, name in enumerate(branches.split(), 1):
            if name != "D":
                lay(s, name, f"1:{number}")
        turn(s, 0, fork)
        assert legal(s, 0) == {f"go {name}" for name in branches.split()}


def test_r4_2_kansas_city_ends_the_movement() -> None:
    """One of three steps is used, but nobody walks through."""
    s = turn(table(), 0, "G")
    play(s, 0, "go KC")
    assert not any(text.startswith(("go ", "stop")) for text in legal(s, 0))
    assert {"tile 1", "tile 2"} <= legal(s, 0)


def test_r4_3_herders_share_a_location() -> None:
    """The other seat stands on B; seat 0 may pass and may stop there."""
    s = table()
    s.players[1].herder = node(s, "B")
    turn(s, 0, "A")
    play(s, 0, "go B")
    assert {"stop", "go C"} <= legal(s, 0)
    play(s, 0, "stop", "aux 1", "pass")
    assert at(s, 0) == at(s, 1) == "B"


def test_r4_4_fees_by_players_and_hands() -> None:
    """X6 d: green 2 / 2 / 1, black 2 / 1 / 2, both 4 / 3 / 3."""
    for seats, fees in ((2, (2, 2, 4)), (3, (2, 1, 3)), (4, (1, 2, 3))):
        for number, due in zip((1, 4, 7), fees, strict=True):
            s = table(seats)
            s.players[0].dollars = 9
            lay(s, "A1", f"1:{number}")
            play(turn(s, 0, "A"), 0, "go A1")
            assert s.players[0].dollars == 9 - due, (seats, number)


def test_r4_4_passing_costs_as_much_as_stopping() -> None:
    """Two floods on the way, one of them passed: both fees are paid at once."""
    s = flood_example(3)
    s.players[0].dollars = 9
    turn(s, 0, "A")
    play(s, 0, "go FLOOD1")
    assert s.players[0].dollars == 7
    play(s, 0, "go FLOOD2")
    assert s.players[0].dollars == 6


def test_r4_4_fees_are_told_for_each_seat_and_for_strangers() -> None:
    """Whoever owns a building enters it for nothing; places without a hand are not named."""
    s = fee_example()
    counted = tally(s)
    for seat, player in enumerate(counted["players"]):
        own = {node.name: fee(s, seat, i) for i, node in enumerate(s.rules.nodes)}
        assert player["fees"] == {name: cost for name, cost in own.items() if cost}
    assert "A1" in counted["fees"]
    assert "A1" not in counted["players"][1]["fees"]
    assert counted["players"][0]["fees"]["A1"] == counted["fees"]["A1"]
    assert "A" not in counted["fees"]


def test_r4_4_the_fee_is_not_declined() -> None:
    """With 5 dollars the step onto another's 1a has no question about the fee."""
    s = table()
    s.players[0].dollars = 5
    lay(s, "A1", "1:1")
    play(turn(s, 0, "A"), 0, "go A1")
    assert s.players[0].dollars == 3
    assert legal(s, 0) == {"go B", "stop"}


def test_r4_5_the_owner_is_paid_for_a_building() -> None:
    """X6 a: Serhiy gets both dollars, nothing is left for Ivan; the move goes on to B."""
    s = turn(fee_example(), 0, "A")
    play(s, 0, "go A1", "go A2", "go B", "stop")
    assert [p.dollars for p in s.players] == [0, 2, 0, 0]
    assert at(s) == "B"
    assert "aux 1" in legal(s, 0)


def test_r4_5_the_bank_is_paid_for_hazards_and_bandits() -> None:
    """X6 b: the bank gets 1 and then 1 of 2; nobody else changes."""
    s = turn(fee_example(), 0, "A")
    play(s, 0, "go FLOOD1")
    assert s.players[0].dollars == 1
    play(s, 0, "go FLOOD2", "go B")
    assert [p.dollars for p in s.players] == [0, 0, 0, 0]
    s = table()
    lay(s, "BANDIT4", "bandit-orange")
    s.players[0].dollars, before = 9, s.players[1].dollars
    play(turn(s, 0, "D"), 0, "go BANDIT4")
    assert (s.players[0].dollars, s.players[1].dollars) == (7, before)


def test_r4_5_own_and_neutral_buildings_are_free() -> None:
    """The own 7a with both hands costs nothing, nor does B."""
    s = table()
    s.players[0].dollars = 9
    lay(s, "A1", "0:7")
    play(turn(s, 0, "A"), 0, "go A1", "go B")
    assert s.players[0].dollars == 9
    assert told(s, "fee") == []


def test_r4_6_who_cannot_pay_pays_what_is_left() -> None:
    """The path decides who gets it, and the log says which fee fell short."""
    s = turn(fee_example(), 0, "A")
    s.players[0].dollars = 1
    play(s, 0, "go A1", "go A2")
    assert [p.dollars for p in s.players] == [0, 1, 0, 0]
    assert told(s, "fee") == [(0, 1, "A1", "R4.6"), (0, 0, "A2", "R4.6")]


def test_r4_6_nothing_is_owed_later() -> None:
    """X6 c: without money on Ivan's 1a, the dollar gained there stays."""
    s = fee_example()
    s.players[0].dollars = 0
    turn(s, 0, "A")
    play(s, 0, "go A1", "go A2", "stop", "aux 1")
    assert (s.players[0].dollars, s.players[2].dollars) == (1, 0)


def test_r4_6_every_other_cost_is_paid_in_full() -> None:
    """One dollar hires nobody: the cheapest worker needs 6."""
    s = table()
    s.players[0].dollars = 1
    refusal = refused(use(s, 0, "A"), 0, "use 2")
    assert (refusal.rule, refusal.what, refusal.needs, refusal.has) == ("R8.4", "dollars", 6, 1)


def test_r4_7_a_herder_on_an_empty_space_starts_from_there() -> None:
    """X36: the flood under it is gone; the A side of the fork is behind."""
    s = flood_example()
    turn(s, 0, "FLOOD1")
    assert legal(s, 0) == {"go FLOOD2"}
    s = table()
    lay(s, "A2", "1:2")
    assert legal(turn(s, 0, "FLOOD1"), 0) == {"go B"}


def test_r4_7_the_empty_space_itself_is_no_stop() -> None:
    """The herder must leave it: at least one step."""
    s = turn(table(), 0, "FLOOD1")
    assert refused(s, 0, "stop").needs == 1
    assert refused(s, 0, "go FLOOD1").rule == "R1.1"


@pytest.mark.parametrize("name", ["BANDIT1", "BANDIT2", "BANDIT3"])
def test_r4_8_the_first_bandit_spaces_are_beside_the_trail(name: str) -> None:
    """A tile there is never entered and costs neither a step nor a fee."""
    s = table()
    lay(s, name, "bandit-green")
    s.players[0].dollars = 9
    turn(s, 0, "D")
    assert legal(s, 0) == {"go E"}
    refusal = refused(s, 0, f"go {name}")
    assert (refusal.rule, refusal.what) == ("R4.8", "beside-the-trail")
    play(s, 0, "go E")
    assert s.players[0].dollars == 9
    assert "go F" in legal(s, 0)


def test_r4_8_the_other_bandit_spaces_are_on_the_trail() -> None:
    """BANDIT4 to BANDIT9 lie one after the other between D and E."""
    s = table(4)
    for n in range(4, 10):
        lay(s, f"BANDIT{n}", "bandit-green")
    clear_slots(s, 0, "STEP_LEFT STEP_RIGHT")
    turn(s, 0, "D")
    play(s, 0, *[f"go BANDIT{n}" for n in range(4, 10)])
    assert legal(s, 0) == {"go E", "stop"}
