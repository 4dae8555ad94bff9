"""What Sam takes from the markets and the trail (R14.9, R14.10): cattle, objectives, tiles."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.zones import Zone, put, without
from trailboss.games.gwt2.sam import policy
from trailboss.games.gwt2.sam.seat import SAM, automa, nothing, sam
from trailboss.games.trail.market import turn_up
from trailboss.games.trail.objectives import refill_display
from trailboss.games.trail.rules import BANDIT, COWBOY, EMPTY, HAZARD, BuyOption
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.tiles import occupied
from trailboss.games.trail.topics import Topic


@dataclass(frozen=True)
class Purchase:
    """What he could buy: the field, and the cards it brings."""

    option: BuyOption
    points: int
    cards: Zone


def purchases(s: TrailState, cowboys: int) -> list[Purchase]:
    """Each field that his cowboys and the dollars allow.

    Two cards of value 3 with four cowboys, which the first sources name besides, are never better
    than the field for two of them with three.
    """
    found: list[Purchase] = []
    for option in s.rules.options:
        if policy.may_buy(option, cowboys, automa(s).dollars):
            cards = best_cards(s, option.cards, option.count)
            if cards:
                points = sum([s.rules.cards[card].vp for card in cards])
                found.append(Purchase(option, points, cards))
    return found


def best_cards(s: TrailState, kinds: Zone, many: int) -> Zone:
    """The cards of these kinds with the most points, as many as there are."""
    open_cards = [card for card in s.market if card in kinds]
    ranked = sorted([(-s.rules.cards[card].vp, card) for card in open_cards])
    return tuple([card for _, card in ranked[:many]])


def rank(row: Purchase) -> tuple[int, int, int]:
    """What he wants most comes first."""
    return policy.preferred(row.points, row.option)


def buy(s: TrailState, fewer: int = 0) -> None:
    """One purchase with fewer cowboys than he has; he pays nothing."""
    options = purchases(s, sam(s).workers[COWBOY] - fewer)
    if not options:
        nothing(s, "automa.buy", "purchase")
        return
    best = min(options, key=rank)
    s.tell("sam-buys", SAM, "automa.buy", best.points, best.option.name)
    p = s.own_player(SAM)
    for card in best.cards:
        s.market = without(s.market, card)
        p.discard = (*p.discard, card)
        s.tell("buy", SAM, "automa.buy", 1, s.rules.cards[card].name)


def reveal(s: TrailState) -> None:
    """Two more cards lie open."""
    turn_up(s, automa(s).revealed, "automa.card")


def objective_points(s: TrailState, card: int) -> int:
    """The points of an objective card; one seen from behind has none."""
    at = card - s.rules.first_objective
    return s.rules.objectives[at].vp if at >= 0 else 0


def take_objective(s: TrailState, topic: Topic = "automa.take") -> None:
    """The card of the display with the most points, of equal ones the topmost."""
    if not s.display:
        nothing(s, topic, "objective")
        return
    points = [objective_points(s, card) for card in s.display]
    card = s.display[points.index(max(points))]
    s.display = without(s.display, card)
    p = s.own_player(SAM)
    p.area = (*p.area, card)
    s.tell("take", SAM, topic, 1, s.rules.cards[card].name)
    refill_display(s)


def take_bandit(s: TrailState) -> None:
    """The one on the highest number, without its reward."""
    found = occupied(s, BANDIT)
    if not found:
        nothing(s, "automa.take", "bandit")
        return
    p = s.own_player(SAM)
    p.bandits = (*p.bandits, s.board[found[-1]])
    s.board = put(s.board, found[-1], EMPTY)
    s.tell("collect", SAM, "automa.take", 1, s.rules.nodes[found[-1]].name)


def take_hazard(s: TrailState) -> None:
    """Of the fullest zone the tile with the most points; then the first zone, the lowest number."""
    found = occupied(s, HAZARD)
    if not found:
        nothing(s, "automa.take", "hazard")
        return
    zones = [s.rules.nodes[at].zone for at in found]
    full = max([zones.count(zone) for zone in zones])
    zone = min([zone for zone in zones if zones.count(zone) == full])
    tiles = [(-s.rules.tiles[s.board[at]].vp, at) for at in found if s.rules.nodes[at].zone == zone]
    at = min(tiles)[1]
    p = s.own_player(SAM)
    p.hazards = (*p.hazards, s.board[at])
    s.board = put(s.board, at, EMPTY)
    s.tell("clear", SAM, "automa.take", 1, s.rules.nodes[at].name)
