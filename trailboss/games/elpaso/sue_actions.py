"""The actions of Sue's cards: market, draw, train, build, best of three (R14.8-R14.13)."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.games.elpaso.location import train_source
from trailboss.games.elpaso.market import GainCow
from trailboss.games.elpaso.rules import BUILDER, COWBOY, ENGINEER
from trailboss.games.elpaso.state import ElPasoState, sue_of
from trailboss.games.elpaso.sue_build import build
from trailboss.games.elpaso.sue_deck import BEST, BUILD, DRAW_1, DRAW_2, MARKET, TRAIN
from trailboss.games.elpaso.sue_market import gain_breed, go_to_market, take_token
from trailboss.games.elpaso.sue_state import SUE
from trailboss.games.elpaso.sue_workers import draw_resource, strongest, workers
from trailboss.games.elpaso.tokens import TakeToken
from trailboss.games.elpaso.workers import Hire

DRAWS: Final = {DRAW_1: 1, DRAW_2: 2}
TRADES: Final = {COWBOY: MARKET, BUILDER: BUILD, ENGINEER: TRAIN}
"""The action of each speciality (R14.13)."""


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
    kind = strongest(s, list(sue_of(s).row))
    name = s.rules.cards[s.rules.first_worker + kind].name
    s.tell("sue-best", SUE, "R14.13", workers(s, kind), name)
    return TRADES[kind]


def use_train(s: ElPasoState) -> None:
    """The train card for her number of engineers, the last one for more (R14.10)."""
    engineers = workers(s, ENGINEER)
    card = min(engineers, len(s.rules.train)) - 1
    s.tell("sue-train", SUE, "R14.10", card + 1, "train-card")
    for effect in s.rules.sources[train_source(s, card)].effects:
        accept(s, effect, "R14.10")


def accept(s: ElPasoState, effect: Effect[Any], rule: str) -> None:
    """Of printed actions she does these three, without any cost, and ignores the rest (R14.10)."""
    if isinstance(effect, TakeToken):
        take_token(s, effect.what, rule)
    elif isinstance(effect, GainCow):
        gain_breed(s, effect.field, rule)
    elif isinstance(effect, Hire):
        draw_resource(s)
