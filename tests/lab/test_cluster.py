"""A real Ray cluster of two nodes on this machine, of which one is killed in the middle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from trailboss.games import load
from trailboss.lab import spread as spreading
from trailboss.lab.arena import Bout, OtherVersions, bouts, fight_abroad, fights, fights_on_ray
from trailboss.lab.datasets import Plan, pieces, play_piece
from trailboss.lab.journal import NAME
from trailboss.lab.samples import Table
from trailboss.lab.session import run, session
from trailboss.lab.spread import on_ray, spread
from trailboss.lab.tournament import Plan as Tournament
from trailboss.lab.tournament import Player
from trailboss.lab.train import Portion, play_portion
from trailboss.lab.weights import KNOWN, named, text_of

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """Two nodes with a worker each; the head has none, so that all work is on them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        # Otherwise workers wait for everything else that runs on this machine.
        patch.setenv("RAY_worker_niceness", "0")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        # Named for systems whose firewalls ask: all nodes listen on the loopback address alone.
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        constants: Any = pytest.importorskip("ray._private.ray_constants")
        patch.setattr(constants, "ENABLE_RAY_CLUSTER", False)
        cluster: Any = pytest.importorskip("ray.cluster_utils").Cluster
        head = {"num_cpus": 0, "include_dashboard": False}
        found = cluster(initialize_head=True, head_node_args=head)
        found.workers = [found.add_node(num_cpus=1) for _ in range(2)]
        found.wait_for_nodes()
        yield found
        found.shutdown()


def abroad(address: str) -> Player:
    """Plays games on the cluster."""
    return lambda todo: fights_on_ray(todo, address)


def at_home(todo: Sequence[Bout]) -> Any:
    """Plays games in this process."""
    return fights(todo, 1)


def test_work_on_a_cluster_is_that_of_one_process_though_a_node_dies(
    nodes: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Training data, self-play with the death in its middle, and a tournament: bit for bit."""
    monkeypatch.setattr(spreading, "UNDER_WAY", 6)
    portions = [Portion(Table("elpaso", "2", 2), (seed,), "") for seed in range(2)]
    fits = list(on_ray(play_portion, portions, nodes.address))
    assert fits == [play_portion(portion) for portion in portions]
    name = named("the weights of a value")
    assert list(on_ray(text_of, [name], nodes.address)) == ["the weights of a value"]
    todo = pieces(Plan("elpaso", ("random", "random"), 160, 3))
    found = []
    for i, shard in enumerate(on_ray(play_piece, todo, nodes.address)):
        found.append(shard)
        if i == 1:
            nodes.remove_node(nodes.workers.pop(), allow_graceful=False)
    assert found == list(spread(play_piece, todo, 1))
    plan = Tournament("elpaso", ("random", "greedy"), 2, 4, 7)
    for name, play in (("cluster", abroad(nodes.address)), ("here", at_home)):
        list(run(session(plan, load("elpaso"), True), play, tmp_path / name / NAME))
    assert (tmp_path / "cluster" / NAME).read_bytes() == (tmp_path / "here" / NAME).read_bytes()


def test_pieces_of_work_are_small() -> None:
    """Names, seeds and hashes: a value is named, and goes to each node once."""
    name = named("a long text" * 1000)
    assert text_of(name) == KNOWN[name] and len(name) == 32
    assert named("") == text_of("") == ""


def test_a_machine_with_other_versions_is_refused() -> None:
    """It would play another game."""
    bout = bouts("gwt2", ["strong", "greedy"], 1, 1, {})[0]
    with pytest.raises(OtherVersions, match="strong"):
        fight_abroad((bout, "other"))
