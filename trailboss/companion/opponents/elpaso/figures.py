"""All figures of Sue, for a companion that has no engine beside it (R14)."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from trailboss.companion.opponents.elpaso import side, things, work
from trailboss.games.elpaso import components
from trailboss.games.elpaso.sue import deck, policy


def table() -> dict[str, Any]:
    """What Sue meets on the board: posts, train cards, tiles, fields (R14.8-R14.15)."""
    return {
        "posts": {
            post.name: {"vp": post.vp, "dark": post.dark, "deeds": work.gifts(post.reward)}
            for post in components.TRADING_POSTS
        },
        "trains": [
            [work.gifts(effects) for effects in card.sides] for card in components.TRAIN_CARDS
        ],
        "kinds": [{"vp": kind.vp[0]} for kind in components.KINDS],
        "fields": [field.name for field in components.FIELDS],
        "cows": things.COW_VP,
        "markets": things.markets(),
    }


def figures() -> dict[str, Any]:
    """All figures of Sue (R14)."""
    return table() | {
        "cards": [asdict(card) for card in deck.SUE_CARDS],
        "moves": side.MOVES,
        "actions": side.ACTIONS,
        "rewards": side.REWARDS,
        "post_vp": list(side.POST_VP),
        "specialities": deck.SPECIALITIES,
        "resource_cards": deck.RESOURCE_CARDS,
        "market_by_cowboys": deck.MARKET_BY_COWBOYS,
        "enough": deck.ENOUGH,
        "most_buildings": deck.MOST_BUILDINGS,
        "first_post": deck.FIRST_POST,
        "deliveries": deck.DELIVERIES,
        "discs": len(components.DISC_SLOTS),
        "worker_vp": components.WORKER_VP,
        "space_vp": things.SPACE_VP,
        "trades": policy.TRADES,
        "token_kinds": list(work.KIND_NAMES.values()),
        "token_vp": list(work.TOKEN_VP),
        "building_vp": list(work.BUILDING_VP),
        "sides": work.SIDES,
    }
