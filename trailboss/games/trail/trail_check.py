"""Is a trail one? Every space lies on a way from its start to its end, and no way goes round."""

from __future__ import annotations

from typing import Final

from trailboss.games.trail.rules import Node

MOST_WAYS: Final = 1_000
"""So many ways from the start to the end at most: routes are looked through one by one."""


def trail_faults(
    nodes: tuple[Node, ...], ends: tuple[int, int], names: tuple[str, str], aside: set[int]
) -> list[str]:
    """What is wrong with the ways, one line each.

    The start and the end may be the same space. Spaces aside are beside the trail.
    """
    start, end = ends
    back: list[list[int]] = [[] for _ in nodes]
    for at, node in enumerate(nodes):
        for to in node.after:
            back[to].append(at)
    onward = [list(node.after) for node in nodes]
    kept = [at for at in range(len(nodes)) if at not in aside]
    found = [
        f"trail.{nodes[at].name}: it leads nowhere"
        for at in kept
        if not onward[at] and (at != end or start == end)
    ]
    reached, leading = connected(onward, start), connected(back, end)
    found += [
        f"trail.{nodes[at].name}: it cannot be reached from {names[0]}"
        for at in kept
        if at not in reached
    ]
    found += [
        f"trail.{nodes[at].name}: it does not lead to {names[1]}"
        for at in kept
        if at not in leading
    ]
    return found or rounds(nodes, kept, end, names[1]) or crossings(nodes, kept, ends)


def connected(ways: list[list[int]], start: int) -> set[int]:
    """The spaces that a chain of ways connects with the start."""
    seen = {start}
    todo = [start]
    while todo:
        for to in ways[todo.pop()]:
            if to not in seen:
                seen.add(to)
                todo.append(to)
    return seen


def rounds(nodes: tuple[Node, ...], kept: list[int], end: int, name: str) -> list[str]:
    """A way that never comes to the end: spaces that cannot be put in order."""
    left = {at for at in kept if at != end}
    while left:
        ends = {at for at in left if not left.intersection(nodes[at].after)}
        if not ends:
            names = ", ".join([nodes[at].name for at in sorted(left)])
            return [f"trail: one could ride in a circle past {name} ({names})"]
        left -= ends
    return []


def crossings(nodes: tuple[Node, ...], kept: list[int], ends: tuple[int, int]) -> list[str]:
    """Too many ways; they can be counted, because no way goes round."""
    start, end = ends
    many = {end: 1}
    left = {at for at in kept if at != end}
    while left:
        for at in [at for at in left if not left.intersection(nodes[at].after)]:
            many[at] = sum([many[to] for to in nodes[at].after])
            left.discard(at)
    ways = sum([many[to] for to in nodes[start].after])
    return [f"trail: there are {ways} ways, at most {MOST_WAYS} fit"] if ways > MOST_WAYS else []
