"""The position: the table, the sheets, and the rulings it is played by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.core.engine import State
from trailboss.core.event import EVERYBODY
from trailboss.core.zones import Zone
from trailboss.games.pioneer.board import Board
from trailboss.games.pioneer.components import SUITS, TRACKS_A_TURN
from trailboss.games.pioneer.geometry import N_TRACKS, N_VERTICES, SIDES_OF

FREE: Final = 0
CIRCLED: Final = 1
CROSSED: Final = 2
"""The three states of a saloon symbol."""

ONE_TRACK: Final = 16
"""In a vertex the low four bits are the suits there, the rest counts the tracks."""
SUIT_BITS: Final = 15


@dataclass(frozen=True)
class Rules:
    """The table's options: how it is played, and the rulings of R17."""

    map: str = "a"
    extra_card: bool = False
    level: int = 0
    draw_outline: bool = False
    draw_station_sides: bool = False
    return_to_own_station: bool = False
    same_railway_twice_in_town: bool = True
    forfeit_blocked_tracks: bool = True
    special_on_any_track: bool = True
    same_turn_town_boxes: bool = True
    suit_before_tracks: bool = True
    bank_min: int = 0
    surplus_saloon_counts: bool = True
    shortcut_is_border: bool = True
    mixed_at_activation: bool = True
    solo_retroactive: bool = True
    switch_counts_to_six: bool = False
    boxes_when_checked: bool = False
    again_if_ripe: bool = True
    """After `done` only boxes that became usable since then are asked about (R7.3)."""


class Player:
    """One sheet (R1.1, R20.1). What follows from the tracks is kept beside them."""

    tracks: bytes
    """Track to suit plus one; 0 is not drawn (R1.4, R6.10)."""
    activated: int
    """Cells, as bits."""
    active: Zone
    """How many cells of each kind are activated."""
    nuggets: int
    banked: int
    """Circled nuggets, and those of them crossed off for banks."""
    bank: Zone
    """What is written in the bank boxes."""
    circled: int
    crossed: int
    """Town boxes circled, and those of them crossed off (R1.8, R7.9)."""
    saloons: Zone
    ranks: Zone
    """All ranks written so far, five for each round."""
    hands: Zone
    """The results of the rounds."""
    mixed: bool
    """A building was activated by two railways (1J)."""
    stars: Zone
    """Points for each goal on the table: 0, 5 or 10; never less again (R11.4, R11.5)."""
    bonus: int

    vertices: bytes
    """Vertex to its suits and the number of its tracks (see `ONE_TRACK`)."""
    heads: list[Zone]
    """Suit to its railheads, sorted (R1.5)."""
    forks: list[Zone]
    """Suit to the inner vertices of its branches, where a switch can start (R6.3)."""
    walls: Zone
    """Wall to its number; those that tracks have joined have the lowest of theirs (R9.5)."""
    edges: int
    bridges: int
    tunnels: int
    """Suits that reached the map edge, drew a bridge, drew a tunnel; as bits."""
    ranges: int
    """Mountain ranges with a track, as bits."""
    cuts: Zone
    """The shortcuts drawn."""

    card: int
    railway: int
    """The card and the suit of this turn."""
    drawn: int
    boxes: int
    """Tracks drawn and boxes crossed off in this turn."""
    used: int
    """Specials used in this turn; `changed` of them for the suit."""
    changed: int
    special_tracks: int
    ripe: int
    """Circled boxes that may be crossed off in this turn (R7.3)."""
    pending: Zone
    """Cells that wait to be activated."""
    closed: Zone
    """Tracks of this turn that may have closed a region (R9.5)."""
    alone: Zone
    """Ranches that they have left alone (R9.4)."""
    turns: int
    """Turns finished."""

    def clone(self) -> Player:
        copy = Player()
        copy.tracks = self.tracks
        copy.activated = self.activated
        copy.active = self.active
        copy.nuggets = self.nuggets
        copy.banked = self.banked
        copy.bank = self.bank
        copy.circled = self.circled
        copy.crossed = self.crossed
        copy.saloons = self.saloons
        copy.ranks = self.ranks
        copy.hands = self.hands
        copy.mixed = self.mixed
        copy.stars = self.stars
        copy.bonus = self.bonus
        copy.vertices = self.vertices
        copy.heads = self.heads[:]
        copy.forks = self.forks[:]
        copy.walls = self.walls
        copy.edges = self.edges
        copy.bridges = self.bridges
        copy.tunnels = self.tunnels
        copy.ranges = self.ranges
        copy.cuts = self.cuts
        copy.card = self.card
        copy.railway = self.railway
        copy.drawn = self.drawn
        copy.boxes = self.boxes
        copy.used = self.used
        copy.changed = self.changed
        copy.special_tracks = self.special_tracks
        copy.ripe = self.ripe
        copy.pending = self.pending
        copy.closed = self.closed
        copy.alone = self.alone
        copy.turns = self.turns
        return copy

    def left(self) -> int:
        """Tracks that may still be drawn in this turn (R7.2)."""
        return TRACKS_A_TURN + self.boxes - self.drawn

    def spare_boxes(self) -> int:
        """Town boxes that may be crossed off now (R7.1)."""
        return self.ripe - self.crossed


class PioneerState(State):
    """The table: cards, goals, sheets, and what happens next."""

    rules: Rules
    board: Board
    players: list[Player]
    """The sheets to read; who writes asks for `sheet`."""
    own: int
    """Seats whose sheet no other state shares, as bits."""
    before: tuple[Player, ...]
    """The sheets as they were when the open turn began: all that others may see (R4.3)."""
    round: int
    turn: int
    """Counted from 1; 0 before the first."""
    dealer: int
    deck: Zone
    shown: Zone
    """Cards that everybody may choose from."""
    taken: int
    """The dealer's card (R4.2)."""
    secret: Zone
    """Each player's extra card (R14.2)."""
    discard: Zone
    goals: Zone
    """Goals that lie open, in the order turned up."""
    face_down: Zone
    """Goals that lie face down (R15.2)."""
    met: int
    """Goals on the table that somebody met in an earlier turn, as bits of their place."""
    stale: int
    """Goals that were met before they were turned up and may not count (RL-15), as bits."""

    def clone(self) -> PioneerState:
        """An independent copy. Sheets are shared until one of the two writes on them."""
        copy = PioneerState()
        self.share(copy)
        copy.rules = self.rules
        copy.board = self.board
        copy.players = self.players[:]
        copy.own = self.own = 0
        copy.before = self.before
        copy.round = self.round
        copy.turn = self.turn
        copy.dealer = self.dealer
        copy.deck = self.deck
        copy.shown = self.shown
        copy.taken = self.taken
        copy.secret = self.secret
        copy.discard = self.discard
        copy.goals = self.goals
        copy.face_down = self.face_down
        copy.met = self.met
        copy.stale = self.stale
        return copy

    def sheet(self, seat: int) -> Player:
        """A seat's sheet to write on; one that is shared with another state is copied first."""
        if not self.own >> seat & 1:
            self.players[seat] = self.players[seat].clone()
            self.own |= 1 << seat
        return self.players[seat]

    def note(self, verb: str, seat: int, rule: str, amount: int = 0, thing: str = "") -> None:
        """Note an event of an unfinished turn: only its owner may know it yet (R4.3)."""
        if self.log is not None:
            to = EVERYBODY if len(self.players) == 1 else seat
            self.tell(verb, seat, rule, amount, thing, to)


def blank(board: Board) -> Player:
    """A sheet before the first turn (R3.2)."""
    p = Player()
    p.tracks = bytes(N_TRACKS)
    p.activated = 0
    p.active = (0,) * 11
    p.nuggets = p.banked = 0
    p.bank = ()
    p.circled = board.data.circled
    p.crossed = 0
    p.saloons = (FREE,) * 4
    p.ranks = p.hands = ()
    p.mixed = False
    p.stars = (0, 0, 0)
    p.bonus = 0
    p.vertices = bytes(N_VERTICES)
    p.heads = [()] * len(SUITS)
    p.forks = [()] * len(SUITS)
    p.walls = tuple(range(board.n_walls))
    p.edges = p.bridges = p.tunnels = p.ranges = 0
    p.cuts = ()
    p.turns = 0
    rest(p)
    return p


def drawn_sides(p: Player, cell: int) -> int:
    """How many sides of a cell are drawn (R6.11)."""
    drawn, tracks = 0, p.tracks
    for side in SIDES_OF[cell]:
        if tracks[side]:
            drawn += 1
    return drawn


def rest(p: Player) -> None:
    """Nothing is left over from a turn (R7.1)."""
    p.card = p.railway = 0
    p.drawn = p.boxes = p.used = p.changed = p.special_tracks = p.ripe = 0
    p.pending = p.closed = p.alone = ()


def signature(p: Player) -> tuple[object, ...]:
    """Everything that is on a sheet, as one value."""
    score_zone = (p.activated, p.active, p.nuggets, p.banked, p.bank, p.circled, p.crossed)
    rows = (p.saloons, p.ranks, p.hands, p.mixed, p.stars, p.bonus, p.turns)
    branches = (p.heads, [sorted(own) for own in p.forks], p.edges, p.bridges, p.tunnels)
    derived = (p.vertices, branches, p.walls, p.ranges)
    turn = (p.card, p.railway, p.drawn, p.boxes, p.used, p.changed, p.special_tracks, p.ripe)
    return (p.tracks, p.cuts, score_zone, rows, derived, turn, p.pending, p.closed, p.alone)
