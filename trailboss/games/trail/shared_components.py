"""What several editions print alike: the railroad, prices, buildings, objective cards, the board.

A function takes what an edition calls or colours differently; a constant is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.core.zones import Zone
from trailboss.games.trail.actions import Actions, Names
from trailboss.games.trail.auxiliary import Aux
from trailboss.games.trail.cards import Discard, DiscardPair, DrawDiscard
from trailboss.games.trail.construction import Build
from trailboss.games.trail.delivery import ExtraDelivery
from trailboss.games.trail.effects import Gain, GainPer, OneOf
from trailboss.games.trail.market import BuyCattle
from trailboss.games.trail.movement import MoveHerder
from trailboss.games.trail.objectives import FreeMove, TakeObjective
from trailboss.games.trail.railroad import BackEngine, MoveEngine, UpgradeBehind
from trailboss.games.trail.rules import (
    BLACK,
    BOTH,
    GREEN,
    WORKER,
    Arrow,
    Building,
    BuyOption,
    Card,
    City,
    Disc,
    Master,
    Objective,
    Rules,
    Station,
)
from trailboss.games.trail.tables import TileTable, railroad
from trailboss.games.trail.tiles import CollectBandit, RemoveHazard
from trailboss.games.trail.workers import Hire

AUX: Final = Aux()
TWO_DOLLARS: Final = Gain(dollars=2)
ENGINE_2: Final = MoveEngine(2)
ENGINE_3: Final = MoveEngine(3)
ENGINEERS: Final = MoveEngine(per="engineers")
ALL_CERTIFICATES: Final = 6

# The railroad.

SPACES: Final = railroad((4, 7, 10, 13, 16, 21, 25, 29, 33), 39)
AT: Final = {space.name: i for i, space in enumerate(SPACES)}
STATIONS: Final = (
    Station("1", AT["4.5"], 2, 1, black=False, master=True),
    Station("2", AT["7.5"], 2, 1, black=False, master=True),
    Station("3", AT["10.5"], 4, 2, black=False, master=True),
    Station("4", AT["13.5"], 4, 2, black=False, master=True),
    Station("5", AT["16.5"], 6, 3, black=True, master=True),
    Station("6", AT["21.5"], 8, 5, black=True, master=False),
    Station("7", AT["25.5"], 7, 6, black=True, master=False),
    Station("8", AT["29.5"], 6, 7, black=True, master=False),
    Station("9", AT["33.5"], 5, 8, black=True, master=False),
    Station("10", AT["39"], 3, 9, black=True, master=False),
)
CROSSES: Final = (3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17)

# Prices and sizes; tables by player count start with two players.

PRICES: Final = (6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4)
MARKET_SIZE: Final = (7, 10, 13)
FEES: Final = ((2, 2), (2, 1), (1, 2))
STEPS: Final = (3, 3, 4)
START_DOLLARS: Final = (6, 7, 8, 9)

# Hazards: the three zones have the same six tiles.

ZONES: Final = ("flood", "drought", "rockfall")
HAZARDS: Final = ((4, GREEN), (3, GREEN), (3, BLACK), (2, GREEN), (2, BLACK))
HAZARD_COUNTS: Final = {"4-green": 2, "3-green": 1, "3-black": 1, "2-green": 1, "2-black": 1}
HAZARD_TILES: Final = {f"{zone}-{row}": n for zone in ZONES for row, n in HAZARD_COUNTS.items()}

AUX_OPEN: Final = (1, 1, 0, 0, 0)


def neutral_buildings(white: int, green: int, black: int) -> tuple[Building, ...]:
    """The seven neutral buildings; three of them take a two-value breed by its colour."""
    return (
        Building("A", (Discard((white,), TWO_DOLLARS), Hire(0), Hire(2))),
        Building("B", (Discard((green,), TWO_DOLLARS), Build(2))),
        Building("C", (OneOf((Gain(certificates=1), TakeObjective())), ENGINEERS)),
        Building("D", (OneOf((CollectBandit(), MoveEngine(2, dollars=2))), AUX)),
        Building("E", (Discard((black,), TWO_DOLLARS), BuyCattle())),
        Building("F", (DiscardPair(Gain(dollars=4)), RemoveHazard(7))),
        Building("G", (ENGINEERS, AUX)),
    )


def building_sides(white: int, black: int, objectives: tuple[int, ...]) -> dict[str, Building]:
    """The sides of private buildings that are the same in several editions."""
    for_objective = Discard(objectives, Gain(certificates=2))
    for_black = Discard((black,), Gain(certificates=2))
    sides = (
        Building("1a", (GainPer(dollars=2, per="forest"),), 1, 1, GREEN),
        Building("1b", (for_objective, BackEngine(1, reward=Gain(dollars=3))), 1, 1, GREEN),
        Building("2a", (Discard((white,), Gain(dollars=4)), BuyCattle()), 1, 1),
        Building("3a", (DiscardPair(Gain(dollars=3)), MoveHerder(1)), 1, 1),
        Building("3b", (AUX, MoveHerder(1)), 2, 3),
        Building("4a", (RemoveHazard(5), MoveHerder(2)), 2, 3, BLACK),
        Building("4b", (DrawDiscard(per="cowboys"), MoveHerder(3)), 2, 3, BLACK),
        Building("5b", (for_black, GainPer(dollars=1, per="engineers")), 3, 4),
        Building("7a", (GainPer(dollars=2, certificates=2, per="pairs"),), 5, 6, BOTH),
        Building("7b", (MoveEngine(per="forest"),), 5, 6, BOTH),
        Building("8a", (OneOf((CollectBandit(), AUX)), ENGINE_2), 5, 6, GREEN),
        Building("9a", (ENGINE_3, ExtraDelivery()), 7, 9),
        Building("9b", (UpgradeBehind(),), 6, 8),
        Building("10a", (Gain(certificates=ALL_CERTIFICATES), MoveHerder(5)), 9, 13, BLACK),
        Building("10b", (Gain(dollars=4), MoveEngine(4), MoveHerder(4)), 8, 11, BLACK),
    )
    return {side.name: side for side in sides}


def cattle(names: Sequence[str], tasks: Mapping[str, str]) -> tuple[Card, ...]:
    """A card seen from behind, four breeds to start with, and those of the market, by value."""
    three, four, five = tasks["3"], tasks["4"], tasks["5"]
    return (
        Card("?"),
        Card(names[0], 1, 1, 0, own=5),
        *[Card(names[i], i + 1, 2, 0, own=3) for i in (1, 2, 3)],
        *[Card(names[3 + vp], 4 + vp, 3, vp, market=7, task=three) for vp in (1, 2, 3)],
        *[Card(f"{names[7]}-{vp}", 8, 4, vp, market=3, task=four) for vp in (3, 4, 5)],
        *[Card(f"{names[8]}-{vp}", 9, 5, vp, market=2, task=five) for vp in (5, 6, 7)],
    )


VALUE_3: Final = (5, 6, 7)
VALUE_4: Final = (8, 9, 10)
VALUE_5: Final = (11, 12, 13)


def market_fields(
    names: Sequence[str], cards: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
) -> tuple[BuyOption, ...]:
    """The eight fields of the cattle market for cards of value 3, 4 and 5."""
    threes, fours, fives = cards
    return (
        BuyOption(names[0], 1, 6, threes),
        BuyOption(names[1], 2, 3, threes),
        BuyOption(names[2], 3, 5, threes, 2),
        BuyOption(names[3], 1, 12, fours),
        BuyOption(names[4], 3, 6, fours),
        BuyOption(names[5], 5, 8, fours, 2),
        BuyOption(names[6], 2, 12, fives),
        BuyOption(names[7], 4, 6, fives),
    )


def objectives(tasks: dict[str, str]) -> dict[str, Objective]:
    """The 24 objective cards and the 4 starting ones, with an edition's words for the tasks.

    A row says: name, tasks by letter, points, penalty. The name begins with the kind of action.
    """
    actions: dict[str, Effect[Any]] = {
        "gain": TWO_DOLLARS,
        "draw": DrawDiscard(3),
        "engine2": ENGINE_2,
        "engine3": ENGINE_3,
        "move": FreeMove(3),
        "aux": AUX,
    }
    rows = (
        "gain_1 BOO 3 2, gain_2 BGO 3 2, gain_3 4HH 3 2, gain_4 SSH 3 2, gain_5 333B 4 2",
        "draw_1 BBH 3 2, draw_2 SGO 3 2, draw_3 SGG 3 2, draw_4 5H 3 2, draw_5 333S 4 2",
        "engine2_1 44SG 5 3, engine2_2 345 5 3, engine2_3 BBGG 5 3",
        "engine3_1 BOHH 5 3, engine3_2 SSHH 5 3",
        "move_1 BBHH 5 2, move_2 SSOO 5 2, move_3 345 5 2, move_4 34HH 5 2, move_5 SSBB 5 2",
        "aux_1 C 5 3, aux_2 C 5 3, aux_3 C 5 3, aux_4 C 5 3",
        "start_1 34B 3 0, start_2 SSG 3 0, start_3 BBH 3 0, start_4 OHH 3 0",
    )
    cards: dict[str, Objective] = {}
    for row in ", ".join(rows).split(", "):
        name, letters, vp, penalty = row.split()
        action = actions.get(name.split("_")[0])
        words = tuple([tasks[letter] for letter in letters])
        cards[name] = Objective(name, words, int(vp), int(penalty), action)
    return cards


def bags(tiles: TileTable, cowboys: int = 7) -> tuple[Zone, ...]:
    """The tiles by the number on their backs; how many cowboys have a 3 can be read in two ways."""
    cowboy, builder, engineer = tiles.workers
    green, other = tiles.bandits
    return (
        tiles.bag(HAZARD_TILES | {green: 9, other: 8}),
        tiles.bag({cowboy: 18 - cowboys, builder: 11, engineer: 11}),
        tiles.bag({cowboy: cowboys, builder: 7, engineer: 7, green: 2, other: 3}),
    )


def cities(names: Sequence[str], dollars: int) -> tuple[City, ...]:
    """The ten cities from Kansas City on, which gives dollars; the discs of four are black."""
    values = (0, 1, 4, 6, 8, 10, 12, 14, 16, 18)
    first, *between, ninth, last = [
        City(name, value, black=value in (10, 12, 16, 18))
        for name, value in zip(names, values, strict=True)
    ]
    return (
        replace(first, repeatable=True, dollars=dollars, vp=-6),
        *between,
        replace(ninth, vp=6),
        replace(last, repeatable=True, vp=9),
    )


def arrows(third: Arrow) -> tuple[Arrow, ...]:
    """What stands between two cities; the third arrow differs."""
    objective = Arrow(0, TakeObjective())
    points = (Arrow(6), Arrow(8), Arrow(4))
    return (Arrow(), Arrow(-3, TakeObjective()), third, objective, objective, *points, Arrow())


def masters(names: Sequence[str]) -> tuple[Master, ...]:
    """The five stationmasters that every edition has."""
    tile_action = OneOf((RemoveHazard(0), CollectBandit()))
    return (
        Master(names[0], TWO_DOLLARS, vp=1, per="workers"),
        Master(names[1], tile_action, vp=3, per="objectives"),
        Master(names[2], certificates=1, vp=3, per="hazards"),
        Master(names[3], certificates=1, vp=3, per="pairs"),
        Master(names[4], certificates=1, vp=3, per="certificates"),
    )


def discs(names: Sequence[str]) -> tuple[Disc, ...]:
    """The fourteen slots: auxiliary rows, steps, hand, certificates."""
    rows = (0, 1, 2, 2, 3, 3, 4, 4)
    return (
        *[Disc(names[i], black=False, aux=row) for i, row in enumerate(rows)],
        Disc(names[8], black=True, dollars=3, steps=(1, 2, 2)),
        Disc(names[9], black=True, steps=(1, 1, 1), vp=3),
        Disc(names[10], black=True, dollars=-5, hand=1),
        Disc(names[11], black=True, dollars=-5, hand=1),
        Disc(names[12], black=False, certificates=True),
        Disc(names[13], black=True, certificates=True),
    )


Row = tuple[Effect[Any], Effect[Any]]


def auxiliary(last: Row) -> tuple[Row, ...]:
    """The five rows of auxiliary actions, single and double; the last one differs."""
    return (
        (Gain(dollars=1), Gain(dollars=2)),
        (DrawDiscard(1, exactly=True), DrawDiscard(2, exactly=True)),
        (
            BackEngine(1, dollars=1, reward=Gain(certificates=1)),
            BackEngine(2, dollars=2, reward=Gain(certificates=2)),
        ),
        (MoveEngine(1, dollars=1), MoveEngine(2, dollars=2)),
        last,
    )


def worker_spaces(grey: int) -> tuple[tuple[Effect[Any] | None, ...], ...]:
    """What the spaces of the worker rows do; the first of each row is printed."""
    return (
        (None, None, None, RemoveHazard(0), None, CollectBandit()),
        (None, None, None, Build(1), None, Build(1)),
        (
            None,
            Discard((grey,), Gain(certificates=1)),
            Discard((grey,), TWO_DOLLARS),
            Hire(-2),
            Discard((grey,), Gain(certificates=2)),
            Discard((grey,), Gain(dollars=4)),
        ),
    )


UNNAMED: Final = Actions(Names())
"""No actions yet: they are called after the tables of an edition."""


def with_actions(rules: Rules) -> Rules:
    """The rules with the actions that are called after their tables."""
    names = Names(
        nodes=[node.name for node in rules.nodes],
        cards=[card.name for card in rules.cards],
        objectives=[row.name for row in rules.objectives[: rules.deck]],
        options=[field.name for field in rules.options],
        spaces=[space.name for space in rules.spaces],
        stations=[station.name for station in rules.stations],
        cities=[city.name for city in rules.cities],
        discs=[slot.name for slot in rules.discs],
        workers=[tile.name for tile in rules.tiles if tile.kind == WORKER],
        buildings=len(rules.private),
        rows=len(rules.prices),
    )
    return replace(rules, act=Actions(names))


def edition(own: Rules, tiles: TileTable, cattle: tuple[Card, ...]) -> Rules:
    """The Rules value of an edition: its own tables, and what all print alike."""
    rules = replace(
        own,
        tiles=tiles.tiles,
        first_neutral=tiles.first_neutral,
        first_private=tiles.first_private,
        cards=(*cattle, *[Card(row.name) for row in own.objectives]),
        first_objective=len(cattle),
        deck=len([row for row in own.objectives if row.action]),
        spaces=SPACES,
        stations=STATIONS,
        crosses=CROSSES,
        aux_open=AUX_OPEN,
        zones=ZONES,
        prices=PRICES,
        market=MARKET_SIZE,
        fees=FEES,
        steps=STEPS,
        start_dollars=START_DOLLARS,
        kansas_city=len(own.nodes) - 1,
    )
    return with_actions(rules)
