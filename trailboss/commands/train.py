"""Train the value of the bot `strong` by self-play."""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from trailboss.commands.common import BadInput, count, natural, progress, seed
from trailboss.games import load
from trailboss.i18n.sentences import said


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder to fill")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--seats", type=count, metavar="N", help="two if not given")
    where.add_argument("--solo", metavar="LEVEL", help="alone against an opponent of this level")
    parser.add_argument(
        "--games", type=count, default=3000, metavar="N", help="games to begin with"
    )
    parser.add_argument(
        "--generations", type=count, default=3, metavar="N", help="rounds of playing and fitting"
    )
    parser.add_argument(
        "--more", type=count, default=400, metavar="N", help="games of each later generation"
    )
    parser.add_argument(
        "--gate", type=natural, default=200, metavar="N", help="games to judge a generation by"
    )
    parser.add_argument(
        "--tune", type=count, metavar="N", help="steps to tune the base policy, instead of a value"
    )
    parser.add_argument("--seed", type=seed, default=0, metavar="S")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes")
    parser.add_argument("--ray", metavar="ADDR", help='a Ray cluster; "local" starts one')


def table_of(args: argparse.Namespace) -> Any:
    """Where the games are played, or BadInput."""
    course: Any = import_module("trailboss.lab.courses").COURSES.get(args.game)
    samples: Any = import_module("trailboss.lab.samples")
    if course is None:
        known = ", ".join(import_module("trailboss.lab.courses").COURSES)
        raise BadInput(f"there is no course for {args.game[:40]!r}; there are {known}")
    game = load(args.game)
    if args.solo is None:
        seats = args.seats or 2
        if seats < 2 or seats not in game.seats:
            raise BadInput(f"{game.name} is for 2 to {game.seats[-1]} players, not {seats}")
        return samples.Table(game.name, str(seats), seats)
    choices = [option.choices for option in game.options if option.name == course.level]
    if not game.solo or not choices:
        raise BadInput(f"{game.name} is not played alone")
    if args.solo not in choices[0]:
        raise BadInput(f"choose one of {', '.join(choices[0])}")
    return samples.Table(game.name, f"solo-{args.solo}", 1, ((course.level, args.solo),))


def run(args: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        raise BadInput("trailboss train needs the package numpy, which is not installed")
    if args.tune is not None:
        return tune(args)
    train: Any = import_module("trailboss.lab.train")
    drawing: Any = import_module("trailboss.lab.manifest")
    sizes = (args.games, args.more, args.generations, args.gate, args.seed)
    plan = train.Plan(table_of(args), *sizes, args.out)
    verdicts = []
    for verdict in train.trained(plan, args.jobs, args.ray, progress):
        verdicts.append(verdict)
        report(plan.name, verdict)
        drawing.draw(args.out, plan.name, verdicts)
    print(args.out / "manifest.json")
    return 0


def tune(args: argparse.Namespace) -> int:
    """Tune the weights that the bot plays on by; `--games` are those of a step."""
    tuning: Any = import_module("trailboss.lab.tune")
    plan = tuning.Plan(table_of(args), args.tune, max(1, args.games // 2), args.seed, args.out)
    for climb in tuning.tuned(plan, args.jobs, args.ray, progress):
        print(said(f"{plan.table.name}, step {climb.step}: {climb.mean:.1f}"))
    print(plan.weights)
    return 0


def report(name: str, verdict: dict[str, Any]) -> None:
    """Say what the gate said."""
    k = verdict["generation"]
    if not verdict["games"]:
        print(said(f"{name}, generation {k}: not judged"))
        return
    low, high = verdict["win_interval"]
    rate, games = f"{verdict['win_rate']:.1%} ({low:.1%} - {high:.1%})", verdict["games"]
    whom = verdict["against"]
    print(said(f"{name}, generation {k}: {rate} of {games} games won against {whom}"))
