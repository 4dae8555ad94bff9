"""What the effects of tiles and cards say, in words: the text of buildings and options."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Sequence
from typing import Any

from trailboss.core.action import Action
from trailboss.core.engine import Effect
from trailboss.games.trail.location import AtLocation, local_actions, usable
from trailboss.games.trail.rules import Objective, Rules
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.ways import fee
from trailboss.games.trail.workers import ChooseWorker
from trailboss.i18n import Words, key
from trailboss.i18n import words as spoken


def effect_text(words: Words, rules: Rules, effect: Effect[Any]) -> str:
    """An effect in words: "hire a worker for 2 dollars more"."""
    values: dict[str, str | int] = {}
    for field in dataclasses.fields(effect):
        value = getattr(effect, field.name)
        if isinstance(value, Effect):
            values[field.name] = effect_text(words, rules, value)
        elif isinstance(value, tuple) and field.name == "cards":
            values[field.name] = which(words, rules, value)
        elif isinstance(value, tuple):
            parts = [effect_text(words, rules, part) for part in value]
            values[field.name] = words.say(key("join", type(effect).__name__), "; ").join(parts)
        elif field.name == "per":
            values[field.name] = words.say(key("per", value), value) if value else "none"
        else:
            values[field.name] = int(value)
    name = type(effect).__name__
    return words.say(key("effect", name), name, **values)


def which(words: Words, rules: Rules, cards: Sequence[int]) -> str:
    """Cards by name, or the kind of card that they are together."""
    first = rules.first_objective
    if len(cards) == first - 1:
        return words.say("cards-any-cattle", "any cattle")
    if cards[0] >= first:
        return words.say("cards-objective", "objective card")
    names = [words.thing(rules.cards[card].name) for card in cards]
    return words.say("cards-or", " or ").join(names)


def option(s: TrailState, seat: int, action: Action) -> str:
    """An option in words; local and auxiliary actions say what they do."""
    words = spoken()
    text = words.action(action)
    if action.verb == "go":
        return joined(text, stop_words(words, s, seat, action.arg))
    top = s.stack[-1]
    if action.verb == "hire" and isinstance(top, ChooseWorker):
        return f"{text}: ${top.price(s, action.arg // 3)}"
    if action.verb == "exchange":
        return f"{text}: {words.say('ui-detail-exchange', '')}"
    if action.verb == "take" and action.arg < len(s.rules.objectives):
        return f"{text} ({tasks(s.rules.objectives[action.arg])})"
    said = said_effect(s, seat, action)
    return f"{text}: {effect_text(words, s.rules, said)}" if said else text


def counted(names: list[str]) -> str:
    """Names with their number where there are several."""
    counts = Counter(names).items()
    return ", ".join([f"{n} × {name}" if n > 1 else name for name, n in counts]) or "-"


def tasks(row: Objective) -> str:
    """What an objective card asks for, and its points with and without it."""
    loss = f"/-{row.penalty}" if row.penalty else ""
    return f"{counted([spoken().thing(f'task-{task}') for task in row.tasks])}: {row.vp}{loss}"


def joined(text: str, details: Sequence[str]) -> str:
    """An option and what it leads to."""
    return f"{text}: {' · '.join(details)}" if details else text


def stop_words(words: Words, s: TrailState, seat: int, at: int) -> list[str]:
    """What a place costs, and what can be done there."""
    if at == s.rules.kansas_city:
        return [words.say("ui-detail-kansas-city", "")]
    due = fee(s, seat, at)
    found = [f"-${due}"] if due else []
    if usable(s, seat, at):
        actions = local_actions(s, at, False)
        return found + [effect_text(words, s.rules, effect) for _, effect in actions]
    return [*found, words.say("ui-detail-aux-only", "")] if s.board[at] else found


def said_effect(s: TrailState, seat: int, action: Action) -> Effect[Any] | None:
    """What an option starts, where its name alone does not tell."""
    rules = s.rules
    top = s.stack[-1]
    if action.verb in ("aux", "double"):
        return rules.aux[action.arg][action.verb == "double"]
    if action.verb == "play":
        return rules.objectives[action.arg].action
    if action.verb in ("use", "risk") and isinstance(top, AtLocation):
        slots = dict(local_actions(s, top.at, bool(top.path)))
        return slots.get(6 if action.verb == "risk" else action.arg)
    if action.verb in ("choose", "perform"):
        effects = getattr(top, "effects", ())
        return effects[action.arg] if effects else getattr(top, "effect", None)
    return None
