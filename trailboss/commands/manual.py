"""Print the manual page, for man."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator

from trailboss import __version__
from trailboss.commands.completion import commands
from trailboss.i18n.worded import said


def add(parser: argparse.ArgumentParser) -> None:
    """It takes no arguments."""


def run(args: argparse.Namespace) -> int:
    print("\n".join(page(args.top)))
    return 0


def page(top: argparse.ArgumentParser) -> Iterator[str]:
    """The page in the language of roff, line by line."""
    yield f'.TH TRAILBOSS 1 "" "trailboss {__version__}"'
    yield f".SH {heading(said('shown-manual-name', 'name'))}"
    yield f"trailboss \\- {roff(top.description or '')}"
    yield from usage(heading(said("shown-manual-synopsis", "synopsis")), top)
    yield f".SH {heading(said('help-options', 'options'))}"
    yield from arguments(top)
    for name, parser in commands(top).items():
        if name:
            yield f".SH trailboss {name}"
            yield roff(parser.description or "")
            yield from usage("", parser)
            yield from arguments(parser)
    yield f".SH {heading(said('shown-manual-exit', 'exit status'))}"
    yield roff(
        said(
            "shown-manual-codes",
            "0 is fine, 1 is a failed check, 2 is bad input: one line on stderr.",
        )
    )


def heading(text: str) -> str:
    """The title of a section."""
    return roff(text.upper())


def usage(title: str, parser: argparse.ArgumentParser) -> Iterator[str]:
    """How a command is called, in a section of its own if it has a title."""
    line = parser.format_usage().partition(": ")[2]
    yield f".SH {title}" if title else ".PP"
    yield f".B {roff(' '.join(line.split()))}"


def arguments(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Every argument with what it is for."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            continue
        names = ", ".join(action.option_strings)
        value = "" if action.nargs == 0 else shown(action)
        yield ".TP"
        yield f".B {roff(f'{names} {value}'.strip())}"
        yield roff(action.help or "") or "\\&"


def shown(action: argparse.Action) -> str:
    """The value of an argument."""
    if action.metavar is None and action.choices:
        return "|".join(map(str, action.choices))
    return str(action.metavar or action.dest.upper())


def roff(text: str) -> str:
    """A text that roff prints as it is."""
    safe = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return re.sub(r"^(?=[.'])", r"\\&", safe)
