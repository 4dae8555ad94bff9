"""Set-up: from the box to the first turn (R2)."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Step
from trailboss.core.refusal import Refusal
from trailboss.core.rng import shuffled, stream
from trailboss.core.zones import Zone, put
from trailboss.games.elpaso.anytime import ANYTIME
from trailboss.games.elpaso.layout import Layout
from trailboss.games.elpaso.movement import EL_PASO
from trailboss.games.elpaso.rules import OBJECTIVE, Rules
from trailboss.games.elpaso.state import ALL_SEATS, AWAY, ElPasoState, Player, draw, people
from trailboss.games.elpaso.sue.setup import invite
from trailboss.games.elpaso.tokens import ChooseToken
from trailboss.games.elpaso.turn import Turn
from trailboss.games.kit.sides import turned
from trailboss.games.trail.rules import EMPTY, NEUTRAL, NOBODY


def set_up(rules: Rules, seats: int, seed: int, options: dict[str, str]) -> ElPasoState:
    """A game about to begin: the first player is asked for an objective."""
    s = empty(rules, seed, options)
    s.board = neutral_buildings(s, options["neutral"])
    s.sides = turned(s, options["sides"], len(rules.kinds), "ab")
    s.stars = turned(s, options["train"], len(rules.train), "ps")
    supply(s, shuffled(s, objectives(rules)), shuffled(s, bonuses(rules)))
    s.simmental = rules.simmentals[seats - 1]
    s.workers = tuple([left - rules.start_workers * seats for left in s.workers])
    s.players = tuple([player(s) for _ in range(seats)])
    for seat in range(seats):
        s.own_player(seat).draw = shuffled(s, rules.herd)
        draw(s, seat, rules.hand)
    if seats == 1:
        invite(s, player(s))
    s.revealed = 0
    order = range(seats)
    s.then(
        *[ChooseToken(seat, OBJECTIVE, True) for seat in order],
        *[PlaceRancher(seat) for seat in order],
        StartingCapital(),
        Turn(0),
    )
    return s


def empty(rules: Rules, seed: int, options: dict[str, str]) -> ElPasoState:
    """A box not yet opened."""
    s = ElPasoState()
    s.stack, s.rng, s.revealed, s.log, s.anytime = [], stream(seed), 0, None, ANYTIME
    s.rules, s.options = rules, options
    s.sides, s.stars, s.players, s.own, s.turn = (), (), (), ALL_SEATS, 0
    s.board = put((EMPTY,) * len(rules.nodes), EL_PASO, 1)
    s.known = Layout(rules, ())
    s.cattle = tuple([rules.cards[row.cards[0]].market for row in rules.fields])
    s.workers = (rules.worker_stock,) * (len(rules.cards) - rules.first_worker)
    s.buildings = tuple([kind.copies for kind in rules.kinds])
    s.simmental, s.display, s.stacks, s.removed_cards = 0, (), ((), ()), ()
    s.ender, s.steps, s.visit, s.sue = NOBODY, 0, 0, None
    return s


def neutral_spots(rules: Rules) -> list[int]:
    """The spaces of neutral buildings, in the order of their letters."""
    return [at for at, node in enumerate(rules.nodes) if node.kind == NEUTRAL]


def neutral_buildings(s: ElPasoState, choice: str) -> Zone:
    """The neutral tiles on their letters or shuffled (R2.1)."""
    first = s.rules.first_neutral
    tiles = tuple(range(first, first + len(s.rules.neutral)))
    board = s.board
    for at, tile in zip(
        neutral_spots(s.rules), tiles if choice == "letters" else shuffled(s, tiles), strict=True
    ):
        board = put(board, at, tile)
    return board


def objectives(rules: Rules) -> Zone:
    """All objective tokens."""
    return tuple(range(1, rules.first_bonus))


def bonuses(rules: Rules) -> Zone:
    """All bonus tokens."""
    return tuple(range(rules.first_bonus, len(rules.tokens)))


def supply(s: ElPasoState, objective: Zone, bonus: Zone) -> None:
    """Face-down stacks, and the first of each face up: the train supply (R2.3)."""
    few = s.rules.display
    s.display = (*objective[:few], *bonus[:few])
    s.stacks = (objective[few:], bonus[few:])


def player(s: ElPasoState) -> Player:
    """A player's things before the capital (R2.7)."""
    rules = s.rules
    p = Player()
    p.dollars, p.certificates, p.exchanges, p.rancher = 0, 0, 0, AWAY
    p.ready = (rules.start_workers,) * len(s.workers)
    p.discs = (1,) * len(rules.slots)
    p.posts = (0,) * len(rules.posts)
    p.hand, p.draw, p.discard, p.unseen, p.tokens = (), (), (), (), ()
    return p


@dataclass(frozen=True)
class PlaceRancher(Decision[ElPasoState]):
    """On which neutral building does the rancher start? (R2.9)"""

    def rule(self) -> str:
        return "R2.9"

    def admits(self, s: ElPasoState, seat: int) -> bool:
        return False

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        return [s.rules.act.go[at] for at in neutral_spots(s.rules)]

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        spots = neutral_spots(s.rules)
        others = [s.rules.act.go[at] for at in range(len(s.board)) if at not in spots]
        return [Refusal(action, "R2.9", "not-a-neutral-building") for action in others]

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        s.own_player(seat).rancher = action.arg
        s.tell("place", seat, "R2.9", 1, s.rules.nodes[action.arg].name)


@dataclass(frozen=True)
class StartingCapital(Step[ElPasoState]):
    """Dollars and exchange tokens by seat; then the game begins (R2.10)."""

    def run(self, s: ElPasoState) -> None:
        for seat in range(people(s)):
            p = s.own_player(seat)
            p.dollars, p.exchanges = s.rules.capital[seat]
            s.tell("gain", seat, "R2.10", p.dollars, "dollars")
            s.tell("gain", seat, "R2.10", p.exchanges, "exchange-tokens")
