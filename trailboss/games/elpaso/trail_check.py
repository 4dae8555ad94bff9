"""Is a trail one? Every space lies on a way from El Paso to El Paso, and no way goes round."""

from __future__ import annotations

from trailboss.games.elpaso.movement import EL_PASO
from trailboss.games.trail.rules import Node


def trail_faults(nodes: tuple[Node, ...]) -> list[str]:
    """What is wrong with the ways, one line each (R4.2)."""
    back: list[list[int]] = [[] for _ in nodes]
    for at, node in enumerate(nodes):
        for to in node.after:
            back[to].append(at)
    onward = [list(node.after) for node in nodes]
    found = [f"trail.{node.name}: it leads nowhere" for node in nodes if not node.after]
    found += unreached(nodes, onward, "cannot be reached from El Paso")
    found += unreached(nodes, back, "does not lead to El Paso")
    return found or rounds(nodes)


def unreached(nodes: tuple[Node, ...], ways: list[list[int]], fault: str) -> list[str]:
    """The spaces that no chain of ways connects with El Paso."""
    seen = {EL_PASO}
    todo = [EL_PASO]
    while todo:
        for to in ways[todo.pop()]:
            if to not in seen:
                seen.add(to)
                todo.append(to)
    return [f"trail.{node.name}: it {fault}" for at, node in enumerate(nodes) if at not in seen]


def rounds(nodes: tuple[Node, ...]) -> list[str]:
    """A way that never comes to El Paso: spaces that cannot be put in order."""
    left = {at for at in range(len(nodes)) if at != EL_PASO}
    while left:
        ends = {at for at in left if not left.intersection(nodes[at].after)}
        if not ends:
            names = ", ".join([nodes[at].name for at in sorted(left)])
            return [f"trail: one could ride in a circle past El Paso ({names})"]
        left -= ends
    return []
