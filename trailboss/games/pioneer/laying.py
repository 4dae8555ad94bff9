"""The question of a turn: draw a track, cross off a town box, or stop (R6, R7)."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision
from trailboss.core.refusal import Refusal
from trailboss.games.pioneer.actions import BOX, DONE, SUIT
from trailboss.games.pioneer.components import RANKS, SUITS, TRACKS_A_TURN
from trailboss.games.pioneer.geometry import TRACKS
from trailboss.games.pioneer.reasons import laying_refusals
from trailboss.games.pioneer.state import PioneerState, Player, rest
from trailboss.games.pioneer.tracks import (
    add_plain,
    add_special,
    draw,
    rights,
    sources,
    switch_points,
)


def write_card(s: PioneerState, seat: int, card: int) -> None:
    """Write the rank; the suit says which railway grows (R4.4, R5.1, R5.4)."""
    write_rank(s.sheet(seat), card)
    s.note("wrote", seat, "R5.1", 0, RANKS[(card - 1) // len(SUITS)])


def write_rank(p: Player, card: int) -> None:
    """A turn begins on this sheet."""
    rest(p)
    p.card = card
    p.railway = (card - 1) % len(SUITS)
    p.ripe = p.circled
    p.ranks += ((card - 1) // len(SUITS),)


def may_change_suit(s: PioneerState, seat: int) -> bool:
    """Once a turn, with a special, before the first track (R7.8, R14.5, RL-09)."""
    p = s.players[seat]
    if p.changed or rights(s.rules, p) < 1:
        return False
    if p.drawn == 0:
        return True
    start = s.before[seat]
    return not s.rules.suit_before_tracks and start.circled > start.crossed


@dataclass(frozen=True)
class Lay(Decision[PioneerState]):
    """Draw the next track; three are due, each town box adds one and a special (R6.1, R7.1)."""

    def legal(self, s: PioneerState, seat: int) -> list[Action]:
        p = s.players[seat]
        found: list[Action] = []
        free = rights(s.rules, p)
        due = False
        if p.left() > 0:
            starts = sources(s.board, s.rules, p)
            add_plain(s.board, s.rules, p, starts, found)
            due = p.drawn < TRACKS_A_TURN and len(found) > 0
            if free > 0:
                self.add_with_specials(s, p, starts, found)
        if p.spare_boxes() > 0:
            found.append(BOX)
        if free > 0 and may_change_suit(s, seat):
            found += [SUIT[suit] for suit in range(len(SUITS)) if suit != p.railway]
        if not due:
            found.append(DONE)
        return found

    def add_with_specials(
        self, s: PioneerState, p: Player, starts: list[int], found: list[Action]
    ) -> None:
        """Add the tracks that need one special, or two (R7.2)."""
        free = rights(s.rules, p)
        if free < 1:
            return
        forks = switch_points(s.board, s.rules, p)
        add_special(s.board, s.rules, p, starts, found)
        add_plain(s.board, s.rules, p, forks, found)
        if free >= 2 and s.rules.special_on_any_track:
            add_special(s.board, s.rules, p, forks, found)

    def apply(self, s: PioneerState, seat: int, action: Action) -> None:
        if action is DONE:
            return
        p = s.sheet(seat)
        if action is BOX:
            cross_box(s, seat)
        elif action.verb == "suit":
            change_suit(s, seat, action.arg)
        else:
            town = draw(s.board, s.rules, p, action.arg)
            if s.log is not None:
                note_track(s, seat, action.arg, town)
        if p.left() > 0 or p.spare_boxes() > 0 or may_change_suit(s, seat):
            s.then(self)

    def refusals(self, s: PioneerState, seat: int) -> list[Refusal]:
        return laying_refusals(s, seat, self.legal(s, seat))

    def rule(self) -> str:
        return "R6.1"


def note_track(s: PioneerState, seat: int, track: int, town: int) -> None:
    """Note a track, and the town that it is the first to reach (R8.9)."""
    s.note("laid", seat, "R6.1", 1, TRACKS[track])
    if town >= 0:
        s.note("reached", seat, "R8.9", 1, f"T{town + 1}")


def cross_box(s: PioneerState, seat: int) -> None:
    """One more track and one special, for this turn only (R7.1)."""
    p = s.sheet(seat)
    p.crossed += 1
    p.boxes += 1
    s.note("crossed", seat, "R7.1", 1, "town box")


def change_suit(s: PioneerState, seat: int, suit: int) -> None:
    """All tracks of the turn are laid for another railway (R7.8)."""
    if s.players[seat].drawn > 0:
        erase_turn(s, seat)
    p = s.sheet(seat)
    p.railway = suit
    p.changed = 1
    p.used += 1
    s.note("changed", seat, "R7.8", 1, SUITS[suit])


def erase_turn(s: PioneerState, seat: int) -> None:
    """Under the other reading of R7.8 the turn's tracks are drawn anew (RL-09)."""
    card = s.players[seat].card
    written = s.players[seat].ranks
    s.players[seat] = s.before[seat].clone()
    s.own |= 1 << seat
    write_card(s, seat, card)
    s.sheet(seat).ranks = written
    cross_box(s, seat)
