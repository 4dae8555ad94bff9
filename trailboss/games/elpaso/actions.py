"""Every choice of the game. Ids are append-only: they are the action space of learners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trailboss.core.action import Action, ActionSpace, numbers

NODES: Final = (
    "EP", "s1", "n1", "s2", "s3", "n2", "s4", "n3", "s5", "s6", "n4", "n5", "s7", "s8", "n6", "s9",
)  # fmt: skip
BREEDS: Final = (
    "criollo",
    "pineywoods",
    "galloway",
    "santa_gertrudis",
    "black_angus",
    "corriente",
    "shorthorn",
    "hereford",
    "simmental",
)
WORKERS: Final = ("cowboy", "builder", "engineer", "all_rounder")
TOKENS: Final = tuple([f"{kind}{n:02}" for kind in "ob" for n in range(1, 21)])
TOKEN_KINDS: Final = ("objective", "bonus")
SLOTS: Final = (
    "aux1_upgrade",
    "aux2_unlock",
    "aux3_upgrade",
    "aux4_unlock",
    "permanent_certificate",
    "hand_limit",
    "step_limit",
)
POSTS: Final = ("0", "5", "7", "9", "10", "12", "16")
MOST_ACTIONS: Final = 4
MOST_BUILDERS: Final = 6
MOST_ENGINEERS: Final = 4
MOST_AUXILIARY: Final = 4
MOST_CERTIFICATES: Final = 4


SPACE: Final = ActionSpace()

PASS: Final = SPACE.one("pass")
"""No more, or not this."""
STOP: Final = SPACE.one("stop")
"""The movement ends here (R4.1)."""
GO: Final = SPACE.family("go", NODES)
"""One step to a stop (R4.2); at the start, put the rancher there (R2.9)."""
USE: Final = SPACE.family("use", numbers(1, MOST_ACTIONS))
"""Do the first, second ... action of the tile or train card (R5.4)."""
AUX: Final = SPACE.family("aux", numbers(1, MOST_AUXILIARY))
"""Do an auxiliary action (R8)."""
TAKE: Final = SPACE.family("take", TOKENS)
"""Take a face-up token (R6.9)."""
DRAW: Final = SPACE.family("draw", TOKEN_KINDS)
"""Draw the top token of a stack unseen (R6.9)."""
PERFORM: Final = SPACE.one("perform")
"""Do the immediate effect of a bonus token (R6.9)."""
DISCARD: Final = SPACE.family("discard", BREEDS)
"""Discard a hand cow (R6.1, R6.14)."""
REMOVE: Final = SPACE.family("remove", BREEDS)
"""Take a hand cow out of the game (R6.13)."""
AGAIN: Final = SPACE.one("again")
"""Do the second exchange of the upgraded auxiliary action (R8.4)."""
HIRE: Final = SPACE.family("hire", WORKERS)
"""Hire a worker (R6.5)."""
BUY: Final = SPACE.family("buy", BREEDS[4:8])
"""Buy a cow of the market (R6.6)."""
TRAIN: Final = SPACE.family("train", numbers(1, MOST_ENGINEERS))
"""Use the train card for this number of engineers (R6.8)."""
MIX: Final = SPACE.family("all_rounders", numbers(0, MOST_BUILDERS))
"""How many of the workers to be discarded are all-rounders (R6.6, R6.8, R6.10)."""
BUILD: Final = SPACE.family("build", numbers(1, MOST_BUILDERS))
"""Build the kind for this number of builders (R6.10)."""
SITE: Final = SPACE.family("site", NODES)
"""Put the new building there (R6.10)."""
SPEND: Final = SPACE.family("certificates", numbers(0, MOST_CERTIFICATES))
"""Spend this number of temporary certificates for a delivery (R9.3)."""
POST: Final = SPACE.family("post", POSTS)
"""Deliver to this trading post (R9.4)."""
DISC: Final = SPACE.family("disc", SLOTS)
"""Take the disc from this slot (R9.5)."""
BONUS: Final = SPACE.family("spend", WORKERS, free=True)
"""Discard a ready worker for its bonus, at any time (R7.1)."""
EXCHANGE: Final = SPACE.one("exchange", free=True)
"""Return an exchange token, at any time (R7.3)."""


class Actions:
    """The actions that are called after spaces and posts. A box with more of them has more."""

    def __init__(self, nodes: Sequence[str] = NODES, posts: Sequence[str] = POSTS) -> None:
        spaces, more = nodes[len(NODES) :], posts[len(POSTS) :]
        self.space = ActionSpace()
        self.space.all, self.space.by_text = [*SPACE.all], {**SPACE.by_text}
        self.go = self.family(GO, spaces)
        self.site = self.family(SITE, spaces)
        self.post = self.family(POST, more)

    def family(self, printed: Sequence[Action], names: Sequence[str]) -> list[Action]:
        """A family with further objects behind the printed ones."""
        found = [*printed]
        for name in names:
            text = f"{found[0].verb} {name}"
            found.append(Action(len(self.space.all), found[0].verb, len(found), text, False))
            self.space.all.append(found[-1])
            self.space.by_text[text] = found[-1]
        return found


PRINTED: Final = Actions()
"""The actions of the printed game."""


def actions_of(nodes: Sequence[str], posts: Sequence[str]) -> Actions:
    """The actions for these spaces and posts, of which the first are the printed ones."""
    if len(nodes) == len(NODES) and len(posts) == len(POSTS):
        return PRINTED
    return Actions(nodes, posts)
