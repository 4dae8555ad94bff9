"""Frames and effects are values: frozen, equal, hashable and printed, pure and compiled."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, replace
from types import FunctionType
from typing import Any

import pytest

import tests.core.toy  # noqa: F401  its frames are among those examined
import trailboss.games  # noqa: F401
from trailboss.core.engine import Effect, Frame
from trailboss.mode import mode


def kinds(base: Any) -> list[Any]:
    """A class and all that derive from it."""
    return [base, *[kind for sub in base.__subclasses__() for kind in kinds(sub)]]


ALL = [*kinds(Frame), *kinds(Effect)]


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_frames_and_effects_are_values(kind: Any) -> None:
    """Two that are made alike are alike; none can be changed, and a copy is as good."""
    value = kind()
    assert value == kind() == replace(value)
    assert hash(value) == hash(kind())
    shown = ", ".join(f"{field.name}={getattr(value, field.name)!r}" for field in fields(value))
    assert repr(value) == f"{kind.__name__}({shown})"
    for field in fields(value):
        assert getattr(value, field.name) == field.default
        with pytest.raises((FrozenInstanceError, AttributeError)):
            setattr(value, field.name, field.default)


def test_all_are_found() -> None:
    """The toy's, and those of all games."""
    names = {kind.__name__ for kind in ALL}
    assert len(ALL) > 150 and {"Dig", "AtLocation", "Parallel"} <= names


def test_compiled_values_are_made_by_machine_code() -> None:
    """The build writes `__init__` out, or making a frame would be interpreted."""
    made = [isinstance(kind.__init__, FunctionType) for kind in ALL]
    assert all(made) if mode() == "pure" else not any(made)
