"""A table: what was agreed before the game, who sits where, and the game itself."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field, replace
from typing import Any, Final

from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.core.record import Record
from trailboss.games import automa_of, load
from trailboss.server.envelope import Envelope
from trailboss.server.tables.entry import Entry

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"

HUMAN: Final = "human"
BOT: Final = "bot"
HOTSEAT: Final = "hotseat"
AUTOMA: Final = "automa"

SPECTATOR: Final = -1
"""The viewer who has no seat."""
KEYS_KEPT: Final = 16
RECENT_KEPT: Final = 8


@dataclass(frozen=True)
class ClockRule:
    """How long people may think: a bank of seconds and an increment for each turn."""

    kind: str = "none"
    bank: int = 0
    increment: int = 0


@dataclass(frozen=True)
class Deal:
    """What never changes about a table. The seed and the salt are secret until the end."""

    id: str
    game: str
    version: int
    options: dict[str, str]
    seed: int
    salt: str
    owner: str
    public: bool
    clock: ClockRule
    created: int
    webhook: str = ""
    previous: str = ""
    daily: str = ""
    """The day whose challenge this is."""
    components: str = ""
    """The hash of the figures; empty if they are the printed ones."""
    figures: str = ""
    """The components file with these figures."""
    own: Game | None = field(default=None, compare=False, repr=False)
    """The game by them. States know the actions of this one only, so it stays with the table."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of a table: who plays it."""

    kind: str
    name: str = ""
    bot: str = ""
    identity: str = ""
    left: bool = False
    stand_in: str = ""
    """The bot that plays for the absent owner."""
    reserved: str = ""
    """The identity that may sit down here: the players of the game before."""

    @property
    def taken(self) -> bool:
        return self.kind == BOT or bool(self.identity)

    @property
    def robot(self) -> str:
        """The bot that moves this seat, if any."""
        return self.bot if self.kind == BOT else self.stand_in

    @property
    def present(self) -> bool:
        """Does a person play this seat?"""
        return bool(self.identity) and not self.left and not self.stand_in


@dataclass(frozen=True, slots=True)
class Move:
    """An action that counts: it was not taken back."""

    seq: int
    seat: int
    text: str
    revealed: int
    """`State.revealed` before it."""


@dataclass
class Vote:
    """An open question to the people at the table."""

    about: str
    target: int
    by: int
    yes: list[str]
    bot: str = ""


@dataclass
class Table:
    """The fold of a log. `state` is None until the game starts."""

    deal: Deal
    chairs: list[Chair]
    status: str = OPEN
    seq: int = 0
    hash: str = ""
    moved: list[int] = field(default_factory=list)
    """By seat: the last entry that changed the game for it."""
    started: int = 0
    ended: int = 0
    rematch: str = ""
    moves: list[Move] = field(default_factory=list)
    redeals: list[tuple[int, int]] = field(default_factory=list)
    """Where the game went back behind something revealed: see `Record`."""
    streams: int = 0
    """How often hidden orders were drawn again, undone redeals included."""
    hints: bool = False
    """May people ask a bot what it would do in their place?"""
    hidden: dict[int, list[int]] = field(default_factory=dict)
    """By viewer: the entries that this viewer does not know of, in order."""
    votes: list[Vote] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    """Milliseconds on each clock at the time `since`."""
    since: int = 0
    state: State | None = None
    keys: dict[str, int] = field(default_factory=dict)
    recent: list[Entry] = field(default_factory=list)
    """The latest entries, for those who are only a little behind."""
    listed: tuple[tuple[str, int, bool], int] | None = None
    """What lists show of it as this process wrote it, and when; None: another one may have."""
    before: Table | None = None
    """The position before, for as long as this one is told."""
    whole: dict[int, bytes] = field(default_factory=dict)
    """By viewer: the whole document of this position as JSON, once it was made."""
    foreseen: dict[int, dict[str, Any]] = field(default_factory=dict)
    """By seat: what it can foresee in this position, once somebody asked."""
    said: dict[tuple[int, str, tuple[int, ...], int], Envelope] = field(default_factory=dict)
    """What was said: by viewer, by whoever is meant, by the seats that they knew to be abandoned,
    and by the last entry that they knew."""

    @property
    def game(self) -> Game:
        if self.deal.own is not None:
            return self.deal.own
        return load(self.deal.game).at(self.deal.version)

    @property
    def automa(self) -> str:
        """The opponent of somebody who plays alone: a player of the game without a seat."""
        return automa_of(self.game) if len(self.chairs) == 1 else ""

    def copy(self) -> Table:
        """A table that can change without this one: what is not stored yet must not be seen."""
        new = Table.__new__(Table)
        new.__dict__.update(self.__dict__)
        new.chairs = self.chairs[:]
        new.moves = self.moves[:]
        new.redeals = self.redeals[:]
        new.hidden = {viewer: seqs[:] for viewer, seqs in self.hidden.items()}
        new.votes = [replace(vote, yes=vote.yes[:]) for vote in self.votes]
        new.left = self.left[:]
        new.moved = self.moved[:]
        new.keys = dict(self.keys)
        new.recent = self.recent[:]
        new.before, new.whole, new.foreseen, new.said = None, {}, {}, {}
        return new

    def cool_down(self) -> None:
        """Forget what is kept for those who are told at once; others are told everything."""
        self.before = None
        for made in (self.whole, self.foreseen, self.said):
            made.clear()

    def at(self, seq: int) -> Table | None:
        """The position with this last entry, if it was a moment ago at the most."""
        found: Table | None = self
        while found is not None and found.seq > seq:
            found = found.before
        return found if found is not None and found.seq == seq else None

    def waiting(self) -> list[int]:
        """The seats that must act."""
        return self.state.waiting() if self.state is not None and self.status == PLAYING else []

    def seats_of(self, identity: str) -> list[int]:
        """The seats of an identity, in order."""
        if not identity:
            return []
        return [i for i, chair in enumerate(self.chairs) if chair.identity == identity]

    def people(self) -> list[str]:
        """The identities that play now, without those who left."""
        return list(dict.fromkeys(c.identity for c in self.chairs if c.present))

    def owners(self) -> list[str]:
        """The identities that have a seat, also when they left or a bot plays for them."""
        return list(dict.fromkeys(chair.identity for chair in self.chairs if chair.identity))

    def robots(self) -> list[int]:
        """The seats that must act and are moved by a bot."""
        return [seat for seat in self.waiting() if self.chairs[seat].robot]

    def record(self) -> Record:
        """The game as a record, without what was taken back."""
        names = [chair.name or chair.bot for chair in self.chairs]
        moves = [(move.seat, move.text) for move in self.moves]
        deal = self.deal
        seats = len(self.chairs)
        return Record(self.game, seats, deal.seed, deal.options, names, moves, self.redeals[:])

    def take_back(self, undone: list[int], stream: int = 0) -> None:
        """These moves no longer count; with a stream, hidden orders are drawn again from it."""
        gone = [at for at, move in enumerate(self.moves) if move.seq in undone]
        self.moves = [move for move in self.moves if move.seq not in undone]
        self.redeals = [(at - bisect_left(gone, at), number) for at, number in self.redeals]
        if stream:
            self.redeals.append((len(self.moves), stream))
            self.streams = stream

    def shown(self, seq: int, viewer: int) -> int:
        """The number of an entry as the viewer counts; of a hidden one: of the last before it."""
        hidden = self.hidden.get(viewer)
        return seq - bisect_right(hidden, seq) if hidden else seq

    def real(self, shown: int, viewer: int) -> int:
        """The entry that the viewer calls so: the inverse of `shown`."""
        seq = shown
        for number in self.hidden.get(viewer, []):
            if number > seq:
                break
            seq += 1
        return seq

    def knows(self, seq: int, viewer: int) -> bool:
        """Does the viewer know of the entry?"""
        hidden = self.hidden.get(viewer, [])
        at = bisect_right(hidden, seq)
        return at == 0 or hidden[at - 1] != seq
