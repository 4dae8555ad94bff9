"""Kansas City: three foresights, income and the delivery, then back to the start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Frame, Step
from trailboss.core.refusal import Refusal
from trailboss.core.zones import add, in_order, put, without
from trailboss.games.trail.delivery import Deliver
from trailboss.games.trail.objectives import offer_objectives, play_objective
from trailboss.games.trail.rules import COLUMNS, EMPTY, SEATS, WORKER
from trailboss.games.trail.state import TrailState, gain, permanent
from trailboss.games.trail.tiles import free_section
from trailboss.games.trail.topics import Topic
from trailboss.games.trail.workers import job_market_closed, place_worker


def kansas_city(s: TrailState, seat: int) -> None:
    """All five subphases in order (kansas-city)."""
    s.then_all(VISIT[seat])


def choosable(s: TrailState, column: int) -> list[int]:
    """The places of a foresight column whose tile may be chosen (foresight)."""
    tiles = s.rules.tiles
    closed = job_market_closed(s)
    return [
        place
        for place, tile in enumerate(s.foresight[column])
        if tile != EMPTY and not (closed and tiles[tile].kind == WORKER)
    ]


def place_tile(s: TrailState, seat: int, tile: int) -> None:
    """A worker to the job market, a hazard or bandit to its section or out of the game."""
    row = s.rules.tiles[tile]
    if row.kind == WORKER:
        place_worker(s, seat, row.what)
        return
    at = free_section(s, row)
    if at < 0:
        s.removed_tiles = (*s.removed_tiles, tile)
        s.tell("lose", seat, "section.full", 1, row.name)
        return
    s.board = put(s.board, at, tile)
    s.tell("lay", seat, "section", 1, row.name)
    s.tell("site", seat, "section", 0, s.rules.nodes[at].name)


@dataclass(frozen=True)
class Foresight(Step[TrailState]):
    """Subphases 1 to 3: a column without a tile to choose is skipped (foresight.empty)."""

    seat: int = 0
    column: int = 0

    def run(self, s: TrailState) -> None:
        if choosable(s, self.column):
            s.then(CHOOSE_TILE[self.seat][self.column])


def with_objectives(s: TrailState, seat: int, options: list[Action]) -> list[Action]:
    """These options and, where there is a window between the subphases, objective cards."""
    if s.rules.kansas_city_window:
        offer_objectives(s, seat, options)
    return options


@dataclass(frozen=True)
class ChooseTile(Decision[TrailState]):
    """Which tile of the column is placed?"""

    column: int = 0

    def rule(self) -> Topic:
        return "foresight"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        tiles = [s.rules.act.tile[place] for place in choosable(s, self.column)]
        return with_objectives(s, seat, tiles)

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        able = choosable(s, self.column)
        refusals: list[Refusal] = []
        for place, tile in enumerate(s.foresight[self.column]):
            why = "foresight.empty" if tile == EMPTY else "end.workers"
            if place not in able:
                refusals.append(Refusal(s.rules.act.tile[place], s.cite(why), "not-to-be-chosen"))
        return refusals

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action.verb == "play":
            s.then(self)
            play_objective(s, seat, action.arg)
            return
        place_tile(s, seat, foreseen(s, self.column, action.arg))


def foreseen(s: TrailState, column: int, place: int) -> int:
    """The tile at a place of a column, which is empty now."""
    tile = s.foresight[column][place]
    rest = put(s.foresight[column], place, EMPTY)
    s.foresight = s.foresight[:column] + (rest,) + s.foresight[column + 1 :]
    return tile


def hand_value(s: TrailState, seat: int) -> int:
    """The sum over the different breeds in hand; the best card of a breed counts (income)."""
    cards = s.rules.cards
    best = [0] * len(cards)
    total = 0
    for card in s.players[seat].hand:
        row = cards[card]
        if row.value > best[row.breed]:
            total += row.value - best[row.breed]
            best[row.breed] = row.value
    return total


def spendable(s: TrailState, seat: int) -> list[int]:
    """The amounts of temporary certificates that moving the marker back can yield."""
    track = s.rules.certificates
    have = track[s.players[seat].certificates]
    return [k for k in range(have + 1) if s.rules.waste or have - k in track]


def same_tiles(s: TrailState, answers: list[Action]) -> bool:
    """Does each answer place a tile of the very same kind (foresight)?"""
    top = s.stack[-1]
    if not isinstance(top, ChooseTile) or any([action.verb != "tile" for action in answers]):
        return False
    rows = [s.rules.tiles[tile] for tile in s.foresight[top.column]]
    return len({(row.kind, row.what, row.name, row.vp, row.hand) for row in rows}) == 1


@dataclass(frozen=True)
class Income(Decision[TrailState]):
    """Subphase 4: show the hand, spend certificates, gain the value in dollars (income)."""

    def rule(self) -> Topic:
        return "income"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        amounts = [s.rules.act.income[k] for k in spendable(s, seat)]
        return with_objectives(s, seat, amounts)

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        able = spendable(s, seat)
        have = s.rules.certificates[s.players[seat].certificates]
        refusals: list[Refusal] = []
        for action in s.rules.act.income:
            if action.arg > have:
                why = Refusal(action, s.cite("income"), "certificates", action.arg, have)
                refusals.append(why)
            elif action.arg not in able:
                refusals.append(Refusal(action, s.cite("income.track"), "not-on-the-track"))
        return refusals

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action.verb == "play":
            s.then(self)
            play_objective(s, seat, action.arg)
            return
        p = s.own_player(seat)
        track = s.rules.certificates
        left = track[p.certificates] - action.arg
        p.certificates = max([i for i, number in enumerate(track) if number <= left])
        p.secret = ()
        s.reveal(seat)
        value = hand_value(s, seat) + permanent(s, seat) + action.arg
        s.tell("income", seat, "income", value, "breeding-value")
        gain(s, seat, value, "income")
        s.then(RAISE_STAGES[seat], DISCARD_HAND[seat], Deliver(seat, value, transport=True))


@dataclass(frozen=True)
class DiscardHand(Step[TrailState]):
    """The whole hand is discarded, objective cards included."""

    seat: int = 0

    def run(self, s: TrailState) -> None:
        p = s.own_player(self.seat)
        for card in in_order(p.hand):
            s.tell("discard", self.seat, "income", 1, s.rules.cards[card].name)
        p.discard = p.discard + in_order(p.hand)
        p.hand = ()


@dataclass(frozen=True)
class RaiseStages(Step[TrailState]):
    """After the income, cattle that grow may be raised by one stage (stage.raise)."""

    seat: int = 0

    def run(self, s: TrailState) -> None:
        if raisable(s, self.seat):
            s.then(ChooseRaise(self.seat))


def raisable(s: TrailState, seat: int) -> list[int]:
    """The stages of which a card is in hand and the next stage's pile is not empty."""
    hand = s.players[seat].hand
    return [i for i, left in enumerate(s.piles) if left and s.rules.stages[i] in hand]


@dataclass(frozen=True)
class ChooseRaise(Decision[TrailState]):
    """Which card is swapped for the next stage? The new card goes to the discard pile."""

    def rule(self) -> Topic:
        return "stage.raise"

    def admits(self, s: TrailState, seat: int) -> bool:
        return s.rules.raise_tokens or seat != self.seat

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        return [act.passing, *[act.raise_[i] for i in raisable(s, seat)]]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        able = raisable(s, seat)
        refusals: list[Refusal] = []
        for i, left in enumerate(s.piles):
            if i not in able:
                what = "cards-in-hand" if left else "cards-in-the-pile"
                refusals.append(Refusal(s.rules.act.raise_[i], s.cite("stage.raise"), what, 1, 0))
        return refusals

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is s.rules.act.passing:
            return
        p = s.own_player(seat)
        old, new = s.rules.stages[action.arg], s.rules.stages[action.arg + 1]
        p.hand = without(p.hand, old)
        s.removed_cards = (*s.removed_cards, old)
        s.piles = add(s.piles, action.arg, -1)
        p.discard = (*p.discard, new)
        s.tell("raise", seat, "stage.raise", 1, s.rules.cards[new].name)
        s.then(RAISE_STAGES[seat])


@dataclass(frozen=True)
class LeaveKansasCity(Step[TrailState]):
    """The herder goes back to the start; the foresights are refilled (leave)."""

    seat: int = 0

    def run(self, s: TrailState) -> None:
        s.own_player(self.seat).herder = s.rules.start
        s.visit += 1
        s.tell("return", self.seat, "leave", 0, s.rules.nodes[s.rules.start].name)
        refill_foresights(s)


def refill_foresights(s: TrailState) -> None:
    """Each empty place from the bag of its column, as long as there are tiles."""
    columns, bags = list(s.foresight), list(s.bags)
    for i in range(len(columns)):
        for place in range(len(columns[i])):
            if columns[i][place] == EMPTY and bags[i]:
                s.reveal()
                tile, bags[i] = bags[i][0], bags[i][1:]
                columns[i] = put(columns[i], place, tile)
                s.tell("foresee", s.turn, "leave", i + 1, s.rules.tiles[tile].name)
    s.foresight = tuple(columns)
    s.bags = tuple(bags)


CHOOSE_TILE: Final = tuple([tuple([ChooseTile(seat, n) for n in COLUMNS]) for seat in SEATS])
DISCARD_HAND: Final = tuple([DiscardHand(seat) for seat in SEATS])
RAISE_STAGES: Final = tuple([RaiseStages(seat) for seat in SEATS])
VISIT: Final[list[tuple[Frame[Any], ...]]] = [
    (*[Foresight(seat, n) for n in COLUMNS], Income(seat), LeaveKansasCity(seat)) for seat in SEATS
]
"""A visit to the city by each seat, subphase by subphase."""
