"""Let the planner of Pioneer Rails explain a decision: its best turns, with and without it."""

from __future__ import annotations

from typing import Final

from trailboss.bots.base import Bot
from trailboss.bots.outlook import PROSPECTS, SHOWN, Outlook, Row, Why, mean
from trailboss.bots.pioneer.appraisal import turns_left
from trailboss.bots.pioneer.foresight import Foresight, next_table
from trailboss.bots.pioneer.greedy import with_card
from trailboss.bots.pioneer.strong import Leaf, Strong, best_first
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.games.pioneer.actions import DONE
from trailboss.games.pioneer.components import SUITS
from trailboss.games.pioneer.scoring import score_of
from trailboss.games.pioneer.state import PioneerState

DEEPEST: Final = 2
"""The most turns ahead at which plans are compared."""
TRIED: Final = 3
"""How many turns are looked at for each option."""


def explain(bot: Bot, s: State, legal: list[Action], done: Action) -> Why | None:
    """Why a card or a track was taken; None if there was no other plan, or no plan at all."""
    assert isinstance(bot, Strong), "the bot that plans"
    assert isinstance(s, PioneerState), "a view of Pioneer Rails"
    if legal[0].verb == "card":
        groups = by_card(bot, s, legal)
    elif legal[0].verb in ("nuggets", "activate"):
        return None
    else:
        groups = by_step(bot, s, done)
    if done not in groups or len(groups) < 2:
        return None
    rest = [action for action in groups if action is not done]
    rest.sort(key=lambda action: best_first(groups[action][0]))
    rows = [row(bot, s, action, groups[action]) for action in [done, *rest[: SHOWN - 1]]]
    return Why((rows[0], *sorted(rows[1:], key=lambda row: -row.lead)))


def by_card(bot: Strong, s: PioneerState, legal: list[Action]) -> dict[Action, list[Leaf]]:
    """The turns with each card, the best first."""
    appraisal = bot.appraisal(s)
    start = s.players[bot.seat]
    offered = {action.arg % len(SUITS) for action in legal}
    others = tuple([suit for suit in range(len(SUITS)) if suit not in offered])
    return {
        card: sorted(
            bot.turns(appraisal, card, with_card(start, card.arg + 1), others), key=best_first
        )
        for card in legal
    }


def by_step(bot: Strong, s: PioneerState, done: Action) -> dict[Action, list[Leaf]]:
    """The turns in which this was done sooner or later, and the others by their first step."""
    appraisal = bot.appraisal(s)
    leaves = bot.turns(appraisal, DONE, s.players[bot.seat], tuple(range(len(SUITS))))
    found: dict[Action, list[Leaf]] = {}
    for leaf in sorted(leaves, key=best_first):
        steps = leaf.way.actions or (DONE,)
        found.setdefault(done if done in steps else steps[0], []).append(leaf)
    return found


def row(bot: Strong, s: PioneerState, action: Action, leaves: list[Leaf]) -> Row:
    """The best turn of an option, looked at as far as all others."""
    turns = min(bot.further, DEEPEST, turns_left(s.players[bot.seat]))
    foresight = Foresight(bot.seat, bot.expected)
    best, most = leaves[0], leaves[0].worth
    for i, leaf in enumerate(leaves[:TRIED]):
        worth = foresight.worth(s, leaf.p, turns) if turns > 0 else leaf.worth
        if i == 0 or worth > most:
            best, most = leaf, worth
    lines = score_of(next_table(s, bot.seat, best.p), bot.seat).lines
    parts = {line.label: float(line.points) for line in lines}
    parts[PROSPECTS] = most - sum(parts.values())
    return mean(action.text, [Outlook(most, parts, None)])
