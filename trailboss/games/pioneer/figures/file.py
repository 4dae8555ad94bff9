"""The components file of Pioneer Rails: every figure with where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trailboss.games.kit.components import figure
from trailboss.games.pioneer.components import (
    BANK_LIMIT,
    CARDS,
    FIRST,
    GOAL_NEEDS,
    GOAL_TEXTS,
    GOALS,
    HANDS,
    LATER,
    ROUNDS,
    TARGET,
    TARGET_GOAL,
    THREE_PLAYER_BONUS,
    TOWN_RAILWAYS,
    TRACKS_A_TURN,
    TURNS,
)
from trailboss.games.pioneer.maps import MapData, to_doc

TAGS: Final = {
    "name": "reconstructed",
    "rows": "reconstructed; two letters a cell, see above",
    "towns": "reconstructed; the corner N or S of a cell, T1 first",
    "mine": "seed; drawn sides that activate a mine (R8.2)",
    "saloon": "seed; a saloon",
    "bank": "seed; a bank",
    "train_yard": "seed; a train yard",
    "fort": "seed; a fort",
    "nuggets": "reconstructed; nugget boxes (R8.3)",
    "town_boxes": "reconstructed; town boxes (R8.9)",
    "circled": "seed; town boxes circled before the first turn (R3.2)",
    "banks": "seed; what a nugget is worth in each bank box (R8.5)",
    "train_yards": "seed 4, reconstructed 2 and 5; multipliers (R8.6)",
    "forts": "reconstructed; points for 1, 2, ... forts (R8.7)",
    "ranches": "reconstructed; points for 1, 2, ... ranches (R8.8)",
}
"""Where each figure of a sheet comes from, and what it is."""

LEGEND: Final = """
# A map is eleven rows A to K of 13 and 12 cells, from left to right:
# .. desert  mi mine  sa saloon  ba bank  ty train yard  fo fort  ra ranch  ~~ river
# ^^ mountain  *H *D *C *S stations of hearts, diamonds, clubs, spades  -- no cell
# Add a [maps.yourname] of your own and play it with --options map=yourname.
"""


def fixed() -> str:
    """The figures that are the rules' own: to look at, not to change."""
    hands = ", ".join(f"{name} {points}" for name, points in HANDS.values())
    goals = [
        f"{name}: {need} {text}"
        for name, need, text in zip(GOALS, GOAL_NEEDS, GOAL_TEXTS, strict=True)
    ]
    lines = [
        "Fixed by the rules, all of them seed:",
        f"{len(CARDS)} cards; {ROUNDS} rounds of {TURNS} turns; {TRACKS_A_TURN} tracks a turn",
        f"hands: {hands}",
        f"at most {TOWN_RAILWAYS} railways in a town, {BANK_LIMIT} nuggets in a bank",
        f"goals: {FIRST} points for the first, {LATER} for the others",
        *goals,
        f"three players: {THREE_PLAYER_BONUS} points for the last in turn order",
        f"alone: more than {TARGET} points and {TARGET_GOAL} for each goal left",
    ]
    return "\n" + "".join(f"# {line}\n" for line in lines)


def written(maps: Mapping[str, MapData]) -> str:
    """The sheets as TOML."""
    parts = [LEGEND]
    for name, data in maps.items():
        rows = [figure(field, value, TAGS[field]) for field, value in to_doc(data).items()]
        parts.append("\n".join([f"\n[maps.{name}]", *rows, ""]))
    return "".join([*parts, fixed()])
