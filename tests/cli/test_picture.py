"""`trailboss position ... --svg FILE` draws a sheet."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

from tests.cli.run import refused, run
from trailboss.games import load


def test_a_position_is_drawn(tmp_path: Path) -> None:
    """The sheet of the seat that is asked for, after the moves."""
    path, svg = tmp_path / "position.json", tmp_path / "sheet.svg"
    path.write_text(json.dumps({"sheets": [{}, {"tracks": {"hearts": ["C11.E"]}}]}))
    done = run("position", "pioneer", str(path), "--svg", str(svg), "--seat", "1")
    assert (done.code, done.out, done.err) == (0, "", "")
    ElementTree.parse(svg)
    assert "hearts: C11 east" in svg.read_text("utf-8")
    doc = run("position", "pioneer", str(path), "--svg", str(svg), "--json").json
    assert doc["waiting"]
    assert "hearts: C11 east" not in svg.read_text("utf-8")


def test_what_cannot_be_drawn_is_refused(tmp_path: Path) -> None:
    """No such seat, no picture of this game, no place for the file: one line, and no file."""
    path, svg = tmp_path / "position.json", tmp_path / "sheet.svg"
    path.write_text(json.dumps({"sheets": [{}]}))
    assert refused(run("position", "pioneer", str(path), "--svg", str(svg), "--seat", "1"))
    assert refused(run("position", "pioneer", str(path), "--svg", str(tmp_path)))
    path.write_text(json.dumps(load("gwt2").dump(load("gwt2").setup(2, 1, {}))))
    assert refused(run("position", "gwt2", str(path), "--svg", str(svg)))
    assert not svg.exists()
