"""Where the rules of El Paso speak of each kind of piece."""

from __future__ import annotations

from typing import Final

PIECES: Final = {
    "node": "R5.1",
    "node EP": "R5.3",
    "use": "R5.1",
    "rancher": "R4.1",
    "steps": "R4.1",
    "post": "R9.4",
    "simmental": "R9.2",
    "train": "R6.8",
    "kind": "R6.10",
    "breed": "R6.6",
    "hire": "R6.5",
    "worker": "R7.1",
    "all_rounders": "R1.3",
    "exchange": "R6.4",
    "token": "R6.9",
    "stack": "R6.9",
    "hand": "R1.4",
    "draw": "R10.2",
    "herd": "R10.5",
    "aux": "R8.1",
    "disc": "R9.5",
    "dollars": "R13.1",
    "certificates": "R6.3",
    "sue": "R14.6",
}
"""By the kind of a piece, or by its whole name."""
