"""Train the value of the bot `strong` by self-play."""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from trailboss.commands.common import (
    BadInput,
    add_jobs,
    add_out,
    add_ray,
    argument,
    count,
    natural,
    progress,
    seed,
)
from trailboss.games import load
from trailboss.i18n.worded import said


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    add_out(parser)
    where = parser.add_mutually_exclusive_group()
    argument(where, "--seats", "help-two-seats", "two if not given", type=count, metavar="N")
    argument(
        where,
        "--solo",
        "help-train-solo",
        "alone against an opponent of this level",
        metavar="LEVEL",
    )
    add_sizes(parser)
    argument(
        parser,
        "--tune",
        "help-train-tune",
        "steps to tune the base policy, instead of a value",
        type=count,
        metavar="N",
    )
    parser.add_argument("--seed", type=seed, default=0, metavar="S")
    add_jobs(parser)
    add_ray(parser)


def add_sizes(parser: argparse.ArgumentParser) -> None:
    """How much is played and judged."""
    argument(
        parser,
        "--games",
        "help-train-games",
        "games to begin with",
        type=count,
        default=3000,
        metavar="N",
    )
    argument(
        parser,
        "--generations",
        "help-train-generations",
        "rounds of playing and fitting",
        type=count,
        default=3,
        metavar="N",
    )
    argument(
        parser,
        "--more",
        "help-train-more",
        "games of each later generation",
        type=count,
        default=400,
        metavar="N",
    )
    argument(
        parser,
        "--gate",
        "help-train-gate",
        "games to judge a generation by",
        type=natural,
        default=200,
        metavar="N",
    )


def table_of(args: argparse.Namespace) -> Any:
    """Where the games are played, or BadInput."""
    course: Any = import_module("trailboss.lab.courses").COURSES.get(args.game)
    samples: Any = import_module("trailboss.lab.samples")
    if course is None:
        known = ", ".join(import_module("trailboss.lab.courses").COURSES)
        raise BadInput(
            "error-train-game",
            "there is no course for {name}; there are {games}",
            name=repr(args.game[:40]),
            games=known,
        )
    game = load(args.game)
    if args.solo is None:
        seats = args.seats or 2
        if seats < 2 or seats not in game.seats:
            raise BadInput(
                "error-seats",
                "{game} is for {least} to {most} players, not {seats}",
                game=game.name,
                least="2",
                most=game.seats[-1],
                seats=seats,
            )
        return samples.Table(game.name, str(seats), seats)
    choices = [option.choices for option in game.options if option.name == course.level]
    if not game.solo or not choices:
        raise BadInput("error-train-solo", "{game} is not played alone", game=game.name)
    if args.solo not in choices[0]:
        raise BadInput("error-choose", "choose one of {choices}", choices=", ".join(choices[0]))
    return samples.Table(game.name, f"solo-{args.solo}", 1, ((course.level, args.solo),))


def run(args: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        raise BadInput(
            "error-numpy", "trailboss train needs the package numpy, which is not installed"
        )
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
        print(
            said(
                "shown-climbed",
                "{name}, step {step}: {mean}",
                name=plan.table.name,
                step=climb.step,
                mean=f"{climb.mean:.1f}",
            )
        )
    print(plan.weights)
    return 0


def report(name: str, verdict: dict[str, Any]) -> None:
    """Say what the gate said."""
    k = verdict["generation"]
    if not verdict["games"]:
        print(
            said(
                "shown-untried",
                "{name}, generation {generation}: not judged",
                name=name,
                generation=k,
            )
        )
        return
    low, high = verdict["win_interval"]
    rate, games = f"{verdict['win_rate']:.1%} ({low:.1%} - {high:.1%})", verdict["games"]
    whom = verdict["against"]
    print(
        said(
            "shown-trained",
            "{name}, generation {generation}: {rate} of {games} games won against {whom}",
            name=name,
            generation=k,
            rate=rate,
            games=games,
            whom=whom,
        )
    )
