"""Keep the results of many arenas in a folder and print the ladder of the bots."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from trailboss.commands.arena import add_plan, played, session_of
from trailboss.commands.arena_tables import rating_figures, show, wide_doc
from trailboss.commands.common import BadInput, add_json, argument, count, names, print_json
from trailboss.games import load
from trailboss.i18n.worded import said
from trailboss.lab import league
from trailboss.lab.journal import NAME, read
from trailboss.lab.league import Ladder
from trailboss.lab.pictures import draw_ladders
from trailboss.lab.ratings import Rated


def add(parser: argparse.ArgumentParser) -> None:
    argument(parser, "out", "help-league", "the folder of the league", type=Path, metavar="DIR")
    argument(
        parser,
        "task",
        "help-league-task",
        "play games, take in games of an arena, or print the ladder",
        choices=("play", "add", "ladder"),
    )
    argument(
        parser,
        "what",
        "help-league-what",
        "play, ladder: games; add: folders of arena --out",
        nargs="*",
        metavar="WHAT",
    )
    argument(parser, "--bots", "help-league-bots", "play: these bots", type=names, metavar="A,B")
    argument(
        parser,
        "--games",
        "help-league-games",
        "play: how many games of each line-up",
        type=count,
        metavar="N",
    )
    add_plan(parser)
    argument(
        parser,
        "--picture",
        "help-picture",
        "ladder: draw it, as PNG or SVG",
        type=Path,
        metavar="FILE",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.picture is not None and args.task != "ladder":
        raise BadInput("error-picture-ladder", "--picture is for the ladder")
    return {"play": play, "add": take, "ladder": ladder}[args.task](args)


def play(args: argparse.Namespace) -> int:
    """Play what is missing of some games; they stay in the league."""
    if len(args.what) != 1 or args.bots is None or args.games is None:
        raise BadInput("error-league-play", "league play needs a game, --bots and --games")
    args.game, args.paired = args.what[0], True
    found = session_of(args, True)
    _, seconds = played(found, args, league.place(args.out, found.head()))
    results = wide_doc(found, seconds)
    if args.json:
        print_json(results)
    else:
        show(results)
    return 0


def take(args: argparse.Namespace) -> int:
    """Take in journals."""
    if not args.what:
        raise BadInput("error-league-add", "league add needs what arena --out has written")
    paths = [Path(name) for name in args.what]
    files = [path / NAME if path.is_dir() else path for path in paths]
    for path in files:
        read(path)
    kept = [str(league.add(args.out, path)) for path in files]
    if args.json:
        print_json({"kept": kept})
    else:
        print("\n".join(kept))
    return 0


def ladder(args: argparse.Namespace) -> int:
    """Print the ladders, and perhaps draw them."""
    for name in args.what:
        load(name)
    found = league.ladders(args.out, args.what)
    if not found:
        raise BadInput("error-league-empty", "there are no games in {place}", place=str(args.out))
    if args.picture is not None:
        draw_ladders(found, args.picture)
    if args.json:
        print_json([ladder_doc(one) for one in found])
    else:
        print("\n\n".join(table(one) for one in found))
    return 0


def ladder_doc(one: Ladder) -> dict[str, Any]:
    """A ladder as JSON."""
    setting = one.setting
    return {
        "game": setting.game,
        "seats": setting.seats,
        "options": dict(setting.options),
        "components": setting.components,
        "rules_version": setting.rules_version,
        "games": one.games,
        "bots": [rung_doc(one, rated) for rated in one.rungs],
    }


def rung_doc(one: Ladder, rated: Rated) -> dict[str, Any]:
    """A bot on a ladder as JSON."""
    name, version = league.split(rated.name)
    bot = one.standings.bots.get(rated.name, one.standings.other)
    return {
        "name": name,
        "version": version,
        "games": bot.games,
        "wins": bot.wins,
        "win_rate": round(bot.rate, 4),
        "mean_score": round(bot.mean, 3),
        "rating": rating_figures(rated),
    }


def table(one: Ladder) -> str:
    """A ladder as text."""
    setting = one.setting
    title = said(
        "shown-ladder",
        "{game}, {seats} seats: {games} games",
        game=setting.game,
        seats=setting.seats,
        games=one.games,
    )
    docs = [rung_doc(one, rated) for rated in one.rungs]
    wide = max(12, *[len(doc["name"]) + 1 for doc in docs])
    row = f"{{:<{wide}}}{{:<18}}{{:>7}}{{:>10}}{{:>8}}{{:>8}}{{:>8}}  {{}}"
    words = [
        said("shown-bot", "bot"),
        said("shown-version", "version"),
        said("shown-rated-games", "games"),
        said("shown-win-rate", "win rate"),
        said("shown-mean", "mean"),
    ]
    lines = [f"{title}{f' ({setting.text})' if setting.text else ''}"]
    lines.append(row.format(*words, "mu", "sigma", said("shown-interval", "95 % interval")))
    for doc in docs:
        figures = doc["rating"]
        likely = f"{figures['low']:.1f} - {figures['high']:.1f}"
        shown = (f"{doc['win_rate']:.1%}", f"{doc['mean_score']:.1f}")
        rating = (f"{figures['mu']:.2f}", f"{figures['sigma']:.2f}", likely)
        lines.append(row.format(doc["name"], doc["version"], doc["games"], *shown, *rating))
    return "\n".join(lines)
