"""Play games between bots and keep them as data to learn from."""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from trailboss import bots
from trailboss.commands.common import (
    BadInput,
    add_jobs,
    add_options,
    add_out,
    add_ray,
    argument,
    count,
    names,
    progress,
    seed,
)
from trailboss.core.game import validated_options
from trailboss.core.message import Message
from trailboss.games import load
from trailboss.i18n.worded import said
from trailboss.lab.spread import spread


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    argument(
        parser, "--bots", "help-bots", "a bot per seat", type=names, required=True, metavar="A,B"
    )
    parser.add_argument("--games", type=count, required=True, metavar="N")
    add_out(parser)
    parser.add_argument("--seed", type=seed, default=0, metavar="S")
    add_jobs(parser)
    add_ray(parser)
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        raise BadInput(
            "error-numpy-selfplay",
            "trailboss selfplay needs the package numpy, which is not installed",
        )
    game = load(args.game)
    validated_options(game, len(args.bots), args.options)
    for name in args.bots:
        bots.make(name, game, 0, 0)
    data: Any = import_module("trailboss.lab.datasets")
    chosen = tuple(sorted(args.options.items()))
    plan = data.Plan(game.name, tuple(args.bots), args.games, args.seed, chosen)
    todo = data.missing(plan, args.out)
    running = spread(data.play_piece, todo, args.jobs, args.ray)
    for shard in progress(running, len(todo), Message("shown-file", "file")):
        data.keep(plan, args.out, shard)
    print(
        said(
            "shown-selfplay",
            "{games} games in {shards} shards",
            games=args.games,
            shards=len(data.pieces(plan)),
        )
    )
    print(args.out / data.MANIFEST)
    return 0
