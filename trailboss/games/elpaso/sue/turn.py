"""Sue's turn: turn up a card, ride, do its action, and what El Paso brings (R14.6)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trailboss.core.engine import Step
from trailboss.core.rng import shuffled
from trailboss.games.elpaso.movement import EL_PASO
from trailboss.games.elpaso.state import ElPasoState, sue_of
from trailboss.games.elpaso.sue.actions import act
from trailboss.games.elpaso.sue.delivery import visit_el_paso
from trailboss.games.elpaso.sue.move import ride
from trailboss.games.elpaso.sue.state import SUE


@dataclass(frozen=True)
class TurnUpCard(Step[ElPasoState]):
    """The top card of the bot deck; used cards are shuffled if there is none (R14.3, R14.6)."""

    def run(self, s: ElPasoState) -> None:
        sue = sue_of(s)
        bot, used = sue.bot, sue.used
        if not bot:
            bot, used = shuffled(s, used), ()
            s.tell("sue-shuffle", SUE, "R14.3")
        card = bot[0]
        s.sue = replace(sue, bot=bot[1:], used=(*used, card))
        s.reveal()
        s.tell("sue-card", SUE, "R14.6", 0, f"sue-{s.rules.sue[card - 1].name}")
        s.then(Ride(card), Act(card), VisitElPaso())


@dataclass(frozen=True)
class Ride(Step[ElPasoState]):
    """The movement of the card (R14.7)."""

    card: int = 1

    def run(self, s: ElPasoState) -> None:
        ride(s, s.rules.sue[self.card - 1])


@dataclass(frozen=True)
class Act(Step[ElPasoState]):
    """The action of the card; the stop that she has reached has no influence on it (R14.7)."""

    card: int = 1

    def run(self, s: ElPasoState) -> None:
        act(s, s.rules.sue[self.card - 1].action)


@dataclass(frozen=True)
class VisitElPaso(Step[ElPasoState]):
    """If she stands in El Paso, a card and a delivery after the action (R14.15)."""

    def run(self, s: ElPasoState) -> None:
        if s.players[SUE].rancher == EL_PASO:
            visit_el_paso(s)
