"""Clocks: a bank of time and an increment for each turn, told by the times of the log."""

from __future__ import annotations

from trailboss.core.engine import Parallel, State, Together
from trailboss.server.tables.table import PLAYING, Table

MS = 1000


def start(t: Table, at: int) -> None:
    """Everybody's bank is full."""
    t.left = [t.deal.clock.bank * MS for _ in t.chairs]
    t.since = at


def tick(t: Table, before: State | None, at: int, undone: bool) -> None:
    """The game went on: those who were asked have used time; who is done gets the increment.

    Taking back gives nothing, and who is asked again gives the increment back.
    """
    asked = before.waiting() if before is not None else []
    increment = t.deal.clock.increment * MS
    for seat in asked:
        t.left[seat] -= max(0, at - t.since)
        if not undone and done(before, t.state, seat):
            t.left[seat] = max(0, t.left[seat]) + increment
    for seat in t.waiting():
        if undone and seat not in asked:
            t.left[seat] = max(0, t.left[seat] - increment)
    t.since = max(at, t.since)


def done(before: State | None, after: State | None, seat: int) -> bool:
    """Is a seat that was asked through with its turn?

    It is no longer asked, or it was the last of those who act at once and a new turn has begun.
    """
    if before is None or after is None or seat not in after.waiting():
        return True
    if before.waiting() != [seat] or not isinstance(before.stack[-1], (Parallel, Together)):
        return False
    return type(after.stack[-1]) is not type(before.stack[-1]) or after.waiting() != [seat]


def left(t: Table, seat: int, now: int) -> int:
    """Milliseconds on the clock now."""
    used = max(0, now - t.since) if seat in t.waiting() else 0
    return t.left[seat] - used


def out(t: Table, seat: int, now: int) -> bool:
    """Has the seat used up its time?"""
    return t.deal.clock.kind != "none" and t.status == PLAYING and left(t, seat, now) < 0


def abandoned(t: Table, seat: int, now: int, patience: int) -> bool:
    """May the others let a bot play this seat?

    Its owner left, is out of time, or, without clocks, has not answered for a long time.
    """
    chair = t.chairs[seat]
    if t.status != PLAYING or not chair.identity or chair.stand_in:
        return False
    if chair.left or out(t, seat, now):
        return True
    late = now - t.since > patience * MS
    return late and t.deal.clock.kind == "none" and seat in t.waiting()


def absent(t: Table, now: int, patience: int) -> list[int]:
    """All seats that the others may let a bot play."""
    return [seat for seat in range(len(t.chairs)) if abandoned(t, seat, now, patience)]
