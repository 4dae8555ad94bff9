"""Masked PPO (sb3-contrib) learns one seat against random bots, and is then measured.

    pip install 'trailboss[lab,ppo]'
    python examples/masked_ppo.py elpaso --seconds 120 --games 200

It prints the share of wins with its 95 % interval before and after learning. With --check it
fails unless the whole interval after learning is above the share of a random player.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import trailboss.envs
from trailboss.lab.arena import wilson

TABLES = 16


class Squashed(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Numbers of an observation grow to thousands: their logarithms are easier to learn from.

    A game pays by its lead, in units of fifty points: more to learn from than who has won.
    """

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        assert env.observation_space.shape is not None
        self.observation_space = gymnasium.spaces.Box(
            -11.0, 11.0, env.observation_space.shape, np.float32
        )

    def reset(self, **settings: Any) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(**settings)
        return squashed(seen), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, paid, over, cut, info = self.env.step(action)
        return squashed(seen), float(paid) / 50, over, cut, info

    def action_masks(self) -> Any:
        """What MaskablePPO asks for."""
        return self.env.get_wrapper_attr("action_masks")()


def squashed(seen: Any) -> Any:
    """The logarithm of each number, with its sign."""
    return (np.sign(seen) * np.log1p(np.abs(seen.astype(np.float32)))).astype(np.float32)


def table(game: str, seats: int) -> Squashed:
    """One seat, drawn by lot, against random bots."""
    name = f"{trailboss.envs.__name__.partition('.')[0]}/{game}-v0"
    return Squashed(gymnasium.make(name, seats=seats, opponents="random", reward="margin"))


class Until(BaseCallback):
    """Ends learning after some processor time."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = process_time() + seconds

    def _on_step(self) -> bool:
        return process_time() < self.end


def learner(game: str, seats: int, seed: int) -> MaskablePPO:
    """A small network and usual settings."""
    torch.set_num_threads(1)
    tables = DummyVecEnv([lambda: table(game, seats)] * TABLES)
    return MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        gamma=0.999,
        gae_lambda=0.98,
        learning_rate=5e-4,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )


def wins(model: MaskablePPO | None, game: str, seats: int, games: int, seed: int) -> float:
    """How many games the model wins, or a random player without one; ties are halves."""
    env = table(game, seats)
    luck = np.random.default_rng(seed)
    won = 0.0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        while True:
            mask = env.action_masks()
            if model is None:
                action = int(luck.choice(np.flatnonzero(mask)))
            else:
                action = int(model.predict(seen, action_masks=mask)[0])
            seen, lead, over, cut, _ = env.step(action)
            if over or cut:
                won += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
                break
    return won


def told(who: str, won: float, games: int) -> None:
    low, high = wilson(won, games)
    print(f"{who}: {won:g} of {games} games, {won / games:.1%} ({low:.1%}-{high:.1%})", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="elpaso")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=120.0, help="of learning")
    parser.add_argument("--games", type=int, default=200, help="to measure it by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="exit with 1 if it is no better")
    args = parser.parse_args()
    before = wins(None, args.game, args.seats, args.games, args.seed)
    told("random", before, args.games)
    model = learner(args.game, args.seats, args.seed)
    model.learn(1_000_000_000, callback=Until(args.seconds))
    print(f"learned for {args.seconds:g} s, {model.num_timesteps:,} steps", flush=True)
    after = wins(model, args.game, args.seats, args.games, args.seed + 1_000_000)
    told("learner", after, args.games)
    fair = 1 / args.seats if args.seats > 1 else before / args.games
    return int(args.check and wilson(after, args.games)[0] <= fair)


if __name__ == "__main__":
    sys.exit(main())
