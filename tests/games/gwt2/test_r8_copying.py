"""Copying a neighbour with 6b, and once a turn (R8.31, R8.32)."""

from __future__ import annotations

from tests.games.arranging import hold, lay, legal, node, refused, staff, use, where, why
from tests.games.gwt2.arrange import play, table, yard
from trailboss.games.trail.state import TrailState


def copying(at: str = "A1", *laid: str) -> TrailState:
    """Own 6b on a space, other buildings around: "A2=1:10"."""
    s = yard("6b", at)
    for place in laid:
        there, name = place.split("=")
        lay(s, there, name)
    return s


def test_r8_31_neutral_own_and_foreign_neighbours_are_offered() -> None:
    """6b on A1 between A and A2."""
    s = copying("A1", "A2=1:12")
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) >= {"copy A2"}
    play(s, 0, "copy A2", "use 2")
    assert s.players[0].tokens == 2


def test_r8_31_a_neutral_building_is_copied() -> None:
    """A beside A1: a Galloway for 2 dollars; then the other local actions of A."""
    s = copying()
    hold(s, 0, "galloway")
    play(use(s, 0, "A1"), 0, "use 1", "copy A", "use 1")
    assert s.players[0].dollars == 2
    assert s.players[0].herder == node(s, "A1")


def test_r8_31_own_means_the_copying_player() -> None:
    """Another's 12b counts the stations of the player who copies."""
    s = copying("A1", "A2=1:12")
    s.players[0].stations, s.players[1].stations = 0b11, 0b1
    play(use(s, 0, "A1"), 0, "use 1", "copy A2", "use 1")
    assert [p.dollars for p in s.players] == [4, 0]


def test_r8_31_copying_costs_no_fee() -> None:
    """Another's 10b has a black hand; nothing is paid for copying it."""
    s = copying("A1", "A2=1:10")
    s.players[0].dollars = 5
    play(use(s, 0, "A1"), 0, "use 1", "copy A2", "use 1")
    assert [p.dollars for p in s.players] == [9, 0]


def test_r8_31_a_building_beyond_an_empty_space_is_not_adjacent() -> None:
    """6b on A1, A2 empty, a tile on A3."""
    s = copying("A1", "A3=1:12")
    hold(s, 0, "galloway")
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"copy A"}
    assert refused(s, 0, "copy A3").rule == "R8.31"


def test_r8_31_hazards_are_not_copied() -> None:
    """6b on FR1 beside a flood on FLOOD4; its other neighbour is FR2."""
    s = copying("FR1", "FLOOD4=flood-4-green", "FR2=1:12")
    play(use(s, 0, "FR1"), 0, "use 1")
    assert legal(s, 0) == {"copy FR2"}
    assert refused(s, 0, "copy FLOOD4").rule == "R8.31"


def test_r8_31_neighbours_across_a_fork() -> None:
    """FR2 and A3 both lead to B: both are adjacent to it, not to each other."""
    s = copying("FR2", "A3=1:12")
    hold(s, 0, "santa_gertrudis")
    play(use(s, 0, "FR2"), 0, "use 1")
    assert legal(s, 0) == {"copy B"}
    assert refused(s, 0, "copy A3").rule == "R8.31"


def test_r8_31_without_a_neighbour_there_is_no_copy() -> None:
    """FR1 has only a flood space and an empty space beside it."""
    s = use(copying("FR1"), 0, "FR1")
    assert why(s, 0, "use 1") == ("R8.31", 1, 0)


def test_r8_31_the_risk_action_of_the_copied_space_is_included() -> None:
    """The own 12b on FR2: Criollo for 2 dollars and a certificate (D7)."""
    s = copying("FR1", "FR2=0:12")
    hold(s, 0, "criollo")
    play(use(s, 0, "FR1"), 0, "use 1", "copy FR2", "risk", "certificates 1")
    assert (s.players[0].dollars, s.players[0].certificates) == (2, 1)


def test_r8_31_the_risk_action_beside_another_player_s_building_is_not_copied() -> None:
    """It is its owner's (D7): the local actions of that building are copied without it."""
    s = copying("FR1", "FR2=1:12")
    hold(s, 0, "criollo")
    play(use(s, 0, "FR1"), 0, "use 1", "copy FR2")
    assert legal(s, 0) == {"use 2"}
    assert refused(s, 0, "risk").rule == "R5.3"


def test_r8_31_the_own_risk_action_stays_a_local_action_of_6b() -> None:
    """Before or after copying, beside the risk action of the neighbour."""
    s = copying("FR1", "FR2=0:12")
    hold(s, 0, "criollo galloway")
    use(s, 0, "FR1")
    assert "risk" in legal(s, 0)
    play(s, 0, "use 1", "copy FR2", "risk", "certificates 1", "pass")
    assert "risk" in legal(s, 0)
    play(s, 0, "risk", "discard galloway", "certificates 1")
    assert s.players[0].certificates == 2


def test_r8_31_no_auxiliary_action_through_a_copy() -> None:
    """Neither in place of the copied actions nor after them (D15)."""
    s = copying()
    hold(s, 0, "galloway")
    use(s, 0, "A1")
    assert "aux 1" in legal(s, 0)
    play(s, 0, "use 1", "copy A")
    assert refused(s, 0, "aux 1").rule == "R8.31"
    play(s, 0, "use 1", "pass")
    assert refused(s, 0, "aux 1").rule == "R5.1"


def test_r8_31_one_building_is_copied() -> None:
    """After A the second neighbour is not copied as well."""
    s = copying("A1", "A2=1:12")
    hold(s, 0, "galloway")
    play(use(s, 0, "A1"), 0, "use 1", "copy A", "use 1", "pass")
    assert legal(s, 0) == {"pass"}
    assert refused(s, 0, "use 1").rule == "R5.1"


def test_r8_31_all_local_actions_of_the_copied_building() -> None:
    """10b: 4 dollars, then the engine, then the herder."""
    s = copying("A1", "A2=1:10")
    play(use(s, 0, "A1"), 0, "use 1", "copy A2", "use 1", "use 2", "engine 4", "use 3", "go A2")
    assert where(s, 0) == "4"
    assert [p.dollars for p in s.players] == [2, 2]


def test_r8_32_a_copied_move_is_spent_at_the_own_building_too() -> None:
    """Ivan's 10b copied for its move, to the own 10b: the rest is open there (X28)."""
    s = copying("A1", "A2=1:10", "B1=0:10")
    s.players[0].dollars = 5
    play(use(s, 0, "A1"), 0, "use 1", "copy A2", "use 3", "go A2", "go B", "go B1", "stop")
    assert [p.dollars for p in s.players] == [3, 2]
    assert {"use 1", "use 2"} <= legal(s, 0)
    assert refused(s, 0, "use 3").rule == "R8.32"


def test_r8_32_other_copied_actions_are_spent_as_well() -> None:
    """She copied the 4 dollars first (X28)."""
    s = copying("A1", "A2=1:10", "B1=0:10")
    play(use(s, 0, "A1"), 0, "use 1", "copy A2", "use 1", "use 3", "go A2", "go B", "go B1", "stop")
    assert refused(s, 0, "use 1").rule == "R8.32"
    assert "use 2" in legal(s, 0)


def four_and_six(*first: str) -> TrailState:
    """Own 4a on A1, own 6b on A2; these actions on A1, then its move to A2."""
    s = table(sides="aaaaabaaaaaa")
    lay(s, "A1", "0:4")
    lay(s, "A2", "0:6")
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "FLOOD2", "flood-2-green")
    s.players[0].dollars = 10
    return play(use(s, 0, "A1"), 0, *first, "use 2", "go A2", "stop")


def test_r8_32_an_action_performed_directly_is_not_copied() -> None:
    """The move of 4a is spent, its hazard is not (X29)."""
    s = play(four_and_six(), 0, "use 1", "copy A1")
    assert refused(s, 0, "use 2").rule == "R8.32"
    play(s, 0, "use 1", "clear FLOOD1")
    assert s.players[0].dollars == 5


def test_r8_32_with_both_actions_spent_nothing_is_left_to_copy() -> None:
    """The hazard was removed on A1 already (X29)."""
    s = four_and_six("use 1", "clear FLOOD2")
    assert refused(s, 0, "use 1").rule == "R8.32"


def test_r8_32_another_neighbour_is_free_of_this_limit() -> None:
    """1a on A3 can be copied (X29)."""
    s = four_and_six("use 1", "clear FLOOD2")
    lay(s, "A3", "1:1")
    lay(s, "C1", "0:2")
    play(s, 0, "use 1", "copy A3", "use 1")
    assert s.players[0].dollars == 7


def test_r8_32_a_new_turn_opens_everything() -> None:
    """The limit is one turn long."""
    s = play(four_and_six("use 1", "clear FLOOD2"), 0, "aux 1", "pass")
    assert s.waiting() == [1]
    play(s, 1, "go A1", "stop", "aux 1", "pass")
    assert s.waiting() == [0]
    s.stack = []
    play(use(s, 0, "A2"), 0, "use 1", "copy A1")
    assert {"use 1", "use 2"} <= legal(s, 0)


def test_r8_32_one_6b_does_not_copy_through_another() -> None:
    """Two 6b side by side: the other one gives nothing, nor do its neighbours (X29)."""
    s = copying("A2", "A1=1:6", "A3=1:12")
    hold(s, 0, "galloway")
    play(use(s, 0, "A2"), 0, "use 1")
    assert legal(s, 0) == {"copy A3"}
    assert refused(s, 0, "copy A1").rule == "R8.32"


def test_r8_32_with_only_another_6b_beside_it_nothing_is_copied() -> None:
    """The neighbours of that 6b would have something; they are out of reach."""
    s = copying("A2", "A1=1:6")
    hold(s, 0, "galloway")
    assert refused(use(s, 0, "A2"), 0, "use 1").rule == "R8.32"


def test_r8_31_replacing_6b_ends_the_copy() -> None:
    """A is copied, the new builder replaces 6b: what was left of A is lost too (R5.8)."""
    s = copying()
    staff(s, 4, "1-builder 2-cowboy")
    hold(s, 0, "galloway")
    s.players[0].workers, s.players[0].dollars = (1, 3, 1), 50
    play(use(s, 0, "A1"), 0, "use 1", "copy A", "use 2", "hire 1-builder", "perform")
    play(s, 0, "build 10", "site A1")
    assert legal(s, 0) == {"pass"}
    assert refused(s, 0, "use 1").rule == "R5.8"


def test_r8_31_replacing_another_building_does_not_end_the_copy() -> None:
    """2b on A2 gives way to 5b while A is copied: the rest of A is still open."""
    s = copying("A1", "A2=0:2")
    staff(s, 4, "1-builder 2-cowboy")
    hold(s, 0, "galloway")
    s.players[0].workers, s.players[0].dollars = (1, 3, 1), 50
    play(use(s, 0, "A1"), 0, "use 1", "copy A", "use 2", "hire 1-builder", "perform")
    play(s, 0, "build 5", "site A2")
    assert {"use 1", "use 3", "pass"} == legal(s, 0)


def test_r8_32_the_risk_action_of_another_6b_can_be_copied() -> None:
    """It belongs to that tile's space and is no copy: with copy_risk=on (D7)."""
    s = table(sides="aaaaabaaaaaa", copy_risk="on")
    lay(s, "FR2", "0:6")
    lay(s, "FR1", "1:6")
    hold(s, 0, "galloway")
    play(use(s, 0, "FR2"), 0, "use 1", "copy FR1")
    assert "use 1" not in legal(s, 0)
    play(s, 0, "risk", "discard galloway", "certificates 1")
    assert s.players[0].certificates == 1
