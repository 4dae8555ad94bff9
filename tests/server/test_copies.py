"""A copy is made while several people act without a pause: it is whole, and all go on from it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.chaos.players import Done, Player
from tests.docs.test_backup import BACK_UP, BACK_UP_POSTGRES, RESTORE, RESTORE_POSTGRES, do
from tests.server.running import PATIENCE, Running, running
from tests.server.services import new_database

pytestmark = pytest.mark.pure


def until_all_act(players: list[Player], more: int) -> None:
    """Everybody acts that number of times more."""
    goals = [player.acts + more for player in players]
    end = time.monotonic() + PATIENCE
    while any(p.acts < goal for p, goal in zip(players, goals, strict=True)):
        assert time.monotonic() < end, "somebody is stuck"
        time.sleep(0.02)


def acknowledged(players: list[Player]) -> dict[str, list[Done]]:
    """By table what was answered until now."""
    return {table: list(done) for player in players for table, done in player.done.items()}


def went_on(player: Player, server: Running, before: dict[str, list[Done]]) -> None:
    """The same person is known there and has a table that holds all that was answered before."""
    table = player.table
    assert player.ask(server.url, "/api/me").json()["name"]
    entries = player.ask(server.url, f"/api/tables/{table}/entries?seat=0").json()["entries"]
    kept = [row["seq"] for row in entries if row["kind"] == "action"]
    assert kept[: len(before[table])] == [seq for seq, _, _ in before[table]]
    assert len(kept) <= len(player.done[table])
    player.done[table] = player.done[table][: len(kept)]
    assert player.act()


def test_a_copy_that_was_made_while_people_played_is_whole(
    tmp_path: Path, storage: list[str], request: pytest.FixtureRequest
) -> None:
    """What was answered before the copy is in it, it verifies, and the games go on from there."""
    first, second = tmp_path / "first", tmp_path / "second"
    second.mkdir()
    db = storage[1] if storage else ""
    with running(first, *storage) as server:
        players = [Player(number, [server.url]) for number in range(3)]
        for player in players:
            player.act()
            player.thread.start()
        until_all_act(players, 5)
        before = acknowledged(players)
        do(BACK_UP_POSTGRES if storage else BACK_UP, first, TRAILBOSS_DB=db)
        until_all_act(players, 3)
        for player in players:
            player.over.set()
            player.thread.join(PATIENCE)
    copy = "copy.dump" if storage else "copy.sqlite"
    (first / copy).rename(second / copy)
    if storage:
        db = new_database(request.getfixturevalue("cluster"))
        storage = ["--db", db, *storage[2:]]
    told = do(RESTORE_POSTGRES if storage else RESTORE, second, TRAILBOSS_DB=db)
    assert ", 0 bad" in told
    with running(second, *storage) as server:
        for player in players:
            player.urls = [server.url]
            went_on(player, server, before)
            player.person.http.close()
