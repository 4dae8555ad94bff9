"""What the engine says about some sheets of Pioneer Rails, for the tests of the page."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from tests.games.pioneer.helpers import table
from trailboss.core.action import Action
from trailboss.games.pioneer.activation import find_pending
from trailboss.games.pioneer.components import GOALS, MAPS
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.geometry import CELLS
from trailboss.games.pioneer.goals import progress
from trailboss.games.pioneer.networks import largest_network
from trailboss.games.pioneer.state import PioneerState
from trailboss.games.pioneer.tracks import direction, specials_for
from trailboss.server.components import pioneer_tables

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "pioneer" / "sample.json"


def pending(s: PioneerState) -> list[str]:
    """The locations that would be activated if the turn ended now."""
    copy = s.clone()
    find_pending(copy, copy.players[0])
    return [CELLS[cell] for cell in copy.players[0].pending]


def outcome(s: PioneerState, action: Action) -> dict[str, Any]:
    """What a track does."""
    after = s.clone()
    after.apply(0, action)
    before = pending(s)
    own, now = s.players[0], after.players[0]
    near, _ = direction(s.board, own, action.arg)
    cells = set(pending(after)) | {CELLS[c] for c in range(len(CELLS)) if now.activated >> c & 1}
    done = {CELLS[c] for c in range(len(CELLS)) if own.activated >> c & 1}
    return {
        "activates": sorted(cells - done - set(before)),
        "town": now.circled - own.circled,
        "specials": specials_for(s.board, own, action.arg, near),
    }


def looked_at(s: PioneerState) -> dict[str, Any]:
    """A sheet, what each track would do, its points and how far its goals are."""
    tracks = {a.text[5:]: outcome(s, a) for a in s.legal(0) if a.verb == "draw"}
    view = PIONEER.dump(PIONEER.view(s, 0))
    return {
        "view": {**view, "deck": [], "discard": [], "before": [], "stack": []},
        "tracks": tracks,
        "score": {line.label: line.points for line in PIONEER.scores(s)[0].lines},
        "target": PIONEER.scores(s)[1].total,
        "network": largest_network(s.board, s.players[0]),
        "goals": {name: progress(s, s.players[0], n) for n, name in enumerate(GOALS, 1)},
    }


def gain(s: PioneerState, action: Action) -> int:
    """How much a track activates and reaches."""
    row = outcome(s, action)
    return len(row["activates"]) + 2 * int(row["town"])


def eager(s: PioneerState, rng: random.Random) -> Action:
    """A track that activates much, if there is one; else anything but the end."""
    legal = [a for a in s.legal(0) if a.verb != "done"] or s.legal(0)
    rng.shuffle(legal)
    draws = [a for a in legal if a.verb == "draw"]
    if draws and rng.random() < 0.8:
        return max(draws, key=lambda a: gain(s, a))
    return legal[0]


def riches(row: dict[str, Any]) -> int:
    """How much there is to see at a moment."""
    tracks = row["tracks"].values()
    return sum(len(t["activates"]) + 3 * t["town"] + bool(t["specials"]) for t in tracks)


def game(seed: int, side: str) -> list[dict[str, Any]]:
    """The richest moment of every round of a game."""
    rng = random.Random(seed)
    s = PIONEER.setup(1, seed, {"map": side, "level": "hard"})
    assert isinstance(s, PioneerState)
    best: dict[int, dict[str, Any]] = {}
    while s.stack:
        if any(a.verb == "draw" for a in s.legal(0)):
            best[s.round] = max(best.get(s.round, looked_at(s)), looked_at(s), key=riches)
        s.apply(0, eager(s, rng))
    return list(best.values())


def full_sheet() -> PioneerState:
    """The network of T18.5 with train yards, forts and banks."""
    hearts = ["C11.E", "B11.SE", "B11.E", "A12.SE", "E11.E", "F11.NE", "F11.E", "G12.NE"]
    clubs = ["G11.SE", "H11.NE", "G12.SE", "G12.E", "I11.NE", "I11.E", "J11.NE", "J11.E", "K12.NE"]
    sheet = {
        "tracks": {"hearts": hearts, "clubs": clubs},
        "activated": ["G12", "I9", "B9", "J11", "J8", "I2", "C9", "G5", "B8", "C6", "D10"],
        "nuggets": 4, "banked": 4, "bank": [6, 3], "crossed": 1, "bonus": 2, "mixed": True,
        "hands": [4, 10], "ranks": ["Q", "Q", "A", "A", "A", "10", "J", "Q", "K", "A"],
        "saloons": ["crossed", "circled", "free", "free"],
    }  # fmt: skip
    return table(sheet, shown="KH AS", round=3)


def sample() -> str:
    """The sample as text, one position a line."""
    rows = [row for seed, side in enumerate("aabb") for row in game(seed, side)]
    rows.append({**looked_at(full_sheet()), "tracks": {}})
    body = ",\n".join(json.dumps(row) for row in rows)
    return f'{{"tables": {json.dumps(pioneer_tables(MAPS))},\n"positions": [\n{body}\n]}}\n'


if __name__ == "__main__":
    FILE.write_text(sample(), "utf-8")
