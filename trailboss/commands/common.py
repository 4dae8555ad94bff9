"""What the commands share: arguments, files, JSON, scores, progress."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from tqdm import tqdm

from trailboss.core.engine import State
from trailboss.core.errors import TrailbossError
from trailboss.core.game import Game, Score, checked
from trailboss.core.record import LONGEST
from trailboss.games import automa_of, load
from trailboss.games.components import adopt
from trailboss.i18n import words
from trailboss.i18n.sentences import said

T = TypeVar("T")

LARGEST_SEED: Final = (1 << 64) - 1


class BadInput(TrailbossError):
    """An argument or a file that cannot be used."""


def one_line(text: str) -> str:
    """The text without line breaks and control characters, and not too long."""
    clean = "".join(c if c.isprintable() else " " for c in text)
    return clean if len(clean) <= 400 else f"{clean[:400]}..."


def seed(text: str) -> int:
    """A seed: a whole number of at most 64 bits."""
    return number(text, 0, LARGEST_SEED)


def count(text: str) -> int:
    """A number of things: at least one."""
    return number(text, 1, 1_000_000_000)


def depth(text: str) -> int:
    """How many decisions to look ahead."""
    return number(text, 1, 100)


def natural(text: str) -> int:
    """A number of things, perhaps none."""
    return number(text, 0, 1_000_000_000)


def number(text: str, least: int, most: int) -> int:
    """A whole number in a range."""
    value = int(text) if text.isascii() and text.isdigit() and len(text) <= 20 else -1
    if not least <= value <= most:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number {least} to {most}")
    return value


def options(text: str) -> dict[str, str]:
    """Options of a game: `name=value,name=value`."""
    pairs = [pair.partition("=") for pair in text.split(",") if pair]
    if any(not name or not sign or not value for name, sign, value in pairs):
        raise argparse.ArgumentTypeError(f"{text[:60]!r} is not name=value,name=value")
    if len({name for name, _, _ in pairs}) < len(pairs):
        raise argparse.ArgumentTypeError(f"{text[:60]!r} names an option twice")
    return {name: value for name, _, value in pairs}


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",")]


def add_options(parser: argparse.ArgumentParser) -> None:
    """The argument `--options`."""
    parser.add_argument(
        "--options", type=options, default={}, metavar="K=V,...", help="options of the game"
    )


def add_components(parser: argparse.ArgumentParser) -> None:
    """The argument `--components`: its value is the text of the file."""
    parser.add_argument(
        "--components", type=read_text, metavar="FILE", help="the figures to play by; - is stdin"
    )


def game_of(args: argparse.Namespace) -> Game:
    """The game named by `game`, with the figures of the components file if one is given."""
    game = load(args.game)
    return game if args.components is None else adopt(game, args.components)


def seat_name(game: Game, players: Sequence[str], seats: int, seat: int) -> str:
    """Who sits there; behind the last seat of a game played alone sits its opponent."""
    if seat < len(players):
        return players[seat]
    if seat < seats:
        return said(f"seat {seat}")
    automa = automa_of(game)
    return words().say(f"automa-{automa}", automa) if automa else game.name


def start(args: argparse.Namespace) -> tuple[Game, State]:
    """The game and its first position, from `game`, `seats`, `seed` and `options`."""
    game = game_of(args)
    return game, game.setup(args.seats, args.seed, checked(game, args.seats, args.options))


def read_text(name: str) -> str:
    """The text of a file (-: of stdin), if it is one and of a sensible size."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LONGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LONGEST + 1)
        if len(data) > LONGEST:
            raise BadInput(f"{name}: larger than {LONGEST} bytes")
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{name}: not a text file") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadInput(f"{name}: {reason}") from None


def read_json(name: str) -> dict[str, Any]:
    """The JSON object in a file."""
    try:
        doc = json.loads(read_text(name))
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{name}: not JSON: {error}") from None
    if not isinstance(doc, dict):
        raise BadInput(f"{name}: not a JSON object")
    return doc


def print_json(doc: Any) -> None:
    """One line of JSON on stdout."""
    print(json.dumps(doc))


def score_doc(score: Score) -> dict[str, Any]:
    """A seat's points as JSON."""
    lines = [{"rule": x.rule, "label": x.label, "points": x.points} for x in score.lines]
    return {"seat": score.seat, "total": score.total, "tie": score.tie, "lines": lines}


def score_docs(game: Game, s: State) -> list[dict[str, Any]]:
    """Everybody's points as JSON."""
    return [score_doc(score) for score in game.scores(s)]


def progress(items: Iterable[T], total: int, unit: str) -> Iterable[T]:
    """The items, with a progress bar on stderr if that is a terminal."""
    return tqdm(
        items,
        total=total,
        unit=said(unit),
        file=sys.stderr,
        disable=not sys.stderr.isatty(),
        leave=False,
    )
