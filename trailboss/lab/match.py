"""One game between bots, from set-up to its record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trailboss import bots
from trailboss.bots.base import Bot, decide
from trailboss.core.engine import State
from trailboss.core.game import Game, Options, validated_options
from trailboss.core.record import Record
from trailboss.core.rng import GAMMA, MASK, mix

LONGEST_GAME: Final = 100_000
"""The most decisions of a match: one that takes more is stopped and counts as unfinished."""


def derived(seed: int, index: int) -> int:
    """The seed of the index-th game or bot of something with a seed: 53 bits, exact in JSON."""
    return mix((seed + (index + 1) * GAMMA) & MASK) >> 11


def make_bots(game: Game, names: Sequence[str], seed: int) -> list[Bot]:
    """The bots of one game; the luck of each depends on the game's seed and its seat."""
    return [bots.make(name, game, seat, derived(seed, seat)) for seat, name in enumerate(names)]


def play_game(
    game: Game, seats: int, seed: int, options: Options, players: Sequence[Bot]
) -> tuple[Record, State]:
    """Play to the end. Of several seats that are asked at once the first answers first."""
    record = Record(game, seats, seed, validated_options(game, seats, options))
    s = record.start()
    for bot in players:
        bot.begin()
    while len(record.moves) < LONGEST_GAME:
        waiting = s.waiting()
        if not waiting:
            break
        seat = waiting[0]
        action = decide(players[seat], game, s, seat)
        s.apply(seat, action)
        record.add(seat, action.text)
    return record, s


def played(game: Game, names: Sequence[str], seed: int, options: Options) -> tuple[Record, State]:
    """A game between bots by name; the record says who sat where."""
    record, s = play_game(game, len(names), seed, options, make_bots(game, names, seed))
    record.players = list(names)
    return record, s
