"""What effects and locations are worth to a seat: points, and the dollars they give or take."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from trailboss.bots.trail import gains
from trailboss.bots.trail.buildings import best_building
from trailboss.bots.trail.deliveries import deliveries
from trailboss.bots.trail.trade import best_hire, purchases
from trailboss.bots.trail.valuation import Valuation
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
"""The worth of an effect in points, dollars included; and its dollars (negative: paid)."""
NOTHING: Worth = (0.0, 0)


@singledispatch
def worth(effect: Effect[Any], v: Valuation) -> Worth:
    """What an effect is worth with the cash at hand."""
    return NOTHING


@worth.register
def _(effect: Gain, v: Valuation) -> Worth:
    room = certificate_limit(v.s, v.seat) - v.p.certificates
    certificates = min(effect.certificates, room) * v.certificate
    points = effect.dollars * v.dollar + effect.tokens * v.token + certificates
    return points, effect.dollars


@worth.register
def _(effect: GainPer, v: Valuation) -> Worth:
    times = tally(v.s, v.seat, effect.per)
    return worth(Gain(effect.dollars * times, effect.certificates * times), v)


@worth.register
def _(effect: All, v: Valuation) -> Worth:
    return total([worth(part, v) for part in effect.effects])


@worth.register
def _(effect: OneOf, v: Valuation) -> Worth:
    able = [worth(part, v) for part in effect.effects if part.can(v.s, v.seat)]
    return max(able, default=NOTHING)


@worth.register
def _(effect: Discard, v: Valuation) -> Worth:
    fit = [card for card in set(v.p.hand) if card in effect.cards]
    if not fit:
        return NOTHING
    points, cash = worth(effect.reward, v)
    return points + max([v.lose(card) for card in fit]), cash


@worth.register
def _(effect: DiscardPair, v: Valuation) -> Worth:
    fit = pair(v)
    if not fit:
        return NOTHING
    points, cash = worth(effect.reward, v)
    return points + 1.8 * max([v.lose(card) for card in fit]), cash


def pair(v: Valuation) -> list[int]:
    """Cards of a breed that is twice in the hand."""
    cards = v.s.rules.cards
    breeds = [cards[card].breed for card in v.p.hand]
    return [c for c in set(v.p.hand) if cards[c].breed and breeds.count(cards[c].breed) > 1]


@worth.register
def _(effect: DrawDiscard, v: Valuation) -> Worth:
    return v.redraw(effect.most(v.s, v.seat)), 0


@worth.register
def _(effect: RemoveCards, v: Valuation) -> Worth:
    weak = [card for card in v.p.hand if removable(v, card)][: effect.cards]
    return sum([v.weights.thin * v.laps + max(0.0, v.lose(card)) for card in weak]), 0


def removable(v: Valuation, card: int) -> bool:
    """Is the deck better without this card?"""
    row = v.s.rules.cards[card]
    if card >= v.s.rules.first_objective:
        return False
    return v.laps > 0.8 and row.vp == 0 and len(v.deck()) > v.limit + v.weights.lean


@worth.register
def _(effect: Hire, v: Valuation) -> Worth:
    if v.deep:
        return v.weights.hire - effect.modifier * v.dollar, -6
    return best_hire(v, effect.modifier, worth)[:2]


@worth.register
def _(effect: Build, v: Valuation) -> Worth:
    if v.deep:
        return v.weights.build, -3
    points, cash, _, _ = best_building(v, effect.rate, use)
    return points, cash


@worth.register
def _(effect: BuyCattle, v: Valuation) -> Worth:
    points, cash, _ = purchases(v, v.p.workers[0])
    return points, cash


@worth.register
def _(effect: TakeObjective, v: Valuation) -> Worth:
    first = v.s.rules.first_objective
    best = max([gains.take(v, card - first) for card in v.s.display], default=0.0)
    return best + (v.weights.objective_now if effect.to_hand else 0.0), 0


@worth.register
def _(effect: CollectBandit, v: Valuation) -> Worth:
    there = occupied(v.s, BANDIT)
    return max(
        [(gains.collect(v, at), v.s.rules.nodes[at].dollars) for at in there], default=NOTHING
    )


@worth.register
def _(effect: RemoveHazard, v: Valuation) -> Worth:
    there = occupied(v.s, HAZARD)
    if not there or v.cash < effect.dollars:
        return NOTHING
    best = max([gains.clear(v, at) for at in there])
    return best - effect.dollars * v.dollar, -effect.dollars


@worth.register
def _(effect: MoveEngine, v: Valuation) -> Worth:
    moves = effect.moves(v.s, v.seat)
    if v.cash < effect.dollars or moves <= 0:
        return NOTHING
    cash = v.cash - effect.dollars
    best = max([place(v, at, cash) for at in within(v.s, v.seat, moves)], default=0.0)
    return best - effect.dollars * v.dollar, -effect.dollars


def place(v: Valuation, at: int, cash: int) -> float:
    """What moving the engine to a space is worth, its station included."""
    gain = gains.rail(v, at) - gains.rail(v, v.p.engine)
    reached = v.s.rules.spaces[at].station
    if reached >= 0:
        gain += max(0.0, gains.station(v, reached, cash))
    if at == len(v.s.rules.spaces) - 1:
        back = max([gains.rail(v, q) for q in behind(v.s, v.seat)], default=0.0)
        gain += v.s.rules.last_space_dollars * v.dollar - gains.rail(v, at) + back
    return gain


@worth.register
def _(effect: BackEngine, v: Valuation) -> Worth:
    there = exactly(v.s, v.seat, effect.moves, back=True)
    if not there or v.cash < effect.dollars:
        return NOTHING
    points, cash = worth(effect.reward, v)
    cash -= effect.dollars
    best = max([place(v, at, v.cash + cash) for at in there])
    return points + best - effect.dollars * v.dollar, cash


@worth.register
def _(effect: UpgradeBehind, v: Valuation) -> Worth:
    there = stations_behind(v.s, v.seat)
    return max(
        [(gains.station(v, i, v.cash), -v.s.rules.stations[i].cost) for i in there],
        default=NOTHING,
    )


@worth.register
def _(effect: ExtraDelivery, v: Valuation) -> Worth:
    return max([way_back(v, at) for at in behind(v.s, v.seat)], default=0.0), 0


def way_back(v: Valuation, to: int) -> float:
    """What an extraordinary delivery is worth whose engine stops there."""
    spaces = v.s.rules.spaces
    moved = [at for at in behind(v.s, v.seat) if at >= to and not spaces[at].turnout]
    return deliveries(v).delivery(len(moved), False, v.cash) + place(v, to, v.cash)


@worth.register
def _(effect: Aux, v: Valuation) -> Worth:
    return max(
        [worth(row, v) for _, row in rows(v, both=True) if row.can(v.s, v.seat)], default=NOTHING
    )


def rows(v: Valuation, both: bool) -> list[tuple[bool, Effect[Any]]]:
    """The auxiliary actions that are open: (double?, effect)."""
    found: list[tuple[bool, Effect[Any]]] = []
    for row, (single, double) in enumerate(v.s.rules.aux):
        slots = open_slots(v.s, v.seat, row)
        if slots:
            found.append((False, single))
        if slots == 2 and both:
            found.append((True, double))
    return found


@worth.register
def _(effect: Copy, v: Valuation) -> Worth:
    if v.at < 0:
        return 1.0, 0
    there = [at for at in v.s.rules.nodes[v.at].beside if v.s.board[at]]
    return max([copied(v, at) for at in there], default=0.0), 0


def copied(v: Valuation, at: int) -> float:
    """What copying a building is worth."""
    return use(v, [effect for effect in fresh(v, at, True) if not isinstance(effect, Copy)])


@worth.register
def _(effect: MoveHerder, v: Valuation) -> Worth:
    if v.route is None or v.at < 0:
        return v.weights.tempo, 0
    return v.route.leave(v.at, effect.steps), 0


@worth.register
def _(effect: FreeMove, v: Valuation) -> Worth:
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


def fresh(v: Valuation, at: int, copy: bool = False) -> list[Effect[Any]]:
    """The local actions of a building that were not performed this turn."""
    done = v.s.done
    return [
        e for slot, e in local_actions(v.s, at, copy) if not (done and key(v.s, at, slot) in done)
    ]


def local(v: Valuation, at: int) -> float:
    """What the local actions of a building are worth together."""
    before, v.at = v.at, at
    points = use(v, fresh(v, at))
    v.at = before
    return points


def use(v: Valuation, effects: list[Effect[Any]]) -> float:
    """What several local actions are worth, paid from one purse."""
    purse, points = v.cash, 0.0
    for effect in sorted(effects, key=order):
        gained, cash = worth(effect, v)
        if gained > 0:
            points += gained
            v.cash += cash
    v.cash = purse
    return points


def single(v: Valuation) -> float:
    """The best single auxiliary action."""
    found = v.singles.get(v.cash)
    if found is None:
        able = [worth(row, v)[0] for _, row in rows(v, both=False) if row.can(v.s, v.seat)]
        found = v.singles[v.cash] = max(able, default=0.0)
    return found


def location(v: Valuation, at: int) -> float:
    """What phase B at a location is worth, Kansas City aside."""
    tile = v.s.rules.tiles[v.s.board[at]]
    if tile.kind == NEUTRAL or (tile.kind == PRIVATE and tile.owner == v.seat):
        return max(local(v, at), single(v))
    return single(v)
