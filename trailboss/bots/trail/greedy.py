"""The greedy bot of the trail games: the best option of each question, by estimates in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trailboss.bots.base import Bot, Budget
from trailboss.bots.trail import gains
from trailboss.bots.trail.buildings import best_building, site_worth
from trailboss.bots.trail.deliveries import cleared, deliveries, price_breeding, spend
from trailboss.bots.trail.effects import copied, order, place, removable, use, way_back, worth
from trailboss.bots.trail.route import route
from trailboss.bots.trail.trade import hired, purchases
from trailboss.bots.trail.valuation import WEIGHTS, Valuation, Weights
from trailboss.core.action import Action
from trailboss.core.engine import Effect, State
from trailboss.core.game import Game
from trailboss.games.trail import (
    cards,
    construction,
    delivery,
    discs,
    effects,
    kansas_city,
    market,
    movement,
    objectives,
    railroad,
    stations,
    tiles,
    workers,
)
from trailboss.games.trail import location as places
from trailboss.games.trail.auxiliary import ChooseAux
from trailboss.games.trail.rules import BANDIT, HAZARD, WORKER
from trailboss.games.trail.scoring import tile_vp
from trailboss.games.trail.state import TrailState, permanent

Rank = Callable[[Any, Valuation, Action], float]
"""What answering a question with an action is worth: (question, valuation, action)."""


class Greedy:
    """Takes the best option of each question; it remembers nothing."""

    needs_view = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def begin(self) -> None:
        """Nothing is remembered."""

    def choose(self, view: State, legal: list[Action]) -> Action:
        assert isinstance(view, TrailState), "a view of a trail game"
        return best(view, self.seat, legal)


def best(view: TrailState, seat: int, legal: list[Action], weights: Weights = WEIGHTS) -> Action:
    """Rank the options of a question and take the best; ties go to the first."""
    v = Valuation(view, seat, weights)
    if v.p.hand:
        price_breeding(v)
    question = view.stack[-1]
    rank = RANKS.get(type(question), first_is_best)
    options = [action for action in legal if not action.free]
    for action in legal:
        if action.free and wants_exchange(question, v):
            return action
    played = [a for a in options if a.verb == "play" and wants_play(question, v, a)]
    if played:
        return played[0]
    options = [action for action in options if action.verb != "play"] or options
    return max(options, key=lambda action: rank(question, v, action))


def first_is_best(question: object, v: Valuation, action: Action) -> float:
    """Nothing to choose by."""
    return 0.0


def wants_exchange(question: object, v: Valuation) -> bool:
    """Exchange before the income, if the hand may be expected to become better."""
    if not isinstance(question, kansas_city.Income):
        return False
    return v.redraw(2) > v.token * (0.9 if v.p.tokens < 2 else 0.5)


def wants_play(question: object, v: Valuation, action: Action) -> bool:
    """Is the objective card worth playing now?"""
    effect = v.s.rules.objectives[action.arg].action
    gain = gains.play(v, action.arg)
    if isinstance(effect, objectives.FreeMove) and not isinstance(question, movement.Walk):
        gain -= v.weights.tempo
        if isinstance(question, places.AtLocation) and not question.used:
            return False
    return gain > v.weights.play


def discarding(question: object, v: Valuation, action: Action) -> float:
    """The card that is missed least."""
    if action.verb != "discard":
        return -100.0
    return v.lose(action.arg)


def placing(question: object, v: Valuation, action: Action) -> float:
    """The first place of the herder: its use and the way from there."""
    return route(v).end(action.arg)


def walking(question: movement.Walk, v: Valuation, action: Action) -> float:
    """One step of the best walk, or the end of it."""
    way = route(v)
    if action.verb == "stop":
        return way.end(v.p.herder)
    return way.enter(action.arg, question.left)


def walking_free(question: objectives.FreeWalk, v: Valuation, action: Action) -> float:
    """A step without fee: the place is not used, only the way from there counts."""
    way = route(v)
    if action.verb == "stop":
        return way.plan(v.p.herder) + 0.01
    best, ahead = way.plan(action.arg), [action.arg]
    for _ in range(question.left - 1):
        ahead = [q for at in ahead for q in way.ahead(at) if q != v.s.rules.kansas_city]
        best = max([best, *[way.plan(q) for q in ahead]])
    return best


def using(question: places.AtLocation, v: Valuation, action: Action) -> float:
    """Money and cards first, then spending, leaving last; what is worth nothing is left."""
    if action.verb == "pass":
        return 0.0
    if action.verb == "aux":
        effect: Effect[Any] = v.s.rules.aux[action.arg][0]
        return worth(effect, v)[0] - (100.0 if best_local(question, v) > worth(effect, v)[0] else 0)
    slots = dict(question.slots(v.s))
    effect = slots[places.RISK if action.verb == "risk" else action.arg]
    route(v)
    v.at = v.p.herder
    gain = worth(effect, v)[0]
    if gain <= 0:
        return gain - 50.0 if not question.used else gain
    return gain + 1000.0 - 100.0 * order(effect)


def best_local(question: places.AtLocation, v: Valuation) -> float:
    """What the local actions that are left here are worth together."""
    if not question.mine:
        return 0.0
    route(v)
    v.at = v.p.herder
    return use(v, [e for _, e in question.slots(v.s) if e.can(v.s, v.seat)])


def copying(question: object, v: Valuation, action: Action) -> float:
    """The building whose actions are worth most."""
    return copied(v, action.arg) if action.verb == "copy" else 0.0


def auxiliary(question: object, v: Valuation, action: Action) -> float:
    """The best row, single or double."""
    return worth(v.s.rules.aux[action.arg][action.verb == "double"], v)[0]


def branching(question: effects.ChooseBranch, v: Valuation, action: Action) -> float:
    """The better branch."""
    return worth(question.effects[action.arg], v)[0] if action.verb == "choose" else -100.0


def offered(question: effects.Offer, v: Valuation, action: Action) -> float:
    """Take what is worth something."""
    return worth(question.effect, v)[0] if action.verb == "perform" else 0.0


def more(question: object, v: Valuation, action: Action) -> float:
    """The largest number."""
    return float(action.arg)


def drawing(question: object, v: Valuation, action: Action) -> float:
    """As many cards as make the hand better; an even choice draws."""
    return v.redraw(action.arg) + 0.001 * action.arg


def removing(question: object, v: Valuation, action: Action) -> float:
    """Weak cards leave the game."""
    if action.verb != "remove":
        return 0.0
    if not removable(v, action.arg):
        return -1.0
    return (
        v.weights.thin * v.laps + v.lose(action.arg) * 0.5 - 0.2 * v.s.rules.cards[action.arg].value
    )


def hiring(question: workers.ChooseWorker, v: Valuation, action: Action) -> float:
    """The worker that is worth most above its price."""
    if action.verb != "hire":
        return 0.0
    row, trade = divmod(action.arg, 3)
    return hired(v, trade, worth) - question.price(v.s, row) * v.dollar


def buying(question: market.ChoosePurchase, v: Valuation, action: Action) -> float:
    """The next field of the best plan; a cowboy left over turns up cards if money is left."""
    if action.verb == "pass":
        return 0.5
    points, _, field = purchases(v, question.cowboys)
    if action.verb == "reveal":
        return 0.6 if v.cash >= 6 and question.cowboys > 1 and field < 0 else 0.0
    return 1.0 + points if action.arg == field else -1.0


def cow(question: object, v: Valuation, action: Action) -> float:
    """The best card."""
    return v.cow(action.arg) if action.verb == "cow" else 0.0


def building(question: construction.ChooseBuilding, v: Valuation, action: Action) -> float:
    """The best building."""
    return 1.0 if action.arg == best_building(v, question.rate, use)[2] else 0.0


def siting(question: construction.ChooseSite, v: Valuation, action: Action) -> float:
    """An empty space with something to it, or the least loss."""
    at = action.arg
    needs = construction.needed(v.s, v.seat, question.number, at)
    price = needs * question.rate * v.dollar
    if v.s.board[at]:
        return -tile_vp(v.s, at) - 0.5 - 0.3 * max(0.0, v.laps - 0.4) - price
    return site_worth(v, at) - price


def driving(question: object, v: Valuation, action: Action) -> float:
    """The best stop of the engine."""
    return place(v, action.arg, v.cash)


def returning(question: object, v: Valuation, action: Action) -> float:
    """The best stop behind, for an extraordinary delivery."""
    return way_back(v, action.arg)


def upgrading(question: object, v: Valuation, action: Action) -> float:
    """The best station that is worth its cost."""
    return gains.station(v, action.arg, v.cash) if action.verb == "upgrade" else 0.0


def disc(question: object, v: Valuation, action: Action) -> float:
    """The disc that opens most; of stations the poorest gives its own."""
    if action.verb == "disc":
        return cleared(v, action.arg)
    return -v.s.rules.stations[action.arg].vp if action.verb == "lift" else 0.0


def appointing(question: stations.ChooseMaster, v: Valuation, action: Action) -> float:
    """The worker that is missed least, if the stationmaster is worth it."""
    if action.verb == "pass":
        return 0.0
    return gains.master(v, v.s.masters[question.station] - 1) - gains.give(v, action.arg)


def collecting(question: object, v: Valuation, action: Action) -> float:
    """The best bandit."""
    return gains.collect(v, action.arg) if action.verb == "collect" else -100.0


def clearing(question: object, v: Valuation, action: Action) -> float:
    """The best hazard."""
    return gains.clear(v, action.arg)


def foreseeing(question: kansas_city.ChooseTile, v: Valuation, action: Action) -> float:
    """Workers of the trade one wants, bandits rather than hazards, nothing that costs fees."""
    tile = v.s.rules.tiles[v.s.foresight[question.column][action.arg]]
    if tile.kind == WORKER:
        return v.worker(tile.what, min(v.p.workers[tile.what], 5)) + v.weights.pace
    at = tiles.free_section(v.s, tile)
    if at < 0:
        return 0.5
    if tile.kind == HAZARD:
        return -0.3 + 0.1 * tile.vp
    return 0.3 if tile.kind == BANDIT else 0.0


def spending(question: object, v: Valuation, action: Action) -> float:
    """The certificates whose income and delivery are worth more than keeping them."""
    value = v.worth_in(v.p.hand) + permanent(v.s, v.seat)
    return spend(v, value, action.arg)


def raising(question: object, v: Valuation, action: Action) -> float:
    """Every card that can be raised is raised, the lower stages first."""
    return 2.0 - action.arg if action.verb == "raise" else 0.0


def delivering(question: delivery.Deliver, v: Valuation, action: Action) -> float:
    """The best city."""
    return deliveries(v).city(action.arg, question.transport, v.cash)


def taking(question: object, v: Valuation, action: Action) -> float:
    """The objective that is most likely fulfilled; the unknown card is a gamble."""
    if action is v.s.rules.act.top:
        return 0.3
    return gains.take(v, action.arg)


RANKS: dict[type[Any], Rank] = {
    cards.DiscardDrawn: discarding,
    cards.PayCard: discarding,
    cards.PayPair: discarding,
    cards.ChooseDraw: drawing,
    cards.ChooseRemoval: removing,
    movement.PlaceHerder: placing,
    movement.Walk: walking,
    objectives.FreeWalk: walking_free,
    objectives.ChooseObjective: taking,
    places.AtLocation: using,
    places.ChooseCopy: copying,
    ChooseAux: auxiliary,
    effects.ChooseBranch: branching,
    effects.Offer: offered,
    effects.TakeCertificates: more,
    workers.ChooseWorker: hiring,
    market.ChoosePurchase: buying,
    market.ChooseCow: cow,
    construction.ChooseBuilding: building,
    construction.ChooseSite: siting,
    railroad.ChooseForward: driving,
    railroad.ChooseBack: driving,
    railroad.EndOfLine: driving,
    delivery.ChooseWayBack: returning,
    delivery.Deliver: delivering,
    discs.ChooseDisc: disc,
    stations.OfferUpgrade: upgrading,
    stations.ChooseMaster: appointing,
    tiles.ChooseBandit: collecting,
    tiles.ChooseHazard: clearing,
    kansas_city.ChooseTile: foreseeing,
    kansas_city.Income: spending,
    kansas_city.ChooseRaise: raising,
}


def make(game: Game, seat: int, seed: int, budget: Budget) -> Bot:
    """The bot for a trail game; it needs no luck and no time."""
    return Greedy(seat)
