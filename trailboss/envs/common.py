"""What all environments share: a table, its spaces, and arguments that are checked once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from trailboss import bots
from trailboss.bots.base import Bot
from trailboss.core.errors import BadOptions
from trailboss.core.game import Game
from trailboss.core.record import Record
from trailboss.games import load
from trailboss.lab.match import derived
from trailboss.observe import encoding
from trailboss.observe.table import Rewarding, Table, rewarding, table_of

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
Seen = dict[str, NDArray[Any]]
NUMBER: Final = np.dtype("<i2")
MARK: Final = np.dtype("i1")


def checked_game(name: object, seats: object) -> Game:
    """The game of that name for a number of seats, or one clear error."""
    if not isinstance(name, str):
        raise BadOptions(
            "error-env-game", "a game is called by its name, not {name}", name=repr(name)
        )
    game = load(name)
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in game.seats:
        first, last = game.seats[0], game.seats[-1]
        raise BadOptions(
            "error-seats",
            "{game} is for {least} to {most} players, not {seats}",
            game=game.name,
            least=first,
            most=last,
            seats=repr(seats),
        )
    return game


def checked_options(options: object) -> dict[str, str]:
    """Game options as a mapping of texts."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadOptions(
            "error-env-options",
            "options are a mapping of names to texts, not {options}",
            options=repr(options),
        )
    return dict(options)


def make_table(
    name: object,
    seats: object,
    options: object = None,
    players: Sequence[Bot | None] | None = None,
    forced: bool = True,
) -> Table:
    """A table for learners; whatever is wrong with it is told before a game begins."""
    game = checked_game(name, seats)
    assert isinstance(seats, int)
    own: list[Bot | None] = [None] * seats if players is None else list(players)
    return table_of(game, seats, checked_options(options), own, bool(forced))


def checked_reward(name: object) -> Rewarding:
    """How a game is paid at its end."""
    return rewarding(name if isinstance(name, str) else repr(name))


def made_bots(game: Game, names: Sequence[str | None], seed: int) -> list[Bot | None]:
    """Bots by name for the seats that have one; their luck depends on the seed and the seat."""
    return [
        None if name is None else bots.make(name, game, seat, derived(seed, seat))
        for seat, name in enumerate(names)
    ]


@lru_cache(maxsize=32)
def bounds(name: str, seats: int) -> tuple[Numbers, Numbers]:
    """The lowest and the highest value of each number of an observation."""
    numbers = encoding(load(name), seats).numbers
    low = np.array([number.low for number in numbers], NUMBER)
    high = np.array([number.high for number in numbers], NUMBER)
    return low, high


def numbers_space(name: str, seats: int) -> spaces.Box:
    """The space of observations."""
    low, high = bounds(name, seats)
    return spaces.Box(low, high, dtype=np.int16)


def seen_space(table: Table) -> spaces.Dict:
    """Observations beside masks, as PettingZoo's classic games have them."""
    return spaces.Dict(
        {
            "observation": numbers_space(table.game.name, table.seats),
            "action_mask": spaces.Box(0, 1, (table.size,), np.int8),
        }
    )


def is_id(action: object, size: int) -> bool:
    """Is it the id of an action, of Python or of numpy? `Discrete.contains`, ten times as fast."""
    if isinstance(action, np.ndarray) and action.shape == ():
        action = action[()]
    return isinstance(action, (int, np.integer)) and 0 <= int(action) < size


def wrapped(row: bytes) -> Numbers:
    """An observation as an array, without copying it."""
    return np.frombuffer(row, NUMBER)


def mask_of(table: Table, seat: int) -> Mask:
    """What a seat may do, as an array."""
    return np.frombuffer(table.mask(seat), MARK)


def seen_by(table: Table, seat: int) -> Seen:
    """What a seat sees and may do."""
    return {"observation": wrapped(table.observation(seat)), "action_mask": mask_of(table, seat)}


def drawn_seed(luck: np.random.Generator) -> int:
    """The seed of a game: 53 bits, exact in JSON."""
    return int(luck.integers(1 << 53))


def record_of(table: Table) -> Record:
    """The game so far as a record that replays and verifies."""
    moves = [(seat, table.actions[id].text) for seat, id in table.moves]
    return Record(table.game, table.seats, table.seed, dict(table.options), [], moves)


def told(table: Table, seat: int) -> str:
    """A few lines on the position, for people."""
    scores = ", ".join(f"seat {i}: {score.total}" for i, score in enumerate(scores_of(table)))
    asked = "nobody" if table.over() else f"seat {table.asked}"
    legal = ", ".join(action.text for action in table.may(seat)) or "nothing"
    return f"{table.game.name}: {asked} is asked; {scores}\nseat {seat} may: {legal}"


def scores_of(table: Table) -> list[Any]:
    """Points if the game ended now."""
    return list(table.game.scores(table.s))
