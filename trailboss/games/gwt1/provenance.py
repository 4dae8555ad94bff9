"""Where the figures of the first edition come from, section by section and figure by figure.

`seed` was read in the rulebook; `public` in pictures and open implementations that agree with each
other. The longest place that fits a figure says it.
"""

from __future__ import annotations

from typing import Final

TAGS: Final[dict[str, str]] = {
    "trail": "public",
    "trail.risk": "seed",
    "bags": "public",
    "bags.2": "public: one of two readings, see the option split",
    "bags.3": "public: one of two readings, see the option split",
    "other_bags": "public: the other reading, with split=uneven",
    "job_market": "seed",
    "neutral_buildings": "seed",
    "private_buildings": "seed",
    "cattle": "seed",
    "cattle.vp": "public",
    "market_fields": "seed",
    "railroad": "seed",
    "stations": "seed",
    "cities": "seed",
    "arrows": "seed",
    "stationmasters": "seed",
    "objectives": "seed",
    "starting_objectives": "seed",
    "disc_slots": "seed",
    "auxiliary_actions": "seed",
    "worker_spaces": "seed",
}
