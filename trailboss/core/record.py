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
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from trailboss.core.engine import State
from trailboss.core.errors import BadRecord, IllegalAction, TrailbossError
from trailboss.core.game import Game, components_of, validated_options
from trailboss.core.message import Message
from trailboss.core.notation import canonical
from trailboss.core.rng import LARGEST_SEED, renewed

FORMAT = "trailboss 1"
CHECK = 8
LONGEST = 16_000_000
MOST_REDEALS = 1000
PRINTED = Message("error-record-printed", "as printed")
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
    """The number of moves before it, and the number of its stream; in order of both."""

    def add(self, seat: int, text: str) -> None:
        self.moves.append((seat, text))

    def start(self) -> State:
        """The position before the first move."""
        return self.game.setup(self.seats, self.seed, self.options)

    def walk(self, upto: int | None = None) -> Iterator[tuple[int, State]]:
        """The number of moves made and the position, from none to all of them (or to `upto`).

        It is always the same state. Every move is checked.
        """
        s = self.start()
        self.redeal(s, 0)
        yield 0, s
        for number, (seat, text) in enumerate(self.moves[:upto], 1):
            if not 0 <= seat < self.seats:
                raise BadRecord(
                    "error-record-seat",
                    "move {move} is of seat {seat}, which is not at the table",
                    move=number,
                    seat=seat,
                )
            try:
                s.play(seat, self.game.actions.parse(text))
            except IllegalAction as error:
                raise BadRecord(
                    "error-record-illegal",
                    "move {move} is not legal: {why}",
                    move=number,
                    why=error.message,
                ) from None
            self.redeal(s, number)
            yield number, s

    def replay(self, upto: int | None = None) -> State:
        """The position after a number of moves (all of them: None). Every move is checked."""
        return deque(self.walk(upto), 1)[0][1]

    def redeal(self, s: State, moves: int) -> None:
        """After this many moves: draw again what the record says; whoever plays it by hand asks."""
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


Watch = Callable[[Record, int, State], None]
"""Is shown a record, the number of moves made and the position."""


def parse(text: str, games: dict[str, Game]) -> Record:
    """Read a record and check its chain, without replaying it; BadRecord says what is wrong."""
    return _read(text, games)[0]


def verify(
    text: str, games: dict[str, Game], watch: Watch | None = None
) -> tuple[Record, State, str]:
    """Read, check and replay a record: it, the position reached and its hash, or BadRecord.

    `watch` sees every position on the way; it may set the log of the state and empty it.
    """
    record, chain, last = _read(text, games)
    for number, s in record.walk():
        if watch is not None:
            watch(record, number, s)
    ending = record.ending(chain, s)
    if ending != last:
        raise BadRecord(
            "error-record-end",
            "the moves are legal but do not lead to the position of the last line",
        )
    return record, s, ending.rsplit(None, 1)[1]


def _read(text: str, games: dict[str, Game]) -> tuple[Record, str, str]:
    if len(text) > LONGEST or text.encode(errors="ignore").decode() != text:
        raise BadRecord(
            "error-record-size",
            "a record is plain text of at most {longest} characters",
            longest=LONGEST,
        )
    lines = text.split("\n")
    if lines[0] != FORMAT:
        raise BadRecord(
            "error-record-not-one",
            "this is not a record: the first line is not {format}",
            format=repr(FORMAT),
        )
    if lines[-1] != "" or not lines[-2].startswith("end "):
        raise BadRecord(
            "error-record-cut-off", "the record is cut off: its last line does not begin with 'end'"
        )
    body = next((i for i, line in enumerate(lines) if line[:1].isdigit()), len(lines) - 2)
    record = _head(lines[1:body], games)
    if record.head() != lines[:body]:
        raise BadRecord(
            "error-record-head-order", "the lines before the first move are not in order"
        )
    chain = _moves(record, lines[body:-2], link("", "\n".join(lines[:body])))
    if record.redeals and not _in_order(record):
        raise BadRecord("error-record-redeals", "the redeals of the record are not in order")
    if lines[-2].split()[1:2] != [str(len(record.moves))]:
        raise BadRecord(
            "error-record-count",
            "the last line does not count {moves} moves",
            moves=len(record.moves),
        )
    return record, chain, lines[-2]


def _moves(record: Record, lines: list[str], chain: str) -> str:
    """Add the moves of these lines; the last link of the chain."""
    for number, line in enumerate(lines, 1):
        move, _, check = line.rpartition(" ;")
        seat, _, action = move.partition(" ")
        chain = link(chain, move)
        if check != chain[:CHECK] or seat not in SEATS:
            raise BadRecord(
                "error-record-altered",
                "move {move} was altered, lost or moved: {line}",
                move=number,
                line=repr(line[:80]),
            )
        record.add(int(seat), action)
    return chain


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
        raise BadRecord(
            "error-record-head", "the record does not say its game, seats, seed and options"
        ) from None
    if not 0 <= seed <= LARGEST_SEED:
        raise BadRecord(
            "error-record-seed",
            "the seed of a record is a number of at most {bits} bits",
            bits=LARGEST_SEED.bit_length(),
        )
    game = _game(games, name, version, components)
    try:
        options = validated_options(game, seats, options)
        record = Record(game, seats, seed, options, players, redeals=redeals)
        record.start()
    except TrailbossError as error:
        raise BadRecord(error.message) from None
    return record


def _game(games: dict[str, Game], name: str, version: str, components: str) -> Game:
    """The game of a record, by its version and its figures."""
    if (game := games.get(name)) is None:
        raise BadRecord(
            "error-record-unknown-game",
            "the record is of an unknown game: {name}",
            name=repr(name[:40]),
        )
    if version not in [str(number) for number in range(1, game.version + 1)]:
        raise BadRecord(
            "error-record-other-rules",
            "the record is of other rules: {game} {version}, not {here}",
            game=name,
            version=version[:9],
            here=game.version,
        )
    game = game.at(int(version))
    if components != components_of(game):
        raise BadRecord(
            "error-record-other-components",
            "the record needs other components: {needs} (--components), not {has}",
            needs=components[:40] or PRINTED,
            has=components_of(game) or PRINTED,
        )
    return game
