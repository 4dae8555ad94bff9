"""The train: engineers for the actions of one card (R6.8)."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.games.elpaso.actions import PASS, TRAIN
from trailboss.games.elpaso.effects import ElPasoEffect
from trailboss.games.elpaso.location import Perform, train_source
from trailboss.games.elpaso.rules import ENGINEER
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.elpaso.workers import affords, employ, short_of
from trailboss.games.kit.requirements import Missing, refuse


def usable(s: ElPasoState, seat: int) -> list[Action]:
    """The cards that engineers and dollars allow."""
    cards = enumerate(s.rules.train)
    return [TRAIN[i] for i, card in cards if affords(s, seat, ENGINEER, card.engineers)]


@dataclass(frozen=True)
class UseTrain(ElPasoEffect):
    """Use one train card (R6.8)."""

    def can(self, s: ElPasoState, seat: int) -> bool:
        return bool(usable(s, seat))

    def missing(self, s: ElPasoState, seat: int) -> Missing:
        fewest = min([card.engineers for card in s.rules.train])
        return short_of(s, seat, ENGINEER, fewest, "R6.8")

    def start(self, s: ElPasoState, seat: int) -> None:
        s.then(ChooseTrainCard(seat))


@dataclass(frozen=True)
class ChooseTrainCard(Decision[ElPasoState]):
    """Which train card? One per action (R6.8)."""

    def rule(self) -> str:
        return "R6.8"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        return usable(s, seat) or [PASS]

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        able = usable(s, seat)
        return [
            refuse(s, TRAIN[i], short_of(s, seat, ENGINEER, card.engineers, "R6.8"))
            for i, card in enumerate(s.rules.train)
            if TRAIN[i] not in able
        ]

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is not PASS:
            engineers = s.rules.train[action.arg].engineers
            employ(s, seat, ENGINEER, engineers, "R6.8", RunTrain(action.arg))


@dataclass(frozen=True)
class RunTrain(ElPasoEffect):
    """The actions of the card that was paid for (R6.8)."""

    card: int = 0

    def start(self, s: ElPasoState, seat: int) -> None:
        s.tell("train", seat, "R6.8", self.card + 1, "train-card")
        s.then(Perform(seat, train_source(s, self.card)))
