"""A parser of arguments that speaks all languages and complains in one line."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final, NoReturn

from trailboss.commands.common import BadInput
from trailboss.i18n import LANGUAGES, key
from trailboss.i18n.worded import said

OWN: Final = {
    "positional arguments": "help-positional",
    "options": "help-options",
    "show this help message and exit": "help-help",
}


def asked(argv: Sequence[str]) -> str:
    """The language that `--lang` asks for, before anything is parsed; empty if it asks for none."""
    language = ""
    for word, after in pairwise([*argv, ""]):
        name, sign, value = word.partition("=")
        wanted = value if sign else after
        if name == "--lang" and wanted in LANGUAGES:
            language = wanted
    return language


class Help(argparse.HelpFormatter):
    """Help whose first word is in the language that is spoken."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        first = f"{said('help-usage', 'usage')}: " if prefix is None else prefix
        super().add_usage(usage, actions, groups, first)


def spoken(kind: dict[str, Any]) -> dict[str, Any]:
    """What an argument is, with its help and the name of its value in the language."""
    if metavar := kind.get("metavar"):
        kind["metavar"] = said(key("metavar", metavar), metavar)
    return {**kind, "help": own(kind["help"])} if "help" in kind else kind


def own(text: str) -> str:
    """What argparse says by itself, in the language."""
    return said(OWN[text], text) if text in OWN else text


class OneOf(argparse._MutuallyExclusiveGroup):
    """Arguments of which one may be given, in the language too."""

    def add_argument(self, *names: str, **kind: Any) -> argparse.Action:
        return super().add_argument(*names, **spoken(kind))


class Parser(argparse.ArgumentParser):
    """Says headings, help and names of values in the language, and leaves the exit to `main`."""

    def __init__(self, **kind: Any) -> None:
        super().__init__(formatter_class=Help, exit_on_error=False, **kind)

    def add_argument(self, *names: str, **kind: Any) -> argparse.Action:
        return super().add_argument(*names, **spoken(kind))

    def add_mutually_exclusive_group(self, **kind: Any) -> Any:
        group = OneOf(self, **kind)
        self._mutually_exclusive_groups.append(group)
        return group

    def add_argument_group(self, title: str, **kind: Any) -> Any:  # type: ignore[override]
        return super().add_argument_group(own(title), **kind)

    def parse_known_args(self, *given: Any, **kind: Any) -> Any:
        """Names the argument that cannot be used, with argparse's own English words."""
        try:
            return super().parse_known_args(*given, **kind)
        except argparse.ArgumentError as error:
            if error.argument_name is None:
                self.error(error.message)
            raise BadInput(
                "error-argument",
                "argument {name}: {text}",
                name=error.argument_name,
                text=error.message,
            ) from None

    def error(self, message: str) -> NoReturn:
        raise BadInput("trouble-arguments", "{text}", text=message)
