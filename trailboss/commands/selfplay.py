"""Play games between bots and keep them as data to learn from."""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from trailboss import bots
from trailboss.commands.common import BadInput, add_options, count, names, progress, seed
from trailboss.core.game import checked
from trailboss.games import load
from trailboss.i18n.sentences import said
from trailboss.lab.spread import spread


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", type=names, required=True, metavar="A,B", help="a bot per seat")
    parser.add_argument("--games", type=count, required=True, metavar="N")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder to fill")
    parser.add_argument("--seed", type=seed, default=0, metavar="S")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes")
    parser.add_argument("--ray", metavar="ADDR", help='a Ray cluster; "local" starts one')
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        raise BadInput("trailboss selfplay needs the package numpy, which is not installed")
    game = load(args.game)
    checked(game, len(args.bots), args.options)
    for name in args.bots:
        bots.make(name, game, 0, 0)
    data: Any = import_module("trailboss.lab.datasets")
    chosen = tuple(sorted(args.options.items()))
    plan = data.Plan(game.name, tuple(args.bots), args.games, args.seed, chosen)
    todo = data.missing(plan, args.out)
    running = spread(data.play_piece, todo, args.jobs, args.ray)
    for shard in progress(running, len(todo), "file"):
        data.keep(plan, args.out, shard)
    print(said(f"{args.games} games in {len(data.pieces(plan))} shards"))
    print(args.out / data.MANIFEST)
    return 0
