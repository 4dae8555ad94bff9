"""The first edition: its Rules value, its options, and the rulings that a table may turn round."""

from __future__ import annotations

from typing import Final

from trailboss.core.game import Option
from trailboss.games.gwt1 import components as c
from trailboss.games.gwt1.law import DETAILS, LAW
from trailboss.games.gwt1.provenance import TAGS
from trailboss.games.trail.game import Changes, TrailGame, rulings
from trailboss.games.trail.rules import Rules
from trailboss.games.trail.shared_components import UNNAMED, edition
from trailboss.games.trail.topics import numbered

RULES: Final = edition(
    Rules(
        act=UNNAMED,
        law=numbered(LAW),
        nodes=c.TRAIL,
        bags=c.BAGS,
        colours=("teepee_green", "teepee_blue"),
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
        copy_chain=True,
        counts_without_disc=False,
        other_bags=c.BAGS_UNEVEN,
    ),
    c.TILES,
    c.CATTLE,
)


def changes(rules: Rules) -> Changes:
    """What the options change."""
    return {**rulings(rules), "discless=on": {"counts_without_disc": True}}


GWT1: Final = TrailGame(
    name="gwt1",
    title="Great Western Trail, first edition",
    newest=2,
    history=(
        Option("neutral", ("letters", "shuffled"), "neutral buildings on their letters (R3.2)"),
        Option("sides", ("a", "b", "random"), "sides of private buildings (R3.11)", "[ab]{10}"),
        Option("split", ("even", "uneven"), "workers of backs 2 and 3 (R3.4, U1)"),
        Option("waste", ("on", "off"), "one certificate may be spent from 6 (R8.8, U2)"),
        Option("window", ("on", "off"), "objective cards in Kansas City (R14.6, U3)"),
        Option("skip", ("off", "on"), "phase B may be empty (R6.7, U4)"),
        Option("copy_risk", ("on", "off"), "8b copies the risk action too (R9.14, U8)"),
        Option(
            "station_first",
            ("on", "off"),
            "station before the reward (R10.8, U9)",
            since=2,
            before=("off", "on"),
        ),
        Option("discless", ("off", "on"), "a delivery without a disc counts (R13.8, U10)"),
        Option("signal", ("passed", "ahead"), "the signal at a turnout (R8.14, U11)"),
    ),
    plain=RULES,
    changes=changes,
    tags=TAGS,
    cited={topic: (number, *DETAILS.get(topic, ())) for topic, number in LAW.items()},
)
