"""What Sue has beside the board, and what it is worth (R13, R14.16)."""

from __future__ import annotations

from typing import Final

from trailboss.companion.base import Told
from trailboss.core.game import Line, Score
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.components import (
    BY_PLAYERS,
    COWS,
    DISC_SLOTS,
    TRADING_POSTS,
    WORKER_STOCK,
    WORKER_VP,
)
from trailboss.games.elpaso.sue.deck import (
    FIRST_POST,
    RESOURCE_CARDS,
    SPECIALITIES,
)

COW_VP: Final[dict[str, int]] = {card.name: card.vp for card in COWS}
POST_VP: Final[dict[str, int]] = {post.name: post.vp for post in TRADING_POSTS}
SIMMENTAL: Final = "simmental"
SPACE_VP: Final = 2
"""For the rancher on the empty Simmental space (R12.1)."""


class SueThings:
    """Her row, workers, cows, buildings, discs and tokens."""

    def __init__(self, row: list[str], resources: list[str]) -> None:
        self.row = row
        """Her specialities from left to right."""
        self.workers = dict.fromkeys(row, 1)
        """How many count for each speciality; all-rounders that joined it are among them."""
        self.resources = resources
        """The resource deck, its top card first."""
        self.cows: list[str] = []
        self.buildings: list[tuple[int, int]] = []
        """Builders needed and points of each."""
        self.posts: list[str] = [FIRST_POST]
        self.post_vp = dict(POST_VP)
        self.objectives: list[int] = []
        self.bonuses: list[int] = []
        self.space = False
        """Does her rancher stand on the Simmental space?"""

    def discs_left(self) -> int:
        """Her discs that lie on no post (R14.1)."""
        return len(DISC_SLOTS) - len(self.posts)

    def score(self) -> Score:
        """Her points so far, line by line."""
        space = SPACE_VP if self.space else 0
        lines = (
            Line("R14.16", "dollars", 0),
            Line("R13.2", "buildings", sum(vp for _, vp in self.buildings)),
            Line("R13.3", "deliveries", sum(self.post_vp[post] for post in self.posts)),
            Line("R13.4", "workers", sum(self.workers.values()) * WORKER_VP),
            Line("R13.5", "cattle", sum(COW_VP[cow] for cow in self.cows) + space),
            Line("R13.6", "bonus-tokens", sum(self.bonuses)),
            Line("R14.16", "objectives", sum(self.objectives)),
        )
        return Score(1, lines)

    def status(self) -> list[Told]:
        """What lies before her, for a look at the table."""
        lines = [
            Told("sue-has-workers", "R14.4", (("worker", name), ("count", self.workers[name])))
            for name in self.row
        ]
        for name in COW_VP:
            if count := self.cows.count(name):
                lines.append(Told("sue-has-cows", "R13.5", (("cow", name), ("count", count))))
        for builders, vp in self.buildings:
            lines.append(Told("sue-has-building", "R13.2", (("builders", builders), ("vp", vp))))
        lines.append(Told("sue-has-discs", "R14.15", (("posts", ", ".join(self.posts)),)))
        return [*lines, Told("sue-has-resources", "R14.2", (("count", len(self.resources)),))]


def resource_deck() -> list[str]:
    """The 18 cards in the order of the list (R14.2)."""
    return [name for name, count in RESOURCE_CARDS for _ in range(count)]


def first_row() -> list[str]:
    """The specialities before they are shuffled (R14.4)."""
    return list(SPECIALITIES)


def markets() -> dict[str, int]:
    """What is left in the markets when both sides are set up (R2.5-R2.7, R14.2, R14.4)."""
    taken = dict(RESOURCE_CARDS)
    left = {card.name: card.market - taken.get(card.name, 0) for card in COWS if card.market}
    for name in WORKERS:
        left[name] = WORKER_STOCK - 1 - taken[name] - (name in SPECIALITIES)
    return left | {SIMMENTAL: BY_PLAYERS[0]}
