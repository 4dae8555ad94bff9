"""The pads of both editions of the trail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from trailboss.companion.pad_plan import Category, Pad, Part, filled, scored
from trailboss.games.gwt1.rules import GWT1
from trailboss.games.gwt2.rules import GWT2
from trailboss.games.trail.game import TrailGame
from trailboss.games.trail.rules import Rules

LOW: Final = -1000
DOLLARS: Final = Category("dollars", "", per=5)
PAIRED: Final = ("objectives", "certificates", "hazards", "stations")
"""What stationmasters count by twos."""


def first_edition() -> Pad:
    """Two to four; a tie is shared (R16)."""
    return Pad(GWT1.seats, filled(scored(GWT1, 2), trail(GWT1)), "R16.7")


def second_edition() -> Pad:
    """One to four, alone against Sam (R11, R14.12)."""
    lines = scored(GWT2, 2)
    his = {line.label: line.rule for line in scored(GWT2, 1, 1)}
    rows = [replace(row, rival=row.key in his) for row in filled(lines, trail(GWT2))]
    (alone,) = set(his.values())
    return Pad(GWT2.seats, tuple(rows), "R11.5", opponent="sam", alone=alone)


def trail(game: TrailGame) -> dict[str, Category]:
    """How the eleven lines are counted."""
    r = game.rules({"simmental": "on"} if "simmental=on" in game.changes else {})
    top = Category("", "", each=r.top_worker_vp, most=3 * len(r.top_workers))
    slot = max([disc.vp for disc in r.discs])
    return {
        "dollars": DOLLARS,
        "buildings": Category("", ""),
        "cities": Category("", "", least=LOW, parts=cities(r)),
        "stations": Category("", "", parts=stations(r)),
        "hazards": Category("", "", parts=hazards(r)),
        "cattle": Category("", "", parts=cattle(r)),
        "objectives": Category("", "", least=LOW, parts=objectives(r)),
        "stationmasters": Category("", "", parts=stationmasters(r)),
        "workers": top,
        "slots": Category("", "", each=slot, most=len([d for d in r.discs if d.vp])),
        "job-market-token": Category("", "", each=r.token_vp, most=1),
    }


def cities(r: Rules) -> tuple[Part, ...]:
    """Discs on cities, and arrows between two of them."""
    names = [city.name for city in r.cities]
    discs = [
        Part("disc", city.name, city.vp, most=20 if city.repeatable else 1)
        for city in r.cities
        if city.vp
    ]
    arrows = [
        Part("arrow", f"{names[i]}, {names[i + 1]}", arrow.vp, most=1)
        for i, arrow in enumerate(r.arrows)
        if arrow.vp
    ]
    return (*discs, *arrows)


def stations(r: Rules) -> tuple[Part, ...]:
    return tuple([Part("station", row.name, row.vp, most=1) for row in r.stations])


def hazards(r: Rules) -> tuple[Part, ...]:
    """Tiles by their points."""
    worth = sorted({tile.vp for tile in r.tiles if tile.vp})
    return tuple([Part("hazard", str(vp), vp) for vp in worth])


def cattle(r: Rules) -> tuple[Part, ...]:
    """Cards by their points, those without left out."""
    return tuple([Part("card", card.name, card.vp) for card in r.cards if card.vp])


def objectives(r: Rules) -> tuple[Part, ...]:
    """Cards of the area, fulfilled or not."""
    done = sorted({row.vp for row in r.objectives})
    lost = sorted({row.penalty for row in r.objectives if row.penalty})
    fulfilled = [Part("done", str(vp), vp) for vp in done]
    return (*fulfilled, *[Part("failed", str(vp), -vp) for vp in lost])


def stationmasters(r: Rules) -> tuple[Part, ...]:
    """What the tiles count at the end."""
    return tuple(
        [
            Part(f"master-{row.per}", row.name, row.vp, per=2 if row.per in PAIRED else 1)
            for row in r.masters
            if row.vp
        ]
    )


PADS: Final[dict[str, Callable[[], Pad]]] = {"gwt1": first_edition, "gwt2": second_edition}
