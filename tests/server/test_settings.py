"""Settings of people: kept for the account, merged one by one, refused as a whole."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Person, Running, problem, running

pytestmark = pytest.mark.pure

PLACE = "/api/me/settings"
ALL: dict[str, Any] = {
    "language": "uk",
    "theme": "dark",
    "board": "contrast",
    "motion": "still",
    "pace": "slow",
    "sound": False,
    "confirm": True,
    "auto": False,
    "follow": False,
    "chips": True,
    "colour": "teal",
    "shape": "diamond",
}


def test_settings_come_back_in_every_browser(server: Running) -> None:
    """By name and password from elsewhere; what was never chosen is not there."""
    with Person(server.url, "Setter") as here, Person(server.url) as there:
        here.post("/api/me", name="Setter", password="a long one")
        assert here.get(PLACE) == {}
        assert here.post(PLACE, board="slate", sound=False) == {"board": "slate", "sound": False}
        there.post("/api/login", name="Setter", password="a long one")
        assert there.post(PLACE, sound=True) == {"board": "slate", "sound": True}
        assert here.post(PLACE, **ALL) == ALL
        assert here.post(PLACE) == there.get(PLACE) == ALL


def test_settings_that_do_not_fit_change_nothing(server: Running, ada: Person) -> None:
    """One problem, whatever else was right."""
    ada.post(PLACE, board="slate")
    bad: list[Any] = [
        {"sound": 1},
        {"board": "mud"},
        {"colour": 3},
        {"language": "xx"},
        {"pace": "fast"},
        {"notify": True},
        {"sound": None},
        [],
        "loud",
    ]
    for body in bad:
        wish = {"confirm": True, **body} if isinstance(body, dict) else body
        problem(ada.http.post(PLACE, json=wish), 400, "bad-request")
    assert ada.get(PLACE) == {"board": "slate"}
    with Person(server.url) as stranger:
        problem(stranger.http.get(PLACE), 401, "no-identity")
        problem(stranger.send(PLACE, sound=False), 401, "no-identity")


def test_two_browsers_never_undo_each_other(tmp_path: Path, storage: list[str]) -> None:
    """Each names what it changes; all is kept, whoever is quicker."""
    with running(tmp_path, *storage) as server, Person(server.url, "Ada") as ada:
        wishes = [{name: value} for name, value in ALL.items()] * 3
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda wish: ada.send(PLACE, **wish).status_code, wishes))
        assert set(answers) == {200}
        assert ada.get(PLACE) == ALL


def test_settings_of_a_newer_server_are_left_alone(tmp_path: Path) -> None:
    """What this one does not know is not told and not lost."""
    with running(tmp_path) as server, Person(server.url, "Ada") as ada:
        ada.post(PLACE, sound=False)
        who = ada.get("/api/me")["id"]
        rows = [(who, "weather", '"rain"'), (who, "board", '"neon"')]
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
            database.executemany("INSERT INTO preference VALUES (?, ?, ?)", rows)
        assert ada.get(PLACE) == {"sound": False}
        assert ada.post(PLACE, sound=True) == {"sound": True}
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            kept = database.execute("SELECT name FROM preference ORDER BY name").fetchall()
        assert kept == [("board",), ("sound",), ("weather",)]
