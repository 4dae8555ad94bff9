"""Foresight: what each action of a seat would do, told from nothing but what the seat may know.

The view is dealt on to a whole game (`guess`), so what is hidden cannot be told. And looking ahead
stops where something hidden would be revealed (`State.reveal`), so nothing is made up: all that is
foretold comes true, and beyond it is only said that something will be revealed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from trailboss.core.action import Action
from trailboss.core.engine import Frame, State
from trailboss.core.errors import Unforeseen
from trailboss.core.event import Event
from trailboss.core.game import Game
from trailboss.core.refusal import Refusal
from trailboss.games.pioneer.state import PioneerState
from trailboss.games.pioneer.tally import promise

SEED: Final = 0
"""Any deal of what is unseen will do: nobody looks at it."""
GO: Final = "go"
"""By this verb every game moves a figure one step."""
STOP: Final = "stop"
"""And by this one it stays where it has come to."""
PASS: Final = "pass"
"""And by this one nothing more is done."""
LEAVING: Final = (STOP, PASS)
MOST: Final = 400
"""The most ways that are told."""
DEEPEST: Final = 8
"""The most passes that end a turn."""


@dataclass(frozen=True)
class Change:
    """A seat has more of something to pay with, or less (below zero)."""

    seat: int = 0
    what: str = ""
    amount: int = 0


@dataclass(frozen=True)
class Outcome:
    """What would happen, as far as it can be known; then perhaps something is revealed."""

    events: tuple[Event, ...] = ()
    changes: tuple[Change, ...] = ()
    points: int = 0
    """What the seat that acts has gained, if the game ended then."""
    reveals: bool = False
    more: dict[str, Any] | None = None
    """What the game tells beyond its events, such as the places that a track will activate."""


@dataclass(frozen=True)
class Way:
    """Actions one after the other; after a walk `stop` stays there if need be."""

    steps: tuple[Action, ...] = ()
    stop: Action | None = None
    outcome: Outcome = Outcome()


@dataclass(frozen=True)
class Path:
    """A way that may go on: where it has led to, and what was asked before."""

    s: State
    steps: tuple[Action, ...] = ()
    log: tuple[Event, ...] = ()
    asked: tuple[type[Frame[Any]], ...] = ()


class Foresight:
    """A position as one seat sees it, and what can be known of the next ones."""

    def __init__(self, game: Game, view: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.s = game.guess(view, SEED)
        self.held = self.s.held()
        self.points = self.total(self.s)
        self.refused: dict[int, Refusal] = {}
        """Once `ways` were looked for: by action, why none of them leads there."""

    def total(self, s: State) -> int:
        """The points of the seat."""
        return self.game.scores(s)[self.seat].total

    def legal(self) -> list[Action]:
        """What the seat may do, any-time actions last."""
        return self.s.legal(self.seat) + self.s.free(self.seat)

    def outcome(self, action: Action) -> Outcome:
        """What an action would do."""
        after, log, reveals = self.look(self.s, action)
        told = self.told(after, log, reveals)
        return replace(told, more=further(self.s, after, self.seat, action))

    def look(self, s: State, action: Action) -> tuple[State, tuple[Event, ...], bool]:
        """The position that an action leads to, or that in which something would be revealed."""
        after = s.clone()
        log: list[Event] = []
        after.log = log
        after.foreseeing = self.seat
        try:
            after.apply(self.seat, action)
        except Unforeseen:
            return after, tuple(log), True
        return after, tuple(log), False

    def told(self, after: State, log: tuple[Event, ...], reveals: bool) -> Outcome:
        """What has happened on the way to a later position."""
        events = tuple([event for event in log if event.seen_by(self.seat)])
        now = after.held()
        changes = tuple(
            [
                Change(seat, what, now[seat][what] - amount)
                for seat, before in enumerate(self.held)
                for what, amount in before.items()
                if now[seat][what] != amount
            ]
        )
        return Outcome(events, changes, self.total(after) - self.points, reveals)

    def ways(self) -> list[Way]:
        """What several actions lead to, with one way for every bill, the shortest of them.

        Whoever walks is told all places ahead; else each action leads to questions that were not
        asked on the way yet, until something is revealed or somebody else is asked.
        """
        asked = self.s.legal(self.seat)
        walking = [action for action in asked if action.verb == GO]
        self.refused.clear()
        found: dict[tuple[int, tuple[Change, ...]], Way] = {}
        edge = [Path(self.s)]
        while edge and len(found) < MOST:
            further: list[Path] = []
            for path in edge:
                for action in path.s.legal(self.seat):
                    if action.verb in LEAVING or (walking and action.verb != GO):
                        continue
                    after, log, reveals = self.look(path.s, action)
                    outcome = self.told(after, path.log + log, reveals)
                    key = (action.id, outcome.changes)
                    if key in found:
                        continue
                    steps = (*path.steps, action)
                    on = not reveals and self.goes_on(path, after, bool(walking))
                    stop = self.stop(after) if walking and on else None
                    found[key] = Way(steps, stop, outcome)
                    if on and not walking:
                        self.refuse(after)
                    if on:
                        further.append(
                            Path(after, steps, path.log + log, (*path.asked, kind(path.s)))
                        )
            edge = further
        for action_id, _ in found:
            self.refused.pop(action_id, None)
        for action in asked:
            self.refused.pop(action.id, None)
        return [way for way in found.values() if walking or len(way.steps) > 1]

    def refuse(self, later: State) -> None:
        """Note why something is not possible further on; the first reason will do."""
        for refusal in later.refusals(self.seat):
            self.refused.setdefault(refusal.action.id, refusal)

    def goes_on(self, path: Path, after: State, walking: bool) -> bool:
        """Is the seat asked to walk on, or something that it was not asked on the way?"""
        if not after.stack or not after.stack[-1].asks(after, self.seat):
            return False
        if walking:
            return kind(after) is kind(self.s)
        return kind(after) is not kind(path.s) and kind(after) not in path.asked

    def stop(self, after: State) -> Action | None:
        """The action that ends a walk."""
        for action in after.legal(self.seat):
            if action.verb == STOP:
                return action
        return None

    def end(self) -> Way | None:
        """How the turn ends if nothing more is done in it; None if something must be."""
        s = self.s
        steps: tuple[Action, ...] = ()
        events: tuple[Event, ...] = ()
        while s.stack and s.stack[-1].asks(s, self.seat):
            passing = [action for action in s.legal(self.seat) if action.verb == PASS]
            if not passing or len(steps) == DEEPEST:
                return None
            s, log, reveals = self.look(s, passing[0])
            steps, events = (*steps, passing[0]), events + log
            if reveals:
                if any(frame.asks(s, self.seat) for frame in s.stack):
                    return None
                return Way(steps, None, self.told(s, events, True))
        return Way(steps, None, self.told(s, events, False)) if steps else None


def kind(s: State) -> type[Frame[Any]]:
    """What kind of question is asked."""
    return type(s.stack[-1])


def further(s: State, after: State, seat: int, action: Action) -> dict[str, Any] | None:
    """What an action does that its events do not tell yet."""
    if isinstance(s, PioneerState) and isinstance(after, PioneerState):
        return promise(s, after, seat, action)
    return None
