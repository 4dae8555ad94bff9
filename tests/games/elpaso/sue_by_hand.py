"""Sue's turn done by hand on a written position, from the fact sheet alone.

Nothing of the engine is used here, so that the two can be compared. A position is a document as
`dump` writes it; the turn changes a copy of it.
"""

from __future__ import annotations

import copy
from typing import Any

from tests.games.elpaso.facts import FACTS

Doc = dict[str, Any]
CARDS = {row["id"]: row for row in FACTS["solo"]["bot_cards"]}
NODES = {row["id"]: row for row in FACTS["trail"]["nodes"]}
FORKS = {row["at"]: row for row in FACTS["trail"]["forks"]}
WAYS = dict(FACTS["trail"]["edges"])
POINTS = {
    row["id"]: row["vp"]
    for chapter in ("objective_tokens", "bonus_tokens")
    for row in FACTS[chapter]["tokens"]
}
REWARDS = {str(row["value"]): row["reward"] for row in FACTS["trading_posts"]["posts"]}
TRAIN = [(row["plain"], row["star"]) for row in FACTS["train"]["cards_by_engineers"]]
STACKS = FACTS["cattle_market"]["stacks"]
POSTS = ["5", "7", "9", "10", "12", "16", "16"]


class ByHand:
    """A table with Sue, after the human's turn."""

    def __init__(self, doc: Doc) -> None:
        self.doc = copy.deepcopy(doc)
        self.seat = self.doc["players"][1]
        self.sue = self.doc["sue"]

    def turn(self) -> Doc:
        """One card: ride, act, El Paso."""
        name = self.sue["bot"].pop(0)
        self.sue["used"].append(name)
        row = CARDS[name]
        self.ride(row["move"].get("steps") or self.many(row["move"]["per_worker"]))
        self.act(row["action"])
        if self.seat["rancher"] == "EP":
            self.el_paso()
        return self.doc

    def many(self, trade: str) -> int:
        """Workers of a speciality."""
        return int(self.seat["ready"][trade] + self.sue["joined"][trade])

    def ride(self, steps: int) -> None:
        """Space by space; a fork is decided by counting the tiles of its branches."""
        here = self.seat["rancher"]
        while steps:
            here = self.branch(FORKS[here]) if here in FORKS else WAYS[here]
            if here in self.doc["trail"] or here == "EP":
                steps = 0 if here == "EP" else steps - 1
        self.seat["rancher"] = here

    def branch(self, fork: Doc) -> str:
        """The branch with fewer tiles, else the inner one."""
        inner, outer = (
            sum(space in self.doc["trail"] for space in fork[lane]) for lane in ("inner", "outer")
        )
        return str(fork["inner" if inner <= outer else "outer"][0])

    def act(self, action: str) -> None:
        if action == "best_of_three":
            sizes = [self.many(trade) for trade in self.sue["row"]]
            best = self.sue["row"][sizes.index(max(sizes))]
            action = {"cowboy": "market", "builder": "build", "engineer": "train"}[best]
        if action.startswith("draw"):
            for _ in range(int(action[-1])):
                self.draw()
        elif action == "market":
            self.market()
        elif action == "train":
            card = TRAIN[min(self.many("engineer"), 4) - 1]
            side = self.doc["train"][min(self.many("engineer"), 4) - 1]
            self.gains(card["ps".index(side)])
        else:
            self.build()

    def market(self) -> None:
        """From the breed of her cowboys downwards."""
        for breed in STACKS[min(self.many("cowboy"), 4) - 1 :: -1]:
            if self.cow(breed):
                return

    def cow(self, breed: str) -> bool:
        if not self.doc["cattle"][breed]:
            return False
        self.doc["cattle"][breed] -= 1
        self.seat["discard"].append(breed)
        return True

    def draw(self) -> None:
        """A resource card; an all-rounder finds its group."""
        if not self.sue["resources"]:
            return
        card = self.sue["resources"].pop(0)
        if card in STACKS:
            self.seat["discard"].append(card)
            return
        if card == "all_rounder":
            below = [trade for trade in self.sue["row"] if self.many(trade) < 4]
            below.sort(key=self.many, reverse=True)
            self.sue["joined"][(below or self.sue["row"])[0]] += 1
        self.seat["ready"][card] += 1

    def gains(self, rows: list[Doc]) -> None:
        """Tokens, cows and hires of a card or a post."""
        for row in rows:
            if row["op"] == "take_token":
                self.token(row["kind"])
            elif row["op"] == "gain_cow":
                self.cow(row["breed"])
            elif row["op"] == "hire":
                self.draw()

    def token(self, kind: str) -> None:
        shown = self.doc["display"]
        letters = {"objective": "o", "bonus": "b", "any": "ob"}[kind]
        fit = [name for name in shown if name[0] in letters]
        if not fit:
            return
        fit.sort(key=lambda name: -int(POINTS[name]))
        stack = self.doc["objectives" if fit[0][0] == "o" else "bonuses"]
        shown[shown.index(fit[0])] = stack.pop(0) if stack else "-"
        self.seat["tokens"].append(fit[0])

    def build(self) -> None:
        """A new building, a better one, or with the two largest a Hereford."""
        trail, stock, able = self.doc["trail"], self.doc["buildings"], self.many("builder")
        own = [space for space, tile in trail.items() if tile.startswith("1:")]
        kinds = [int(kind) for kind, left in stock.items() if left]
        fit = [kind for kind in kinds if kind <= able]
        if len(own) < 2 and fit:
            free = [space for space in NODES if space[0] == "s" and space not in trail]
            site = min(free, key=lambda space: (-NODES[space]["cost"], self.ahead(space)))
            self.lay(site, max(fit))
            return
        swaps = [
            (int(trail[space][2:]) - kind, self.ahead(space), space, kind)
            for space in own
            for kind in kinds
            if 0 < kind - int(trail[space][2:]) <= able
        ]
        if swaps:
            _, _, site, kind = min(swaps)
            stock[trail[site][2:]] += 1
            self.lay(site, kind)
        elif [trail[space] for space in own] == ["1:6", "1:6"]:
            self.cow("hereford")

    def lay(self, site: str, kind: int) -> None:
        self.doc["trail"][site] = f"1:{kind}"
        self.doc["buildings"][str(kind)] -= 1

    def ahead(self, space: str) -> int:
        """Clockwise, and a whole round for the own space."""
        way = (NODES[space]["order"] - NODES[self.seat["rancher"]]["order"]) % 16
        return int(way) or 16

    def el_paso(self) -> None:
        """A Simmental card or the end, then the next post."""
        if self.doc["simmental"]:
            self.doc["simmental"] -= 1
            self.seat["discard"].append("simmental")
        elif self.doc["ender"] is None:
            self.doc["ender"] = 1
            self.seat["rancher"] = None
        laid = sum(self.seat["posts"].values())
        if laid < 7:
            post = POSTS[laid]
            self.seat["posts"][post] = self.seat["posts"].get(post, 0) + 1
            self.seat["discs"].pop()
            self.gains(REWARDS[post])
