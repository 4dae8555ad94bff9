"""The pads of the four games: labels, order and rules are those of the engine's own scoring."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from trailboss.companion.pad_plan import Category, Pad, Part
from trailboss.core.game import Game, Line
from trailboss.games.elpaso.game import EL_PASO
from trailboss.games.elpaso.printed_rules import RULES as EL_PASO_RULES
from trailboss.games.gwt1.rules import GWT1
from trailboss.games.gwt2.rules import GWT2
from trailboss.games.pioneer import components as c
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.trail.game import TrailGame
from trailboss.games.trail.rules import Rules

LOW: Final = -1000
DOLLARS: Final = Category("dollars", "", per=5)
PAIRED: Final = ("objectives", "certificates", "hazards", "stations")
"""What stationmasters count by twos."""


def scored(game: Game, seats: int, seat: int = 0) -> tuple[Line, ...]:
    """The lines of a score before the first turn."""
    return game.scores(game.setup(seats, 0, {}))[seat].lines


def filled(lines: tuple[Line, ...], known: Mapping[str, Category]) -> tuple[Category, ...]:
    """The engine's lines in their order, each with how it is counted."""
    return tuple([replace(known[line.label], key=line.label, rule=line.rule) for line in lines])


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


def el_paso() -> Pad:
    """One to four, alone against Sue; ties by the dollars left (R13, R14.16).

    Points of tiles, posts and tokens are read off the cardboard: ours are partly reconstructed.
    """
    r = EL_PASO_RULES
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


def pioneer() -> Pad:
    """One and more; ties by the poker hands; alone against a target (R13, R15.7)."""
    rounds = tuple([Part("round", str(n + 1), most=10) for n in range(c.ROUNDS)])
    types = len(c.GOAL_TYPES)
    goals = (
        Part("goal-first", "", c.FIRST, most=types),
        Part("goal-later", "", c.LATER, most=types),
    )
    yards = (Part("multiplier"), Part("network"))
    known = {
        "poker": Category("", "", parts=rounds),
        "gold": Category("", ""),
        "banks": Category("", ""),
        "forts": Category("", ""),
        "ranches": Category("", ""),
        "train yards": Category("", "", parts=yards, times=True),
        "towns": Category("", ""),
        "goals": Category("", "", parts=goals, fewest=2),
        "bonus": Category("", "", most=c.THREE_PLAYER_BONUS, fewest=3, largest=3),
    }
    target, left = scored(PIONEER, 1, 1)
    most = len(c.GOAL_TYPES) + len(c.LEVELS) - 1
    row = Category(left.label, left.rule, each=c.TARGET_GOAL, most=most, people=False, rival=True)
    rows = (*filled(scored(PIONEER, 2), known), replace(row, fewest=1, largest=1))
    return Pad(
        PIONEER.seats,
        rows,
        "R13.9",
        tie="poker",
        opponent="target",
        alone=left.rule,
        base=target.points,
        unbeaten=True,
    )
