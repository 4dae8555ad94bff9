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
from trailboss.core.game import Game, Score, validated_options
from trailboss.core.message import Message, at, by_system
from trailboss.core.record import LONGEST
from trailboss.games import automa_of, load
from trailboss.games.kit.components import adopt
from trailboss.i18n import words
from trailboss.i18n.worded import said, worded

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
        raise argparse.ArgumentTypeError(
            said(
                "error-number",
                "{value} is not a number {least} to {most}",
                value=repr(text[:40]),
                least=least,
                most=most,
            )
        )
    return value


def options(text: str) -> dict[str, str]:
    """Options of a game: `name=value,name=value`."""
    pairs = [pair.partition("=") for pair in text.split(",") if pair]
    if any(not name or not sign or not value for name, sign, value in pairs):
        raise argparse.ArgumentTypeError(
            said("error-pairs", "{value} is not name=value,name=value", value=repr(text[:60]))
        )
    if len({name for name, _, _ in pairs}) < len(pairs):
        raise argparse.ArgumentTypeError(
            said("error-twice", "{value} names an option twice", value=repr(text[:60]))
        )
    return {name: value for name, _, value in pairs}


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",")]


def argument(
    parser: argparse._ActionsContainer, name: str, key: str, english: str, /, **kind: Any
) -> None:
    """An argument with its help, by the key and the English words of a message."""
    parser.add_argument(name, help=said(key, english), **kind)


def add_json(parser: argparse.ArgumentParser) -> None:
    """The argument `--json`."""
    argument(parser, "--json", "help-json", "as JSON", action="store_true")


def add_out(parser: argparse.ArgumentParser) -> None:
    """The argument `--out`: a folder."""
    folder = said("help-train-out", "the folder to fill")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help=folder)


def add_jobs(parser: argparse.ArgumentParser) -> None:
    """The argument `--jobs`: how many processes work."""
    argument(parser, "--jobs", "help-jobs", "processes", type=count, default=1, metavar="J")


def add_ray(parser: argparse.ArgumentParser) -> None:
    """The argument `--ray`: the cluster that works."""
    argument(parser, "--ray", "help-ray", 'a Ray cluster; "local" starts one', metavar="ADDR")


def add_options(parser: argparse.ArgumentParser) -> None:
    """The argument `--options`."""
    argument(
        parser,
        "--options",
        "help-game-options",
        "options of the game",
        type=options,
        default={},
        metavar="K=V,...",
    )


def add_components(parser: argparse.ArgumentParser) -> None:
    """The argument `--components`: its value is the text of the file."""
    argument(
        parser,
        "--components",
        "help-components",
        "the figures to play by; - is stdin",
        type=read_text,
        metavar="FILE",
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
        return said("shown-seat", "seat {seat}", seat=seat)
    automa = automa_of(game)
    return words().say(f"automa-{automa}", automa) if automa else game.name


def start(args: argparse.Namespace) -> tuple[Game, State]:
    """The game and its first position, from `game`, `seats`, `seed` and `options`."""
    game = game_of(args)
    return game, game.setup(
        args.seats, args.seed, validated_options(game, args.seats, args.options)
    )


def read_text(name: str) -> str:
    """The text of a file (-: of stdin), if it is one and of a sensible size."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LONGEST + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LONGEST + 1)
        if len(data) > LONGEST:
            raise BadInput(
                at(name, Message("error-too-large", "larger than {count} bytes", count=LONGEST))
            )
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput(at(name, Message("error-not-text", "not a text file"))) from None
    except (OSError, ValueError) as error:
        raise BadInput(at(name, by_system(error))) from None


def read_json(name: str) -> dict[str, Any]:
    """The JSON object in a file."""
    try:
        doc = json.loads(read_text(name))
    except (ValueError, RecursionError) as error:
        raise BadInput(
            at(name, Message("error-not-json", "not JSON: {details}", details=str(error)))
        ) from None
    if not isinstance(doc, dict):
        raise BadInput(at(name, Message("error-not-object", "not a JSON object")))
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


def progress(items: Iterable[T], total: int, unit: Message) -> Iterable[T]:
    """The items, with a progress bar on stderr if that is a terminal."""
    return tqdm(
        items,
        total=total,
        unit=worded(unit),
        file=sys.stderr,
        disable=not sys.stderr.isatty(),
        leave=False,
    )


def unwritten(path: object, error: OSError | ValueError) -> Message:
    """A file that cannot be written, and why."""
    return Message(
        "error-written",
        "{path} cannot be written: {trouble}",
        path=str(path),
        trouble=by_system(error),
    )
