"""Activation: what a mine, a building or a ranch writes on the sheet (R1.7, R8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Step
from trailboss.core.refusal import Refusal
from trailboss.core.zones import add, put, without
from trailboss.games.pioneer.actions import ACTIVATE, NUGGETS
from trailboss.games.pioneer.components import BANK_LIMIT, ROUNDS
from trailboss.games.pioneer.geometry import BITS_IN, N_CELLS, SIDES_OF
from trailboss.games.pioneer.maps import BANK, FORT, KINDS, MINE, RANCH, SALOON, YARD
from trailboss.games.pioneer.state import CIRCLED, FREE, PioneerState, Player

ORDER: Final[tuple[int, ...]] = (MINE, SALOON, YARD, FORT, RANCH, BANK)
"""An order that is never worse than another (R8.11)."""
PLACE: Final = tuple(ORDER.index(kind) if kind in ORDER else 0 for kind in range(len(KINDS)))
BUILDINGS: Final[tuple[int, ...]] = (SALOON, BANK, YARD, FORT)
RULE_OF: Final = {
    MINE: "R8.3", SALOON: "R8.4", BANK: "R8.5", YARD: "R8.6", FORT: "R8.7", RANCH: "R8.8"
}  # fmt: skip


def in_order(s: PioneerState, cells: tuple[int, ...]) -> tuple[int, ...]:
    """The cells in the order of R8.11, and by row and column within a kind."""
    if len(cells) < 2:
        return cells
    keys = sorted(PLACE[s.board.kind[cell]] * N_CELLS + cell for cell in cells)
    return tuple([key % N_CELLS for key in keys])


def free_symbols(s: PioneerState, p: Player) -> list[int]:
    """The saloon symbols of this and of later rounds that are free (R8.4)."""
    return [r for r in range(s.round - 1, ROUNDS) if p.saloons[r] == FREE]


def suits_at(s: PioneerState, p: Player, cell: int) -> int:
    """How many railways run along this cell (R16.3)."""
    suits = 0
    for side in SIDES_OF[cell]:
        if p.tracks[side]:
            suits |= 1 << p.tracks[side] - 1
    return BITS_IN[suits]


@dataclass(frozen=True)
class Activation(Step[PioneerState]):
    """Every location whose condition is met is activated, once (R8.1)."""

    seat: int = 0

    def run(self, s: PioneerState) -> None:
        p = s.sheet(self.seat)
        find_pending(s, p)
        while p.pending:
            if order_matters(s, p):
                s.then(ChooseLocation(self.seat), self)
                return
            cell = p.pending[0]
            if needs_answer(s, p, cell):
                s.then(ChooseNuggets(self.seat, cell), self)
                return
            activate(s, self.seat, cell)


def find_pending(s: PioneerState, p: Player) -> None:
    """Add lonely ranches to what waits, and put it in order (R8.1, R9)."""
    waiting = p.pending
    if not waiting and not p.closed:
        return
    if p.closed:
        waiting += p.alone
        p.closed = p.alone = ()
    if not s.rules.surplus_saloon_counts and not free_symbols(s, p):
        waiting = tuple([cell for cell in waiting if s.board.kind[cell] != SALOON])
    p.pending = in_order(s, waiting)


def order_matters(s: PioneerState, p: Player) -> bool:
    """Only a mine beside a bank, or too many saloons under RL-11, make a difference (R8.11)."""
    if len(p.pending) < 2:
        return False
    kinds = [s.board.kind[cell] for cell in p.pending]
    if MINE in kinds and BANK in kinds:
        return True
    return not s.rules.surplus_saloon_counts and kinds.count(SALOON) > len(free_symbols(s, p))


def needs_answer(s: PioneerState, p: Player, cell: int) -> bool:
    """Is there a number of nuggets to choose? (R8.5)"""
    return s.board.kind[cell] == BANK and len(nugget_choices(s, p)) > 1


def nugget_choices(s: PioneerState, p: Player) -> list[int]:
    """How many nuggets a bank may take now (R8.5, RL-10)."""
    if len(p.bank) == len(s.board.data.banks):
        return [0]
    most = min(BANK_LIMIT, p.nuggets - p.banked)
    return list(range(min(s.rules.bank_min, most), most + 1))


def place_name(s: PioneerState, cell: int) -> str:
    """A location as events tell it: `mine E4`."""
    return s.board.place_names[cell]


def activate(s: PioneerState, seat: int, cell: int, taken: int = 0) -> None:
    """Cross out the location and mark the score zone."""
    p = s.sheet(seat)
    kind = s.board.kind[cell]
    p.pending = without(p.pending, cell)
    p.activated |= 1 << cell
    p.active = add(p.active, kind, 1)
    if kind == MINE:
        p.nuggets = min(p.nuggets + 1, s.board.data.nuggets)
    elif kind == SALOON:
        circle_symbol(s, p)
    elif kind == BANK:
        fill_bank(s, p, max(taken, nugget_choices(s, p)[0]))
    if kind in BUILDINGS and suits_at(s, p, cell) >= 2:
        p.mixed = True
    s.note("activated", seat, RULE_OF[kind], taken, place_name(s, cell))


def circle_symbol(s: PioneerState, p: Player) -> None:
    """The first free symbol from this round on; maybe none is left (R8.4)."""
    free = free_symbols(s, p)
    if free:
        p.saloons = put(p.saloons, free[0], CIRCLED)


def fill_bank(s: PioneerState, p: Player, taken: int) -> None:
    """Nuggets times the multiplier of the leftmost empty box (R8.5)."""
    if len(p.bank) < len(s.board.data.banks):
        p.banked += taken
        p.bank += (taken * s.board.data.banks[len(p.bank)],)


@dataclass(frozen=True)
class ChooseLocation(Decision[PioneerState]):
    """Which location is activated next? (R8.1)"""

    def legal(self, s: PioneerState, seat: int) -> list[Action]:
        return [ACTIVATE[cell] for cell in s.players[seat].pending]

    def apply(self, s: PioneerState, seat: int, action: Action) -> None:
        if needs_answer(s, s.players[seat], action.arg):
            s.then(ChooseNuggets(seat, action.arg))
        else:
            activate(s, seat, action.arg)

    def refusals(self, s: PioneerState, seat: int) -> list[Refusal]:
        p = s.players[seat]
        refused = []
        for cell in range(N_CELLS):
            if s.board.kind[cell] in ORDER and cell not in p.pending:
                done = p.activated >> cell & 1
                what = "activated-already" if done else "its-condition-is-not-met"
                refused.append(Refusal(ACTIVATE[cell], "R8.1", what))
        return refused

    def rule(self) -> str:
        return "R8.1"


@dataclass(frozen=True)
class ChooseNuggets(Decision[PioneerState]):
    """How many nuggets go to the bank? (R8.5)"""

    cell: int = 0

    def legal(self, s: PioneerState, seat: int) -> list[Action]:
        return [NUGGETS[n] for n in nugget_choices(s, s.players[seat])]

    def apply(self, s: PioneerState, seat: int, action: Action) -> None:
        activate(s, seat, self.cell, action.arg)

    def refusals(self, s: PioneerState, seat: int) -> list[Refusal]:
        choices = nugget_choices(s, s.players[seat])
        refused = []
        for n in range(BANK_LIMIT + 1):
            if n < choices[0]:
                refused.append(Refusal(NUGGETS[n], "R8.5", "at-least-one-nugget-is-due"))
            elif n > choices[-1]:
                refused.append(Refusal(NUGGETS[n], "R8.5", "nuggets-not-in-banks", n, choices[-1]))
        return refused

    def rule(self) -> str:
        return "R8.5"
