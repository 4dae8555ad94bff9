"""Branch: a table of one's own that goes on from a position of a replay.

Its log begins with the moves that led there, so its record verifies like any other. Its seed is
that of the replay, which others may know: such a table promises nothing and has no commitment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from trailboss import bots
from trailboss.core.game import components_of
from trailboss.games.kit.components import export
from trailboss.server.problems import BadRequest, Conflict, NotFound
from trailboss.server.replays.replay import Replay
from trailboss.server.replays.wire import bot_called, names_of
from trailboss.server.tables import create, entry
from trailboss.server.tables.act import act
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.fold import fold
from trailboss.server.tables.people import begin
from trailboss.server.tables.table import BOT, HOTSEAT, Chair, ClockRule, Table

Players = Sequence[str | None]
"""By seat: the name of a bot, or None for the owner of the table."""


def branch(
    replay: Replay,
    move: int,
    owner: str,
    now: int,
    players: Players | None = None,
    name: str = "",
) -> tuple[Table, list[Entry]]:
    """A table of the owner and its log until now; bots stay bots if nobody says who plays."""
    record = replay.record
    if not 0 <= move <= len(record.moves):
        raise NotFound(
            "problem-replay-moves", "the replay has moves 0 to {most}", most=len(record.moves)
        )
    if replay.over and move == len(record.moves):
        raise Conflict("problem-over-after-move", "the game is over after this move").also(
            title="Nothing is left to play"
        )
    wished = same(replay) if players is None else agreed(replay, players)
    t = empty(replay, seated(replay, wished, owner, name), owner, now)
    entries = [fold(t, Entry(1, entry.OPEN, by=owner, at=now, data=origin(replay, move)))]
    entries.append(fold(t, begin(t, now)))
    for seat, text in record.moves[:move]:
        made, after = act(t, seat, text, t.chairs[seat].identity, None, now)
        entries.append(fold(t, made, after))
    return t, entries


def origin(replay: Replay, move: int) -> dict[str, Any]:
    """Where a table comes from, and where hidden orders were drawn again on the way there."""
    redeals = [[at, stream] for at, stream in replay.record.redeals if at <= move]
    return {"replay": replay.id, "move": move, **({"redeals": redeals} if redeals else {})}


def same(replay: Replay) -> Players:
    """The bots of the replay, where they sat."""
    return [bot_called(replay, name) for name in names_of(replay)]


def agreed(replay: Replay, players: Players) -> Players:
    """One for each seat, and bots of this game; BadRequest if not."""
    seats, known = replay.record.seats, bots.names(replay.game)
    if len(players) != seats:
        raise BadRequest(
            "problem-replay-players",
            "the replay has {seats} seats: say who plays each",
            seats=seats,
        )
    if any(name is not None and name not in known for name in players):
        raise BadRequest(
            "problem-no-bot",
            "the bots of {game} are {names}",
            game=replay.game.name,
            names=", ".join(known),
        )
    return players


def seated(replay: Replay, players: Players, owner: str, name: str) -> list[Chair]:
    """People keep the names of the record; where a bot sat, or nobody, the owner has the own."""
    found: list[Chair] = []
    for seat, (was, bot) in enumerate(zip(names_of(replay), players, strict=True), 1):
        if bot:
            found.append(Chair(BOT, bot, bot))
            continue
        person = None if bot_called(replay, was) else was
        if person is None and name not in [chair.name for chair in found]:
            person = name
        found.append(Chair(HOTSEAT, person or f"Seat {seat}", identity=owner))
    return found


def empty(replay: Replay, chairs: list[Chair], owner: str, now: int) -> Table:
    """The table before its first entry."""
    record = replay.record
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
