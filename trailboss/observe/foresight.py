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
from trailboss.observe.plain import plain

SEED: Final = 0
"""Any deal of what is unseen will do: nobody looks at it."""
GO: Final = "go"
"""The verb of every game that moves a figure one step."""
STOP: Final = "stop"
"""The verb that ends a walk."""
PASS: Final = "pass"
"""The verb that declines to do more."""
LEAVING: Final = (STOP, PASS)
DOLLARS: Final = "dollars"
"""What ways are compared by."""
MOST: Final = 400
"""The most ways that are told."""
DEEPEST: Final = 8
"""No turn is ended by more passes."""
NOWHERE: Final = -1
"""Where one stands already: no action led there."""
FAR: Final = 3
"""The most questions that are answered at a place to which one walks first."""
LOCAL: Final = ("use", "risk")
"""The verbs that say by which local action a place is used, not what is done with it."""
PLACES: Final = {GO: "", "copy": "", "train": "train-"}
"""The verbs that lead to where local actions are printed, and what is put before a mere number."""
GAINING: Final = ("local", "use", "gain")
"""The events of a local action that does nothing but bring something."""


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

    def wish(self) -> str:
        """What it is wished for by: its last action, and where, if that does not say it."""
        last = self.steps[-1]
        places = [
            PLACES[action.verb] + action.text.removeprefix(action.verb).strip()
            for action in self.steps
            if action.verb in PLACES
        ]
        return f"{last.text} @{places[-1]}" if last.verb in LOCAL and places else last.text

    def cost(self, seat: int) -> int:
        """How many dollars a seat has less in the end; below zero: more."""
        held = [c.amount for c in self.outcome.changes if (c.seat, c.what) == (seat, DOLLARS)]
        return -sum(held)


@dataclass(frozen=True)
class Path:
    """A way that may go on: where it has led to, and what was asked before."""

    s: State
    steps: tuple[Action, ...] = ()
    log: tuple[Event, ...] = ()
    asked: tuple[type[Frame[Any]], ...] = ()
    place: int = NOWHERE
    """The action that led to the place where one acts."""
    gains: int = 0
    """How many of its actions only brought something."""
    chosen: tuple[int, ...] = ()
    """The answers on the way that say what is done, not only where or by which local action."""
    floor: int = 0
    """How much must still wait on the stack: below it, what was begun is done and over."""


Found = dict[tuple[int, tuple[Change, ...], int, tuple[int, ...]], Way]
"""Ways by the action that ends them, the bill, the place where it is done, and what was chosen."""


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

    def more(self, after: State, action: Action) -> dict[str, Any] | None:
        """What an action does that its events do not tell yet, if the game has words for it."""
        promise: Any = getattr(self.game, "promise", None)
        found: dict[str, Any] | None = (
            promise(self.s, after, self.seat, action) if promise else None
        )
        return found

    def legal(self) -> list[Action]:
        """What the seat may do, any-time actions last."""
        return self.s.legal(self.seat) + self.s.free(self.seat)

    def outcome(self, action: Action) -> Outcome:
        """What an action would do."""
        after, log, reveals = self.look(self.s, action)
        told = self.told(after, log, reveals)
        return replace(told, more=self.more(after, action))

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

        Whoever walks is told all places ahead and what can be done there; else each action leads
        to questions that were not asked on the way yet. Gains of the place come first where
        something needs them. Beyond what is revealed, or asked of somebody else, nothing is told.
        """
        asked = self.s.legal(self.seat)
        walking = any([action.verb == GO for action in asked])
        self.refused.clear()
        found: Found = {}
        if walking:
            for arrival in cheapest(self.walks(found), self.seat):
                self.follow(arrival, found)
                self.dearer(arrival, found)
        else:
            self.follow(Path(self.s), found)
            self.dearer(Path(self.s), found)
        for action_id, *_ in found:
            self.refused.pop(action_id, None)
        for action in asked:
            self.refused.pop(action.id, None)
        return [way for way in found.values() if walking or len(way.steps) > 1]

    def walks(self, found: Found) -> list[Path]:
        """Finds all places ahead; the result stands at each of them, ready to act."""
        arrived: list[Path] = []
        edge = [Path(self.s)]
        while edge and len(found) < MOST:
            further: list[Path] = []
            for path in edge:
                for action in path.s.legal(self.seat):
                    if action.verb != GO:
                        continue
                    after, log, reveals = self.look(path.s, action)
                    outcome = self.told(after, path.log + log, reveals)
                    key = (action.id, outcome.changes, NOWHERE, ())
                    if key in found:
                        continue
                    on = not reveals and asks(after, self.seat)
                    walks_on = on and kind(after) is kind(self.s)
                    stop = self.stop(after) if walks_on else None
                    steps = (*path.steps, action)
                    found[key] = Way(steps, stop, outcome)
                    there = Path(after, steps, path.log + log, (), action.id)
                    if walks_on:
                        further.append(there)
                    if stop is not None:
                        there = self.stay(there, stop)
                        on = asks(there.s, self.seat)
                    if on and kind(there.s) is not kind(self.s):
                        arrived.append(there)
            edge = further
        self.drop_dearer_walks(found)
        return arrived

    def drop_dearer_walks(self, found: Found) -> None:
        """Nobody walks where the same place costs the seat less and brings the others no more."""
        walks = list(found.items())
        for key, way in walks:
            if len(way.steps) > 1 and any(
                [key[0] == other[0] and self.worse(key[1], other[1]) for other, _ in walks]
            ):
                del found[key]

    def worse(self, bill: tuple[Change, ...], other: tuple[Change, ...]) -> bool:
        """Does the seat lose more by this bill than by the other, and nobody else?"""
        amounts = {(c.seat, c.what): c.amount for c in bill}
        for c in other:
            amounts[c.seat, c.what] = amounts.get((c.seat, c.what), 0) - c.amount
        differ = [(seat, amount) for (seat, _), amount in amounts.items() if amount]
        return bool(differ) and all([(seat == self.seat) != (more > 0) for seat, more in differ])

    def stay(self, path: Path, stop: Action) -> Path:
        """A walk that ends here."""
        after, log, _ = self.look(path.s, stop)
        return replace(path, s=after, steps=(*path.steps, stop), log=path.log + log)

    def follow(self, start: Path, found: Found) -> None:
        """Finds the actions that later questions offer; after a walk nobody walks again."""
        leaves = self.may_leave(start.s)
        edge = [replace(start, floor=len(start.s.stack))]
        while edge and len(found) < MOST:
            further: list[Path] = []
            for path in edge:
                for action in path.s.legal(self.seat):
                    if action.verb in LEAVING or (action.verb == GO and start.place != NOWHERE):
                        continue
                    after, log, reveals = self.look(path.s, action)
                    outcome = self.told(after, path.log + log, reveals)
                    key = (action.id, outcome.changes, path.place, path.chosen)
                    if key in found:
                        continue
                    steps = (*path.steps, action)
                    found[key] = Way(steps, None, outcome)
                    if reveals or not asks(after, self.seat):
                        continue
                    later = replace(path, s=after, steps=steps, log=path.log + log)
                    if leaves and action.verb == GO and kind(after) is kind(start.s):
                        there = replace(later, asked=(), place=action.id, floor=len(after.stack))
                        further.append(there)
                    elif self.goes_on(path, after):
                        self.refuse(after)
                        chosen = () if action.verb in LOCAL else (action.id,)
                        asked = (*path.asked, kind(path.s))
                        further.append(replace(later, asked=asked, chosen=path.chosen + chosen))
            edge = further

    def may_leave(self, s: State) -> bool:
        """Is only one thing left to do here, so that nothing is lost if it leads away?"""
        legal = s.legal(self.seat)
        return len([a for a in legal if a.verb not in LEAVING]) == 1

    def dearer(self, start: Path, found: Found) -> None:
        """Finds what can be done only after the gains of the place."""
        gained = self.gains(start)
        if not gained.gains:
            return
        known = {action_id for action_id, _, place, _ in found if place == start.place}
        more: Found = {}
        self.follow(gained, more)
        for key, way in more.items():
            if key[0] not in known and len(found) < MOST:
                found[key] = way

    def gains(self, start: Path) -> Path:
        """The same place after all that only brings something and asks nothing."""
        path = start
        while asks(path.s, self.seat):
            for action in path.s.legal(self.seat):
                after, log, reveals = self.look(path.s, action)
                if not reveals and self.only_gains(path.s, after, log):
                    steps = (*path.steps, action)
                    path = replace(
                        path, s=after, steps=steps, log=path.log + log, gains=path.gains + 1
                    )
                    break
            else:
                return path
        return path

    def only_gains(self, s: State, after: State, log: tuple[Event, ...]) -> bool:
        """Does the seat have more of something, nobody less, and is it asked the same again?"""
        if any([event.verb not in GAINING for event in log]) or not asks(after, self.seat):
            return False
        if kind(after) is not kind(s) or len(after.stack) != len(s.stack):
            return False
        pairs = list(zip(s.held(), after.held(), strict=True))
        if any([now[what] < had for before, now in pairs for what, had in before.items()]):
            return False
        before, now = pairs[self.seat]
        return any([now[what] > had for what, had in before.items()])

    def refuse(self, later: State) -> None:
        """Note why something is not possible further on; the first reason will do."""
        for refusal in later.refusals(self.seat):
            self.refused.setdefault(refusal.action.id, refusal)

    def goes_on(self, path: Path, after: State) -> bool:
        """Does what was begun ask something that was not asked on the way, and not too far on?"""
        if path.place != NOWHERE and len(path.asked) + 1 >= FAR:
            return False
        if len(after.stack) < path.floor:
            return False
        return kind(after) is not kind(path.s) and kind(after) not in path.asked

    def stop(self, after: State) -> Action | None:
        """The action that ends a walk."""
        for action in after.legal(self.seat):
            if action.verb == STOP:
                return action
        return None

    def end(self) -> Way | None:
        """How the turn ends if nothing more is done in it; None if something must be."""
        return self.passes(Path(self.s))

    def closing(self) -> Way | None:
        """How the turn ends after all that the place still brings for nothing, if it brings any."""
        gained = self.gains(Path(self.s))
        return self.passes(gained) if gained.gains else None

    def plain(self) -> Action | None:
        """The answer that goes without saying, though there are others."""
        answers = [(action, *self.look(self.s, action)) for action in self.s.legal(self.seat)]
        return plain(self.game, self.s, self.seat, answers)

    def passes(self, path: Path) -> Way | None:
        """The way from here to the end of the turn."""
        s, steps, events = path.s, path.steps, path.log
        begun = len(steps)
        while asks(s, self.seat):
            passing = [action for action in s.legal(self.seat) if action.verb == PASS]
            if not passing or len(steps) - begun == DEEPEST:
                return None
            s, log, reveals = self.look(s, passing[0])
            steps, events = (*steps, passing[0]), events + log
            if reveals:
                if any(frame.asks(s, self.seat) for frame in s.stack):
                    return None
                return Way(steps, None, self.told(s, events, True))
        return Way(steps, None, self.told(s, events, False)) if len(steps) > begun else None


def asks(s: State, seat: int) -> bool:
    """Is this seat asked next?"""
    return bool(s.stack) and s.stack[-1].asks(s, seat)


def cheapest(arrived: list[Path], seat: int) -> list[Path]:
    """Of the walks to a place those that leave the most dollars: nobody pays more to act there."""
    best: dict[int, int] = {}
    for path in arrived:
        have = path.s.held()[seat].get(DOLLARS, 0)
        best[path.place] = max(best.get(path.place, have), have)
    return [p for p in arrived if p.s.held()[seat].get(DOLLARS, 0) == best[p.place]]


def kind(s: State) -> type[Frame[Any]]:
    """What kind of question is asked."""
    return type(s.stack[-1])
