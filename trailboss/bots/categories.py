"""What figures of a value are about, in the categories of the score sheet.

A figure belongs to the category of the longest beginning of its name that is listed; a name that
begins with `vp_` says the category itself. What is not listed is about things to come.
"""

from __future__ import annotations

from typing import Final

from trailboss.bots.outlook import PROSPECTS

SCORED: Final = "vp_"
"""Points of a category that are on the table already."""
CATTLE: Final = (
    "criollo", "santa_gertrudis", "pineywoods", "galloway", "black_angus", "longhorn", "corriente",
    "shorthorn", "hereford", "simmental",
)  # fmt: skip
TRAIL: Final[dict[str, str]] = {
    **dict.fromkeys(CATTLE, "cattle"),
    **dict.fromkeys(("breeds", "best_hand", "mean_value", "hand_value", "market_"), "cattle"),
    **dict.fromkeys(("disc_in_", "arrival"), "cities"),
    **dict.fromkeys(("engine", "turnout", "stations"), "stations"),
    "stationmasters": "stationmasters",
    **dict.fromkeys(("buildings", "reserve"), "buildings"),
    **dict.fromkeys(("hazards", "bandits"), "hazards"),
    **dict.fromkeys(("objective", "hand_objectives"), "objectives"),
    **dict.fromkeys(("cowboys", "builders", "engineers", "many_"), "workers"),
    **dict.fromkeys(("disc_on_", "steps", "hand_limit", "certificate_limit"), "slots"),
    **dict.fromkeys(("dollars", "first_dollars"), "dollars"),
    **dict.fromkeys(("token_", "vp_token"), "job-market-token"),
}
EL_PASO: Final[dict[str, str]] = {
    **dict.fromkeys(CATTLE, "cattle"),
    **dict.fromkeys(("duplicates", "missing", "reach_buy"), "cattle"),
    **dict.fromkeys(("near", "later", "far", "delivery", "post_"), "deliveries"),
    **dict.fromkeys(("cowboys", "builders", "engineers", "ready_", "all_"), "workers"),
    **dict.fromkeys(("draw_workers", "reach_hire"), "workers"),
    **dict.fromkeys(("building", "reach_build", "reach_own"), "buildings"),
    "objectives": "objectives",
    "dollars": "dollars",
}
OF_GAME: Final[dict[str, dict[str, str]]] = {"gwt1": TRAIL, "gwt2": TRAIL, "elpaso": EL_PASO}


def category(game: str, figure: str) -> str:
    """The category of a figure in a game."""
    known = OF_GAME.get(game, {})
    found = ""
    for begin in known:
        if figure.startswith(begin) and len(begin) > len(found):
            found = begin
    if found:
        return known[found]
    return figure.removeprefix(SCORED) if figure.startswith(SCORED) else PROSPECTS
