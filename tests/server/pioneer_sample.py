"""What is printed on the sheets of Pioneer Rails, for the tests of the page."""

from __future__ import annotations

import json
from pathlib import Path

from trailboss.games.pioneer.components import MAPS
from trailboss.server.boards.pioneer_board import tables

FILE = Path(__file__).parents[2] / "web" / "tests" / "traces" / "pioneer.json"


def sample() -> str:
    """The tables as text, one to a line."""
    rows = [f"{json.dumps(name)}: {json.dumps(doc)}" for name, doc in tables(MAPS).items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(sample(), "utf-8")
