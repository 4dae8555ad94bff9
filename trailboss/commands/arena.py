"""Play many games between bots and compare them."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any, Final

from trailboss import bots
from trailboss.commands.arena_tables import doc, show, wide_doc
from trailboss.commands.common import (
    BadInput,
    add_components,
    add_jobs,
    add_json,
    add_options,
    add_ray,
    argument,
    count,
    game_of,
    names,
    print_json,
    seed,
)
from trailboss.commands.live_table import watched
from trailboss.core.game import Game, validated_options
from trailboss.core.message import Message
from trailboss.i18n import words
from trailboss.i18n.worded import said, worded
from trailboss.lab import session as sessions
from trailboss.lab.arena import Bout, Outcome, fights, fights_on_ray
from trailboss.lab.journal import NAME
from trailboss.lab.report import write_report
from trailboss.lab.report_picture import draw_report
from trailboss.lab.sequential import Comparison
from trailboss.lab.tournament import ROUND_ROBIN, SWISS, Plan, Played

MOST: Final = 100_000
"""Line-ups of a tournament."""
USUAL: Final = (0.5, 0.55)
"""The shares of duels that a test tells apart."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    argument(
        parser, "--bots", "help-bots", "a bot per seat", type=names, required=True, metavar="A,B"
    )
    parser.add_argument("--games", type=count, required=True, metavar="N")
    add_plan(parser)
    argument(
        parser,
        "--paired",
        "help-paired",
        "play each deal in every rotation of the seats",
        action="store_true",
    )
    argument(
        parser,
        "--out",
        "help-arena-out",
        "keep the games here; go on where it was ended",
        type=Path,
        metavar="DIR",
    )
    argument(
        parser,
        "--report",
        "help-report",
        "write the results as a page, in HTML or PNG",
        type=Path,
        metavar="FILE",
    )
    add_json(parser)


def add_plan(parser: argparse.ArgumentParser) -> None:
    """The arguments that an arena and a league have in common."""
    argument(
        parser,
        "--seats",
        "help-arena-seats",
        "how many play together, in every line-up",
        type=count,
        metavar="N",
    )
    argument(
        parser,
        "--pairing",
        "help-pairing",
        "all line-ups, or rounds in which equals meet",
        choices=(ROUND_ROBIN, SWISS),
        default=ROUND_ROBIN,
    )
    argument(parser, "--rounds", "help-rounds", "of Swiss pairing", type=count, metavar="N")
    add_test(parser)
    parser.add_argument("--seed", type=seed, default=0, metavar="S")
    add_jobs(parser)
    add_ray(parser)
    add_options(parser)
    add_components(parser)


def add_test(parser: argparse.ArgumentParser) -> None:
    """When an arena ends by itself."""
    argument(
        parser,
        "--until-decided",
        "help-until-decided",
        "stop as soon as it is clear whether the first bot is better",
        action="store_true",
    )
    argument(
        parser,
        "--bounds",
        "help-bounds",
        "shares of duels to tell apart: 0.5,0.55 if not given",
        type=shares,
        metavar="LOW,HIGH",
    )
    argument(
        parser,
        "--error",
        "help-error",
        "how often the test may err: 0.05 if not given",
        type=chance,
        metavar="P",
    )


def fraction(text: str) -> float:
    """A number between 0 and 1, not one of them; 0 if it is not."""
    digits = text.replace(".", "", 1)
    value = float(text) if digits.isascii() and digits.isdigit() and len(text) < 20 else 0.0
    return value if value < 1 else 0.0


def shares(text: str) -> tuple[float, float]:
    """Two shares, the lower one first."""
    low, sign, high = text.partition(",")
    found = fraction(low), fraction(high)
    if not sign or not 0 < found[0] < found[1]:
        raise argparse.ArgumentTypeError(
            said("error-bounds", "{value} is not LOW,HIGH between 0 and 1", value=repr(text[:40]))
        )
    return found


def chance(text: str) -> float:
    """How often a test may err."""
    value = fraction(text)
    if not 0.0001 <= value <= 0.4:
        raise argparse.ArgumentTypeError(
            said("error-chance", "{value} is not a chance of 0.0001 to 0.4", value=repr(text[:40]))
        )
    return value


def session_of(args: argparse.Namespace, wide: bool) -> sessions.Session:
    """What the arguments ask for, or BadInput."""
    game, among = game_of(args), tuple(args.bots)
    seats = args.seats or len(among)
    validated_options(game, seats, args.options)
    for name in among:
        bots.make(name, game, 0, 0)
    swiss = args.pairing == SWISS
    if args.rounds and not swiss:
        raise BadInput("error-rounds", "--rounds needs --pairing swiss")
    if swiss and len(among) <= seats:
        raise BadInput("error-swiss", "--pairing swiss needs more bots than seats")
    if len(among) != seats and len(set(among)) < len(among):
        raise BadInput("error-bots-once", "name each bot once")
    if not swiss and sessions.line_up_count(len(among), seats) > MOST:
        raise BadInput(
            "error-line-ups",
            "there are more than {most} line-ups: choose --pairing swiss",
            most=MOST,
        )
    rounds = (args.rounds or max(1, (len(among) - 1).bit_length())) if swiss else 0
    paired = wide or args.until_decided or args.paired
    options = tuple(sorted(args.options.items()))
    components = args.components or ""
    plan = Plan(
        *(game.name, among, seats, args.games, args.seed, options, components, paired, rounds)
    )
    return sessions.session(plan, game, wide, test_of(args, swiss, among, seats))


def test_of(
    args: argparse.Namespace, swiss: bool, among: tuple[str, ...], seats: int
) -> Comparison | None:
    """The test that may end an arena early."""
    if not args.until_decided:
        if args.bounds or args.error:
            raise BadInput("error-bounds-need", "--bounds and --error need --until-decided")
        return None
    if swiss:
        raise BadInput(
            "error-until-swiss", "--until-decided needs every line-up, not --pairing swiss"
        )
    if seats > 1 and len(set(among)) < 2:
        raise BadInput("error-until-bots", "--until-decided needs two bots that differ")
    low, high = args.bounds or USUAL
    return Comparison(low, high, args.error or 0.05)


def player(args: argparse.Namespace) -> Callable[[Sequence[Bout]], Generator[Outcome, None, None]]:
    """Where games are played."""

    def play(todo: Sequence[Bout]) -> Generator[Outcome, None, None]:
        return fights_on_ray(todo, args.ray) if args.ray else fights(todo, args.jobs)

    return play


def played(
    found: sessions.Session, args: argparse.Namespace, path: Path | None
) -> tuple[list[Played], float]:
    """All games of a session, and the seconds they took."""
    begun = time.perf_counter()
    games = list(watched(sessions.run(found, player(args), path), found))
    return games, time.perf_counter() - begun


def run(args: argparse.Namespace) -> int:
    wide = args.seats is not None or args.pairing == SWISS
    found = session_of(args, wide)
    if args.paired and len(args.bots) == 1:
        raise BadInput("error-paired", "--paired needs two bots or more")
    if args.report is not None and not usable(args.report):
        raise BadInput(
            "error-report",
            "--report {path} is no .html or .png in a folder that is there",
            path=str(args.report),
        )
    games, seconds = played(found, args, args.out / NAME if args.out else None)
    if args.report is not None:
        draw = write_report if args.report.suffix == ".html" else draw_report
        draw(found, args.report, heading)
    results = results_of(found, games, seconds, wide)
    if args.json:
        print_json(results)
    else:
        show(results)
    return 0


def usable(path: Path) -> bool:
    """Can a report be written there?"""
    return path.suffix in (".html", ".png") and path.parent.is_dir()


def heading(title: Message) -> str:
    """A word of a report: the category of a score, or a heading."""
    return words().say(title.key, worded(title))


def results_of(
    found: sessions.Session, games: list[Played], seconds: float, wide: bool
) -> dict[str, Any]:
    """The results as JSON: as they always were, or with all that a tournament tells."""
    game: Game = found.game
    if wide:
        return wide_doc(found, seconds)
    outcomes = [outcome for _, outcome in games]
    return doc(game, found, outcomes, seconds)
