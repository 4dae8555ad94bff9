"""The command line: finds the command, runs it, and turns trouble into one line and a code.

0 is fine, 1 is a failed check, 2 is bad input: one line on stderr, and nothing was changed.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from trailboss import __version__
from trailboss.commands import COMMANDS
from trailboss.commands.common import BadInput, one_line
from trailboss.core.errors import TrailbossError
from trailboss.games.components import BadComponents
from trailboss.i18n import LANGUAGES, speaking

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line and leaves the exit to `main`."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(message)


def parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    top = Parser(
        prog="trailboss",
        description="Board games about trails and rails: play, replay, measure, look up rules.",
        allow_abbrev=False,
    )
    top.add_argument("--lang", choices=LANGUAGES, help="the language to speak")
    top.add_argument("--version", action="version", version=f"trailboss {__version__}")
    table = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, command in COMMANDS.items():
        text = (command.__doc__ or name).split("\n")[0]
        command.add(table.add_parser(name, help=text, description=text, allow_abbrev=False))
    return top


def run(argv: Sequence[str] | None) -> int:
    """Parse and run one command."""
    args = parser().parse_args(argv)
    if args.command is None:
        raise BadInput(f"choose a command: {', '.join(COMMANDS)}")
    with speaking(args.lang or ""):
        code = COMMANDS[args.command].run(args)
    sys.stdout.flush()
    return code


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    try:
        return run(argv)
    except BadComponents as error:
        for fault in str(error).split("\n"):
            print(f"trailboss: {one_line(fault)}", file=sys.stderr)
        return BAD_INPUT
    except TrailbossError as error:
        print(f"trailboss: {one_line(str(error))}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("trailboss: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 128 + signal.SIGPIPE


if __name__ == "__main__":
    sys.exit(main())
