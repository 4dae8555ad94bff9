"""The set-up of El Paso (R2, R14.1); every number is read off the tables of the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.companion.setup_plan import LOTS, Choice, Draw, Number, Plan, Step, lots
from trailboss.games.elpaso.game import EL_PASO
from trailboss.games.elpaso.printed_rules import RULES
from trailboss.games.elpaso.setup import bonuses, objectives

NEUTRAL: Final = Choice("neutral", ("shuffled", "letters"))
SIDES: Final = Choice("sides", ("random", "a", "b"))
TRAIN: Final = Choice("train", ("random", "plain", "star"))


def el_paso() -> Plan:
    """For 1 to 4."""
    sue = Step("sue", "R14.1", most=1, link="sue")
    table = (Step("bank-tokens", "R6.2"), Step("elpaso-tile", "R2.1"))
    steps = (*lots("R2.8"), *table, *board(), *markets(), *people(), sue)
    return Plan(EL_PASO.seats, (LOTS, NEUTRAL, SIDES, TRAIN), steps)


def board() -> tuple[Step, ...]:
    """Neutral buildings, the train and its supply."""
    letters = tuple([row.name for row in RULES.neutral])
    cards = tuple([str(row.engineers) for row in RULES.train])
    tokens = {
        "objectives": len(objectives(RULES)),
        "bonuses": len(bonuses(RULES)),
        "open": RULES.display,
    }
    train = (Draw(("plain", "star"), cards, back=True),)
    return (
        Step("neutral", "R2.1", only={"neutral": "shuffled"}, draws=(Draw(letters, letters),)),
        Step("neutral-letters", "R2.1", only={"neutral": "letters"}),
        Step("train", "R2.2", {"cards": len(cards)}, only={"train": "random"}, draws=train),
        Step("train-plain", "R2.2", {"cards": len(cards)}, only={"train": "plain"}),
        Step("train-star", "R2.2", {"cards": len(cards)}, only={"train": "star"}),
        Step("supply", "R2.3", tokens),
    )


def markets() -> tuple[Step, ...]:
    """Cattle, buildings, workers, Simmental cards."""
    cattle = {RULES.cards[row.cards[0]].name: row.cards[0] for row in RULES.fields}
    breeds = {name: RULES.cards[card].market for name, card in cattle.items()}
    stacks = {"stacks": len(RULES.kinds), "tiles": RULES.kinds[0].copies}
    numbers = tuple([str(row.builders) for row in RULES.kinds])
    sides = (Draw(("a", "b"), numbers, back=True),)
    kinds = len(RULES.cards) - RULES.first_worker
    stack: dict[str, Number] = {"cards": RULES.simmentals, "all": max(RULES.simmentals)}
    return (
        Step("cattle", "R2.4", breeds),
        Step("stacks", "R2.4", stacks, only={"sides": "random"}, draws=sides),
        Step("stacks-a", "R2.4", stacks, only={"sides": "a"}),
        Step("stacks-b", "R2.4", stacks, only={"sides": "b"}),
        Step("workers", "R2.5", {"stacks": kinds, "cards": RULES.worker_stock}),
        Step("simmental", "R2.6", stack),
    )


def people() -> tuple[Step, ...]:
    """What everybody has at the start."""
    own = {
        "discs": len(RULES.slots),
        "workers": RULES.start_workers,
        "cows": len(RULES.herd),
        "hand": RULES.hand,
    }
    capital = tuple([{"dollars": d, "tokens": tokens} for d, tokens in RULES.capital])
    return (
        Step("ranch", "R2.7", own),
        Step("objective", "R2.8"),
        Step("rancher", "R2.9"),
        Step("capital-elpaso", "R2.10", each=capital),
    )


PLANS: Final[dict[str, Callable[[], Plan]]] = {"elpaso": el_paso}
