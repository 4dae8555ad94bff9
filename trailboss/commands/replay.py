"""Replay a record: show the game, or verify it."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace

from trailboss import bots
from trailboss.commands.common import (
    BadInput,
    add_components,
    add_json,
    argument,
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
from trailboss.core.event import Event
from trailboss.core.game import Game
from trailboss.core.message import Message, at
from trailboss.core.record import FORMAT, Record, verify
from trailboss.games import GAMES, load
from trailboss.games.kit.components import adopt, read
from trailboss.i18n import telling, words
from trailboss.i18n.worded import complaint, said


def add(parser: argparse.ArgumentParser) -> None:
    argument(parser, "file", "help-record", "a record; - is stdin", metavar="FILE")
    argument(parser, "--to", "help-to", "stop after N moves", type=natural, metavar="N")
    argument(parser, "--verify", "help-verify", "only say whether it is right", action="store_true")
    argument(
        parser,
        "--position",
        "help-replay-position",
        "write the position, as JSON",
        action="store_true",
    )
    argument(parser, "--why", "help-why", "say why a bot made this move", type=natural, metavar="N")
    add_json(parser)
    add_components(parser)


def cut(record: Record, upto: int) -> Record:
    """The record of the first moves."""
    moves = record.moves
    if upto > len(moves):
        raise BadInput(
            at(
                f"--to {upto}",
                Message("error-record-moves", "the record has {moves} moves", moves=len(moves)),
            )
        )
    shorter = replace(record, moves=moves[:upto])
    shorter.redeals = [(at, stream) for at, stream in record.redeals if at <= len(shorter.moves)]
    return shorter


def name(record: Record, seat: int) -> str:
    """Who sits there."""
    return seat_name(record.game, record.players, record.seats, seat)


class Story:
    """What a record leads to, noted while it is checked: it is replayed once."""

    def __init__(self, told: bool, wanted: set[int]) -> None:
        self.told = told
        """Are the events of each move wanted?"""
        self.wanted = wanted
        self.events: list[list[Event]] = []
        self.positions: dict[int, State] = {}
        """The position after each number of moves that is wanted."""

    def watch(self, record: Record, number: int, s: State) -> None:
        """Take the events of a move; the first position has none."""
        if number in self.wanted:
            self.positions[number] = s.clone()
        if self.told and number:
            self.events.append(s.log or [])
        s.log = [] if self.told else None


def show(record: Record, story: Story, s: State) -> None:
    """Print every move and what it led to, and the score of the last position."""
    for number, (seat, text) in enumerate(record.moves, 1):
        action = record.game.actions.parse(text)
        print(f"{number:>5} {seat} {name(record, seat)}: {words().action(action)}")
        for event in story.events[number - 1]:
            print(f"        {words().event(event, name(record, event.seat))} ({event.rule})")
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


def before(move: int) -> int:
    """The number of moves that were made before one."""
    return max(0, move - 1)


def tell_why(record: Record, story: Story, move: int) -> None:
    """Print what the bot of a move weighed, as its view tells."""
    if move > len(record.moves):
        raise BadInput(
            at(
                f"--why {move}",
                Message(
                    "error-record-moves", "the record has {moves} moves", moves=len(record.moves)
                ),
            )
        )
    seat, text = record.moves[move - 1] if move else (0, "")
    s = story.positions[before(move)]
    game, legal = record.game, s.legal(seat) + s.free(seat)
    bot = record.players[seat] if seat < len(record.players) else ""
    why = None
    if text:
        done = game.actions.parse(text)
        why = bots.why(bot, game, seat, game.view(s, seat), legal, done)
    if why is None:
        raise BadInput(
            at(
                f"--why {move}",
                Message("error-no-why", "no bot that weighs options made this move"),
            )
        )
    print(f"{move:>5} {seat} {name(record, seat)}", *explained(why, game), sep="\n")


def run(args: argparse.Namespace) -> int:
    if args.position and (args.verify or args.json):
        raise BadInput(
            "error-replay-position", "--position goes neither with --verify nor with --json"
        )
    if args.why is not None and (args.verify or args.json or args.position):
        raise BadInput(
            "error-replay-why",
            "--why goes neither with --verify nor with --json nor with --position",
        )
    known = games(args.components)
    shown = not (args.verify or args.json or args.position or args.why is not None)
    why = None if args.why is None else before(args.why)
    story = Story(shown, {number for number in (args.to, why) if number is not None})
    text = read_text(args.file)
    try:
        record, s, code = verify(text, known, story.watch)
    except BadRecord as error:
        if args.verify and text.startswith(FORMAT):
            return failed(args, error)
        raise BadInput(at(args.file, error.message)) from None
    if args.to is not None:
        record = cut(record, args.to)
        s = story.positions[args.to]
        code = record.hash(s)
    moves = len(record.moves)
    if args.why is not None:
        with telling(record.game.name):
            tell_why(record, story, args.why)
    elif args.position:
        print_json(record.game.dump(s))
    elif args.json:
        scores = score_docs(record.game, s)
        print_json({"ok": True, "moves": moves, "hash": code, "scores": scores})
    elif args.verify:
        print(said("shown-record-ok", "ok: {moves} moves, {hash}", moves=moves, hash=code))
    else:
        with telling(record.game.name):
            show(record, story, s)
    return 0
