"""Act: the only thing that a client can do to a game is to send the text of an action."""

from __future__ import annotations

from trailboss.core.engine import State
from trailboss.core.errors import IllegalAction
from trailboss.server.problems import Conflict, Forbidden, refused
from trailboss.server.tables import entry
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.people import seat_at
from trailboss.server.tables.table import OPEN, OVER, Table


def running(t: Table) -> State:
    """The position of a game that is being played."""
    if t.status == OPEN or t.state is None:
        raise Conflict("problem-not-started", "the game has not started")
    if t.status == OVER:
        raise Conflict("problem-game-over", "the game is over").also(seq=t.seq)
    return t.state


def own_seat(t: Table, seat: int, identity: str) -> int:
    """A seat that the identity plays itself."""
    chair = t.chairs[seat_at(t, seat)]
    if not identity or chair.identity != identity:
        raise Forbidden("problem-seat-not-yours", "seat {seat} is not yours", seat=seat)
    if chair.stand_in:
        raise Forbidden(
            "problem-bot-plays-seat",
            "a bot plays seat {seat}: join again to take it back",
            seat=seat,
        )
    return seat


def fresh(t: Table, seat: int, expected: int) -> None:
    """Conflict if the game has moved on for this seat since `expected`."""
    running(t)
    head = t.shown(t.seq, seat)
    if not t.shown(t.moved[seat], seat) <= expected <= head:
        raise Conflict(
            "problem-moved-on",
            "expected_seq is {expected}, the table is at {seq}",
            expected=expected,
            seq=head,
        ).also(seq=head)


def act(
    t: Table, seat: int, text: str, identity: str, key: str | None, now: int
) -> tuple[Entry, State]:
    """The entry of an action and the position that it leads to; Illegal says why not."""
    s = running(t)
    try:
        action = t.game.actions.parse(text)
    except IllegalAction as error:
        raise refused(text[:80], None, error.message) from None
    if action not in (s.free(seat) if action.free else s.legal(seat)):
        reason = next((r for r in s.refusals(seat) if r.action is action), None)
        raise refused(text, reason, s.why_not(seat, action))
    after = s.clone()
    after.log = []
    after.apply(seat, action)
    made = Entry(t.seq + 1, entry.ACTION, seat, action.text, by=identity, key=key, at=now)
    return made, after
