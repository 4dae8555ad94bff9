"""What is pressed to play a recorded game, planned beforehand: nothing is left to chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from tests.web.fewest_presses import (
    CLOSING,
    END,
    Press,
    after,
    by_itself,
    fewest,
    offers,
    own,
    rest,
    texts,
)
from trailboss.core.engine import State
from trailboss.core.record import Record, parse
from trailboss.games import GAMES
from trailboss.observe.foresight import GO, Foresight

SEAT: Final = 0
"""The seat that is played by hand."""


def read(path: Path) -> Record:
    return parse(path.read_text("utf-8"), GAMES)


@dataclass(frozen=True)
class Turn:
    """The presses of a turn, and how much is done at the table by each and what follows it."""

    answered: int
    """What answers itself before the first press."""
    presses: tuple[Press, ...]
    does: tuple[int, ...]


@cache
def planned(path: Path, sparing: bool, shown: Callable[[str], bool]) -> tuple[Turn, ...]:
    """What is pressed in each turn: as little as can be, or every action by itself."""
    record = read(path)
    turns: list[Turn] = []
    done = 0
    while done < len(record.moves):
        mine = own(record.moves, done, SEAT)
        done += max(len(mine), 1)
        if mine:
            start, goal = record.replay(done - len(mine)), record.replay(done)
            if sparing:
                turns.append(sparely(record, start, mine, goal, shown))
            else:
                turns.append(plainly(record, start, mine))
    return tuple(turns)


def sparely(
    record: Record, start: State, mine: list[str], goal: State, shown: Callable[[str], bool]
) -> Turn:
    """What needs no thought answers itself; the rest by the fewest presses."""
    s, left = by_itself(record.game, start, tuple(mine), SEAT)
    answered, does = len(mine) - len(left), list[int]()
    presses = fewest(record.game, s, SEAT, list(left), goal, shown) if left else ()
    for press in presses:
        todo = len(rest(left, texts(press.steps)) or ())
        s, left = after(record.game, s, left, press, SEAT)
        does.append(len(press.steps) + todo - len(left))
    return Turn(answered, presses, tuple(does))


def plainly(record: Record, start: State, mine: list[str]) -> Turn:
    """One action after the other, each walk by its last place; nothing answers itself."""
    s, left, presses = start.clone(), tuple(mine), list[Press]()
    while left:
        press = next_of(record, s, left)
        for action in press.steps:
            s.play(SEAT, action)
        done = texts(press.steps)
        exact = done == list(left[: len(done)])
        left = left[len(done) :] if exact else rest(left, done) or ()
        presses.append(press)
    return Turn(0, tuple(presses), tuple([len(press.steps) for press in presses]))


def next_of(record: Record, s: State, left: tuple[str, ...]) -> Press:
    """What comes next in the record, as much of it as one press does; a walk may go another way."""
    ahead = Foresight(record.game, record.game.view(s, SEAT), SEAT)
    alone = len(s.legal(SEAT)) == 1
    fitting: dict[tuple[bool, int], Press] = {}
    for wish, steps, which in offers(ahead):
        done = texts(steps)
        exact = done == list(left[: len(done)])
        walks = steps[0].verb == steps[-1].verb == GO or len(steps) == 1
        if wish not in (END, CLOSING) and walks and (exact or next_walk(left, done)):
            fitting[exact, len(done)] = Press(wish, steps, which, alone)
    return fitting[max(fitting)]


def next_walk(left: tuple[str, ...], done: list[str]) -> bool:
    """Is this a walk to where the next one of the record ends?"""
    return done[0].startswith(GO) and left[0].startswith(GO) and rest(left, done) is not None
