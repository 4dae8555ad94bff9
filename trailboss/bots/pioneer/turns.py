"""Good ways to play a turn of Pioneer Rails: a beam over its tracks, and over town boxes."""

from __future__ import annotations

from typing import Final

from trailboss.bots.pioneer.plan import change, cross
from trailboss.bots.pioneer.valuation import Valuation, notice_ranches
from trailboss.core.action import Action
from trailboss.games.pioneer.actions import BOX, SUIT
from trailboss.games.pioneer.components import TRACKS_A_TURN
from trailboss.games.pioneer.laying import Lay
from trailboss.games.pioneer.state import Player
from trailboss.games.pioneer.tracks import add_plain, draw, rights, sources

MOST_BOXES: Final = 4
"""Town boxes that are used in a turn, but for the last one."""


class Way:
    """Some steps of a turn: the sheet after them, and a quick estimate of what it is worth."""

    def __init__(
        self, worth: float, p: Player, actions: tuple[Action, ...], tracks: tuple[int, ...]
    ) -> None:
        self.worth: Final = worth
        self.p: Final = p
        self.actions: Final = actions
        self.tracks: Final = tracks


def by_worth(way: Way) -> float:
    """The best first."""
    return -way.worth


class Turns:
    """Finds ways to play one turn of one seat."""

    def __init__(self, valuation: Valuation, width: int) -> None:
        self.valuation: Final = valuation
        self.width: Final = width

    def ways(self, p: Player, suits: tuple[int, ...]) -> list[Way]:
        """Finished turns of a sheet with its card; a box may change its suit into one of these."""
        found = self.laid(p, ())
        for suit in suits:
            if suit != p.railway and p.drawn == p.changed == 0 and p.spare_boxes() > 0:
                changed = p.clone()
                cross(changed)
                change(changed, suit)
                found += self.laid(changed, (BOX, SUIT[suit]))
        return found

    def laid(self, p: Player, before: tuple[Action, ...]) -> list[Way]:
        """Follow the best few ways, track by track."""
        ways = [Way(self.valuation.worth(p, p.railway, ()), p, before, ())]
        ended: list[Way] = []
        while ways:
            found: dict[frozenset[int], Way] = {}
            for way in ways:
                if self.spread(way, found):
                    ended.append(way)
            ways = sorted(found.values(), key=by_worth)[: self.width]
        return ended

    def spread(self, way: Way, found: dict[frozenset[int], Way]) -> bool:
        """Add what one more track leads to; may the turn end here? (R6.9)"""
        p = way.p
        plain: list[Action] = []
        draws: list[Action] = []
        starts: list[int] = []
        valuation = self.valuation
        if p.left() > 0:
            starts = sources(valuation.board, valuation.s.rules, p)
            add_plain(valuation.board, valuation.s.rules, p, starts, plain)
            draws = plain[:]
            if rights(valuation.s.rules, p) > 0:
                Lay(valuation.seat).add_with_specials(valuation.s, p, starts, draws)
        for action in draws:
            self.add(way, p, action, way.actions, found)
        if p.spare_boxes() > 0 and (p.boxes < MOST_BOXES or valuation.left == 0):
            self.spread_boxed(way, draws, found)
        return not (p.drawn < TRACKS_A_TURN and plain)

    def spread_boxed(self, way: Way, known: list[Action], found: dict[frozenset[int], Way]) -> None:
        """What a track leads to that a box makes possible."""
        valuation = self.valuation
        p = way.p.clone()
        cross(p)
        draws: list[Action] = []
        starts = sources(valuation.board, valuation.s.rules, p)
        add_plain(valuation.board, valuation.s.rules, p, starts, draws)
        Lay(valuation.seat).add_with_specials(valuation.s, p, starts, draws)
        before = (*way.actions, BOX)
        for action in draws:
            if action not in known:
                self.add(way, p, action, before, found)

    def add(
        self,
        way: Way,
        p: Player,
        action: Action,
        before: tuple[Action, ...],
        found: dict[frozenset[int], Way],
    ) -> None:
        """One more track, if the same tracks were not drawn in another order."""
        tracks = (*way.tracks, action.arg)
        key = frozenset(tracks)
        known = found.get(key)
        if known is not None and len(known.actions) <= len(before) + 1:
            return
        p = p.clone()
        valuation = self.valuation
        draw(valuation.board, valuation.s.rules, p, action.arg)
        notice_ranches(valuation.s, p)
        found[key] = Way(valuation.worth(p, p.railway, tracks), p, (*before, action), tracks)
