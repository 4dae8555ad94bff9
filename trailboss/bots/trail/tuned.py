"""The weights `strong` plays on by, found by games of changed weights against each other.

A setting may have weights of its own, in a file that `trailboss train --tune` makes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from trailboss.bots.trail.valuation import Weights

TUNED: Final = Weights(
    dollar_more=0.432,
    value=0.45,
    slope=0.593,
    poor=-2.03,
    tempo=2.31,
    later=0.884,
    certificate=0.844,
    token=0.824,
    cow=0.571,
    cowboy=(0.0, 4.95, 4.66, 3.83, 3.09, 1.94),
    builder=(0.0, 1.29, 1.22, 1.13, 1.03, 0.913),
    engineer=(0.0, 1.82, 1.74, 1.64, 1.44, 1.01),
    rail=0.285,
    transport=0.708,
    disc=0.742,
    building=0.31,
    objective=0.539,
    thin=0.257,
    workers_a_visit=1.98,
    usual=2.05,
    placed=0.498,
    fee=0.25,
    risk=0.248,
    hire=2.63,
    build=1.51,
    disc_hand=3.07,
    disc_step=0.681,
    disc_certificate=0.37,
    disc_aux=(0.27, 0.359, 0.195, 0.279, 0.398),
    arrow=0.363,
    objective_now=0.78,
    objective_card=0.599,
    clog=0.24,
    ease=0.212,
    station=0.531,
    permanent=0.91,
    master_action=1.98,
    ahead=0.312,
    hazard=0.507,
    bandit=0.637,
    useless=1.21,
    again=0.731,
    draw=0.7,
)
"""The usual ones, for settings without a file."""
LIKE: Final = {
    "gwt1-3": "gwt1-2",
    "gwt1-4": "gwt1-2",
    "gwt2-solo-easy": "gwt2-solo-medium",
    "gwt2-solo-hard": "gwt2-solo-medium",
}
"""Settings that play on by the weights of another one."""
READ: Final[dict[str, Weights]] = {}
"""The weights that were asked for, by setting."""


def tuned(setting: str) -> Weights:
    """The weights for a setting: gwt2-2 is for two seats, gwt2-solo-hard for Sam on hard."""
    found = READ.get(setting)
    if found is None:
        path = Path(__file__).parent / "weights" / f"{LIKE.get(setting, setting)}.json"
        found = READ[setting] = read(path) if path.exists() else TUNED
    return found


def read(path: Path) -> Weights:
    """The weights in a file."""
    doc: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    found: dict[str, Any] = {k: tuple(x) if isinstance(x, list) else x for k, x in doc.items()}
    return Weights(**found)
