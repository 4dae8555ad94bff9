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
from tests.games.gwt2.arrange import GAME, game, legal, names, node, play, refused, score
from trailboss.core.engine import Effect, Frame
from trailboss.core.errors import BadPosition
from trailboss.games import trail
from trailboss.games.trail.audit import audit
from trailboss.games.trail.frames import KINDS
from trailboss.games.trail.lack import TrailEffect
from trailboss.games.trail.state import TrailState

PAGE = Path(__file__).parents[3] / "docs" / "notation.md"
TABLES = tables("gwt2")


def read(doc: dict[str, Any]) -> TrailState:
    """The position, which passes the audit like one that was played."""
    s = GAME.position(doc)
    assert isinstance(s, TrailState)
    assert [fault for fault in audit(s) if "refilled" not in fault] == []
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
    assert len(s.gone) == 13
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

BAD_SEATS: list[tuple[dict[str, Any], str]] = [
    ({"hand": ["galloway"] * 4}, "only 3 galloway of seat 0"),
    ({"hand": ["criollo"] * 3, "draw": ["criollo"] * 3}, "only 5 criollo of seat 0"),
    ({"hand": ["hereford-5"] * 3}, "only 2 hereford-5"),
    ({"hand": ["OB01"], "area": ["OB01"]}, "only 1 OB01"),
    ({"hand": ["simmental-1"]}, "only 0 simmental-1"),
    ({"hand": ["moose"]}, "hand: 'moose'"),
    ({"hand": ["ST1"]}, "hand: 'ST1'"),
    ({"hand": ["?"]}, "a view is not a position"),
    ({"hand": "criollo"}, "hand must be a list"),
    ({"hand": [["criollo"]]}, "not a list"),
    ({"hand": ["criollo"] * 2000}, "2000 entries"),
    ({"unseen": ["criollo"]}, "a view is not a position"),
    ({"area": ["criollo"]}, "area: 'criollo'"),
    ({"secret": ["OB01"]}, "secret"),
    ({"herder": ["A", "B"]}, "herder must be the name"),
    ({"herder": "Z"}, "herder: 'Z'"),
    ({"herder": "BANDIT1"}, "herder: 'BANDIT1'"),
    ({"herder": "KC"}, "does not begin in Kansas City"),
    ({"engine": "40"}, "engine: '40'"),
    ({"engine": 40}, "engine must be 0 to 39"),
    ({"engine": "39"}, "rests on 39"),
    ({"dollars": -1}, "dollars must be 0 to"),
    ({"dollars": "ten"}, "dollars must be a whole number"),
    ({"dollars": float("nan")}, "dollars must be a whole number"),
    ({"dollars": True}, "dollars must be a whole number"),
    ({"dollars": 10**5000}, "a huge number"),
    ({"tokens": None}, "tokens must be a whole number"),
    ({"workers": {"cowboy": 7}}, "cowboy must be 1 to 6"),
    ({"workers": {"cowboy": 0}}, "cowboy must be 1 to 6"),
    ({"workers": {"smith": 1}}, "no key 'smith'"),
    ({"workers": [1, 1, 1]}, "workers must be a table"),
    ({"certificates": 5}, "5 is not on the track"),
    ({"certificates": 4}, "at most 3 certificates"),
    ({"certificates": 4, "cleared": ["CERT_6"], "stations": [9]}, "at most 3 certificates"),
    ({"cleared": ["CERT_4"]}, "14 discs"),
    ({"cleared": ["HAND_LEFT", "CERT_4"], "cities": {"peoria": 1}}, "14 discs"),
    ({"discs": []}, "14 discs"),
    ({"discs": [], "cleared": []}, "name one"),
    ({"cleared": ["CERT_9"]}, "cleared: 'CERT_9'"),
    ({"cities": {"rome": 1}}, "no key 'rome'"),
    ({"cities": {"peoria": 2}}, "peoria must be 0 to 1"),
    ({"stations": [11]}, "stations must be 1 to 10"),
    ({"stations": [1, 1]}, "twice"),
    ({"masters": ["SM1", "SM1"]}, "only 1 stationmaster SM1"),
    ({"masters": [f"SM{n}" for n in range(1, 7)]}, "only 5 stations"),
    ({"hazards": ["bandit-green"]}, "hazards: 'bandit-green'"),
    ({"hazards": ["flood-3-green"] * 2}, "only 1 flood-3-green"),
    ({"bandits": ["bandit-green"] * 12}, "only 11 bandit-green"),
    ({"reserve": [13]}, "reserve must be 1 to 12"),
    ({"reserve": [1, 1]}, "twice"),
    ({"hnad": []}, "no key 'hnad'"),
]


@pytest.mark.parametrize(("keys", "why"), BAD_SEATS, ids=[why for _, why in BAD_SEATS])
def test_a_seat_that_makes_no_sense_is_refused(keys: dict[str, Any], why: str) -> None:
    """One line that names the thing."""
    with pytest.raises(BadPosition) as error:
        GAME.position({"players": [keys, {}]})
    assert why in str(error.value)
    assert "\n" not in str(error.value)


def walks(**keys: Any) -> list[dict[str, Any]]:
    """A stack with one frame."""
    return [{"is": "Walk", "left": 1, **keys}]


DEEP: dict[str, Any] = {"is": "Offer"}
for _ in range(200):
    DEEP = {"is": "Offer", "effect": DEEP}

BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"players": []}, "1 to 4 players, not 0"),
    ({"players": [{}] * 5}, "1 to 4 players, not 5"),
    ({"players": [{}] * 3, "automa": {}}, "an automa plays against one player, not against 2"),
    ({"automa": {"specialty": "cook"}}, "automa.specialty: 'cook' is not the name of a trade"),
    ({"automa": {"draw": [1, 2]}}, "the cards of the automa are not complete"),
    ({"automa": {"discard": [1, 1]}}, "automa.discard names a thing twice"),
    ({"automa": {"discard": [13]}}, "automa.discard must be 0 to 12, not 13"),
    ({"automa": {"draw": [0]}}, "automa.draw has a card that is not in the deck"),
    ({"automa": {}, "players": [{}, {"dollars": 1}]}, "the automa has no money"),
    ({"automa": {}, "players": [{}, {"herder": None}]}, "the herder of the automa is always"),
    ({"automa": {}, "players": [{}, {"hand": ["longhorn"]}]}, "no cards but those that it gained"),
    ({"automa": {}, "players": [{}, {"draw": ["criollo"]}]}, "there are only 0 criollo of seat 1"),
    ({"players": {}}, "players must be a list"),
    ({"players": [{}, 3]}, "players[1] must be a table"),
    ({"players": [{"engine": "4"}, {"engine": 4}]}, "two engines stand on 4"),
    ({"players": [{"hand": ["OB01"]}, {"hand": ["OB01"]}]}, "only 1 OB01"),
    ({"players": [{"area": ["ST1"]}, {"area": ["ST1"]}]}, "only 1 ST1"),
    ({"plyaers": []}, "no key 'plyaers'"),
    ({"game": "pioneer"}, "a position of 'pioneer'"),
    ({"version": 99}, "another version"),
    ({"options": {"sides": 3}}, "values of options are words"),
    ({"options": {"sides": "c"}}, "sides=c"),
    ({"options": []}, "options must be a table"),
    ({"sides": "ab"}, "sides must be 12 letters"),
    ({"sides": "b" * 12, "options": {"sides": "a"}}, "not those of the option"),
    ({"trail": {"A": "B", "B": "B"}}, "a neutral building of its own"),
    ({"trail": {"A": "-"}}, "a neutral building of its own"),
    ({"trail": {"A": "0:1"}}, "0:1 cannot lie on A"),
    ({"trail": {"A1": "B"}}, "B cannot lie on A1"),
    ({"trail": {"FLOOD1": "drought-4-green"}}, "drought-4-green cannot lie on FLOOD1"),
    ({"trail": {"FLOOD1": "0:1"}}, "0:1 cannot lie on FLOOD1"),
    ({"trail": {"BANDIT1": "flood-4-green"}}, "cannot lie on BANDIT1"),
    ({"trail": {"A1": "0:3", "A2": "0:3"}}, "only 1 building 0:3"),
    ({"trail": {"A1": "0:3"}, "players": [{"reserve": [3]}, {}]}, "building 0:3"),
    ({"trail": {"A1": "2:3"}}, "trail.A1: '2:3'"),
    ({"trail": {"A1": "cowboy"}}, "trail.A1: 'cowboy'"),
    ({"trail": {"KC": "0:1"}}, "no key 'KC'"),
    ({"trail": {"START": "0:1"}}, "cannot lie on START"),
    ({"token": 0}, "token must be 1 to 13"),
    ({"token": 14}, "token must be 1 to 13"),
    ({"token": 13}, "who is its holder"),
    ({"token": 5, "holder": 1}, "exactly when it has left"),
    ({"holder": 0}, "has had its last turn"),
    ({"holder": 2}, "holder must be 0 to 1"),
    ({"jobs": [["cowboy"]]}, "jobs[0] must have 2 places"),
    ({"jobs": [["cowboy", "smith"]]}, "jobs[0]: 'smith'"),
    ({"jobs": [["-", "-"]] * 13}, "at most 12"),
    ({"jobs": [["-", "-"]] * 3 + [["cowboy", "-"]], "token": 2}, "below the token"),
    ({"jobs": [["-", "-"], ["-", "cowboy"]], "token": 2}, "filled from the left"),
    ({"foresight": [["cowboy"], [], []]}, "foresight[0]: 'cowboy'"),
    ({"foresight": [[], []]}, "3 lists, not 2"),
    ({"foresight": [["bandit-green"] * 3, [], []]}, "two places, not 3"),
    ({"bags": [[], ["cowboy"] * 12, []]}, "only 11 cowboy of bag 2"),
    ({"bags": [[], [], []], "lost": []}, "where is it?"),
    ({"gone": [], "players": [{"draw": []}, {}]}, "where is it?"),
    ({"gone": ["criollo"] * 11}, "no criollo left"),
    ({"market": ["criollo"]}, "market: 'criollo'"),
    ({"market": ["hereford-5"] * 3}, "only 2 hereford-5"),
    ({"display": ["OB01", "OB01"]}, "only 1 OB01"),
    ({"objectives": ["?"] * 20}, "a view is not a position"),
    ({"piles": [8, 8]}, "piles must have 0 numbers"),
    ({"options": {"simmental": "on"}, "piles": [9, 8]}, "piles must be 0 to 8"),
    ({"masters": ["SM1"]}, "masters must name 5"),
    ({"masters": ["SM1", "SM1", "SM2", "SM3", "SM4"]}, "only 1 stationmaster SM1"),
    ({"masters": ["SM1", "SM2", "SM3", "SM4", "cowboy"]}, "left their stations"),
    ({"turn": 2}, "turn must be 0 to 1"),
    ({"seed": -1}, "seed must be 0 to"),
    ({"rng": 1 << 320}, "rng must be 0 to"),
    ({"done": [999]}, "done must be 0 to"),
    ({"stack": {}}, "stack must be a list"),
    ({"stack": [5]}, "no frame"),
    ({"stack": [None]}, "cannot hold null"),
    ({"stack": [{"is": "Gallop"}]}, "unknown frame 'Gallop'"),
    ({"stack": [{"is": "Gain", "dollars": 5}]}, "no frame"),
    ({"stack": [DEEP]}, "nested too deeply"),
    ({"stack": walks(seat=2)}, "Walk.seat must be 0 to 1"),
    ({"stack": walks(left="x")}, "Walk.left cannot be"),
    ({"stack": walks(left=10**9)}, "Walk.left must be 0 to"),
    ({"stack": walks(speed=1)}, "no field 'speed'"),
    ({"stack": [{"is": "PayCard", "reward": 5}]}, "PayCard.reward cannot be 5"),
    ({"stack": [{"is": "Offer", "effect": {"is": "Walk"}}]}, "Offer.effect cannot be"),
    ({"stack": [{"is": "OneOf"}]}, "no frame"),
    ({"stack": [{"is": "ChooseBranch", "effects": [5]}]}, "must hold effects"),
    ({"stack": [{"is": "Again", "asked": {"is": "Walk"}}]}, "Again.asked cannot be"),
    ({"stack": [{"is": "ChooseArrow", "pairs": [0]}]}, "arrow 0 has no action"),
    ({"stack": [{"is": "Do", "effect": {"is": "GainPer", "per": "moons"}}]}, "called 'moons'"),
    ({"stack": [{"is": "ChooseSite", "number": 0, "rate": 1}], "lost": ["0:1"]}, "does not fit"),
    ({"stack": [{"is": "ChooseCow", "option": 9, "left": 1}]}, "no answer"),
]


@pytest.mark.parametrize(("keys", "why"), BAD_TABLES, ids=[why for _, why in BAD_TABLES])
def test_a_table_that_makes_no_sense_is_refused(keys: dict[str, Any], why: str) -> None:
    """One line that names the thing."""
    with pytest.raises(BadPosition) as error:
        GAME.position({"players": [{}, {}], **keys})
    assert why in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("doc", [{}, {"seed": 3}])
def test_a_position_without_players_is_refused(doc: dict[str, Any]) -> None:
    """Nothing can be guessed about them."""
    with pytest.raises(BadPosition, match="needs players"):
        GAME.position(doc)


@pytest.mark.parametrize("viewer", [0, None])
def test_r1_11_a_view_is_not_a_position(viewer: int | None) -> None:
    """It has cards that are seen from behind."""
    view = GAME.view(game(), viewer)
    with pytest.raises(BadPosition, match="a view is not a position"):
        GAME.position(GAME.dump(view))


# The examples of the documentation.

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
