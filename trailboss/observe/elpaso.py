"""The observation of El Paso: figures first, then the zones of the table and the players."""

from __future__ import annotations

from typing import Final

from trailboss.core.engine import State
from trailboss.games.elpaso.position.stack import CLASSES
from trailboss.games.elpaso.rules import Rules
from trailboss.games.elpaso.state import ElPasoState, Player, people
from trailboss.observe.base import (
    Block,
    Counts,
    Encoding,
    Number,
    Questions,
    Renamed,
    called,
    counts,
    flags,
    frames_first,
    numbered,
    one_of,
    own_first,
    row,
    seen_from,
)

FIGURES: Final = (
    "dollars", "certificates", "exchange tokens", "rancher, 0 is away", "hand cards",
    "cards to draw",
)  # fmt: skip


class ElPasoEncoding(Encoding):
    """Writes views of El Paso; the sizes of the box are those of a table that is set up."""

    def __init__(self, name: str, s: ElPasoState) -> None:
        n = len(s.players)
        self.players = n
        self.questions = Questions(frames_first(CLASSES))
        self.make_blocks(s)
        heads = self.figures(n, s)
        self.row = row(len(heads))
        zones = self.table_numbers(s)
        for k in range(n):
            zones += player_numbers(s.rules, called(k, people(s)))
        super().__init__(name, people(s), heads + zones)

    def make_blocks(self, s: ElPasoState) -> None:
        """One writer for each kind of zone."""
        rules = s.rules
        buildings = (rules.first_building, len(rules.kinds), self.players)
        self.boards = [
            Renamed(len(rules.nodes), own_first(len(rules.tiles), *buildings, me))
            for me in range(self.players)
        ]
        self.sides = Block(len(s.sides))
        self.stars = Block(len(s.stars))
        self.cattle = Block(len(s.cattle))
        self.workers = Block(len(s.workers))
        self.buildings = Block(len(s.buildings))
        self.supply = Block(len(s.display))
        self.tokens = Counts(0, len(rules.tokens))
        self.cards = Counts(0, len(rules.cards))
        self.discs = Block(len(rules.slots))
        self.posts = Block(len(rules.posts))
        self.row_of_sue = Block(0 if s.sue is None else len(s.sue.row))
        self.deck = Counts(0, len(rules.sue) + 1)

    def figures(self, n: int, s: ElPasoState) -> list[Number]:
        """The names of the figures at the beginning."""
        return [
            Number("asked: 1 is me", n),
            Number("turn: 1 is me", n),
            Number("who ended the game: 1 is me", n),
            Number("steps left"),
            Number("Simmental cards"),
            *[Number(f"{called(k, people(s))}: {what}") for k in range(n) for what in FIGURES],
            *self.questions.numbers(),
        ]

    def table_numbers(self, s: ElPasoState) -> list[Number]:
        """The names of the zones in the middle of the table."""
        rules = s.rules
        tiles = [tile.name for tile in rules.tiles]
        tokens = [token.name for token in rules.tokens]
        cards = [card.name for card in rules.cards]
        found = [
            *[one_of(f"tile on {node.name}", tiles) for node in rules.nodes],
            *flags("side b of building kind", numbered(len(s.sides))),
            *flags("star side of train card", numbered(len(s.stars))),
            *counts("cattle market", [field.name for field in rules.fields]),
            *counts("worker market", cards[rules.first_worker :]),
            *counts("building market: kind", numbered(len(s.buildings))),
            *[one_of(f"train supply {i + 1}", tokens) for i in range(len(s.display))],
            *flags("objective token face down", tokens),
            *flags("bonus token face down", tokens),
            *counts("removed", cards),
        ]
        if s.sue is not None:
            deck = ["?", *[f"card {i + 1}" for i in range(len(rules.sue))]]
            found += [Number(f"Sue: speciality {i + 1}") for i in range(len(s.sue.row))]
            found += [Number(f"Sue: all-rounders joined to {i + 1}") for i in range(len(s.sue.row))]
            found += counts("Sue: resources", cards)
            found += counts("Sue: bot deck", deck) + counts("Sue: bot cards used", deck)
        return found

    def encode(self, v: State, me: int) -> bytes:
        assert isinstance(v, ElPasoState), "a view of this game"
        n = self.players
        out = [
            seen_from(me, v.next(), n),
            seen_from(me, v.turn, n),
            seen_from(me, v.ender, n),
            v.steps,
            v.simmental,
        ]
        zones: list[bytes] = [b""]
        self.table(zones, v, me)
        for k in range(n):
            p = v.players[(me + k) % n]
            figures(out, p)
            self.player(zones, p)
        self.questions.write(out, v.stack)
        zones[0] = self.row.pack(*out)
        return b"".join(zones)

    def table(self, zones: list[bytes], v: ElPasoState, me: int) -> None:
        """What lies in the middle of the table."""
        zones.append(self.boards[me].write(v.board))
        zones.append(self.sides.write(v.sides))
        zones.append(self.stars.write(v.stars))
        zones.append(self.cattle.write(v.cattle))
        zones.append(self.workers.write(v.workers))
        zones.append(self.buildings.write(v.buildings))
        zones.append(self.supply.write(v.display))
        zones.append(self.tokens.write(v.stacks[0]))
        zones.append(self.tokens.write(v.stacks[1]))
        zones.append(self.cards.write(v.removed_cards))
        if v.sue is not None:
            zones.append(self.row_of_sue.write(v.sue.row))
            zones.append(self.row_of_sue.write(v.sue.joined))
            zones.append(self.cards.write(v.sue.resources))
            zones.append(self.deck.write(v.sue.bot))
            zones.append(self.deck.write(v.sue.used))

    def player(self, zones: list[bytes], p: Player) -> None:
        """What a player has."""
        zones.append(self.workers.write(p.ready))
        zones.append(self.discs.write(p.discs))
        zones.append(self.posts.write(p.posts))
        zones.append(self.cards.write(p.hand))
        zones.append(self.cards.write(p.discard))
        zones.append(self.cards.write(p.unseen))
        zones.append(self.tokens.write(p.tokens))


def player_numbers(rules: Rules, who: str) -> list[Number]:
    """The names of the zones of a player."""
    cards = [card.name for card in rules.cards]
    return [
        *counts(f"{who}: ready", cards[rules.first_worker :]),
        *flags(f"{who}: disc still on", [slot.name for slot in rules.slots]),
        *counts(f"{who}: discs in", [post.name for post in rules.posts]),
        *counts(f"{who}: hand", cards),
        *counts(f"{who}: discard pile", cards),
        *counts(f"{who}: face down", cards),
        *flags(f"{who}: token", [token.name for token in rules.tokens]),
    ]


def figures(out: list[int], p: Player) -> None:
    """The single figures of a player."""
    out.append(p.dollars)
    out.append(p.certificates)
    out.append(p.exchanges)
    out.append(p.rancher + 1)
    out.append(len(p.hand))
    out.append(len(p.draw))


ENCODING: Final = ElPasoEncoding
