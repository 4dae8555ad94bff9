"""The fold: how an entry of the log changes a table. It trusts the log, like a replay."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trailboss.core.engine import Parallel, State, Together
from trailboss.core.event import Event
from trailboss.server.tables import clock, entry
from trailboss.server.tables.entry import Entry, chained, witnessed, written
from trailboss.server.tables.table import (
    KEYS_KEPT,
    OPEN,
    OVER,
    PLAYING,
    RECENT_KEPT,
    SPECTATOR,
    Chair,
    Move,
    Table,
    Vote,
)


def fold(t: Table, e: Entry, after: State | None = None) -> Entry:
    """Let it happen. `after` is the position that an action leads to, if it is known already.

    Returns the entry with the events and the hash that it has in the log.
    """
    assert e.seq == t.seq + 1, "entries follow each other"
    before = t.state
    e = FOLDS[e.kind](t, e, after)
    e = written(e, chained(t.hash, e))
    t.seq, t.hash = e.seq, e.hash
    if e.kind in GAME or e.data.get("undone"):
        move_on(t, e, before)
        clock.tick(t, before, e.at, e.kind not in (entry.START, entry.ACTION))
        end_if_over(t, e.at)
    t.recent = [*t.recent[1 - RECENT_KEPT :], e]
    if e.key is not None:
        remember(t, e.key, e.seq)
    return e


def move_on(t: Table, e: Entry, before: State | None) -> None:
    """The game has moved on, but not for those who are still asked the same, all at once."""
    for seat in range(len(t.chairs)):
        if seat == e.seat or not same_question(before, t.state, seat):
            t.moved[seat] = e.seq


def same_question(before: State | None, after: State | None, seat: int) -> bool:
    """Is the seat asked the same as before, whatever others have answered?"""
    if before is None or after is None or not before.stack or not after.stack:
        return False
    if seat not in before.waiting() or seat not in after.waiting():
        return False
    old, new = before.stack[-1], after.stack[-1]
    if isinstance(old, Parallel) and isinstance(new, Parallel):
        return old.stacks[seat] == new.stacks[seat]
    return isinstance(old, Together) and type(old) is type(new)


def remember(t: Table, key: str, seq: int) -> None:
    """Keep the latest keys at hand."""
    t.keys[key] = seq
    while len(t.keys) > KEYS_KEPT:
        del t.keys[next(iter(t.keys))]


def end_if_over(t: Table, at: int) -> None:
    if t.status == PLAYING and t.state is not None and not t.state.waiting():
        t.status, t.ended, t.votes = OVER, at, []


def opened(t: Table, e: Entry, after: State | None) -> Entry:
    """The table stands. A branch of a replay has its redeals before it."""
    t.redeals = [(at, stream) for at, stream in e.data.get("redeals", [])]
    t.streams = t.redeals[-1][1] if t.redeals else 0
    t.hints = bool(e.data.get("hints"))
    return e


def join(t: Table, e: Entry, after: State | None) -> Entry:
    """Somebody sits down, or comes back to take the seat from a bot."""
    name = str(e.data["name"])
    t.chairs[e.seat] = replace(
        t.chairs[e.seat], identity=e.by, name=name, left=False, stand_in="", reserved=""
    )
    t.votes = [v for v in t.votes if not (v.about == "bot" and v.target == e.seat)]
    return e


def leave(t: Table, e: Entry, after: State | None) -> Entry:
    """Before the start the seats are free again; later they are abandoned."""
    for seat in t.seats_of(e.by):
        chair = t.chairs[seat]
        before = t.status == OPEN
        t.chairs[seat] = (
            replace(chair, identity="", name="") if before else replace(chair, left=True)
        )
    return e


def seats(t: Table, e: Entry, after: State | None) -> Entry:
    """The owner has changed a seat."""
    new = e.data
    t.chairs[e.seat] = Chair(new["kind"], new["name"], new["bot"], new["identity"])
    return e


def start(t: Table, e: Entry, after: State | None) -> Entry:
    """The game begins."""
    t.state = t.record().replay() if after is None else after
    t.status, t.started = PLAYING, e.at
    t.moved = [0] * len(t.chairs)
    t.hidden = {viewer: [] for viewer in range(SPECTATOR, len(t.chairs))}
    clock.start(t, e.at)
    return e


def action(t: Table, e: Entry, after: State | None) -> Entry:
    """A seat acts."""
    before = t.state
    assert before is not None, "a game that has started"
    if after is None:
        after = before.clone()
        after.log = []
        after.play(e.seat, t.game.actions.parse(e.text))
    events = tuple(after.log or ())
    hide(t, e, before, after, events)
    t.moves.append(Move(e.seq, e.seat, e.text, before.revealed))
    if t.redeals:
        t.record().redeal(after, len(t.moves))
    t.state = after
    t.votes = [v for v in t.votes if v.about == "bot" and v.target != e.seat]
    return witnessed(e, events)


def hide(t: Table, e: Entry, before: State, after: State, events: tuple[Event, ...]) -> None:
    """A step inside a turn that all take at once is unknown to others until it is over."""
    if not (is_parallel(before) and is_parallel(after) and e.seat in after.waiting()):
        return
    for viewer, hidden in t.hidden.items():
        seat = None if viewer == SPECTATOR else viewer
        if viewer != e.seat and not any(event.seen_by(seat) for event in events):
            hidden.append(e.seq)


def is_parallel(s: State) -> bool:
    return bool(s.stack) and isinstance(s.stack[-1], Parallel) and len(s.waiting()) > 0


def undo(t: Table, e: Entry, after: State | None) -> Entry:
    """Actions no longer count."""
    undone = e.data["undone"]
    take_back(t, undone, after)
    for viewer, hidden in t.hidden.items():
        if viewer != e.seat and not any(t.knows(seq, viewer) for seq in undone):
            hidden.append(e.seq)
    return e


def take_back(t: Table, undone: list[int], after: State | None, stream: int = 0) -> None:
    """The game without these entries."""
    t.take_back(undone, stream)
    t.state = t.record().replay() if after is None else after
    t.votes = [vote for vote in t.votes if vote.about == "bot"]


def vote(t: Table, e: Entry, after: State | None) -> Entry:
    """Somebody agrees or not. The last yes lets it happen, a no ends the vote."""
    about, target = e.data["about"], e.data["target"]
    ballot = next((v for v in t.votes if (v.about, v.target) == (about, target)), None)
    if ballot is None:
        ballot = Vote(about, target, e.seat, [], e.data.get("bot", ""))
        t.votes.append(ballot)
    if e.data["yes"]:
        ballot.yes.append(e.by)
    if not e.data["yes"] or e.data["passed"]:
        t.votes.remove(ballot)
    if e.data["passed"] and about == "bot":
        t.chairs[target] = replace(t.chairs[target], stand_in=ballot.bot)
    elif e.data["passed"]:
        take_back(t, e.data["undone"], after, e.data.get("redeal", 0))
    return e


def rematch(t: Table, e: Entry, after: State | None) -> Entry:
    """The next game has a table."""
    t.rematch = e.data["table"]
    return e


GAME: Final = {entry.START, entry.ACTION, entry.UNDO}
FOLDS: Final = {
    entry.OPEN: opened,
    entry.JOIN: join,
    entry.LEAVE: leave,
    entry.SEATS: seats,
    entry.START: start,
    entry.ACTION: action,
    entry.UNDO: undo,
    entry.VOTE: vote,
    entry.REMATCH: rematch,
}
