"""The state of a trail game: the board, the markets, the railroad and the players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.core.engine import State
from trailboss.core.rng import shuffled
from trailboss.core.zones import Zone, without
from trailboss.games.trail.rules import NOBODY, Building, Rules, Tile
from trailboss.games.trail.topics import Topic

ALL_SEATS: Final = -1
"""Every bit of `own`."""


class Player:
    """One seat's things. A shell without `__init__`, filled by set-up and clone."""

    dollars: int
    certificates: int
    """Where the marker stands: an index of the certificate track."""
    tokens: int
    herder: int
    """The node of the herder; -1 before the first turn."""
    engine: int
    workers: Zone
    """Workers per trade, the printed one included."""
    discs: Zone
    """1 for each slot that still has its disc."""
    hand: Zone
    draw: Zone
    discard: Zone
    area: Zone
    """Objective cards in the personal area."""
    secret: Zone
    """Objective cards that came to the hand unseen by others and were not shown since."""
    unseen: Zone
    """Only in views: what the face-down cards of this player are known to contain."""
    hazards: Zone
    bandits: Zone
    masters: Zone
    reserve: Zone
    """Numbers of the private buildings not yet on the trail (0 = building 1)."""
    stations: int
    """Bit i: a disc on station i."""
    cities: Zone
    """Discs per city."""

    def clone(self) -> Player:
        p = Player()
        p.dollars = self.dollars
        p.certificates = self.certificates
        p.tokens = self.tokens
        p.herder = self.herder
        p.engine = self.engine
        p.workers = self.workers
        p.discs = self.discs
        p.hand = self.hand
        p.draw = self.draw
        p.discard = self.discard
        p.area = self.area
        p.secret = self.secret
        p.unseen = self.unseen
        p.hazards = self.hazards
        p.bandits = self.bandits
        p.masters = self.masters
        p.reserve = self.reserve
        p.stations = self.stations
        p.cities = self.cities
        return p


@dataclass(frozen=True)
class AutomaCards:
    """What an automa has that no player has: what it does best, and its cards by number."""

    specialty: int = 0
    """A trade."""
    draw: Zone = ()
    discard: Zone = ()


NO_AUTOMA: Final = AutomaCards()


@dataclass(frozen=True)
class Contents:
    """Bags and a stack of cattle, and what everybody knows of them: the same, sorted."""

    bags: tuple[Zone, ...] = ()
    cattle: Zone = ()
    sorted_bags: tuple[Zone, ...] = ()
    sorted_cattle: Zone = ()


UNKNOWN: Final = Contents()


class TrailState(State):
    """A trail game. A shell without `__init__`, filled by set-up and clone."""

    rules: Rules
    options: dict[str, str]
    sides: Zone
    """For each building number 0 (a) or 1 (b)."""
    players: tuple[Player, ...]
    """Everybody's things to read; who changes a seat's asks for `own_player`."""
    own: int
    """Seats whose things no other state shares, as bits."""
    turn: int
    """The seat whose turn it is."""
    board: Zone
    """The tile on each node; 0 is none."""
    bags: tuple[Zone, ...]
    foresight: tuple[Zone, ...]
    """Two places per column; 0 is an empty one."""
    jobs: Zone
    """Row by row, column by column: 0 or the trade plus one."""
    token: int
    """The row of the job market token, from 0; behind the last row when somebody has it."""
    holder: int
    """Who has the job market token."""
    cattle: Zone
    market: Zone
    """Open cattle cards, sorted."""
    piles: Zone
    """How many cards of each further stage are left."""
    objectives: Zone
    display: Zone
    masters: Zone
    """The stationmaster at each of the first stations: index plus one, or 0."""
    removed_cards: Zone
    """Cards removed from the game."""
    removed_tiles: Zone
    """Tiles out of the game."""
    done: Zone
    """Local actions already performed this turn."""
    visit: int
    """Grows when the herder leaves a location or its tile is replaced."""
    automa: AutomaCards
    """What belongs to the automa alone, where there is one."""
    contents: Contents
    """Of the bags and the stack, or of earlier ones: see `views.contents`. No view has it."""

    def cite(self, topic: str) -> str:
        return self.rules.law[topic]

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

    def clone(self) -> TrailState:
        """An independent copy. Players are shared until one of the two changes them."""
        s = TrailState()
        self.share(s)
        s.rules = self.rules
        s.options = self.options
        s.sides = self.sides
        s.players = self.players
        s.own = self.own = 0
        s.turn = self.turn
        s.board = self.board
        s.bags = self.bags
        s.foresight = self.foresight
        s.jobs = self.jobs
        s.token = self.token
        s.holder = self.holder
        s.cattle = self.cattle
        s.market = self.market
        s.piles = self.piles
        s.objectives = self.objectives
        s.display = self.display
        s.masters = self.masters
        s.removed_cards = self.removed_cards
        s.removed_tiles = self.removed_tiles
        s.done = self.done
        s.visit = self.visit
        s.automa = self.automa
        s.contents = self.contents
        return s

    def held(self) -> list[dict[str, int]]:
        """Dollars, certificates (by the number on the track) and exchange tokens."""
        track = self.rules.certificates
        return [
            {"dollars": p.dollars, "certificates": track[p.certificates], "tokens": p.tokens}
            for p in self.players
        ]

    def idle(self, seat: int) -> bool:
        """Nothing is done at any time without exchange tokens (token.use)."""
        return not self.players[seat].tokens

    def count(self) -> int:
        """The index of the tables by player count."""
        seats = len(self.players)
        return seats - 2 if seats > 2 else 0

    def people(self) -> int:
        """How many of the players are asked; behind them sits the automa, if there is one."""
        return len(self.players) - (self.rules.automa is not None)


def own_side(s: TrailState, seat: int, number: int) -> Building:
    """The side in play of a player's building: an automa has its own."""
    automa = s.rules.automa
    if automa is not None and seat == s.people():
        return s.rules.private[number][automa.side]
    return s.rules.private[number][s.sides[number]]


def building(s: TrailState, tile: Tile) -> Building:
    """The side in play of a building tile."""
    if tile.owner == NOBODY:
        return s.rules.neutral[tile.what]
    return own_side(s, tile.owner, tile.what)


def private_tile(s: TrailState, seat: int, number: int) -> int:
    """The tile of a player's building."""
    return s.rules.first_private + seat * len(s.rules.private) + number


def gain(s: TrailState, seat: int, dollars: int, topic: Topic) -> None:
    """Dollars from the bank; they are always taken in full."""
    if dollars == 0:
        return
    s.own_player(seat).dollars += dollars
    s.tell("gain", seat, topic, dollars, "dollars")


def pay(s: TrailState, seat: int, dollars: int, topic: Topic) -> None:
    """Dollars to the bank; the caller has made sure that they are there."""
    if dollars == 0:
        return
    s.own_player(seat).dollars -= dollars
    s.tell("pay", seat, topic, dollars, "dollars")


def draw(s: TrailState, seat: int, cards: int) -> int:
    """Draw cards; the discard pile is shuffled only when a card is needed and none is left."""
    p = s.own_player(seat)
    drawn: list[int] = []
    while len(drawn) < cards and (p.draw or p.discard):
        if not p.draw:
            p.draw = shuffled(s, p.discard)
            p.discard = ()
            s.tell("shuffle", seat, "draw.empty")
        if not drawn:
            s.reveal()
        few = min(cards - len(drawn), len(p.draw))
        drawn += p.draw[:few]
        p.draw = p.draw[few:]
    if drawn:
        p.hand = p.hand + tuple(drawn)
        if s.log is not None:
            s.tell("draw", seat, "draw", len(drawn), "cards")
            for card in drawn:
                s.tell("drew", seat, "draw", 1, s.rules.cards[card].name, seat)
    return len(drawn)


def discard(s: TrailState, seat: int, card: int, topic: Topic) -> None:
    """A card from the hand to the own discard pile, face up (discard)."""
    p = s.own_player(seat)
    p.hand = without(p.hand, card)
    p.discard = p.discard + (card,)
    shown(s, seat, card)
    s.tell("discard", seat, topic, 1, s.rules.cards[card].name)


def shown(s: TrailState, seat: int, card: int) -> None:
    """Everybody has seen the card now."""
    if card in s.players[seat].secret:
        p = s.own_player(seat)
        p.secret = without(p.secret, card)


def step_limit(s: TrailState, seat: int) -> int:
    """How far the herder may go in phase A."""
    n = s.count()
    limit = s.rules.steps[n]
    discs = s.players[seat].discs
    for i in s.rules.step_discs:
        if not discs[i]:
            limit += s.rules.discs[i].steps[n]
    return limit


def hand_limit(s: TrailState, seat: int) -> int:
    """Up to how many cards are drawn in phase C."""
    limit = s.rules.hand
    discs = s.players[seat].discs
    for i in s.rules.hand_discs:
        if not discs[i]:
            limit += s.rules.discs[i].hand
    return limit


def certificate_limit(s: TrailState, seat: int) -> int:
    """How far the marker may go; a later slot opens nothing while an earlier one is covered."""
    limit = s.rules.certificate_limit
    discs = s.players[seat].discs
    for i in s.rules.certificate_discs:
        if discs[i]:
            break
        limit += 1
    return limit


def permanent(s: TrailState, seat: int) -> int:
    """Certificates for good, from stationmasters."""
    certificates = 0
    for master in s.players[seat].masters:
        certificates += s.rules.masters[master].certificates
    return certificates
