"""The action space of a trail game: the same verbs everywhere, the names of each edition."""

from __future__ import annotations

from collections.abc import Sequence

from trailboss.core.action import Action, ActionSpace

WORKERS = ("cowboy", "builder", "engineer")


class Actions:
    """Every choice of a trail game. Families are indexed like the tables of its Rules."""

    def __init__(
        self,
        nodes: Sequence[str],
        cards: Sequence[str],
        objectives: Sequence[str],
        options: Sequence[str],
        spaces: Sequence[str],
        stations: Sequence[str],
        cities: Sequence[str],
        discs: Sequence[str],
        workers: Sequence[str] = WORKERS,
        buildings: int = 12,
        rows: int = 12,
    ) -> None:
        space = ActionSpace()
        self.space = space
        self.passing: Action = space.one("pass")
        self.go: list[Action] = space.family("go", nodes)
        self.stop: Action = space.one("stop")
        self.use: list[Action] = space.family("use", [str(i) for i in range(1, 7)])
        self.risk: Action = space.one("risk")
        self.choose: list[Action] = space.family("choose", ["1", "2"])
        self.perform: Action = space.one("perform")
        self.aux: list[Action] = space.family("aux", [str(i) for i in range(1, 6)])
        self.double: list[Action] = space.family("double", [str(i) for i in range(1, 6)])
        self.copy: list[Action] = space.family("copy", nodes)
        self.play: list[Action] = space.family("play", objectives)
        self.take: list[Action] = space.family("take", [*objectives, "top"])
        self.top: Action = self.take[-1]
        self.discard: list[Action] = space.family("discard", cards)
        self.remove: list[Action] = space.family("remove", cards)
        self.draw: list[Action] = space.family("draw", [str(i) for i in range(7)])
        self.certify: list[Action] = space.family("certificates", [str(i) for i in range(7)])
        places = [f"{row}-{worker}" for row in range(1, rows + 1) for worker in workers]
        self.hire: list[Action] = space.family("hire", places)
        self.buy: list[Action] = space.family("buy", options)
        self.cow: list[Action] = space.family("cow", cards)
        self.reveal: Action = space.one("reveal")
        self.build: list[Action] = space.family("build", [str(i + 1) for i in range(buildings)])
        self.site: list[Action] = space.family("site", nodes)
        self.engine: list[Action] = space.family("engine", spaces)
        self.upgrade: list[Action] = space.family("upgrade", stations)
        self.disc: list[Action] = space.family("disc", discs)
        self.lift: list[Action] = space.family("lift", stations)
        self.give: list[Action] = space.family("give", workers)
        self.collect: list[Action] = space.family("collect", nodes)
        self.clear: list[Action] = space.family("clear", nodes)
        self.tile: list[Action] = space.family("tile", ["1", "2"])
        self.income: list[Action] = space.family("income", [str(i) for i in range(7)])
        self.raise_: list[Action] = space.family("raise", ["1", "2"])
        self.deliver: list[Action] = space.family("deliver", cities)
        self.arrow: list[Action] = space.family("arrow", list(pairs(cities)))
        self.exchange: Action = space.one("exchange", free=True)


def pairs(names: Sequence[str]) -> list[str]:
    """Neighbouring names joined: the arrows between cities."""
    return [f"{left}-{right}" for left, right in zip(names, names[1:], strict=False)]
