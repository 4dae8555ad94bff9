"""People come and go: sit down, leave, change a free seat, start."""

from __future__ import annotations

from trailboss.server.problems import BadRequest, Conflict, Forbidden
from trailboss.server.tables import entry
from trailboss.server.tables.create import chair
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import HUMAN, OPEN, OVER, Table


def seat_at(t: Table, seat: int) -> int:
    """A seat of the table."""
    if not 0 <= seat < len(t.chairs):
        raise BadRequest(
            "problem-table-seats", "the table has seats 0 to {most}", most=len(t.chairs) - 1
        )
    return seat


def join(t: Table, seat: int, identity: str, name: str, invited: bool, now: int) -> Entry:
    """Sit down: at a public table, by a link, where a seat is kept, or back on the own seat."""
    chair = t.chairs[seat_at(t, seat)]
    own = chair.identity == identity
    if t.status == OVER:
        raise Conflict("problem-game-over", "the game is over")
    if own and not chair.left and not chair.stand_in:
        raise Conflict("problem-sitting-already", "you sit there already")
    if chair.identity and not own and not invited:
        raise Conflict("problem-seat-taken", "seat {seat} is taken", seat=seat)
    if not chair.identity and chair.kind != HUMAN:
        raise Conflict("problem-seat-not-for-people", "seat {seat} is not for people", seat=seat)
    if chair.reserved and chair.reserved != identity:
        raise Forbidden("problem-seat-reserved", "seat {seat} is kept for somebody else", seat=seat)
    if not (own or invited or chair.reserved or (t.deal.public and t.status == OPEN)):
        raise Forbidden("problem-link-only", "one sits down at this table by a link only")
    called = chair.name if own else name
    return Entry(t.seq + 1, entry.JOIN, seat, by=identity, at=now, data={"name": called})


def leave(t: Table, identity: str, now: int) -> Entry:
    """Stand up from all own seats."""
    seats = [seat for seat in t.seats_of(identity) if not t.chairs[seat].left]
    if not seats:
        raise Forbidden("problem-no-seat", "you have no seat at this table")
    if t.status == OVER:
        raise Conflict("problem-game-over", "the game is over")
    name = t.chairs[seats[0]].name
    return Entry(t.seq + 1, entry.LEAVE, seats[0], by=identity, at=now, data={"name": name})


def seats(
    t: Table, seat: int, kind: str, bot: str | None, name: str | None, identity: str, now: int
) -> Entry:
    """The owner changes a seat before the start."""
    owned(t, identity)
    old = t.chairs[seat_at(t, seat)]
    if old.kind == HUMAN and old.identity:
        raise Conflict("problem-seat-taken", "seat {seat} is taken", seat=seat)
    new = chair(t.game, kind, bot, name, identity)
    data = {"kind": new.kind, "name": new.name, "bot": new.bot, "identity": new.identity}
    return Entry(t.seq + 1, entry.SEATS, seat, by=identity, at=now, data=data)


def owned(t: Table, identity: str) -> None:
    """Only the owner, and only before the start."""
    if identity != t.deal.owner:
        raise Forbidden("problem-owner-only", "only the owner of the table may do this")
    if t.status != OPEN:
        raise Conflict("problem-started", "the game has started")


def start(t: Table, identity: str, now: int) -> Entry:
    """Begin, when every seat is taken."""
    owned(t, identity)
    if not full(t):
        raise Conflict("problem-seat-free", "a seat is free: invite somebody or put a bot there")
    return begin(t, now)


def begin(t: Table, now: int) -> Entry:
    """The entry that starts the game."""
    return Entry(t.seq + 1, entry.START, by=t.deal.owner, at=now)


def full(t: Table) -> bool:
    """Is every seat taken?"""
    return all(chair.taken for chair in t.chairs)
