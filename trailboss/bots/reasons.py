"""Let a searching bot explain a decision: it looks again, and takes the best options apart."""

from __future__ import annotations

from typing import Final

from trailboss.bots.base import Bot
from trailboss.bots.lookahead import Lookahead, Weighed
from trailboss.bots.outlook import SHOWN, Outlook, Why, mean
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.rng import MASK, mix

GUESSES: Final = 4
"""How many common guesses the options are compared on."""
APART: Final = 1 << 32
"""Guesses that are not those of the decision."""


def explain(bot: Bot, view: State, legal: list[Action], done: Action) -> Why | None:
    """Why an option was taken; None if nothing was weighed, as without a value."""
    assert isinstance(bot, Lookahead), "the bot that searches"
    bot.choose(view, legal)
    if not bot.weighed:
        return None
    rest = [option for option in bot.weighed if option.action is not done]
    rest.sort(key=by_gain)
    shown = [done, *[option.action for option in rest[: SHOWN - 1]]]
    judge = bot.judge
    base = judge.base(view, legal)
    found: dict[Action, list[Outlook]] = {action: [] for action in shown}
    for i in range(GUESSES):
        world = judge.guess(view, mix((bot.seed + APART + i) & MASK))
        judge.outcome(world.clone(), base)  # A judge may compare the others with it.
        for action in shown:
            found[action].append(judge.outlook(world.clone(), action))
    rows = [mean(action.text, found[action]) for action in shown]
    return Why((rows[0], *sorted(rows[1:], key=lambda row: -row.lead)))


def by_gain(option: Weighed) -> float:
    """The best first."""
    return -option.gain
