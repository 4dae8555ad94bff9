"""What a person types: a line with editing, history and completion where there is a terminal."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

READLINE: Final[Any] = import_module("readline") if find_spec("readline") else None
"""Some builds of Python have none; lines are typed all the same."""


class Completer:
    """Completes a line to one of the things that can be typed."""

    def __init__(self) -> None:
        self.offers: list[str] = []

    def __call__(self, text: str, number: int) -> str | None:
        """The number-th offer that begins like the text, as readline asks for it."""
        fitting = [one for one in self.offers if one.lower().startswith(text.lower())]
        return fitting[number] if number < len(fitting) else None


COMPLETER: Final = Completer()


def get_ready() -> None:
    """Letters that cannot be read are shown as such; the tabulator completes."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if READLINE is not None and sys.stdin.isatty():
        READLINE.set_completer_delims("")
        READLINE.set_completer(COMPLETER)
        READLINE.parse_and_bind("tab: complete")


def typed(prompt: str, offers: Sequence[str]) -> str:
    """The next line, without the space around it; EOFError at the end of input."""
    COMPLETER.offers = list(offers)
    return input(prompt).strip()
