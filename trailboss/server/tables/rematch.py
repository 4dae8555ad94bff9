"""Rematch: the same people and options, everybody one seat further."""

from __future__ import annotations

from dataclasses import replace

from trailboss.server.problems import Conflict, Forbidden
from trailboss.server.tables import create, entry
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import BOT, HOTSEAT, HUMAN, OVER, Chair, Table


def allowed(t: Table, identity: str) -> None:
    """After the end, for those who played."""
    if t.status != OVER:
        raise Conflict("problem-not-over", "the game is not over")
    if not t.seats_of(identity):
        raise Forbidden(
            "problem-rematch-not-seated", "only the people at the table may ask for a rematch"
        )


def next_table(t: Table, identity: str, now: int) -> Table:
    """A table with the seats rotated by one; people's seats are kept for them."""
    allowed(t, identity)
    chairs = [again(chair, identity) for chair in (*t.chairs[1:], t.chairs[0])]
    return create.table(
        t.deal.game,
        t.deal.options,
        chairs,
        identity,
        public=t.deal.public,
        clock=t.deal.clock,
        now=now,
        webhook=t.deal.webhook if identity == t.deal.owner else "",
        previous=t.deal.id,
        figures=t.deal.figures,
    )


def again(chair: Chair, owner: str) -> Chair:
    """The same player in the next game."""
    if chair.kind == BOT:
        return Chair(BOT, chair.bot, chair.bot)
    if chair.kind == HOTSEAT and chair.identity == owner:
        return replace(chair, left=False, stand_in="")
    return Chair(HUMAN, reserved=chair.identity)


def noted(t: Table, table: str, identity: str, now: int) -> Entry:
    """The entry that names the next table."""
    seat = t.seats_of(identity)[0]
    return Entry(t.seq + 1, entry.REMATCH, seat, by=identity, at=now, data={"table": table})
