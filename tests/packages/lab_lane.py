"""The lane of the laboratory: a wheel with [lab] in a clean environment, used from an empty folder.

`python -m tests.packages.lab_lane` builds a pure wheel of the sources, unless it is given one.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from build_dist import build
from tests.packages.installed import GAME, ROOT, Installed

FRAMEWORKS: Final = """
import warnings
warnings.simplefilter("ignore")
import gymnasium, numpy as np, pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test
import trailboss.envs.openspiel
from trailboss.envs import aec_env, make_vec, parallel_env
from trailboss.envs.text import TextEnv
from trailboss.games import GAMES

if __name__ == "__main__":
    for name in GAMES:
        api_test(aec_env(name), num_cycles=50)
        seed_test(lambda: aec_env(name), num_cycles=20)
        check_env(gymnasium.make(f"trailboss/{name}-v0").unwrapped, skip_render_check=True)
        game = pyspiel.load_game(f"trailboss_{name}(seats=2)")
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
        assert TextEnv(name).get_observation()[1]
        env = make_vec(name, n=2, processes=1)
        seen, _ = env.reset(seed=1)
        assert env.observation_space.contains(seen)
        env.close()
    parallel_api_test(parallel_env("pioneer"), num_cycles=20)
    print("frameworks are content")
"""


def used(venv: Installed) -> None:
    """Everything that docs/research.md promises."""
    (venv.empty / "frameworks.py").write_text(FRAMEWORKS)
    assert "frameworks are content" in venv.run("python", "frameworks.py")
    for words in (["random_play.py", "gwt2"], ["is_mcts.py", "elpaso", "--games", "1"]):
        more = ["--simulations", "3", "--most", "4"] if "is_mcts.py" in words else []
        program = str(ROOT / "examples" / words[0])
        assert venv.run("python", "-W", "ignore", program, *words[1:], *more)
    assert json.loads(venv.run("trailboss", *GAME))["finished"] == 2
    play = ["selfplay", "pioneer", "--bots", "random,random", "--games", "3", "--out", "data"]
    assert "manifest.json" in venv.run("trailboss", *play)
    code = "from pathlib import Path; from trailboss.lab.datasets import shards; "
    code += "print(sum(len(a['scores']) for a in shards(Path('data'))))"
    assert venv.run("python", "-c", code).strip() == "3"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        wheel = sys.argv[1] if len(sys.argv) > 1 else ""
        if not wheel:
            build("wheel", folder=Path(folder) / "dist")
            wheel = str(next((Path(folder) / "dist").glob("*.whl")))
        began = time.monotonic()
        venv = Installed(Path(folder), f"{Path(wheel).resolve()}[lab]")
        print(f"installed in {time.monotonic() - began:.0f} s, {len(venv.packages())} packages")
        used(venv)
        print("the laboratory works from a clean environment")


if __name__ == "__main__":
    main()
