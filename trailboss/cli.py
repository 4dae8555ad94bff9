"""The command line: finds the command, runs it, and turns trouble into one line and a code.

0 is fine, 1 is a failed check, 2 is bad input: one line on stderr, and nothing was changed.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from typing import Final

from trailboss import __version__
from trailboss.commands import COMMANDS
from trailboss.commands.common import BadInput, one_line
from trailboss.commands.parser import Parser, asked
from trailboss.core.errors import TrailbossError
from trailboss.games.kit.components import BadComponents
from trailboss.i18n import LANGUAGES, speaking
from trailboss.i18n.worded import complaint, said, worded
from trailboss.mode import use_compiled

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def parser() -> argparse.ArgumentParser:
    """The parser of all commands, in the language that is spoken."""
    top = Parser(
        prog="trailboss",
        description=said(
            "command-all",
            "Board games about trails and rails: play, replay, measure, look up rules.",
        ),
        allow_abbrev=False,
    )
    top.add_argument("--lang", choices=LANGUAGES, help=said("help-lang", "the language to speak"))
    top.add_argument(
        "--version",
        action="version",
        version=f"trailboss {__version__}",
        help=said("help-version", "show program's version number and exit"),
    )
    table = top.add_subparsers(
        dest="command", metavar=said("metavar-command", "COMMAND"), parser_class=Parser
    )
    for name, command in COMMANDS.items():
        text = said(f"command-{name}", (command.__doc__ or name).split("\n")[0])
        command.add(table.add_parser(name, help=text, description=text, allow_abbrev=False))
    top.set_defaults(top=top)
    return top


def run(argv: Sequence[str]) -> int:
    """Parse and run one command."""
    args = parser().parse_args(argv)
    if args.command is None:
        raise BadInput("error-command", "choose a command: {names}", names=", ".join(COMMANDS))
    code = COMMANDS[args.command].run(args)
    sys.stdout.flush()
    return code


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    words = sys.argv[1:] if argv is None else argv
    if argv is None:
        use_compiled(words)
    with speaking(asked(words)):
        return guarded(words)


def guarded(argv: Sequence[str]) -> int:
    """Run one command; trouble is told in one line."""
    try:
        return run(argv)
    except BadComponents as error:
        for fault in error.faults():
            print(f"trailboss: {one_line(worded(fault))}", file=sys.stderr)
        return BAD_INPUT
    except TrailbossError as error:
        return refused(error)
    except UnicodeEncodeError as error:
        return refused(
            BadInput(
                "error-encoding",
                "{encoding} cannot show this: set PYTHONUTF8=1",
                encoding=error.encoding,
            )
        )
    except KeyboardInterrupt:
        print(f"trailboss: {said('shown-interrupted', 'interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 128 + signal.SIGPIPE


def refused(error: TrailbossError) -> int:
    """Bad input in one line, also on a screen that cannot show all of its letters."""
    print(f"trailboss: {one_line(complaint(error))}", file=sys.stderr)
    return BAD_INPUT


if __name__ == "__main__":
    sys.exit(main())
