"""The worked examples of docs/components.md, one for each game: they are read and played."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from trailboss.core.game import components_of
from trailboss.core.record import verify
from trailboss.games import GAMES, load
from trailboss.games.kit.components import adopted, export
from trailboss.lab.match import played

PAGE = (Path(__file__).parents[2] / "docs" / "components.md").read_text("utf-8")
EXAMPLES = dict(re.findall(r"```toml\n# (\w+)\n(.*?)```", PAGE, re.DOTALL))


def corrected(doc: dict[str, Any], edit: dict[str, Any]) -> dict[str, Any]:
    """The figures of a document with those of an example in their places."""
    for section, things in edit.items():
        for thing, row in things.items():
            doc[section][thing] = {**doc[section].get(thing, {}), **row}
    return doc


@pytest.mark.parametrize("name", GAMES)
def test_the_example_of_each_game_is_played(name: str) -> None:
    """It is accepted, differs from the printed game, and its record is verified."""
    edit = tomllib.loads(EXAMPLES[name])
    game = adopted(load(name), corrected(tomllib.loads(export(load(name))), edit))
    assert components_of(game)
    figures = tomllib.loads(export(game))
    for section, things in edit.items():
        for thing, row in things.items():
            assert row.items() <= figures[section][thing].items()
    record, s = played(game, ["random", "random"], 7, {})
    assert not s.waiting()
    assert verify(record.text(s), {name: game})[0].moves == record.moves


def test_there_is_one_example_a_game() -> None:
    """No more and no fewer."""
    assert {*EXAMPLES} == {*GAMES}
