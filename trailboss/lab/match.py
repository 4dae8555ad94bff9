"""One game between bots, from set-up to its record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trailboss import bots
from trailboss.bots.base import Bot, nothing
from trailboss.core.engine import State
from trailboss.core.errors import IllegalAction
from trailboss.core.game import Game, Options, checked
from trailboss.core.record import Record
from trailboss.core.rng import GAMMA, MASK, mix

LONGEST_GAME: Final = 100_000
"""No game takes so many decisions: a match that does is stopped and counts as unfinished."""

NOTHING: Final = nothing()


def derived(seed: int, index: int) -> int:
    """The seed of the index-th game or bot of something with a seed: 53 bits, exact in JSON."""
    return mix((seed + (index + 1) * GAMMA) & MASK) >> 11


def make_bots(game: Game, names: Sequence[str], seed: int) -> list[Bot]:
    """The bots of one game; the luck of each depends on the game's seed and its seat."""
    return [bots.make(name, game, derived(seed, seat)) for seat, name in enumerate(names)]


def decide(game: Game, s: State, seat: int, bot: Bot) -> str:
    """Let the bot act once for a seat that is asked; the text of its action.

    Any-time actions are offered here and nowhere else: they touch only what their owner has,
    so waiting for the own decision loses nothing. What is forced is not asked.
    """
    legal = s.legal(seat) + s.free(seat)
    action = legal[0]
    if len(legal) > 1:
        view = game.view(s, seat) if bot.needs_view else NOTHING
        action = bot.choose(game, view, seat, legal)
        if action not in legal:
            raise IllegalAction(s.why_not(seat, action))
    s.apply(seat, action)
    return action.text


def play_game(
    game: Game, seats: int, seed: int, options: Options, players: Sequence[Bot]
) -> tuple[Record, State]:
    """Play to the end. Of several seats that are asked at once the first answers first."""
    record = Record(game, seats, seed, checked(game, seats, options))
    s = record.start()
    while len(record.moves) < LONGEST_GAME:
        waiting = s.waiting()
        if not waiting:
            break
        seat = waiting[0]
        record.add(seat, decide(game, s, seat, players[seat]))
    return record, s


def played(game: Game, names: Sequence[str], seed: int, options: Options) -> tuple[Record, State]:
    """A game between bots by name; the record says who sat where."""
    record, s = play_game(game, len(names), seed, options, make_bots(game, names, seed))
    record.players = list(names)
    return record, s
