"""Perft: the number of positions at a depth in decisions. One number checks every rule at once."""

from __future__ import annotations

from trailboss.core.action import Action
from trailboss.core.engine import State


def branches(s: State) -> tuple[int, list[Action]]:
    """The seat whose decision is expanded and what it may do.

    Of several seats that are asked at once the first is expanded: their answers do not depend
    on each other. Its any-time actions count, those of the other seats do not.
    """
    waiting = s.waiting()
    if not waiting:
        return -1, []
    return waiting[0], s.legal(waiting[0]) + s.free(waiting[0])


def children(s: State) -> list[State]:
    """The positions one decision ahead."""
    seat, actions = branches(s)
    found = []
    for action in actions:
        child = s.clone()
        child.apply(seat, action)
        found.append(child)
    return found


def perft(s: State, depth: int) -> int:
    """The number of ways to make `depth` decisions. A game that ends earlier counts nothing."""
    if depth == 0:
        return 1
    seat, actions = branches(s)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        child = s.clone()
        child.apply(seat, action)
        total += perft(child, depth - 1)
    return total
