"""What one lane leaves to another."""

from __future__ import annotations

import os
from typing import Any, Final

import pytest

TABLE: Final = "TRAILBOSS_TABLE" in os.environ
"""In `make table`: whole games are played by hand from the first move to the last."""


def compiled_only(*values: Any, id: str | None = None) -> Any:
    """A case that plays too much for the interpreted package."""
    return pytest.param(*values, marks=pytest.mark.compiled, id=id)
