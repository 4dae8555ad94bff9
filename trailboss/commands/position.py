"""Look at a hand-written position: who is asked, what is legal, what is refused and why."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from trailboss import draw
from trailboss.commands.common import (
    BadInput,
    add_components,
    game_of,
    natural,
    print_json,
    read_json,
    score_docs,
)
from trailboss.core.engine import State
from trailboss.core.errors import BadPosition, TrailbossError
from trailboss.core.game import Game
from trailboss.core.refusal import Refusal
from trailboss.games.versions import of_document
from trailboss.i18n.sentences import said


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
    parser.add_argument("--svg", metavar="FILE", help="draw it into this file")
    parser.add_argument("--seat", type=natural, default=0, metavar="N", help="whose sheet is drawn")
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


def reached(game: Game, doc: dict[str, Any], moves: list[tuple[int, str]]) -> State:
    """The position after the moves."""
    s = game.position(doc)
    for seat, text in moves:
        if seat >= len(game.scores(s)):
            raise BadInput(f"there is no seat {seat}")
        s.play(seat, game.actions.parse(text))
    return s


def drawn(game: Game, s: State, seat: int) -> str:
    """The picture of what lies before a seat."""
    found = draw.picture(s, seat, game.scores(s))
    if found is None:
        raise BadInput(f"there is no picture of {game.name} yet")
    return found


def save(name: str, text: str) -> None:
    """Write a file."""
    try:
        Path(name).write_text(text, "utf-8")
    except (OSError, ValueError) as error:
        raise BadInput(f"{name} cannot be written: {error}") from None


def show(doc: dict[str, Any]) -> None:
    """A position as text."""
    for score in doc["scores"]:
        print(said(f"seat {score['seat']}: {score['total']} points"))
    print(said(f"asked: {', '.join(map(str, doc['waiting'])) or 'nobody, the game is over'}"))
    for seat, texts in doc["legal"].items():
        print(said(f"seat {seat} may: {', '.join(texts)}"))
    for seat, refusals in doc["refusals"].items():
        for refusal in refusals:
            need = f" (needs {refusal['needs']}, has {refusal['has']})"
            why = f"{refusal['what']}{need if refusal['needs'] != refusal['has'] else ''}"
            print(said(f"seat {seat} may not {refusal['action']}: {why} ({refusal['rule']})"))


def run(args: argparse.Namespace) -> int:
    """A position that a game takes for good and then stumbles over is bad input all the same."""
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
            f"the position makes no sense to {game.name}: {type(error).__name__}: {error}"
        ) from error
    if args.svg:
        save(args.svg, svg)
    if args.json:
        print_json(doc)
    elif not args.svg:
        show(doc)
    return 0
