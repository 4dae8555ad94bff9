"""A parser of arguments that speaks all languages and complains in one line."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, NoReturn

from trailboss.commands.common import BadInput
from trailboss.i18n import LANGUAGES
from trailboss.i18n.sentences import said


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
        first = f"{said('usage')}: " if prefix is None else prefix
        super().add_usage(usage, actions, groups, first)


def spoken(kind: dict[str, Any]) -> dict[str, Any]:
    """What an argument is, with its help and the name of its value in the language."""
    return {**kind, **{name: said(kind[name]) for name in ("help", "metavar") if kind.get(name)}}


class OneOf(argparse._MutuallyExclusiveGroup):
    """Arguments of which one may be given, in the language too."""

    def add_argument(self, *names: str, **kind: Any) -> argparse.Action:
        return super().add_argument(*names, **spoken(kind))


class Parser(argparse.ArgumentParser):
    """Says headings, help and names of values in the language, and leaves the exit to `main`."""

    def __init__(self, **kind: Any) -> None:
        super().__init__(formatter_class=Help, **kind)

    def add_argument(self, *names: str, **kind: Any) -> argparse.Action:
        return super().add_argument(*names, **spoken(kind))

    def add_mutually_exclusive_group(self, **kind: Any) -> Any:
        group = OneOf(self, **kind)
        self._mutually_exclusive_groups.append(group)
        return group

    def add_argument_group(self, title: str, **kind: Any) -> Any:  # type: ignore[override]
        return super().add_argument_group(said(title), **kind)

    def error(self, message: str) -> NoReturn:
        raise BadInput(message)
