"""List the games, their player counts and options."""

from __future__ import annotations

import argparse
from typing import Any

from trailboss.commands.common import print_json
from trailboss.core.game import Game, Option
from trailboss.games import GAMES, automa_of
from trailboss.i18n import words


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON")


def option_doc(option: Option) -> dict[str, Any]:
    """An option as JSON; a pattern says what else may be chosen."""
    doc: dict[str, Any] = {
        "choices": list(option.choices),
        "default": option.choices[0],
        "text": option.text,
    }
    return {**doc, "pattern": option.pattern} if option.pattern else doc


def game_doc(game: Game) -> dict[str, Any]:
    """A game as JSON."""
    return {
        "name": game.name,
        "version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "solo": game.solo,
        "options": {option.name: option_doc(option) for option in game.options},
    }


def run(args: argparse.Namespace) -> int:
    if args.json:
        print_json([game_doc(game) for game in GAMES.values()])
        return 0
    for game in GAMES.values():
        solo = ", solo" if game.solo else ""
        if automa := automa_of(game):
            solo += f" against {words().say(f'automa-{automa}', automa)}"
        print(f"{game.name}: {game.title}, {game.seats[0]}-{game.seats[-1]} players{solo}")
        for option in game.options:
            further = f" or {option.pattern}" if option.pattern else ""
            print(f"  {option.name}={'|'.join(option.choices)}{further}  {option.text}")
    return 0
