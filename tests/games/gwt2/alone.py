"""Arranging games against Sam for tests, and turning over his cards."""

from __future__ import annotations

from tests.games.arranging import foresee, lay, node, space, staff, stock
from tests.games.gwt2.arrange import table
from trailboss.games.gwt2.sam.seat import SAM
from trailboss.games.gwt2.sam.turn import SamTurn
from trailboss.games.trail.state import AutomaCards, Player, TrailState

TRADES = ("cowboy", "builder", "engineer")


def alone(level: str = "medium", at: str = "START", **options: str) -> TrailState:
    """A bare position: your herder on A, Sam's there, one worker a trade, empty markets."""
    s = table(1, 1, sam=level, **options)
    p = s.own_player(SAM)
    p.workers, p.herder = (1, 1, 1), node(s, at)
    staff(s, 2, "")
    stock(s, "")
    foresee(s)
    s.display, s.objectives, s.masters = (), (), (0,) * len(s.masters)
    s.own_player(0).dollars = 0
    return s


def workers(s: TrailState, *count: int) -> TrailState:
    """Sam's cowboys, builders and engineers; the first of the largest is his specialization."""
    sam(s).workers = count
    return specialist(s, TRADES[count.index(max(count))])


def specialist(s: TrailState, trade: str) -> TrailState:
    """Sam's specialization, whatever he has."""
    s.automa = AutomaCards(TRADES.index(trade), s.automa.draw, s.automa.discard)
    return s


def turn_over(s: TrailState, card: int) -> TrailState:
    """Sam turns over this card and does all that it says; nobody is asked afterwards."""
    own = s.automa
    rest = tuple(n for n in sorted((*own.draw, *own.discard)) if n != card)
    s.automa = AutomaCards(own.specialty, (card, *rest), ())
    s.then(SamTurn())
    s.settle()
    return s


def sam(s: TrailState) -> Player:
    return s.players[SAM]


def at(s: TrailState) -> str:
    """Where Sam's herder stands."""
    return s.rules.nodes[sam(s).herder].name


def engine(s: TrailState) -> str:
    """Where Sam's engine stands."""
    return s.rules.spaces[sam(s).engine].name


def drive(s: TrailState, to: str, *upgraded: int) -> TrailState:
    """Sam's engine stands there, and these stations are his."""
    p = sam(s)
    p.engine = space(s, to)
    p.stations = sum(1 << number - 1 for number in upgraded)
    p.discs = tuple(int(i >= len(upgraded)) for i in range(len(p.discs)))
    return s


def built(s: TrailState) -> dict[str, str]:
    """Sam's buildings by space."""
    found = {}
    for where, tile in enumerate(s.board):
        name = s.rules.tiles[tile].name
        if name.startswith(f"{SAM}:"):
            found[s.rules.nodes[where].name] = name.partition(":")[2]
    return found


def hazards(s: TrailState, **rows: str) -> TrailState:
    """Lay hazards: hazards(s, FLOOD1="flood-4-green")."""
    for where, name in rows.items():
        lay(s, where, name)
    return s
