"""The Rules value made of the component tables."""

from __future__ import annotations

from typing import Final

from trailboss.games.elpaso import components as c
from trailboss.games.elpaso.actions import NODES
from trailboss.games.elpaso.rules import MOST_SEATS, Kind, Rules, Source, Token, TrainCard
from trailboss.games.trail.rules import KANSAS_CITY, NEUTRAL, PRIVATE, Tile


def tiles() -> tuple[Tile, ...]:
    """No tile, El Paso, the neutral ones, and each kind with each owner."""
    return (
        Tile("", 0),
        Tile("EP", KANSAS_CITY),
        *[Tile(row.name, NEUTRAL, i) for i, row in enumerate(c.NEUTRAL_BUILDINGS)],
        *[
            Tile(f"{owner}:{kind + 1}", PRIVATE, kind, owner=owner)
            for owner in range(MOST_SEATS)
            for kind in range(len(c.KINDS))
        ],
    )


def sources(
    neutral: tuple[Source, ...], kinds: tuple[Kind, ...], train: tuple[TrainCard, ...]
) -> tuple[Source, ...]:
    """Everything with actions; the first stands for a foreign building."""
    built = [
        Source(f"{i + 1}{'ab'[side]}", effects)
        for i, kind in enumerate(kinds)
        for side, effects in enumerate(kind.sides)
    ]
    cards = [
        Source(f"train {i + 1}{('', ' star')[side]}", effects)
        for i, card in enumerate(train)
        for side, effects in enumerate(card.sides)
    ]
    return (Source(""), *neutral, *built, *cards)


FIRST_NEUTRAL: Final = 2
FIRST_KIND: Final = 1 + len(c.NEUTRAL_BUILDINGS)

RULES: Final = Rules(
    nodes=c.TRAIL,
    costs=c.costs(),
    inner=tuple([int(name in c.INNER) for name in NODES]),
    tiles=tiles(),
    first_neutral=FIRST_NEUTRAL,
    first_building=FIRST_NEUTRAL + len(c.NEUTRAL_BUILDINGS),
    neutral=c.NEUTRAL_BUILDINGS,
    kinds=c.KINDS,
    train=c.TRAIN_CARDS,
    sources=sources(c.NEUTRAL_BUILDINGS, c.KINDS, c.TRAIN_CARDS),
    first_kind_source=FIRST_KIND,
    first_train_source=FIRST_KIND + 2 * len(c.KINDS),
    cards=c.CARDS,
    first_worker=len(c.COWS),
    simmental=c.SIMMENTAL,
    fields=c.FIELDS,
    worker_stock=c.WORKER_STOCK,
    posts=c.TRADING_POSTS,
    slots=c.DISC_SLOTS,
    aux=c.AUXILIARY,
    tokens=(Token("", 0), *c.OBJECTIVE_TOKENS, *c.BONUS_TOKENS),
    first_bonus=1 + len(c.OBJECTIVE_TOKENS),
    simmentals=c.BY_PLAYERS,
    capital=c.CAPITAL,
)
