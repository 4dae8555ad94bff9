"""Play a game in the terminal, alone, with friends or with bots."""

from __future__ import annotations

import argparse
import secrets

from trailboss import bots
from trailboss.commands.common import add_components, add_options, game_of, names, seed
from trailboss.commands.terminal import Table
from trailboss.core.game import checked
from trailboss.core.record import Record
from trailboss.i18n import telling
from trailboss.lab.match import derived

YOU = "you"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--seats", type=names, required=True, metavar="YOU,BOT", help='"you" or a bot per seat'
    )
    parser.add_argument("--seed", type=seed, metavar="S", help="at random if not given")
    add_options(parser)
    add_components(parser)


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    options = checked(game, len(args.seats), args.options)
    luck = secrets.randbits(53) if args.seed is None else args.seed
    players = {
        seat: bots.make(name, game, seat, derived(luck, seat))
        for seat, name in enumerate(args.seats)
        if name != YOU
    }
    record = Record(game, len(args.seats), luck, options, args.seats)
    with telling(record.game.name):
        Table(record, players).play()
    return 0
