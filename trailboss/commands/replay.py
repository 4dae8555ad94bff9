"""Replay a record: show the game, or verify it."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace

from trailboss import bots
from trailboss.commands.common import (
    BadInput,
    add_components,
    natural,
    one_line,
    print_json,
    read_text,
    score_docs,
    seat_name,
)
from trailboss.commands.explained import explained
from trailboss.commands.scoresheet import sheet
from trailboss.core.engine import State
from trailboss.core.errors import BadRecord
from trailboss.core.game import Game
from trailboss.core.record import FORMAT, Record, verify
from trailboss.games import GAMES, load
from trailboss.games.components import adopt, read
from trailboss.i18n import telling, words
from trailboss.i18n.sentences import complaint, said


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - is stdin")
    parser.add_argument("--to", type=natural, metavar="N", help="stop after so many moves")
    parser.add_argument("--verify", action="store_true", help="only say whether it is right")
    parser.add_argument("--position", action="store_true", help="write the position, as JSON")
    parser.add_argument("--why", type=natural, metavar="N", help="say why a bot made this move")
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_components(parser)


def cut(record: Record, upto: int | None) -> tuple[Record, State]:
    """The record of the first so many moves, and where they lead."""
    moves = record.moves
    if upto is not None and upto > len(moves):
        raise BadInput(f"--to {upto}: the record has {len(moves)} moves")
    shorter = replace(record, moves=moves[:upto])
    shorter.redeals = [(at, stream) for at, stream in record.redeals if at <= len(shorter.moves)]
    return shorter, shorter.replay()


def name(record: Record, seat: int) -> str:
    """Who sits there."""
    return seat_name(record.game, record.players, record.seats, seat)


def tell(record: Record, s: State) -> None:
    """Print what has happened since the last time."""
    for event in s.log or []:
        print(f"        {words().event(event, name(record, event.seat))} ({event.rule})")
    s.log = []


def show(record: Record) -> None:
    """Print every move and what it led to."""
    s = record.start()
    record.redeal(s, 0)
    s.log = []
    for number, (seat, text) in enumerate(record.moves, 1):
        action = record.game.actions.parse(text)
        print(f"{number:>5} {seat} {name(record, seat)}: {words().action(action)}")
        s.play(seat, action)
        tell(record, s)
        record.redeal(s, number)
    print(words().say("cli-goes-on" if s.waiting() else "ui-replay-ended", ""))
    scores = record.game.scores(s)
    print(sheet(scores, [name(record, seat) for seat in range(len(scores))]))


def games(components: str | None) -> dict[str, Game]:
    """All games; the one of a components file has its figures."""
    if components is None:
        return GAMES
    name = str(read(components)["game"])
    return {**GAMES, name: adopt(load(name), components)}


def failed(args: argparse.Namespace, error: BadRecord) -> int:
    """A record that does not hold what it says: a failed check."""
    if args.json:
        print_json({"ok": False, "error": str(error)})
    print(f"trailboss: {args.file}: {one_line(complaint(error))}", file=sys.stderr)
    return 1


def tell_why(record: Record, move: int) -> None:
    """Print what the bot of a move weighed, as its view tells."""
    if move > len(record.moves):
        raise BadInput(f"--why {move}: the record has {len(record.moves)} moves")
    seat, text = record.moves[move - 1] if move else (0, "")
    s = record.replay(max(0, move - 1))
    game, legal = record.game, s.legal(seat) + s.free(seat)
    bot = record.players[seat] if seat < len(record.players) else ""
    why = None
    if text:
        done = game.actions.parse(text)
        why = bots.why(bot, game, seat, game.view(s, seat), legal, done)
    if why is None:
        raise BadInput(f"--why {move}: no bot that weighs options made this move")
    print(f"{move:>5} {seat} {name(record, seat)}", *explained(why, game), sep="\n")


def run(args: argparse.Namespace) -> int:
    if args.position and (args.verify or args.json):
        raise BadInput("--position goes neither with --verify nor with --json")
    if args.why is not None and (args.verify or args.json or args.position):
        raise BadInput("--why goes neither with --verify nor with --json nor with --position")
    known = games(args.components)
    text = read_text(args.file)
    try:
        record, s, code = verify(text, known)
    except BadRecord as error:
        if args.verify and text.startswith(FORMAT):
            return failed(args, error)
        raise BadInput(f"{args.file}: {error}") from None
    if args.to is not None:
        record, s = cut(record, args.to)
        code = record.hash(s)
    moves = len(record.moves)
    if args.why is not None:
        with telling(record.game.name):
            tell_why(record, args.why)
    elif args.position:
        print_json(record.game.dump(s))
    elif args.json:
        scores = score_docs(record.game, s)
        print_json({"ok": True, "moves": moves, "hash": code, "scores": scores})
    elif args.verify:
        print(said(f"ok: {moves} moves, {code}"))
    else:
        with telling(record.game.name):
            show(record)
    return 0
