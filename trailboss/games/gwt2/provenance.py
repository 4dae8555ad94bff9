"""Where the figures of the second edition come from, section by section and figure by figure.

`seed` was read in the rulebooks; `public` in open redrawings and implementations that agree with
each other; `reconstructed` is ours. The longest place that fits a figure says it.
"""

from __future__ import annotations

from typing import Final

TAGS: Final[dict[str, str]] = {
    "trail": "public",
    "trail.risk": "seed",
    "trail.dollars": "public: one source for the order of the bandits",
    "bags": "public",
    "bags.2": "public: one of two readings, see the option split; the totals are seed",
    "bags.3": "public: one of two readings, see the option split; the totals are seed",
    "other_bags": "public: the other reading, with split=uneven",
    "job_market": "public",
    "job_market.arrows": "seed",
    "neutral_buildings": "seed",
    "private_buildings": "public",
    "private_buildings.actions": "seed",
    "cattle": "seed",
    "cattle.vp": "public",
    "cattle.simmental-1.vp": "public: one source",
    "cattle.simmental-2.vp": "public: one source",
    "cattle.simmental-3.vp": "public: one source",
    "market_fields": "public",
    "railroad": "public",
    "stations": "public",
    "cities": "public",
    "arrows": "public",
    "stationmasters": "public",
    "stationmasters.action": "seed",
    "objectives": "public",
    "starting_objectives": "public",
    "disc_slots": "seed",
    "auxiliary_actions": "seed",
    "worker_spaces": "seed",
    "bot_cards": "reconstructed",
    "bot_levels": "public",
    "bot_levels.first_city": "reconstructed",
    "bot_purchases": "reconstructed",
}
