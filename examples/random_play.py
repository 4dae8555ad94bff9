"""Random play through PettingZoo: who is asked, what it sees, what it may do, what it is paid.

pip install 'trailboss[lab]'
python examples/random_play.py gwt2 --seats 3 --games 2
"""

from __future__ import annotations

import argparse

import numpy as np

from trailboss.envs import aec_env


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="gwt2")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    env = aec_env(args.game, seats=args.seats)
    luck = np.random.default_rng(args.seed)
    for number in range(args.games):
        env.reset(seed=args.seed + number)
        paid, decisions = dict.fromkeys(env.possible_agents, 0.0), 0
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            paid[agent] += reward
            if terminated or truncated:
                env.step(None)
            else:
                env.step(luck.choice(np.flatnonzero(seen["action_mask"])))
                decisions += 1
        rewards = ", ".join(f"{agent} {reward:+g}" for agent, reward in paid.items())
        print(f"game {number + 1}: {decisions} decisions; {rewards}")


if __name__ == "__main__":
    main()
