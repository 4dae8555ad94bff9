"""Why a bot does something, as it is printed: the options with what they differ by."""

from __future__ import annotations

from typing import Final

from trailboss.bots.outlook import OTHERS, PROSPECTS, SLIGHT, Row, Why
from trailboss.core.game import Game
from trailboss.i18n import key, words

SHOWN: Final = 4
"""The most categories that are named for an option: those that differ most."""


def explained(why: Why, game: Game) -> list[str]:
    """What was done, then the best others with their differences."""
    lines: list[str] = []
    for row in why.rows:
        said = words().action(game.actions.parse(row.text))
        points = words().say("ui-why-points", "", points=f"{row.points:.1f}")
        chance = ""
        if row.chance is not None:
            chance = ", " + words().say("ui-why-chance", "", percent=round(100 * row.chance))
        lines.append(f"    {said}: {points}{chance}")
        if row is not why.rows[0]:
            lines += [f"        {line}" for line in differences(why, row)]
    return lines


def differences(why: Why, row: Row) -> list[str]:
    """Where an option is better or worse than what was done, the most first."""
    done = why.rows[0].parts
    gains = [(row.parts.get(name, 0.0) - done[name], name) for name in done]
    gains = sorted([one for one in gains if abs(one[0]) >= SLIGHT], key=lambda one: -abs(one[0]))
    return [f"{gain:+.1f} {words().say(key('score', name), name)}" for gain, name in gains[:SHOWN]]


def spoken_reason(who: str, reason: str) -> str:
    """What a learner's partner says about its turn."""
    if reason in (OTHERS, PROSPECTS):
        return words().say(f"ui-reason-{reason}", reason, who=who)
    category = words().say(key("score", reason), reason)
    return words().say("ui-reason", reason, who=who, category=category)
