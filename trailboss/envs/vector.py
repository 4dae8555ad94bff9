"""Many tables at once: processes that play into shared memory, with Gymnasium's vector interface.

Without opponents every decision of every seat is the learner's: `to_play` says whose it is, and all
rewards of a game are in `infos["rewards"]`. A table whose game is over begins the next one in the
following step, which takes no action (Gymnasium's mode NEXT_STEP).
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from trailboss.core.errors import BadOptions
from trailboss.envs.common import (
    checked_game,
    checked_reward,
    is_id,
    made_bots,
    make_table,
    numbers_space,
    wrapped,
)
from trailboss.envs.gym import named
from trailboss.lab.match import derived
from trailboss.observe.table import Table

ILLEGAL: Final = -1.0
"""What an illegal id costs: it ends the game."""
MOST: Final = 100_000
STEP: Final = b"s"
END: Final = b"e"
FIELDS: Final[dict[str, tuple[Any, str]]] = {
    "observations": (np.int16, "size"),
    "masks": (np.int8, "actions"),
    "actions": (np.int64, ""),
    "rewards": (np.float64, ""),
    "all_rewards": (np.float64, "seats"),
    "terminated": (np.bool_, ""),
    "truncated": (np.bool_, ""),
    "to_play": (np.int64, ""),
}
"""The arrays that all processes share, and what a row of each is as long as."""


@dataclass(frozen=True)
class Spec:
    """What a process needs to know to make its tables: plain data."""

    game: str
    seats: int
    opponents: tuple[str, ...] | None
    options: tuple[tuple[str, str], ...]
    reward: str
    forced: bool


class Row:
    """One table of many: it begins by itself again, and writes what a learner sees."""

    def __init__(self, spec: Spec, index: int, buffers: dict[str, NDArray[Any]]) -> None:
        self.spec = spec
        self.index = index
        self.buffers = buffers
        self.table: Table = make_table(spec.game, spec.seats, dict(spec.options), None, spec.forced)
        self.rewarding = checked_reward(spec.reward)
        self.seed = self.games = 0
        self.running = False

    def begin(self) -> None:
        """The next game; the learner moves on by one seat each game."""
        spec = self.spec
        while True:
            deal = derived(self.seed, self.games)
            if spec.opponents is not None:
                names: list[str | None] = [None] * spec.seats
                me = (self.index + self.games) % spec.seats
                for k, name in enumerate(spec.opponents):
                    names[(me + 1 + k) % spec.seats] = name
                self.table.bots = made_bots(self.table.game, names, deal)
            self.games += 1
            self.table.begin(deal)
            if not self.table.over():
                break
        self.running = True
        self.show(self.table.asked, [], False, False)

    def step(self) -> None:
        """Take the action that the shared memory holds."""
        table = self.table
        if not self.running:
            self.begin()
            return
        me, id = table.asked, int(self.buffers["actions"][self.index])
        if not 0 <= id < table.size or table.actions[id] not in table.legal:
            paid = [0.0] * table.seats
            paid[me] = ILLEGAL
            self.running = False
            self.show(me, paid, True, False)
            return
        table.play(id)
        over, cut = table.over(), table.cut()
        self.running = not over and not cut
        paid = self.rewarding(table.game, table.s, table.seats) if over else []
        self.show(me if over else table.asked, paid, over, cut)

    def show(self, seat: int, paid: list[float], over: bool, cut: bool) -> None:
        """Write what the seat sees, and what the game paid."""
        buffers, i = self.buffers, self.index
        buffers["observations"][i] = wrapped(self.table.observation(seat))
        buffers["masks"][i] = np.frombuffer(self.table.mask(seat), np.int8)
        buffers["to_play"][i] = seat
        buffers["terminated"][i] = over
        buffers["truncated"][i] = cut
        buffers["rewards"][i] = paid[seat] if paid else 0.0
        buffers["all_rewards"][i] = paid or 0.0


def arrays(memory: dict[str, Any], n: int) -> dict[str, NDArray[Any]]:
    """The shared memory as arrays."""
    found = {}
    for name, (kind, _) in FIELDS.items():
        flat = np.frombuffer(memory[name], kind)
        found[name] = flat.reshape(n, -1) if FIELDS[name][1] else flat
    return found


def work(spec: Spec, mine: range, n: int, memory: dict[str, Any], line: Connection) -> None:
    """A process: its tables, step by step, until it is told to end."""
    buffers = arrays(memory, n)
    rows = [Row(spec, index, buffers) for index in mine]
    line.send_bytes(STEP)
    while True:
        try:
            word = line.recv_bytes()
        except (EOFError, KeyboardInterrupt):
            return
        if word == END:
            return
        for row in rows:
            if word == STEP:
                row.step()
            else:
                row.seed, row.games = derived(int(word), row.index), 0
                row.begin()
        line.send_bytes(STEP)


class TrailbossVec(VectorEnv[Any, Any, Any]):
    """Many tables of one game on several processes."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(self, spec: Spec, n: int, processes: int, copy: bool = True) -> None:
        game = checked_game(spec.game, spec.seats)
        if spec.opponents is not None:
            made_bots(game, [None, *spec.opponents], 0)
        table = make_table(spec.game, spec.seats, dict(spec.options), None, spec.forced)
        checked_reward(spec.reward)
        self.num_envs = n
        self.copy = copy
        self.render_mode = None
        self.single_observation_space = numbers_space(spec.game, spec.seats)
        self.single_action_space = spaces.Discrete(table.size)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        sizes = {"": 1, "size": table.encoding.size, "actions": table.size, "seats": spec.seats}
        memory = {
            name: RawArray("b", n * sizes[row] * np.dtype(kind).itemsize)
            for name, (kind, row) in FIELDS.items()
        }
        self.buffers = arrays(memory, n)
        self.began = False
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        context = multiprocessing.get_context("spawn")
        for k in range(processes):
            near, far = context.Pipe()
            mine = range(k * n // processes, (k + 1) * n // processes)
            process = context.Process(target=work, args=(spec, mine, n, memory, far), daemon=True)
            process.start()
            far.close()
            self.lines.append(near)
            self.processes.append(process)
        self.wait()

    def wait(self) -> None:
        """Until all processes have answered."""
        try:
            for line in self.lines:
                line.recv_bytes()
        except EOFError:
            raise RuntimeError(
                "a process of the tables has ended; a script that makes them begins with"
                " `if __name__ == '__main__':`"
            ) from None

    def tell(self, word: bytes) -> None:
        """One word to all processes, and wait for them."""
        for line in self.lines:
            line.send_bytes(word)
        self.wait()

    def shown(self, name: str) -> NDArray[Any]:
        """A shared array, copied unless the learner wants it as it is."""
        return self.buffers[name].copy() if self.copy else self.buffers[name]

    def infos(self) -> dict[str, Any]:
        """What goes with observations: masks, whose move it is, and the rewards of all seats."""
        return {
            "action_mask": self.shown("masks"),
            "to_play": self.shown("to_play"),
            "rewards": self.shown("all_rewards"),
        }

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin all tables anew. The games depend on the seed, not on the number of processes."""
        if self.closed:
            raise ClosedEnvironmentError("the environment is closed")
        if seed is not None and not isinstance(seed, int):
            raise BadOptions(
                "error-env-one-seed", "one seed for all tables: each table derives its own"
            )
        super().reset(seed=seed)
        deal = seed if seed is not None else int(self.np_random.integers(1 << 53))
        self.began = True
        self.tell(str(deal).encode())
        return self.shown("observations"), self.infos()

    def step(
        self, actions: Any
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One decision at every table."""
        if not self.began:
            raise ResetNeeded("reset the environment before its first step")
        ids = np.asarray(actions)
        if ids.shape != (self.num_envs,) or ids.dtype.kind not in "iu":
            raise InvalidAction(f"{self.num_envs} ids of actions are needed, not {actions!r:.80}")
        self.buffers["actions"][:] = ids
        self.tell(STEP)
        paid = [self.shown(name) for name in ("rewards", "terminated", "truncated")]
        return self.shown("observations"), paid[0], paid[1], paid[2], self.infos()

    def action_masks(self) -> NDArray[Any]:
        """What may be done at each table, by id."""
        return self.shown("masks")

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes that were started here."""
        for line in self.lines:
            try:
                line.send_bytes(END)
            except OSError:
                continue
        for process, line in zip(self.processes, self.lines, strict=True):
            process.join(5)
            line.close()
        self.lines, self.processes, self.began = [], [], False


def make_vec(
    game: str,
    n: int,
    seats: int = 2,
    opponents: str | Sequence[str] | None = None,
    options: dict[str, str] | None = None,
    reward: str = "win",
    forced: bool = True,
    processes: int | None = None,
    copy: bool = True,
) -> TrailbossVec:
    """Tables on several processes; all decisions are the learner's without opponents."""
    if not is_id(n, MOST + 1) or n < 1:
        raise BadOptions(
            "error-env-tables",
            "there are 1 to {most} tables, not {given}",
            most=MOST,
            given=repr(n),
        )
    if processes is not None and (not is_id(processes, MOST + 1) or processes < 1):
        raise BadOptions(
            "error-env-processes",
            "there are 1 to {most} processes, not {given}",
            most=MOST,
            given=repr(processes),
        )
    chosen = make_table(game, seats, options).options
    others = None if opponents is None else tuple(named(opponents, seats - 1))
    spec = Spec(game, seats, others, tuple(sorted(chosen.items())), reward, bool(forced))
    return TrailbossVec(spec, int(n), min(n, processes or multiprocessing.cpu_count()), copy)


def from_gymnasium(num_envs: int = 1, **settings: Any) -> TrailbossVec:
    """What `gymnasium.make_vec(..., vectorization_mode="vector_entry_point")` calls."""
    game = settings.pop("game")
    settings.pop("render_mode", None)
    settings.setdefault("opponents", "random")
    return make_vec(game, num_envs, **settings)
