"""Changes: whoever is told only what is new knows as much as whoever is told everything."""

from __future__ import annotations

import json
import zlib
from random import Random
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest

from tests.lanes import TABLE
from tests.server.live import heard, watch
from tests.server.running import Person
from trailboss.games import GAMES
from trailboss.server.envelope import END, LARGE, Envelope
from trailboss.server.tables import changes, create, entry, people
from trailboss.server.tables.act import act
from trailboss.server.tables.changes import differing, points_since, state_since
from trailboss.server.tables.create import MOST_SEATS
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.fold import fold
from trailboss.server.tables.table import (
    HOTSEAT,
    OVER,
    SPECTATOR,
    Chair,
    ClockRule,
    Table,
)
from trailboss.server.tables.wire import entry_doc, points, position_doc, state_doc

pytestmark = pytest.mark.pure

ADA = "ada"
BUDGET = 8 * 1024
"""Bytes of any message for a page; the table itself is left out."""
WINDOW = 15
"""The bits of a browser's window."""
MOVES = 80
UNTOLD: dict[str, list[Any]] = {"scores": [], "leading": []}
"""What is not told at every action."""
SEATED = [
    (name, seats) for name, game in GAMES.items() for seats in game.seats if seats <= MOST_SEATS
]
TABLES = [(name, seats) for name, seats in SEATED if seats in (1, 2, 3, 4, 8)]
WHOLE = SEATED if TABLE else [*TABLES, ("pioneer", MOST_SEATS)]
"""Every number of seats in `make table`; small tables and the largest one in every run."""


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
    told = msgspec.json.decode(msgspec.json.encode(told))
    for row in told.get("refusals", []):
        row |= {"needs": 0, "has": 0, "thing": "", "rest": False} | row
        texts = [] if row["rest"] else row["actions"].split("|")
        row["actions"] = [f"{row['verb']} {text}".rstrip() for text in texts]
    for path, value in told.items():
        at: Any = new
        *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
        for key in way:
            at = at[key]
        at[last] = value
    return new


def stepped(t: Table, luck: Random) -> Table:
    """The table after an action."""
    assert t.state is not None
    seat = luck.choice(t.waiting())
    free = t.state.free(seat) if luck.randrange(4) == 0 else []
    action = luck.choice(free or [a for a in t.state.legal(seat) if not a.free])
    after = t.copy()
    fold(after, act(t, seat, action.text, ADA, None, 1)[0])
    return after


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_changes_lead_from_each_position_to_the_next(game: str, seats: int) -> None:
    """For the seat that acts, for another one and for a watcher; one step, or several of them."""
    t, luck = begun(game, seats), Random(seats)
    viewers = (0, seats - 1, SPECTATOR)
    earlier = t
    for _ in range(MOVES):
        before, t = t, stepped(t, luck)
        if t.status == OVER:
            break
        if luck.randrange(4) == 0:
            earlier = before
        for viewer in viewers:
            whole = msgspec.json.decode(msgspec.json.encode(position_doc(t, viewer)))
            for known in (before, earlier):
                told = state_since(known, t, viewer)
                assert applied(position_doc(known, viewer), told) == whole
            assert msgspec.json.decode(changes.told(t, viewer)) == {**whole, **points(t, viewer)}


@pytest.mark.parametrize("seats", [2, 5])
def test_what_a_viewer_does_not_hear_of_changes_nothing_for_it(seats: int) -> None:
    """Whoever is told later is told the changes since the last hidden step."""
    t, luck, hidden = begun("pioneer", seats), Random(seats), 0
    while hidden < 40:
        before, t = t, stepped(t, luck)
        for viewer in range(SPECTATOR, seats):
            if not t.knows(t.seq, viewer):
                assert position_doc(t, viewer) == position_doc(before, viewer)
                assert points(t, viewer) == points(before, viewer)
                hidden += 1


@pytest.mark.parametrize(("game", "seats"), WHOLE)
def test_no_message_of_a_whole_game_is_large(game: str, seats: int) -> None:
    """On the line of a page: what an action changes, and everything for whoever joins then."""
    t, luck = begun(game, seats), Random(seats)
    viewer, counted = SPECTATOR, points(t, SPECTATOR)
    while t.status != OVER:
        assert t.state is not None
        if luck.randrange(10) == 0:
            viewer = luck.choice((*range(seats), SPECTATOR))
            assert on_the_line(state_doc(t, viewer)) <= BUDGET
            counted = points(t, viewer)
        seat = luck.choice(t.waiting())
        action = luck.choice([a for a in t.state.legal(seat) if not a.free])
        before, t = t, t.copy()
        made = fold(t, act(t, seat, action.text, ADA, None, 1)[0])
        told = state_since(before, t, viewer)
        assert on_the_line([{**told, **counted}, entry_doc(t, made, viewer)]) <= BUDGET


def on_the_line(doc: Any) -> int:
    """How many bytes carry a document to a browser."""
    return len(Envelope(msgspec.json.encode(doc)).frame(WINDOW))


def test_a_large_message_is_compressed_once_for_all_who_take_it_so() -> None:
    """Small ones, and those for whom it was not agreed, are told as it is."""
    small, large = Envelope(b"x" * (LARGE - 1)), Envelope(b"ab" * LARGE)
    assert small.frame(WINDOW) is small.frame(0)
    assert large.frame(0).endswith(large.text)
    frame = large.frame(WINDOW)
    assert large.frame(WINDOW) is frame
    assert frame[0] == 0xC1 and len(frame) < 100
    assert zlib.decompressobj(-WINDOW).decompress(frame[2:] + END) == large.text


@pytest.mark.parametrize("agreed", ["deflate", None])
def test_a_socket_tells_large_messages_compressed(ada: Person, agreed: str | None) -> None:
    """The first message and the pushed ones, to whoever asks for it; both tell the same."""
    table = ada.table("pioneer", *["hotseat"] * 12, start=True)["id"]
    with watch(ada, table, "?seat=0&changes=1", agreed) as socket:
        assert bool(socket.protocol.extensions) == bool(agreed)
        state = heard(socket, "hello")["state"]
        for _ in range(4):
            ada.step(table, 0)
            told = heard(socket, "update")["changes"]["state"]
            assert {path.partition(".")[0] for path in told} <= set(state)


def test_what_has_not_changed_is_not_told() -> None:
    """One player of three is another; a list that has grown is told whole."""
    old = {"turn": 0, "players": [1, 2, 3], "sheets": [1, 2], "shown": [4]}
    new = {"turn": 0, "players": [1, 5, 3], "sheets": [1, 2, 3], "shown": [4, 5]}
    told = {"view.players.1": 5, "view.sheets": [1, 2, 3], "view.shown": [4, 5]}
    assert differing(old, new, "view.") == told
    assert differing(new, new, "view.") == {}


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
            state = applied(state, told["changes"]["state"])
            assert {**state, **UNTOLD} == {**whole["state"], **UNTOLD}
            assert len(json.dumps(told)) < len(json.dumps(whole)) / 2


def test_points_are_counted_for_whoever_has_acted_and_when_others_are_asked(ada: Person) -> None:
    """Whoever looks on is told all of them when a turn has passed on, and none before."""
    table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
    with (
        watch(ada, table, "?watch=1&changes=1") as other,
        watch(ada, table, "?seat=0&changes=1") as own,
    ):
        state = heard(other, "hello")["state"]
        heard(own, "hello")
        for _ in range(40):
            asked = ada.state(table)["waiting"]
            ada.step(table, asked[0])
            now = ada.state(table)["waiting"]
            told, mine = (heard(page, "update")["changes"]["state"] for page in (other, own))
            passed = now != asked
            assert {path for path in told if path.startswith("scores")} == (
                {"scores"} if passed else set()
            )
            if passed:
                now_seen = ada.state(table)
                state |= {"scores": told["scores"], "leading": told["leading"]}
                assert all(told[part] == now_seen[part] for part in UNTOLD)
            assert passed or ("scores.0" in mine) == (asked == [0])
            if now == [0] == asked:
                assert mine["scores.0"] == ada.state(table, seat=0)["scores"][0]


def test_points_are_not_counted_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A third of what it costs to tell of a position is counting them."""
    t = begun("gwt2", 2)
    counted = Mock(side_effect=points)
    monkeypatch.setattr("trailboss.server.tables.changes.points", counted)
    assert t.state is not None
    text, before, t = t.state.legal(0)[0].text, t, t.copy()
    fold(t, act(t, 0, text, ADA, None, 1)[0])
    state_since(before, t, SPECTATOR)
    assert points_since(before, t, SPECTATOR) == {} and not counted.called
    assert list(points_since(before, t, 0)) == ["scores.0"]
    before.seq -= 1
    assert list(points_since(before, t, SPECTATOR)) == [*UNTOLD]
