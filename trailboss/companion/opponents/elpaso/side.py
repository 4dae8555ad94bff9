"""Sue beside a real table of El Paso: set-up, her turns, El Paso, the end (R14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trailboss.companion.base import GO, LAST, TURN, Desk, Script, Told
from trailboss.companion.ending import dollars_decide, verdict
from trailboss.companion.opponents.elpaso.things import (
    SIMMENTAL,
    SueThings,
    first_row,
    markets,
    resource_deck,
)
from trailboss.companion.opponents.elpaso.work import OTHER, SueAtWork, gifts
from trailboss.core.game import Option, Score
from trailboss.games.elpaso.components import TRADING_POSTS
from trailboss.games.elpaso.sue import policy
from trailboss.games.elpaso.sue.deck import (
    BEST,
    BUILD,
    DRAW_1,
    DRAW_2,
    MARKET,
    SUE_CARDS,
    TRAIN,
    SueCard,
)

APP: Final = "app"
BOX: Final = "box"
SUE_OPTIONS: Final = (
    Option("b-cards", ("0", "1", "2", "3"), "B cards in the bot deck: more make Sue stronger"),
    Option("deck", (APP, BOX), "who holds her decks: the companion, or you with the printed ones"),
)
MOVES: Final = {
    "steps:1": (1, ""),
    "steps:2": (2, ""),
    "steps:3": (3, ""),
    "steps:4": (4, ""),
    "per-cowboy": (0, "cowboy"),
    "per-builder": (0, "builder"),
    "per-engineer": (0, "engineer"),
}
"""What the upper half of a printed card may show (R14.7)."""
ACTIONS: Final = (MARKET, BUILD, TRAIN, DRAW_1, DRAW_2, BEST)
POSTS: Final = {post.name: post for post in TRADING_POSTS}
REWARDS: Final = {"objective": "token-objective", "worker": "hire"}
CARD, EMPTY = "card", "empty"
POST_VP: Final = range(21)


def bot_deck(desk: Desk, strong: int) -> list[int]:
    """All A cards and some B cards by lot, as places in the table (R14.3)."""
    weak = [i for i, card in enumerate(SUE_CARDS) if card.deck == "A"]
    others = [i for i, card in enumerate(SUE_CARDS) if card.deck == "B"]
    chosen = desk.shuffled(others)[:strong] if 0 < strong < len(others) else others[:strong]
    return [*weak, *chosen]


class SueSide:
    """Sue: what she has, and what happens."""

    def __init__(self, desk: Desk, options: Mapping[str, str]) -> None:
        self.desk = desk
        self.strong = int(options["b-cards"])
        self.own_cards = options["deck"] == BOX
        row, resources = first_row(), resource_deck()
        self.things = SueThings(
            [row[i] for i in desk.shuffled(range(len(row)))],
            [resources[i] for i in desk.shuffled(range(len(resources)))],
        )
        self.work = SueAtWork(desk, self.things, self.own_cards)
        self.deck = desk.shuffled(bot_deck(desk, self.strong))
        self.used: list[int] = []
        self.moved = False
        """Has she moved before? Then some things need not be said again."""
        self.rewards: dict[str, str] = {}
        """What posts give, once it is known."""

    def score(self) -> Score:
        return self.things.score()

    def status(self) -> list[Told]:
        return self.things.status()

    def script(self) -> Script[None]:
        """The whole game."""
        self.set_up()
        last = False
        while not last and not self.things.space:
            answer = yield from self.desk.ask(TURN, "R14.5", (GO, LAST), GO, who="sue")
            last = answer == LAST
            yield from self.take_turn(last)
        if self.things.space:
            self.desk.tell("sue-your-last", "R12.2")
        ahead = yield from verdict(self.desk, "sue", self.score().total, "R14.16")
        if not ahead:
            yield from dollars_decide(self.desk, "sue", "R13.8")

    def set_up(self) -> None:
        """What to lay out (R14.1-R14.5)."""
        tell = self.desk.tell
        self.desk.head("sue-set-up", "R14.1")
        tell("sue-set-up-discs", "R14.1")
        tell("sue-set-up-row", "R14.4", row=",".join(self.things.row))
        whose = "box" if self.own_cards else "app"
        tell(f"sue-set-up-resources-{whose}", "R14.2")
        tell("sue-set-up-check", "R14.2", **markets())
        tell(f"sue-set-up-deck-{whose}", "R14.3", cards=len(self.deck), b_cards=self.strong)
        tell("sue-set-up-start", "R14.5")

    def take_turn(self, last: bool) -> Script[None]:
        """A card, its move, its action, and perhaps El Paso (R14.6)."""
        if last:
            self.desk.head("sue-last", "R12.2")
        card = yield from self.turn_up()
        steps = policy.steps(card, self.things.workers)
        if card.per:
            self.desk.tell("sue-counts", "R14.7", worker=card.per, count=steps)
        self.desk.tell("sue-move", "R14.7", steps=steps)
        if not self.moved:
            self.desk.tell("sue-move-note", "R14.7")
        self.moved = True
        arrived = yield from self.desk.agree("sue-ask-arrived", "R14.7")
        yield from self.work.act(card.action)
        if arrived:
            yield from self.visit(last)

    def turn_up(self) -> Script[SueCard]:
        """The top card; used ones are shuffled when there is none (R14.3)."""
        if self.own_cards:
            self.desk.head("sue-card-box", "R14.6")
            move = yield from self.desk.ask("sue-ask-move", "R14.7", tuple(MOVES))
            action = yield from self.desk.ask("sue-ask-action", "R14.6", ACTIONS)
            return SueCard("", "", *MOVES[move], action)
        if not self.deck:
            self.deck, self.used = self.desk.shuffled(self.used), []
            self.desk.head("sue-shuffle", "R14.3")
        place = self.deck.pop(0)
        self.used.append(place)
        card = SUE_CARDS[place]
        self.desk.head("sue-card", "R14.6", card=f"sue-{card.name}")
        return card

    def visit(self, last: bool) -> Script[None]:
        """A Simmental card or the end, then a delivery (R14.15)."""
        if last:
            self.desk.tell("sue-no-simmental", "R12.3")
        else:
            answer = yield from self.desk.ask("sue-ask-simmental", "R14.15", (CARD, EMPTY), CARD)
            self.things.space = answer == EMPTY
            if self.things.space:
                self.desk.tell("sue-space", "R12.1")
            else:
                self.work.gain(SIMMENTAL, "R14.15")
        if not self.things.discs_left():
            self.desk.tell("sue-no-disc", "R14.15")
            return
        yield from self.deliver(policy.next_post(len(self.things.posts)))

    def deliver(self, post: str) -> Script[None]:
        """A disc on the next post, and of its reward a token or a resource card (R14.15)."""
        self.things.posts.append(post)
        self.desk.tell("sue-deliver", "R14.15", post=post, left=self.things.discs_left())
        if post not in self.rewards:
            yield from self.ask_post(post)
        reward = REWARDS.get(self.rewards[post], "")
        if reward:
            yield from self.work.accept(reward, "R14.15")
        else:
            self.desk.tell("sue-no-reward", "R14.15")

    def ask_post(self, post: str) -> Script[None]:
        """What is printed at a post; our reading is offered."""
        row = POSTS[post]
        if row.dark:
            self.things.post_vp[post] = yield from self.desk.count(
                "sue-ask-post", "R13.3", POST_VP, str(row.vp), post=post
            )
        ours = gifts(row.reward)
        names = [name for name, what in REWARDS.items() if what in ours]
        self.rewards[post] = yield from self.desk.ask(
            "sue-ask-reward", "R14.15", (*REWARDS, OTHER), names[0] if names else OTHER, post=post
        )
