"""Discs: which one leaves the player board, and what that opens, costs and gives."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.core.zones import put
from trailboss.games.trail.state import TrailState, gain, pay
from trailboss.games.trail.topics import Topic


def fitting(s: TrailState, seat: int, black: bool) -> list[int]:
    """The slots whose disc fits: any on black, white ones on white while there are any."""
    slots = s.rules.discs
    have = [i for i, on in enumerate(s.players[seat].discs) if on]
    if black:
        return have
    return [i for i in have if not slots[i].black] or have


def affordable(s: TrailState, seat: int, black: bool, dollars: int) -> list[int]:
    """The fitting slots whose price can be paid with these dollars."""
    return [i for i in fitting(s, seat, black) if s.rules.discs[i].dollars + dollars >= 0]


def built(s: TrailState, seat: int) -> list[int]:
    """The stations with a disc of this player."""
    stations = s.players[seat].stations
    return [i for i in range(len(s.rules.stations)) if stations >> i & 1]


def has_disc(s: TrailState, seat: int, black: bool, dollars: int) -> bool:
    """Is there a disc to place: from the board, or else from a station?"""
    return bool(s.players[seat].stations) or bool(affordable(s, seat, black, dollars))


@dataclass(frozen=True)
class ChooseDisc(Decision[TrailState]):
    """Which disc leaves the board? Without one, a station gives its disc (disc, disc.station)."""

    black: bool = False
    reserve: int = 0
    """Dollars that must stay for the transport costs of the same delivery."""

    def rule(self) -> Topic:
        return "disc"

    def legal(self, s: TrailState, seat: int) -> list[Action]:
        act = s.rules.act
        dollars = s.players[seat].dollars - self.reserve
        slots = [act.disc[i] for i in affordable(s, seat, self.black, dollars)]
        return slots or [act.lift[i] for i in built(s, seat)] or [act.passing]

    def refusals(self, s: TrailState, seat: int) -> list[Refusal]:
        act = s.rules.act
        fits = fitting(s, seat, self.black)
        dollars = s.players[seat].dollars - self.reserve
        able = affordable(s, seat, self.black, dollars)
        refusals: list[Refusal] = []
        for i, on in enumerate(s.players[seat].discs):
            if not on:
                refusals.append(Refusal(act.disc[i], s.cite("disc"), "no-disc-there"))
            elif i not in fits:
                refusals.append(Refusal(act.disc[i], s.cite("disc"), "black-corner-on-white"))
            elif i not in able:
                topic = "disc.transport" if self.reserve else "disc.price"
                needs = self.reserve - s.rules.discs[i].dollars
                have = s.players[seat].dollars
                refusals.append(Refusal(act.disc[i], s.cite(topic), "dollars", needs, have))
        if able:
            cite = s.cite("disc.station")
            refusals += [Refusal(act.lift[i], cite, "a-disc-is-left") for i in built(s, seat)]
        return refusals

    def apply(self, s: TrailState, seat: int, action: Action) -> None:
        p = s.own_player(seat)
        if action.verb == "lift":
            p.stations ^= 1 << action.arg
            s.tell("lift", seat, "disc.station", 1, s.rules.stations[action.arg].name)
        elif action.verb == "disc":
            slot = s.rules.discs[action.arg]
            p.discs = put(p.discs, action.arg, 0)
            s.tell("disc", seat, "disc", 1, slot.name)
            pay(s, seat, max(-slot.dollars, 0), "disc.price")
            gain(s, seat, max(slot.dollars, 0), "disc.price")
