"""The second edition: its Rules value, its options, what Simmental cattle and Sam change."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trailboss.core.game import Option
from trailboss.games.gwt2 import components as c
from trailboss.games.gwt2 import sam
from trailboss.games.gwt2.law import LAW
from trailboss.games.gwt2.sam_turn import AUTOMA
from trailboss.games.trail.cards import Exchange
from trailboss.games.trail.classic import Edition, edition
from trailboss.games.trail.game import ALONE, TrailGame

RULES: Final = replace(
    edition(
        Edition(
            law=LAW,
            nodes=c.TRAIL,
            tiles=c.TILES,
            bags=c.BAGS,
            workers=c.WORKERS,
            colours=("green", "orange"),
            cattle=c.CATTLE,
            objectives=(*c.OBJECTIVES, *c.STARTING),
            fields=c.MARKET,
            neutral=c.NEUTRAL_BUILDINGS,
            private=c.PRIVATE_BUILDINGS,
            cities=c.CITIES,
            arrows=c.ARROWS,
            masters=c.MASTERS,
            slots=c.DISCS,
            aux=c.AUXILIARY,
            worker_spaces=c.WORKER_SPACES,
            start_cards=c.START_CARDS,
        )
    ),
    start_tokens=c.START_TOKENS,
    once_a_turn=True,
    anytime=(Exchange(2),),
)

STAGE_1: Final = replace(c.CATTLE[c.STAGES[0]], market=c.STAGE_CARDS)
SIMMENTAL: Final = {
    "cards": (*RULES.cards[: c.STAGES[0]], STAGE_1, *RULES.cards[c.STAGES[0] + 1 :]),
    "market": c.MARKET_SIZE_SIMMENTAL,
    "stages": c.STAGES,
    "stage_pile": c.STAGE_CARDS,
}
SOLO: Final = {"law": {**LAW, **sam.LAW}, "automa": AUTOMA}

GWT2: Final = TrailGame(
    name="gwt2",
    title="Great Western Trail, second edition",
    version=1,
    options=(
        Option("neutral", ("letters", "shuffled"), "neutral buildings on their letters (R2.3)"),
        Option("sides", ("a", "b", "random"), "sides of private buildings (R2.1)", "[ab]{12}"),
        Option("simmental", ("off", "on"), "Simmental cattle (R13)"),
        Option("sam", tuple(sam.LEVELS), "how strong Sam is, if you play alone (R14)"),
    ),
    plain=RULES,
    changes={"simmental=on": SIMMENTAL, ALONE: SOLO},
    seats=range(1, 5),
    automa="sam",
)
