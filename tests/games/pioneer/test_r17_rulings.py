"""The rulings and their other readings: each option changes what it says (R17)."""

from __future__ import annotations

import pytest

from tests.conformance.tables import PIONEER_READINGS, SOAK
from tests.games.pioneer.helpers import (
    building,
    draw,
    may,
    me,
    offer,
    play,
    refusal,
    sheet,
    start,
    table,
    tracks,
)
from tests.games.pioneer.test_r4_turns import finish_turn
from tests.games.pioneer.test_r6_tracks import BOXED_IN
from tests.games.pioneer.test_r8_activation import TO_BANK
from tests.games.pioneer.test_r11_goals import HALF_SALOON
from trailboss.core.errors import BadOptions
from trailboss.games.pioneer.components import GOAL_IDS, GOAL_TEXTS, GOALS
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.goals import meets
from trailboss.games.pioneer.maps import SALOON
from trailboss.games.pioneer.sheets import sheet_faults
from trailboss.games.pioneer.state import CIRCLED, PioneerState
from trailboss.games.pioneer.tracks import rights

AT_EDGE = {"hearts": ["C12.SE", "D12.NE"]}


def test_rl_03_the_outline_can_be_drawn() -> None:
    """From the edge the branch goes on along the frame (R2.6)."""
    assert refusal(building("hearts", AT_EDGE), "draw C13.SE").rule == "R2.6"
    s = building("hearts", AT_EDGE, options={"draw_outline": "true"})
    draw(s, "C13.SE")
    assert me(s).drawn == 1


def test_rl_03_sides_of_the_own_station_can_be_drawn() -> None:
    """And the corner reached is a railhead (R2.6)."""
    assert "D11.E" not in tracks(building("hearts"))
    s = building("hearts", options={"draw_station_sides": "true"})
    draw(s, "D11.E")
    assert me(s).drawn == 1
    assert "E12.NE" in tracks(s)
    assert "D3.E" not in tracks(s)


def test_rl_04_a_branch_may_end_at_its_own_station() -> None:
    """In an unused corner, for good; not at another station (R6.4)."""
    loop = {"hearts": ["C11.E", "B11.SE", "C12.NE", "C12.E"]}
    assert refusal(building("hearts", loop), "draw C12.SE").rule == "R6.5"
    s = building("hearts", loop, options={"return_to_own_station": "true"})
    draw(s, "C12.SE")
    assert me(s).heads[0] == ()
    assert not sheet_faults(s.board, me(s))


def test_rl_05_each_railway_once_in_a_town() -> None:
    """A second branch of clubs is refused (R6.6)."""
    clubs = {"clubs": ["G11.SE", "G11.E", "F11.SE", "G12.NE", "H11.NE", "G12.SE"]}
    assert "G12.E" in tracks(building("clubs", clubs))
    s = building("clubs", clubs, options={"same_railway_twice_in_town": "false"})
    assert refusal(s, "draw G12.E").rule == "R6.6"


@pytest.mark.parametrize(("option", "cards"), [("true", 2), ("false", 1)])
def test_rl_06_a_card_whose_railway_cannot_grow(option: str, cards: int) -> None:
    """It may be chosen, or only if no other card can do better (R6.9)."""
    shut = sheet({"hearts": [*AT_EDGE["hearts"], *BOXED_IN]})
    s = table(shut, shown="KH AS", options={"forfeit_blocked_tracks": option})
    assert len(may(s)) == cards
    if option == "false":
        assert refusal(s, "card KH").rule == "R6.9"


def test_rl_07_a_special_serves_only_its_extra_track() -> None:
    """A fourth plain track is an extra one, and its right is gone (R7.2)."""
    for option, left in (("true", 2), ("false", 1)):
        s = building("hearts", options={"special_on_any_track": option}, circled=2)
        play(s, 0, "box", "box")
        draw(s, "C11.E", "C12.SE", "E11.E", "E12.NE")
        assert rights(s.rules, me(s)) == left
        draw(s, "X:C11:NE-SW")
        assert me(s).turns == 1


def test_rl_07_two_specials_never_meet_in_one_track() -> None:
    """A switch on a tunnel side is refused whatever the boxes (R7.2)."""
    along = {"clubs": ["G10.E", "G10.NE", "F9.SE"]}
    s = building("clubs", along, circled=3, options={"special_on_any_track": "false"})
    play(s, 0, "box", "box", "box")
    why = refusal(s, "draw F9.E")
    assert (why.rule, why.needs, why.has) == ("R7.2", 2, 1)


def test_rl_08_a_new_town_box_waits_for_the_next_turn() -> None:
    """Reached in this turn, usable in the next (R7.3)."""
    near = {"hearts": ["C11.E", "B11.SE", "B11.E"]}
    s = building("hearts", near, crossed=1, options={"same_turn_town_boxes": "false"})
    draw(s, "A12.SE")
    assert (me(s).circled, me(s).spare_boxes()) == (2, 0)
    draw(s, "C12.SE", "E11.E")
    offer(s, "KH AS")
    play(s, 0, "card KH")
    assert "box" in may(s)


def test_rl_08_a_new_town_box_can_be_used_when_locations_were_checked() -> None:
    """Not while the three tracks are laid; then an extra track, and another check (R7.3)."""
    near = {"hearts": ["C11.E", "B11.SE", "B11.E"]}
    s = building("hearts", near, crossed=1, options={"boxes_when_checked": "true"})
    draw(s, "A12.SE")
    assert (me(s).circled, me(s).spare_boxes()) == (2, 0)
    draw(s, "C12.SE", "E11.E")
    assert may(s) == ["box", "done"]
    play(s, 0, "box")
    draw(s, "E12.NE")
    assert (me(s).crossed, me(s).turns) == (2, 1)


def test_rl_18_goal_1g_counts_ranges() -> None:
    """A second edge of the same range adds nothing (R16.2)."""
    assert GOAL_TEXTS[GOALS.index("1G")] == "mountain ranges with a track"


def test_rl_09_the_suit_may_be_changed_after_tracks() -> None:
    """They are erased, and the other boxes of the turn are free again (R7.8)."""
    s = building("hearts", circled=2, options={"suit_before_tracks": "false"})
    play(s, 0, "box", "draw C11.E", "draw C12.SE", "box", "suit clubs")
    p = me(s)
    assert (p.drawn, p.boxes, p.crossed, p.railway, len(p.ranks)) == (0, 1, 1, 2, 1)
    assert not any(p.tracks)
    assert refusal(s, "suit spades").rule == "R7.8"


@pytest.mark.parametrize(("option", "first"), [("0", "nuggets 0"), ("1", "nuggets 1")])
def test_rl_10_the_fewest_nuggets_a_bank_takes(option: str, first: str) -> None:
    """None, or one if there is one (R8.5)."""
    fields = {"activated": ["D10"], "nuggets": 3, "crossed": 1, "options": {"bank_min": option}}
    s = building("hearts", {"hearts": TO_BANK}, **fields)
    draw(s, "C8.E", "C12.SE", "E11.E")
    assert may(s)[0] == first
    if option == "1":
        assert refusal(s, "nuggets 0").what == "at-least-one-nugget-is-due"


@pytest.mark.parametrize(("option", "active"), [("true", 1), ("false", 0)])
def test_rl_11_a_saloon_without_a_free_symbol(option: str, active: int) -> None:
    """Activated, or not (R8.4)."""
    saloon = {"hearts": ["C11.E", "C11.NE", "B10.SE"]}
    s = building(
        "hearts", saloon, saloons=["circled"] * 4, crossed=1,
        options={"surplus_saloon_counts": option},
    )  # fmt: skip
    draw(s, "C10.NE", "C12.SE", "E11.E")
    assert me(s).active[SALOON] == active


def test_rl_11_the_player_chooses_between_saloons_for_the_last_symbol() -> None:
    """Two saloons, one symbol: one of them is activated (R8.11)."""
    both = {
        "hearts": ["C11.E", "C11.NE", "B10.SE", *HALF_SALOON[:-1]],
        "clubs": ["H9.NE", "G9.SE", "H8.NE", "G8.SE"],
    }
    s = building(
        "hearts", both, saloons=["free", "circled", "circled", "circled"], crossed=1,
        activated=["D10", "E9"], options={"surplus_saloon_counts": "false"},
    )  # fmt: skip
    draw(s, "C10.NE", "G8.NE", "C12.SE")
    assert may(s) == ["activate B10", "activate G8"]
    play(s, 0, "activate G8")
    assert (me(s).active[SALOON], me(s).saloons[0], me(s).mixed) == (1, CIRCLED, True)


@pytest.mark.parametrize(("option", "ranches"), [("true", 1), ("false", 0)])
def test_rl_12_a_shortcut_as_a_border(option: str, ranches: int) -> None:
    """It cuts its cell, or regions ignore it (R9.3)."""
    near = {"hearts": ["C11.E", "C12.SE"]}
    s = building("hearts", near, options={"shortcut_is_border": option})
    play(s, 0, "box", "draw X:C13:NE-SW")
    draw(s, "E11.E", "E12.NE", "D10.SE")
    assert me(s).active[10] == ranches


@pytest.mark.parametrize(("option", "met"), [("true", False), ("false", True)])
def test_rl_14_a_second_railway_after_activation(option: str, met: bool) -> None:
    """Too late, or good at any time (R16.3)."""
    both = {"hearts": HALF_SALOON[:-1], "clubs": ["H9.NE", "G9.SE", "H8.NE", "G8.SE", "H7.NE"]}
    s = building("hearts", both, crossed=1, options={"mixed_at_activation": option})
    draw(s, "G8.NE", "C12.SE", "E11.E")
    assert meets(s, me(s), GOAL_IDS["1J"]) == met


@pytest.mark.parametrize(("option", "met"), [("true", 1), ("false", 0)])
def test_rl_15_a_goal_met_before_it_is_turned_up(option: str, met: int) -> None:
    """It leaves, or it stays to the end (R15.6)."""
    s = table(
        sheet(ranks=["10", "J", "Q", "K"], turns=4, nuggets=8), shown="AD AS", turn=5,
        face_down=["1B"], options={"solo_retroactive": option},
    )  # fmt: skip
    for _ in range(2):
        play(s, 0, may(s)[0])
        finish_turn(s, 0)
    assert s.met == met


def test_rl_16_switches_count_towards_six() -> None:
    """With five corners and a switch no sixth corner and no other switch (R6.4)."""
    used = {"hearts": ["C11.E", "B11.SE", "C11.NE", "C12.SE", "D10.NE", "D10.SE", "E11.E"]}
    assert "E12.NE" in tracks(building("hearts", used))
    s = building("hearts", used, options={"switch_counts_to_six": "true"})
    assert "E12.NE" not in tracks(s)
    assert refusal(s, "draw E12.NE").rule == "R6.3"


def test_every_ruling_with_a_switch_is_an_option_and_soaked() -> None:
    """All fourteen options the other way round are valid, and a table of the soak (R17)."""
    assert isinstance(PIONEER.setup(2, 1, PIONEER_READINGS), PioneerState)
    names = {option.name for option in PIONEER.options}
    assert set(PIONEER_READINGS) <= names
    defaults = {option.name: option.choices[0] for option in PIONEER.options}
    assert all(defaults[name] != value for name, value in PIONEER_READINGS.items())
    assert any(set(PIONEER_READINGS) <= set(options) for _, options in SOAK["pioneer"])


def test_unknown_options_are_refused() -> None:
    """With the name of the option."""
    with pytest.raises(BadOptions, match="draw_rivers"):
        start(2, draw_rivers="true")
    with pytest.raises(BadOptions, match="bank_min"):
        start(2, bank_min="2")
