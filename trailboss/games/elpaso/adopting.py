"""Other figures for El Paso: a components file read with care, every mistake with a line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.core.zones import Zone
from trailboss.games.components import BadComponents, complaint
from trailboss.games.elpaso.actions import MOST_ACTIONS, MOST_BUILDERS, WORKERS
from trailboss.games.elpaso.box import sources
from trailboss.games.elpaso.figures import Doc, to_doc
from trailboss.games.elpaso.needs import need_of
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
from trailboss.games.elpaso.sue_deck import BEST, BUILD, DRAW_1, DRAW_2, MARKET, TRAIN, SueCard
from trailboss.games.elpaso.trail_check import trail_faults
from trailboss.games.elpaso.verbs import (
    GIFTS,
    HELPS,
    MOST_DOLLARS,
    ON_TILE,
    ON_TRAIN,
    Printed,
    understood,
    whole,
)
from trailboss.games.trail.rules import BUILDING, BuyOption, Card, Node

MOST_POINTS: Final = 30
MOST_VALUE: Final = 30
MOST_CARDS: Final = 30
CORNERS: Final = ("light", "dark")
LANES: Final = ("other", "inner")
SUE_ACTIONS: Final = (MARKET, DRAW_1, DRAW_2, TRAIN, BUILD, BEST)
SUE_STEPS: Final = tuple([str(steps) for steps in range(1, 7)])


class Reader:
    """A document that is read figure by figure; what is wrong with it is collected."""

    def __init__(self, doc: Mapping[str, Any], wanted: Doc) -> None:
        self.faults: list[str] = []
        self.rows: dict[str, Mapping[str, Any]] = {}
        for section in doc:
            if section not in wanted:
                self.faults.append(f"there is no figure {str(section)[:40]!r}")
        for section, things in wanted.items():
            given = self.table(doc.get(section), section)
            for thing in given:
                if thing not in things:
                    self.faults.append(f"{section}.{str(thing)[:40]}: there is no such thing")
            for thing, row in things.items():
                self.row(f"{section}.{thing}", given.get(thing), list(row))

    def table(self, value: object, where: str) -> Mapping[str, Any]:
        if isinstance(value, Mapping):
            return value
        self.faults.append(f"{where}: it is missing" if value is None else f"{where}: not a table")
        return {}

    def row(self, where: str, value: object, names: list[str]) -> None:
        """The figures of one thing; all of them must be there, and no others."""
        row = self.table(value, where)
        self.rows[where] = row
        self.faults += [
            f"{where}: there is no figure {str(name)[:40]!r}; there are {', '.join(names)}"
            for name in row
            if name not in names
        ]
        if row:
            self.faults += [f"{where}: {name} is missing" for name in names if name not in row]

    def wrong(self, where: str, name: str, fault: object) -> None:
        self.faults.append(f"{where}: {name}: {fault}")

    def number(self, where: str, name: str, low: int, high: int) -> int:
        value = self.rows[where].get(name, low)
        if type(value) is int and low <= value <= high:
            return value
        self.wrong(where, name, f"{str(value)[:40]} is not a number from {low} to {high}")
        return low

    def choice(self, where: str, name: str, choices: tuple[str, ...]) -> int:
        value = self.rows[where].get(name, choices[0])
        if value in choices:
            return choices.index(value)
        self.wrong(where, name, f"{str(value)[:40]!r} is not one of {', '.join(choices)}")
        return 0

    def yes(self, where: str, name: str) -> bool:
        value = self.rows[where].get(name, False)
        if type(value) is bool:
            return value
        self.wrong(where, name, f"{str(value)[:40]} is not true or false")
        return False

    def texts(self, where: str, name: str) -> list[str]:
        value = self.rows[where].get(name, [])
        if isinstance(value, list) and all([isinstance(item, str) for item in value]):
            return value
        self.wrong(where, name, "not a list of texts")
        return []

    def text(self, where: str, name: str) -> str:
        value = self.rows[where].get(name, "")
        if isinstance(value, str):
            return value
        self.wrong(where, name, "not a text")
        return ""


class Figures(Reader):
    """The figures of El Paso, table by table."""

    printed: Printed

    def actions(
        self, where: str, name: str, verbs: tuple[str, ...], by: str = "R6.2"
    ) -> tuple[Effect[Any], ...]:
        texts = self.texts(where, name)
        if len(texts) > MOST_ACTIONS:
            self.wrong(where, name, f"there are {len(texts)} actions, at most {MOST_ACTIONS} fit")
        found = [self.action(where, name, text, verbs, by) for text in texts]
        return tuple([effect for effect in found if effect is not None])

    def action(
        self, where: str, name: str, text: str, verbs: tuple[str, ...], by: str = "R6.2"
    ) -> Effect[Any] | None:
        """An action, or nothing if its words make no sense."""
        if not text and name not in self.rows[where]:
            return None
        try:
            return understood(text, self.printed, verbs, by)
        except BadComponents as error:
            self.wrong(where, name, error)
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
                market=self.number(where, "market", 1, MOST_CARDS) if card.market else 0,
            )
        for i, name in enumerate(WORKERS, rules.first_worker):
            points = self.number(f"workers.{name}", "vp", 0, MOST_POINTS)
            cards[i] = replace(cards[i], vp=points)
        self.count("own", "starting cows", rules.cards, cards)
        self.count("market", "market cows", rules.cards, cards)
        return tuple(cards)

    def count(self, name: str, what: str, old: tuple[Card, ...], new: list[Card]) -> None:
        """As many cards as the box holds."""
        had = sum([row.own if name == "own" else row.market for row in old])
        has = sum([row.own if name == "own" else row.market for row in new])
        if had != has and not self.faults:
            self.faults.append(f"breeds: there are {has} {what}, not {had}")

    def fields(self, rules: Rules) -> tuple[BuyOption, ...]:
        """The cattle market."""
        rows: list[BuyOption] = []
        for row in rules.fields:
            cowboys = self.number(f"breeds.{row.name}", "cowboys", 1, MOST_BUILDERS)
            dollars = cowboys * rules.dollars_per_worker
            rows.append(replace(row, cowboys=cowboys, dollars=dollars))
        return tuple(rows)

    def trail(self, rules: Rules) -> tuple[Node, ...]:
        """The spaces with the ways between them."""
        names = [node.name for node in rules.nodes]
        nodes: list[Node] = []
        for node in rules.nodes:
            where = f"trail.{node.name}"
            after = self.texts(where, "after")
            unknown = [name for name in after if name not in names]
            if unknown:
                self.wrong(where, "after", f"there is no space {unknown[0][:40]!r}")
            ways = [names.index(name) for name in after if name in names]
            nodes.append(replace(node, after=tuple(ways)))
        if not self.faults:
            self.faults += trail_faults(tuple(nodes))
        return tuple(nodes)

    def spaces(self, rules: Rules, name: str) -> Zone:
        """The costs of regular spaces, or which of them lie on inner branches."""
        found: list[int] = []
        for node in rules.nodes:
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
            found.append(Kind(builders, (points[0], points[1]), (sides[0], sides[1])))
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
        for post in rules.posts:
            where = f"trading_posts.{post.name}"
            if any(["cost=" in text for text in self.texts(where, "reward")]):
                self.wrong(where, "reward", "a reward has no cost")
            dark = bool(self.choice(where, "corners", CORNERS))
            vp = self.number(where, "vp", 0, MOST_POINTS)
            if vp and not dark:
                self.wrong(where, "vp", "only dark posts have points (R13.3)")
            value = self.number(where, "value", 0, MOST_VALUE)
            reward = self.actions(where, "reward", GIFTS, "R9.8")
            found.append(Post(post.name, value, dark, self.yes(where, "repeatable"), vp, reward))
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

    def tokens(self, rules: Rules, kinds: tuple[Kind, ...]) -> tuple[Token, ...]:
        """Objective and bonus tokens."""
        found = [rules.tokens[0]]
        for token in rules.tokens[1 : rules.first_bonus]:
            where = f"objective_tokens.{token.name}"
            vp = self.number(where, "vp", 0, MOST_POINTS)
            texts = self.texts(where, "needs")
            if not texts and "needs" in self.rows[where]:
                self.wrong(where, "needs", "an objective needs something")
            needs = []
            for text in texts:
                try:
                    needs.append(need_of(text, kinds))
                except BadComponents as error:
                    self.wrong(where, "needs", error)
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
                self.wrong(where, "deck", f"{card.name} is a card of deck {card.deck}")
            counted = move in WORKERS
            steps = 0 if counted else whole(move, 1, len(SUE_STEPS))
            found.append(SueCard(card.name, card.deck, steps, move if counted else "", action))
        return tuple(found)


def from_doc(doc: Mapping[str, Any], printed: Rules) -> Rules:
    """The rules with the figures of a document, or BadComponents with all that is wrong."""
    figures = Figures(doc, to_doc(printed))
    cards, fields = figures.cards(printed), figures.fields(printed)
    figures.printed = Printed(cards, fields)
    neutral = tuple(
        [
            Source(row.name, figures.actions(f"neutral_buildings.{row.name}", "actions", ON_TILE))
            for row in printed.neutral
        ]
    )
    kinds, train = figures.kinds(printed), figures.train(printed)
    rules = replace(
        printed,
        nodes=figures.trail(printed),
        costs=figures.spaces(printed, "cost"),
        inner=figures.spaces(printed, "lane"),
        neutral=neutral,
        kinds=kinds,
        train=train,
        sources=sources(neutral, kinds, train),
        cards=cards,
        fields=fields,
        posts=figures.posts(printed),
        slots=figures.slots(printed),
        aux=figures.aux(printed),
        tokens=figures.tokens(printed, kinds),
        sue=figures.sue(printed),
    )
    if figures.faults:
        raise complaint(*figures.faults)
    return rules
