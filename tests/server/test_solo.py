"""Tables for one: the automa is a player of the game without a seat at the table."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from tests.cli.run import shell
from tests.server.running import PATIENCE, Json, Person, awaited, problem, running
from tests.server.test_operation import called, loaded, until
from trailboss.core.record import verify
from trailboss.games import GAMES, automa_of

AUTOMAS = {name: automa_of(game) for name, game in GAMES.items() if automa_of(game)}
ALONE = pytest.mark.parametrize(("game", "automa"), AUTOMAS.items(), ids=AUTOMAS)


def test_the_games_say_who_one_plays_against(ada: Person) -> None:
    """Sam and Sue; the others have nobody."""
    listed = {game["name"]: game["automa"] for game in ada.http.get("/api/games").json()}
    assert listed == {"gwt1": None, "gwt2": "sam", "elpaso": "sue", "pioneer": None}


@ALONE
def test_the_automa_stands_behind_the_last_seat(ada: Person, game: str, automa: str) -> None:
    """It can be named, is never asked, and has neither clock nor link."""
    doc = ada.table(game, "human", start=True, clock={"kind": "live", "bank": 60})
    assert (doc["automa"], doc["mine"], doc["waiting"]) == (automa, [0], [0])
    assert [(s["kind"], s["name"]) for s in doc["seats"]] == [
        ("human", "Ada"),
        ("automa", automa.title()),
    ]
    assert set(doc["seats"][0]) == set(doc["seats"][1])
    assert (doc["seats"][1]["clock"], doc["seats"][1]["link"]) == (None, None)
    row = next(t for t in ada.get("/api/tables", list="mine")["tables"] if t["id"] == doc["id"])
    assert [seat["kind"] for seat in row["seats"]] == ["human", "automa"]
    state = ada.state(doc["id"])
    assert (len(state["scores"]), len(state["view"]["players"])) == (2, 2)


@pytest.mark.parametrize(("game", "seats"), [("gwt2", 2), ("pioneer", 1)])
def test_other_tables_have_none(ada: Person, game: str, seats: int) -> None:
    """Neither two people nor the sheets of Pioneer Rails alone."""
    doc = ada.table(game, *["hotseat"] * seats)
    assert (doc["automa"], len(doc["seats"])) == (None, seats)


@ALONE
def test_nobody_plays_for_the_automa(ada: Person, game: str, automa: str) -> None:
    """Its seat cannot be taken, changed, acted for, looked through or voted about."""
    table = ada.table(game, "human", public=True)["id"]
    path = f"/api/tables/{table}"
    problem(ada.send(f"{path}/join", seat=1), 400, "bad-request")
    problem(ada.send(f"{path}/seats", seat=1, kind="bot"), 400, "bad-request")
    ada.post(f"{path}/start")
    state = ada.state(table)
    problem(ada.act(table, 1, state["legal"][0]["text"], state["seq"]), 400, "bad-request")
    problem(ada.http.get(f"{path}/state?seat=1"), 400, "bad-request")
    problem(ada.send(f"{path}/vote", about="bot", target=1, yes=True), 400, "bad-request")
    assert ada.state(table) == state


@ALONE
def test_the_automa_moves_after_the_turn(ada: Person, game: str, automa: str) -> None:
    """Its turn is told by events of the person's last action; alone one agrees to take it back."""
    table = ada.table(game, "human", start=True)["id"]
    start = ada.state(table)
    end = time.monotonic() + PATIENCE
    told: list[Json] = []
    while not any(event["seat"] == 1 for event in told):
        assert time.monotonic() < end
        ada.step(table, 0)
        last = ada.get(f"/api/tables/{table}/entries")["entries"][-1]
        assert last["seat"] == 0
        told = last["events"]
    assert ada.get(f"/api/tables/{table}")["waiting"] == [0]
    wish = {"about": "undo", "target": start["seq"], "yes": True}
    assert ada.post(f"/api/tables/{table}/vote", **wish)["votes"] == []
    assert ada.state(table)["view"] == start["view"]


@pytest.mark.pure
def test_games_against_automas_end_and_verify(tmp_path: Path) -> None:
    """A bot plays alone to the end: points, winner, record, webhook, snapshot, verification."""
    with (
        called() as hook,
        running(tmp_path, "--private-webhooks", bots=1) as server,
        Person(server.url, "Ada") as ada,
    ):
        address = f"http://127.0.0.1:{hook.server_port}/"
        wish = {"sit": None, "start": True, "webhook": address}
        tables = {game: ada.table(game, "random", **wish)["id"] for game in AUTOMAS}
        for game, table in tables.items():
            doc = until(ada, table, "over")
            state = ada.state(table)
            assert [row["seat"] for row in state["scores"]] == [0, 1]
            best = max((row["total"], row["tie"]) for row in state["scores"])
            won = [r["seat"] for r in state["scores"] if (r["total"], r["tie"]) == best]
            assert doc["winners"] == won
            record, _, _ = verify(ada.http.get(f"/api/tables/{table}/record").text, dict(GAMES))
            assert (record.game.name, record.seats) == (game, 1)
        assert hook.rang.wait(PATIENCE)
    assert {body["event"] for body in hook.bodies} == {"over"}
    for table in tables.values():
        one, two = awaited(loaded(tmp_path, table))
        assert json.dumps(one) == json.dumps(two)
    report = shell("admin", "verify", "--json", "--data", str(tmp_path)).json
    assert (report["finished"], report["bad"]) == (len(AUTOMAS), [])
