"""Environments: the games for PettingZoo, Gymnasium and OpenSpiel, and for language models.

Importing this registers `trailboss/gwt1-v0` and the like with Gymnasium. What else is needed is
imported when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trailboss.games import GAMES

try:
    import gymnasium
except ImportError as error:
    raise ImportError("environments need more packages: pip install 'trailboss[lab]'") from error

if TYPE_CHECKING:
    from trailboss.envs.aec import aec_env
    from trailboss.envs.parallel import parallel_env
    from trailboss.envs.vector import make_vec

__all__ = ["aec_env", "make_vec", "parallel_env"]

HOMES = {
    "aec_env": "trailboss.envs.aec",
    "parallel_env": "trailboss.envs.parallel",
    "make_vec": "trailboss.envs.vector",
}


def __getattr__(name: str) -> Any:
    """Import what is asked for, and no other framework."""
    from importlib import import_module

    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(HOMES[name]), name)


def register() -> None:
    """Tell Gymnasium the names of the games, once."""
    for game in GAMES:
        name = f"trailboss/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point="trailboss.envs.gym:TrailbossEnv",
                vector_entry_point="trailboss.envs.vector:from_gymnasium",
                kwargs={"game": game},
            )


register()
