"""Foresight at the tables: for whoever has the seat, the same in worlds that look the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.server.running import Person, Running, problem
from tests.server.test_secrets import opened, walked
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.event import Event
from trailboss.core.game import Game
from trailboss.core.notation import canonical
from trailboss.games import GAMES
from trailboss.observe.foresight import Foresight
from trailboss.server.tables import foresight
from trailboss.server.tables.foresight import foresight_doc
from trailboss.server.tables.table import PLAYING, Table

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


class Leaking(Foresight):
    """A foresight with the faults that must be found: it reads the table and looks at all cards."""

    table: Table

    def __init__(self, game: Game, view: State, seat: int) -> None:
        super().__init__(game, view, seat)
        assert self.table.state is not None
        self.s = self.table.state

    def look(self, s: State, action: Action) -> tuple[State, tuple[Event, ...], bool]:
        after = s.clone()
        log: list[Event] = []
        after.log = log
        after.apply(self.seat, action)
        return after, tuple(log), False


@ALL
def test_a_foresight_that_leaks_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison above sees it, so it says something."""
    monkeypatch.setattr(foresight, "Foresight", Leaking)

    def told(t: Table, seat: int) -> str:
        monkeypatch.setattr(Leaking, "table", t, raising=False)
        return canonical(foresight_doc(t, seat))

    found = 0
    for step, (now, _) in enumerate(walked(opened(game, 2), 150, 7)):
        if step % 5 or now.state is None or now.status != PLAYING:
            continue
        for seat in now.state.waiting():
            other = replace(now, state=game.guess(game.view(now.state, seat), step))
            found += told(now, seat) != told(other, seat)
    assert found > 0


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
