"""A toy game for the kernel's tests: take coins in turn, bid together, dig side by side.

T1 In turn, each seat takes 1 to 3 coins of the bank, or passes; then it draws a card.
T2 Then all bid together, in secret; the highest bid pays and draws, the lower seat on a tie.
T3 Then all dig, each at its own speed: two spades each, a spade finds a coin or is kept.
T4 A token may be swapped for two coins at any time, except while all bid.
T5 A wish may be made at any time for a token: it asks whether to take a coin or a card.

It has three versions: the bank was small at first, and a token was worth one coin until the third,
which brought the letters too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from trailboss.core.action import Action, ActionSpace
from trailboss.core.engine import Decision, Effect, Frame, Parallel, State, Step, Together
from trailboss.core.errors import BadPosition
from trailboss.core.game import Line, Option, Options, Score, validated_options
from trailboss.core.notation import decode, encode
from trailboss.core.refusal import Refusal
from trailboss.core.rng import shuffled
from trailboss.core.zones import HIDDEN, Zone, face_down, put
from trailboss.games.kit.versions import known_version, options_at, pinned

SPACE: Final = ActionSpace()
PASS: Final = SPACE.one("pass")
TAKE: Final = SPACE.family("take", ["none", "1", "2", "3"])
BID: Final = SPACE.family("bid", ["0", "1", "2"])
DIG: Final = SPACE.one("dig")
CARD: Final = SPACE.one("card")
SWAP: Final = SPACE.one("swap", free=True)
WISH: Final = SPACE.one("wish", free=True)


class ToyState(State):
    """A bank, a deck, and of each seat its coins, tokens and cards."""

    bank: int
    rounds: int
    deck: Zone
    coins: Zone
    tokens: Zone
    hands: tuple[Zone, ...]

    def clone(self) -> ToyState:
        copy = ToyState.__new__(ToyState)
        self.share(copy)
        copy.bank = self.bank
        copy.rounds = self.rounds
        copy.deck = self.deck
        copy.coins = self.coins
        copy.tokens = self.tokens
        copy.hands = self.hands
        return copy


def pay(s: ToyState, seat: int, amount: int) -> None:
    """Move coins from the bank to a seat."""
    s.bank -= amount
    s.coins = put(s.coins, seat, s.coins[seat] + amount)


def draw(s: ToyState, seat: int) -> None:
    """Move the top card of the deck to a hand: something hidden is revealed."""
    if not s.deck:
        return
    s.reveal()
    hand = (*s.hands[seat], s.deck[0])
    s.deck = s.deck[1:]
    s.hands = (*s.hands[:seat], hand, *s.hands[seat + 1 :])
    s.tell("draw", seat, "T1", 1, str(hand[-1]), to=seat)


@dataclass(frozen=True)
class Take(Decision[ToyState]):
    """Take 1 to 3 coins of the bank, or pass (T1)."""

    def legal(self, s: ToyState, seat: int) -> list[Action]:
        return [PASS] + [TAKE[n] for n in range(1, 4) if n <= s.bank]

    def refusals(self, s: ToyState, seat: int) -> list[Refusal]:
        return [
            Refusal(TAKE[n], "T1", "coins in the bank", n, s.bank)
            for n in range(1, 4)
            if n > s.bank
        ]

    def apply(self, s: ToyState, seat: int, action: Action) -> None:
        s.tell("take", seat, self.rule(), action.arg)
        if action is not PASS:
            pay(s, seat, action.arg)
        s.then(Draw(seat))

    def rule(self) -> str:
        return "T1"


@dataclass(frozen=True)
class Draw(Step[ToyState]):
    """The seat draws a card (T1)."""

    seat: int = 0

    def run(self, s: ToyState) -> None:
        draw(s, self.seat)


@dataclass(frozen=True)
class Bid(Together[ToyState]):
    """All bid in secret; the highest pays and draws (T2)."""

    def legal(self, s: ToyState, seat: int) -> list[Action]:
        return [BID[n] for n in range(3) if n <= s.coins[seat]]

    def admits(self, s: ToyState, seat: int) -> bool:
        return False

    def asked_again(self, answers: tuple[int, ...]) -> Bid:
        return Bid(answers)

    def resolve(self, s: ToyState, answers: tuple[int, ...]) -> None:
        seat = answers.index(max(answers))
        pay(s, seat, -SPACE.all[answers[seat] - 1].arg)
        draw(s, seat)


@dataclass(frozen=True)
class Dig(Decision[ToyState]):
    """Use a spade, which finds a coin, or keep it (T3)."""

    spades: int = 0

    def legal(self, s: ToyState, seat: int) -> list[Action]:
        return [PASS, DIG]

    def apply(self, s: ToyState, seat: int, action: Action) -> None:
        if action is PASS:
            return
        pay(s, seat, 1)
        if self.spades > 1:
            s.then(Dig(seat, self.spades - 1))


@dataclass(frozen=True)
class Round(Step[ToyState]):
    """The turns, the bid and the digging of one round."""

    def run(self, s: ToyState) -> None:
        if s.rounds == 0:
            return
        s.rounds -= 1
        seats = range(len(s.coins))
        digs = tuple((Dig(seat, 2),) for seat in seats)
        turns = tuple([Take(seat) for seat in seats])
        s.then(Bid((0,) * len(seats)), Parallel(digs), Round())
        s.then_all(turns)


@dataclass(frozen=True)
class Swap(Effect[ToyState]):
    """A token for two coins (T4)."""

    coins: int = 2

    def can(self, s: ToyState, seat: int) -> bool:
        return s.tokens[seat] > 0

    def start(self, s: ToyState, seat: int) -> None:
        s.tokens = put(s.tokens, seat, s.tokens[seat] - 1)
        pay(s, seat, self.coins)


@dataclass(frozen=True)
class Wish(Effect[ToyState]):
    """A token for a coin or a card (T5)."""

    def can(self, s: ToyState, seat: int) -> bool:
        return s.tokens[seat] > 0

    def start(self, s: ToyState, seat: int) -> None:
        s.tokens = put(s.tokens, seat, s.tokens[seat] - 1)
        s.then(Choose(seat))


@dataclass(frozen=True)
class Choose(Decision[ToyState]):
    """A coin or a card (T5)."""

    def legal(self, s: ToyState, seat: int) -> list[Action]:
        return [TAKE[1], CARD]

    def apply(self, s: ToyState, seat: int, action: Action) -> None:
        if action is CARD:
            draw(s, seat)
        else:
            pay(s, seat, 1)


@dataclass(frozen=True)
class Offer(Effect[ToyState]):
    """Several effects and frames as one value, to be written down and read again."""

    effects: tuple[Effect[Any], ...] = ()
    after: Frame[Any] = Draw()
    name: str = ""


KINDS: Final[dict[str, type]] = {
    "Take": Take,
    "Draw": Draw,
    "Bid": Bid,
    "Dig": Dig,
    "Round": Round,
    "Parallel": Parallel,
    "Swap": Swap,
    "Wish": Wish,
    "Choose": Choose,
    "Offer": Offer,
}


NEWEST: Final = 3
HISTORY: Final = (
    Option("bank", ("20", "5"), "coins in the bank", since=2, before=("5", "20")),
    Option("sides", ("random",), "a letter a seat", "[ab]+", since=3, before=("random",)),
    Option("swap", ("2",), "coins for a token (T4)", since=3, before=("1",)),
)


class Toy:
    """The toy game."""

    def __init__(self, version: int = NEWEST) -> None:
        self.name = "toy"
        self.title = "Toy"
        self.version = version
        self.options = options_at(HISTORY, version)
        self.seats = range(1, 5)
        self.solo = True
        self.actions: ActionSpace = SPACE

    def at(self, version: int) -> Toy:
        return Toy(known_version(self.name, version, NEWEST))

    def setup(self, seats: int, seed: int, options: Options) -> ToyState:
        s = ToyState.__new__(ToyState)
        s.stack = [Round()]
        s.rng, s.revealed, s.log = seed, 0, None
        coins = int(pinned(HISTORY, self.version)["swap"])
        s.anytime = ((SWAP, Swap(coins)), (WISH, Wish()))
        s.bank, s.rounds = int(validated_options(self, seats, options)["bank"]), 2
        s.coins, s.tokens, s.hands = (0,) * seats, (1,) * seats, ((),) * seats
        s.deck = shuffled(s, tuple(range(1, 13)))
        s.settle()
        return s

    def view(self, s: State, seat: int | None) -> State:
        assert isinstance(s, ToyState)
        v = s.clone()
        v.rng, v.deck = 0, face_down(s.deck)
        v.hands = tuple(h if i == seat else face_down(h) for i, h in enumerate(s.hands))
        v.stack = [frame.seen_by(seat) for frame in s.stack]
        return v

    def guess(self, view: State, seed: int) -> State:
        assert isinstance(view, ToyState)
        s = view.clone()
        s.rng = seed
        known = {card for hand in s.hands for card in hand}
        unseen = list(shuffled(s, tuple(c for c in range(1, 13) if c not in known)))
        s.hands = tuple(tuple(c if c != HIDDEN else unseen.pop() for c in h) for h in s.hands)
        s.deck = tuple(unseen)
        return s

    def reshuffle(self, s: State) -> None:
        assert isinstance(s, ToyState)
        s.deck = shuffled(s, s.deck)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, ToyState)
        return [
            Score(seat, (Line("T1", "coins", coins),), len(s.hands[seat]))
            for seat, coins in enumerate(s.coins)
        ]

    def position(self, doc: Mapping[str, Any]) -> State:
        s = self.setup(len(doc["coins"]), int(doc["rng"]), {})
        s.stack = [self.frame(item) for item in doc["stack"]]
        s.rng, s.revealed = int(doc["rng"]), int(doc["seen"])
        s.bank, s.rounds, s.deck = int(doc["bank"]), int(doc["rounds"]), tuple(doc["deck"])
        s.coins, s.tokens = tuple(doc["coins"]), tuple(doc["tokens"])
        s.hands = tuple(tuple(hand) for hand in doc["hands"])
        return s

    def frame(self, doc: Any) -> Frame[Any]:
        frame = decode(doc, KINDS)
        if not isinstance(frame, Frame):
            raise BadPosition("the stack holds something that is no frame")
        return frame

    def dump(self, s: State) -> dict[str, Any]:
        assert isinstance(s, ToyState)
        return {
            "stack": [encode(frame) for frame in s.stack],
            "rng": s.rng,
            "seen": s.revealed,
            "bank": s.bank,
            "rounds": s.rounds,
            "deck": list(s.deck),
            "coins": list(s.coins),
            "tokens": list(s.tokens),
            "hands": [list(hand) for hand in s.hands],
        }


TOY: Final = Toy()
