"""What every test shares: a calm Hypothesis and the promise of the lane."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

from tests.needs import skip_what_is_missing
from trailboss.mode import mode

settings.register_profile(
    "trailboss",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("trailboss")
os.environ["TRAILBOSS_LANG"] = "en"


def pytest_report_header() -> str:
    return f"trailboss: {mode()}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    skip_what_is_missing(items)


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: the collector need not look through them each time."""
    gc.collect()
    gc.freeze()


def pytest_sessionstart() -> None:
    """A lane that promises compiled code must not fall back to the sources unnoticed."""
    expected = os.environ.get("TRAILBOSS_EXPECT", mode())
    if expected != mode():
        pytest.exit(f"TRAILBOSS_EXPECT={expected}, but the engine is {mode()}", returncode=1)
