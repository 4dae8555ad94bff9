"""Stacks of documents: frames and effects read by name, and examined before they are asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from trailboss.core.action import Action
from trailboss.core.engine import Effect, Frame, State
from trailboss.core.errors import BadPosition
from trailboss.core.message import Message
from trailboss.core.notation import decode
from trailboss.games.kit.playout import playout
from trailboss.games.kit.reading import listed, shown, whole

DEEPEST: Final = 20
TRIED: Final = 12
AHEAD: Final = 30
"""How many answers of a position are played on, and how far."""
TIMES: Final = 99
"""No count of a frame (steps, cards, dollars of an action) is larger."""

Limits = Mapping[str, tuple[int, int]]
"""The lowest and highest value of the fields that are indices of a table."""
Words = Mapping[str, Sequence[str]]
"""The words that a field may hold; those of the field "" are for all others."""


def frames_of(value: object, kinds: Mapping[str, type]) -> list[Frame[Any]]:
    """The frames of a document, the next one last; `kinds` are the classes that a game knows."""
    stack: list[Frame[Any]] = []
    for item in listed(value, "stack"):
        shallow(item, DEEPEST, kinds)
        frame = decode(item, kinds)
        if not isinstance(frame, Frame):
            raise BadPosition(
                "error-stack-item", "the stack has {value} that is no frame", value=shown(item)
            )
        stack.append(frame)
    return stack


def shallow(value: object, depth: int, kinds: Mapping[str, type]) -> None:
    """Plain data that is not nested without end."""
    if depth == 0:
        raise BadPosition("error-stack-deep", "the stack is nested too deeply")
    if isinstance(value, Mapping):
        for name, content in value.items():
            if not isinstance(name, str):
                raise BadPosition(
                    "error-stack-key",
                    "the stack has the key {name}, which is no name",
                    name=shown(name),
                )
            shallow(content, depth - 1, kinds)
        nested(value, kinds)
    elif isinstance(value, list):
        for content in listed(value, "a list of the stack"):
            shallow(content, depth - 1, kinds)
    elif not isinstance(value, (str, int)) or shown(value) == "a huge number":
        raise BadPosition("error-stack-holds", "the stack cannot hold {value}", value=shown(value))


def nested(doc: Mapping[str, object], kinds: Mapping[str, type]) -> None:
    """A field for an effect has such an effect, one for a frame has that frame.

    This is seen before the frame is made, because compiled frames take nothing else.
    """
    kind = kinds.get(str(doc.get("is")), Effect)
    for field in fields(kind):
        if field.name in doc and isinstance(field.default, (Frame, Effect)):
            content = doc[field.name]
            inner = kinds.get(str(content.get("is"))) if isinstance(content, Mapping) else None
            if inner is None or not issubclass(inner, type(field.default)):
                raise BadPosition(
                    "error-stack-value",
                    "{kind}.{name} cannot be {value}",
                    kind=kind.__name__,
                    name=field.name,
                    value=shown(content),
                )


def well_formed(value: Frame[Any] | Effect[Any], limits: Limits, words: Words) -> None:
    """Every field of a frame or effect, and of what it holds, is of its kind and in range."""
    kind = type(value).__name__
    for field in fields(value):
        content = getattr(value, field.name)
        for item in content if isinstance(content, tuple) else (content,):
            well_formed_item(field.name, item, f"{kind}.{field.name}", limits, words)


def well_formed_item(name: str, item: object, where: str, limits: Limits, words: Words) -> None:
    """One value of a field: another frame or effect, a word or a number."""
    if name == "effects" and not isinstance(item, Effect):
        raise BadPosition(
            "error-stack-effects",
            "{where} must hold effects, not {value}",
            where=where,
            value=shown(item),
        )
    if isinstance(item, (Frame, Effect)):
        well_formed(item, limits, words)
    elif isinstance(item, str):
        if item and item not in words.get(name, words[""]):
            raise BadPosition(
                "error-stack-name",
                "{where}: nothing is called {value}",
                where=where,
                value=shown(item),
            )
    elif not isinstance(item, bool):
        low, high = limits.get(name, (0, TIMES))
        whole(item, where, low, high)


def turn_last(stack: Sequence[Frame[Any]], turns: tuple[type, ...]) -> None:
    """What comes after a turn is at the bottom; above it are only parts of the turn."""
    for frame in stack[1:]:
        if isinstance(frame, turns):
            raise BadPosition(
                "error-stack-first",
                "{frame} must be the first of the stack",
                frame=type(frame).__name__,
            )


def ask(s: State, audit: Callable[[State], list[Message]]) -> None:
    """Everybody who is asked has an answer, and the game can go on from every answer.

    A stack written by hand may name things that are not there, such as a building that is not in
    reserve. Only trying shows it, so here any failure of a rule is the fault of the document.
    """
    try:
        s.settle()
        found = audit(s)
        if found:
            raise BadPosition(found[0])
        for seat in s.waiting():
            options = s.legal(seat)
            s.refusals(seat)
            if not options:
                raise BadPosition(
                    "error-stack-no-answer",
                    "the position asks seat {seat}, which has no answer",
                    seat=seat,
                )
            for number, action in enumerate(options):
                rehearse(s.clone(), seat, action, number, audit)
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        why = f"{type(error).__name__}: {error}"[:80]
        raise BadPosition(
            "error-stack-fit", "the stack does not fit the position ({why})", why=repr(why)
        ) from None


def rehearse(
    s: State, seat: int, action: Action, number: int, audit: Callable[[State], list[Message]]
) -> None:
    """Answer, and play the first few answers on for some turns: the audit still finds nothing."""
    s.apply(seat, action)
    if number < TRIED:
        playout(s, number, AHEAD)
        found = audit(s)
        if found:
            raise BadPosition(
                "error-stack-fit", "the stack does not fit the position ({why})", why=found[0]
            )
