"""Positions: a position written by hand, or by `dump`, as a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from trailboss.core.errors import BadPosition
from trailboss.core.rng import LARGEST, LARGEST_SEED
from trailboss.core.zones import Zone, in_order, put
from trailboss.games.kit.reading import Doc, chosen, listed, options_of, whole, zone
from trailboss.games.kit.sides import neutral_tiles, read_faces
from trailboss.games.kit.stacks import ask
from trailboss.games.trail.audit import audit, fits
from trailboss.games.trail.automa import read_automa
from trailboss.games.trail.location import SLOTS
from trailboss.games.trail.position.dump import NO_TILE, worker_name
from trailboss.games.trail.position.fill import fill
from trailboss.games.trail.position.players import KEYS, deck_table, objective_table, read_player
from trailboss.games.trail.position.stack import read_stack
from trailboss.games.trail.rules import BANDIT, EMPTY, HAZARD, NEUTRAL, NOBODY, PRIVATE, WORKER
from trailboss.games.trail.setup import empty, masters
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.turn import Turn

if TYPE_CHECKING:
    from trailboss.games.trail.game import TrailGame

DEFAULT_SEED: Final = 1
FIELDS: Final = (
    "game",
    "version",
    "options",
    "seed",
    "sides",
    "turn",
    "trail",
    "bags",
    "foresight",
    "jobs",
    "token",
    "holder",
    "cattle",
    "market",
    "piles",
    "objectives",
    "display",
    "masters",
    "gone",
    "lost",
    "done",
    "visit",
    "rng",
    "seen",
    "players",
    "automa",
    "stack",
)


def position(game: TrailGame, doc: Mapping[str, Any]) -> TrailState:
    """A state from a document; what it does not name is filled as at set-up, by its seed.

    A document written by `dump` names everything, so it is read back exactly. One with a single
    player, or with an automa as the last of two, is of a game played alone.
    """
    top = Doc(doc, "", FIELDS)
    seats = [Doc(item, f"players[{i}]", KEYS) for i, item in enumerate(top.items("players"))]
    alone = len(seats) == 1 or top.has("automa")
    if alone and len(seats) == 1:
        seats.append(Doc({}, "players[1]", KEYS))
    s = opened(game, top, max(len(seats) - alone, 0))
    s.players = tuple([read_player(s, seat, row) for seat, row in enumerate(seats)])
    read_automa(s, top)
    read_sides(s, top)
    read_trail(s, top)
    read_cards(s, top)
    read_tiles(s, top)
    read_job_market(s, top)
    fill(s, top, seats)
    read_history(s, top)
    read_turn(s, top)
    return s


def opened(game: TrailGame, top: Doc, seats: int) -> TrailState:
    """An empty table for the game, the players and the options of the document."""
    chosen_options = options_of(game, top, seats)
    seed = top.number("seed", DEFAULT_SEED, 0, LARGEST_SEED)
    if top.has("automa") and seats != 1:
        raise BadPosition(
            "error-position-automa",
            "an automa plays against one player, not against {seats}",
            seats=seats,
        )
    return empty(game.rules(chosen_options, seats), seed, chosen_options)


def read_sides(s: TrailState, top: Doc) -> None:
    """The side of each private building number."""
    s.sides, s.options = read_faces(s, top, "sides", s.options, len(s.rules.private), "ab")


def board_table(s: TrailState) -> dict[str, int]:
    """The tiles that may lie on the trail."""
    kinds = (NEUTRAL, HAZARD, BANDIT, PRIVATE)
    return {
        tile.name: i
        for i, tile in enumerate(s.rules.tiles)
        if tile.kind in kinds and tile.owner < len(s.players)
    }


def read_trail(s: TrailState, top: Doc) -> None:
    """The named tiles, and neutral buildings on neutral spaces that are not named."""
    nodes = s.rules.nodes
    names = [node.name for at, node in enumerate(nodes) if at != s.rules.kansas_city]
    trail = Doc(top.content.get("trail", {}), "trail", names)
    table = {**board_table(s), NO_TILE: EMPTY}
    s.board = put(s.board, s.rules.kansas_city, 1)
    for at, node in enumerate(nodes):
        if trail.has(node.name):
            tile = chosen(trail.get(node.name), trail.at(node.name), table, "tile")
            if tile != EMPTY and not fits(node, s.rules.tiles[tile]):
                raise BadPosition(
                    "error-position-lies",
                    "{tile} cannot lie on {place}",
                    tile=s.rules.tiles[tile].name,
                    place=node.name,
                )
            s.board = put(s.board, at, tile)
    neutral_buildings(s, trail, top)


def neutral_buildings(s: TrailState, trail: Doc, top: Doc) -> None:
    """Those that are not named: on their letters as far as they are free, or shuffled."""
    rules = s.rules
    spots = [at for at, node in enumerate(rules.nodes) if node.kind == NEUTRAL]
    named = {at: s.board[at] for at in spots if trail.has(rules.nodes[at].name)}
    tiles = range(rules.first_neutral, rules.first_neutral + len(rules.neutral))
    placed = neutral_tiles(s, spots, tiles, named, s.options["neutral"] == "letters")
    for at, tile in placed.items():
        s.board = put(s.board, at, tile)
    home = dict(zip(spots, tiles, strict=True))
    if not top.table("options").has("neutral") and placed != home:
        s.options = {**s.options, "neutral": "shuffled"}


def read_cards(s: TrailState, top: Doc) -> None:
    """Stacks, market, display and what is removed."""
    rules = s.rules
    deck = deck_table(rules)
    sold = {name: i for name, i in deck.items() if rules.cards[i].market}
    drawn = objective_table(rules, rules.deck)
    s.cattle = top.zone("cattle", sold, "market card")
    s.market = in_order(top.zone("market", sold, "market card"))
    s.objectives = top.zone("objectives", drawn, "objective")
    s.display = top.zone("display", drawn, "objective")
    s.removed_cards = top.zone("gone", deck, "card")
    if top.has("piles"):
        piles = len(rules.stages[1:])
        found = listed(top.get("piles"), "piles")
        if len(found) != piles:
            raise BadPosition(
                "error-position-piles",
                "piles must have {count} numbers, not {has}",
                count=piles,
                has=len(found),
            )
        s.piles = tuple([whole(n, "piles", 0, rules.stage_pile) for n in found])


def read_tiles(s: TrailState, top: Doc) -> None:
    """Bags, foresight columns, stationmasters at the stations and what is lost."""
    names = [tile.name for tile in s.rules.tiles]
    tables = [{names[tile]: tile for tile in bag} for bag in s.rules.bags]
    s.bags = read_rows(top, "bags", tables)
    places = [{**table, NO_TILE: EMPTY} for table in tables]
    s.foresight = tuple([column(row) for row in read_rows(top, "foresight", places)])
    lost = {name: tile for table in tables for name, tile in table.items()}
    private = {n: i for n, i in board_table(s).items() if s.rules.tiles[i].kind == PRIVATE}
    s.removed_tiles = top.zone("lost", {**lost, **private}, "tile")
    read_masters(s, top)


def read_rows(top: Doc, key: str, tables: list[dict[str, int]]) -> tuple[Zone, ...]:
    """One list of tiles for each bag; empty ones if they are not named."""
    rows = top.items(key) if top.has(key) else [()] * len(tables)
    if len(rows) != len(tables):
        raise BadPosition(
            "error-position-lists",
            "{where} must have {count} lists, not {has}",
            where=key,
            count=len(tables),
            has=len(rows),
        )
    return tuple([zone(row, f"{key}[{n}]", tables[n], "tile") for n, row in enumerate(rows)])


def column(tiles: Zone) -> Zone:
    """Two places; those that are not named are empty."""
    if len(tiles) > 2:
        raise BadPosition(
            "error-position-foresight",
            "a foresight column has two places, not {has}",
            has=len(tiles),
        )
    return (*tiles, EMPTY, EMPTY)[:2]


def read_masters(s: TrailState, top: Doc) -> None:
    """Each station has its master, the worker in its place, or nobody."""
    if not top.has("masters"):
        return
    rules = s.rules
    table = {row.name: i + 1 for i, row in enumerate(rules.masters)}
    table |= {worker_name(rules, i): -1 - i for i in range(len(rules.worker_spaces))}
    s.masters = top.zone("masters", {**table, NO_TILE: EMPTY}, "stationmaster")
    if len(s.masters) != masters(rules):
        raise BadPosition(
            "error-position-masters",
            "masters must name {count}, not {has}",
            count=masters(rules),
            has=len(s.masters),
        )


def read_job_market(s: TrailState, top: Doc) -> None:
    """The rows of the job market in use, its token, and who has it at the end."""
    rules = s.rules
    rows = len(rules.prices)
    trades = {tile.name: tile.what + 1 for tile in rules.tiles if tile.kind == WORKER}
    table = {**trades, NO_TILE: EMPTY}
    first = rules.columns - len(s.players)
    for n, row in enumerate(top.items("jobs", rows)):
        places = zone(row, f"jobs[{n}]", table, "worker")
        if len(places) != len(s.players):
            raise BadPosition(
                "error-position-jobs",
                "jobs[{row}] must have {count} places, not {has}",
                row=n,
                count=len(s.players),
                has=len(places),
            )
        for i, job in enumerate(places):
            s.jobs = put(s.jobs, n * rules.columns + first + i, job)
    if top.get("holder") is not None:
        s.holder = top.number("holder", NOBODY, 0, len(s.players) - 1)
    expected = rows if s.holder != NOBODY else token_row(s) if top.has("jobs") else s.token
    s.token = top.number("token", expected + 1, 1, rows + 1) - 1
    if s.token == rows and s.holder == NOBODY:
        raise BadPosition(
            "error-position-holder",
            "the job market token has left the last row; who is its holder?",
        )


def token_row(s: TrailState) -> int:
    """The row that is being filled, as far as the workers tell."""
    columns, players = s.rules.columns, len(s.players)
    rows = [s.jobs[at + columns - players : at + columns] for at in range(0, len(s.jobs), columns)]
    last = max([n for n, row in enumerate(rows) if any(row)], default=0)
    full = [bool(job) for job in rows[last]]
    growing = not full[-1] and full == sorted(full, reverse=True)
    return min(max(last if growing else last + 1, 1), len(rows) - 1)


def read_history(s: TrailState, top: Doc) -> None:
    """What the game remembers: actions of this turn, visits, revelations, chance."""
    sides = 2 if s.rules.automa is not None and s.rules.by_letter else 1
    keys = (len(s.rules.neutral) + sides * len(s.rules.private)) * SLOTS
    s.done = tuple([whole(item, "done", 0, keys - 1) for item in top.items("done")])
    s.visit = top.number("visit", 0)
    s.revealed = top.number("seen", 0)
    s.rng = top.number("rng", s.rng, 0, LARGEST)


def read_turn(s: TrailState, top: Doc) -> None:
    """Whose turn it is and what happens next; without a stack this turn begins."""
    s.turn = top.number("turn", 0, 0, len(s.players) - 1)
    if top.has("stack"):
        s.stack = read_stack(s, top.get("stack"))
    elif s.turn == s.holder:
        raise BadPosition(
            "error-position-last-turn",
            "seat {seat} holds the job market token and has had its last turn",
            seat=s.turn,
        )
    elif s.players[s.turn].herder == s.rules.kansas_city:
        raise BadPosition(
            "error-position-kansas-city",
            "a turn does not begin in Kansas City; write the stack of the visit",
        )
    else:
        s.then(Turn(s.turn))
    ask(s, audit)
