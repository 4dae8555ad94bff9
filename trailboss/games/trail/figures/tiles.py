"""Other figures for the bags: workers, hazards and bandits, with which every game can end."""

from __future__ import annotations

import re
from typing import Final

from trailboss.games.kit.figure_reader import Reader
from trailboss.games.trail.rules import BANDIT, HAZARD, WORKER, Automa, Node, Rules, Tile
from trailboss.games.trail.tables import HAND_COLOURS, TileTable

MOST_OF_A_KIND: Final = 60
MOST_IN_A_BAG: Final = 150
MOST_SEATS: Final = 4
MOST_HAZARD_POINTS: Final = 9
FIRST_JOBS: Final = 7
"""The most workers of the second bag that wait in the job market at the start."""

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
                place = f"{where}.{str(name)[:40]}"
                r.bad(place, "error-figures-no-tile", "there is no such tile")
        counts = {
            name: r.number(where, name, 0, MOST_OF_A_KIND)
            for name in known
            if name in r.rows[where]
        }
        many = sum(counts.values())
        if many > MOST_IN_A_BAG:
            r.bad(
                where,
                "error-figures-tiles-fit",
                "there are {count} tiles, at most {most} fit",
                count=many,
                most=MOST_IN_A_BAG,
            )
        found.append(tiles.bag(counts))
    return tuple(found)


def check_bags(
    r: Reader,
    section: str,
    bags: Bags,
    tiles: tuple[Tile, ...],
    nodes: tuple[Node, ...],
    rows: int,
    first: int,
    automa: Automa | None,
) -> None:
    """A game can begin, and the job market can be filled to its end."""
    fit = fitting(bags[0], tiles, nodes)
    if fit < first:
        r.bad(
            f"{section}.1",
            "error-figures-first-tiles",
            "only {fit} tiles fit on the trail, not {first}",
            fit=fit,
            first=first,
        )
    workers = [[tiles[tile] for tile in bag if tiles[tile].kind == WORKER] for bag in bags]
    if len(workers[1]) < len(bags[1]):
        r.bad(f"{section}.2", "error-figures-no-workers", "it has tiles that are no workers")
    many, needed = sum([len(bag) for bag in workers]), rows * MOST_SEATS
    if many < needed:
        r.bad(
            section,
            "error-figures-workers",
            "there are {count} workers, {needed} are needed",
            count=many,
            needed=needed,
        )
    check_jobs(r, f"{section}.2", [tile.name for tile in workers[1]], automa)


def check_jobs(r: Reader, where: str, names: list[str], automa: Automa | None) -> None:
    """Workers wait in the job market at the start, more of them if there is an opponent."""
    levels = () if automa is None else automa.levels
    needed = FIRST_JOBS + max([0, *[len(level.extra) + 1 for level in levels]])
    if len(names) < needed:
        r.bad(
            where,
            "error-figures-tiles-needed",
            "there are {count} tiles, {needed} are needed",
            count=len(names),
            needed=needed,
        )
    for level in levels:
        for name in dict.fromkeys(level.extra):
            if names.count(name) <= level.extra.count(name):
                r.bad(
                    where,
                    "error-figures-too-few",
                    "there are too few of {name} for level {level}",
                    name=name,
                    level=level.name,
                )


def fitting(bag: tuple[int, ...], tiles: tuple[Tile, ...], nodes: tuple[Node, ...]) -> int:
    """How many of the first tiles find a space on the trail."""
    fit = 0
    kinds = [tiles[tile].kind for tile in bag]
    fit += min(kinds.count(BANDIT), len([node for node in nodes if node.kind == BANDIT]))
    zones = [tiles[tile].what for tile in bag if tiles[tile].kind == HAZARD]
    for zone in {*zones}:
        spaces = [node for node in nodes if node.kind == HAZARD and node.zone == zone]
        fit += min(zones.count(zone), len(spaces))
    return fit
