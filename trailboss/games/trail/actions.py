"""The action space of a trail game: the same verbs everywhere, the names of each edition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trailboss.core.action import Action, ActionSpace, numbers


@dataclass(frozen=True)
class Names:
    """What an edition calls its things, in the order of its tables."""

    nodes: Sequence[str] = ()
    cards: Sequence[str] = ()
    objectives: Sequence[str] = ()
    options: Sequence[str] = ()
    spaces: Sequence[str] = ()
    stations: Sequence[str] = ()
    cities: Sequence[str] = ()
    discs: Sequence[str] = ()
    workers: Sequence[str] = ()
    buildings: int = 0
    rows: int = 0


class Actions:
    """Every choice of a trail game. Families are indexed like the tables of its Rules."""

    def __init__(self, names: Names) -> None:
        space = ActionSpace()
        self.space = space
        self.passing: Action = space.one("pass")
        self.go: list[Action] = space.family("go", names.nodes)
        self.stop: Action = space.one("stop")
        self.use: list[Action] = space.family("use", numbers(1, 6))
        self.risk: Action = space.one("risk")
        self.choose: list[Action] = space.family("choose", numbers(1, 2))
        self.perform: Action = space.one("perform")
        self.aux: list[Action] = space.family("aux", numbers(1, 5))
        self.double: list[Action] = space.family("double", numbers(1, 5))
        self.copy: list[Action] = space.family("copy", names.nodes)
        self.play: list[Action] = space.family("play", names.objectives)
        self.take: list[Action] = space.family("take", [*names.objectives, "top"])
        self.top: Action = self.take[-1]
        self.discard: list[Action] = space.family("discard", names.cards)
        self.remove: list[Action] = space.family("remove", names.cards)
        self.draw: list[Action] = space.family("draw", numbers(0, 6))
        self.certify: list[Action] = space.family("certificates", numbers(0, 6))
        self.hire: list[Action] = space.family("hire", job_places(names))
        self.buy: list[Action] = space.family("buy", names.options)
        self.cow: list[Action] = space.family("cow", names.cards)
        self.reveal: Action = space.one("reveal")
        self.build: list[Action] = space.family("build", numbers(1, names.buildings))
        self.site: list[Action] = space.family("site", names.nodes)
        self.engine: list[Action] = space.family("engine", names.spaces)
        self.upgrade: list[Action] = space.family("upgrade", names.stations)
        self.disc: list[Action] = space.family("disc", names.discs)
        self.lift: list[Action] = space.family("lift", names.stations)
        self.give: list[Action] = space.family("give", names.workers)
        self.collect: list[Action] = space.family("collect", names.nodes)
        self.clear: list[Action] = space.family("clear", names.nodes)
        self.tile: list[Action] = space.family("tile", numbers(1, 2))
        self.income: list[Action] = space.family("income", numbers(0, 6))
        self.raise_: list[Action] = space.family("raise", numbers(1, 2))
        self.deliver: list[Action] = space.family("deliver", names.cities)
        self.arrow: list[Action] = space.family("arrow", pairs(names.cities))
        self.exchange: Action = space.one("exchange", free=True)


def job_places(names: Names) -> list[str]:
    """Each trade in each row of the job market."""
    return [f"{row}-{worker}" for row in range(1, names.rows + 1) for worker in names.workers]


def pairs(names: Sequence[str]) -> list[str]:
    """Neighbouring names joined: the arrows between cities."""
    return [f"{left}-{right}" for left, right in zip(names, names[1:], strict=False)]
