"""Undo: an appended entry after which earlier actions no longer count.

The own actions can be taken back as long as nothing was revealed since, and nobody else has
acted in a way that one can know of. Everything else needs everybody's consent: see `vote`.
"""

from __future__ import annotations

from trailboss.core.engine import State
from trailboss.core.errors import TrailbossError
from trailboss.server.problems import Illegal
from trailboss.server.tables import entry
from trailboss.server.tables.act import running
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import Move, Table


def own_moves(t: Table, seat: int) -> list[Move]:
    """What the seat may take back alone, the latest first."""
    if t.state is None:
        return []
    found: list[Move] = []
    for move in reversed(t.moves):
        if move.revealed != t.state.revealed:
            break
        if move.seat == seat:
            found.append(move)
        elif t.knows(move.seq, seat):
            break
    return found


def offers(t: Table, seat: int) -> dict[str, int | None]:
    """Where a step and the whole turn can be taken back to, as the seat counts."""
    moves = own_moves(t, seat)
    if not moves:
        return {"step": None, "turn": None}
    before = [t.shown(move.seq, seat) - 1 for move in (moves[0], moves[-1])]
    return {"step": before[0], "turn": before[1]}


def undo(
    t: Table, seat: int, to: int, identity: str, key: str | None, now: int
) -> tuple[Entry, State]:
    """Take back the own actions after `to`."""
    running(t)
    since = t.real(to, seat)
    later = [move for move in t.moves if move.seq > since and t.knows(move.seq, seat)]
    if not later:
        raise Illegal("problem-nothing-to-undo", "there is nothing to take back")
    mine = [move.seq for move in own_moves(t, seat)]
    if any(move.seq not in mine for move in later):
        raise Illegal(
            "problem-undo-needs-vote",
            "something was revealed or somebody has acted since: ask the others",
        )
    undone = [move.seq for move in later]
    data = {"undone": undone, "wish": to}
    made = Entry(t.seq + 1, entry.UNDO, seat, by=identity, key=key, at=now, data=data)
    return made, without(t, undone)


def without(t: Table, undone: list[int], stream: int = 0) -> State:
    """The game without these actions; Illegal if the rest does not stand on its own."""
    rest = t.copy()
    rest.take_back(undone, stream)
    try:
        return rest.record().replay()
    except TrailbossError:
        raise Illegal(
            "problem-undo-built-on", "later actions build on what would be taken back"
        ) from None
