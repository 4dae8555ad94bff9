"""Train the value of the bot `strong` by self-play."""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from trailboss.commands.common import BadInput, count, natural, progress, seed
from trailboss.i18n.sentences import said


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder to fill")
    parser.add_argument("--seats", type=count, default=2, metavar="N", help="two if not given")
    parser.add_argument("--games", type=count, default=3000, metavar="N", help="to learn from")
    parser.add_argument("--gate", type=natural, default=100, metavar="N", help="deals to judge by")
    parser.add_argument("--seed", type=seed, default=0, metavar="S")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes")


def run(args: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        raise BadInput("trailboss train needs the package numpy, which is not installed")
    train: Any = import_module("trailboss.lab.train")
    if args.game not in train.TRAINED or not 2 <= args.seats <= 4:
        raise BadInput(f"there is a value for {', '.join(train.TRAINED)} with 2 to 4 seats")
    plan = train.Plan(args.game, args.seats, args.games, args.gate, args.seed, args.out)
    todo = train.portions(plan)
    for _ in progress(train.spread(train.play_portion, todo, args.jobs), len(todo), "file"):
        pass
    path = train.fitted(plan)
    games = train.trials(plan, path)
    results = list(progress(train.spread(train.play_trial, games, args.jobs), len(games), "game"))
    outcome = train.verdict(plan, results) if results else None
    manifest = train.write_manifest(plan, path, outcome)
    if outcome is not None:
        low, high = outcome["win_interval"]
        rate = f"{outcome['win_rate']:.1%} ({low:.1%} - {high:.1%})"
        print(said(f"{plan.name}: {rate} of {len(results)} games won against greedy"))
    print(manifest)
    return 0
