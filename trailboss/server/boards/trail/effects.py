"""What tiles, cards and boards of the trail games do: each effect with all its fields."""

from __future__ import annotations

from trailboss.server.boards.shared import Printed


class Gain(Printed, frozen=True):
    """Dollars, certificates and exchange tokens."""

    dollars: int
    certificates: int
    tokens: int


class GainPer(Printed, frozen=True):
    """The same for each of something."""

    dollars: int
    certificates: int
    per: str


class All(Printed, frozen=True):
    """One after the other."""

    effects: list[Effect]


class OneOf(Printed, frozen=True):
    """One of them."""

    effects: list[Effect]


class Discard(Printed, frozen=True):
    """A reward for a card; cards by their rows."""

    cards: list[int]
    reward: Effect


class DiscardPair(Printed, frozen=True):
    """A reward for two cards alike."""

    reward: Effect


class DrawDiscard(Printed, frozen=True):
    """Cards are drawn, and as many discarded."""

    cards: int
    per: str
    exactly: bool


class RemoveCards(Printed, frozen=True):
    """Cards leave the game."""

    cards: int


class Exchange(Printed, frozen=True):
    """An exchange token for other cards."""

    cards: int


class Hire(Printed, frozen=True):
    """A worker, dearer or cheaper."""

    modifier: int


class Build(Printed, frozen=True):
    """A building, at a price for each builder."""

    rate: int


class BuyCattle(Printed, frozen=True):
    """The cattle market."""


class MoveEngine(Printed, frozen=True):
    """The engine goes on."""

    most: int
    per: str
    dollars: int


class BackEngine(Printed, frozen=True):
    """The engine goes back for a reward."""

    moves: int
    dollars: int
    reward: Effect


class UpgradeBehind(Printed, frozen=True):
    """A station behind the engine."""


class MoveHerder(Printed, frozen=True):
    """The herder goes on."""

    steps: int


class FreeMove(Printed, frozen=True):
    """The herder goes on, for nothing."""

    steps: int


class RemoveHazard(Printed, frozen=True):
    """A hazard goes, at a price."""

    dollars: int


class CollectBandit(Printed, frozen=True):
    """A bandit or a teepee."""


class TakeObjective(Printed, frozen=True):
    """An objective card."""

    to_hand: bool


class Aux(Printed, frozen=True):
    """An auxiliary action."""


class Copy(Printed, frozen=True):
    """An action of another place."""


class ExtraDelivery(Printed, frozen=True):
    """A delivery out of turn."""


Effect = (
    Gain
    | GainPer
    | All
    | OneOf
    | Discard
    | DiscardPair
    | DrawDiscard
    | RemoveCards
    | Exchange
    | Hire
    | Build
    | BuyCattle
    | MoveEngine
    | BackEngine
    | UpgradeBehind
    | MoveHerder
    | FreeMove
    | RemoveHazard
    | CollectBandit
    | TakeObjective
    | Aux
    | Copy
    | ExtraDelivery
)
