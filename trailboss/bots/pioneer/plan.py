"""Planning a turn of Pioneer Rails: a narrow search over the tracks that can be drawn now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.bots.pioneer.valuation import Valuation, notice_ranches
from trailboss.core.action import Action
from trailboss.games.pioneer.actions import BOX, DONE, DRAW, SUIT
from trailboss.games.pioneer.components import TRACKS_A_TURN
from trailboss.games.pioneer.laying import Lay
from trailboss.games.pioneer.state import Player
from trailboss.games.pioneer.tracks import add_plain, draw, sources

WIDTH: Final = 3
"""How many ways to begin a turn are followed."""
MOST_BOXES: Final = 2
"""Town boxes that are used in a turn, but for the last turns."""

Key = tuple[bytes, int, int, int]


@dataclass(frozen=True)
class Way:
    """Some tracks of a turn: the sheet after them, and what it is worth."""

    worth: float
    p: Player
    tracks: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """A whole turn: the actions in order, and what the sheet is worth after them."""

    worth: float
    actions: tuple[Action, ...]


def key_of(p: Player) -> Key:
    """What a plan is remembered by: the sheet, and how far the turn is."""
    return (p.tracks, p.boxes, p.changed, p.railway)


def best_plan(valuation: Valuation, p: Player, suits: tuple[int, ...] = ()) -> Plan:
    """The best turn for a sheet with its card; boxes may turn the card into one of the suits."""
    best = with_boxes(valuation, p, ())
    for suit in suits:
        if suit != p.railway and p.drawn == p.changed == 0 and p.spare_boxes() > 0:
            changed = p.clone()
            cross(changed)
            change(changed, suit)
            found = lay(valuation, changed, (BOX, SUIT[suit]))
            if found.worth > best.worth:
                best = found
    return best


def cross(p: Player) -> None:
    """Cross off a town box (R7.1)."""
    p.crossed += 1
    p.boxes += 1


def change(p: Player, suit: int) -> None:
    """Let the card count as another suit (R7.8)."""
    p.railway = suit
    p.changed = 1
    p.used += 1


def with_boxes(valuation: Valuation, p: Player, before: tuple[Action, ...]) -> Plan:
    """The best turn with no, one or more further boxes."""
    most = p.spare_boxes() if valuation.left == 0 else MOST_BOXES
    best = lay(valuation, p, before)
    for _ in range(min(most, p.spare_boxes())):
        p = p.clone()
        cross(p)
        before = (*before, BOX)
        found = lay(valuation, p, before)
        if found.worth > best.worth:
            best = found
    return best


def lay(valuation: Valuation, p: Player, before: tuple[Action, ...]) -> Plan:
    """Follow the best few ways until no track is left."""
    ways = [Way(valuation.worth(p, p.railway, ()), p, ())]
    best = Way(float("-inf"), p, ())
    while ways:
        found: dict[frozenset[int], Way] = {}
        for way in ways:
            draws, due = choices(valuation, way.p)
            if not due and way.worth > best.worth:
                best = way
            for action in draws:
                drawn = frozenset((*way.tracks, action.arg))
                if drawn not in found:
                    found[drawn] = further(valuation, way, action)
        ways = sorted(found.values(), key=lambda way: -way.worth)[:WIDTH]
    return Plan(best.worth, (*before, *(DRAW[track] for track in best.tracks), DONE))


def choices(valuation: Valuation, p: Player) -> tuple[list[Action], bool]:
    """The tracks that may be drawn now, and whether one must be (R6.9)."""
    found: list[Action] = []
    if p.left() <= 0:
        return found, False
    starts = sources(valuation.board, valuation.s.rules, p)
    add_plain(valuation.board, valuation.s.rules, p, starts, found)
    due = p.drawn < TRACKS_A_TURN and bool(found)
    Lay(valuation.seat).add_with_specials(valuation.s, p, starts, found)
    return found, due


def further(valuation: Valuation, way: Way, action: Action) -> Way:
    """The way with one more track."""
    p = way.p.clone()
    draw(valuation.board, valuation.s.rules, p, action.arg)
    notice_ranches(valuation.s, p)
    tracks = (*way.tracks, action.arg)
    return Way(valuation.worth(p, p.railway, tracks), p, tracks)


def script(valuation: Valuation, p: Player, found: Plan) -> dict[Key, Action]:
    """The actions of a plan, each by the moment when it is due.

    A town that is reached may bring another box; then the end of the turn is thought over.
    """
    p = p.clone()
    boxes = p.ripe
    moments: dict[Key, Action] = {}
    for action in found.actions:
        if action is DONE and p.ripe > boxes:
            break
        moments[key_of(p)] = action
        if action is BOX:
            cross(p)
        elif action.verb == "suit":
            change(p, action.arg)
        elif action.verb == "draw":
            draw(valuation.board, valuation.s.rules, p, action.arg)
    return moments
