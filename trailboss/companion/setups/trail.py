"""The set-up of both editions of Great Western Trail; every number is read off the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.companion.setup_plan import LOTS, Choice, Draw, Number, Plan, Step, lots
from trailboss.games.gwt1.rules import GWT1
from trailboss.games.gwt2.rules import GWT2
from trailboss.games.trail.game import TrailGame
from trailboss.games.trail.setup import masters
from trailboss.games.trail.state import TrailState

MOST: Final = 4
COLOURS: Final = ("blue", "red", "yellow", "white")
"""The player boards of the first edition."""
NEUTRAL: Final = Choice("neutral", ("shuffled", "letters"))
SIDES: Final = Choice("sides", ("random", "a", "b"))

RULES_1: Final = {
    "order": "R3.13",
    "masters": "R3.1",
    "neutral": "R3.2",
    "token": "R3.3",
    "bags": "R3.4",
    "tiles": "R3.5",
    "jobs": "R3.6",
    "foresight": "R3.7",
    "market": "R3.8",
    "display": "R3.9",
    "own": "R3.10",
    "sides": "R3.11",
    "starting": "R3.12",
    "capital": "R3.13",
}
RULES_2: Final = {
    "order": "R2.13",
    "masters": "R2.2",
    "neutral": "R2.3",
    "token": "R2.4",
    "bags": "R2.5",
    "tiles": "R2.6",
    "jobs": "R2.7",
    "foresight": "R2.8",
    "market": "R2.9",
    "display": "R2.10",
    "own": "R2.11",
    "sides": "R2.1",
    "starting": "R2.11",
    "capital": "R2.12",
}


def counted(game: TrailGame, count: Callable[[TrailState], int], **options: str) -> Number:
    """What is counted at the start of a game, for 1 to 4 players; 0 where nobody can play."""
    return tuple(
        [count(game.setup(n, 0, options)) if n in game.seats else 0 for n in range(1, MOST + 1)]
    )


def first_edition() -> Plan:
    """For 2 to 4; every colour by lot (R3)."""
    colours = Step("colours", "R3.10", draws=(Draw(COLOURS),))
    tile = Step("count-tile", "R3.10", {"players": counted(GWT1, sides)}, least=3)
    board_1 = (Step("bank", "R9.2"), *board(GWT1, RULES_1))
    steps = (*lots("R3.13"), colours, *board_1, *market(GWT1, RULES_1))
    own = people(GWT1, RULES_1)
    return Plan(GWT1.seats, (LOTS, NEUTRAL, SIDES), (*steps, own[0], tile, *own[1:]))


def second_edition() -> Plan:
    """For 1 to 4, with or without Simmental cattle (R2, R13, R14)."""
    simmental = GWT2.rules({"simmental": "on"})
    piles = {"cards": simmental.stage_pile, "stages": len(simmental.stages) - 1}
    with_simmental = {"simmental": "on"}
    orange = {"cards": simmental.stage_pile * len(simmental.stages)}
    extra = (
        Step("simmental-tile", "R13.1", only=with_simmental),
        Step("simmental-piles", "R13.1", piles, only=with_simmental),
        Step("simmental-none", "R2.9", orange, only={"simmental": "off"}),
    )
    sam = Step("sam", "R14.1", most=1, link="sam")
    plain, display = market(GWT2, RULES_2, simmental="off")
    cattle = (plain, market(GWT2, RULES_2, simmental="on")[0], *extra, display)
    *tiles, jobs, foresights = board(GWT2, RULES_2)
    middle = (Step("bank-tokens", "R12.1"), *tiles, sam, jobs, foresights, *cattle)
    steps = (*lots("R2.13"), *middle, *second_people())
    return Plan(GWT2.seats, (LOTS, NEUTRAL, SIDES, Choice("simmental", ("off", "on"))), steps)


def second_people() -> tuple[Step, ...]:
    """The player board is printed for four; Sam has sides of his own (R14.1)."""
    own, *faces, starting, capital = people(GWT2, RULES_2)
    tile = Step("count-tile", "R2.11", {"players": counted(GWT2, sides)}, most=MOST - 1)
    his = Step("sam-sides", "R14.1", most=1)
    first = Step("first-turn", "R3.2", {"cards": GWT2.plain.hand})
    return (own, tile, *faces, his, starting, capital, first)


def board(game: TrailGame, rules: dict[str, str]) -> tuple[Step, ...]:
    """Stations, buildings, tiles and workers."""
    r = game.plain
    letters = tuple([row.name for row in r.neutral])
    stations = tuple([row.name for row in r.stations if row.master])
    left = len(r.masters) - masters(r)
    key = "masters" if left else "masters-all"
    tiles = sum([len(bag) for bag in r.bags])
    return (
        Step(key, rules["masters"], {"left": left}, draws=(Draw(names(game), stations),)),
        Step("neutral", rules["neutral"], only={"neutral": "shuffled"}, draws=(spread(letters),)),
        Step("neutral-letters", rules["neutral"], only={"neutral": "letters"}),
        Step("token", rules["token"], {"row": counted(game, token_row)}),
        Step("bags", rules["bags"], {"tiles": tiles, "bags": len(r.bags)}),
        Step("tiles", rules["tiles"], {"tiles": r.first_tiles}),
        Step(
            "jobs", rules["jobs"], {"workers": counted(game, jobs), "columns": counted(game, sides)}
        ),
        Step("foresight", rules["foresight"], {"tiles": counted(game, foresight)}),
    )


def spread(names: tuple[str, ...]) -> Draw:
    """Tiles shuffled over the places of the same names."""
    return Draw(names, names)


def names(game: TrailGame) -> tuple[str, ...]:
    return tuple([row.name for row in game.plain.masters])


def market(game: TrailGame, rules: dict[str, str], **options: str) -> tuple[Step, ...]:
    """The cattle market and the display of objective cards."""
    chosen = game.rules(options)
    cards = {"cards": len(chosen.market_cards), "open": counted(game, open_cards, **options)}
    objectives = {"cards": chosen.deck, "open": chosen.display}
    return (
        Step("market", rules["market"], cards, only=options),
        Step("display", rules["display"], objectives),
    )


def people(game: TrailGame, rules: dict[str, str]) -> tuple[Step, ...]:
    """What everybody has at the start."""
    r = game.plain
    own = {"buildings": len(r.private), "discs": len(r.discs), "cards": len(r.herd)}
    dealt = len(r.objectives) - r.deck
    left = counted(game, spare)
    numbers = tuple([str(n) for n in range(1, len(r.private) + 1)])
    capital = "capital-tokens" if r.start_tokens else "capital"
    return (
        Step("own", rules["own"], own),
        Step("sides", rules["sides"], only={"sides": "random"}, draws=(flips("ab", numbers),)),
        Step("sides-a", rules["sides"], only={"sides": "a"}),
        Step("sides-b", rules["sides"], only={"sides": "b"}),
        Step("starting", rules["starting"], {"cards": dealt, "left": left}),
        Step(capital, rules["capital"], each=purses(game)),
    )


def flips(letters: str, at: tuple[str, ...]) -> Draw:
    """One side for each number."""
    return Draw(tuple(letters), at, back=True)


def purses(game: TrailGame) -> tuple[dict[str, int], ...]:
    """Dollars, cards and exchange tokens in the order of play."""
    s = game.setup(MOST, 0, {})
    return tuple(
        [{"dollars": p.dollars, "cards": len(p.hand), "tokens": p.tokens} for p in s.players]
    )


def sides(s: TrailState) -> int:
    """How many play: in a game alone the opponent too."""
    return len(s.players)


def spare(s: TrailState) -> int:
    """Starting objectives that nobody gets."""
    return len(s.rules.objectives) - s.rules.deck - len(s.players)


def token_row(s: TrailState) -> int:
    """The row of the job market token, from 1."""
    return s.token + 1


def jobs(s: TrailState) -> int:
    return len([worker for worker in s.jobs if worker])


def foresight(s: TrailState) -> int:
    """Tiles in each column."""
    return len(s.foresight[0])


def open_cards(s: TrailState) -> int:
    return len(s.market)


PLANS: Final[dict[str, Callable[[], Plan]]] = {"gwt1": first_edition, "gwt2": second_edition}
