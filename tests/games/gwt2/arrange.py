"""Arranging positions of the second edition for tests, and playing them."""

from __future__ import annotations

from trailboss.core.refusal import Refusal
from trailboss.games import load
from trailboss.games.trail.location import UseLocation
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.turn import DrawUp, NextTurn, Turn

GAME = load("gwt2")


def game(seats: int = 2, seed: int = 1, **options: str) -> TrailState:
    """A game just set up: seat 0 is asked where its herder starts."""
    s = GAME.setup(seats, seed, options)
    assert isinstance(s, TrailState)
    return s


def table(seats: int = 2, seed: int = 1, **options: str) -> TrailState:
    """A quiet position: herders on A, empty hands, no hazards or bandits, nobody is asked."""
    s = game(seats, seed, **options)
    s.stack = []
    nodes = s.rules.nodes
    s.board = tuple(
        tile if nodes[at].name in "ABCDEFG" or nodes[at].name == "KC" else 0
        for at, tile in enumerate(s.board)
    )
    for p in s.players:
        p.draw, p.hand, p.herder = (*p.hand, *p.draw), (), node(s, "A")
        p.area = ()
    s.log = []
    return s


def node(s: TrailState, name: str) -> int:
    return next(i for i, row in enumerate(s.rules.nodes) if row.name == name)


def card(s: TrailState, name: str) -> int:
    return next(i for i, row in enumerate(s.rules.cards) if row.name == name)


def tile(s: TrailState, name: str) -> int:
    return next(i for i, row in enumerate(s.rules.tiles) if row.name == name)


def cards(s: TrailState, names: str) -> tuple[int, ...]:
    """Cards by name: "criollo criollo OB07"."""
    return tuple(card(s, name) for name in names.split())


def tiles(s: TrailState, names: str) -> tuple[int, ...]:
    """Tiles by name: "bandit-green flood-4-green"."""
    return tuple(tile(s, name) for name in names.split())


def space(s: TrailState, name: str) -> int:
    """A space of the railroad: "4.5"."""
    return next(i for i, row in enumerate(s.rules.spaces) if row.name == name)


def lay(s: TrailState, at: str, name: str) -> None:
    """Put a tile on the trail: lay(s, "FLOOD1", "flood-4-green"), lay(s, "A1", "0:6") (seat:number)."""
    where = node(s, at)
    s.board = (*s.board[:where], tile(s, name), *s.board[where + 1 :])
    if ":" in name:
        seat, number = (int(part) for part in name.split(":"))
        p = s.players[seat]
        p.reserve = tuple(n for n in p.reserve if n != number - 1)


def clear_slots(s: TrailState, seat: int, names: str) -> None:
    """Take the discs off these slots: "STEP_LEFT CERT_4"."""
    gone = names.split()
    p = s.players[seat]
    p.discs = tuple(
        0 if row.name in gone else on for row, on in zip(s.rules.discs, p.discs, strict=True)
    )


def hold(s: TrailState, seat: int, names: str) -> None:
    """Make exactly these cards the hand; own cattle among them leave the draw stack."""
    p = s.players[seat]
    p.draw, p.hand = (*p.hand, *p.draw), cards(s, names)
    for held in p.hand:
        if held in p.draw:
            at = p.draw.index(held)
            p.draw = (*p.draw[:at], *p.draw[at + 1 :])


def use(s: TrailState, seat: int, at: str) -> TrailState:
    """The seat's herder has just arrived at a location: phase B begins."""
    s.turn = seat
    s.players[seat].herder = node(s, at)
    s.then(UseLocation(seat), DrawUp(seat), NextTurn(seat))
    s.settle()
    return s


def turn(s: TrailState, seat: int, at: str) -> TrailState:
    """The seat's turn begins with the herder there."""
    s.players[seat].herder = node(s, at)
    s.then(Turn(seat))
    s.settle()
    return s


def play(s: TrailState, seat: int, *texts: str) -> TrailState:
    """Play these actions through the door; IllegalAction if one is not allowed."""
    for text in texts:
        s.play(seat, GAME.actions.parse(text))
    return s


def legal(s: TrailState, seat: int) -> set[str]:
    """The texts of the legal answers."""
    return {action.text for action in s.legal(seat)}


def free(s: TrailState, seat: int) -> set[str]:
    """The texts of the any-time actions."""
    return {action.text for action in s.free(seat)}


def refused(s: TrailState, seat: int, text: str) -> Refusal:
    """Why an option is not legal; fails if it is legal or has no reason."""
    assert text not in legal(s, seat), f"{text} is legal"
    return next(row for row in s.refusals(seat) if row.action.text == text)


def names(s: TrailState, zone: tuple[int, ...]) -> list[str]:
    """Card names of a zone."""
    return [s.rules.cards[card].name for card in zone]


def told(s: TrailState, verb: str) -> list[tuple[int, int, str, str]]:
    """(seat, amount, thing, rule) of the events with this verb."""
    assert s.log is not None
    return [(e.seat, e.amount, e.thing, e.rule) for e in s.log if e.verb == verb]


def score(s: TrailState, seat: int) -> dict[str, int]:
    """Points by category."""
    return {line.label: line.points for line in GAME.scores(s)[seat].lines}
