"""Records: a finished or running game as text that anybody can replay and verify.

    trailboss 1
    game gwt2 1
    components 5e0c...     (only if the printed figures were changed)
    seats 2
    seed 7
    option sides random
    player 0 greedy
    redeal 37 1            (only if the game went back: before move 38, for the first time)
    0 go A ;3f9a12c4
    ...
    end 412 5e0c...

A line is `seat action ;check`. The check is the head of a hash chain over everything above, so
a changed, lost or moved line is found where it stands. The last line has the number of moves
and a digest of the chain and of the position reached.

When players agree to go back behind something that was revealed, every order that nobody knows is
drawn again, from a new stream that follows from the seed: that is a redeal.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field

from trailboss.core.engine import State
from trailboss.core.errors import BadRecord, IllegalAction, TrailbossError
from trailboss.core.game import Game, checked, components_of
from trailboss.core.notation import canonical
from trailboss.core.rng import LARGEST_SEED, renewed

FORMAT = "trailboss 1"
CHECK = 8
LONGEST = 16_000_000
MOST_REDEALS = 1000
SEATS = [str(seat) for seat in range(100)]


def link(chain: str, line: str) -> str:
    """The next link of the chain."""
    return hashlib.blake2b(f"{chain}\n{line}".encode(), digest_size=16).hexdigest()


@dataclass
class Record:
    """A game: what was chosen before it, and every action in order."""

    game: Game
    seats: int
    seed: int
    options: dict[str, str]
    players: list[str] = field(default_factory=list)
    moves: list[tuple[int, str]] = field(default_factory=list)
    redeals: list[tuple[int, int]] = field(default_factory=list)
    """After so many moves, and the number of its stream; in order of both."""

    def add(self, seat: int, text: str) -> None:
        self.moves.append((seat, text))

    def start(self) -> State:
        """The position before the first move."""
        return self.game.setup(self.seats, self.seed, self.options)

    def replay(
        self, upto: int | None = None, watch: Callable[[State, int, str], None] | None = None
    ) -> State:
        """The position after so many moves (all of them: None). Every move is checked."""
        s = self.start()
        self.redeal(s, 0)
        for number, (seat, text) in enumerate(self.moves[:upto], 1):
            if watch is not None:
                watch(s, seat, text)
            if not 0 <= seat < self.seats:
                raise BadRecord(f"move {number} is of seat {seat}, which is not at the table")
            try:
                s.play(seat, self.game.actions.parse(text))
            except IllegalAction as error:
                raise BadRecord(f"move {number} is not legal: {error}") from None
            self.redeal(s, number)
        return s

    def redeal(self, s: State, moves: int) -> None:
        """Whoever plays a record move by move asks this after each: is anything drawn again?"""
        for after, stream in self.redeals:
            if after == moves:
                s.rng = renewed(s.rng, stream)
                self.game.reshuffle(s)

    def head(self) -> list[str]:
        """The lines before the first move."""
        lines = [FORMAT, f"game {self.game.name} {self.game.version}"]
        if components := components_of(self.game):
            lines.append(f"components {components}")
        lines += [f"seats {self.seats}", f"seed {self.seed}"]
        lines += [f"option {name} {value}" for name, value in sorted(self.options.items())]
        lines += [f"player {seat} {name}" for seat, name in enumerate(self.players)]
        lines += [f"redeal {moves} {stream}" for moves, stream in self.redeals]
        return lines

    def ending(self, chain: str, s: State) -> str:
        """The last line: it binds the moves and the position they lead to."""
        return f"end {len(self.moves)} {link(chain, canonical(self.game.dump(s)))}"

    def text(self, s: State | None = None) -> str:
        """The record as text. Give the final state if you have it, or it is replayed."""
        lines = self.head()
        chain = link("", "\n".join(lines))
        for seat, text in self.moves:
            chain = link(chain, f"{seat} {text}")
            lines.append(f"{seat} {text} ;{chain[:CHECK]}")
        lines.append(self.ending(chain, self.replay() if s is None else s))
        return "\n".join(lines) + "\n"

    def hash(self, s: State) -> str:
        """The digest in the last line."""
        return self.text(s).rsplit(None, 1)[1]


def parse(text: str, games: dict[str, Game]) -> Record:
    """Read a record and check its chain, without replaying it; BadRecord says what is wrong."""
    return _read(text, games)[0]


def verify(text: str, games: dict[str, Game]) -> tuple[Record, State, str]:
    """Read, check and replay a record: it, the position reached and its hash, or BadRecord."""
    record, chain, last = _read(text, games)
    s = record.replay()
    ending = record.ending(chain, s)
    if ending != last:
        raise BadRecord("the moves are legal but do not lead to the position of the last line")
    return record, s, ending.rsplit(None, 1)[1]


def _read(text: str, games: dict[str, Game]) -> tuple[Record, str, str]:
    if len(text) > LONGEST or text.encode(errors="ignore").decode() != text:
        raise BadRecord(f"a record is plain text of at most {LONGEST} characters")
    lines = text.split("\n")
    if lines[0] != FORMAT:
        raise BadRecord(f"this is not a record: the first line is not {FORMAT!r}")
    if lines[-1] != "" or not lines[-2].startswith("end "):
        raise BadRecord("the record is cut off: its last line does not begin with 'end'")
    body = next((i for i, line in enumerate(lines) if line[:1].isdigit()), len(lines) - 2)
    record = _head(lines[1:body], games)
    if record.head() != lines[:body]:
        raise BadRecord("the lines before the first move are not in order")
    chain = link("", "\n".join(lines[:body]))
    for number, line in enumerate(lines[body:-2], 1):
        move, _, check = line.rpartition(" ;")
        seat, _, action = move.partition(" ")
        chain = link(chain, move)
        if check != chain[:CHECK] or seat not in SEATS:
            raise BadRecord(f"move {number} was altered, lost or moved: {line[:80]!r}")
        record.add(int(seat), action)
    if record.redeals and not _in_order(record):
        raise BadRecord("the redeals of the record are not in order")
    if lines[-2].split()[1:2] != [str(len(record.moves))]:
        raise BadRecord(f"the last line does not count {len(record.moves)} moves")
    return record, chain, lines[-2]


def _in_order(record: Record) -> bool:
    """Each redeal is of a later stream, after as many moves or more, within the game."""
    redeals = record.redeals
    later = all(a[0] <= b[0] and a[1] < b[1] for a, b in zip(redeals, redeals[1:], strict=False))
    within = redeals[0][0] >= 0 and redeals[0][1] > 0 and redeals[-1][0] <= len(record.moves)
    return later and within and len(redeals) <= MOST_REDEALS


def _head(lines: list[str], games: dict[str, Game]) -> Record:
    words = [line.split(" ") for line in lines]
    try:
        (name, version) = next(w[1:] for w in words if w[0] == "game")
        seats = int(next(w[1] for w in words if w[0] == "seats"))
        seed = int(next(w[1] for w in words if w[0] == "seed"))
        options = {w[1]: w[2] for w in words if w[0] == "option"}
        components = next((w[1] for w in words if w[0] == "components"), "")
        players = [" ".join(w[2:]) for w in words if w[0] == "player"]
        redeals = [(int(w[1]), int(w[2])) for w in words if w[0] == "redeal"]
    except (StopIteration, ValueError, IndexError):
        raise BadRecord("the record does not say its game, seats, seed and options") from None
    if not 0 <= seed <= LARGEST_SEED:
        raise BadRecord("the seed of a record is a number of at most 256 bits")
    if (game := games.get(name)) is None:
        raise BadRecord(f"the record is of an unknown game: {name[:40]!r}")
    if version not in [str(number) for number in range(1, game.version + 1)]:
        raise BadRecord(f"the record is of other rules: {name} {version[:9]}, not {game.version}")
    game = game.at(int(version))
    if components != components_of(game):
        needs, has = components[:40] or "as printed", components_of(game) or "as printed"
        raise BadRecord(f"the record needs other components: {needs} (--components), not {has}")
    try:
        (record := Record(game, seats, seed, checked(game, seats, options), players)).start()
        record.redeals = redeals
        return record
    except TrailbossError as error:
        raise BadRecord(str(error)) from None
