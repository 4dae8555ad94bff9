"""How the records of El Paso are made; those of games alone are left as they are."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.records.elpaso_usage import Usage, everything, used, uses
from tests.records.make import Found, Table
from trailboss.core.action import Action
from trailboss.core.game import validated_options
from trailboss.core.record import Record
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.construction import Build
from trailboss.games.elpaso.game import EL_PASO
from trailboss.games.elpaso.location import Perform
from trailboss.games.elpaso.market import BuyCow
from trailboss.games.elpaso.rules import COWBOY
from trailboss.games.elpaso.state import ElPasoState, own_buildings
from trailboss.games.elpaso.train import UseTrain

AHEAD = 4
"""How many actions ahead an explorer looks for what is wanted."""
INTERJECTIONS = 0.05
"""How often somebody uses an any-time action in another's turn."""


class Plan:
    """The plan of games with 2 to 4 players."""

    tried = 200

    def __init__(self, name: str) -> None:
        self.game = EL_PASO

    def tables(self) -> list[Table]:
        found: list[Table] = []
        for seats in range(2, self.game.seats[-1] + 1):
            kinds = {"greedy": ["greedy"] * seats, "mixed": (["greedy", "random"] * 2)[:seats]}
            for i, (kind, bots) in enumerate(kinds.items()):
                options = tuple(chosen(seats + i).items())
                found.append(Table(f"{kind}-{seats}", tuple(bots), 100 * seats + i, options))
        return found

    def everything(self) -> set[str]:
        return everything(self.game.rules)

    def used(self, record: Record) -> set[str]:
        return used(record)

    def explored(self, number: int, wanted: set[str]) -> Found:
        return explored(2 + number % 3, number, wanted)

    def remade(self, path: Path) -> bool:
        return "-for-1-" not in path.name


class Explorer:
    """Takes what no record has used yet, or saves for it: workers of one kind and dollars."""

    def __init__(self, trade: str, seed: int) -> None:
        self.trade = trade
        self.luck = Random(seed)

    def choose(self, s: ElPasoState, seat: int, wanted: set[str]) -> Action:
        """The action of a seat that is asked."""
        legal = s.legal(seat)
        wanted = goals(s, seat, wanted)
        handy = [action for action in s.free(seat) if leads(s, seat, action, wanted, 0)]
        if handy:
            return handy[0]
        for depth in range(AHEAD + 1):
            new = [action for action in legal if leads(s, seat, action, wanted, depth)]
            if new:
                return self.luck.choice(new)
        return self.saved(s, legal)

    def saved(self, s: ElPasoState, legal: list[Action]) -> Action:
        """Hire, buy the best cow, keep certificates, and spend no workers on anything else."""
        if legal[0].verb == "certificates":
            return legal[0]
        if legal[0].verb == "buy":
            return legal[-1]
        hires = [action for action in legal if action.text == f"hire {self.trade}"]
        saving = [action for action in legal if not spends(s, action, self.trade)]
        busy = [action for action in saving if action.verb == "use"]
        return self.luck.choice(hires or busy or saving or legal)


def goals(s: ElPasoState, seat: int, wanted: set[str]) -> set[str]:
    """What is wanted, and the buildings whose actions are."""
    kinds = {s.rules.tiles[s.board[at]].what for at in own_buildings(s, seat)}
    sides = [f"{kind + 1}{'ab'[side]} " for kind, side in enumerate(s.sides) if kind not in kinds]
    build = {f"build {side[0]}" for side in sides if any(w.startswith(side) for w in wanted)}
    return wanted | build


def leads(s: ElPasoState, seat: int, action: Action, wanted: set[str], depth: int) -> bool:
    """Does the action use something wanted, a number of actions later?"""
    if depth == 0:
        return bool(wanted.intersection(uses(s, seat, action.text)))
    child = s.clone()
    child.apply(seat, action)
    return any(leads(child, seat, one, wanted, depth - 1) for one in child.legal(seat))


def spends(s: ElPasoState, action: Action, trade: str) -> bool:
    """Would workers be discarded for something that is not wanted? Cowboys buy cows."""
    question = s.stack[-1]
    if not isinstance(question, Perform) or action.verb != "use":
        return False
    effect = s.rules.sources[question.source].effects[action.arg]
    return isinstance(effect, (Build, UseTrain)) or (
        isinstance(effect, BuyCow) and trade != WORKERS[COWBOY]
    )


def chosen(number: int) -> dict[str, str]:
    """Options that differ from game to game."""
    letters = {"neutral": ("letters", "shuffled")[number % 2]}
    sides = {"sides": ("a", "b", "b")[number // 2 % 3]}
    return {**letters, **sides, "train": ("plain", "star")[number % 2]}


def explored(seats: int, number: int, wanted: set[str]) -> Found:
    """A game of explorers, and what it used."""
    options = validated_options(EL_PASO, seats, chosen(number))
    record = Record(EL_PASO, seats, 1000 + number, options, ["explorer"] * seats)
    s = record.start()
    assert isinstance(s, ElPasoState)
    usage, luck = Usage(), Random(number)
    minds = [Explorer(WORKERS[(number + i) % 3], number + i) for i in range(seats)]
    while s.waiting():
        seat = s.waiting()[0]
        others = [(q, a) for q in range(seats) if q != s.turn for a in s.free(q)]
        if others and luck.random() < INTERJECTIONS:
            seat, action = luck.choice(others)
        else:
            action = minds[seat].choose(s, seat, wanted - usage.seen)
        usage.watch(s, seat, action.text)
        record.add(seat, action.text)
        s.apply(seat, action)
    return f"explorer-{seats}-{number}", record, usage.seen
