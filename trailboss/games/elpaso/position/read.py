"""Positions: a position written by hand, or by `dump`, as a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from trailboss.core.errors import BadPosition
from trailboss.core.rng import LARGEST, LARGEST_SEED
from trailboss.core.zones import put
from trailboss.games.elpaso.audit import audit, faults
from trailboss.games.elpaso.movement import EL_PASO
from trailboss.games.elpaso.position.fill import read_herds, read_markets, read_tokens
from trailboss.games.elpaso.position.players import (
    KEYS,
    read_player,
    start,
)
from trailboss.games.elpaso.position.stack import read_stack
from trailboss.games.elpaso.setup import (
    empty,
    neutral_spots,
    player,
)
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.elpaso.sue.position import KEYS as SUE_KEYS
from trailboss.games.elpaso.sue.position import read_sue
from trailboss.games.elpaso.sue.setup import hers
from trailboss.games.elpaso.sue.state import SUE
from trailboss.games.elpaso.turn import Turn
from trailboss.games.kit.reading import Doc, chosen, options_of
from trailboss.games.kit.sides import neutral_tiles, read_faces
from trailboss.games.kit.stacks import ask
from trailboss.games.trail.rules import NEUTRAL, PRIVATE

if TYPE_CHECKING:
    from trailboss.games.elpaso.game import ElPaso

DEFAULT_SEED: Final = 1
FIELDS: Final = (
    "game", "version", "options", "seed", "sides", "train", "turn", "trail", "cattle", "workers",
    "buildings", "simmental", "display", "objectives", "bonuses", "gone", "ender", "steps", "visit",
    "rng", "seen", "players", "stack", "sue",
)  # fmt: skip


def position(game: ElPaso, doc: Mapping[str, Any]) -> ElPasoState:
    """A state from a document; what it does not name is filled as at set-up, by its seed.

    A document written by `dump` names everything, so it is read back exactly.
    """
    top = Doc(doc, "", FIELDS)
    seats = [Doc(item, f"players[{i}]", KEYS) for i, item in enumerate(top.items("players"))]
    alone = top.has("sue") or len(seats) == 1
    if alone and len(seats) > SUE + 1:
        raise BadPosition("error-position-sue-alone", "Sue plays against one player")
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


def read_opponent(s: ElPasoState, top: Doc, seats: Sequence[Doc]) -> None:
    """Sue after the human: her seat may be left out, and so may be her decks."""
    doc = seats[SUE] if len(seats) > SUE else Doc({}, f"players[{SUE}]", KEYS)
    s.players = (s.players[0], read_player(s, hers(s.rules, player(s)), doc))
    s.sue = read_sue(s, Doc(top.content.get("sue", {}), "sue", SUE_KEYS))


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


def read_history(s: ElPasoState, top: Doc) -> None:
    """What the game remembers: the end, the movement, visits, revelations, chance."""
    if top.get("ender") is not None:
        s.ender = top.number("ender", 0, 0, len(s.players) - 1)
    s.steps = top.number("steps", 0, 0, 99)
    s.visit = top.number("visit", 0)
    s.revealed = top.number("seen", 0)
    s.rng = top.number("rng", s.rng, 0, LARGEST)


def read_turn(s: ElPasoState, top: Doc) -> None:
    """Whose turn it is and what happens next; without a stack this turn begins."""
    s.turn = top.number("turn", 0, 0, len(s.players) - 1)
    s.stack = read_stack(s, top.get("stack")) if top.has("stack") else [Turn(s.turn)]
    found = faults(s)
    if found:
        raise BadPosition(found[0])
    ask(s, audit)
