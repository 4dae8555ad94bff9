"""Bandits and hazards: placing them on the trail, collecting and clearing them."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.core.zones import put
from trailboss.games.kit.requirements import Missing
from trailboss.games.trail.requirements import TrailEffect
from trailboss.games.trail.rules import BANDIT, EMPTY, HAZARD, Tile
from trailboss.games.trail.state import TrailState, gain, pay
from trailboss.games.trail.topics import Topic


def free_section(s: TrailState, tile: Tile) -> int:
    """The lowest free space of the tile's section, or -1 if it is full (section)."""
    for at, node in enumerate(s.rules.nodes):
        if (
            node.kind == tile.kind
            and s.board[at] == EMPTY
            and (tile.kind == BANDIT or node.zone == tile.what)
        ):
            return at
    return -1


def occupied(s: TrailState, kind: int) -> list[int]:
    """The nodes with a hazard, or with a bandit."""
    return [at for at in s.rules.places[kind] if s.board[at]]


@dataclass(frozen=True)
class CollectBandit(TrailEffect):
    """Take a bandit and the reward printed at its space (bandit)."""

    def can(self, s: TrailState, seat: int) -> bool:
        return bool(payable(s, seat))

    def missing(self, s: TrailState, seat: int) -> Missing:
        costs = [-s.rules.nodes[at].dollars for at in occupied(s, BANDIT)]
        if costs:
            return Missing("bandit", "dollars", min(costs), s.players[seat].dollars)
        return Missing("bandit", "bandits", 1, 0)

    def start(self, s: TrailState, seat: int) -> None:
        s.then(ChooseBandit(seat))


def payable(s: TrailState, seat: int) -> list[int]:
    """The bandits that may be taken: a negative amount must be payable."""
    dollars = s.players[seat].dollars
    return [at for at in occupied(s, BANDIT) if dollars + s.rules.nodes[at].dollars >= 0]


@dataclass(frozen=True)
class ChooseBandit(Decision[TrailState]):
    """Which bandit is collected?"""

    def rule(self) -> Topic:
        return "bandit"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        return [act.collect[at] for at in payable(s, seat)] or [act.passing]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        dollars = s.players[seat].dollars
        refusals: list[Refusal] = []
        for at, node in enumerate(s.rules.nodes):
            action = s.rules.act.collect[at]
            if node.kind == BANDIT and s.board[at] == EMPTY:
                refusals.append(Refusal(action, s.cite("bandit"), "no-tile-there"))
            elif node.kind == BANDIT and dollars + node.dollars < 0:
                refusals.append(
                    Refusal(action, s.cite("bandit"), "dollars", -node.dollars, dollars)
                )
        return refusals

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        if action is s.rules.act.passing:
            return
        p = s.own_player(seat)
        node = s.rules.nodes[action.arg]
        p.bandits = p.bandits + (s.board[action.arg],)
        s.board = put(s.board, action.arg, EMPTY)
        s.tell("collect", seat, "bandit", 1, node.name)
        if node.dollars < 0:
            pay(s, seat, -node.dollars, "bandit")
        gain(s, seat, max(node.dollars, 0), "bandit")
        if node.tokens:
            p.tokens += node.tokens
            s.tell("gain", seat, "bandit", node.tokens, "exchange-tokens")


@dataclass(frozen=True)
class RemoveHazard(TrailEffect):
    """Pay and take any hazard from the board (hazard)."""

    dollars: int = 0

    def can(self, s: TrailState, seat: int) -> bool:
        return s.players[seat].dollars >= self.dollars and bool(occupied(s, HAZARD))

    def missing(self, s: TrailState, seat: int) -> Missing:
        if not occupied(s, HAZARD):
            return Missing("hazard", "hazards", 1, 0)
        return Missing("hazard", "dollars", self.dollars, s.players[seat].dollars)

    def start(self, s: TrailState, seat: int) -> None:
        s.then(ChooseHazard(seat, self.dollars))


@dataclass(frozen=True)
class ChooseHazard(Decision[TrailState]):
    """Which hazard is removed?"""

    dollars: int = 0

    def rule(self) -> Topic:
        return "hazard"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        return [s.rules.act.clear[at] for at in occupied(s, HAZARD)]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        return [
            Refusal(s.rules.act.clear[at], s.cite("hazard"), "no-tile-there")
            for at, node in enumerate(s.rules.nodes)
            if node.kind == HAZARD and s.board[at] == EMPTY
        ]

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        p = s.own_player(seat)
        pay(s, seat, self.dollars, "hazard")
        p.hazards = p.hazards + (s.board[action.arg],)
        s.board = put(s.board, action.arg, EMPTY)
        s.tell("clear", seat, "hazard", 1, s.rules.nodes[action.arg].name)
