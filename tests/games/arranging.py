"""Arranging positions of the trail games for tests, and playing them."""

from __future__ import annotations

from trailboss.core.engine import State
from trailboss.core.refusal import Refusal
from trailboss.games import load
from trailboss.games.trail.location import UseLocation
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.turn import DrawUp, NextTurn, Turn


class Edition:
    """What needs to know which edition is played."""

    def __init__(self, name: str, version: int = 0) -> None:
        self.GAME = load(name).at(version) if version else load(name)

    def game(self, seats: int = 2, seed: int = 1, **options: str) -> TrailState:
        """A game just set up: seat 0 is asked where its herder starts."""
        s = self.GAME.setup(seats, seed, options)
        assert isinstance(s, TrailState)
        return s

    def table(self, seats: int = 2, seed: int = 1, **options: str) -> TrailState:
        """A bare position: herders on A, empty hands, no hazards or bandits, nobody is asked."""
        s = self.game(seats, seed, **options)
        s.stack = []
        nodes = s.rules.nodes
        s.board = tuple(
            tile if nodes[at].name in "ABCDEFG" or nodes[at].name == "KC" else 0
            for at, tile in enumerate(s.board)
        )
        for p in s.own_players():
            p.draw, p.hand, p.herder = (*p.hand, *p.draw), (), node(s, "A")
            p.area = ()
        s.log = []
        return s

    def neutral(self, dollars: int, hand: str = "", engine: str = "0") -> TrailState:
        """A quiet table with this money, hand and engine for seat 0, and no stationmasters."""
        s = self.table()
        s.masters = (0,) * 5
        s.players[0].dollars = dollars
        park(s, engine)
        hold(s, 0, hand)
        return s

    def reveals(self, s: TrailState, seat: int, *texts: str) -> bool:
        """Does the barrier of undo grow with the last of these actions?"""
        self.play(s, seat, *texts[:-1])
        before = s.revealed
        self.play(s, seat, texts[-1])
        return s.revealed > before

    def play(self, s: TrailState, seat: int, *texts: str) -> TrailState:
        """Play these actions by `play`; IllegalAction if one is not allowed."""
        for text in texts:
            s.play(seat, self.GAME.actions.parse(text))
        return s

    def score(self, s: TrailState, seat: int) -> dict[str, int]:
        """Points by category."""
        return {line.label: line.points for line in self.GAME.scores(s)[seat].lines}

    def yard(self, name: str, at: str = "A1", seats: int = 2) -> TrailState:
        """A bare position with one own building of seat 0, who has no money: yard("3a")."""
        s = self.table(seats, sides=name[-1])
        s.masters = (0,) * len(s.masters)
        for p in s.own_players():
            p.dollars = 0
        lay(s, at, f"0:{name[:-1]}")
        return s

    def view(self, s: TrailState, seat: int | None) -> TrailState:
        """What a seat, or a spectator, sees."""
        seen = self.GAME.view(s, seat)
        assert isinstance(seen, TrailState)
        return seen


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
    """Put a tile on the trail: lay(s, "FLOOD1", "flood-4-green"), lay(s, "A1", "0:6")."""
    where = node(s, at)
    s.board = (*s.board[:where], tile(s, name), *s.board[where + 1 :])
    if ":" in name:
        seat, number = (int(part) for part in name.split(":"))
        p = s.own_player(seat)
        p.reserve = tuple(n for n in p.reserve if n != number - 1)


def clear_slots(s: TrailState, seat: int, names: str) -> None:
    """Take the discs off these slots: "STEP_LEFT CERT_4"."""
    gone = names.split()
    p = s.own_player(seat)
    p.discs = tuple(
        0 if row.name in gone else on for row, on in zip(s.rules.discs, p.discs, strict=True)
    )


def hold(s: TrailState, seat: int, names: str) -> None:
    """Make exactly these cards the hand; own cattle among them leave the draw stack."""
    p = s.own_player(seat)
    p.draw, p.hand = (*p.hand, *p.draw), cards(s, names)
    for held in p.hand:
        if held in p.draw:
            at = p.draw.index(held)
            p.draw = (*p.draw[:at], *p.draw[at + 1 :])


def use(s: TrailState, seat: int, at: str) -> TrailState:
    """The seat's herder has just arrived at a location: phase B begins."""
    s.turn = seat
    s.own_player(seat).herder = node(s, at)
    s.then(UseLocation(seat), DrawUp(seat), NextTurn(seat))
    s.settle()
    return s


def turn(s: TrailState, seat: int, at: str) -> TrailState:
    """The seat's turn begins with the herder there."""
    s.own_player(seat).herder = node(s, at)
    s.then(Turn(seat))
    s.settle()
    return s


def legal(s: State, seat: int) -> set[str]:
    """The texts of the legal answers."""
    return {action.text for action in s.legal(seat)}


def free(s: State, seat: int) -> set[str]:
    """The texts of the any-time actions."""
    return {action.text for action in s.free(seat)}


def refused(s: State, seat: int, text: str) -> Refusal:
    """Why an option is not legal; fails if it is legal or has no reason."""
    assert text not in legal(s, seat), f"{text} is legal"
    return next(row for row in s.refusals(seat) if row.action.text == text)


def names(s: TrailState, zone: tuple[int, ...]) -> list[str]:
    """Card names of a zone."""
    return [s.rules.cards[card].name for card in zone]


def told(s: State, verb: str) -> list[tuple[int, int, str, str]]:
    """(seat, amount, thing, rule) of the events with this verb."""
    assert s.log is not None
    return [(e.seat, e.amount, e.thing, e.rule) for e in s.log if e.verb == verb]


def staff(s: TrailState, token: int, places: str) -> None:
    """The token in this row and exactly these workers: staff(s, 4, "1-cowboy 3-engineer")."""
    columns = s.rules.columns
    trades = [action.text.partition(" ")[2] for action in s.rules.act.give]
    jobs = [0] * len(s.jobs)
    for place in places.split():
        row, trade = place.split("-")
        free_place = jobs.index(0, int(row) * columns - len(s.players))
        jobs[free_place] = trades.index(trade) + 1
    s.jobs, s.token = tuple(jobs), token - 1


def stock(s: TrailState, market: str, stack: str = "") -> None:
    """Exactly these cattle cards lie open, and these are the stack, from the top."""
    s.market, s.cattle = tuple(sorted(cards(s, market))), cards(s, stack)


def park(s: TrailState, *spaces: str) -> None:
    """The engines of the seats, in order: park(s, "5", "3")."""
    for p, name in zip(s.own_players(), spaces, strict=False):
        p.engine = space(s, name)


def why(s: State, seat: int, text: str) -> tuple[str, int, int]:
    """The rule, the need and what there is, of a refused option."""
    row = refused(s, seat, text)
    return row.rule, row.needs, row.has


def where(s: TrailState, seat: int) -> str:
    """The railroad space of an engine."""
    return s.rules.spaces[s.players[seat].engine].name


def foresee(s: TrailState, *columns: str) -> None:
    """The foresight columns by tile names; "-" is an empty place, a column not named is empty."""
    rows = [tuple(tile(s, "" if n == "-" else n) for n in names.split()) for names in columns]
    s.foresight = tuple([*rows, (0, 0), (0, 0), (0, 0)][:3])


def quiet(s: TrailState) -> TrailState:
    """Break the turn off: nobody is asked, and no local action is spent."""
    s.stack, s.done = [], ()
    return s


def actions(s: TrailState) -> set[str]:
    """The local actions on offer to seat 0."""
    return {text for text in legal(s, 0) if text.startswith("use") or text == "risk"}
