"""Is a trail one? Every space lies on a way from its start to its end, and no way goes round."""

from __future__ import annotations

from typing import Final

from trailboss.core.message import Message, at
from trailboss.games.kit.components import quoted
from trailboss.games.trail.rules import Node

MOST_WAYS: Final = 1_000
"""The most ways from the start to the end: routes are looked through one by one."""


def no_space(name: str) -> Message:
    """The fault of a way to a space that is not there."""
    return Message("error-figures-no-space", "there is no space {name}", name=quoted(name))


def of_space(node: Node, fault: Message) -> Message:
    return at(f"trail.{node.name}", fault)


def trail_faults(
    nodes: tuple[Node, ...], ends: tuple[int, int], goal: str, aside: set[int]
) -> list[Message]:
    """What is wrong with the ways, one line each; `goal` is the name of the end.

    The start and the end may be the same space. Spaces aside are beside the trail.
    """
    start, end = ends
    back: list[list[int]] = [[] for _ in nodes]
    for i, node in enumerate(nodes):
        for to in node.after:
            back[to].append(i)
    onward = [list(node.after) for node in nodes]
    kept = [i for i in range(len(nodes)) if i not in aside]
    stuck = [i for i in kept if not onward[i] and (i != end or start == end)]
    reached, leading = connected(onward, start), connected(back, end)
    lost = Message("error-figures-unreached", "it cannot be reached from the start")
    astray = Message("error-figures-astray", "it does not lead to {place}", place=goal)
    nowhere = Message("error-figures-nowhere", "it leads nowhere")
    found = [of_space(nodes[i], nowhere) for i in stuck]
    found += [of_space(nodes[i], lost) for i in kept if i not in reached]
    found += [of_space(nodes[i], astray) for i in kept if i not in leading]
    return found or rounds(nodes, kept, end, goal) or crossings(nodes, kept, ends)


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


def rounds(nodes: tuple[Node, ...], kept: list[int], end: int, goal: str) -> list[Message]:
    """A way that never comes to the end: spaces that cannot be put in order."""
    left = {i for i in kept if i != end}
    while left:
        ends = {i for i in left if not left.intersection(nodes[i].after)}
        if not ends:
            names = ", ".join([nodes[i].name for i in sorted(left)])
            circle = Message(
                "error-figures-circle",
                "one could ride in a circle past {place} ({names})",
                place=goal,
                names=names,
            )
            return [at("trail", circle)]
        left -= ends
    return []


def crossings(nodes: tuple[Node, ...], kept: list[int], ends: tuple[int, int]) -> list[Message]:
    """Too many ways; they can be counted, because no way goes round."""
    start, end = ends
    many = {end: 1}
    left = {i for i in kept if i != end}
    while left:
        for i in [i for i in left if not left.intersection(nodes[i].after)]:
            many[i] = sum([many[to] for to in nodes[i].after])
            left.discard(i)
    ways = sum([many[to] for to in nodes[start].after])
    if ways <= MOST_WAYS:
        return []
    return [
        at(
            "trail",
            Message(
                "error-figures-ways",
                "there are {count} ways, at most {most} fit",
                count=ways,
                most=MOST_WAYS,
            ),
        )
    ]
