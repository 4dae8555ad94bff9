"""Bots that are not ours: `module:function` or `path/file.py:function`.

The function is called as our own makers are, `make(game, seat, seed, budget)`, and gives something
with `choose(view, legal)`. What a foreign bot does wrong is told in one line, with its place.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final

from trailboss.bots.base import Bot, Budget
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.errors import TrailbossError
from trailboss.core.game import Game
from trailboss.core.message import Message, at

MARK: Final = ":"
"""No name of our own bots has it."""


class BadBot(TrailbossError):
    """A foreign bot that cannot be found, or does what no bot may do."""


class Guest:
    """A foreign bot. It may leave out `begin` and `needs_view`."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self.bot = bot
        self.view_needed = bool(getattr(bot, "needs_view", True))

    @property
    def needs_view(self) -> bool:
        return self.view_needed

    def begin(self) -> None:
        if hasattr(self.bot, "begin"):
            try:
                self.bot.begin()
            except Exception as error:
                raise failed(self.name, error) from error

    def choose(self, view: State, legal: list[Action]) -> Action:
        try:
            answer: object = self.bot.choose(view, list(legal))
        except Exception as error:
            raise failed(self.name, error) from error
        if isinstance(answer, Action) and answer in legal:
            return answer
        raise BadBot(
            "error-bot-answer",
            "{bot} answers {answer}, which is not among its options",
            bot=self.name,
            answer=repr(str(answer)[:40]),
        )


def make(name: str, game: Game, seat: int, seed: int, budget: Budget) -> Bot:
    """A foreign bot for one seat of one table."""
    maker = found(name)
    try:
        bot = maker(game, seat, seed, budget)
    except Exception as error:
        raise failed(name, error) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(
            "error-bot-none", "{bot} makes no bot: what it gives has no function choose", bot=name
        )
    return Guest(name, bot)


def found(name: str) -> Any:
    """The function that makes a foreign bot."""
    where, _, function = name.rpartition(MARK)
    try:
        module = from_file(where) if where.endswith(".py") else from_path(where)
    except BadBot:
        raise
    except Exception as error:
        raise failed(name, error) from error
    maker = getattr(module, function, None)
    if not callable(maker):
        raise BadBot(
            at(
                name,
                Message(
                    "error-bot-function",
                    "there is no function {function} in {module}",
                    function=repr(function[:40]),
                    module=where,
                ),
            )
        )
    return maker


def from_path(name: str) -> ModuleType:
    """A module by its name; the folder that one works in is searched too."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    return import_module(name)


def from_file(name: str) -> ModuleType:
    """A module from its file, loaded once; its neighbours can be imported by it."""
    path = Path(name).resolve()
    known = f"trailboss own {path}"
    if known in sys.modules:
        return sys.modules[known]
    if not path.is_file():
        raise BadBot("error-bot-file", "there is no file {name}", name=name)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec = spec_from_file_location(known, path)
    assert spec is not None and spec.loader is not None, "the name ends with .py"
    module = module_from_spec(spec)
    sys.modules[known] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[known]
        raise
    return module


def failed(name: str, error: Exception) -> BadBot:
    """What went wrong, and where: the last line of it that is not ours."""
    lines = extract_tb(error.__traceback__)
    inside = [line for line in lines if "importlib" not in line.filename]
    own = [line for line in inside if Path(line.filename) != Path(__file__)]
    place = f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
    return BadBot(
        "error-bot-fails",
        "{bot} fails: {details}",
        bot=name,
        details=f"{type(error).__name__}: {error}{place}",
    )
