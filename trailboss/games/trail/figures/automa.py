"""Other figures for the opponent of a game played alone: its cards and levels."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trailboss.games.kit.components import not_one_of
from trailboss.games.kit.figure_reader import Reader
from trailboss.games.trail.figures.effect_text import MOST_DOLLARS
from trailboss.games.trail.figures.effects import too_many_actions
from trailboss.games.trail.position.dump import worker_name
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
        r.bad(
            f"cities.{cities[-1].name}",
            "error-figures-deliver-again",
            "the opponent delivers there again and again",
        )
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
        r.bad("bot_cards", "error-figures-numbered", "they are numbered from 1, in this order")
    found: list[AutomaCard] = []
    for n, name in enumerate(names, 1):
        where = f"bot_cards.{name}"
        r.row(where, ["steps", "per", "actions", "specialist"])
        actions = r.texts(where, "actions")
        if len(actions) > MOST_ACTIONS:
            r.wrong(where, "actions", too_many_actions(len(actions), MOST_ACTIONS))
        for action in actions:
            if action not in row.says:
                r.wrong(where, "actions", not_one_of(action, row.says))
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
        r.bad(f"{where}.removed", "error-figures-no-card-left", "no card is left")
    extra = r.texts(where, "extra")
    if len(extra) > MOST_EXTRA or not {*extra} <= {*trades}:
        r.bad(
            f"{where}.extra",
            "error-figures-up-to",
            "not up to {most} of {names}",
            most=MOST_EXTRA,
            names=", ".join(trades),
        )
    names = [city.name for city in cities] or [""]
    city = names[r.choice(where, "first_city", names)]
    return AutomaLevel(name, tuple(removed), tuple(extra), city)
