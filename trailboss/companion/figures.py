"""The figures of the solo opponents, for a companion that has no engine beside it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from trailboss.companion import ending, sam, sam_things, sam_work, sue, sue_things, sue_work
from trailboss.companion.session import OPPONENTS
from trailboss.games.elpaso import components as elpaso
from trailboss.games.elpaso.sue import deck as sue_deck
from trailboss.games.elpaso.sue import policy as sue_policy
from trailboss.games.gwt2 import components as gwt2
from trailboss.games.gwt2.sam import deck as sam_deck
from trailboss.games.gwt2.sam import policy as sam_policy
from trailboss.games.trail.objectives import TakeObjective
from trailboss.games.trail.shared_components import FEES, STATIONS


def opponents() -> list[dict[str, Any]]:
    """Every opponent with its game, options and figures."""
    return [
        {
            "name": name,
            "game": game,
            "options": [{"name": o.name, "choices": list(o.choices)} for o in options],
            "figures": FIGURES[name] | ENDING,
        }
        for name, (game, options) in OPPONENTS.items()
    ]


ENDING: Final[dict[str, Any]] = {
    "most_points": ending.MOST_POINTS,
    "most_left": ending.MOST_LEFT,
}


def sam_table() -> dict[str, Any]:
    """What Sam meets on the board: tiles, stations, cities, the market (R14.8-R14.12)."""
    return {
        "buildings": [
            {
                "number": number,
                "name": row.name,
                "builders": row.builders,
                "vp": row.vp,
                "fees": sam_policy.fees(row, FEES[0]),
            }
            for number, row in sam_things.BUILDINGS.items()
        ],
        "stations": [{"vp": row.vp, "master": row.master} for row in STATIONS],
        "cities": [{"name": city.name, "vp": city.vp} for city in gwt2.CITIES],
        "arrows": [
            {"vp": arrow.vp, "objective": isinstance(arrow.action, TakeObjective)}
            for arrow in gwt2.ARROWS
        ],
        "market": [
            {
                "cowboys": field.cowboys,
                "dollars": field.dollars,
                "count": field.count,
                "what": sam_work.FIELD_CARDS[field.cards],
            }
            for field in gwt2.MARKET
        ],
    }


def sam_figures() -> dict[str, Any]:
    """All figures of Sam (R14)."""
    return sam_table() | {
        "cards": [asdict(card) for card in sam_deck.SAM_CARDS],
        "levels": {level.name: asdict(level) for level in sam_deck.SAM_LEVELS},
        "moves": sam.MOVES,
        "deeds": sam.ACTIONS,
        "halves": sam.HALVES,
        "tiles": sam.TILES,
        "first_objective": sam.FIRST_OBJECTIVE,
        "workers": gwt2.WORKERS,
        "discs": len(gwt2.DISCS),
        "full_row": sam_things.FULL_ROW,
        "top_workers": sam_things.TOP_WORKERS,
        "top_worker_vp": sam_things.TOP_WORKER_VP,
        "token_vp": sam_things.TOKEN_VP,
        "objective_vp": list(sam_work.OBJECTIVE_VP),
        "hazard_vp": sam_work.HAZARD_VP,
        "cattle_vp": list(sam_work.CATTLE_VP),
        "revealed": sam_deck.REVEALED,
        "buy_dollars": sam_deck.BUY_DOLLARS,
    }


def sue_table() -> dict[str, Any]:
    """What Sue meets on the board: posts, train cards, tiles, fields (R14.8-R14.15)."""
    return {
        "posts": {
            post.name: {"vp": post.vp, "dark": post.dark, "deeds": sue_work.gifts(post.reward)}
            for post in elpaso.TRADING_POSTS
        },
        "trains": [
            [sue_work.gifts(effects) for effects in card.sides] for card in elpaso.TRAIN_CARDS
        ],
        "kinds": [{"vp": kind.vp[0]} for kind in elpaso.KINDS],
        "fields": [field.name for field in elpaso.FIELDS],
        "cows": sue_things.COW_VP,
        "markets": sue_things.markets(),
    }


def sue_figures() -> dict[str, Any]:
    """All figures of Sue (R14)."""
    return sue_table() | {
        "cards": [asdict(card) for card in sue_deck.SUE_CARDS],
        "moves": sue.MOVES,
        "actions": sue.ACTIONS,
        "rewards": sue.REWARDS,
        "post_vp": list(sue.POST_VP),
        "specialities": sue_deck.SPECIALITIES,
        "resource_cards": sue_deck.RESOURCE_CARDS,
        "market_by_cowboys": sue_deck.MARKET_BY_COWBOYS,
        "enough": sue_deck.ENOUGH,
        "most_buildings": sue_deck.MOST_BUILDINGS,
        "first_post": sue_deck.FIRST_POST,
        "deliveries": sue_deck.DELIVERIES,
        "discs": len(elpaso.DISC_SLOTS),
        "worker_vp": elpaso.WORKER_VP,
        "space_vp": sue_things.SPACE_VP,
        "trades": sue_policy.TRADES,
        "token_kinds": list(sue_work.KIND_NAMES.values()),
        "token_vp": list(sue_work.TOKEN_VP),
        "building_vp": list(sue_work.BUILDING_VP),
        "sides": sue_work.SIDES,
    }


FIGURES: Final = {"sam": sam_figures(), "sue": sue_figures()}
