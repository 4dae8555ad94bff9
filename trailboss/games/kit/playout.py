"""Random games as fast as the engine allows: what the benchmark measures."""

from __future__ import annotations

from typing import Final

from trailboss.core.engine import State

STEP: Final = 48269
SHIFT: Final = 12345
BITS: Final = 30
LOW: Final = (1 << BITS) - 1


def playout(s: State, seed: int, most: int) -> int:
    """Answer at random until the game is over or `most` decisions are made; how many were.

    Any-time actions are offered at the owner's own decisions. The generator is a small
    congruential one: its products stay within 46 bits, which a compiled int multiplies at once.
    """
    luck = seed & LOW
    for done in range(most):
        if not s.stack:
            return done
        question = s.stack[-1]
        seat = question.next(s)
        actions = question.legal(s, seat)
        if not s.idle(seat):
            actions = actions + s.ready(seat)
        luck = (luck * STEP + SHIFT) & LOW
        s.apply(seat, actions[(luck * len(actions)) >> BITS])
    return most


def clones(s: State, times: int) -> State:
    """Copy a state a number of times; the last copy."""
    copy = s
    for _ in range(times):
        copy = s.clone()
    return copy
