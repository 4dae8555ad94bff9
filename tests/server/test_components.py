"""The tables for drawing: coordinates are those of the fact sheets, and nothing lacks a place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.server import sheet_sample
from trailboss.games import GAMES
from trailboss.server.components import components

FACTS = Path(__file__).parents[1] / "facts"
TRAIL = pytest.mark.parametrize("game", ["gwt1", "gwt2"])


def place(row: dict[str, Any]) -> list[float]:
    """A place in a fact sheet; the two sheets write it in two ways."""
    return list(row["xy"]) if "xy" in row else [row["x"], row["y"]]


@pytest.mark.parametrize("game", ["gwt1", "gwt2", "elpaso"])
def test_nodes_stand_where_the_fact_sheet_says(game: str) -> None:
    """Every node of the trail."""
    sheet = yaml.safe_load((FACTS / f"{game}.yaml").read_text("utf-8"))
    wanted = {row["id"]: place(row) for row in sheet["trail"]["nodes"]}
    assert components(GAMES[game], {})["layout"]["nodes"] == wanted


@TRAIL
def test_everything_on_the_board_has_a_place(game: str) -> None:
    """Nodes, spaces, stations, cities and jobs."""
    doc = components(GAMES[game], {})
    layout, tables = doc["layout"], doc["tables"]
    for kind in ("nodes", "spaces", "stations", "cities"):
        assert {row["name"] for row in tables[kind]} <= set(layout[kind]), kind
    assert len(tables["prices"]) == len(layout["jobs"])


def test_everything_on_the_mat_of_el_paso_has_a_place() -> None:
    """Nodes, trading posts and the Simmental stack."""
    doc = components(GAMES["elpaso"], {})
    layout, tables = doc["layout"], doc["tables"]
    assert {row["name"] for row in tables["nodes"]} == set(layout["nodes"])
    assert {row["name"] for row in tables["posts"]} == set(layout["posts"])
    assert len(layout["simmental"]) == 2
    json.dumps(doc)


def test_options_change_the_tables() -> None:
    """Simmental cattle come with further stages."""
    plain = components(GAMES["gwt2"], {})["tables"]
    with_them = components(GAMES["gwt2"], {"simmental": "on"})["tables"]
    assert plain["stages"] == [] != with_them["stages"]
    json.dumps(with_them)


def test_the_page_is_tested_with_what_the_engine_says() -> None:
    """The sample of sheets; `python -m tests.server.sheet_sample` writes it anew."""
    assert json.loads(sheet_sample.FILE.read_text("utf-8")) == json.loads(sheet_sample.sample())
