"""What the figures of a trail game are about, in the categories of the score sheet."""

from __future__ import annotations

from typing import Final

from trailboss.bots.categories import CATTLE

CATEGORIES: Final[dict[str, str]] = {
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
