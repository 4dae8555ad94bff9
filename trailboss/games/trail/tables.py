"""Builders of printed tables: the trail, the railroad and the tiles, from short rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from trailboss.games.trail.rules import (
    BANDIT,
    BLACK,
    BUILDING,
    GREEN,
    HAZARD,
    KANSAS_CITY,
    NEUTRAL,
    PRIVATE,
    WORKER,
    Node,
    Space,
    Tile,
)


def edges(paths: Sequence[str]) -> list[tuple[str, str]]:
    """The ways between neighbouring names of each path."""
    found: list[tuple[str, str]] = []
    for path in paths:
        names = path.split()
        found += list(zip(names, names[1:], strict=False))
    return found


def trail(nodes: Sequence[Node], paths: Sequence[str]) -> tuple[Node, ...]:
    """The nodes with the ways between them. Buildings on neighbouring spaces are adjacent."""
    at = {node.name: i for i, node in enumerate(nodes)}
    after: list[list[int]] = [[] for _ in nodes]
    beside: list[list[int]] = [[] for _ in nodes]
    for left, right in edges(paths):
        a, b = at[left], at[right]
        after[a].append(b)
        if {nodes[a].kind, nodes[b].kind} <= {NEUTRAL, BUILDING}:
            beside[a].append(b)
            beside[b].append(a)
    return tuple(
        [
            replace(node, after=tuple(after[i]), beside=tuple(sorted(beside[i])))
            for i, node in enumerate(nodes)
        ]
    )


def railroad(turnouts: Sequence[int], last: int) -> tuple[Space, ...]:
    """Spaces 0 to last in track order; turnout i, behind space turnouts[i], is at station i."""
    spaces: list[Space] = []
    for number in range(last + 1):
        spaces.append(Space(str(number), number, station=len(turnouts) if number == last else -1))
        if number in turnouts:
            station = turnouts.index(number)
            spaces.append(Space(f"{number}.5", number, turnout=True, station=station))
    forward = [ways(spaces, i) for i in range(len(spaces))]
    return tuple(
        [
            replace(
                space,
                forward=forward[i],
                back=tuple([j for j in range(i - 1, -1, -1) if i in forward[j]]),
            )
            for i, space in enumerate(spaces)
        ]
    )


def ways(spaces: Sequence[Space], i: int) -> tuple[int, ...]:
    """The spaces one move ahead: the next, and past a turnout the numbered one behind it."""
    if i + 1 == len(spaces):
        return ()
    if spaces[i + 1].turnout:
        return (i + 1, i + 2)
    return (i + 1,)


HAND_COLOURS: Final = {GREEN: "green", BLACK: "black"}
"""The colours of the hands on hazards."""


class TileTable:
    """All tiles of a game: none, Kansas City, neutral ones, bag tiles, private ones."""

    def __init__(
        self,
        neutral: Sequence[str],
        workers: Sequence[str],
        zones: Sequence[str],
        hazards: Sequence[tuple[int, int]],
        bandits: Mapping[str, int],
        private: int,
        owners: int = 4,
    ) -> None:
        tiles = [Tile("", 0), Tile("KC", KANSAS_CITY)]
        self.first_neutral = len(tiles)
        tiles += [Tile(name, NEUTRAL, i) for i, name in enumerate(neutral)]
        tiles += [Tile(name, WORKER, i) for i, name in enumerate(workers)]
        tiles += [
            Tile(f"{zone}-{vp}-{HAND_COLOURS[hand]}", HAZARD, i, hand, vp)
            for i, zone in enumerate(zones)
            for vp, hand in hazards
        ]
        tiles += [Tile(name, BANDIT, i, hand) for i, (name, hand) in enumerate(bandits.items())]
        self.first_private = len(tiles)
        tiles += [
            Tile(f"{owner}:{number + 1}", PRIVATE, number, owner=owner)
            for owner in range(owners)
            for number in range(private)
        ]
        self.workers = tuple(workers)
        self.bandits = tuple(bandits)
        self.tiles = tuple(tiles)
        self.index = {tile.name: i for i, tile in enumerate(tiles)}

    def bag(self, contents: Mapping[str, int]) -> tuple[int, ...]:
        """Tiles by name and number."""
        return tuple([self.index[name] for name, count in contents.items() for _ in range(count)])
