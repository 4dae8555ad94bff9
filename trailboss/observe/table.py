"""A table for learners: it asks for ids of actions, shows observations and pays at the end.

What is forced is played by the table, and so are the seats of bots. Of several seats that are asked
at once the first is asked first; their views show nothing of each other's answers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from trailboss.bots.base import NOTHING, Bot
from trailboss.core.action import Action
from trailboss.core.engine import NOBODY, State
from trailboss.core.errors import BadOptions, IllegalAction
from trailboss.core.game import Game, Options, validated_options, winners
from trailboss.observe import encoding
from trailboss.observe.base import Encoding

LONGEST: Final = 20_000
"""No game takes this many decisions: one that does is cut off."""


class Table:
    """One game after another at the same table. A seat without a bot is a learner's."""

    s: State
    seed: int
    moves: list[tuple[int, int]]
    """Who did what, by id; what the table played itself is among it."""
    asked: int
    """The seat that has a choice; NOBODY when the game is over."""
    legal: list[Action]
    """What it may do."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        bots: Sequence[Bot | None],
        forced: bool,
        told: Encoding,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.bots = list(bots)
        self.forced = forced
        self.encoding = told
        self.actions: list[Action] = game.actions.all
        self.size = len(self.actions)

    def copy(self) -> Table:
        """The same table at the same moment; bots are shared."""
        other = Table(self.game, self.seats, self.options, self.bots, self.forced, self.encoding)
        other.s = self.s.clone()
        other.seed = self.seed
        other.moves = self.moves[:]
        other.asked = self.asked
        other.legal = self.legal
        return other

    def go_on(self, s: State) -> None:
        """Play on from another position, such as a guess."""
        self.s = s
        self.advance()

    def begin(self, seed: int) -> None:
        """A new game, up to the first choice of a learner."""
        self.s = self.game.setup(self.seats, seed, self.options)
        self.seed = seed
        self.moves = []
        for bot in self.bots:
            if bot is not None:
                bot.begin()
        self.advance()

    def advance(self) -> None:
        """Play what is forced and what bots decide; then say whom the table asks, and what."""
        s = self.s
        while True:
            seat = s.next()
            legal: list[Action] = []
            if seat != NOBODY:
                legal = self.may(seat)
                bot = self.bots[seat]
                if len(legal) == 1 and (self.forced or bot is not None):
                    self.do(seat, legal[0])
                    continue
                if bot is not None:
                    self.do(seat, self.chosen(bot, seat, legal))
                    continue
            self.asked = seat
            self.legal = legal
            return

    def may(self, seat: int) -> list[Action]:
        """What a seat may answer, with its any-time actions; nothing if it is not asked."""
        legal = self.s.legal(seat)
        if legal and not self.s.idle(seat):
            return legal + self.s.ready(seat)
        return legal

    def chosen(self, bot: Bot, seat: int, legal: list[Action]) -> Action:
        """What a bot chooses; it sees its view and nothing else."""
        view = self.game.view(self.s, seat) if bot.needs_view else NOTHING
        action = bot.choose(view, legal)
        if action not in legal:
            raise IllegalAction(self.s.why_not(seat, action))
        return action

    def do(self, seat: int, action: Action) -> None:
        """Note an action and do it."""
        self.moves.append((seat, action.id))
        self.s.apply(seat, action)

    def play(self, id: int) -> None:
        """The seat that is asked does the action of that id; IllegalAction if it may not."""
        if self.asked == NOBODY:
            raise IllegalAction("error-game-over", "the game is over")
        if not 0 <= id < self.size:
            raise IllegalAction(
                "error-action-number",
                "{number} is no action: {game} has 0 to {last}",
                number=id,
                game=self.game.name,
                last=self.size - 1,
            )
        action = self.actions[id]
        if action not in self.legal:
            raise IllegalAction(self.s.why_not(self.asked, action))
        self.do(self.asked, action)
        self.advance()

    def over(self) -> bool:
        """Has the game come to its end?"""
        return self.asked == NOBODY

    def cut(self) -> bool:
        """Is the game cut off, because it does not end?"""
        return self.asked != NOBODY and len(self.moves) >= LONGEST

    def observation(self, seat: int) -> bytes:
        """What a seat sees, as 16-bit numbers."""
        return self.encoding.encode(self.game.view(self.s, seat), seat)

    def mask(self, seat: int) -> bytes:
        """1 for each action that the seat may do now, by its id."""
        marks = bytearray(self.size)
        for action in self.legal if seat == self.asked else self.may(seat):
            marks[action.id] = 1
        return bytes(marks)


def table_of(
    game: Game, seats: int, options: Options, bots: Sequence[Bot | None], forced: bool
) -> Table:
    """A table at which a first game has begun."""
    chosen = validated_options(game, seats, options)
    table = Table(game, seats, chosen, bots, forced, encoding(game, seats))
    table.begin(0)
    return table


def shares(game: Game, s: State, seats: int) -> list[float]:
    """1 for the winner and less for the others, so that all is 0 together; a tie is shared.

    Alone it is 1 for a victory over the automa or the target, -1 for a defeat and 0 for a tie.
    """
    best = winners(game.scores(s))
    players = max(seats, 2)
    won = [1.0 / len(best) if seat in best else 0.0 for seat in range(seats)]
    return [(share * players - 1.0) / (players - 1) for share in won]


def leads(game: Game, s: State, seats: int) -> list[float]:
    """By how many points each seat is ahead of the best other one, automa and target included."""
    totals = [score.total for score in game.scores(s)]
    others = [[total for i, total in enumerate(totals) if i != seat] for seat in range(seats)]
    return [float(totals[seat] - max(others[seat])) for seat in range(seats)]


def points(game: Game, s: State, seats: int) -> list[float]:
    """The points of each seat."""
    return [float(score.total) for score in game.scores(s)][:seats]


Rewarding = Callable[[Game, State, int], list[float]]
REWARDS: Final[dict[str, Rewarding]] = {"win": shares, "margin": leads, "score": points}


def rewarding(name: str) -> Rewarding:
    """How a game is paid at its end."""
    found = REWARDS.get(name)
    if found is None:
        raise BadOptions(
            "error-no-reward",
            "no reward is called {name}; there are {names}",
            name=repr(name[:40]),
            names=", ".join(REWARDS),
        )
    return found
