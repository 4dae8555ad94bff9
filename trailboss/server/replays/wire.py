"""The wire: what is told about a replay. Its game is over, so every seat may be looked through."""

from __future__ import annotations

from typing import Any

from trailboss import bots
from trailboss.core.game import components_of
from trailboss.server.boards import kind_of, tally
from trailboss.server.problems import BadRequest, NotFound
from trailboss.server.replays.library import OF_TABLE
from trailboss.server.replays.replay import Replay, Told
from trailboss.server.tables.table import AUTOMA, BOT, HUMAN, OVER, PLAYING, SPECTATOR
from trailboss.server.tables.wire import event_doc, points_doc, question

Doc = dict[str, Any]


def replay_doc(replay: Replay) -> Doc:
    """What there is to know before the first move."""
    game, record = replay.game, replay.record
    table = replay.id.removeprefix(OF_TABLE) if replay.id.startswith(OF_TABLE) else None
    return {
        "id": replay.id,
        "table": table,
        "game": game.name,
        "version": game.version,
        "title": game.title,
        "options": record.options,
        "components": components_of(game) or None,
        "seats": seat_docs(replay),
        "automa": replay.automa or None,
        "bots": bots.names(game),
        "moves": len(record.moves),
        "movers": [seat for seat, _ in record.moves],
        "turns": [{"move": turn.move, "seat": turn.seat} for turn in replay.turns[:-1]],
        "over": replay.over,
        "winners": replay.winners,
    }


def seat_docs(replay: Replay) -> list[Doc]:
    """The players; the automa stands behind the last seat."""
    docs: list[Doc] = []
    for seat, name in enumerate(names_of(replay)):
        bot = bot_called(replay, name)
        kind, explains = BOT if bot else HUMAN, bots.explains(replay.game, bot)
        docs.append({"seat": seat, "kind": kind, "name": name, "bot": bot, "explains": explains})
    if replay.automa:
        automa = {"kind": AUTOMA, "name": replay.automa.title(), "bot": None, "explains": False}
        docs.append({"seat": len(docs), **automa})
    return docs


def names_of(replay: Replay) -> list[str | None]:
    """The names of the record, one for each seat."""
    names = [called(name) for name in replay.record.players[: replay.record.seats]]
    return names + [None] * (replay.record.seats - len(names))


def bot_called(replay: Replay, name: str | None) -> str | None:
    """The bot of that name: a record knows its players by their names alone."""
    return name if name in bots.names(replay.game) else None


def called(name: str) -> str | None:
    """A name of a record, as short as names of people are."""
    return " ".join(name.split())[:40] or None


def position_doc(replay: Replay, move: int, seat: int | None) -> Doc:
    """The state of a table as it was after a number of moves; `entries` are those of the turn."""
    record = replay.record
    if not 0 <= move <= len(record.moves):
        raise NotFound(
            "problem-replay-moves", "the replay has moves 0 to {most}", most=len(record.moves)
        )
    if seat is not None and seat >= record.seats:
        raise BadRequest(
            "problem-replay-seats", "the replay has seats 0 to {most}", most=record.seats - 1
        )
    s, told = replay.at(move)
    view = replay.game.view(s, seat)
    return {
        "kind": kind_of(replay.game),
        "seq": move,
        "viewer": seat,
        "status": PLAYING if s.waiting() else OVER,
        "waiting": s.waiting(),
        "question": question(view, SPECTATOR if seat is None else seat),
        "legal": [],
        "refusals": [],
        **points_doc(replay.game.scores(s)),
        "undo": {"step": None, "turn": None},
        "view": replay.game.dump(view),
        "tally": tally(replay.game, view),
        "entries": [entry_doc(one, seat) for one in told],
    }


def entry_doc(told: Told, viewer: int | None) -> Doc:
    """A move like an entry of a table's log."""
    return {
        "seq": told.number,
        "kind": "action",
        "seat": told.seat,
        "at": 0,
        "action": told.text,
        "undone": [],
        "detail": {},
        "events": [event_doc(event) for event in told.events if event.seen_by(viewer)],
    }


def scores_doc(replay: Replay) -> Doc:
    """The points at the beginning of each turn and at the end, seat by seat."""
    moves = [turn.move for turn in replay.turns]
    totals = [list(column) for column in zip(*replay.totals(), strict=True)]
    return {"moves": moves, "totals": totals}
