"""What a sheet is worth before the next cards are known: its best next turn for every card.

A turn draws tracks of the card's suit and writes its rank. So four plans, one for each railway,
tell what all cards are worth, and of all cards that may be offered the best is taken. Nothing is
drawn by lot: the mean is over everything that can be offered.
"""

from __future__ import annotations

from typing import Final

from trailboss.bots.pioneer.appraisal import Appraisal
from trailboss.bots.pioneer.expectation import Expectation
from trailboss.bots.pioneer.hands import pattern, prospect
from trailboss.bots.pioneer.turns import Turns, Way, by_worth
from trailboss.core.zones import Zone, put
from trailboss.games.pioneer.components import (
    DECK,
    FIRST,
    LATER,
    MANY,
    RANKS,
    SUITS,
    TURNS,
)
from trailboss.games.pioneer.goals import meets
from trailboss.games.pioneer.poker import classify, hand_of
from trailboss.games.pioneer.state import CIRCLED, CROSSED, FREE, PioneerState, Player, rest

SHOWN: Final = 2
"""Cards to choose from; the dealer of two to four has one more (R4.2)."""
WIDTH: Final = 3
"""Ways to begin a turn that are followed."""
KEPT: Final = 8
"""Finished turns that are judged for each suit."""
NOTHING: Final = -1000.0
"""Less than any sheet is worth."""


def next_table(s: PioneerState, seat: int, p: Player) -> PioneerState:
    """The table when everybody has finished the turn, as far as one seat can tell."""
    table = s.clone()
    q = p.clone()
    rest(q)
    q.turns += 1
    score_goals(table, q)
    table.turn += 1
    if s.turn == TURNS:
        score_hand(table, q)
        table.round += 1
        table.turn = 1
        table.shown = table.discard = table.secret = ()
        table.taken = 0
    table.dealer = (s.dealer + 1) % len(s.players)
    table.players[seat] = q
    return table


def score_goals(s: PioneerState, p: Player) -> None:
    """Goals that are met now (R11, R15.5)."""
    alone = len(s.players) == 1
    for place, goal in enumerate(s.goals):
        if alone:
            if not s.stale >> place & 1 and meets(s, p, goal):
                s.met |= 1 << place
        elif p.stars[place] == 0 and meets(s, p, goal):
            p.stars = put(p.stars, place, LATER if s.met >> place & 1 else FIRST)
            s.met |= 1 << place


def score_hand(s: PioneerState, p: Player) -> None:
    """The hand of a round that is over (R12.1)."""
    now = s.round - 1
    points = classify(hand_of(p.ranks, s.round))[1]
    if p.saloons[now] == CIRCLED:
        points *= 2
    elif p.saloons[now] == FREE:
        p.saloons = put(p.saloons, now, CROSSED)
    p.hands += (points,)


def cards_to_come(s: PioneerState, seat: int) -> Zone:
    """The cards that may be shown after the running turn; if one is sure, that one."""
    if s.turn == TURNS:
        return DECK
    own = s.secret[seat] if s.secret else 0
    if s.rules.extra_card and s.turn == TURNS - 1 and own:
        return (own,)
    known = (*s.shown, s.taken, *s.discard, own)
    return tuple([card for card in DECK if card not in known])


def offered_next(s: PioneerState, seat: int) -> int:
    """How many cards the seat chooses from in the next turn."""
    seats = len(s.players)
    privileged = 1 < seats < MANY and (s.dealer + 1) % seats == seat
    return SHOWN + 1 if privileged else SHOWN


def expected_best(values: list[float], offered: int) -> float:
    """The mean of the best of `offered` values that are drawn without putting back."""
    ordered = sorted(values)
    n = len(ordered)
    if n <= offered:
        return ordered[n - 1]
    total = weight = 0.0
    for below in range(offered - 1, n):
        ways = float(below) if offered == SHOWN else below * (below - 1) / 2
        total += ways * ordered[below]
        weight += ways
    return total / weight


class Foresight:
    """Looks some turns of a seat further, as if the others did nothing meanwhile."""

    def __init__(self, seat: int, expected: Expectation | None = None) -> None:
        self.seat: Final = seat
        self.expected: Final = expected
        self.nodes = 0
        """Tables that were looked at."""

    def worth(self, s: PioneerState, p: Player, turns: int) -> float:
        """Expected final points of a sheet at the end of a turn that is not the last."""
        self.nodes += 1
        table = next_table(s, self.seat, p)
        appraisal = Appraisal(table, self.seat, self.expected)
        hand = hand_of(appraisal.valuation.start.ranks, table.round)
        prospects = [with_rank(hand, rank) for rank in range(len(RANKS))]
        middle = sum(prospects) / len(RANKS)
        plans = [self.plan(appraisal, suit, middle, turns - 1) for suit in range(len(SUITS))]
        found: list[float] = []
        for card in cards_to_come(s, self.seat):
            most, slope = plans[(card - 1) % len(SUITS)]
            found.append(most + slope * (prospects[(card - 1) // len(SUITS)] - middle))
        return expected_best(found, offered_next(s, self.seat))

    def plan(
        self, appraisal: Appraisal, suit: int, running: float, turns: int
    ) -> tuple[float, float]:
        """The worth of the best turn with a suit, and of one more point of the hand after it."""
        p = appraisal.valuation.start.clone()
        rest(p)
        p.railway = suit
        p.ripe = p.circled
        most, best, kept = NOTHING, p, Way(0.0, p, (), ())
        ways = Turns(appraisal.valuation, WIDTH).ways(p, ())
        for way in sorted(ways, key=by_worth)[:KEPT]:
            end = appraisal.settled(way)
            worth = appraisal.worth(way, end, running)
            if worth > most:
                most, best, kept = worth, end, way
        slope = appraisal.slope(kept, best, running)
        if turns > 0 and appraisal.valuation.left > 0:
            best = written(best, appraisal.s)
            most = self.worth(appraisal.s, best, turns)
            most -= slope * (appraisal.running(best) - running)
        return most, slope


def written(p: Player, s: PioneerState) -> Player:
    """A sheet on which a rank is written for the turn: the one that changes its prospect least."""
    p = p.clone()
    hand = hand_of(p.ranks, s.round)
    usual = prospect(pattern(hand))
    changes = [abs(with_rank(hand, rank) - usual) for rank in range(len(RANKS))]
    p.ranks = (*p.ranks, changes.index(min(changes)))
    return p


def with_rank(hand: Zone, rank: int) -> float:
    """The prospect of a hand with one more rank; none if all cards of the rank are in it."""
    return prospect(pattern((*hand, rank))) if hand.count(rank) < len(SUITS) else 0.0
