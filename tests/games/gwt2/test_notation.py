"""Positions of the second edition: read back exactly, filled from the box, refused in one line."""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import json
import pkgutil
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.run import Done, run
from tests.cli.run import refused as refused_line
from tests.conformance.checks import positions_go_on
from tests.conformance.moments import Table, tables, walk
from tests.games.arranging import legal, names, node, refused
from tests.games.gwt2.arrange import GAME, game, play, score
from trailboss.core.engine import Effect, Frame
from trailboss.games import trail
from trailboss.games.trail.audit import audit
from trailboss.games.trail.position.stack import KINDS
from trailboss.games.trail.requirements import TrailEffect
from trailboss.games.trail.state import TrailState

PAGE = Path(__file__).parents[3] / "docs" / "notation.md"
TABLES = tables("gwt2")


def read(doc: dict[str, Any]) -> TrailState:
    """The position, which passes the audit like one that was played."""
    s = GAME.position(doc)
    assert isinstance(s, TrailState)
    assert [fault for fault in audit(s) if "refilled" not in str(fault)] == []
    return s


def seat(**keys: Any) -> TrailState:
    """A game of two in which seat 0 has these things."""
    return read({"players": [keys, {}]})


def whatever(**keys: Any) -> TrailState:
    """A game of two with these things on the table."""
    return read({"players": [{}, {}], **keys})


# Read back.


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_dump_is_read_back_and_plays_on_alike_at_any_moment(table: Table) -> None:
    """Also in the middle of an action and after the end (R1.11: chance and stacks included)."""
    luck = Random(table.seats)
    last = None
    for at in walk(table, 40 + table.seats):
        if luck.random() < 0.04:
            positions_go_on(at)
        last = at
    assert last is not None
    positions_go_on(last)


@pytest.mark.parametrize("options", [{}, {"sides": "b"}, {"sides": "abbaabbaabba"}])
def test_r2_1_every_option_is_read_back(options: dict[str, str]) -> None:
    """The first question of a game, whatever was agreed before it."""
    s = game(3, 9, **options)
    again = read(json.loads(json.dumps(GAME.dump(s))))
    assert GAME.dump(again) == GAME.dump(s)


def values(item: object) -> set[type]:
    """The kinds of all frames and effects in a value."""
    if isinstance(item, tuple):
        return {kind for part in item for kind in values(part)}
    if not isinstance(item, (Frame, Effect)):
        return set()
    parts = tuple(getattr(item, field.name) for field in dataclasses.fields(item))
    return {type(item)} | values(parts)


def test_every_frame_of_a_random_game_has_a_name() -> None:
    """What lies on the stack of played games can be read."""
    found = {kind for at in walk(TABLES[-1], 3) for frame in at.s.stack for kind in values(frame)}
    assert len(found) > 30
    assert found <= set(KINDS.values())


def test_every_frame_and_effect_that_is_written_has_a_name() -> None:
    """No class of the trail games was forgotten in the table."""
    written = set()
    for module in pkgutil.iter_modules(trail.__path__, "trailboss.games.trail."):
        for _, kind in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if issubclass(kind, (Frame, Effect)) and kind.__module__ == module.name:
                written.add(kind)
    assert written - {TrailEffect} == {kind for kind in KINDS.values() if kind is not Effect}


# What is not named.


def test_a_hand_written_position_may_leave_out_almost_everything() -> None:
    """Seat 0 moves on from A with ten dollars and the two cards that were named."""
    s = seat(dollars=10, herder="A", hand=["criollo", "galloway"])
    assert legal(s, 0) == {"go B"}
    assert (s.players[0].dollars, names(s, s.players[0].hand)) == (10, ["criollo", "galloway"])


def test_r2_11_the_rest_of_the_own_cattle_is_the_draw_stack() -> None:
    """14 own cards, less those that are named elsewhere."""
    s = seat(hand=["criollo", "galloway"], discard=["galloway"])
    left = Counter(names(s, s.players[0].draw))
    assert left == {"criollo": 4, "santa_gertrudis": 3, "pineywoods": 3, "galloway": 1}
    assert len(s.players[1].draw) == 14


def test_r2_set_up_fills_the_table() -> None:
    """R2.7 to R2.10: jobs, columns, cattle market and display as at the start; a quiet trail."""
    s = read({"players": [{}, {}, {}]})
    assert sum(map(bool, s.jobs)) == 5
    assert [len(column) for column in s.foresight] == [2, 2, 2]
    assert (len(s.market), len(s.cattle)) == (10, 26)
    assert (len(s.display), len(s.objectives)) == (4, 20)
    assert sum(map(bool, s.masters)) == 5
    assert [p.dollars for p in s.players] == [6, 7, 8]
    assert [len(p.area) for p in s.players] == [1, 1, 1]
    assert sum(map(bool, s.board)) == 8
    assert [p.hand for p in s.players] == [(), (), ()]


def test_r3_2_a_herder_that_is_not_named_is_placed_first() -> None:
    """The first turn of a player."""
    assert legal(seat(), 0) == {f"go {letter}" for letter in "ABCDEFG"}


def test_the_seed_decides_what_is_filled_in() -> None:
    """The same seed gives the same position, another one another."""
    one, same, other = (GAME.dump(whatever(seed=seed)) for seed in (5, 5, 6))
    assert one == same
    assert one["cattle"] != other["cattle"]


def test_r2_3_neutral_buildings_make_room_for_those_that_are_named() -> None:
    """C on space A: the others stay at home, and A goes where C would be."""
    s = whatever(trail={"A": "C"})
    trail = GAME.dump(s)["trail"]
    assert trail == {"A": "C", "B": "B", "C": "A", "D": "D", "E": "E", "F": "F", "G": "G"}
    assert s.options["neutral"] == "shuffled"


def test_r2_1_sides_that_are_written_out_are_the_option_too() -> None:
    """Such a position can be dumped and read again."""
    s = whatever(sides="ab" * 6)
    assert s.options["sides"] == "ab" * 6
    assert GAME.dump(read(GAME.dump(s))) == GAME.dump(s)


def test_r8_20_the_reserve_is_what_is_neither_built_nor_lost() -> None:
    """Building 3 stands on the trail and 5 was replaced."""
    s = whatever(trail={"A1": "0:3"}, lost=["0:5"])
    assert [number + 1 for number in s.players[0].reserve] == [1, 2, 4, 6, 7, 8, 9, 10, 11, 12]


def test_r6_9_discs_on_cities_come_from_white_slots_first() -> None:
    """Ten discs are away: nine white-cornered ones and one black-cornered."""
    s = seat(cities={"new_york": 7, "peoria": 1}, stations=[1, 2])
    on = GAME.dump(s)["players"][0]["discs"]
    assert on == ["STEP_RIGHT", "HAND_LEFT", "HAND_RIGHT", "CERT_6"]


@pytest.mark.parametrize(
    "keys", [{"cleared": ["HAND_LEFT"]}, {"discs": [d.name for d in game().rules.discs[:-1]]}]
)
def test_r6_9_slots_can_be_named_with_or_without_their_disc(keys: dict[str, Any]) -> None:
    """One disc lies in Peoria, so one slot is clear."""
    s = seat(cities={"peoria": 1}, **keys)
    assert sum(s.players[0].discs) == 13


def test_r6_3_the_token_stands_where_the_workers_end() -> None:
    """Row 3 is being filled; a row with gaps was left by the token."""
    assert whatever(jobs=[["-", "-"], ["cowboy", "-"], ["builder", "-"]]).token == 2
    assert whatever(jobs=[["-", "-"], ["-", "cowboy"]]).token == 2
    assert whatever(jobs=[]).token == 1


def test_r6_3_a_token_further_down_has_workers_above_it() -> None:
    """Rows 1 to 5 are full, row 6 up to the token."""
    assert sum(map(bool, whatever(token=6).jobs)) == 11


def test_r11_2_others_have_one_more_turn_after_the_token_is_taken() -> None:
    """Seat 1 holds the token: seat 0 has its last turn."""
    s = read({"holder": 1, "players": [{"herder": "A"}, {"herder": "A"}]})
    assert (s.token, s.holder, s.waiting()) == (12, 1, [0])
    play(s, 0, "go B", "stop", "aux 1", "pass")
    assert s.waiting() == []


def test_r8_15_a_stationmaster_that_was_taken_left_a_station_of_its_owner() -> None:
    """SM3 came from station 2, which has a disc of seat 0."""
    s = seat(masters=["SM3"], stations=[2])
    assert [bool(master) for master in s.masters] == [True, False, True, True, True]


def test_cards_that_no_zone_takes_are_out_of_the_game() -> None:
    """The draw stack is named empty, so 13 own cards are gone."""
    s = seat(hand=["criollo"], draw=[])
    assert len(s.removed_cards) == 13
    play(s, 0, "go A")
    assert s.players[0].draw == ()


def test_r13_5_piles_have_what_nobody_has() -> None:
    """One of stage 2 is in a hand, one of stage 3 was removed."""
    s = read(
        {
            "options": {"simmental": "on"},
            "players": [{"hand": ["simmental-2"]}, {}],
            "gone": ["simmental-3"],
        }
    )
    assert s.piles == (7, 7)


def test_r4_7_a_herder_may_stand_on_an_emptied_space() -> None:
    """It starts from there."""
    assert legal(seat(herder="FLOOD3"), 0) == {"go B"}


def test_a_step_on_top_of_a_stack_is_run() -> None:
    """The reader sees a question, as after every action."""
    s = whatever(stack=[{"is": "Turn", "seat": 1}])
    assert (s.turn, s.waiting()) == (1, [1])


def test_an_empty_stack_is_the_end() -> None:
    """Nobody is asked, points can be counted."""
    s = seat(dollars=25)
    over = read({**GAME.dump(s), "stack": []})
    assert over.waiting() == []
    assert score(over, 0)["dollars"] == 5


# What is refused.


SECTIONS = dict(
    re.findall(
        r"^### ([^\n]+)\n(?:(?!^##).)*?^```json\n(.*?)^```$", PAGE.read_text("utf-8"), re.S | re.M
    )
)


def example(name: str, tmp_path: Path, *moves: str) -> Done:
    """Run `trailboss position` on an example of the documentation."""
    path = tmp_path / "position.json"
    path.write_text(SECTIONS[name], "utf-8")
    applied = [part for move in moves for part in ("--apply", move)]
    return run("position", "gwt2", str(path), *applied, "--json")


def test_the_page_has_three_examples() -> None:
    """Each of them is run below."""
    assert list(SECTIONS) == [
        "The start of a turn",
        "Kansas City with a prepared hand",
        "In the middle of an action",
    ]


def test_the_example_of_a_turn_runs(tmp_path: Path) -> None:
    """Both ways from A are open, and the objective card may be played first."""
    doc = example("The start of a turn", tmp_path).json
    assert doc["waiting"] == [0]
    assert set(doc["legal"]["0"]) == {"go A2", "go FLOOD1", "play OB07", "exchange"}


def test_the_example_of_kansas_city_runs(tmp_path: Path) -> None:
    """R6.7: values 1, 2, 3 and 2, and two certificates, make a delivery of ten."""
    name = "Kansas City with a prepared hand"
    assert example(name, tmp_path).json["legal"]["1"] == ["tile 1", "tile 2", "exchange"]
    moves = ["1:tile 1", "1:tile 1", "1:tile 2", "1:income 2", "1:raise 1"]
    doc = example(name, tmp_path, *moves).json
    assert "deliver chicago" in doc["legal"]["1"]
    assert "deliver toledo" in [row["action"] for row in doc["refusals"]["1"]]
    assert doc["dump"]["players"][1]["dollars"] == 7 + 10


def test_the_example_of_an_action_runs(tmp_path: Path) -> None:
    """R8.14: pay, place a disc, take the stationmaster; then C has its first action left."""
    name = "In the middle of an action"
    assert example(name, tmp_path).json["legal"]["0"] == ["upgrade 1", "pass", "exchange"]
    moves = ["0:upgrade 1", "0:disc AUX3_left", "0:give engineer"]
    doc = example(name, tmp_path, *moves).json
    assert doc["legal"]["0"][:2] == ["use 1", "pass"]
    assert doc["dump"]["players"][0]["masters"] == ["SM1"]


def test_a_bad_position_is_one_line_on_the_command_line(tmp_path: Path) -> None:
    """Code 2 and no traceback."""
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"players": [{"hand": ["galloway"] * 4}, {}]}), "utf-8")
    assert refused_line(run("position", "gwt2", str(path), "--json"))


def test_refusals_of_a_position_are_those_of_the_game() -> None:
    """R8.14: the station costs two dollars more than there are."""
    s = read({**json.loads(SECTIONS["In the middle of an action"])})
    s.players[0].dollars = 1
    assert refused(s, 0, "upgrade 1").rule == "R8.14"
    assert s.players[0].herder == node(s, "C")
