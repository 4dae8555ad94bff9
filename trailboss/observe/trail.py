"""The observation of a trail game: figures first, then the zones of the table and the players."""

from __future__ import annotations

from typing import Final

from trailboss.core.engine import State
from trailboss.core.zones import Zone
from trailboss.games.trail.position.stack import CLASSES
from trailboss.games.trail.rules import BANDIT, HAZARD, WORKER, Rules
from trailboss.games.trail.state import Player, TrailState
from trailboss.observe.base import (
    Block,
    Counts,
    Encoding,
    Number,
    Questions,
    Renamed,
    bits,
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

STAGES: Final = 3
"""Places for the piles of further stages."""
FORESIGHT: Final = 2
"""Places of a column."""
FIGURES: Final = (
    "dollars", "certificates", "exchange tokens", "herder, 0 is nowhere", "engine", "hand cards",
    "cards to draw", "secret objective cards",
)  # fmt: skip


class Stations(Block):
    """Writes what lies at the stations: a stationmaster, or the worker that was left for one."""

    def __init__(self, size: int, masters: int) -> None:
        super().__init__(size)
        self.masters = masters

    def numbers(self, zone: Zone) -> list[int]:
        return [item if item >= 0 else self.masters - item for item in zone]


class TrailEncoding(Encoding):
    """Writes views of both editions; the sizes of the box are those of a table that is set up."""

    def __init__(self, name: str, s: TrailState) -> None:
        rules = s.rules
        n = len(s.players)
        self.rules = rules
        self.players = n
        own = () if rules.automa is None else rules.automa.frames
        self.questions = Questions(frames_first((*CLASSES, *own)))
        self.loose = span(rules, (WORKER, HAZARD, BANDIT))
        self.taken = span(rules, (HAZARD, BANDIT))
        self.make_blocks(s)
        heads = self.figures(n, s)
        self.row = row(len(heads))
        zones = self.table_numbers(s)
        for k in range(n):
            zones += self.player_numbers(rules, called(k, s.people()))
        super().__init__(name, s.people(), heads + zones)

    def make_blocks(self, s: TrailState) -> None:
        """One writer for each kind of zone."""
        rules = s.rules
        cards, breeds = len(rules.cards), rules.first_objective
        first, last = self.loose
        private = (rules.first_private, len(rules.private), self.players)
        self.boards = [
            Renamed(len(rules.nodes), own_first(len(rules.tiles), *private, me))
            for me in range(self.players)
        ]
        self.sides = Block(len(s.sides))
        self.column = Block(FORESIGHT)
        self.bag = Counts(first, last - first)
        self.jobs = Block(len(s.jobs))
        self.cattle = Counts(0, breeds)
        self.stages = Block(STAGES)
        self.display = Block(rules.display)
        self.masters = Stations(len(s.masters), len(rules.masters))
        self.cards = Counts(0, cards)
        self.deck = Counts(0, 1 if rules.automa is None else len(rules.automa.cards) + 1)
        self.workers = Block(len(rules.worker_names))
        self.discs = Block(len(rules.discs))
        self.cities = Block(len(rules.cities))
        self.stations = [
            row(len(rules.stations)).pack(*bits(value, len(rules.stations)))
            for value in range(1 << len(rules.stations))
        ]
        self.area = Counts(breeds, cards - breeds)
        first, last = self.taken
        self.tiles = Counts(first, last - first)
        self.held = Counts(0, len(rules.masters))
        self.reserve = Counts(0, len(rules.private))

    def figures(self, n: int, s: TrailState) -> list[Number]:
        """The names of the figures at the beginning."""
        specialty = [] if s.rules.automa is None else ["automa: specialty"]
        return [
            Number("asked: 1 is me", n),
            Number("turn: 1 is me", n),
            Number("job market token: its row", len(s.jobs)),
            Number("job market token: who has it, 1 is me", n),
            Number("objective cards in the pile"),
            Number("local actions done in this turn"),
            *[Number(f"{called(k, s.people())}: {what}") for k in range(n) for what in FIGURES],
            *[one_of(name, s.rules.worker_names) for name in specialty],
            *self.questions.numbers(),
        ]

    def table_numbers(self, s: TrailState) -> list[Number]:
        """The names of the zones in the middle of the table."""
        rules = s.rules
        tiles = [tile.name for tile in rules.tiles]
        cards = [card.name for card in rules.cards]
        breeds = cards[: rules.first_objective]
        places = [f"{c + 1}, place {i + 1}" for c in range(len(s.foresight)) for i in range(2)]
        loose = tiles[self.loose[0] : self.loose[1]]
        masters = ["", *[master.name for master in rules.masters], *rules.worker_names]
        found = [
            *[one_of(f"tile on {node.name}", tiles) for node in rules.nodes],
            *flags("side b of building", numbered(len(s.sides))),
            *[one_of(f"foresight {place}", tiles) for place in places],
            *[Number(f"bag {i + 1}: {tile}") for i in range(len(s.bags)) for tile in loose],
            *[one_of(f"job {i + 1}", ["", *rules.worker_names]) for i in range(len(s.jobs))],
            *counts("cattle pile", breeds),
            *counts("cattle market", breeds),
            *[Number(f"pile of stage {i + 2}") for i in range(STAGES)],
            *[one_of(f"objective display {i + 1}", cards) for i in range(rules.display)],
            *[one_of(f"at station {i + 1}", masters) for i in range(len(s.masters))],
            *counts("removed cards", cards),
        ]
        if rules.automa is not None:
            deck = ["?", *[f"card {card.n}" for card in rules.automa.cards]]
            found += counts("automa draws", deck) + counts("automa discarded", deck)
        return found

    def player_numbers(self, rules: Rules, who: str) -> list[Number]:
        """The names of the zones of a player."""
        cards = [card.name for card in rules.cards]
        first, last = self.taken
        return [
            *counts(f"{who}: workers", rules.worker_names),
            *flags(f"{who}: disc still on", [disc.name for disc in rules.discs]),
            *counts(f"{who}: discs in", [city.name for city in rules.cities]),
            *flags(f"{who}: station", [station.name for station in rules.stations]),
            *counts(f"{who}: hand", cards),
            *counts(f"{who}: discard pile", cards),
            *counts(f"{who}: face down", cards),
            *counts(f"{who}: objective area", cards[rules.first_objective :]),
            *counts(f"{who}: took", [tile.name for tile in rules.tiles[first:last]]),
            *flags(f"{who}: stationmaster", [master.name for master in rules.masters]),
            *flags(f"{who}: in reserve: building", numbered(len(rules.private))),
        ]

    def encode(self, v: State, me: int) -> bytes:
        assert isinstance(v, TrailState), "a view of this game"
        n = self.players
        out = [
            seen_from(me, v.next(), n),
            seen_from(me, v.turn, n),
            v.token,
            seen_from(me, v.holder, n),
            len(v.objectives),
            len(v.done),
        ]
        zones: list[bytes] = [b""]
        self.table(zones, v, me)
        for k in range(n):
            p = v.players[(me + k) % n]
            figures(out, p)
            self.player(zones, p)
        if self.rules.automa is not None:
            out.append(v.automa.specialty)
        self.questions.write(out, v.stack)
        zones[0] = self.row.pack(*out)
        return b"".join(zones)

    def table(self, zones: list[bytes], v: TrailState, me: int) -> None:
        """What lies in the middle of the table."""
        zones.append(self.boards[me].write(v.board))
        zones.append(self.sides.write(v.sides))
        for column in v.foresight:
            zones.append(self.column.write(column))
        for bag in v.bags:
            zones.append(self.bag.write(bag))
        zones.append(self.jobs.write(v.jobs))
        zones.append(self.cattle.write(v.cattle))
        zones.append(self.cattle.write(v.market))
        zones.append(self.stages.write(v.piles))
        zones.append(self.display.write(v.display))
        zones.append(self.masters.write(v.masters))
        zones.append(self.cards.write(v.removed_cards))
        if self.rules.automa is not None:
            zones.append(self.deck.write(v.automa.draw))
            zones.append(self.deck.write(v.automa.discard))

    def player(self, zones: list[bytes], p: Player) -> None:
        """What a player has."""
        zones.append(self.workers.write(p.workers))
        zones.append(self.discs.write(p.discs))
        zones.append(self.cities.write(p.cities))
        zones.append(self.stations[p.stations])
        zones.append(self.cards.write(p.hand))
        zones.append(self.cards.write(p.discard))
        zones.append(self.cards.write(p.unseen))
        zones.append(self.area.write(p.area))
        zones.append(self.tiles.write(p.hazards + p.bandits))
        zones.append(self.held.write(p.masters))
        zones.append(self.reserve.write(p.reserve))


def figures(out: list[int], p: Player) -> None:
    """The single figures of a player."""
    out.append(p.dollars)
    out.append(p.certificates)
    out.append(p.tokens)
    out.append(p.herder + 1)
    out.append(p.engine)
    out.append(len(p.hand))
    out.append(len(p.draw))
    out.append(len(p.secret))


def span(rules: Rules, kinds: tuple[int, ...]) -> tuple[int, int]:
    """The first tile of these kinds, and the one behind the last."""
    found = [i for i, tile in enumerate(rules.tiles) if tile.kind in kinds]
    return min(found), max(found) + 1


ENCODING: Final = TrailEncoding
