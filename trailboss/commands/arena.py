"""Play many games between bots and compare them."""

from __future__ import annotations

import argparse
import math
import time
from typing import Any, Final

from trailboss import bots
from trailboss.commands.common import (
    BadInput,
    add_components,
    add_options,
    count,
    game_of,
    names,
    print_json,
    progress,
    seed,
)
from trailboss.core.game import Game, checked
from trailboss.i18n.sentences import said
from trailboss.lab.arena import (
    Outcome,
    Tally,
    bouts,
    fights,
    fights_on_ray,
    interval,
    margins,
    opponent,
    tallied,
    wilson,
)

ROTATED: Final = "seat_rotated"
HEADINGS: Final = ("bot", "wins", "win rate", "95 % interval", "mean", "min", "max")


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", type=names, required=True, metavar="A,B", help="a bot per seat")
    parser.add_argument("--games", type=count, required=True, metavar="N")
    parser.add_argument("--seed", type=seed, default=0, metavar="S")
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes")
    parser.add_argument("--ray", metavar="ADDR", help='a Ray cluster; "local" starts one')
    parser.add_argument(
        "--paired", action="store_true", help="play each deal in every rotation of the seats"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_options(parser)
    add_components(parser)


def bot_doc(tally: Tally, games: int) -> dict[str, Any]:
    """The results of one bot as JSON."""
    return {
        "name": tally.name,
        ROTATED: True,
        "wins": tally.wins,
        "win_rate": round(tally.wins / games, 4),
        "mean_score": round(sum(tally.scores) / games, 3),
        "min_score": min(tally.scores),
        "max_score": max(tally.scores),
    }


def doc(game: Game, bots: list[str], outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """All results as JSON; a lone bot has an opponent besides."""
    results: dict[str, Any] = {
        "game": game.name,
        "games": len(outcomes),
        "finished": sum(outcome.finished for outcome in outcomes),
        "decisions": sum(outcome.decisions for outcome in outcomes),
        "seconds": round(seconds, 3),
        "bots": [bot_doc(tally, len(outcomes)) for tally in tallied(bots, outcomes)],
    }
    other = opponent(game, outcomes)
    if other is not None:
        row = bot_doc(other, len(outcomes))
        results["opponent"] = {name: value for name, value in row.items() if name != ROTATED}
    return results


def paired_doc(outcomes: list[Outcome], k: int, seats: int) -> dict[str, Any]:
    """By how many points a bot was ahead of the best other, deal by deal."""
    values = margins(outcomes, k, seats)
    ends = [round(end, 3) if math.isfinite(end) else None for end in interval(values)]
    return {"margin": round(sum(values) / len(values), 3), "interval": ends}


def show(results: dict[str, Any]) -> None:
    """The results as a small table."""
    print(said(f"{results['game']}: {results['finished']} of {results['games']} games finished"))
    print(said(f"{results['decisions']} decisions in {results['seconds']} s"))
    wide = max(12, *[len(bot["name"]) + 1 for bot in results["bots"]])
    row = f"{{:<{wide}}}{{:>7}}{{:>10}}  {{:<16}}{{:>8}}{{:>6}}{{:>6}}"
    print(row.format(*map(said, HEADINGS)))
    for bot in [*results["bots"], *([results["opponent"]] if "opponent" in results else [])]:
        low, high = wilson(bot["wins"], results["games"])
        rate, likely = f"{bot['win_rate']:.1%}", f"{low:.1%} - {high:.1%}"
        scores = (f"{bot['mean_score']:.1f}", bot["min_score"], bot["max_score"])
        print(row.format(bot["name"], bot["wins"], rate, likely, *scores))
    for bot in results["bots"]:
        if "margin" in bot and None not in bot["interval"]:
            low, high = bot["interval"]
            lead = f"{bot['margin']:+.1f} ({low:+.1f} - {high:+.1f})"
            print(f"{bot['name']:<{wide}} {said('ahead of the best other')}: {lead}")


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    checked(game, len(args.bots), args.options)
    for name in args.bots:
        bots.make(name, game, 0, 0)
    if args.paired and len(args.bots) == 1:
        raise BadInput("--paired needs two bots or more")
    components = args.components or ""
    todo = bouts(args.game, args.bots, args.games, args.seed, args.options, components, args.paired)
    begun = time.perf_counter()
    running = fights_on_ray(todo, args.ray) if args.ray else fights(todo, args.jobs)
    outcomes = list(progress(running, len(todo), "game"))
    results = doc(game, args.bots, outcomes, time.perf_counter() - begun)
    if args.paired:
        for k, bot in enumerate(results["bots"]):
            bot |= paired_doc(outcomes, k, len(args.bots))
    if args.json:
        print_json(results)
    else:
        show(results)
    return 0
