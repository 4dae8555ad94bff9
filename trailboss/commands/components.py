"""Write the figures of a game to a file that you can correct, or check such a file."""

from __future__ import annotations

import argparse
import sys

from trailboss.commands.common import BadInput, add_json, argument, print_json, read_text
from trailboss.core.game import components_of
from trailboss.games import load
from trailboss.games.kit.components import adopt, export
from trailboss.i18n.worded import said


def add(parser: argparse.ArgumentParser) -> None:
    argument(parser, "task", "help-task", "write or check a file", choices=("export", "check"))
    parser.add_argument("game", metavar="GAME")
    argument(
        parser,
        "file",
        "help-check-file",
        "the file to check; - is stdin",
        metavar="FILE",
        nargs="?",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = load(args.game)
    if args.task == "export":
        if args.file or args.json:
            raise BadInput("error-export", "export writes TOML to stdout: redirect it with > FILE")
        sys.stdout.write(export(game))
        return 0
    if not args.file:
        raise BadInput("error-check-what", "name the file to check")
    name = components_of(adopt(game, read_text(args.file)))
    if args.json:
        print_json({"ok": True, "game": game.name, "components": name})
    elif name:
        print(said("shown-components-ok", "ok: components {hash}", hash=name))
    else:
        print(said("shown-components-printed", "ok: the figures are as printed"))
    return 0
