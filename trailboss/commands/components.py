"""Write the figures of a game to a file that you can correct, or check such a file."""

from __future__ import annotations

import argparse
import sys

from trailboss.commands.common import BadInput, print_json, read_text
from trailboss.core.game import components_of
from trailboss.games import load
from trailboss.games.components import adopt, export
from trailboss.i18n.sentences import said


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("task", choices=("export", "check"), help="write or check a file")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("file", metavar="FILE", nargs="?", help="the file to check; - is stdin")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    game = load(args.game)
    if args.task == "export":
        if args.file or args.json:
            raise BadInput("export writes TOML to stdout: redirect it with > FILE")
        sys.stdout.write(export(game))
        return 0
    if not args.file:
        raise BadInput("name the file to check")
    name = components_of(adopt(game, read_text(args.file)))
    if args.json:
        print_json({"ok": True, "game": game.name, "components": name})
    else:
        print(said(f"ok: components {name}" if name else "ok: the figures are as printed"))
    return 0
