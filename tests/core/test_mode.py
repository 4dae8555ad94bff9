"""The lane of the tests: all of the engine is compiled, or none of it."""

from __future__ import annotations

import os
import sys

import trailboss.games  # noqa: F401  (loads the kernel and every game)
from tests.core.toy import TOY
from trailboss.mode import mode

ENGINE = ("trailboss.core.", "trailboss.games.")


def test_the_lane_is_what_it_promises() -> None:
    """TRAILBOSS_EXPECT names the lane; without it either is fine."""
    assert mode() == os.environ.get("TRAILBOSS_EXPECT", mode())


def test_no_part_of_the_engine_is_of_the_other_lane() -> None:
    """Every module of the kernel and the games that is loaded is of the same kind."""
    files = {name: str(m.__file__) for name, m in sys.modules.items() if name.startswith(ENGINE)}
    files["toy"] = str(sys.modules[type(TOY).__module__].__file__)
    assert len(files) > 8
    pure = [name for name, file in files.items() if file.endswith(".py")]
    assert pure == (list(files) if mode() == "pure" else [])
