"""What effects and locations are worth to a seat: points, and the dollars they give or take."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from trailboss.bots import trail_gains as gains
from trailboss.bots.trail_buildings import best_building
from trailboss.bots.trail_mind import Mind
from trailboss.bots.trail_trade import best_hire, purchases
from trailboss.core.engine import Effect
from trailboss.games.trail.auxiliary import Aux, open_slots
from trailboss.games.trail.cards import Discard, DiscardPair, DrawDiscard, RemoveCards
from trailboss.games.trail.construction import Build
from trailboss.games.trail.delivery import ExtraDelivery
from trailboss.games.trail.effects import All, Gain, GainPer, OneOf, tally
from trailboss.games.trail.location import Copy, key, local_actions
from trailboss.games.trail.market import BuyCattle
from trailboss.games.trail.movement import MoveHerder
from trailboss.games.trail.objectives import FreeMove, TakeObjective
from trailboss.games.trail.railroad import (
    BackEngine,
    MoveEngine,
    UpgradeBehind,
    behind,
    exactly,
    stations_behind,
    within,
)
from trailboss.games.trail.rules import BANDIT, HAZARD, NEUTRAL, PRIVATE
from trailboss.games.trail.state import certificate_limit
from trailboss.games.trail.tiles import CollectBandit, RemoveHazard, occupied
from trailboss.games.trail.workers import Hire

Worth = tuple[float, int]
"""Points, dollars counted in them, and the dollars gained (or paid, below zero)."""
NOTHING: Worth = (0.0, 0)


@singledispatch
def worth(effect: Effect[Any], m: Mind) -> Worth:
    """What an effect is worth with the cash at hand."""
    return NOTHING


@worth.register
def _(effect: Gain, m: Mind) -> Worth:
    room = certificate_limit(m.s, m.seat) - m.p.certificates
    certificates = min(effect.certificates, room) * m.certificate
    points = effect.dollars * m.dollar + effect.tokens * m.token + certificates
    return points, effect.dollars


@worth.register
def _(effect: GainPer, m: Mind) -> Worth:
    times = tally(m.s, m.seat, effect.per)
    return worth(Gain(effect.dollars * times, effect.certificates * times), m)


@worth.register
def _(effect: All, m: Mind) -> Worth:
    return total([worth(part, m) for part in effect.effects])


@worth.register
def _(effect: OneOf, m: Mind) -> Worth:
    able = [worth(part, m) for part in effect.effects if part.can(m.s, m.seat)]
    return max(able, default=NOTHING)


@worth.register
def _(effect: Discard, m: Mind) -> Worth:
    fit = [card for card in set(m.p.hand) if card in effect.cards]
    if not fit:
        return NOTHING
    points, cash = worth(effect.reward, m)
    return points + max([m.lose(card) for card in fit]), cash


@worth.register
def _(effect: DiscardPair, m: Mind) -> Worth:
    fit = pair(m)
    if not fit:
        return NOTHING
    points, cash = worth(effect.reward, m)
    return points + 1.8 * max([m.lose(card) for card in fit]), cash


def pair(m: Mind) -> list[int]:
    """Cards of a breed that is twice in the hand."""
    cards = m.s.rules.cards
    breeds = [cards[card].breed for card in m.p.hand]
    return [c for c in set(m.p.hand) if cards[c].breed and breeds.count(cards[c].breed) > 1]


@worth.register
def _(effect: DrawDiscard, m: Mind) -> Worth:
    return m.sift(effect.most(m.s, m.seat)), 0


@worth.register
def _(effect: RemoveCards, m: Mind) -> Worth:
    weak = [card for card in m.p.hand if removable(m, card)][: effect.cards]
    return sum([m.w.thin * m.laps + max(0.0, m.lose(card)) for card in weak]), 0


def removable(m: Mind, card: int) -> bool:
    """Is the deck better without this card?"""
    row = m.s.rules.cards[card]
    if card >= m.s.rules.first_objective:
        return False
    return m.laps > 0.8 and row.vp == 0 and len(m.deck()) > m.limit + 3


@worth.register
def _(effect: Hire, m: Mind) -> Worth:
    if m.deep:
        return 2.5 - effect.modifier * m.dollar, -6
    return best_hire(m, effect.modifier, worth)[:2]


@worth.register
def _(effect: Build, m: Mind) -> Worth:
    if m.deep:
        return 1.5, -3
    points, cash, _, _ = best_building(m, effect.rate, use)
    return points, cash


@worth.register
def _(effect: BuyCattle, m: Mind) -> Worth:
    points, cash, _ = purchases(m, m.p.workers[0])
    return points, cash


@worth.register
def _(effect: TakeObjective, m: Mind) -> Worth:
    first = m.s.rules.first_objective
    best = max([gains.take(m, card - first) for card in m.s.display], default=0.0)
    return best + (0.8 if effect.to_hand else 0.0), 0


@worth.register
def _(effect: CollectBandit, m: Mind) -> Worth:
    there = occupied(m.s, BANDIT)
    return max(
        [(gains.collect(m, at), m.s.rules.nodes[at].dollars) for at in there], default=NOTHING
    )


@worth.register
def _(effect: RemoveHazard, m: Mind) -> Worth:
    there = occupied(m.s, HAZARD)
    if not there or m.cash < effect.dollars:
        return NOTHING
    best = max([gains.clear(m, at) for at in there])
    return best - effect.dollars * m.dollar, -effect.dollars


@worth.register
def _(effect: MoveEngine, m: Mind) -> Worth:
    moves = effect.moves(m.s, m.seat)
    if m.cash < effect.dollars or moves <= 0:
        return NOTHING
    cash = m.cash - effect.dollars
    best = max([place(m, at, cash) for at in within(m.s, m.seat, moves)], default=0.0)
    return best - effect.dollars * m.dollar, -effect.dollars


def place(m: Mind, at: int, cash: int) -> float:
    """What moving the engine to a space is worth, its station included."""
    gain = gains.rail(m, at) - gains.rail(m, m.p.engine)
    reached = m.s.rules.spaces[at].station
    if reached >= 0:
        gain += max(0.0, gains.station(m, reached, cash))
    if at == len(m.s.rules.spaces) - 1:
        back = max([gains.rail(m, q) for q in behind(m.s, m.seat)], default=0.0)
        gain += m.s.rules.last_space_dollars * m.dollar - gains.rail(m, at) + back
    return gain


@worth.register
def _(effect: BackEngine, m: Mind) -> Worth:
    there = exactly(m.s, m.seat, effect.moves, back=True)
    if not there or m.cash < effect.dollars:
        return NOTHING
    points, cash = worth(effect.reward, m)
    cash -= effect.dollars
    best = max([place(m, at, m.cash + cash) for at in there])
    return points + best - effect.dollars * m.dollar, cash


@worth.register
def _(effect: UpgradeBehind, m: Mind) -> Worth:
    there = stations_behind(m.s, m.seat)
    return max(
        [(gains.station(m, i, m.cash), -m.s.rules.stations[i].cost) for i in there],
        default=NOTHING,
    )


@worth.register
def _(effect: ExtraDelivery, m: Mind) -> Worth:
    return max([way_back(m, at) for at in behind(m.s, m.seat)], default=0.0), 0


def way_back(m: Mind, to: int) -> float:
    """What an extraordinary delivery is worth whose engine stops there."""
    spaces = m.s.rules.spaces
    moved = [at for at in behind(m.s, m.seat) if at >= to and not spaces[at].turnout]
    return gains.delivery(m, len(moved), False, m.cash) + place(m, to, m.cash)


@worth.register
def _(effect: Aux, m: Mind) -> Worth:
    return max(
        [worth(row, m) for _, row in rows(m, both=True) if row.can(m.s, m.seat)], default=NOTHING
    )


def rows(m: Mind, both: bool) -> list[tuple[bool, Effect[Any]]]:
    """The auxiliary actions that are open: (double?, effect)."""
    found: list[tuple[bool, Effect[Any]]] = []
    for row, (single, double) in enumerate(m.s.rules.aux):
        slots = open_slots(m.s, m.seat, row)
        if slots:
            found.append((False, single))
        if slots == 2 and both:
            found.append((True, double))
    return found


@worth.register
def _(effect: Copy, m: Mind) -> Worth:
    if m.at < 0:
        return 1.0, 0
    there = [at for at in m.s.rules.nodes[m.at].beside if m.s.board[at]]
    return max([copied(m, at) for at in there], default=0.0), 0


def copied(m: Mind, at: int) -> float:
    """What copying a building is worth."""
    return use(m, [effect for effect in fresh(m, at, True) if not isinstance(effect, Copy)])


@worth.register
def _(effect: MoveHerder, m: Mind) -> Worth:
    if m.route is None or m.at < 0:
        return m.w.tempo, 0
    return m.route.leave(m.at, effect.steps), 0


@worth.register
def _(effect: FreeMove, m: Mind) -> Worth:
    return 1.0, 0


def total(parts: list[Worth]) -> Worth:
    """Several effects together."""
    return sum([part[0] for part in parts]), sum([part[1] for part in parts])


def order(effect: Effect[Any]) -> int:
    """What comes first at a location: dollars and cards, then spending, then leaving."""
    if isinstance(effect, MoveHerder):
        return 9
    if isinstance(effect, (Gain, GainPer, Discard, DiscardPair, CollectBandit)):
        return 0
    if isinstance(effect, (DrawDiscard, BackEngine)):
        return 1
    return 2


def fresh(m: Mind, at: int, copy: bool = False) -> list[Effect[Any]]:
    """The local actions of a building that were not performed this turn."""
    done = m.s.done
    return [
        e for slot, e in local_actions(m.s, at, copy) if not (done and key(m.s, at, slot) in done)
    ]


def local(m: Mind, at: int) -> float:
    """What the local actions of a building are worth together."""
    before, m.at = m.at, at
    points = use(m, fresh(m, at))
    m.at = before
    return points


def use(m: Mind, effects: list[Effect[Any]]) -> float:
    """What several local actions are worth, paid from one purse."""
    purse, points = m.cash, 0.0
    for effect in sorted(effects, key=order):
        gained, cash = worth(effect, m)
        if gained > 0:
            points += gained
            m.cash += cash
    m.cash = purse
    return points


def single(m: Mind) -> float:
    """The best single auxiliary action."""
    found = m.singles.get(m.cash)
    if found is None:
        able = [worth(row, m)[0] for _, row in rows(m, both=False) if row.can(m.s, m.seat)]
        found = m.singles[m.cash] = max(able, default=0.0)
    return found


def location(m: Mind, at: int) -> float:
    """What phase B at a location is worth, Kansas City aside."""
    tile = m.s.rules.tiles[m.s.board[at]]
    if tile.kind == NEUTRAL or (tile.kind == PRIVATE and tile.owner == m.seat):
        return max(local(m, at), single(m))
    return single(m)
