"""Random games as fast as the engine allows: what the benchmark measures."""

from __future__ import annotations

from typing import Final

from trailboss.core.engine import State

STEP: Final = 1103515245
SHIFT: Final = 12345
BITS: Final = 31
LOW: Final = (1 << BITS) - 1


def playout(s: State, seed: int, most: int) -> int:
    """Answer at random until the game is over or so many decisions are made; how many were.

    Any-time actions are offered at the owner's own decisions. The generator is a small
    congruential one: its numbers stay within a machine word.
    """
    luck = seed & LOW
    for done in range(most):
        waiting = s.waiting()
        if not waiting:
            return done
        seat = waiting[0]
        actions = s.legal(seat) + s.free(seat)
        luck = (luck * STEP + SHIFT) & LOW
        s.apply(seat, actions[(luck * len(actions)) >> BITS])
    return most


def clones(s: State, times: int) -> State:
    """Copy a state so many times; the last copy."""
    copy = s
    for _ in range(times):
        copy = s.clone()
    return copy
