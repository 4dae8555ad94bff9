"""The state of El Paso: the trail, the markets, the token supply and the players (R1)."""

from __future__ import annotations

from typing import Final

from trailboss.core.engine import State
from trailboss.core.rng import shuffled
from trailboss.core.zones import Zone, add, without
from trailboss.games.elpaso.layout import Layout
from trailboss.games.elpaso.rules import Rules
from trailboss.games.elpaso.sue.state import SUE, Sue
from trailboss.games.trail.rules import NOBODY

AWAY: Final = -1
"""Where a rancher is before it is placed, and on the Simmental space."""
NO_WORKERS: Final[Zone] = (0, 0, 0, 0)
"""No ready worker of any kind."""

ALL_SEATS: Final = -1
"""Every bit of `own`."""


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
    """1 for each slot that still has its disc (R1.7)."""
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
    """Everybody's things to read; who changes a seat's asks for `own_player`."""
    own: int
    """Seats whose things no other state shares, as bits."""
    turn: int
    """The seat whose turn it is."""
    board: Zone
    """The tile on each node; 0 is none."""
    known: Layout
    """What follows from the board, or from an earlier one: see `layout`."""
    cattle: Zone
    """Cards left per field of the cattle market."""
    workers: Zone
    """Cards left per kind in the worker market; nothing is refilled (R2.5)."""
    buildings: Zone
    """Tiles left per kind in the building market."""
    simmental: int
    """Cards left in the Simmental stack (R2.6, R12.4)."""
    display: Zone
    """The train supply: objective tokens, then bonus tokens; 0 is an empty place."""
    stacks: tuple[Zone, Zone]
    """Face-down objective tokens and bonus tokens, from the top."""
    removed_cards: Zone
    """Cows out of the game."""
    ender: int
    """The seat whose rancher is on the Simmental space, or NOBODY (R12.1)."""
    steps: int
    """Steps left in the movement under way (R4.1, R4.5)."""
    visit: int
    """Grows with every step of a rancher: who has left a tile does not use it any more (R5.6)."""
    sue: Sue | None
    """The opponent of a game played alone (R14)."""

    def idle(self, seat: int) -> bool:
        """Without a worker or a token, after the last turn (R7.5), and if it is Sue (R14.12)."""
        p = self.players[seat]
        if not p.exchanges and p.ready == NO_WORKERS:
            return True
        return finished(self, seat) or is_sue(self, seat)

    def held(self) -> list[dict[str, int]]:
        """Dollars, temporary certificates and exchange tokens."""
        return [
            {"dollars": p.dollars, "certificates": p.certificates, "tokens": p.exchanges}
            for p in self.players
        ]

    def own_player(self, seat: int) -> Player:
        """A seat's things to change; what another state shares is copied first."""
        if not self.own >> seat & 1:
            players = list(self.players)
            players[seat] = players[seat].clone()
            self.players = tuple(players)
            self.own |= 1 << seat
        return self.players[seat]

    def own_players(self) -> tuple[Player, ...]:
        """Everybody's things to change."""
        self.players = tuple([p.clone() for p in self.players])
        self.own = ALL_SEATS
        return self.players

    def clone(self) -> ElPasoState:
        """An independent copy. Players are shared until one of the two changes them."""
        s = ElPasoState()
        self.share(s)
        s.rules = self.rules
        s.options = self.options
        s.sides = self.sides
        s.stars = self.stars
        s.players = self.players
        s.own = self.own = 0
        s.turn = self.turn
        s.board = self.board
        s.known = self.known
        s.cattle = self.cattle
        s.workers = self.workers
        s.buildings = self.buildings
        s.simmental = self.simmental
        s.display = self.display
        s.stacks = self.stacks
        s.removed_cards = self.removed_cards
        s.ender = self.ender
        s.steps = self.steps
        s.visit = self.visit
        s.sue = self.sue
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
        s.own_player(seat).dollars += dollars
        s.tell("gain", seat, rule, dollars, "dollars")


def pay(s: ElPasoState, seat: int, dollars: int, rule: str) -> None:
    """Dollars to the bank; the caller has made sure that they are there (R5.5)."""
    if dollars:
        s.own_player(seat).dollars -= dollars
        s.tell("pay", seat, rule, dollars, "dollars")


def draw(s: ElPasoState, seat: int, cows: int) -> int:
    """Draw a number of cows; workers among them become ready and do not count (R10.3, R10.4)."""
    p = s.own_player(seat)
    pile, top = p.draw, 0
    found: list[int] = []
    drawn = False
    while len(found) < cows:
        if top == len(pile):
            if not p.discard:
                break
            pile, top = shuffled(s, p.discard), 0
            p.discard = ()
            s.tell("shuffle", seat, "R10.2")
        if not drawn:
            s.reveal()
        card = pile[top]
        top += 1
        drawn = True
        kind = card - s.rules.first_worker
        if kind >= 0:
            p.ready = add(p.ready, kind, 1)
            s.tell("ready", seat, "R10.3", 1, s.rules.cards[card].name)
        else:
            found.append(card)
            if s.log is not None:
                s.tell("drew", seat, "R10.1", 1, s.rules.cards[card].name, seat)
    if drawn:
        p.draw = pile[top:]
        p.hand += tuple(found)
        s.tell("draw", seat, "R10.1", len(found), "cards")
    return len(found)


def discard(s: ElPasoState, seat: int, card: int, rule: str) -> None:
    """A hand cow goes face up onto the own discard pile (R1.8)."""
    p = s.own_player(seat)
    p.hand = without(p.hand, card)
    p.discard += (card,)
    s.tell("discard", seat, rule, 1, s.rules.cards[card].name)


def discard_workers(s: ElPasoState, seat: int, kind: int, count: int, rule: str) -> None:
    """Ready workers go face up onto the own discard pile (R1.8)."""
    if count:
        p = s.own_player(seat)
        card = s.rules.first_worker + kind
        p.ready = add(p.ready, kind, -count)
        p.discard += (card,) * count
        s.tell("discard", seat, rule, count, s.rules.cards[card].name)


def obtain(s: ElPasoState, seat: int, card: int, rule: str) -> None:
    """A cow from a common stack goes onto the own discard pile (R1.8)."""
    p = s.own_player(seat)
    p.discard += (card,)
    s.tell("cow", seat, rule, 1, s.rules.cards[card].name)


def layout(s: ElPasoState) -> Layout:
    """What follows from the tiles on the trail."""
    known = s.known
    if known.board is not s.board:
        known = s.known = Layout(s.rules, s.board)
    return known


def own_buildings(s: ElPasoState, seat: int) -> Zone:
    """The nodes on which a player's buildings stand."""
    return layout(s).owned[seat]


def building_tile(s: ElPasoState, seat: int, kind: int) -> int:
    """The tile of a kind with a player's ownership marker."""
    return s.rules.first_building + seat * len(s.rules.kinds) + kind


def hand_limit(s: ElPasoState, seat: int) -> int:
    """Up to how many cards are drawn (R10.1)."""
    discs = s.players[seat].discs
    limit = s.rules.hand
    for i in s.rules.hand_slots:
        if not discs[i]:
            limit += s.rules.slots[i].hand
    return limit


def step_limit(s: ElPasoState, seat: int) -> int:
    """How far the rancher may go in the movement phase (R4.1)."""
    discs = s.players[seat].discs
    limit = s.rules.steps
    for i in s.rules.step_slots:
        if not discs[i]:
            limit += s.rules.slots[i].steps
    return limit


def permanent(s: ElPasoState, seat: int) -> int:
    """Permanent certificates: from an emptied slot and from bonus tokens (R1.6)."""
    p = s.players[seat]
    discs, tokens = p.discs, s.rules.tokens
    certificates = 0
    for i in s.rules.permanent_slots:
        if not discs[i]:
            certificates += s.rules.slots[i].permanent
    for token in p.tokens:
        certificates += tokens[token].permanent
    return certificates


def finished(s: ElPasoState, seat: int) -> bool:
    """Is the game over for the seat? For who ended it, after that turn (R7.5, R12.1, R12.4)."""
    seats = len(s.players)
    if s.rules.until_scoring:
        return s.ender == seat and s.turn != seat
    return s.ender != NOBODY and (seat - s.ender) % seats < (s.turn - s.ender) % seats


def free_spaces(s: ElPasoState) -> Zone:
    """The empty regular spaces."""
    return layout(s).empty
