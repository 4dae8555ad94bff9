"""The set-up of Pioneer Rails (R3, R14, R15.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.companion.setup_plan import LOTS, Choice, Draw, Plan, Step, lots
from trailboss.games.pioneer import components as c
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.goals import goal_name
from trailboss.games.pioneer.setup import goals_of

SHEET: Final = Choice("map", ("a", "b", "random"))
SECRET: Final = Choice("extra_card", ("false", "true"), most=c.EXTRA_CARD_SEATS)
LEVEL: Final = Choice("level", c.LEVELS, most=1)


def pioneer() -> Plan:
    """For 1 and more."""
    steps = (
        *lots("R3.4", "dealer"),
        *sheets(),
        Step("start", "R3.2"),
        Step("goal-section", "R15.1", most=1),
        Step("cards", "R3.4", {"cards": len(c.DECK)}),
        Step("chip", "R3.4", least=2),
        *goals(),
        *by_players(),
    )
    return Plan(PIONEER.seats, (LOTS, SHEET, SECRET, LEVEL), steps)


def sheets() -> tuple[Step, ...]:
    """One side for all (R3.1)."""
    either = (Draw(tuple(c.MAPS), ("sheet",)),)
    return (
        Step("sheets", "R3.1", only={"map": "random"}, draws=either),
        *[Step(f"sheets-{side}", "R3.1", only={"map": side}) for side in c.MAPS],
    )


def goals() -> tuple[Step, ...]:
    """One of each type by lot (R3.3); alone they lie face down beside others (R15.2)."""
    draws = tuple(
        [
            Draw(tuple([goal_name(goal) for goal in goals_of(i)]), (f"{name} goal",))
            for i, name in enumerate(c.GOAL_TYPES)
        ]
    )
    rest = len(c.GOALS) - len(c.GOAL_TYPES)
    alone = [
        Step("goals-open", "R15.2", {"cards": rest, "open": many}, most=1, only={"level": level})
        for many, level in enumerate(c.LEVELS)
    ]
    return (
        Step("goals", "R3.3", {"left": rest}, least=2, draws=draws),
        Step("goals-down", "R15.2", {"cards": len(c.GOAL_TYPES)}, most=1),
        *alone,
        Step("goals-rest", "R15.2", most=1),
    )


def by_players() -> tuple[Step, ...]:
    """What depends on how many play (R3.5, R14, R15.3)."""
    secret = {"extra_card": "true"}
    bonus = (None, None, {"points": c.THREE_PLAYER_BONUS})
    return (
        Step("bonus", "R3.5", least=3, most=3, each=bonus),
        Step("dealing", "R4.2", {"cards": c.TURN_CARDS}, least=2, most=c.MANY - 1),
        Step("dealing-many", "R14.1", {"cards": c.TURN_CARDS - 1}, least=c.MANY),
        Step("dealing-alone", "R15.3", {"cards": c.TURN_CARDS - 1}, most=1),
        Step("secret", "R14.2", {"turn": c.TURNS}, most=c.EXTRA_CARD_SEATS, only=secret),
    )


PLANS: Final[dict[str, Callable[[], Plan]]] = {"pioneer": pioneer}
