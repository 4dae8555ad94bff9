"""OpenSpiel's information set search (IS-MCTS) against a random player, on our tables.

    pip install 'trailboss[lab]'
    python examples/is_mcts.py pioneer --simulations 50 --games 20

It prints the share of games that the search won, with its 95 % interval. The search sees what a
player may know and no more: before each simulation the table deals what is hidden again.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import trailboss.envs.openspiel as ours
from trailboss.lab.arena import wilson


def play(game: Any, search: Any, seat: int, seed: int, most: int) -> tuple[float, int]:
    """One game: what the search was paid, and how many decisions were made in all."""
    luck = np.random.default_rng(seed)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < most:
        if state.is_chance_node():
            state.apply_action(int(luck.integers(len(state.chance_outcomes()))))
            continue
        mine = state.current_player() == seat
        action = search.step(state) if mine else luck.choice(state.legal_actions())
        state.apply_action(int(action))
        decisions += 1
    return (state.returns()[seat] if state.is_terminal() else 0.0), decisions


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game", nargs="?", default="pioneer")
    parser.add_argument("--simulations", type=int, default=20, help="for each decision")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--most", type=int, default=100_000, help="decisions of a game")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(argv)
    ours.register()
    game = pyspiel.load_game(f"trailboss_{args.game}(seats=2)")
    luck = np.random.RandomState(args.seed)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    search = ismcts.ISMCTSBot(game, evaluator, 1.4, args.simulations, random_state=luck)
    won = 0.0
    for number in range(args.games):
        paid, decisions = play(game, search, number % 2, args.seed + number, args.most)
        won += (paid + 1) / 2
        print(f"game {number + 1}: {paid:+g} in {decisions} decisions", flush=True)
    low, high = wilson(won, args.games)
    print(f"IS-MCTS won {won:g} of {args.games} games ({low:.0%}-{high:.0%})")


if __name__ == "__main__":
    main()
