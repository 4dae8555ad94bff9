"""A replay: a record with positions kept on the way, so that any move is a few steps away."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from typing import Final

from trailboss.core.engine import State
from trailboss.core.event import Event
from trailboss.core.game import Game, winners
from trailboss.core.record import Record
from trailboss.games import automa_of

EVERY: Final = 25
LONGEST: Final = 100
"""The most moves of a turn that are told."""
TURNS: Final = {"turn", "revealed"}
"""The events that begin a turn: of one player, or of all who act at once."""


@dataclass(frozen=True)
class Turn:
    """A turn: the number of moves before it, and whose it is (None: everybody's)."""

    move: int
    seat: int | None


@dataclass(frozen=True)
class Told:
    """A move and what it led to."""

    number: int
    seat: int
    text: str
    events: tuple[Event, ...]


@dataclass
class Replay:
    """A game from its first position to its last."""

    id: str
    record: Record
    marks: list[State] = field(default_factory=list)
    """The positions after 0, EVERY, 2 * EVERY ... moves."""
    turns: list[Turn] = field(default_factory=list)
    over: bool = False
    winners: list[int] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    """What `totals` says, once it was asked."""

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def automa(self) -> str:
        """The opponent of somebody who plays alone."""
        return automa_of(self.game) if self.record.seats == 1 else ""

    def turn_of(self, move: int) -> int:
        """The number of moves before the turn that a move belongs to."""
        begun = bisect_left(self.turns, move, key=lambda turn: turn.move)
        return max(self.turns[max(0, begun - 1)].move, move - LONGEST)

    def totals(self) -> list[list[int]]:
        """Everybody's points by turn and at the end; counted on demand, since few ask for them."""
        if not self.points:
            s = self.marks[0].clone()
            reached = 0
            for turn in self.turns:
                for number in range(reached + 1, turn.move + 1):
                    seat, text = self.record.moves[number - 1]
                    s.apply(seat, self.game.actions.parse(text))
                    self.record.redeal(s, number)
                reached = turn.move
                self.points.append([score.total for score in self.game.scores(s)])
        return self.points

    def at(self, move: int) -> tuple[State, list[Told]]:
        """The position after a number of moves, and what the moves of the turn led to."""
        since = self.turn_of(move)
        first = since // EVERY * EVERY
        s = self.marks[first // EVERY].clone()
        told: list[Told] = []
        for number in range(first + 1, move + 1):
            seat, text = self.record.moves[number - 1]
            s.log = []
            s.apply(seat, self.game.actions.parse(text))
            if number > since:
                told.append(Told(number, seat, text, tuple(s.log)))
            self.record.redeal(s, number)
        return s, told


class Builder:
    """Makes a replay while its record is played: marks, turns, the end."""

    def __init__(self) -> None:
        self.marks: list[State] = []
        self.turns: list[Turn] = []

    def watch(self, record: Record, number: int, s: State) -> None:
        """Take in the next position."""
        if not number:
            self.turns.append(Turn(0, s.waiting()[0] if len(s.waiting()) == 1 else None))
        begun = [event for event in s.log or [] if event.verb in TURNS]
        if begun and s.waiting():
            whose = begun[-1]
            self.turns.append(Turn(number, whose.seat if whose.verb == "turn" else None))
        if number % EVERY == 0:
            self.marks.append(s.clone())
        s.log = []
        self.last = s

    def replay(self, name: str, record: Record) -> Replay:
        """The replay, when the last position was seen."""
        turns = [*self.turns, Turn(len(record.moves), None)]
        over = not self.last.waiting()
        won = winners(record.game.scores(self.last)) if over else []
        return Replay(name, record, self.marks, turns, over, won)


def built(name: str, record: Record) -> Replay:
    """Play a record through; BadRecord if a move is illegal."""
    builder = Builder()
    for number, s in record.walk():
        builder.watch(record, number, s)
    return builder.replay(name, record)
