"""Actions of a components file: read with care, every mistake with a line."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.core.message import Message
from trailboss.games.kit.components import BadComponents
from trailboss.games.kit.figure_reader import Reader
from trailboss.games.trail.figures.effect_text import Cattle
from trailboss.games.trail.figures.effect_words import parse_effect

MOST_ACTIONS: Final = 6


def too_many_actions(count: int, most: int) -> Message:
    """The fault of a tile with more actions than fit."""
    return Message(
        "error-figures-actions",
        "there are {count} actions, at most {most} fit",
        count=count,
        most=most,
    )


def parsed(
    r: Reader, cattle: Cattle, where: str, name: str, text: str, allowed: tuple[str, ...]
) -> Effect[Any] | None:
    """An action of these verbs; nothing if there is no text, or if its words make no sense."""
    if not text:
        return None
    try:
        return parse_effect(text, cattle, allowed)
    except BadComponents as error:
        r.wrong(where, name, error.message)
        return None


def action(
    r: Reader, cattle: Cattle, where: str, name: str, allowed: tuple[str, ...]
) -> Effect[Any] | None:
    """The action that a figure names; nothing if it is empty."""
    return parsed(r, cattle, where, name, r.text(where, name), allowed)


def needed(
    r: Reader, cattle: Cattle, where: str, name: str, allowed: tuple[str, ...]
) -> Effect[Any] | None:
    """The action that a figure must name."""
    if name in r.rows[where] and not r.text(where, name):
        r.bad(f"{where}.{name}", "error-figures-action-needed", "an action is needed")
    return action(r, cattle, where, name, allowed)


def actions(
    r: Reader, cattle: Cattle, where: str, name: str, allowed: tuple[str, ...]
) -> tuple[Effect[Any], ...]:
    """The actions of a tile."""
    texts = r.texts(where, name)
    if len(texts) > MOST_ACTIONS:
        r.wrong(where, name, too_many_actions(len(texts), MOST_ACTIONS))
    if "" in texts:
        r.bad(f"{where}.{name}", "error-figures-action-empty", "an action is empty")
    found = [parsed(r, cattle, where, name, text, allowed) for text in texts]
    return tuple([effect for effect in found if effect is not None])
