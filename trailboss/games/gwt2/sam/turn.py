"""Sam's turn, card by card (R14.4, R14.6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from trailboss.core.engine import Step
from trailboss.core.rng import shuffled
from trailboss.games.gwt2.sam import deck, policy
from trailboss.games.gwt2.sam.build import build
from trailboss.games.gwt2.sam.engine import move_engine
from trailboss.games.gwt2.sam.hire import hire_cheapest, hire_engineer, hire_specialist
from trailboss.games.gwt2.sam.kansas_city import SamVisits
from trailboss.games.gwt2.sam.move import SamMoves
from trailboss.games.gwt2.sam.seat import SAM, automa, trade_name
from trailboss.games.gwt2.sam.setup import SamSetUp
from trailboss.games.gwt2.sam.take import buy, reveal, take_bandit, take_hazard, take_objective
from trailboss.games.trail.rules import Automa
from trailboss.games.trail.state import AutomaCards, TrailState


@dataclass(frozen=True)
class SamTurn(Step[TrailState]):
    """Turn over a card, move, do what it says, visit Kansas City, discard it."""

    def run(self, s: TrailState) -> None:
        own = s.automa
        if not own.draw:
            own = AutomaCards(own.specialty, shuffled(s, own.discard), ())
            s.tell("shuffle", SAM, "automa.turn")
        card = own.draw[0]
        s.automa = AutomaCards(own.specialty, own.draw[1:], own.discard)
        s.reveal()
        s.tell("sam-card", SAM, "automa.card", card, f"sam-card-{card}")
        s.then(SamMoves(card), SamActs(card), SamVisits(), SamDiscards(card))


@dataclass(frozen=True)
class SamActs(Step[TrailState]):
    """What the card says, if he is the specialist it asks for."""

    card: int = 0

    def run(self, s: TrailState) -> None:
        card = automa(s).cards[self.card - 1]
        if not policy.acts(card, trade_name(s, s.automa.specialty)):
            s.tell("sam-idle", SAM, "automa.card", self.card, card.specialist)
            return
        for action in card.actions:
            DO[action](s)


def buy_one_less(s: TrailState) -> None:
    """A purchase with one cowboy fewer than he has."""
    buy(s, fewer=1)


DO: Final[dict[str, Callable[[TrailState], None]]] = {
    deck.HIRE_CHEAPEST: hire_cheapest,
    deck.HIRE_SPECIALIST: hire_specialist,
    deck.HIRE_ENGINEER: hire_engineer,
    deck.ENGINE: move_engine,
    deck.OBJECTIVE: take_objective,
    deck.BANDIT: take_bandit,
    deck.HAZARD: take_hazard,
    deck.REVEAL: reveal,
    deck.BUY: buy,
    deck.BUY_ONE_LESS: buy_one_less,
    deck.BUILD: build,
}
"""How he does what a card says (R14.7 to R14.10)."""


@dataclass(frozen=True)
class SamDiscards(Step[TrailState]):
    """The card is turned away, to be shuffled when no other is left."""

    card: int = 0

    def run(self, s: TrailState) -> None:
        own = s.automa
        s.automa = AutomaCards(own.specialty, own.draw, (*own.discard, self.card))


COUNTED: Final = (
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "workers",
    "job-market-token",
)
AUTOMA: Final = Automa(
    name="sam",
    option="sam",
    cards=deck.SAM_CARDS,
    levels=deck.SAM_LEVELS,
    dollars=deck.BUY_DOLLARS,
    revealed=deck.REVEALED,
    deal=SamSetUp(),
    turn=SamTurn(),
    counted=COUNTED,
    says=deck.ACTIONS,
    counts=deck.COUNTS,
    frames=(SamTurn, SamMoves, SamActs, SamVisits, SamDiscards),
)
