"""Look at a hand-written position: who is asked, what is legal, what is refused and why."""

from __future__ import annotations

import argparse
from typing import Any

from trailboss.commands.common import (
    BadInput,
    add_components,
    game_of,
    print_json,
    read_json,
    score_docs,
)
from trailboss.core.engine import State
from trailboss.core.errors import BadPosition, TrailbossError
from trailboss.core.game import Game
from trailboss.core.refusal import Refusal


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("file", metavar="FILE", help="JSON; - is stdin")
    parser.add_argument(
        "--apply",
        action="append",
        default=[],
        type=move,
        metavar="SEAT:TEXT",
        help="do this first; may be given several times",
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_components(parser)


def move(text: str) -> tuple[int, str]:
    """A seat and the text of its action."""
    seat, colon, action = text.partition(":")
    if not colon or not action or not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise argparse.ArgumentTypeError(f"{text[:60]!r} is not SEAT:TEXT, such as '0:pass'")
    return int(seat), action


def refusal_doc(refusal: Refusal) -> dict[str, Any]:
    """A refusal as JSON."""
    return {
        "action": refusal.action.text,
        "rule": refusal.rule,
        "what": refusal.what,
        "needs": refusal.needs,
        "has": refusal.has,
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


def described(game: Game, doc: dict[str, Any], moves: list[tuple[int, str]]) -> dict[str, Any]:
    """Read the position, make the moves, describe what is reached.

    A position that a game takes for good and then stumbles over is bad input all the same.
    """
    try:
        s = game.position(doc)
        for seat, text in moves:
            if seat >= len(game.scores(s)):
                raise BadInput(f"there is no seat {seat}")
            s.play(seat, game.actions.parse(text))
        return position_doc(game, s)
    except TrailbossError:
        raise
    except Exception as error:
        raise BadPosition(
            f"the position makes no sense to {game.name}: {type(error).__name__}: {error}"
        ) from error


def show(doc: dict[str, Any]) -> None:
    """A position as text."""
    for score in doc["scores"]:
        print(f"seat {score['seat']}: {score['total']} points")
    print(f"asked: {', '.join(map(str, doc['waiting'])) or 'nobody, the game is over'}")
    for seat, texts in doc["legal"].items():
        print(f"seat {seat} may: {', '.join(texts)}")
    for seat, refusals in doc["refusals"].items():
        for refusal in refusals:
            need = f"needs {refusal['needs']}, has {refusal['has']}"
            print(
                f"seat {seat} may not {refusal['action']}: {refusal['what']}"
                f"{f' ({need})' if refusal['needs'] != refusal['has'] else ''} ({refusal['rule']})"
            )


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    doc = described(game, read_json(args.file), args.apply)
    if args.json:
        print_json(doc)
    else:
        show(doc)
    return 0
