"""Where the rules of Pioneer Rails speak of what is on a sheet or on the table."""

from __future__ import annotations

from typing import Final

PIECES: Final = {
    "sheet": "R4.3",
    "dealer": "R4.2",
    "card": "R4.4",
    "hand": "R5.2",
    "tracks": "R6.1",
    "draw": "R6.2",
    "head": "R6.3",
    "done": "R6.9",
    "box": "R7.1",
    "specials": "R7.2",
    "suit": "R7.8",
    "station": "R1.3",
    "activate": "R8.1",
    "mine": "R8.3",
    "saloon": "R8.4",
    "bank": "R8.5",
    "nuggets": "R8.5",
    "train_yard": "R8.6",
    "fort": "R8.7",
    "ranch": "R8.8",
    "town": "R8.9",
    "goal": "R11.1",
    "gold": "R13.2",
    "target": "R15.7",
}
"""By the kind of a thing, or by the verb of a choice."""
