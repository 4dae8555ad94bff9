"""Clocks: a bank of time and an increment for each turn, told by the times of the log."""

from __future__ import annotations

from trailboss.server.tables.table import PLAYING, Table

MS = 1000


def start(t: Table, at: int) -> None:
    """Everybody's bank is full."""
    t.left = [t.deal.clock.bank * MS for _ in t.chairs]
    t.since = at


def tick(t: Table, before: list[int], at: int) -> None:
    """The game went on: those who were asked have used time; who is done gets the increment."""
    after = t.waiting()
    for seat in before:
        t.left[seat] -= max(0, at - t.since)
        if seat not in after:
            t.left[seat] += t.deal.clock.increment * MS
    t.since = max(at, t.since)


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
    return t.deal.clock.kind == "none" and seat in t.waiting() and late
