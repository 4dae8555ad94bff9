"""Other figures for cards: cattle, the fields of the cattle market, objectives."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trailboss.games.kit.components import BadComponents, not_one_of
from trailboss.games.kit.figure_reader import Reader
from trailboss.games.trail.figures.effect_text import MOST_DOLLARS, Cattle, breed_of
from trailboss.games.trail.figures.effect_words import ON_CARD
from trailboss.games.trail.figures.effects import needed
from trailboss.games.trail.rules import BuyOption, Card, City, Objective, Rules

MOST_KINDS: Final = 30
MOST_OF_A_KIND: Final = 30
MOST_POINTS: Final = 30
MOST_VALUE: Final = 20
MOST_FIELDS: Final = 20
MOST_COWBOYS: Final = 6
MOST_OBJECTIVES: Final = 40
MOST_STARTING: Final = 12
LEAST_STARTING: Final = 4
MOST_TASKS: Final = 4
FIELDS: Final = ("value", "vp", "own", "market", "task")
DECK: Final = (8, 40)
"""How many cattle a player may start with."""
STACK: Final = (10, 120)
"""How many cattle the market may have."""


def read_cattle(r: Reader, printed: Rules) -> tuple[Card, ...]:
    """The cattle; cards of one breed share the name before the last number."""
    old = printed.cards[1 : printed.first_objective]
    names = r.things("cattle", [card.name for card in old], MOST_KINDS)
    optional = [card.name for card in old if not (card.own or card.market)]
    breeds: list[str] = []
    found = [printed.cards[0]]
    tasks = ["", *dict.fromkeys([card.task for card in old if card.task])]
    for name in names:
        where = f"cattle.{name}"
        r.row(where, FIELDS[:2] if name in optional else FIELDS)
        card = Card(
            name,
            0,
            r.number(where, "value", 0, MOST_VALUE),
            r.number(where, "vp", -MOST_POINTS, MOST_POINTS),
            r.number(where, "own", 0, MOST_OF_A_KIND),
            r.number(where, "market", 0, MOST_OF_A_KIND),
            tasks[r.choice(where, "task", tasks)],
        )
        if bool(card.own) == bool(card.market) and name not in optional:
            r.bad(
                where,
                "error-figures-own-or-market",
                "a card is a player's own or sold in the market",
            )
        breeds += [] if breed_of(card) in breeds else [breed_of(card)]
        found.append(replace(card, breed=breeds.index(breed_of(card)) + 1))
    count(r, "own", sum([card.own for card in found]), DECK)
    count(r, "market", sum([card.market for card in found]), STACK)
    return tuple(found)


def count(r: Reader, name: str, many: int, bounds: tuple[int, int]) -> None:
    """Neither too few cards nor too many."""
    low, high = bounds
    if not low <= many <= high and not r.faults:
        r.bad(
            "cattle",
            "error-figures-in-all",
            "{name} is {count} in all, not {low} to {high}",
            name=name,
            count=many,
            low=low,
            high=high,
        )


def read_fields(r: Reader, printed: Rules, cattle: Cattle) -> tuple[BuyOption, ...]:
    """The fields of the cattle market."""
    names = r.things("market_fields", [row.name for row in printed.options], MOST_FIELDS, 1)
    found: list[BuyOption] = []
    for name in names:
        where = f"market_fields.{name}"
        r.row(where, ["cowboys", "dollars", "cards", "count"])
        try:
            cards = cattle.parse(r.text(where, "cards"))
        except BadComponents as error:
            r.wrong(where, "cards", error.message)
            cards = ()
        cowboys = r.number(where, "cowboys", 1, MOST_COWBOYS)
        dollars = r.number(where, "dollars", 0, MOST_DOLLARS)
        found.append(BuyOption(name, cowboys, dollars, cards, r.number(where, "count", 1, 4)))
    return tuple(found)


def objective_names(r: Reader, printed: Rules) -> tuple[list[str], list[str]]:
    """What the objective cards are called: those of the deck, those of the start."""
    deck = [row.name for row in printed.objectives[: printed.deck]]
    first = [row.name for row in printed.objectives[printed.deck :]]
    names = r.things("objectives", deck, MOST_OBJECTIVES, 1)
    starting = r.things("starting_objectives", first, MOST_STARTING, LEAST_STARTING)
    return names, starting


def check_names(r: Reader, names: list[str]) -> None:
    """Every card has a name of its own."""
    twice = dict.fromkeys([name for name in names if names.count(name) > 1 or name == "top"])
    for name in twice:
        r.bad("cards", "error-figures-taken", "{name} is the name of something else", name=name)


def read_objectives(
    r: Reader, printed: Rules, names: tuple[list[str], list[str]], cattle: Cattle, goal: City
) -> tuple[Objective, ...]:
    """The objective cards; those of the start have no action."""
    tasks = ["building", "station", "hazard", *printed.colours, goal.name]
    tasks += dict.fromkeys([card.task for card in printed.cards if card.task])
    deck, starting = names
    found: list[Objective] = []
    for where in [f"objectives.{name}" for name in deck]:
        r.row(where, ["tasks", "vp", "penalty", "action"])
        row = read_objective(r, where, tasks)
        act = needed(r, cattle, where, "action", ON_CARD)
        found.append(Objective(row.name, row.tasks, row.vp, row.penalty, act))
    for where in [f"starting_objectives.{name}" for name in starting]:
        r.row(where, ["tasks", "vp", "penalty"])
        found.append(read_objective(r, where, tasks))
    return tuple(found)


def read_objective(r: Reader, where: str, tasks: list[str]) -> Objective:
    """An objective card without its action."""
    wanted = r.texts(where, "tasks")
    if not 1 <= len(wanted) <= MOST_TASKS:
        r.bad(
            f"{where}.tasks",
            "error-figures-tasks",
            "there are {count} tasks, not 1 to {most}",
            count=len(wanted),
            most=MOST_TASKS,
        )
    for task in wanted:
        if task not in tasks:
            r.wrong(where, "tasks", not_one_of(task, tasks))
    vp = r.number(where, "vp", 0, MOST_POINTS)
    penalty = r.number(where, "penalty", 0, MOST_POINTS)
    return Objective(where.partition(".")[2], tuple(wanted), vp, penalty)
