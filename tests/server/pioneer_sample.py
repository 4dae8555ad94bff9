"""What is printed on the sheets of Pioneer Rails, and where, for the tests of the page."""

from __future__ import annotations

import json
from pathlib import Path

from trailboss.games.pioneer.components import MAPS
from trailboss.server.boards.pioneer import tables
from trailboss.server.boards.pioneer.layout import layout

FILE = Path(__file__).parents[2] / "web" / "tests" / "traces" / "pioneer.json"


def sample() -> str:
    """The tables and the layout as text, a part to a line."""
    docs = {"layout": layout(MAPS), **tables(MAPS)}
    rows = [f"{json.dumps(name)}: {json.dumps(doc)}" for name, doc in docs.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(sample(), "utf-8")
