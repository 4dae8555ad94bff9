"""Measure the engine with random games on one core."""

from __future__ import annotations

import argparse
from typing import Final

from trailboss.commands.common import (
    BadInput,
    add_components,
    add_json,
    argument,
    count,
    game_of,
    print_json,
    progress,
)
from trailboss.core.game import Game, validated_options
from trailboss.core.message import Message
from trailboss.games import GAMES
from trailboss.i18n.worded import said, worded
from trailboss.lab.bench import measure
from trailboss.mode import mode

HEADINGS: Final = (
    Message("shown-game", "game"),
    Message("shown-decisions-a-second", "decisions/s"),
    Message("shown-games-a-second", "games/s"),
    Message("shown-clone", "clone us"),
)


def add(parser: argparse.ArgumentParser) -> None:
    argument(parser, "game", "help-all-games", "all games if not given", metavar="GAME", nargs="?")
    argument(parser, "--seats", "help-two-seats", "two if not given", type=count, metavar="N")
    argument(
        parser, "--seconds", "help-seconds", "per game", type=seconds, default=2.0, metavar="T"
    )
    add_json(parser)
    add_components(parser)


def seconds(text: str) -> float:
    """A time to spend, in seconds."""
    value = float(text)
    if not 0 < value <= 3600:
        raise ValueError(text)
    return value


def table_size(game: Game, wanted: int | None) -> int:
    """As many players as wanted, or two, or as few as the game needs."""
    seats = wanted or max(2, game.seats[0])
    validated_options(game, seats, {})
    return seats


def run(args: argparse.Namespace) -> int:
    if args.components is not None and not args.game:
        raise BadInput("error-bench-components", "--components needs a game to measure")
    games = [game_of(args)] if args.game else list(GAMES.values())
    if not games:
        raise BadInput("error-no-measure", "there is no game to measure")
    sizes = [table_size(game, args.seats) for game in games]
    speeds = {}
    for game, seats in progress(zip(games, sizes, strict=True), len(games), HEADINGS[0]):
        speed = measure(game, seats, args.seconds)
        speeds[game.name] = {
            "decisions_per_s": round(speed.decisions_per_s),
            "games_per_s": round(speed.games_per_s, 1),
            "clone_us": round(speed.clone_us, 3),
        }
    if args.json:
        print_json({"mode": mode(), "games": speeds})
        return 0
    how = said(f"shown-{mode()}", mode())
    print("{:<10}{:>13}{:>10}{:>10}   ({})".format(*map(worded, HEADINGS), how))
    for name, row in speeds.items():
        print(
            f"{name:<10}{row['decisions_per_s']:>13,}{row['games_per_s']:>10}{row['clone_us']:>10}"
        )
    return 0
