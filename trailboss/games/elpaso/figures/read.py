"""Other figures for El Paso: a components file read with care, every mistake with a line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.core.zones import Zone
from trailboss.games.elpaso.actions import MOST_ACTIONS, MOST_BUILDERS, WORKERS, actions_of
from trailboss.games.elpaso.figures.document import to_doc
from trailboss.games.elpaso.figures.effect_words import (
    GIFTS,
    HELPS,
    ON_TILE,
    ON_TRAIN,
    parse_effect,
)
from trailboss.games.elpaso.figures.needs import parse_need
from trailboss.games.elpaso.movement import EL_PASO
from trailboss.games.elpaso.printed_rules import sources
from trailboss.games.elpaso.rules import (
    AuxAction,
    Kind,
    Post,
    Rules,
    Slot,
    Source,
    Token,
    TrainCard,
)
from trailboss.games.elpaso.sue.deck import (
    BEST,
    BUILD,
    DRAW_1,
    DRAW_2,
    MARKET,
    RESOURCE_CARDS,
    TRAIN,
    SueCard,
)
from trailboss.games.kit.components import BadComponents, complaint, number_in
from trailboss.games.kit.figure_reader import Doc, Reader
from trailboss.games.trail.figures.effect_text import MOST_DOLLARS, Cattle
from trailboss.games.trail.figures.effects import too_many_actions
from trailboss.games.trail.figures.trail_check import no_space, trail_faults
from trailboss.games.trail.rules import BUILDING, BuyOption, Card, Node

MOST_SPACES: Final = 40
MOST_POSTS: Final = 15
MOST_COPIES: Final = 8
MOST_POINTS: Final = 30
MOST_VALUE: Final = 30
MOST_CARDS: Final = 30
CORNERS: Final = ("light", "dark")
LANES: Final = ("other", "inner")
SUE_ACTIONS: Final = (MARKET, DRAW_1, DRAW_2, TRAIN, BUILD, BEST)
SPACE: Final = ("after", "cost", "lane")
POST: Final = ("value", "corners", "repeatable", "vp", "reward")
"""The figures of a space and of a post that an owner adds."""
OPTIONAL: Final = ("copies",)
"""What older files do not have."""
SUE_STEPS: Final = tuple([str(steps) for steps in range(1, 7)])


class Figures(Reader):
    """The figures of El Paso, table by table."""

    cattle: Cattle

    def look(self, doc: Doc) -> None:
        """Which things there are: spaces and posts may be added, all others are as printed."""
        for section, things in doc.items():
            most = {"trail": MOST_SPACES, "trading_posts": MOST_POSTS}.get(section, 0)
            usual = {"trail": SPACE, "trading_posts": POST}.get(section, ())
            for thing in self.things(section, list(things), most):
                names = list(things.get(thing, dict.fromkeys(usual)))
                self.row(f"{section}.{thing}", names, OPTIONAL)

    def actions(
        self, where: str, name: str, verbs: tuple[str, ...], by: str = "R6.2"
    ) -> tuple[Effect[Any], ...]:
        texts = self.texts(where, name)
        if len(texts) > MOST_ACTIONS:
            self.wrong(where, name, too_many_actions(len(texts), MOST_ACTIONS))
        found = [self.action(where, name, text, verbs, by) for text in texts]
        return tuple([effect for effect in found if effect is not None])

    def action(
        self, where: str, name: str, text: str, verbs: tuple[str, ...], by: str = "R6.2"
    ) -> Effect[Any] | None:
        """An action, or nothing if its words make no sense."""
        if not text and name not in self.rows[where]:
            return None
        try:
            return parse_effect(text, self.cattle, verbs, by)
        except BadComponents as error:
            self.wrong(where, name, error.message)
            return None

    def cards(self, rules: Rules) -> tuple[Card, ...]:
        """Breeding values, points and numbers of the cows; points of the workers."""
        cards = list(rules.cards)
        for i, card in enumerate(rules.cards[1 : rules.first_worker], 1):
            where = f"breeds.{card.name}"
            cards[i] = replace(
                card,
                value=self.number(where, "breeding", 0, MOST_VALUE),
                vp=self.number(where, "vp", 0, MOST_POINTS),
                own=self.number(where, "own", 1, MOST_CARDS) if card.own else 0,
                market=self.number(where, "market", least(card), MOST_CARDS) if card.market else 0,
            )
        for i, name in enumerate(WORKERS, rules.first_worker):
            points = self.number(f"workers.{name}", "vp", 0, MOST_POINTS)
            cards[i] = replace(cards[i], vp=points)
        self.count(rules.cards, cards)
        return tuple(cards)

    def count(self, old: tuple[Card, ...], new: list[Card]) -> None:
        """As many cards as the box holds."""
        had, has = sum([row.own for row in old]), sum([row.own for row in new])
        if had != has and not self.faults:
            self.bad(
                "breeds",
                "error-figures-own-cows",
                "there are {count} starting cows, not {many}",
                count=has,
                many=had,
            )
        had, has = sum([row.market for row in old]), sum([row.market for row in new])
        if had != has and not self.faults:
            self.bad(
                "breeds",
                "error-figures-market-cows",
                "there are {count} market cows, not {many}",
                count=has,
                many=had,
            )

    def fields(self, rules: Rules) -> tuple[BuyOption, ...]:
        """The cattle market."""
        rows: list[BuyOption] = []
        for row in rules.fields:
            cowboys = self.number(f"breeds.{row.name}", "cowboys", 1, MOST_BUILDERS)
            dollars = rules.price(cowboys)
            rows.append(replace(row, cowboys=cowboys, dollars=dollars))
        return tuple(rows)

    def trail(self, rules: Rules) -> tuple[Node, ...]:
        """The spaces with the ways between them."""
        printed = [node.name for node in rules.nodes]
        more = [name for name in self.names("trail") if name not in printed]
        names = [*printed, *more]
        nodes: list[Node] = []
        for node in (*rules.nodes, *[Node(name, BUILDING) for name in more]):
            where = f"trail.{node.name}"
            after = self.texts(where, "after")
            unknown = [name for name in after if name not in names]
            if unknown:
                self.wrong(where, "after", no_space(unknown[0]))
            ways = [names.index(name) for name in after if name in names]
            nodes.append(replace(node, after=tuple(ways)))
        if not self.faults:
            ends = (EL_PASO, EL_PASO)
            self.faults += trail_faults(tuple(nodes), ends, "El Paso", set())
        return tuple(nodes)

    def names(self, section: str) -> list[str]:
        """What the things of a section are called."""
        inner = f"{section}."
        return [where.removeprefix(inner) for where in self.rows if where.startswith(inner)]

    def spaces(self, nodes: tuple[Node, ...], name: str) -> Zone:
        """The costs of regular spaces, or which of them lie on inner branches."""
        found: list[int] = []
        for node in nodes:
            where = f"trail.{node.name}"
            if node.kind != BUILDING:
                found.append(0)
            elif name == "cost":
                found.append(self.number(where, name, 0, MOST_DOLLARS))
            else:
                found.append(self.choice(where, name, LANES))
        return tuple(found)

    def kinds(self, rules: Rules) -> tuple[Kind, ...]:
        """The regular buildings."""
        found: list[Kind] = []
        for i in range(1, len(rules.kinds) + 1):
            where = f"building_market.{i}"
            points = [self.number(where, name, 0, MOST_POINTS) for name in ("vp_a", "vp_b")]
            sides = [self.actions(where, name, ON_TILE) for name in ("a", "b")]
            builders = self.number(where, "builders", 1, MOST_BUILDERS)
            copies = rules.kinds[i - 1].copies
            if "copies" in self.rows[where]:
                copies = self.number(where, "copies", 1, MOST_COPIES)
            found.append(Kind(builders, (points[0], points[1]), (sides[0], sides[1]), copies))
        return tuple(found)

    def train(self, rules: Rules) -> tuple[TrainCard, ...]:
        """The train cards."""
        found: list[TrainCard] = []
        for i in range(1, len(rules.train) + 1):
            where = f"train.{i}"
            sides = [self.actions(where, name, ON_TRAIN) for name in ("plain", "star")]
            engineers = self.number(where, "engineers", 1, MOST_BUILDERS)
            found.append(TrainCard(engineers, (sides[0], sides[1])))
        return tuple(found)

    def posts(self, rules: Rules) -> tuple[Post, ...]:
        """The trading posts; a reward costs nothing."""
        found: list[Post] = []
        printed = [post.name for post in rules.posts]
        more = [name for name in self.names("trading_posts") if name not in printed]
        for name in (*printed, *more):
            where = f"trading_posts.{name}"
            if any(["cost=" in text for text in self.texts(where, "reward")]):
                self.bad(f"{where}.reward", "error-figures-reward-cost", "a reward has no cost")
            dark = bool(self.choice(where, "corners", CORNERS))
            vp = self.number(where, "vp", 0, MOST_POINTS)
            if vp and not dark:
                self.bad(
                    f"{where}.vp", "error-figures-dark-posts", "only dark posts have points (R13.3)"
                )
            value = self.number(where, "value", 0, MOST_VALUE)
            reward = self.actions(where, "reward", GIFTS, "R9.8")
            found.append(Post(name, value, dark, self.yes(where, "repeatable"), vp, reward))
        return tuple(found)

    def slots(self, rules: Rules) -> tuple[Slot, ...]:
        """The disc slots."""
        found: list[Slot] = []
        for slot in rules.slots:
            where = f"player_board.{slot.name}"
            dark = bool(self.choice(where, "corners", CORNERS))
            found.append(replace(slot, dark=dark, dollars=self.number(where, "coin", -9, 9)))
        return tuple(found)

    def aux(self, rules: Rules) -> tuple[AuxAction, ...]:
        """The auxiliary actions."""
        found: list[AuxAction] = []
        for i, row in enumerate(rules.aux, 1):
            where = f"auxiliary_actions.{i}"
            base = self.action(where, "base", self.text(where, "base"), HELPS, "R8.2")
            more = row.upgraded
            if more is not None:
                more = self.action(where, "upgraded", self.text(where, "upgraded"), HELPS, "R8.2")
            found.append(replace(row, base=base or row.base, upgraded=more))
        return tuple(found)

    def tokens(
        self, rules: Rules, kinds: tuple[Kind, ...], posts: tuple[Post, ...]
    ) -> tuple[Token, ...]:
        """Objective and bonus tokens."""
        found = [rules.tokens[0]]
        for token in rules.tokens[1 : rules.first_bonus]:
            where = f"objective_tokens.{token.name}"
            vp = self.number(where, "vp", 0, MOST_POINTS)
            texts = self.texts(where, "needs")
            if not texts and "needs" in self.rows[where]:
                self.bad(
                    f"{where}.needs",
                    "error-figures-objective-needs",
                    "an objective needs something",
                )
            needs = []
            for text in texts:
                try:
                    needs.append(parse_need(text, kinds, [post.name for post in posts]))
                except BadComponents as error:
                    self.wrong(where, "needs", error.message)
            found.append(Token(token.name, vp, tuple(needs)))
        return (*found, *[self.bonus(token.name) for token in rules.tokens[rules.first_bonus :]])

    def bonus(self, name: str) -> Token:
        """A bonus token."""
        where = f"bonus_tokens.{name}"
        vp = self.number(where, "vp", 0, MOST_POINTS)
        text = self.text(where, "effect")
        if text == "none":
            return Token(name, vp)
        if text in ("permanent_certificate", "duplicate_breed"):
            permanent = int(text == "permanent_certificate")
            return Token(name, vp, (), permanent, 1 - permanent)
        return Token(name, vp, immediate=self.action(where, "effect", text, HELPS))

    def sue(self, rules: Rules) -> tuple[SueCard, ...]:
        """The cards of the opponent of a game played alone."""
        found: list[SueCard] = []
        ways = (*SUE_STEPS, *WORKERS[:-1])
        for card in rules.sue:
            where = f"bot_cards.{card.name}"
            move = ways[self.choice(where, "move", ways)]
            action = SUE_ACTIONS[self.choice(where, "action", SUE_ACTIONS)]
            if self.text(where, "deck") not in ("", card.deck):
                self.bad(
                    f"{where}.deck",
                    "error-figures-deck",
                    "{card} is a card of deck {deck}",
                    card=card.name,
                    deck=card.deck,
                )
            counted = move in WORKERS
            steps = 0 if counted else number_in(move, 1, len(SUE_STEPS))
            found.append(SueCard(card.name, card.deck, steps, move if counted else "", action))
        return tuple(found)


def least(card: Card) -> int:
    """How many cows of a breed the opponent of a game played alone needs (R14.2)."""
    return dict(RESOURCE_CARDS).get(card.name, 1)


def from_doc(doc: Mapping[str, Any], printed: Rules) -> Rules:
    """The rules with the figures of a document, or BadComponents with all that is wrong."""
    known = to_doc(printed)
    figures = Figures(doc, list(known))
    figures.look(known)
    cards, fields = figures.cards(printed), figures.fields(printed)
    figures.cattle = Cattle(cards, fields)
    neutral = tuple(
        [
            Source(row.name, figures.actions(f"neutral_buildings.{row.name}", "actions", ON_TILE))
            for row in printed.neutral
        ]
    )
    kinds, train = figures.kinds(printed), figures.train(printed)
    nodes, posts = figures.trail(printed), figures.posts(printed)
    rules = replace(
        printed,
        act=actions_of([node.name for node in nodes], [post.name for post in posts]),
        nodes=nodes,
        costs=figures.spaces(nodes, "cost"),
        inner=figures.spaces(nodes, "lane"),
        neutral=neutral,
        kinds=kinds,
        train=train,
        sources=sources(neutral, kinds, train),
        cards=cards,
        fields=fields,
        posts=posts,
        slots=figures.slots(printed),
        aux=figures.aux(printed),
        tokens=figures.tokens(printed, kinds, posts),
        sue=figures.sue(printed),
    )
    if figures.faults:
        raise complaint(*figures.faults)
    return rules
