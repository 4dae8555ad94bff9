"""Other figures for the opponent of a game played alone: its cards and levels."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trailboss.games.figure_reader import Reader
from trailboss.games.trail.dumps import worker_name
from trailboss.games.trail.effect_text import MOST_DOLLARS
from trailboss.games.trail.rules import Automa, AutomaCard, AutomaLevel, City, Rules

MOST_CARDS: Final = 40
MOST_STEPS: Final = 9
MOST_ACTIONS: Final = 4
MOST_EXTRA: Final = 6


def read_automa(r: Reader, printed: Rules, cities: tuple[City, ...]) -> Automa | None:
    """The opponent of an edition that has one."""
    row = printed.opponent
    if row is None:
        return None
    trades = [worker_name(printed, trade) for trade in range(len(printed.worker_spaces))]
    cards = read_cards(r, row, trades)
    levels = [
        read_level(r, level.name, len(cards), trades, cities)
        for level in row.levels
        if level.name in r.things("bot_levels", [level.name for level in row.levels])
    ]
    r.things("bot_purchases", ["limits"])
    r.row("bot_purchases.limits", ["dollars", "revealed"])
    if cities and not cities[-1].repeatable:
        r.faults.append(f"cities.{cities[-1].name}: the opponent delivers there again and again")
    return replace(
        row,
        cards=cards,
        levels=tuple(levels),
        dollars=r.number("bot_purchases.limits", "dollars", 0, MOST_DOLLARS),
        revealed=r.number("bot_purchases.limits", "revealed", 0, MOST_STEPS),
    )


def read_cards(r: Reader, row: Automa, trades: list[str]) -> tuple[AutomaCard, ...]:
    """Its cards, numbered from 1."""
    names = r.things("bot_cards", [str(card.n) for card in row.cards], MOST_CARDS, 1)
    if names != [str(n) for n in range(1, len(names) + 1)]:
        r.faults.append("bot_cards: they are numbered from 1, in this order")
    found: list[AutomaCard] = []
    for n, name in enumerate(names, 1):
        where = f"bot_cards.{name}"
        r.row(where, ["steps", "per", "actions", "specialist"])
        actions = r.texts(where, "actions")
        if len(actions) > MOST_ACTIONS:
            r.wrong(where, "actions", f"there are {len(actions)}, at most {MOST_ACTIONS} fit")
        for action in actions:
            if action not in row.says:
                r.wrong(where, "actions", f"{action[:40]!r} is not one of {', '.join(row.says)}")
        who = ("", *trades)
        found.append(
            AutomaCard(
                n,
                r.number(where, "steps", 1, MOST_STEPS),
                row.counts[r.choice(where, "per", row.counts)],
                tuple(actions),
                who[r.choice(where, "specialist", who)],
            )
        )
    return tuple(found)


def read_level(
    r: Reader, name: str, cards: int, trades: list[str], cities: tuple[City, ...]
) -> AutomaLevel:
    """A difficulty."""
    where = f"bot_levels.{name}"
    r.row(where, ["removed", "extra", "first_city"])
    removed = sorted({*r.numbers(where, "removed", 1, max(cards, 1))})
    if removed and len(removed) >= cards:
        r.wrong(where, "removed", "no card is left")
    extra = r.texts(where, "extra")
    if len(extra) > MOST_EXTRA or not {*extra} <= {*trades}:
        r.wrong(where, "extra", f"not up to {MOST_EXTRA} of {', '.join(trades)}")
    names = [city.name for city in cities] or [""]
    city = names[r.choice(where, "first_city", names)]
    return AutomaLevel(name, tuple(removed), tuple(extra), city)
