"""Foresight at the tables: for whoever has the seat, the same in worlds that look the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.server.running import Person, Running, problem
from tests.server.test_secrets import opened, walked
from trailboss.core.game import Game
from trailboss.core.notation import canonical
from trailboss.games import GAMES
from trailboss.server.tables.foresight import foresight_doc
from trailboss.server.tables.table import PLAYING

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@ALL
def test_worlds_that_a_seat_cannot_tell_apart_are_foretold_the_same(game: Game) -> None:
    """Byte by byte, for every seat along a random game."""
    t = opened(game, 2)
    compared = 0
    for step, (now, _) in enumerate(walked(t, 150, 7)):
        if step % 5 or now.state is None or now.status != PLAYING:
            continue
        for seat in range(2):
            other = replace(now, state=game.guess(game.view(now.state, seat), step))
            assert canonical(foresight_doc(now, seat)) == canonical(foresight_doc(other, seat))
            compared += 1
    assert compared > 20


def test_a_seat_is_told_what_its_actions_do(server: Running) -> None:
    """Every legal action has its outcome; a walk has its toll, and the way ends where it says."""
    with Person(server.url, "Ada") as ada:
        table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
        path = f"/api/tables/{table}"
        state = ada.get(f"{path}/state", seat=0)
        ahead = ada.get(f"{path}/foresight", seat=0)
        assert ahead["seq"] == state["seq"]
        assert [row["action"] for row in ahead["actions"]] == [r["text"] for r in state["legal"]]
        first = ahead["actions"][0]
        assert [event["verb"] for event in first["events"]] == ["place"]
        assert (first["reveals"], first["changes"], first["points"]) == (False, [], 0)
        assert ada.get(f"{path}/foresight", seat=1)["actions"][1:] == []


def test_nobody_foresees_for_somebody_else(server: Running) -> None:
    """Neither a stranger nor a spectator."""
    with Person(server.url, "Ada") as ada, Person(server.url, "Eve") as eve:
        table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
        problem(eve.http.get(f"/api/tables/{table}/foresight?seat=0"), 403, "forbidden")
        problem(eve.http.get(f"/api/tables/{table}/foresight"), 409, "conflict")
