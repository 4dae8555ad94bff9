"""The Rules value of the second edition, with and without Simmental cattle."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trailboss.core.game import Option
from trailboss.games.gwt2 import components as c
from trailboss.games.gwt2.law import LAW
from trailboss.games.trail.actions import Actions
from trailboss.games.trail.cards import Exchange
from trailboss.games.trail.game import TrailGame
from trailboss.games.trail.rules import Rules

ACTIONS: Final = Actions(
    nodes=[node.name for node in c.TRAIL],
    cards=[card.name for card in c.CARDS],
    objectives=[row.name for row in c.OBJECTIVES],
    options=[option.name for option in c.MARKET],
    spaces=[space.name for space in c.SPACES],
    stations=[station.name for station in c.STATIONS],
    cities=[city.name for city in c.CITIES],
    discs=[disc.name for disc in c.DISCS],
)

PLAIN: Final = Rules(
    act=ACTIONS,
    law=LAW,
    nodes=c.TRAIL,
    tiles=c.TILES.tiles,
    first_neutral=c.TILES.first_neutral,
    first_private=c.TILES.first_private,
    neutral=c.NEUTRAL_BUILDINGS,
    private=c.PRIVATE_BUILDINGS,
    cards=c.CARDS,
    first_objective=len(c.CATTLE),
    objectives=(*c.OBJECTIVES, *c.STARTING),
    deck=len(c.OBJECTIVES),
    options=c.MARKET,
    spaces=c.SPACES,
    stations=c.STATIONS,
    cities=c.CITIES,
    arrows=c.ARROWS,
    crosses=c.CROSSES,
    masters=c.MASTERS,
    discs=c.DISCS,
    aux=c.AUXILIARY,
    aux_open=c.AUX_OPEN,
    worker_spaces=c.WORKER_SPACES,
    zones=c.ZONES,
    colours=("green", "orange"),
    bags=c.BAGS,
    prices=c.PRICES,
    market=c.MARKET_SIZE,
    fees=c.FEES,
    steps=c.STEPS,
    start_dollars=c.START_DOLLARS,
    start_cards=c.START_CARDS,
    start_tokens=c.START_TOKENS,
    once_a_turn=True,
    anytime=(Exchange(2),),
    start=0,
    kansas_city=len(c.TRAIL) - 1,
)
STAGE_1: Final = replace(c.CARDS[c.STAGES[0]], market=c.STAGE_CARDS)
SIMMENTAL: Final = {
    "cards": (*c.CARDS[: c.STAGES[0]], STAGE_1, *c.CARDS[c.STAGES[0] + 1 :]),
    "market": c.MARKET_SIZE_SIMMENTAL,
    "stages": c.STAGES,
    "stage_pile": c.STAGE_CARDS,
}

GWT2: Final = TrailGame(
    name="gwt2",
    title="Great Western Trail, second edition",
    version=1,
    options=(
        Option("neutral", ("letters", "shuffled"), "neutral buildings on their letters (R2.3)"),
        Option("sides", ("a", "b", "random"), "sides of private buildings (R2.1)", "[ab]{12}"),
        Option("simmental", ("off", "on"), "Simmental cattle (R13)"),
    ),
    plain=PLAIN,
    changes={"simmental=on": SIMMENTAL},
)
