"""A terminal's width and colours. NO_COLOR and a pipe get plain text."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from typing import Final

NARROWEST: Final = 60
WIDEST: Final = 120
STYLES: Final = {
    "title": "1",
    "faint": "2",
    "mark": "1;7",
    "good": "32",
    "hearts": "31",
    "diamonds": "33",
    "clubs": "32",
    "spades": "34",
}


def coloured() -> bool:
    """Is there somebody who sees colours and wants them? (https://no-color.org)"""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return sys.stdout.isatty()


def paint(text: str, style: str) -> str:
    """A text in a style, where there are colours."""
    return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if text and coloured() else text


def width() -> int:
    """How wide lines may be: the terminal's width, within reason."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns - 1))


def height() -> int:
    """How many lines the terminal shows at once."""
    return shutil.get_terminal_size((80, 24)).lines


def paragraph(title: str, text: str) -> str:
    """A text behind its title, indented below it."""
    lines = textwrap.wrap(f"{title}: {text}", width(), subsequent_indent="    ")
    first, rest = lines[0], lines[1:]
    return "\n".join([paint(first[: len(title)], "title") + first[len(title) :], *rest])


def wrapped(text: str, indent: int) -> str:
    """A text whose further lines are indented."""
    return textwrap.fill(text, width(), subsequent_indent=" " * indent)


def cited(text: str, rule: str) -> str:
    """A line of the story with its rule, which is faint."""
    lines = wrapped(f"    {text} ({rule})", 8)
    return lines.removesuffix(f"({rule})") + paint(f"({rule})", "faint")
