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
"""So many moves of a turn are told at most."""
TURNS: Final = {"turn", "revealed"}
"""The events that begin a turn: of one player, or of all who act at once."""


@dataclass(frozen=True)
class Turn:
    """A turn begins after so many moves; `seat` is whose it is, None if it is everybody's."""

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
        """By turn, and for the end, everybody's points. Few ask; it costs as much as opening."""
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
        """The position after so many moves, and what the moves of the turn led to."""
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


def built(name: str, record: Record) -> Replay:
    """Play a record through: marks, turns, the end. Illegal moves are not played."""
    replay = Replay(name, record)
    s = record.start()
    record.redeal(s, 0)
    replay.marks.append(s.clone())
    replay.turns.append(Turn(0, s.waiting()[0] if len(s.waiting()) == 1 else None))
    for number, (seat, text) in enumerate(record.moves, 1):
        s.log = []
        s.play(seat, record.game.actions.parse(text))
        begun = [event for event in s.log if event.verb in TURNS]
        if begun and s.waiting():
            whose = begun[-1]
            replay.turns.append(Turn(number, whose.seat if whose.verb == "turn" else None))
        record.redeal(s, number)
        if number % EVERY == 0:
            replay.marks.append(s.clone())
    replay.turns.append(Turn(len(record.moves), None))
    replay.over = not s.waiting()
    replay.winners = winners(record.game.scores(s)) if replay.over else []
    return replay
