"""OpenSpiel: importing this registers `trailboss_gwt2` and the like.

Chance acts once, at the start: it draws the deal, of which all later luck follows. What a player
knows is its view; `resample_from_infostate` deals again what the view does not show. Parameters:
`seats`, `reward` (win, margin or score), `deals` (how many there are) and `options`, written
`simmental:on;sides:random`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from trailboss.core.errors import BadOptions
from trailboss.envs.common import checked_reward, make_table, wrapped
from trailboss.games import GAMES, load
from trailboss.lab.match import derived
from trailboss.observe.table import LONGEST, Table

DEALS: Final = 1000
POINTS: Final = 1000.0
"""No lead and no score is higher."""
SPECIFICATION: Final[dict[str, Any]] = {
    "seats": 2,
    "reward": "win",
    "deals": DEALS,
    "options": "",
}


def game_type(name: str, zero_sum: bool = True) -> Any:
    """What OpenSpiel wants to know of a game."""
    utility = pyspiel.GameType.Utility
    seats = load(name).seats
    return pyspiel.GameType(
        short_name=f"trailboss_{name}",
        long_name=f"Trailboss: {load(name).title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=SPECIFICATION,
    )


def chosen_options(text: str) -> dict[str, str]:
    """Options written `name:value;name:value`."""
    found = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadOptions(
                "error-env-written",
                "options are written name:value;name:value, not {text}",
                text=repr(text),
            )
        found[name] = value
    return found


class Held:
    """A table inside a state: it is copied as a clone, and travels as a written position."""

    def __init__(self, table: Table, memory: tuple[bytes, ...]) -> None:
        self.table = table
        self.memory = memory
        """By seat: a digest of all that it saw and did at its own decisions."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.table.copy(), self.memory)

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[Any, ...]]:
        table = self.table
        doc = json.dumps(table.game.dump(table.s))
        about = (table.game.name, table.seats, dict(table.options), table.seed, table.moves)
        return unpacked, (*about, doc, self.memory)


def unpacked(
    name: str,
    seats: int,
    options: dict[str, str],
    seed: int,
    moves: list[tuple[int, int]],
    doc: str,
    memory: tuple[bytes, ...],
) -> Held:
    """The table of a written position."""
    table = make_table(name, seats, options)
    table.seed, table.moves = seed, moves
    table.go_on(table.game.position(json.loads(doc)))
    return Held(table, memory)


class TrailbossGame(pyspiel.Game):
    """A game with its parameters; there is a class for each name."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        known = {**SPECIFICATION, **(params or {})}
        seats, reward, deals = known["seats"], known["reward"], known["deals"]
        if deals < 1:
            raise BadOptions(
                "error-env-deals", "deals={deals}: there is one deal at least", deals=deals
            )
        self.options = chosen_options(known["options"])
        self.table = make_table(name, seats, self.options)
        self.rewarding = checked_reward(reward)
        self.deals = [(deal, 1.0 / deals) for deal in range(deals)]
        zero_sum = reward == "win" and seats > 1
        most = 1.0 if reward == "win" else POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.size,
            max_chance_outcomes=deals,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name, zero_sum), info, params or {})

    def new_initial_state(self, start: Any = None) -> TrailbossState:
        return TrailbossState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise BadOptions(
                "error-env-parameters",
                "observations have no parameters, not {given}",
                given=repr(params),
            )
        return Observer(self, kind)


class TrailbossState(pyspiel.State):
    """Before the deal, or a moment of a game."""

    def __init__(self, game: TrailbossGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    @property
    def table(self) -> Table:
        assert self.held is not None, "nothing is dealt yet"
        return self.held.table

    def of(self) -> TrailbossGame:
        """The game that this is a state of."""
        game: TrailbossGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.table.asked

    def is_terminal(self) -> bool:
        return self.held is not None and (self.table.over() or self.table.cut())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.of().deals

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.id for action in self.table.may(player))

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            table = self.of().table.copy()
            table.begin(derived(0, action))
            self.held = Held(table, (b"",) * table.seats)
            return
        table, memory = self.held.table, list(self.held.memory)
        seat = table.asked
        mark = hashlib.blake2b(memory[seat] + table.observation(seat), digest_size=16)
        mark.update(action.to_bytes(4, "little"))
        memory[seat] = mark.digest()
        table.play(action)
        self.held = Held(table, tuple(memory))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.of().table.actions[action].text

    def returns(self) -> list[float]:
        if self.held is None or not self.table.over():
            return [0.0] * self.of().num_players()
        return self.of().rewarding(self.table.game, self.table.s, self.table.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TrailbossState:
        """Another world that the player cannot tell from this one."""
        assert self.held is not None, "there is no information before the deal"
        other: TrailbossState = self.clone()
        assert other.held is not None
        game, table = other.table.game, other.table
        seed = int(sampler() * (1 << 53))
        table.go_on(game.guess(game.view(table.s, player), seed))
        return other

    def __str__(self) -> str:
        if self.held is None:
            return "before the deal"
        doc = self.table.game.dump(self.table.s)
        return json.dumps(doc, separators=(",", ":"), sort_keys=True)


class Observer:
    """What a player sees: numbers for learners, a text for people, or what everybody sees."""

    def __init__(self, game: TrailbossGame, kind: Any) -> None:
        self.game = game
        self.recall = kind is not None and kind.perfect_recall
        private = pyspiel.PrivateInfoType
        self.public = kind is None or kind.public_info
        self.own = kind is None or kind.private_info == private.SINGLE_PLAYER
        self.tensor = np.zeros(game.table.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TrailbossState, player: int) -> None:
        """Fill the tensor; it is zero before the deal."""
        if state.held is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = wrapped(state.table.observation(player))

    def string_from(self, state: TrailbossState, player: int) -> str | None:
        """The view as JSON, or with perfect recall a digest of all that was seen and done."""
        if not self.public:
            return None
        if state.held is None:
            return "before the deal"
        table = state.table
        if self.recall:
            now = hashlib.blake2b(table.observation(player), digest_size=16).hexdigest()
            legal = ",".join(str(action.id) for action in table.may(player))
            return f"seat {player}: {state.held.memory[player].hex()} {now} {legal}"
        view = table.game.view(table.s, player if self.own else None)
        text = json.dumps(table.game.dump(view), separators=(",", ":"), sort_keys=True)
        return f"seat {player}: {text}"


def register() -> None:
    """Tell OpenSpiel the names of the games, once.

    OpenSpiel lets go of what it registered when Python is gone already; a class outlives that.
    """
    for name in GAMES:
        if f"trailboss_{name}" not in pyspiel.registered_names():
            made = type(f"Trailboss_{name}", (TrailbossGame,), {"name": name})
            pyspiel.register_game(game_type(name), made)


register()
