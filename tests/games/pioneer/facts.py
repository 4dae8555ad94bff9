"""The fact sheet of Pioneer Rails."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

FACTS: dict[str, Any] = yaml.safe_load(
    (Path(__file__).parents[2] / "facts" / "pioneer.yaml").read_text("utf-8")
)
