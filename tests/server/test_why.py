"""Bots of a finished game say why, move by move: bounded, kept, and from their own view."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, Json, Person, Running, problem, running
from trailboss.games import GAMES
from trailboss.lab.match import played
from trailboss.server.web.rates import KINDS, kind_of

GAME = GAMES["gwt2"]


def record_text() -> str:
    """A quick game whose first player is called strong: what it did is explained as if it were."""
    record, s = played(GAME, ["greedy", "greedy"], 6, {})
    record.players = ["strong", "Ada"]
    return record.text(s)


@pytest.fixture(scope="module")
def replay(server: Running) -> Json:
    with Person(server.url, "Ada") as ada:
        return ada.post("/api/replays", record=record_text())


def asked(replay: Json, seat: int) -> int:
    """A move of a seat in the middle of the game."""
    return next(move for move in range(60, 200) if replay["movers"][move - 1] == seat)


def test_a_bot_says_why(ada: Person, replay: Json) -> None:
    """Rows with points, chance and parts; the first is what was done, and the answer is kept."""
    assert [seat["explains"] for seat in replay["seats"]] == [True, False]
    found: list[Json] = []
    move = asked(replay, 0)
    while not found:
        doc = ada.get(f"/api/replays/{replay['id']}/moves/{move}/why")
        entry = ada.get(f"/api/replays/{replay['id']}/moves/{move}")["entries"][-1]
        assert (doc["seat"], doc["bot"], doc["move"]) == (0, "strong", move)
        found, done = doc["rows"], entry["action"]
        move = next(m for m in range(move + 1, 400) if replay["movers"][m - 1] == 0)
    assert found[0]["action"] == done and 2 <= len(found) <= 3
    for row in found:
        assert set(row) == {"action", "points", "lead", "chance", "parts"}
        assert sum(row["parts"].values()) == pytest.approx(row["lead"], abs=0.1)
    assert set(doc["categories"]) <= set(found[0]["parts"])
    assert ada.get(f"/api/replays/{replay['id']}/moves/{doc['move']}/why") == doc


def test_people_are_not_explained(ada: Person, replay: Json) -> None:
    """Nor are moves that there are not."""
    path = f"/api/replays/{replay['id']}/moves"
    problem(ada.http.get(f"{path}/{asked(replay, 1)}/why"), 409, "conflict")
    problem(ada.http.get(f"{path}/0/why"), 404, "not-found")
    problem(ada.http.get(f"{path}/{replay['moves'] + 1}/why"), 404, "not-found")


def test_a_server_without_bots_says_so(tmp_path: Path) -> None:
    """Its replays are all the same."""
    with running(tmp_path, bots=0) as server, Person(server.url, "Eva") as eva:
        replay = eva.post("/api/replays", record=record_text())
        path = f"/api/replays/{replay['id']}/moves/{asked(replay, 0)}/why"
        problem(eva.http.get(path), 503, "unavailable")


def test_asking_is_rationed() -> None:
    """It takes a search: fewer requests than others of its kind are welcome."""
    scope = {"type": "http", "method": "GET", "path": "/api/replays/x/moves/3/why"}
    assert kind_of(scope) == "why"
    assert KINDS["why"][0] < KINDS["read"][0] / 10


def test_a_partner_for_learners_says_what_it_is_after(ada: Person) -> None:
    """In the log, once a turn, by a category of the score sheet; no other bot does."""
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "tenderfoot"}]
    table = ada.post("/api/tables", game="gwt2", seats=seats, sit=0, start=True)["id"]
    labels = {line.label for line in GAME.scores(GAME.setup(2, 1, {}))[0].lines}
    labels |= {"others", "prospects"}
    end = time.monotonic() + 3 * PATIENCE
    reasons: list[Json] = []
    entries: list[Json] = []
    while not reasons or len([one for one in entries if one["seat"] == 1]) < 4:
        assert time.monotonic() < end
        time.sleep(0.1)
        if 0 in ada.get(f"/api/tables/{table}")["waiting"]:
            ada.step(table, 0)
        entries = ada.get(f"/api/tables/{table}/entries")["entries"]
        reasons = [one for one in entries if "reason" in one["detail"]]
    assert {one["seat"] for one in reasons} == {1}
    assert {one["detail"]["reason"] for one in reasons} <= labels
    assert len(reasons) < len([one for one in entries if one["seat"] == 1])
