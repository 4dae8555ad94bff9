"""Changes: whoever is told only what is new knows as much as whoever is told everything."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.live import heard, watch
from tests.server.running import Person
from trailboss.games import GAMES
from trailboss.server.tables import create, entry, people
from trailboss.server.tables.act import act
from trailboss.server.tables.changes import changes, parts, short, state_parts
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.fold import fold
from trailboss.server.tables.table import HOTSEAT, OVER, SPECTATOR, Chair, ClockRule, Parts, Table
from trailboss.server.tables.wire import entry_doc, state_doc

pytestmark = pytest.mark.pure

ADA = "ada"
BUDGET = 8 * 1024
"""Bytes of an action for a viewer who is up to date, the table itself left out.

At more than five seats all sheets of Pioneer Rails are turned over at once: a half more.
"""
MOVES = 80
TABLES = [
    (name, seats)
    for name, game in GAMES.items()
    for seats in (game.seats if len(game.seats) < 5 else (1, 2, 3, 4, 5, 8))
]


def begun(game: str, seats: int) -> Table:
    """A table at one screen."""
    chairs = [Chair(HOTSEAT, f"P{seat}", identity=ADA) for seat in range(seats)]
    t = create.table(game, {}, chairs, ADA, public=False, clock=ClockRule(), now=1)
    fold(t, Entry(1, entry.OPEN, by=ADA, at=1))
    fold(t, people.begin(t, 1))
    return t


def applied(doc: Any, told: dict[str, Any]) -> Any:
    """A document with changes, as a client makes it."""
    new = msgspec.json.decode(msgspec.json.encode(doc))
    told = dict(told)
    if "refusals" in told:
        rows = msgspec.json.decode(told["refusals"])
        for row in rows:
            row |= {"needs": 0, "has": 0, "thing": "", "rest": False} | row
            texts = [] if row["rest"] else row["actions"].split("|")
            row["actions"] = [f"{row['verb']} {text}".rstrip() for text in texts]
        told["refusals"] = rows
    for path, value in msgspec.json.decode(msgspec.json.encode(told)).items():
        at: Any = new
        *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
        for key in way:
            at = at[key]
        at[last] = value
    return new


def since(old: Parts, new: Parts) -> dict[str, Any] | None:
    """What is new to whoever knows the old in short."""
    return changes(short(old), short(new), new)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_changes_lead_from_each_position_to_the_next(game: str, seats: int) -> None:
    """For the seat that acts, for another one and for a watcher; and few bytes say it."""
    t, luck = begun(game, seats), Random(seats)
    viewers = (0, seats - 1, SPECTATOR)
    for _ in range(MOVES):
        if t.status == OVER:
            break
        assert t.state is not None
        old = {viewer: state_parts(t, viewer) for viewer in viewers}
        docs = {viewer: state_doc(t, viewer) for viewer in viewers}
        seat = luck.choice(t.waiting())
        action = luck.choice([a for a in t.state.legal(seat) if not a.free])
        t = t.copy()
        made = fold(t, act(t, seat, action.text, ADA, None, 1)[0])
        for viewer in viewers:
            told = since(old[viewer], state_parts(t, viewer))
            assert told is not None
            whole = msgspec.json.decode(msgspec.json.encode(state_doc(t, viewer)))
            assert applied(docs[viewer], told) == whole
            size = len(msgspec.json.encode([told, entry_doc(t, made, viewer)]))
            assert size <= (BUDGET if seats <= 5 else 3 * BUDGET // 2), (viewer, size)


def test_what_has_not_changed_is_not_told() -> None:
    """One player of three is another; a list that has grown is told whole."""
    old = parts({"seq": 1, "scores": [1, 2, 3], "view": {"turn": 0, "players": [1, 2]}})
    new = parts({"seq": 2, "scores": [1, 5, 3], "view": {"turn": 0, "players": [1, 2, 3]}})
    told = msgspec.json.decode(msgspec.json.encode(since(old, new)))
    assert told == {"seq": 2, "scores.1": 5, "view.players": [1, 2, 3]}
    assert since(new, new) == {}


def test_another_kind_of_document_is_told_whole() -> None:
    """Before the game begins there is no view."""
    assert since(parts({"view": None}), parts({"view": {"turn": 0}})) is None


def test_a_socket_tells_changes(ada: Person) -> None:
    """Two sockets, one told everything and one told what is new, know the same."""
    table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
    with watch(ada, table, "?seat=0&changes=1") as brief, watch(ada, table, "?seat=0") as long:
        state = heard(brief, "hello")["state"]
        assert heard(long, "hello")["state"] == state
        for _ in range(6):
            ada.step(table, ada.state(table)["waiting"][0])
            told, whole = heard(brief, "update"), heard(long, "update")
            assert "state" not in told
            fresh = {
                path: msgspec.Raw(msgspec.json.encode(v))
                for path, v in told["changes"]["state"].items()
            }
            state = applied(state, fresh)
            assert state == whole["state"]
            assert len(json.dumps(told)) < len(json.dumps(whole)) / 2
