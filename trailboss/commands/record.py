"""Play one game between bots and print its record."""

from __future__ import annotations

import argparse
import sys

from trailboss.commands.common import add_components, add_options, argument, game_of, names, seed
from trailboss.lab.match import played


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    argument(
        parser, "--bots", "help-bots", "a bot per seat", type=names, required=True, metavar="A,B"
    )
    parser.add_argument("--seed", type=seed, required=True, metavar="S")
    add_options(parser)
    add_components(parser)


def run(args: argparse.Namespace) -> int:
    record, s = played(game_of(args), args.bots, args.seed, args.options)
    sys.stdout.write(record.text(s))
    return 0
