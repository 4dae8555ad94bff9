"""The small network that corrects a value."""

from __future__ import annotations

import numpy as np
import pytest

from trailboss.bots.value import Value, mark
from trailboss.lab.network import document, learned

FIGURES = ["time", "a", "b"]


def test_it_learns_what_a_line_cannot() -> None:
    """Two figures that are worth something only together; the same turns give the same network."""
    luck = np.random.default_rng(1)
    z = luck.normal(size=(100_000, 3)).astype(np.float32)
    missed = np.stack([8 * z[:, 1] * z[:, 2], 0 * z[:, 0]], axis=1).astype(np.float32)
    share = np.ones(len(z), np.float32)
    net = learned(z, missed, share)
    off = net.told(z) - missed
    assert (off[:, 0] ** 2).mean() < 0.5 * (missed[:, 0] ** 2).mean()
    assert abs(off[:, 1]).mean() < 1
    assert (learned(z, missed, share).into == net.into).all()


def test_a_value_says_what_its_network_says() -> None:
    """Written down and read again it adds the same points to both sides."""
    luck = np.random.default_rng(2)
    z = luck.uniform(-2, 2, size=(3000, 3)).astype(np.float32)
    missed = np.stack([abs(z[:, 1]) * 5, z[:, 2] * 5], axis=1).astype(np.float32)
    net = learned(z, missed, np.ones(len(z), np.float32))
    nothing = [[0.0] * 3] * 3
    doc = {
        "name": "toy-2",
        "features": FIGURES,
        "time": "time",
        "unit": 1,
        "own_now": "",
        "others_now": "",
        "mean": [0] * 3,
        "scale": [1] * 3,
        "own": nothing,
        "own_bias": [0] * 3,
        "others": nothing,
        "others_bias": [0] * 3,
        "chance": [4, 2, 0, 0.1, 1.5],
        "network": document(net, lambda row: [float(x) for x in row]),
    }
    value = Value(doc | {"hash": mark(doc)}, FIGURES)
    for row in z[:5]:
        told = net.told(row[None, :])[0]
        assert value.points([float(x) for x in row]) == pytest.approx(tuple(told), abs=1e-3)
