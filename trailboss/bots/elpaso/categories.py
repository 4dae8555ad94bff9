"""What the figures of El Paso are about, in the categories of the score sheet."""

from __future__ import annotations

from typing import Final

from trailboss.bots.categories import CATTLE

CATEGORIES: Final[dict[str, str]] = {
    **dict.fromkeys(CATTLE, "cattle"),
    **dict.fromkeys(("duplicates", "missing", "reach_buy"), "cattle"),
    **dict.fromkeys(("near", "later", "far", "delivery", "post_"), "deliveries"),
    **dict.fromkeys(("cowboys", "builders", "engineers", "ready_", "all_"), "workers"),
    **dict.fromkeys(("draw_workers", "reach_hire"), "workers"),
    **dict.fromkeys(("building", "reach_build", "reach_own"), "buildings"),
    "objectives": "objectives",
    "dollars": "dollars",
}
