"""Branch: a table of one's own that goes on from a position of a replay.

Its log begins with the moves that led there, so its record verifies like any other. Its seed is
that of the replay, which others may know: such a table promises nothing and has no commitment.
"""

from __future__ import annotations

from dataclasses import replace

from trailboss.core.game import components_of
from trailboss.games.components import export
from trailboss.server.problems import Conflict, NotFound
from trailboss.server.replays.replay import Replay
from trailboss.server.replays.wire import called
from trailboss.server.tables import create, entry
from trailboss.server.tables.act import act
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.fold import fold
from trailboss.server.tables.people import begin
from trailboss.server.tables.table import HOTSEAT, Chair, ClockRule, Table


def branch(replay: Replay, move: int, owner: str, now: int) -> tuple[Table, list[Entry]]:
    """The table with all seats at the hands of its owner, and its log until now."""
    record = replay.record
    if not 0 <= move <= len(record.moves):
        raise NotFound(f"the replay has moves 0 to {len(record.moves)}")
    if replay.over and move == len(record.moves):
        raise Conflict("the game is over after this move", title="Nothing is left to play")
    t = empty(replay, owner, now)
    entries = [fold(t, Entry(1, entry.OPEN, by=owner, at=now, data=origin(replay, move)))]
    entries.append(fold(t, begin(t, now)))
    for seat, text in record.moves[:move]:
        made, after = act(t, seat, text, owner, None, now)
        entries.append(fold(t, made, after))
    return t, entries


def origin(replay: Replay, move: int) -> dict[str, str | int]:
    """Where a table comes from."""
    return {"replay": replay.id, "move": move}


def empty(replay: Replay, owner: str, now: int) -> Table:
    """The table before its first entry."""
    record = replay.record
    names = [called(name) for name in record.players[: record.seats]]
    names += [None] * (record.seats - len(names))
    chairs = [
        Chair(HOTSEAT, name or f"Seat {seat}", identity=owner) for seat, name in enumerate(names, 1)
    ]
    t = create.table(
        record.game.name,
        record.options,
        chairs,
        owner,
        public=False,
        clock=ClockRule(),
        now=now,
        version=record.game.version,
        figures=export(record.game) if components_of(record.game) else "",
    )
    return Table(replace(t.deal, seed=record.seed, salt=""), t.chairs)
