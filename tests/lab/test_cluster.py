"""A real Ray cluster of two nodes, of which one is killed in the middle: in the long lane."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any, Final

import pytest

from trailboss.lab import spread as spreading
from trailboss.lab.arena import bouts, fights, fights_on_ray
from trailboss.lab.datasets import Plan, pieces, play_piece
from trailboss.lab.spread import on_ray, spread

pytestmark = pytest.mark.filterwarnings("ignore")
HEALTH: Final = {"health_check_period_ms": 500, "health_check_failure_threshold": 4}
"""A node that died is missed soon."""


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """Two nodes with a worker each; the head has none, so that all work is on them."""
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    from ray.cluster_utils import Cluster

    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "_system_config": HEALTH})
    found.workers = [found.add_node(num_cpus=1) for _ in range(2)]
    found.wait_for_nodes()
    yield found
    found.shutdown()


if "TRAILBOSS_SOAK" in os.environ:

    def test_a_node_may_die(nodes: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        """The arena and self-play come out bit for bit as in one process."""
        monkeypatch.setattr(spreading, "UNDER_WAY", 6)
        plan = Plan("pioneer", ("random", "random"), 160, 3)
        todo = pieces(plan)
        found = []
        for i, shard in enumerate(on_ray(play_piece, todo, nodes.address)):
            found.append(shard)
            if i == 1:
                nodes.remove_node(nodes.workers.pop(), allow_graceful=False)
        assert found == list(spread(play_piece, todo, 1))
        games = bouts("elpaso", ["random", "random"], 8, 7, {})
        assert list(fights_on_ray(games, nodes.address)) == list(fights(games, 1))
