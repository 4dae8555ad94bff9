"""Positions: a position written by hand, or by `dump`, as a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from trailboss.core.errors import BadPosition
from trailboss.core.rng import LARGEST, LARGEST_SEED, shuffled
from trailboss.core.zones import Zone, in_order, put
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.audit import audit, faults
from trailboss.games.elpaso.dumps import NOTHING, field_names, kind_names
from trailboss.games.elpaso.elements import deck
from trailboss.games.elpaso.frames import read_stack
from trailboss.games.elpaso.movement import EL_PASO
from trailboss.games.elpaso.rules import Rules
from trailboss.games.elpaso.setup import (
    bonuses,
    empty,
    neutral_spots,
    objectives,
    player,
)
from trailboss.games.elpaso.state import AWAY, ElPasoState, Player, people
from trailboss.games.elpaso.sue_positions import KEYS as SUE_KEYS
from trailboss.games.elpaso.sue_positions import read_sue
from trailboss.games.elpaso.sue_setup import hers
from trailboss.games.elpaso.sue_state import SUE
from trailboss.games.elpaso.turn import Turn
from trailboss.games.trail.reading import Doc, chosen, discs_on, indexed, options_of
from trailboss.games.trail.rules import EMPTY, NEUTRAL, PRIVATE
from trailboss.games.trail.sides import neutral_tiles, read_faces
from trailboss.games.trail.stacks import ask

if TYPE_CHECKING:
    from trailboss.games.elpaso.game import ElPaso

DEFAULT_SEED: Final = 1
FIELDS: Final = (
    "game", "version", "options", "seed", "sides", "train", "turn", "trail", "cattle", "workers",
    "buildings", "simmental", "display", "objectives", "bonuses", "gone", "ender", "steps", "visit",
    "rng", "seen", "players", "stack", "sue",
)  # fmt: skip
KEYS: Final = (
    "dollars", "certificates", "exchanges", "rancher", "ready", "discs", "cleared", "posts", "hand",
    "draw", "discard", "unseen", "tokens",
)  # fmt: skip


def position(game: ElPaso, doc: Mapping[str, Any]) -> ElPasoState:
    """A state from a document; what it does not name is filled as at set-up, by its seed.

    A document written by `dump` names everything, so it is read back exactly.
    """
    top = Doc(doc, "", FIELDS)
    seats = [Doc(item, f"players[{i}]", KEYS) for i, item in enumerate(top.items("players"))]
    alone = top.has("sue") or len(seats) == 1
    if alone and len(seats) > SUE + 1:
        raise BadPosition("Sue plays against one player")
    options = options_of(game, top, len(seats[:1]) if alone else len(seats))
    s = empty(game.ruled(options), top.number("seed", DEFAULT_SEED, 0, LARGEST_SEED), options)
    s.players = tuple([read_player(s, start(s, seat), row) for seat, row in enumerate(seats)])
    if alone:
        read_opponent(s, top, seats)
    kinds, cards = len(s.rules.kinds), len(s.rules.train)
    s.sides, s.options = read_faces(s, top, "sides", s.options, kinds, "ab")
    s.stars, s.options = read_faces(s, top, "train", s.options, cards, "ps")
    read_trail(s, top)
    read_herds(s, top, seats)
    read_markets(s, top)
    read_tokens(s, top)
    read_history(s, top)
    read_turn(s, top)
    return s


def start(s: ElPasoState, seat: int) -> Player:
    """A player as the game begins: capital by seat, the rancher on the first neutral building."""
    p = player(s)
    p.dollars, p.exchanges = s.rules.capital[seat]
    p.rancher = neutral_spots(s.rules)[0]
    return p


def read_opponent(s: ElPasoState, top: Doc, seats: Sequence[Doc]) -> None:
    """Sue after the human: her seat may be left out, and so may be her decks."""
    doc = seats[SUE] if len(seats) > SUE else Doc({}, f"players[{SUE}]", KEYS)
    s.players = (s.players[0], read_player(s, hers(s.rules, player(s)), doc))
    s.sue = read_sue(s, Doc(top.content.get("sue", {}), "sue", SUE_KEYS))


def read_player(s: ElPasoState, p: Player, doc: Doc) -> Player:
    """One seat from its start; the draw pile is filled later, if it is not named."""
    rules = s.rules
    p.dollars = doc.number("dollars", p.dollars)
    p.exchanges = doc.number("exchanges", p.exchanges)
    p.certificates = doc.number("certificates", 0, 0, rules.certificates)
    p.rancher = rancher(rules, doc, p.rancher)
    p.ready = counts(doc, "ready", WORKERS, p.ready)
    p.posts = counts(doc, "posts", [row.name for row in rules.posts], p.posts)
    slots = [row.name for row in rules.slots]
    p.discs = discs_on(doc, slots, [row.dark for row in rules.slots], sum(p.posts))
    table = card_table(rules, len(rules.cards))
    p.hand = doc.zone("hand", card_table(rules, rules.first_worker), "cow")
    p.draw = doc.zone("draw", table, "card")
    p.discard = doc.zone("discard", table, "card")
    p.tokens = doc.zone("tokens", token_table(rules), "token")
    if doc.items("unseen"):
        raise BadPosition(f"{doc.at('unseen')} is a part of views; a view is not a position")
    return p


def rancher(rules: Rules, doc: Doc, start: int) -> int:
    """The node of the rancher: null is beside the trail, nothing is where it starts."""
    if not doc.has("rancher"):
        return start
    if doc.get("rancher") is None:
        return AWAY
    nodes = indexed([node.name for node in rules.nodes])
    return chosen(doc.get("rancher"), doc.at("rancher"), nodes, "space of the trail")


def counts(doc: Doc, key: str, names: Sequence[str], default: Zone) -> Zone:
    """A number for each name."""
    table = Doc(doc.content.get(key, {}), doc.at(key), names)
    return tuple([table.number(name, n) for name, n in zip(names, default, strict=True)])


def card_table(rules: Rules, many: int) -> dict[str, int]:
    """So many of the cards: cows come first."""
    return {rules.cards[i].name: i for i in range(1, many)}


def token_table(rules: Rules) -> dict[str, int]:
    """All tokens."""
    return {row.name: i for i, row in enumerate(rules.tokens) if i}


def read_trail(s: ElPasoState, top: Doc) -> None:
    """The named tiles, and neutral buildings on neutral spaces that are not named."""
    rules = s.rules
    names = [node.name for at, node in enumerate(rules.nodes) if at != EL_PASO]
    trail = Doc(top.content.get("trail", {}), "trail", names)
    spots = neutral_spots(rules)
    tiles = range(rules.first_neutral, rules.first_building)
    named: dict[int, int] = {}
    for at, node in enumerate(rules.nodes):
        if trail.has(node.name):
            kind = NEUTRAL if at in spots else PRIVATE
            fit = {tile.name: i for i, tile in enumerate(rules.tiles) if tile.kind == kind}
            named[at] = chosen(trail.get(node.name), trail.at(node.name), fit, "tile")
            s.board = put(s.board, at, named[at])
    neutral = {at: tile for at, tile in named.items() if at in spots}
    placed = neutral_tiles(s, spots, tiles, neutral, s.options["neutral"] == "letters")
    for at, tile in placed.items():
        s.board = put(s.board, at, tile)
    home = dict(zip(spots, tiles, strict=True))
    if not top.table("options").has("neutral") and placed != home:
        s.options = {**s.options, "neutral": "shuffled"}


def read_herds(s: ElPasoState, top: Doc, seats: Sequence[Doc]) -> None:
    """Cows out of the game, and draw piles that are not named: the starting cows not elsewhere.

    A starting cow that is out of the game came from the first player who has not all of them.
    """
    s.gone = top.zone("gone", card_table(s.rules, s.rules.first_worker), "cow")
    gone = Counter(s.gone)
    herds = range(people(s))
    for seat in herds:
        if seats[seat].has("draw"):
            gone -= Counter(s.rules.herd) - Counter(deck(s, seat))
    for seat in herds:
        if not seats[seat].has("draw"):
            rest = Counter(s.rules.herd) - Counter(deck(s, seat))
            lost = rest & gone
            gone -= lost
            s.own_player(seat).draw = shuffled(s, in_order(tuple((rest - lost).elements())))


def read_markets(s: ElPasoState, top: Doc) -> None:
    """Stacks that are not named hold what lies nowhere else."""
    rules = s.rules
    used = Counter(s.gone)
    for seat in range(len(s.players)):
        used.update(deck(s, seat))
    if s.sue is not None:
        used.update(s.sue.resources)
    cattle = [n - used[row.cards[0]] for n, row in zip(s.cattle, rules.fields, strict=True)]
    workers = [n - used[rules.first_worker + i] for i, n in enumerate(s.workers)]
    built = Counter([rules.tiles[t].what for t in s.board if rules.tiles[t].kind == PRIVATE])
    buildings = [n - built[i] for i, n in enumerate(s.buildings)]
    s.cattle = counts(top, "cattle", field_names(rules), at_least_none(cattle))
    s.workers = counts(top, "workers", WORKERS, at_least_none(workers))
    s.buildings = counts(top, "buildings", kind_names(rules), at_least_none(buildings))
    left = rules.simmentals[people(s) - 1] - used[rules.simmental]
    s.simmental = top.number("simmental", max(left, 0))


def at_least_none(numbers: Sequence[int]) -> Zone:
    """No stack holds fewer than none; the bookkeeper says what is too much elsewhere."""
    return tuple([max(n, 0) for n in numbers])


def read_tokens(s: ElPasoState, top: Doc) -> None:
    """The supply and the stacks; what is not named is dealt from the tokens that are left."""
    rules = s.rules
    table = token_table(rules)
    piles = tuple([top.zone(key, table, "token") for key in ("objectives", "bonuses")])
    s.display = top.zone("display", {**table, NOTHING: EMPTY}, "token")
    taken = {token for p in s.players for token in p.tokens} | {*s.display}
    taken |= {token for pile in piles for token in pile}
    left = [
        shuffled(s, tuple([token for token in every if token not in taken]))
        for every in (objectives(rules), bonuses(rules))
    ]
    if not top.has("display"):
        few = rules.display
        shown = [(*pile, *[EMPTY] * few)[:few] for pile in left]
        s.display = (*shown[0], *shown[1])
        left = [pile[few:] for pile in left]
    s.stacks = (
        piles[0] if top.has("objectives") else left[0],
        piles[1] if top.has("bonuses") else left[1],
    )


def read_history(s: ElPasoState, top: Doc) -> None:
    """What the game remembers: the end, the movement, visits, revelations, chance."""
    if top.get("ender") is not None:
        s.ender = top.number("ender", 0, 0, len(s.players) - 1)
    s.steps = top.number("steps", 0, 0, 99)
    s.visit = top.number("visit", 0)
    s.seen = top.number("seen", 0)
    s.rng = top.number("rng", s.rng, 0, LARGEST)


def read_turn(s: ElPasoState, top: Doc) -> None:
    """Whose turn it is and what happens next; without a stack this turn begins."""
    s.turn = top.number("turn", 0, 0, len(s.players) - 1)
    s.stack = read_stack(s, top.get("stack")) if top.has("stack") else [Turn(s.turn)]
    found = faults(s)
    if found:
        raise BadPosition(found[0])
    ask(s, audit)
