"""The positions on the page about notation are positions, in all games."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from tests.fuzz.positions import read
from trailboss.games import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
BLOCK = re.compile(r"^```json\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def examples(name: str) -> list[str]:
    """The examples in the section of a game."""
    section = PAGE.split(f"## Positions of {name}\n")[1].split("\n## ")[0]
    return BLOCK.findall(section)


EXAMPLES = [(name, number) for name in GAMES for number in range(3)]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_three_examples(name: str) -> None:
    """Each of them is run below."""
    assert len(examples(name)) == 3


@pytest.mark.parametrize(("name", "number"), EXAMPLES)
def test_an_example_plays_to_its_end(name: str, number: int) -> None:
    """Its audit finds nothing, a dump of it reads back, and the game ends."""
    assert read(name, json.loads(examples(name)[number]), Random(number))


def test_the_walk_of_gwt1_has_two_ways() -> None:
    """The flood on one way, the own building on the other."""
    s = GAMES["gwt1"].position(json.loads(examples("gwt1")[0]))
    assert s.waiting() == [0]
    assert [action.text for action in s.legal(0)] == ["go FLOOD1", "go A2"]


def test_the_master_of_gwt1_came_from_its_station() -> None:
    """The others wait at theirs."""
    game = GAMES["gwt1"]
    left = game.dump(game.position(json.loads(examples("gwt1")[1])))["masters"]
    assert left[1] == "-"
    assert sorted([*left, "sm_hazards"])[1:] == sorted(
        ["sm_workers", "sm_objectives", "sm_hazards", "sm_teepees", "sm_certificates"]
    )


def test_the_examples_of_pioneer_ask_whom_they_say() -> None:
    """The dealer alone; everybody; the only player."""
    asked = [GAMES["pioneer"].position(json.loads(text)).waiting() for text in examples("pioneer")]
    assert asked == [[1], [0, 1], [0]]
