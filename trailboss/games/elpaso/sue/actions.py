"""The actions of Sue's cards: market, draw, train, build, best of three (R14.8-R14.13)."""

from __future__ import annotations

from typing import Any

from trailboss.core.engine import Effect
from trailboss.games.elpaso.location import train_source
from trailboss.games.elpaso.rules import ENGINEER
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.elpaso.sue.build import build
from trailboss.games.elpaso.sue.deck import BEST, BUILD, MARKET, TRAIN
from trailboss.games.elpaso.sue.market import gain_breed, go_to_market, take_token
from trailboss.games.elpaso.sue.policy import (
    COW,
    DRAWS,
    HIRE,
    TOKEN,
    TRADES,
    accepted,
    strongest,
    train_card,
)
from trailboss.games.elpaso.sue.state import SUE
from trailboss.games.elpaso.sue.workers import counted, draw_resource, row, workers


def act(s: ElPasoState, action: str) -> None:
    """Do the action of a card."""
    if action == BEST:
        action = best_of_three(s)
    if action == MARKET:
        go_to_market(s)
    elif action == BUILD:
        build(s)
    elif action == TRAIN:
        use_train(s)
    for _ in range(DRAWS.get(action, 0)):
        draw_resource(s)


def best_of_three(s: ElPasoState) -> str:
    """The action of the speciality with the most workers, the leftmost of equals (R14.13)."""
    mine = counted(s)
    best = strongest(row(s), mine)
    s.tell("sue-best", SUE, "R14.13", mine[best], best)
    return TRADES[best]


def use_train(s: ElPasoState) -> None:
    """The train card for her number of engineers, the last one for more (R14.10)."""
    card = train_card(workers(s, ENGINEER), len(s.rules.train)) - 1
    s.tell("sue-train", SUE, "R14.10", card + 1, "train-card")
    for effect in s.rules.sources[train_source(s, card)].effects:
        accept(s, effect, "R14.10")


def accept(s: ElPasoState, effect: Effect[Any], rule: str) -> None:
    """Of printed actions she does these three, without any cost, and ignores the rest (R14.10)."""
    what, kind = accepted(effect)
    if what == TOKEN:
        take_token(s, kind, rule)
    elif what == COW:
        gain_breed(s, kind, rule)
    elif what == HIRE:
        draw_resource(s)
