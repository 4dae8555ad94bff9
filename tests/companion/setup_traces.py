"""Set-ups and pads for the browser's tests: `python -m tests.companion.setup_traces`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from trailboss.companion.pad import pads, places
from trailboss.companion.setup import lay_out, setups

FILE: Final = Path(__file__).parents[2] / "web" / "tests" / "traces" / "setup.json"
REMAKE: Final = "python -m tests.companion.setup_traces"

Table = tuple[str, int, dict[str, str], int, dict[str, int]]

TABLES: Final[tuple[Table, ...]] = (
    ("gwt1", 2, {}, 1, {}),
    ("gwt1", 3, {"order": "lot", "neutral": "letters"}, 2, {"colours": 2}),
    ("gwt1", 4, {"sides": "b"}, 18_446_744_073_709_551_615, {}),
    ("gwt2", 1, {"simmental": "on"}, 3, {}),
    ("gwt2", 2, {}, 4, {"masters": 1}),
    ("gwt2", 3, {"simmental": "on", "sides": "a"}, 123_456_789, {"first": 3}),
    ("gwt2", 4, {"order": "lot"}, 5, {"order": 1, "sides": 7}),
    ("elpaso", 1, {"train": "star"}, 6, {}),
    ("elpaso", 3, {}, 7, {"train": 1, "stacks": 2}),
    ("elpaso", 4, {"neutral": "letters", "sides": "a", "train": "plain"}, 8, {}),
    ("pioneer", 1, {"level": "hard", "map": "random"}, 9, {}),
    ("pioneer", 3, {"extra_card": "true"}, 10, {"goals": 4}),
    ("pioneer", 8, {"order": "lot", "map": "b", "extra_card": "true"}, 11, {}),
    ("pioneer", 80, {}, 12, {}),
)
SHEETS: Final[tuple[tuple[str, list[dict[str, int]], dict[str, int] | None], ...]] = (
    ("gwt1", [{"dollars": 14, "cities": -9}, {"dollars": 9, "objectives": -2, "workers": 2}], None),
    ("gwt2", [{"cattle": 7}, {"cattle": 3, "workers": 1}, {"slots": 1}], None),
    ("gwt2", [{"dollars": 30}], {"dollars": 90, "job-market-token": 1, "hazards": 4}),
    ("elpaso", [{"dollars": 5, "workers": 2}, {"dollars": 9, "workers": 2}, {"cattle": 5}], None),
    ("elpaso", [{"dollars": 6}], {"cattle": 1}),
    ("pioneer", [{"poker": 1, "gold": 9}, {"poker": 9, "gold": 1}, {"bonus": 2}], None),
    ("pioneer", [{"gold": 80}], {"goals left": 2}),
    ("pioneer", [{"gold": 81}], {"goals left": 2}),
)


def traces() -> dict[str, Any]:
    """The plans, and every table and every sheet with what comes of it."""
    return {
        "setups": setups(),
        "pads": pads(),
        "tables": [
            {
                "game": game,
                "layout": {"players": n, "options": options, "seed": str(seed), "again": again},
                "steps": [step.doc() for step in lay_out(game, n, options, seed, again)],
            }
            for game, n, options, seed, again in TABLES
        ],
        "sheets": [
            {"game": game, "people": people, "rival": rival, **result(game, people, rival)}
            for game, people, rival in SHEETS
        ],
    }


def result(
    game: str, people: list[dict[str, int]], rival: dict[str, int] | None
) -> dict[str, list[int]]:
    totals, order = places(game, people, rival)
    return {"totals": totals, "places": order}


def written() -> str:
    return json.dumps(traces(), indent=None, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(written(), "utf-8")
