"""The state of El Paso: the trail, the markets, the token supply and the players (R1)."""

from __future__ import annotations

from typing import Final

from trailboss.core.engine import State
from trailboss.core.rng import shuffled
from trailboss.core.zones import Zone, add, without
from trailboss.games.elpaso.rules import Rules
from trailboss.games.elpaso.sue_state import SUE, Sue
from trailboss.games.trail.rules import EMPTY, NOBODY

AWAY: Final = -1
"""Where a rancher is before it is placed, and on the Simmental space."""


class Player:
    """One seat's things. A shell without `__init__`, filled by set-up and clone."""

    dollars: int
    certificates: int
    """Temporary ones: where the marker stands (R1.6)."""
    exchanges: int
    """Exchange tokens."""
    rancher: int
    """The node of the rancher, or AWAY."""
    ready: Zone
    """Ready workers per kind (R1.3)."""
    discs: Zone
    """1 for each slot that still has its disc."""
    posts: Zone
    """Discs per trading post."""
    hand: Zone
    draw: Zone
    discard: Zone
    unseen: Zone
    """Only in views: what the face-down cards of this player are known to contain."""
    tokens: Zone
    """Objective and bonus tokens."""

    def clone(self) -> Player:
        p = Player()
        p.dollars = self.dollars
        p.certificates = self.certificates
        p.exchanges = self.exchanges
        p.rancher = self.rancher
        p.ready = self.ready
        p.discs = self.discs
        p.posts = self.posts
        p.hand = self.hand
        p.draw = self.draw
        p.discard = self.discard
        p.unseen = self.unseen
        p.tokens = self.tokens
        return p


class ElPasoState(State):
    """A game of El Paso. A shell without `__init__`, filled by set-up and clone."""

    rules: Rules
    options: dict[str, str]
    sides: Zone
    """For each building kind 0 (a) or 1 (b)."""
    stars: Zone
    """For each train card 0 (plain) or 1 (star)."""
    players: tuple[Player, ...]
    turn: int
    """The seat whose turn it is."""
    board: Zone
    """The tile on each node; 0 is none."""
    cattle: Zone
    """Cards left per field of the cattle market."""
    workers: Zone
    """Cards left per kind in the worker market."""
    buildings: Zone
    """Tiles left per kind in the building market."""
    simmental: int
    """Cards left in the Simmental stack."""
    display: Zone
    """The train supply: objective tokens, then bonus tokens; 0 is an empty place."""
    stacks: tuple[Zone, Zone]
    """Face-down objective tokens and bonus tokens, from the top."""
    gone: Zone
    """Cows out of the game."""
    ender: int
    """The seat whose rancher is on the Simmental space, or NOBODY (R12.1)."""
    steps: int
    """Steps left in the movement under way (R4.1, R4.5)."""
    visit: int
    """Grows with every step of a rancher: who has left a tile does not use it any more (R5.6)."""
    sue: Sue | None
    """The opponent of a game played alone (R14)."""

    def clone(self) -> ElPasoState:
        s = ElPasoState()
        self.share(s)
        s.rules = self.rules
        s.options = self.options
        s.sides = self.sides
        s.stars = self.stars
        s.players = tuple([p.clone() for p in self.players])
        s.turn = self.turn
        s.board = self.board
        s.cattle = self.cattle
        s.workers = self.workers
        s.buildings = self.buildings
        s.simmental = self.simmental
        s.display = self.display
        s.stacks = self.stacks
        s.gone = self.gone
        s.ender = self.ender
        s.steps = self.steps
        s.visit = self.visit
        s.sue = None if self.sue is None else self.sue.clone()
        return s


def sue_of(s: ElPasoState) -> Sue:
    """The opponent of a game played alone."""
    assert s.sue is not None, "Sue is at the table of one player only"
    return s.sue


def is_sue(s: ElPasoState, seat: int) -> bool:
    """Is it Sue who plays this seat?"""
    return s.sue is not None and seat == SUE


def people(s: ElPasoState) -> int:
    """How many players there are without Sue."""
    return len(s.players) if s.sue is None else SUE


def gain(s: ElPasoState, seat: int, dollars: int, rule: str) -> None:
    """Dollars from the bank, which never runs out (R6.2)."""
    if dollars:
        s.players[seat].dollars += dollars
        s.tell("gain", seat, rule, dollars, "dollars")


def pay(s: ElPasoState, seat: int, dollars: int, rule: str) -> None:
    """Dollars to the bank; the caller has made sure that they are there (R5.5)."""
    if dollars:
        s.players[seat].dollars -= dollars
        s.tell("pay", seat, rule, dollars, "dollars")


def draw(s: ElPasoState, seat: int, cows: int) -> int:
    """Draw so many cows; workers among them become ready at once and do not count (R10.3)."""
    p = s.players[seat]
    hand = len(p.hand)
    drawn = False
    while len(p.hand) - hand < cows and (p.draw or p.discard):
        if not p.draw:
            p.draw = shuffled(s, p.discard)
            p.discard = ()
            s.tell("shuffle", seat, "R10.2")
        card, p.draw = p.draw[0], p.draw[1:]
        drawn = True
        kind = card - s.rules.first_worker
        if kind >= 0:
            p.ready = add(p.ready, kind, 1)
            s.tell("ready", seat, "R10.3", 1, s.rules.cards[card].name)
        else:
            p.hand = (*p.hand, card)
            s.tell("drew", seat, "R10.1", 1, s.rules.cards[card].name, seat)
    if drawn:
        s.seen += 1
        s.tell("draw", seat, "R10.1", len(p.hand) - hand, "cards")
    return len(p.hand) - hand


def discard(s: ElPasoState, seat: int, card: int, rule: str) -> None:
    """A hand cow goes face up onto the own discard pile (R1.8)."""
    p = s.players[seat]
    p.hand = without(p.hand, card)
    p.discard = (*p.discard, card)
    s.tell("discard", seat, rule, 1, s.rules.cards[card].name)


def discard_workers(s: ElPasoState, seat: int, kind: int, count: int, rule: str) -> None:
    """Ready workers go face up onto the own discard pile (R1.8)."""
    if count:
        p = s.players[seat]
        card = s.rules.first_worker + kind
        p.ready = add(p.ready, kind, -count)
        p.discard = (*p.discard, *[card] * count)
        s.tell("discard", seat, rule, count, s.rules.cards[card].name)


def obtain(s: ElPasoState, seat: int, card: int, rule: str) -> None:
    """A cow from a common stack goes onto the own discard pile (R1.8)."""
    p = s.players[seat]
    p.discard = (*p.discard, card)
    s.tell("cow", seat, rule, 1, s.rules.cards[card].name)


def own_buildings(s: ElPasoState, seat: int) -> list[int]:
    """The nodes on which a player's buildings stand."""
    first = s.rules.first_building + seat * len(s.rules.kinds)
    return [at for at, tile in enumerate(s.board) if first <= tile < first + len(s.rules.kinds)]


def building_tile(s: ElPasoState, seat: int, kind: int) -> int:
    """The tile of a kind with a player's ownership marker."""
    return s.rules.first_building + seat * len(s.rules.kinds) + kind


def hand_limit(s: ElPasoState, seat: int) -> int:
    """Up to how many cards are drawn (R10.1)."""
    discs = s.players[seat].discs
    return s.rules.hand + sum([row.hand for i, row in enumerate(s.rules.slots) if not discs[i]])


def step_limit(s: ElPasoState, seat: int) -> int:
    """How far the rancher may go in the movement phase (R4.1)."""
    discs = s.players[seat].discs
    return s.rules.steps + sum([row.steps for i, row in enumerate(s.rules.slots) if not discs[i]])


def permanent(s: ElPasoState, seat: int) -> int:
    """Permanent certificates: from an emptied slot and from bonus tokens (R1.6)."""
    p = s.players[seat]
    slots = sum([row.permanent for i, row in enumerate(s.rules.slots) if not p.discs[i]])
    return slots + sum([s.rules.tokens[token].permanent for token in p.tokens])


def finished(s: ElPasoState, seat: int) -> bool:
    """Has the seat had its last turn? (R12.1, R12.2)"""
    seats = len(s.players)
    return s.ender != NOBODY and (seat - s.ender) % seats < (s.turn - s.ender) % seats


def free_spaces(s: ElPasoState) -> list[int]:
    """The empty regular spaces."""
    return [at for at, tile in enumerate(s.board) if tile == EMPTY]
