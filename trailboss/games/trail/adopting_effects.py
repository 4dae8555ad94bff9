"""Actions of a components file: read with care, every mistake with a line."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.games.components import BadComponents
from trailboss.games.figure_reader import Reader
from trailboss.games.trail.effect_text import Cattle
from trailboss.games.trail.effect_words import parse_effect

MOST_ACTIONS: Final = 6


def parsed(
    r: Reader, cattle: Cattle, where: str, name: str, text: str, allowed: tuple[str, ...]
) -> Effect[Any] | None:
    """An action of these verbs; nothing if there is no text, or if its words make no sense."""
    if not text:
        return None
    try:
        return parse_effect(text, cattle, allowed)
    except BadComponents as error:
        r.wrong(where, name, error)
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
        r.wrong(where, name, "an action is needed")
    return action(r, cattle, where, name, allowed)


def actions(
    r: Reader, cattle: Cattle, where: str, name: str, allowed: tuple[str, ...]
) -> tuple[Effect[Any], ...]:
    """The actions of a tile."""
    texts = r.texts(where, name)
    if len(texts) > MOST_ACTIONS:
        r.wrong(where, name, f"there are {len(texts)} actions, at most {MOST_ACTIONS} fit")
    if "" in texts:
        r.wrong(where, name, "an action is empty")
    found = [parsed(r, cattle, where, name, text, allowed) for text in texts]
    return tuple([effect for effect in found if effect is not None])
