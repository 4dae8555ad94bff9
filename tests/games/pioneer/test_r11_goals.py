"""Goals: the race for them, and the test of each of the fifteen (R11, R16)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.pioneer.helpers import building, draw, lines, me, play, sheet, start, table
from tests.games.pioneer.test_r4_turns import finish_turn
from trailboss.games.pioneer.components import GOAL_IDS
from trailboss.games.pioneer.goals import meets, progress
from trailboss.games.pioneer.state import PioneerState

T2 = ["C11.E", "B11.SE", "B11.E", "A12.SE"]
T7 = ["E11.E", "F11.NE", "F11.E", "G12.NE"]
T3 = ["D10.NE", "C10.E", "C10.NE", "B9.E", "B9.NE", "A9.SE"]
T9_CLUBS = ["H9.SE", "I9.NE", "H8.SE", "I8.NE"]
T7_CLUBS = ["G11.SE", "H11.NE", "G12.SE", "G12.E"]
T12_CLUBS = ["I11.NE", "I11.E", "J11.NE", "J11.E", "K12.NE"]
T5_DIAMONDS = ["D2.SE", "E2.NE", "D1.SE", "E1.E"]
EDGE = {
    "hearts": ["C12.SE", "D12.NE"],
    "diamonds": ["D2.SE", "E2.NE", "D1.SE", "E1.NE"],
    "clubs": ["G11.SE", "H11.NE", "G12.SE", "H12.NE"],
}
TUNNELS = {
    "hearts": ["C11.E", "C11.NE", "B10.E", "A11.SE"],
    "clubs": ["G10.E", "G10.NE", "F9.E"],
}
BRIDGES = {
    "hearts": ["D10.NE", "C10.SE", "D9.NE", "C9.SE", "D8.NE", "C8.SE", "D7.NE"],
    "spades": ["H4.SE", "I5.NE", "H5.SE", "I6.NE", "H6.SE"],
}
RANGES = {
    "hearts": ["C11.E", "B11.SE"],
    "diamonds": ["C3.E", "B3.SE", "B3.E", "E3.E", "E3.SE", "F2.E"],
    "clubs": ["G10.E", "G10.NE"],
}
RANCHES = ["B12", "D1", "D5", "F12", "G4"]


def fewer(tracks: dict[str, list[str]], suit: str) -> dict[str, list[str]]:
    """The same tracks without the last one of a suit."""
    return {**tracks, suit: tracks[suit][:-1]}


CASES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "1A": (sheet(nuggets=6, banked=5), sheet(nuggets=6, banked=4)),
    "1B": (sheet(nuggets=8), sheet(nuggets=7)),
    "1C": (sheet(activated=["C9", "G5"]), sheet(activated=["C9"])),
    "1D": (sheet(activated=["B5", "B10", "G2"]), sheet(activated=["B5", "B10"])),
    "1E": (sheet(activated=["B2"]), sheet(activated=["C9"])),
    "1F": (sheet(EDGE), sheet(fewer(EDGE, "clubs"))),
    "1G": (sheet(RANGES), sheet(fewer(RANGES, "hearts"))),
    "1H": (sheet(activated=RANCHES), sheet(activated=RANCHES[:4])),
    "1I": (sheet(TUNNELS), sheet(fewer(TUNNELS, "clubs"))),
    "1J": (sheet(mixed=True), sheet(mixed=False, activated=["B5"])),
    "1K": (
        sheet({"hearts": T2 + T3 + T7, "clubs": T9_CLUBS + T12_CLUBS, "diamonds": T5_DIAMONDS}),
        sheet({"hearts": T2 + T3 + T7, "clubs": T9_CLUBS + T12_CLUBS}),
    ),
    "1L": (sheet({"hearts": T2 + T3 + T7}), sheet({"hearts": T2 + T7, "clubs": T9_CLUBS})),
    "1M": (sheet(BRIDGES), sheet(fewer(BRIDGES, "spades"))),
    "1N": (sheet({"hearts": T7, "clubs": T7_CLUBS}), sheet({"hearts": T7, "clubs": T9_CLUBS})),
    "1O": (sheet(activated=["B9", "F5"]), sheet(activated=["B9"])),
}


@pytest.mark.parametrize("goal", CASES)
def test_r16_goal_is_met_and_not_met(goal: str) -> None:
    """Each goal at its threshold, and one short of it (R11.1, R16.1, R16.4)."""
    good, short = (table(case, shown="KD AS") for case in CASES[goal])
    assert meets(good, me(good), GOAL_IDS[goal])
    assert not meets(short, me(short), GOAL_IDS[goal])


@pytest.mark.parametrize("goal", CASES)
def test_r16_goals_are_not_met_on_an_empty_sheet(goal: str) -> None:
    """Nothing is given: the box circled at the start is no town (R16.4)."""
    s = building("hearts")
    assert progress(s, me(s), GOAL_IDS[goal]) == 0


def test_r16_1_a_shortcut_to_the_edge_counts() -> None:
    """Hearts reach the edge by a shortcut (R16.1)."""
    s = play(building("hearts", {"hearts": ["C12.SE"]}), 0, "box", "draw X:C13:NE-SW")
    assert me(s).edges == 1
    assert progress(s, me(s), GOAL_IDS["1F"]) == 1


def test_r16_2_a_tunnel_side_counts_for_its_range_and_a_shortcut_does_not() -> None:
    """Ranges with a drawn side on one of their cells (R16.2)."""
    s = building("clubs", {"clubs": ["G10.E"]})
    assert progress(s, me(s), GOAL_IDS["1G"]) == 0
    draw(s, "G10.NE")
    assert progress(s, me(s), GOAL_IDS["1G"]) == 1
    s = play(building("clubs", {"clubs": ["G10.E"]}), 0, "box", "draw X:G10:NE-SW")
    assert progress(s, me(s), GOAL_IDS["1G"]) == 0


HALF_SALOON = ["D10.SE", "E10.NE", "D9.SE", "E9.E", "E9.SE", "F8.E", "F8.SE", "G8.NE"]


def test_r16_3_a_building_activated_by_two_railways() -> None:
    """Hearts and clubs at saloon G8 when it is activated (R16.3, 1J)."""
    s = building("clubs", {"hearts": HALF_SALOON, "clubs": ["H9.NE", "G9.SE", "H8.NE"]}, crossed=1)
    draw(s, "G8.SE", "I10.E", "I11.NE")
    assert me(s).mixed
    assert meets(s, me(s), GOAL_IDS["1J"])


def test_r16_3_tracks_added_after_activation_do_not_qualify() -> None:
    """Clubs activate G8 alone; hearts come too late (R16.3)."""
    tracks = {"hearts": HALF_SALOON[:-1], "clubs": ["H9.NE", "G9.SE", "H8.NE", "G8.SE", "H7.NE"]}
    s = building("hearts", tracks, activated=["D10", "E9", "G8"], crossed=1)
    draw(s, "G8.NE", "C12.SE", "E11.E")
    assert not me(s).mixed


def race(*sheets: dict[str, Any], **fields: Any) -> PioneerState:
    """Three players and goal 1K; everybody finishes the turn with diamonds or spades."""
    s = table(*sheets, shown="KD AS", goals=["1A", "1F", "1K"], **fields)
    for seat in range(len(sheets)):
        play(s, seat, "card KD")
        finish_turn(s, seat)
    return s


SIX = CASES["1K"][0]
FIVE = CASES["1K"][1]


def test_r11_2_all_who_meet_a_goal_first_in_the_same_turn_get_ten() -> None:
    """X and Y together, Z not (R11.2, T18.7)."""
    s = race(SIX, SIX, FIVE, turn=2)
    assert [p.stars[2] for p in s.players] == [10, 10, 0]
    assert [lines(s, seat)["goals"] for seat in range(3)] == [10, 10, 0]


def test_r11_3_whoever_meets_it_later_gets_five() -> None:
    """Z meets it in a later turn (R11.3, T18.7)."""
    s = race({**SIX, "stars": [0, 0, 10]}, {**SIX, "stars": [0, 0, 10]}, SIX, met=[2], turn=2)
    assert [p.stars[2] for p in s.players] == [10, 10, 5]


def test_r11_4_a_goal_scores_once_and_several_goals_score_together() -> None:
    """Nothing for the same goal again; two goals in one turn (R11.4)."""
    s = race({**SIX, "stars": [0, 0, 5]}, FIVE, met=[2], turn=2)
    assert s.players[0].stars == (0, 0, 5)
    s = race({**SIX, "nuggets": 6, "banked": 5}, FIVE, turn=2)
    assert s.players[0].stars == (10, 0, 10)


def test_r11_5_a_goal_once_met_stays_met() -> None:
    """Counts of a sheet never fall in a whole game (R11.5)."""
    s, luck = start(2, 5), Random(5)
    best = [0] * 15
    while s.waiting():
        seat = luck.choice(s.waiting())
        s.play(seat, luck.choice(s.legal(seat)))
        now = [progress(s, me(s), goal) for goal in range(1, 16)]
        assert all(a >= b for a, b in zip(now, best, strict=True))
        best = now
