"""Short ways to start and play the toy game."""

from __future__ import annotations

from tests.core.toy import SPACE, TOY, ToyState


def start(seats: int = 2, seed: int = 7, bank: str = "20") -> ToyState:
    """A new toy game, which asks seat 0 to take coins."""
    return TOY.setup(seats, seed, {"bank": bank})


def play(s: ToyState, seat: int, *texts: str) -> ToyState:
    """Play these actions of one seat by `play`, and return the state."""
    for text in texts:
        s.play(seat, SPACE.parse(text))
    return s


def bidding(seats: int = 2) -> ToyState:
    """A game in which everybody has taken two coins and is asked to bid."""
    s = start(seats)
    for seat in range(seats):
        play(s, seat, "take 2")
    return s


def digging(seats: int = 2) -> ToyState:
    """A game in which everybody has bid nothing and may dig."""
    s = bidding(seats)
    for seat in range(seats):
        play(s, seat, "bid 0")
    return s


def texts(s: ToyState, seat: int) -> list[str]:
    """What the seat may answer, as text."""
    return [action.text for action in s.legal(seat)]
