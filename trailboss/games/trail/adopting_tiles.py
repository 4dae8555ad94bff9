"""Other figures for the bags: workers, hazards and bandits, with which every game can end."""

from __future__ import annotations

import re
from typing import Final

from trailboss.games.figure_reader import Reader
from trailboss.games.trail.rules import BANDIT, HAZARD, WORKER, Automa, Node, Rules, Tile
from trailboss.games.trail.tables import HAND_COLOURS, TileTable

MOST_OF_A_KIND: Final = 60
MOST_IN_A_BAG: Final = 150
MOST_SEATS: Final = 4
MOST_HAZARD_POINTS: Final = 9
FIRST_JOBS: Final = 7
"""So many workers of the second bag wait in the job market at the start, at most."""

Bags = tuple[tuple[int, ...], ...]


def read_tiles(r: Reader, printed: Rules, sections: list[str]) -> TileTable:
    """All tiles: the printed ones, and hazards with other faces that a bag names."""
    names = [[f"{section}.{n + 1}" for n in range(len(printed.bags))] for section in sections]
    faces = hazard_faces(printed)
    more: set[tuple[int, int]] = set()
    for section in sections:
        r.things(section, [str(n + 1) for n in range(len(printed.bags))])
    for where in [name for rows in names for name in rows]:
        for tile in r.rows[where]:
            face = face_of(printed, tile)
            if face is not None and face not in faces:
                more.add(face)
    return TileTable(
        [row.name for row in printed.neutral],
        [tile.name for tile in printed.tiles if tile.kind == WORKER],
        printed.zones,
        (*faces, *sorted(more)),
        {tile.name: tile.hand for tile in printed.tiles if tile.kind == BANDIT},
        len(printed.private),
    )


def hazard_faces(rules: Rules) -> tuple[tuple[int, int], ...]:
    """Points and hand of the hazards, in the order of the tiles."""
    found = [(tile.vp, tile.hand) for tile in rules.tiles if tile.kind == HAZARD]
    return tuple(dict.fromkeys(found))


def face_of(rules: Rules, name: str) -> tuple[int, int] | None:
    """Points and hand of a hazard by its name: `flood-4-green`."""
    zones = "|".join(rules.zones)
    colours = "|".join(HAND_COLOURS.values())
    match = re.fullmatch(f"({zones})-([0-{MOST_HAZARD_POINTS}])-({colours})", name)
    if match is None:
        return None
    hands = {colour: hand for hand, colour in HAND_COLOURS.items()}
    return int(match[2]), hands[match[3]]


def read_bags(r: Reader, section: str, tiles: TileTable, bags: int) -> Bags:
    """The tiles of each bag, in the order of the table."""
    found: list[tuple[int, ...]] = []
    known = [tile.name for tile in tiles.tiles if tile.kind in (WORKER, HAZARD, BANDIT)]
    for where in [f"{section}.{n + 1}" for n in range(bags)]:
        for name in r.rows[where]:
            if name not in known:
                r.wrong(where, str(name)[:40], "there is no such tile")
        counts = {
            name: r.number(where, name, 0, MOST_OF_A_KIND)
            for name in known
            if name in r.rows[where]
        }
        if sum(counts.values()) > MOST_IN_A_BAG:
            r.faults.append(
                f"{where}: there are {sum(counts.values())} tiles, at most {MOST_IN_A_BAG} fit"
            )
        found.append(tiles.bag(counts))
    return tuple(found)


def bag_faults(
    section: str,
    bags: Bags,
    tiles: tuple[Tile, ...],
    nodes: tuple[Node, ...],
    rows: int,
    first: int,
    automa: Automa | None,
) -> list[str]:
    """A game can begin, and the job market can be filled to its end."""
    found = first_tiles(section, bags[0], tiles, nodes, first)
    workers = [[tiles[tile] for tile in bag if tiles[tile].kind == WORKER] for bag in bags]
    if len(workers[1]) < len(bags[1]):
        found.append(f"{section}.2: it has tiles that are no workers")
    many = sum([len(bag) for bag in workers])
    if many < rows * MOST_SEATS:
        found.append(f"{section}: there are {many} workers, {rows * MOST_SEATS} are needed")
    names = [tile.name for tile in workers[1]]
    extra = [0] if automa is None else [len(level.extra) + 1 for level in automa.levels]
    if len(names) < FIRST_JOBS + max(extra):
        found.append(
            f"{section}.2: there are {len(names)} tiles, {FIRST_JOBS + max(extra)} are needed"
        )
    for level in () if automa is None else automa.levels:
        for name in dict.fromkeys(level.extra):
            if names.count(name) <= level.extra.count(name):
                found.append(f"{section}.2: there are too few of {name} for level {level.name}")
    return found


def first_tiles(
    section: str, bag: tuple[int, ...], tiles: tuple[Tile, ...], nodes: tuple[Node, ...], first: int
) -> list[str]:
    """So many tiles of the first bag find a space at the start."""
    fit = 0
    kinds = [tiles[tile].kind for tile in bag]
    fit += min(kinds.count(BANDIT), len([node for node in nodes if node.kind == BANDIT]))
    zones = [tiles[tile].what for tile in bag if tiles[tile].kind == HAZARD]
    for zone in {*zones}:
        spaces = [node for node in nodes if node.kind == HAZARD and node.zone == zone]
        fit += min(zones.count(zone), len(spaces))
    return [f"{section}.1: only {fit} tiles fit on the trail, not {first}"] if fit < first else []
