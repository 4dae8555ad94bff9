"""The engine: a state is a position and a stack of what happens next.

The top of the stack is the question being asked. It is popped before it is answered, so
"not finished" means "push me again", and `s.then(A, B)` reads in the order of play.
Steps are not questions: they run as soon as they reach the top.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from trailboss.core.action import Action
from trailboss.core.errors import IllegalAction, Unforeseen
from trailboss.core.event import EVERYBODY, Event
from trailboss.core.message import Message, at
from trailboss.core.refusal import Refusal

NOBODY: Final = -1


class State:
    """A position and what happens next. Zones are tuples, so a clone copies references.

    States are shells without `__init__`: a game's `setup` and `clone` fill them.
    """

    stack: list[Frame[Any]]
    rng: int
    revealed: int
    """Grows whenever something hidden is revealed: the barrier of undo."""
    log: list[Event] | None
    """Where events go; None keeps none, which is faster."""
    anytime: tuple[tuple[Action, Effect[Any]], ...]
    """What a seat may do at any moment, also in another's turn."""
    foreseeing: int = NOBODY
    """The seat that looks ahead on a copy of the game; NOBODY where it is played.

    It stands in the class, as few ever set it: a state of more than 30 fields of its own takes
    twice as long to copy in plain Python.
    """

    def clone(self) -> State:
        """An independent copy. Each game's state says how."""
        raise AssertionError("a game's state has its own clone")

    def share(self, copy: State) -> None:
        """Give a copy the kernel's own fields; the log stays behind."""
        copy.stack = self.stack[:]
        copy.rng = self.rng
        copy.revealed = self.revealed
        copy.log = None
        copy.anytime = self.anytime

    def cite(self, topic: str) -> str:
        """The number of the rule on a topic. Without a law of its own, a game cites numbers."""
        return topic

    def then(self, first: Frame[Any], *more: Frame[Any]) -> None:
        """Do these next, in the order written."""
        if more:
            self.stack += more[::-1]
        self.stack.append(first)

    def then_all(self, frames: tuple[Frame[Any], ...]) -> None:
        """Do all of these next, in their order."""
        self.stack += frames[::-1]

    def settle(self) -> None:
        """Run what is not a question, until a question is on top or the game is over."""
        stack = self.stack
        while stack and stack[-1].automatic():
            stack.pop().run(self)

    def waiting(self) -> list[int]:
        """The seats that must act; empty when the game is over."""
        return self.stack[-1].waiting(self) if self.stack else []

    def next(self) -> int:
        """The first seat that must act; NOBODY when the game is over."""
        return self.stack[-1].next(self) if self.stack else NOBODY

    def legal(self, seat: int) -> list[Action]:
        """What this seat may answer to the open question."""
        if not self.stack:
            return []
        top = self.stack[-1]
        return top.legal(self, seat) if top.asks(self, seat) else []

    def idle(self, seat: int) -> bool:
        """Is it known, before they are asked, that the seat can do no any-time action?"""
        return not self.anytime

    def held(self) -> list[dict[str, int]]:
        """What each seat has to pay with; everybody may know it."""
        return []

    def free(self, seat: int) -> list[Action]:
        """What this seat may do at any time, whoever is asked."""
        return [] if self.idle(seat) else self.ready(seat)

    def ready(self, seat: int) -> list[Action]:
        """The any-time actions that a seat can do now that is not idle."""
        options: list[Action] = []
        if self.stack and self.stack[-1].admits(self, seat):
            for action, effect in self.anytime:
                if effect.can(self, seat):
                    options.append(action)
        return options

    def refusals(self, seat: int) -> list[Refusal]:
        """Why the other options of the open question are not legal."""
        if not self.stack or not self.stack[-1].asks(self, seat):
            return []
        return self.stack[-1].refusals(self, seat)

    def apply(self, seat: int, action: Action) -> None:
        """Do it. Trusts its caller, like a chess board's push: see `play`."""
        if action.free:
            for offered, effect in self.anytime:
                if offered is action:
                    effect.start(self, seat)
        else:
            self.stack.pop().apply(self, seat, action)
        self.settle()

    def play(self, seat: int, action: Action) -> None:
        """Do it if it is allowed, or raise IllegalAction and change nothing."""
        legal = self.free(seat) if action.free else self.legal(seat)
        if action not in legal:
            raise IllegalAction(self.why_not(seat, action))
        self.apply(seat, action)

    def why_not(self, seat: int, action: Action) -> Message:
        """Why an action is not allowed now."""
        if not self.stack:
            return at(action.text, Message("error-game-over", "the game is over"))
        for refusal in self.refusals(seat):
            if refusal.action is action:
                return refusal.message()
        legal = ", ".join([a.text for a in self.legal(seat) + self.free(seat)])
        if not legal:
            asked = Message("error-not-asked", "seat {seat} is not asked now", seat=seat)
            return at(action.text, asked)
        return at(action.text, Message("error-not-among", "not among {actions}", actions=legal))

    def reveal(self, owner: int = NOBODY) -> None:
        """Something hidden is about to be known, and undo stops here. Its owner knew it before.

        Whoever looks ahead sees as far as this and no further: Unforeseen.
        """
        if self.foreseeing != NOBODY and self.foreseeing != owner:
            raise Unforeseen
        self.revealed += 1

    def tell(
        self, verb: str, seat: int, rule: str, amount: int = 0, thing: str = "", to: int = EVERYBODY
    ) -> None:
        """Note an event, if anybody keeps a log."""
        if self.log is not None:
            self.log.append(Event(verb, seat, self.cite(rule), amount, thing, to))


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Frame(Generic[S]):
    """Something that happens next: a frozen value. Every field has a default."""

    def waiting(self, s: S) -> list[int]:
        """The seats that this frame asks."""
        return []

    def asks(self, s: S, seat: int) -> bool:
        """Is this seat among them?"""
        return seat in self.waiting(s)

    def next(self, s: S) -> int:
        """The first of them."""
        return self.waiting(s)[0]

    def automatic(self) -> bool:
        """Is it no question, but a step that runs by itself?"""
        return False

    def run(self, s: S) -> None:
        """Do it: asked of steps only."""

    def legal(self, s: S, seat: int) -> list[Action]:
        """What the seat may answer; never empty for a seat that is asked."""
        return []

    def refusals(self, s: S, seat: int) -> list[Refusal]:
        """Why the other options are not legal."""
        return []

    def apply(self, s: S, seat: int, action: Action) -> None:
        """The seat has answered."""

    def admits(self, s: S, seat: int) -> bool:
        """May the seat use any-time actions while this is asked?"""
        return True

    def rule(self) -> str:
        """The topic or number of the rule that asks."""
        return ""

    def seen_by(self, seat: int | None) -> Frame[S]:
        """This frame without what the seat may not know."""
        return self


@dataclass(frozen=True)
class Step(Frame[S]):
    """Not a question: runs as soon as it is on top."""

    def automatic(self) -> bool:
        return True


@dataclass(frozen=True)
class Decision(Frame[S]):
    """A question to one seat."""

    seat: int = 0

    def waiting(self, s: S) -> list[int]:
        return [self.seat]

    def asks(self, s: S, seat: int) -> bool:
        return seat == self.seat

    def next(self, s: S) -> int:
        return self.seat


@dataclass(frozen=True)
class Together(Frame[S]):
    """A question to all seats at once; `resolve` runs when the last has answered.

    An answer is an action id plus one; 0 is "not yet". Others see only that one has answered.
    """

    answers: tuple[int, ...] = ()

    def waiting(self, s: S) -> list[int]:
        return [seat for seat, answer in enumerate(self.answers) if answer == 0]

    def apply(self, s: S, seat: int, action: Action) -> None:
        answers = (*self.answers[:seat], action.id + 1, *self.answers[seat + 1 :])
        if 0 in answers:
            s.then(self.asked_again(answers))
            return
        s.reveal()
        self.resolve(s, answers)

    def seen_by(self, seat: int | None) -> Frame[S]:
        seen = [a if i == seat or a == 0 else -1 for i, a in enumerate(self.answers)]
        return self.asked_again(tuple(seen))

    def asked_again(self, answers: tuple[int, ...]) -> Together[S]:
        """This question with these answers."""
        raise AssertionError("each question says how it is asked again")

    def resolve(self, s: S, answers: tuple[int, ...]) -> None:
        """Everybody has answered: go on, in seat order."""


@dataclass(frozen=True)
class Parallel(Frame[S]):
    """Every seat has a stack of its own; nobody waits for another until all are empty."""

    stacks: tuple[tuple[Frame[Any], ...], ...] = ()

    def waiting(self, s: S) -> list[int]:
        return [seat for seat, own in enumerate(self.stacks) if own]

    def asks(self, s: S, seat: int) -> bool:
        return 0 <= seat < len(self.stacks) and bool(self.stacks[seat])

    def next(self, s: S) -> int:
        seat = 0
        while not self.stacks[seat]:
            seat += 1
        return seat

    def legal(self, s: S, seat: int) -> list[Action]:
        return self.stacks[seat][-1].legal(s, seat)

    def refusals(self, s: S, seat: int) -> list[Refusal]:
        return self.stacks[seat][-1].refusals(s, seat)

    def apply(self, s: S, seat: int, action: Action) -> None:
        outer, below = s.stack, len(s.stack)
        top = self.stacks[seat][-1]
        top.apply(s, seat, action)
        if len(outer) == below + 1 and outer[below] is top:
            outer[below] = self
            return
        s.stack = own = [*self.stacks[seat][:-1], *outer[below:]]
        del outer[below:]
        s.settle()
        s.stack = outer
        stacks = list(self.stacks)
        stacks[seat] = tuple(own)
        if [left for left in stacks if left]:
            outer.append(Parallel(tuple(stacks)))

    def seen_by(self, seat: int | None) -> Frame[S]:
        return Parallel(tuple(tuple(f.seen_by(seat) for f in own) for own in self.stacks))


def question(s: State, seat: int) -> Frame[Any]:
    """The question that a waiting seat is asked, also where each seat has a stack of its own."""
    frame = s.stack[-1]
    while isinstance(frame, Parallel):
        frame = frame.stacks[seat][-1]
    return frame


@dataclass(frozen=True)
class Effect(Generic[S]):
    """What a tile or a card says: a frozen value with parameters."""

    def can(self, s: S, seat: int) -> bool:
        """Are its requirements met?"""
        return True

    def start(self, s: S, seat: int) -> None:
        """Do it, or push the questions that it asks."""
