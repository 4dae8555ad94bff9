"""Play a game in the terminal, alone, with friends or with bots."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from trailboss import bots
from trailboss.bots.base import Bot
from trailboss.commands.common import (
    BadInput,
    add_components,
    add_options,
    argument,
    game_of,
    names,
    read_text,
    seed,
)
from trailboss.commands.replay import games
from trailboss.commands.terminal import Table
from trailboss.core.engine import State
from trailboss.core.errors import BadRecord
from trailboss.core.game import validated_options
from trailboss.core.message import Message, at
from trailboss.core.record import Record, verify
from trailboss.i18n import telling
from trailboss.lab.match import derived

YOU = "you"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?")
    argument(
        parser, "--seats", "help-seats", '"you" or a bot per seat', type=names, metavar="YOU,BOT"
    )
    argument(parser, "--seed", "help-seed", "at random if not given", type=seed, metavar="S")
    argument(parser, "--resume", "help-resume", "go on with a saved game", metavar="FILE")
    argument(parser, "--hints", "help-hints", "allow hints", action="store_true")
    add_options(parser)
    add_components(parser)


def begun(args: argparse.Namespace) -> tuple[Record, State]:
    """The record of a new game, and its position."""
    if args.game is None or args.seats is None:
        raise BadInput("error-play-needs", "play needs a game and --seats, or --resume")
    game = game_of(args)
    options = validated_options(game, len(args.seats), args.options)
    luck = secrets.randbits(53) if args.seed is None else args.seed
    record = Record(game, len(args.seats), luck, options, args.seats)
    return record, record.start()


def resumed(args: argparse.Namespace) -> tuple[Record, State]:
    """The record of a saved game, and its position; other people and bots may sit down."""
    if args.game is not None or args.seed is not None or args.options:
        raise BadInput("error-resume-own", "--resume has a game, a seed and options of its own")
    try:
        record, s, _ = verify(read_text(args.resume), games(args.components))
    except BadRecord as error:
        raise BadInput(at(args.resume, error.message)) from None
    record.players = args.seats or record.players or [YOU] * record.seats
    if len(record.players) != record.seats:
        raise BadInput(
            at(
                "--seats",
                Message(
                    "error-resume-seats", "the saved game has {seats} seats", seats=record.seats
                ),
            )
        )
    return record, s


def run(args: argparse.Namespace) -> int:
    record, s = begun(args) if args.resume is None else resumed(args)
    players: dict[int, Bot] = {
        seat: bots.make(name, record.game, seat, derived(record.seed, seat))
        for seat, name in enumerate(record.players)
        if name != YOU
    }
    file = None if args.resume in (None, "-") else Path(args.resume)
    with telling(record.game.name):
        Table(record, s, players, file, args.hints).play()
    return 0
