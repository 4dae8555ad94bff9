"""Arranging positions of El Paso for tests, and playing them."""

from __future__ import annotations

from tests.games.arranging import free, legal, refused, told, why
from trailboss.core.zones import Zone
from trailboss.games.elpaso.actions import NODES, POSTS, SLOTS, TOKENS, WORKERS
from trailboss.games.elpaso.ending import DrawPhase
from trailboss.games.elpaso.game import EL_PASO
from trailboss.games.elpaso.movement import arrive
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.elpaso.turn import NextTurn, Turn

__all__ = [
    "GAME",
    "arrange_deck",
    "built",
    "card",
    "cards",
    "clear_slots",
    "crew",
    "deliver",
    "deliver_to",
    "free",
    "game",
    "hold",
    "kinds",
    "legal",
    "names",
    "node",
    "own",
    "place",
    "play",
    "refused",
    "score",
    "table",
    "told",
    "token",
    "turn",
    "use",
    "view",
    "why",
]

GAME = EL_PASO


def game(seats: int = 2, seed: int = 1, version: int = 2, **options: str) -> ElPasoState:
    """A game just set up: seat 0 is asked for an objective."""
    return GAME.at(version).setup(seats, seed, options)


def table(seats: int = 2, seed: int = 1, version: int = 2, **options: str) -> ElPasoState:
    """A bare position: ranchers on n1, no money, no workers, no tokens, empty hands."""
    s = game(seats, seed, version, **options)
    s.stack = []
    for p in s.own_players():
        p.draw, p.hand, p.rancher = (*p.hand, *p.draw), (), node("n1")
        p.ready = (0, 0, 0, 0)
    s.workers = (s.rules.worker_stock,) * 4
    s.log = []
    return s


def play(s: ElPasoState, seat: int, *texts: str) -> ElPasoState:
    """Play these actions by `play`; IllegalAction if one is not allowed."""
    for text in texts:
        s.play(seat, GAME.actions.parse(text))
    return s


def score(s: ElPasoState, seat: int) -> dict[str, int]:
    """Points by category."""
    return {line.label: line.points for line in GAME.scores(s)[seat].lines}


def view(s: ElPasoState, seat: int | None) -> ElPasoState:
    """What a seat, or a spectator, sees."""
    return GAME.view(s, seat)


def node(name: str) -> int:
    return NODES.index(name)


def token(name: str) -> int:
    return TOKENS.index(name) + 1


def card(s: ElPasoState, name: str) -> int:
    return next(i for i, row in enumerate(s.rules.cards) if row.name == name)


def cards(s: ElPasoState, text: str) -> Zone:
    """Cards by name: "criollo criollo cowboy"."""
    return tuple(card(s, name) for name in text.split())


def names(s: ElPasoState, zone: Zone) -> list[str]:
    """Card names of a zone."""
    return [s.rules.cards[one].name for one in zone]


def hold(s: ElPasoState, seat: int, text: str) -> None:
    """Make exactly these cows the hand."""
    s.own_player(seat).hand = cards(s, text)


def arrange_deck(s: ElPasoState, seat: int, draw: str, discard: str = "") -> None:
    """The draw pile from its top, and the discard pile."""
    s.own_player(seat).draw, s.own_player(seat).discard = cards(s, draw), cards(s, discard)


def crew(s: ElPasoState, seat: int, text: str) -> None:
    """Make exactly these workers ready: "cowboy cowboy all_rounder"."""
    s.own_player(seat).ready = tuple(text.split().count(name) for name in WORKERS)


def own(s: ElPasoState, seat: int, text: str) -> None:
    """Give tokens, wherever they lie now: "o01 b05"."""
    wanted = tuple(token(name) for name in text.split())
    s.own_player(seat).tokens = wanted
    objectives, bonuses = s.stacks
    s.stacks = (
        tuple(one for one in objectives if one not in wanted),
        tuple(one for one in bonuses if one not in wanted),
    )


def place(s: ElPasoState, seat: int, at: str, kind: int) -> None:
    """Put a building on the trail: the kind for a number of builders."""
    where = node(at)
    tile = s.rules.first_building + seat * len(s.rules.kinds) + kind - 1
    s.board = (*s.board[:where], tile, *s.board[where + 1 :])
    stock = s.buildings
    s.buildings = (*stock[: kind - 1], stock[kind - 1] - 1, *stock[kind:])


def built(s: ElPasoState, at: str) -> str:
    """The name of the tile on a space: "0:3"."""
    return s.rules.tiles[s.board[node(at)]].name


def clear_slots(s: ElPasoState, seat: int, text: str) -> None:
    """Take the discs off these slots."""
    gone = text.split()
    p = s.own_player(seat)
    p.discs = tuple(0 if name in gone else on for name, on in zip(SLOTS, p.discs, strict=True))


def deliver_to(s: ElPasoState, seat: int, text: str) -> None:
    """Own discs on these posts: "7 9"."""
    s.own_player(seat).posts = tuple(text.split().count(name) for name in POSTS)


def turn(s: ElPasoState, seat: int, at: str) -> ElPasoState:
    """The seat's turn begins with the rancher there."""
    s.own_player(seat).rancher = node(at)
    s.then(Turn(seat))
    s.settle()
    return s


def use(s: ElPasoState, seat: int, at: str) -> ElPasoState:
    """The seat's rancher has just arrived at a stop in its turn."""
    s.turn = seat
    s.own_player(seat).rancher = node(at)
    s.then(DrawPhase(seat), NextTurn(seat))
    arrive(s, seat)
    s.settle()
    return s


def deliver(s: ElPasoState, seat: int, hand: str = "") -> ElPasoState:
    """The seat reaches El Paso with this hand and is asked for certificates."""
    hold(s, seat, hand)
    return use(s, seat, "EP")


def kinds(s: ElPasoState, seat: int) -> set[str]:
    """The verbs of the legal answers."""
    return {action.verb for action in s.legal(seat)}
