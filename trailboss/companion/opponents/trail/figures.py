"""All figures of Sam, for a companion that has no engine beside it (R14)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from trailboss.companion.opponents.trail import side, things, work
from trailboss.games.gwt2 import components
from trailboss.games.gwt2.sam import deck, policy
from trailboss.games.trail.objectives import TakeObjective
from trailboss.games.trail.shared_components import FEES, STATIONS


def table() -> dict[str, Any]:
    """What Sam meets on the board: tiles, stations, cities, the market (R14.8-R14.12)."""
    return {
        "buildings": [
            {
                "number": number,
                "name": row.name,
                "builders": row.builders,
                "vp": row.vp,
                "fees": policy.fees(row, FEES[0]),
            }
            for number, row in things.BUILDINGS.items()
        ],
        "stations": [{"vp": row.vp, "master": row.master} for row in STATIONS],
        "cities": [{"name": city.name, "vp": city.vp} for city in components.CITIES],
        "arrows": [
            {"vp": arrow.vp, "objective": isinstance(arrow.action, TakeObjective)}
            for arrow in components.ARROWS
        ],
        "market": [
            {
                "cowboys": field.cowboys,
                "dollars": field.dollars,
                "count": field.count,
                "what": work.FIELD_CARDS[field.cards],
            }
            for field in components.MARKET
        ],
    }


def figures() -> dict[str, Any]:
    """All figures of Sam (R14)."""
    return table() | {
        "cards": [asdict(card) for card in deck.SAM_CARDS],
        "levels": {level.name: asdict(level) for level in deck.SAM_LEVELS},
        "moves": side.MOVES,
        "deeds": side.ACTIONS,
        "halves": side.HALVES,
        "tiles": side.TILES,
        "first_objective": side.FIRST_OBJECTIVE,
        "workers": components.WORKERS,
        "discs": len(components.DISCS),
        "full_row": things.FULL_ROW,
        "top_workers": things.TOP_WORKERS,
        "top_worker_vp": things.TOP_WORKER_VP,
        "token_vp": things.TOKEN_VP,
        "objective_vp": list(work.OBJECTIVE_VP),
        "hazard_vp": work.HAZARD_VP,
        "cattle_vp": list(work.CATTLE_VP),
        "revealed": deck.REVEALED,
        "buy_dollars": deck.BUY_DOLLARS,
    }
