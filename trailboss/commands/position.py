"""Look at a hand-written position: who is asked, what is legal, what is refused and why."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from trailboss import draw
from trailboss.commands.common import (
    BadInput,
    add_components,
    add_json,
    argument,
    game_of,
    natural,
    print_json,
    read_json,
    score_docs,
    unwritten,
)
from trailboss.core.engine import State
from trailboss.core.errors import BadPosition, TrailbossError
from trailboss.core.game import Game
from trailboss.core.refusal import Refusal, because
from trailboss.games.kit.versions import of_document
from trailboss.i18n.worded import said


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    argument(parser, "file", "help-position", "JSON; - is stdin", metavar="FILE")
    argument(
        parser,
        "--apply",
        "help-apply",
        "do this first; may be given several times",
        action="append",
        default=[],
        type=move,
        metavar="SEAT:TEXT",
    )
    add_json(parser)
    argument(parser, "--svg", "help-svg", "draw it into this file", metavar="FILE")
    argument(
        parser,
        "--seat",
        "help-svg-seat",
        "whose sheet is drawn",
        type=natural,
        default=0,
        metavar="N",
    )
    add_components(parser)


def move(text: str) -> tuple[int, str]:
    """A seat and the text of its action."""
    seat, colon, action = text.partition(":")
    if not colon or not action or not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise argparse.ArgumentTypeError(
            said("error-move", "{value} is not SEAT:TEXT, such as '0:pass'", value=repr(text[:60]))
        )
    return int(seat), action


def refusal_doc(refusal: Refusal) -> dict[str, Any]:
    """A refusal as JSON."""
    return {
        "action": refusal.action.text,
        "rule": refusal.rule,
        "what": refusal.what,
        "needs": refusal.needs,
        "has": refusal.has,
        "thing": refusal.thing,
    }


def position_doc(game: Game, s: State) -> dict[str, Any]:
    """A position as JSON. `legal` holds all that a seat may do now, any-time actions last."""
    waiting = s.waiting()
    legal = {}
    for seat in range(len(game.scores(s))):
        texts = [action.text for action in s.legal(seat) + s.free(seat)]
        if texts:
            legal[str(seat)] = texts
    return {
        "waiting": waiting,
        "legal": legal,
        "refusals": {str(seat): [refusal_doc(r) for r in s.refusals(seat)] for seat in waiting},
        "dump": game.dump(s),
        "scores": score_docs(game, s),
    }


def reached(game: Game, doc: dict[str, Any], moves: list[tuple[int, str]]) -> State:
    """The position after the moves."""
    s = game.position(doc)
    for seat, text in moves:
        if seat >= len(game.scores(s)):
            raise BadInput("error-no-seat", "there is no seat {seat}", seat=seat)
        s.play(seat, game.actions.parse(text))
    return s


def drawn(game: Game, s: State, seat: int) -> str:
    """The picture of what lies before a seat."""
    found = draw.picture(s, seat, game.scores(s))
    if found is None:
        raise BadInput("error-no-picture", "there is no picture of {game} yet", game=game.name)
    return found


def save(name: str, text: str) -> None:
    """Write a file."""
    try:
        Path(name).write_text(text, "utf-8")
    except (OSError, ValueError) as error:
        raise BadInput(unwritten(name, error)) from None


def show(doc: dict[str, Any]) -> None:
    """A position as text."""
    for score in doc["scores"]:
        print(
            said(
                "shown-points",
                "seat {seat}: {points} points",
                seat=score["seat"],
                points=score["total"],
            )
        )
    if doc["waiting"]:
        seats = ", ".join(map(str, doc["waiting"]))
        print(said("shown-asked", "asked: {seats}", seats=seats))
    else:
        print(said("shown-asked-nobody", "asked: nobody, the game is over"))
    for seat, texts in doc["legal"].items():
        print(said("shown-may", "seat {seat} may: {actions}", seat=seat, actions=", ".join(texts)))
    for seat, refusals in doc["refusals"].items():
        for refusal in refusals:
            print(
                said(
                    "shown-may-not",
                    "seat {seat} may not {action}: {why} ({rule})",
                    seat=seat,
                    action=refusal["action"],
                    why=because(*[refusal[name] for name in ("what", "needs", "has", "thing")]),
                    rule=refusal["rule"],
                )
            )


def run(args: argparse.Namespace) -> int:
    """A position that is accepted and then breaks a rule function counts as bad input too."""
    read = read_json(args.file)
    game = of_document(game_of(args), read)
    try:
        s = reached(game, read, args.apply)
        doc = position_doc(game, s)
        svg = drawn(game, s, args.seat) if args.svg else ""
    except TrailbossError:
        raise
    except Exception as error:
        raise BadPosition(
            "error-senseless",
            "the position makes no sense to {game}: {details}",
            game=game.name,
            details=f"{type(error).__name__}: {error}",
        ) from error
    if args.svg:
        save(args.svg, svg)
    if args.json:
        print_json(doc)
    elif not args.svg:
        show(doc)
    return 0
