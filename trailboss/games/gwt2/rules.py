"""The second edition: its Rules value, its options, what Simmental cattle and Sam change."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from trailboss.core.game import Option
from trailboss.games.gwt2 import components as c
from trailboss.games.gwt2.law import DETAILS, LAW
from trailboss.games.gwt2.provenance import TAGS
from trailboss.games.gwt2.sam import seat as sam
from trailboss.games.gwt2.sam.turn import AUTOMA
from trailboss.games.trail.cards import Exchange
from trailboss.games.trail.game import ALONE, Changes, TrailGame, rulings
from trailboss.games.trail.rules import Rules
from trailboss.games.trail.shared_components import UNNAMED, edition
from trailboss.games.trail.topics import numbered

RULES: Final = edition(
    Rules(
        act=UNNAMED,
        law=numbered(LAW),
        nodes=c.TRAIL,
        bags=c.BAGS,
        colours=("green", "orange"),
        objectives=(*c.OBJECTIVES, *c.STARTING),
        options=c.MARKET,
        neutral=c.NEUTRAL_BUILDINGS,
        private=c.PRIVATE_BUILDINGS,
        cities=c.CITIES,
        arrows=c.ARROWS,
        masters=c.MASTERS,
        discs=c.DISCS,
        aux=c.AUXILIARY,
        worker_spaces=c.WORKER_SPACES,
        start_cards=c.START_CARDS,
        start_tokens=c.START_TOKENS,
        once_a_turn=True,
        copy_others_risk=False,
        anytime=(Exchange(2),),
        opponent=AUTOMA,
        other_bags=c.BAGS_UNEVEN,
    ),
    c.TILES,
    c.CATTLE,
)
LEVELS: Final = tuple([level.name for level in AUTOMA.levels])


def changes(rules: Rules) -> Changes:
    """What the options change, and what is different for somebody who plays alone."""
    return {
        **rulings(rules),
        "simmental=on": simmental(rules),
        "copy_risk=on": {"copy_others_risk": True},
        "discless=off": {"counts_without_disc": False},
        "letters=off": {"by_letter": False},
        "raise_tokens=off": {"raise_tokens": False},
        ALONE: {"law": numbered({**LAW, **sam.LAW}), "automa": rules.opponent},
    }


def simmental(rules: Rules) -> dict[str, Any]:
    """Stage 1 is shuffled into the market, the others wait beside it (R13)."""
    names = [card.name for card in rules.cards]
    stages = tuple([names.index(c.CATTLE[stage].name) for stage in c.STAGES])
    first = replace(rules.cards[stages[0]], market=c.STAGE_CARDS)
    return {
        "cards": (*rules.cards[: stages[0]], first, *rules.cards[stages[0] + 1 :]),
        "market": c.MARKET_SIZE_SIMMENTAL,
        "stages": stages,
        "stage_pile": c.STAGE_CARDS,
    }


def later(name: str, choices: tuple[str, ...], text: str, before: str) -> Option:
    """A ruling that the second version of the rules has brought, and what it was before."""
    return Option(name, choices, text, since=2, before=(before,))


RULINGS: Final = (
    later("split", ("even", "uneven"), "workers of backs 2 and 3 (R2.5, D23)", "even"),
    later("waste", ("on", "off"), "one certificate may be spent from 6 (R6.7, D24)", "off"),
    later("window", ("on", "off"), "objective cards in Kansas City (R9.3, D8)", "on"),
    later("skip", ("off", "on"), "phase B may be empty (R5.6, D2)", "off"),
    later("copy_risk", ("own", "on", "off"), "6b copies the risk action too (R8.31, D7)", "on"),
    later("station_first", ("on", "off"), "station before the reward (R8.13, D16)", "off"),
    later("discless", ("on", "off"), "a delivery without a disc counts (R12.2, D10)", "on"),
    later("signal", ("passed", "ahead"), "the cross at a turnout (R6.13, D25)", "passed"),
    later("letters", ("on",), "both sides of a building are different buildings (R8.32)", "off"),
    later("raise_tokens", ("on",), "exchange tokens while cattle are raised (R10.2)", "off"),
)

GWT2: Final = TrailGame(
    name="gwt2",
    title="Great Western Trail, second edition",
    newest=2,
    history=(
        Option("neutral", ("letters", "shuffled"), "neutral buildings on their letters (R2.3)"),
        Option("sides", ("a", "b", "random"), "sides of private buildings (R2.1)", "[ab]{12}"),
        Option("simmental", ("off", "on"), "Simmental cattle (R13)"),
        Option("sam", LEVELS, "how strong Sam is, if you play alone (R14)"),
        *RULINGS,
    ),
    plain=RULES,
    changes=changes,
    tags=TAGS,
    cited={topic: (n, *DETAILS.get(topic, ())) for topic, n in {**LAW, **sam.LAW}.items()},
    seats=range(1, 5),
    automa="sam",
)
