"""Count the positions that can be reached in 1, 2, 3, ... decisions."""

from __future__ import annotations

import argparse

from trailboss.commands.common import (
    add_components,
    add_json,
    add_options,
    count,
    depth,
    print_json,
    progress,
    seed,
    start,
)
from trailboss.core.message import Message
from trailboss.lab.perft import children, perft


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=count, required=True, metavar="N")
    parser.add_argument("--seed", type=seed, required=True, metavar="S")
    parser.add_argument("--depth", type=depth, required=True, metavar="D")
    add_json(parser)
    add_options(parser)
    add_components(parser)


def run(args: argparse.Namespace) -> int:
    _, root = start(args)
    below = children(root)
    counts = []
    for deep in range(args.depth):
        unit = Message("shown-branch", "branch")
        counts.append(sum(perft(s, deep) for s in progress(below, len(below), unit)))
        if not args.json:
            print(f"{deep + 1} {counts[-1]}", flush=True)
    if args.json:
        doc = {"game": args.game, "seats": args.seats, "seed": args.seed, "counts": counts}
        print_json(doc)
    return 0
