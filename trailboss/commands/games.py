"""List the games, their player counts and options."""

from __future__ import annotations

import argparse
from typing import Any

from trailboss import bots
from trailboss.commands.common import add_json, print_json
from trailboss.core.game import Game, Option
from trailboss.games import GAMES, automa_of
from trailboss.i18n import key, spoken, words
from trailboss.i18n.worded import said


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def option_doc(option: Option) -> dict[str, Any]:
    """An option as JSON; a pattern says what else may be chosen."""
    doc: dict[str, Any] = {
        "choices": list(option.choices),
        "default": option.choices[0],
        "text": option.text,
    }
    return {**doc, "pattern": option.pattern} if option.pattern else doc


def budget_doc(game: Game, name: str) -> dict[str, int]:
    """How much a bot may think about a decision; 0 is no search."""
    budget = bots.budget(game, name)
    return {"milliseconds": budget.milliseconds, "nodes": budget.nodes}


def game_doc(game: Game) -> dict[str, Any]:
    """A game as JSON."""
    return {
        "name": game.name,
        "version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "solo": game.solo,
        "options": {option.name: option_doc(option) for option in game.options},
        "bots": [{"name": name, **budget_doc(game, name)} for name in bots.names(game)],
    }


def title(game: Game) -> str:
    """What a game is called."""
    return game.title if spoken() == "en" else words().say(f"ui-title-{game.name}", game.title)


def players(game: Game) -> str:
    """How many play, and against whom one plays alone."""
    seats = f"{game.seats[0]}-{game.seats[-1]}"
    if automa := automa_of(game):
        return said(
            "shown-games-against",
            "{seats} players, solo against {who}",
            seats=seats,
            who=words().say(f"automa-{automa}", automa),
        )
    if game.solo:
        return said("shown-games-solo", "{seats} players, solo", seats=seats)
    return said("shown-games", "{seats} players", seats=seats)


def run(args: argparse.Namespace) -> int:
    if args.json:
        print_json([game_doc(game) for game in GAMES.values()])
        return 0
    for game in GAMES.values():
        print(f"{game.name}: {title(game)}, {players(game)}")
        for option in game.options:
            further = f" {said('shown-or', 'or')} {option.pattern}" if option.pattern else ""
            text = words().say(key(f"ui-option-why-{game.name}", option.name), option.text)
            print(f"  {option.name}={'|'.join(option.choices)}{further}  {text}")
    return 0
