"""The pad of El Paso."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from trailboss.companion.pad_plan import Category, Pad, Part, filled, scored
from trailboss.games.elpaso.game import EL_PASO
from trailboss.games.elpaso.printed_rules import RULES


def el_paso() -> Pad:
    """One to four, alone against Sue; ties by the dollars left (R13, R14.16).

    Points of tiles, posts and tokens are read off the cardboard: ours are partly reconstructed.
    """
    r = RULES
    herd = [Part("card", row.name, row.vp) for row in r.cards[: r.first_worker] if row.vp]
    space = Part("simmental-space", "", r.simmental_space_vp, most=1)
    (worker,) = {row.vp for row in r.cards[r.first_worker :]}
    known = {
        "dollars": Category("", "", per=r.dollars_per_vp),
        "buildings": Category("", ""),
        "deliveries": Category("", ""),
        "workers": Category("", "", "workers-elpaso", each=worker),
        "cattle": Category("", "", "cattle-elpaso", parts=(*herd, space)),
        "bonus-tokens": Category("", ""),
        "objectives": Category("", "", "objectives-elpaso"),
    }
    rows = [replace(row, rival=row.key != "dollars") for row in filled(scored(EL_PASO, 2), known)]
    tie = "dollars"
    return Pad(EL_PASO.seats, tuple(rows), "R13.8", tie, opponent="sue", alone="R14.16")


PADS: Final[dict[str, Callable[[], Pad]]] = {"elpaso": el_paso}
