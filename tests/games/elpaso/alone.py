"""Arranging positions of a game alone against Sue, and letting her play."""

from __future__ import annotations

from dataclasses import replace

from tests.games.elpaso.arrange import card, game, names, node, play
from trailboss.core.zones import without
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.state import ElPasoState, sue_of
from trailboss.games.elpaso.sue.state import SUE
from trailboss.games.elpaso.sue.turn import Act, TurnUpCard, VisitElPaso

__all__ = [
    "SUE",
    "act",
    "alone",
    "at",
    "bot_card",
    "cows",
    "draw_next",
    "groups",
    "lacks",
    "owns",
    "posts",
    "ride",
    "staff",
    "supply",
    "turn_of_sue",
    "visit",
]


def alone(seed: int = 1, version: int = 2, **options: str) -> ElPasoState:
    """A game alone after its set-up: the human is asked for the first movement."""
    s = game(1, seed, version, **options)
    play(s, 0, s.legal(0)[0].text, "go n1")
    s.log = []
    return s


def bot_card(s: ElPasoState, name: str) -> int:
    """The place of a bot card in the table, from 1 on."""
    return next(i for i, row in enumerate(s.rules.sue, 1) if row.name == name)


def turn_of_sue(s: ElPasoState, name: str = "") -> ElPasoState:
    """Sue's whole turn, with this card on top of the bot deck."""
    sue = sue_of(s)
    if name:
        top = bot_card(s, name)
        s.sue = replace(sue, bot=(top, *without(sue.bot, top)))
    s.stack = []
    s.then(TurnUpCard())
    s.settle()
    return s


def act(s: ElPasoState, name: str) -> ElPasoState:
    """Only the action of a card."""
    s.stack = []
    s.then(Act(bot_card(s, name)))
    s.settle()
    return s


def visit(s: ElPasoState, times: int = 1) -> ElPasoState:
    """Sue stands in El Paso and her action is done, a number of times."""
    s.stack = []
    for _ in range(times):
        s.own_player(SUE).rancher = node("EP")
        s.then(VisitElPaso())
        s.settle()
    return s


def ride(s: ElPasoState, start: str, name: str) -> str:
    """Where a card takes Sue from a stop."""
    s.own_player(SUE).rancher = node(start)
    turn_of_sue(s, name)
    return at(s)


def at(s: ElPasoState) -> str:
    """Where Sue's rancher stands."""
    return s.rules.nodes[s.players[SUE].rancher].name


def staff(s: ElPasoState, row: str, *numbers: int) -> None:
    """Sue's row from left to right and her workers of each: staff(s, "cowboy engineer builder",
    2, 4, 2); they come from the resource deck, all-rounders if it has too few."""
    sue = sue_of(s)
    kinds = [WORKERS.index(name) for name in row.split()]
    ready, joined = [0] * 4, [0] * 3
    for kind, number in zip(kinds, numbers, strict=True):
        ready[kind] = min(number, 4)
        joined[kind] = number - ready[kind]
    ready[3] = sum(joined)
    s.own_player(SUE).ready = tuple(ready)
    s.sue = replace(sue, row=tuple(kinds), joined=tuple(joined))


def groups(s: ElPasoState) -> dict[str, int]:
    """Sue's workers by speciality, all-rounders included."""
    ready, joined = s.players[SUE].ready, sue_of(s).joined
    return {WORKERS[kind]: ready[kind] + joined[kind] for kind in sue_of(s).row}


def draw_next(s: ElPasoState, text: str) -> None:
    """Make exactly these cards the resource deck, from its top."""
    s.sue = replace(sue_of(s), resources=tuple(card(s, name) for name in text.split()))


def cows(s: ElPasoState) -> list[str]:
    """The cow pile of Sue."""
    return names(s, s.players[SUE].discard)


def lacks(s: ElPasoState, *breeds: str) -> None:
    """These breeds are gone from the cattle market."""
    rows = zip(s.rules.fields, s.cattle, strict=True)
    s.cattle = tuple(0 if row.name in breeds else left for row, left in rows)


def supply(s: ElPasoState, text: str) -> None:
    """The train supply from left to right: "o01 o02 o03 b01 b02 b03"; "-" is an empty place."""
    rows = [row.name for row in s.rules.tokens]
    s.display = tuple(0 if name == "-" else rows.index(name) for name in text.split())
    s.stacks = ((), ())


def owns(s: ElPasoState) -> list[str]:
    """The tokens of Sue."""
    return [s.rules.tokens[token].name for token in s.players[SUE].tokens]


def posts(s: ElPasoState) -> dict[str, int]:
    """The posts with discs of Sue."""
    rows = zip(s.rules.posts, s.players[SUE].posts, strict=True)
    return {row.name: discs for row, discs in rows if discs}
