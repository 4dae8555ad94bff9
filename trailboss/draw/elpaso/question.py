"""Questions of El Paso in words, with what they say about the position."""

from __future__ import annotations

from typing import Any

from trailboss.core.engine import Frame
from trailboss.draw.asking import numbers_of
from trailboss.draw.asking import question as plain
from trailboss.games.elpaso.actions import TOKEN_KINDS
from trailboss.games.elpaso.location import FOREIGN
from trailboss.games.elpaso.state import ElPasoState
from trailboss.i18n import key, words


def question(s: ElPasoState, frame: Frame[Any]) -> str:
    """What is asked; how far one may ride, and what for, is in the position."""
    numbers = numbers_of(frame)
    source, first = numbers.get("source", FOREIGN), s.rules.first_train_source
    place = "train" if source >= first else "foreign" if source == FOREIGN else "tile"
    kinds = [*TOKEN_KINDS, "any"]
    prices: tuple[int, ...] = getattr(frame, "prices", (0,))
    values: dict[str, str | int] = {
        "steps": s.steps,
        "moved": "yes" if numbers.get("moved") else "no",
        "kind": "start" if numbers.get("start") else kinds[numbers.get("what", -1)],
        "place": place,
        "card": (source - first) // 2 + 1,
        "used": numbers.get("used", 0),
        "count": numbers.get("count", 0),
        "left": numbers.get("left", 1),
        "value": numbers.get("value", 0),
        "post": s.rules.posts[numbers.get("post", 0)].name,
        "price": prices[0],
        "hired": numbers.get("hired", 0),
        "number": numbers.get("kind", 0) + 1,
    }
    return words().say(key("ui-elpaso-ask", type(frame).__name__), plain(s, frame), **values)
