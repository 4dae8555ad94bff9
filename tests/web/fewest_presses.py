"""The fewest presses with which a turn of a record can be played on the page.

What one press does is told by foresight, as the page is told it; what answers itself is no press.
A turn is the same turn if it comes to the very same position, so what does not depend on each other
may be pressed in another order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.errors import TrailbossError
from trailboss.core.game import Game
from trailboss.core.record import Record
from trailboss.observe.foresight import GO, PASS, STOP, Foresight, Way, asks

TRAIL: Final = [
    "go",
    "hire",
    "buy",
    "cow",
    "collect",
    "clear",
    "build",
    "engine",
    "upgrade",
    "deliver",
    "take",
    "site",
    "tile",
    "use",
    "risk",
]
ELPASO: Final = ["go", "hire", "buy", "train", "build", "post", "take", "site"]
FAR: Final = {"gwt1": TRAIL, "gwt2": TRAIL, "elpaso": ELPASO, "pioneer": list[str]()}
"""What may be pressed from afar: `far` in `web/src/games/*/index.ts`."""
NEAR: Final = ["discard", "disc", "aux", "double"]
"""And by whoever stands there: `near`; in Pioneer Rails nobody stands anywhere."""
LOCAL: Final = ("use", "risk")
BEFORE: Final = {"collect": GO, "clear": GO, "site": GO, "discard": "play", "remove": "play"}
"""A piece stands for what is done at once before it stands for what is come to: verbs by verbs."""
END: Final = "end of turn"
CLOSING: Final = "closing"


class Astray(TrailbossError):
    """The page does by itself what the turn does not do."""


@dataclass(frozen=True)
class Press:
    """What is pressed, what it does, and what then answers itself."""

    wish: str
    steps: tuple[Action, ...]
    which: int = -1
    """The way that is meant, where the page asks because several differ; -1 where it does not."""
    single: bool = False
    """Nothing else could be done, beside any-time actions."""

    @property
    def clicks(self) -> int:
        return 1 + (self.which >= 0)


@dataclass(frozen=True)
class Reached:
    """A position in the middle of a turn, and what is still to be done in it."""

    s: State
    left: tuple[str, ...]
    presses: tuple[Press, ...] = ()

    @property
    def clicks(self) -> int:
        return sum(press.clicks for press in self.presses)


def everything(wish: str) -> bool:
    """All wishes can be pressed."""
    return True


def fewest(
    game: Game,
    s: State,
    seat: int,
    moves: list[str],
    goal: State,
    shown: Callable[[str], bool] = everything,
) -> tuple[Press, ...]:
    """The presses of the rest of a turn that comes to `goal`; only what is shown can be pressed."""
    aim = look(game, goal)
    edge = [Reached(s, tuple(moves))]
    seen: set[tuple[tuple[str, ...], str]] = set()
    while edge:
        edge.sort(key=lambda one: one.clicks)
        here = edge.pop(0)
        if not here.left:
            if look(game, here.s) == aim:
                return here.presses
            continue
        key = (here.left, look(game, here.s))
        if key not in seen and asks(here.s, seat):
            seen.add(key)
            edge += onward(game, here, seat, shown)
    raise AssertionError(f"no presses do {moves}")


def look(game: Game, s: State) -> str:
    """A position, but for the number of the steps that were walked to it."""
    return str({name: part for name, part in game.dump(s).items() if name != "visit"})


def onward(game: Game, here: Reached, seat: int, shown: Callable[[str], bool]) -> Iterator[Reached]:
    """Where each press leads that belongs to the turn."""
    ahead = Foresight(game, game.view(here.s, seat), seat)
    alone = len(here.s.legal(seat)) == 1
    for wish, steps, which in offers(ahead):
        press = Press(wish, steps, which, alone)
        if not shown(wish) or rest(here.left, texts(steps)) is None:
            continue
        with suppress(TrailbossError):
            yield Reached(*after(game, here.s, here.left, press, seat), (*here.presses, press))


def texts(steps: tuple[Action, ...]) -> list[str]:
    return [action.text for action in steps]


def after(
    game: Game, s: State, left: tuple[str, ...], press: Press, seat: int
) -> tuple[State, tuple[str, ...]]:
    """The position after a press and what then answers itself, and what is left of the turn."""
    now = s.clone()
    for action in press.steps:
        now.play(seat, action)
    return by_itself(game, now, rest(left, texts(press.steps)) or (), seat)


def offers(ahead: Foresight) -> Iterator[tuple[str, tuple[Action, ...], int]]:
    """What can be pressed: the wish, what it does, and which of several ways it is."""
    legal = ahead.legal()
    ways = ahead.ways()
    near = {way.steps[0].text: way for way in ways if len(way.steps) == 1}
    for action in legal:
        stop = near[action.text].stop if action.text in near else None
        yield action.text, (action, stop) if stop else (action,), -1
    known = {action.text for action in legal}
    walks = any(action.verb == GO for action in legal)
    by_wish: dict[str, list[Way]] = {}
    for way in ways:
        far = FAR[ahead.game.name]
        if way.steps[-1].verb in (far if walks or not far else far + NEAR):
            by_wish.setdefault(wish_of(way), []).append(way)
    for wish, bills in by_wish.items():
        if wish in known or behind(wish, known | by_wish.keys()):
            continue
        bills.sort(key=lambda way: spent(way, ahead.seat))
        for n, way in enumerate(bills):
            steps = (*way.steps, way.stop) if way.stop else way.steps
            yield wish, steps, n if len(bills) > 1 else -1
    end, closing = ahead.end(), ahead.closing()
    if end and len(end.steps) > 1:
        yield END, end.steps, -1
    if closing:
        yield CLOSING, closing.steps, -1


def behind(wish: str, offered: set[str]) -> bool:
    """Does its piece stand for something else that is nearer?"""
    verb, _, thing = wish.partition(" ")
    return verb in BEFORE and f"{BEFORE[verb]} {thing}" in offered


def wish_of(way: Way) -> str:
    """As `wishOf` of the page: a local action of another place is told with its place."""
    last = way.steps[-1]
    places = [step.text[3:] for step in way.steps if step.verb == GO]
    return f"{last.text} @{places[-1]}" if last.verb in LOCAL and places else last.text


def spent(way: Way, seat: int) -> int:
    """The dollars that a way costs the seat."""
    own = [c.amount for c in way.outcome.changes if (c.seat, c.what) == (seat, "dollars")]
    return -sum(own)


def rest(left: tuple[str, ...], done: list[str]) -> tuple[str, ...] | None:
    """What is still to be done; None if this is something else. A walk may take another way."""
    wanted = list(left)
    walk, meant = walked(done), walked(wanted)
    if walk and meant:
        if last_place(done[:walk]) != last_place(wanted[:meant]):
            return None
        done, wanted = done[walk:], wanted[meant:]
    if Counter(done) - Counter(wanted):
        return None
    for text in done:
        wanted.remove(text)
    return tuple(wanted)


def walked(moves: list[str]) -> int:
    """How many of the first actions are one walk."""
    steps = 0
    while steps < len(moves) and moves[steps].startswith("go "):
        steps += 1
    return steps + (0 < steps < len(moves) and moves[steps] == STOP)


def last_place(walk: list[str]) -> str:
    return [text for text in walk if text != STOP][-1]


def by_itself(
    game: Game, s: State, left: tuple[str, ...], seat: int
) -> tuple[State, tuple[str, ...]]:
    """The position when the page has answered what needs no thought, and what is left.

    Raises Astray where the page would do something else than what is left.
    """
    now, todo = s.clone(), list(left)
    while asks(now, seat):
        only = forced(Foresight(game, game.view(now, seat), seat))
        if only is None:
            break
        if only.text not in todo:
            raise Astray(f"{only.text} answers itself, and is not among {todo}")
        now.play(seat, only)
        todo.remove(only.text)
    return now, tuple(todo)


def forced(ahead: Foresight) -> Action | None:
    """As `forced` of the page."""
    asked, free = ahead.s.legal(ahead.seat), ahead.s.free(ahead.seat)
    closing = ahead.closing()
    if closing and not free and all(action in closing.steps for action in asked):
        return closing.steps[0]
    sure = ahead.plain()
    if sure and (not free or not ahead.outcome(sure).changes):
        return sure
    if len(asked) != 1 or any(way.stop for way in ahead.ways()):
        return None
    if not free:
        return asked[0]
    told, end = ahead.outcome(asked[0]), ahead.end()
    ends = end is not None and end.steps == (asked[0],) and asked[0].verb == PASS
    matters = told.reveals or told.points or told.changes
    return None if ends or matters else asked[0]


def planned(record: Record, seat: int) -> tuple[int, int]:
    """The presses of a whole game and its turns, without a browser."""
    presses = turns = done = 0
    while done < len(record.moves):
        mine = own(record.moves, done, seat)
        done += max(len(mine), 1)
        if not mine:
            continue
        turns += 1
        start, goal = record.replay(done - len(mine)), record.replay(done)
        s, left = by_itself(record.game, start, tuple(mine), seat)
        found = fewest(record.game, s, seat, list(left), goal) if left else ()
        presses += sum(press.clicks for press in found)
    return presses, turns


def own(moves: list[tuple[int, str]], start: int, seat: int) -> list[str]:
    """The moves of the seat until somebody else has one."""
    texts = []
    for whose, text in moves[start:]:
        if whose != seat:
            break
        texts.append(text)
    return texts
