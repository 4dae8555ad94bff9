"""Lay out a cardboard table: the check list of a set-up, with everything drawn by lot."""

from __future__ import annotations

import argparse
import json
import secrets
import textwrap
from typing import Final

from trailboss.commands.common import BadInput
from trailboss.companion.setup import PLANS, Laid, Row, lay_out, plan
from trailboss.companion.speech import Speech
from trailboss.i18n import key, words

WIDTH: Final = 96
SEEDS: Final = 1_000_000_000


def run(args: argparse.Namespace) -> int:
    """Print the steps with their rules and results."""
    if args.game not in PLANS:
        raise BadInput(
            "error-companion-setup",
            "companion setup GAME: choose one of {games}",
            games=", ".join(PLANS),
        )
    players = args.players or max(2, plan(args.game).seats[0])
    seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    steps = lay_out(args.game, players, dict(args.option), seed)
    if args.json:
        doc = {"game": args.game, "players": players, "seed": seed}
        print(json.dumps({**doc, "steps": [step.doc() for step in steps]}))
        return 0
    speech = Speech(words())
    game = speech.words.say(key("ui-title", args.game), args.game)
    print(speech.say("setup-title", game=game, players=players, seed=str(seed)))
    for number, step in enumerate(steps, 1):
        show(speech, number, step)
    return 0


def show(speech: Speech, number: int, step: Laid) -> None:
    """A step in lines of a readable width, and what was drawn below it."""
    text = f"{speech.say(f'setup-{step.key}', **step.values)} ({step.rule})"
    print(textwrap.fill(text, WIDTH, initial_indent=f"{number:>3}  ", subsequent_indent="     "))
    for row in step.rows:
        print(f"     - {result(speech, step, row)}")


def result(speech: Speech, step: Laid, row: Row) -> str:
    """What goes where, or who gets what; players have numbers."""
    number = 0 if row.who is None else row.who + 1
    who = speech.words.say("ui-companion-player", str(number), number=number)
    values = {"who": who, "at": speech.thing(row.at), "thing": speech.thing(row.thing)}
    return speech.say(f"setup-{step.key}-row", **values, **row.values)
