"""Secrets on the wire: two worlds that differ only in what a viewer cannot know look the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from trailboss.core.game import Game
from trailboss.core.notation import canonical
from trailboss.games import GAMES
from trailboss.server.keys import Keys
from trailboss.server.tables import create, entry, people
from trailboss.server.tables.about import table_doc
from trailboss.server.tables.act import act
from trailboss.server.tables.changes import told
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.fold import fold
from trailboss.server.tables.table import OVER, PLAYING, SPECTATOR, ClockRule, Table
from trailboss.server.tables.wire import entry_doc, entry_docs, state_doc

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
KEYS = Keys("a secret of this test")
NOW = 1_000_000


def opened(game: Game, seats: int, options: dict[str, str] | None = None) -> Table:
    """A table with people on all seats, started; seat i belongs to identity `i`."""
    chairs = [create.chair(game, "human", None, None, "0") for _ in range(seats)]
    clock = ClockRule("live", 600, 10)
    t = create.table(game.name, options or {}, chairs, "0", public=True, clock=clock, now=NOW)
    fold(t, Entry(1, entry.OPEN, by="0", at=NOW))
    for seat in range(seats):
        fold(t, people.join(t, seat, str(seat), f"P{seat}", True, NOW))
    fold(t, people.start(t, "0", NOW))
    return t


def walked(t: Table, turns: int, luck: int) -> Iterator[tuple[Table, Entry]]:
    """The table after each of many actions, chosen by a small generator of numbers."""
    for n in range(turns):
        if t.status == OVER or t.state is None:
            return
        luck = (luck * 6364136223846793005 + 1442695040888963407) & ((1 << 64) - 1)
        waiting = t.waiting()
        seat = waiting[(luck >> 40) % len(waiting)]
        legal = t.state.legal(seat)
        action = legal[(luck >> 33) % len(legal)]
        made, after = act(t, seat, action.text, str(seat), f"{seat}:key-{n}", NOW + n)
        t = t.copy()
        yield t, fold(t, made, after)


def messages(t: Table, viewer: int) -> str:
    """All that a viewer is told about a table."""
    who = "" if viewer == SPECTATOR else str(viewer)
    docs = entry_docs(t, t.recent, viewer, who)
    table = table_doc(t, who, viewer, NOW + 5000, 600, KEYS.link)
    return canonical([state_doc(t, viewer), told(t, viewer).decode(), docs, table])


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{name}-{seats}")
        for name, game in GAMES.items()
        for seats in (1, 2, 3)
        if seats in game.seats
    ],
)
def test_worlds_that_a_viewer_cannot_tell_apart_send_the_same(game: Game, seats: int) -> None:
    """States, entries and tables for every seat and for spectators, along random games.

    Alone there is an automa, whose cards are as secret as those of people.
    """
    t = opened(game, seats)
    compared = 0
    for step, (now, _) in enumerate(walked(t, 400, 7)):
        if step % 5 or now.state is None or now.status != PLAYING:
            continue
        for viewer in range(SPECTATOR, seats):
            seen = game.view(now.state, None if viewer == SPECTATOR else viewer)
            keys = [e if e.by == str(viewer) else replace(e, key="x:other") for e in now.recent]
            other = replace(now, state=game.guess(seen, step), recent=keys)
            other.cool_down()  # Nothing that was made for the other world is told in this one.
            assert messages(now, viewer) == messages(other, viewer)
            compared += 1
    assert compared > 20


def test_a_key_is_told_to_whoever_made_it() -> None:
    """Of a person, not of a seat: to the same eyes of others it is none."""
    for now, e in walked(opened(GAMES["gwt2"], 2), 40, 3):
        for viewer in (SPECTATOR, 0, 1):
            for whose in ("", "0", "1"):
                told = "key" in entry_docs(now, [e], viewer, whose)[0]
                assert told == (whose == str(e.seat))


@ALL
def test_the_seed_is_in_no_message_until_the_end(game: Game) -> None:
    """Neither the seed nor the salt nor the state of chance; both are told when it is over."""
    t = opened(game, 2)
    last = t
    for step, (now, _) in enumerate(walked(t, 20_000, 3)):
        last = now
        if step % 50 == 0 and now.status == PLAYING and now.state is not None:
            for viewer in (SPECTATOR, 0, 1):
                text = messages(now, viewer)
                assert str(t.deal.seed) not in text
                assert t.deal.salt not in text
                assert f'"rng":{now.state.rng}' not in text
    assert last.status == OVER
    doc = table_doc(last, "", SPECTATOR, NOW, 600, KEYS.link)
    assert (doc["seed"], doc["salt"]) == (str(t.deal.seed), t.deal.salt)


def test_links_are_shown_to_those_they_belong_to() -> None:
    """Invitations to the owner, the way back to the one who sits there, nothing to others."""
    game = GAMES["gwt2"]
    chairs = [create.chair(game, "human", None, None, "0") for _ in range(3)]
    t = create.table("gwt2", {}, chairs, "0", public=False, clock=ClockRule(), now=NOW)
    fold(t, Entry(1, entry.OPEN, by="0", at=NOW))
    fold(t, people.join(t, 1, "1", "P1", True, NOW))

    def links(who: str) -> list[bool]:
        doc = table_doc(t, who, SPECTATOR, NOW, 600, KEYS.link)
        return [seat["link"] is not None for seat in doc["seats"]]

    assert (links("0"), links("1"), links("")) == (
        [True, False, True],
        [False, True, False],
        [False] * 3,
    )


def test_steps_of_a_secret_turn_are_not_even_counted() -> None:
    """While all draw at once, a viewer counts its own steps and what everybody knows."""
    t = opened(GAMES["pioneer"], 3)
    hidden = 0
    for now, e in walked(t, 200, 11):
        for viewer in range(SPECTATOR, 3):
            doc = entry_doc(now, e, viewer)
            if doc is None:
                hidden += 1
                assert e.seat != viewer
                assert now.shown(now.seq, viewer) == now.shown(now.seq - 1, viewer)
            elif e.seat != viewer:
                assert doc["action"] is None or now.status == OVER
            head = now.shown(now.seq, viewer)
            assert now.shown(now.real(head, viewer), viewer) == head
    assert hidden > 50


def test_what_one_viewer_sees_does_not_change_by_a_hidden_step() -> None:
    """A step that is not counted for a viewer changes no document of that viewer."""
    before = opened(GAMES["pioneer"], 2)
    same = 0
    for now, e in walked(before, 120, 5):
        for viewer in range(SPECTATOR, 2):
            if not now.knows(e.seq, viewer):
                same += 1
                old, new = state_doc(before, viewer), state_doc(now, viewer)
                assert json.dumps(old) == json.dumps(new)
        before = now
    assert same > 20
