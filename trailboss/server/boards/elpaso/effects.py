"""What tiles, cards and boards of El Paso do: each effect with all its fields."""

from __future__ import annotations

from trailboss.server.boards.shared import Printed


class DiscardCow(Printed, frozen=True):
    """Dollars for a cow: a fixed sum, or a sum for each point of its value. Cards by their rows."""

    cards: list[int]
    dollars: int
    per_value: int


class RemoveCow(Printed, frozen=True):
    """A cow leaves the game."""

    cards: list[int]


class Gain(Printed, frozen=True):
    """Dollars."""

    dollars: int


class Certify(Printed, frozen=True):
    """Certificates."""

    amount: int


class GainTokens(Printed, frozen=True):
    """Exchange tokens, perhaps for a price."""

    amount: int
    cost: int


class Hire(Printed, frozen=True):
    """Workers, each at its price."""

    prices: list[int]


class BuyCow(Printed, frozen=True):
    """A cow of the market."""


class GainCow(Printed, frozen=True):
    """A cow of a field, perhaps for a price."""

    field: int
    cost: int


class UseTrain(Printed, frozen=True):
    """A train card."""


class TakeToken(Printed, frozen=True):
    """An objective (0), a bonus token (1) or either (2), perhaps for a price."""

    what: int
    cost: int


class Build(Printed, frozen=True):
    """A building."""


class Auxiliary(Printed, frozen=True):
    """Auxiliary actions."""

    count: int


class Move(Printed, frozen=True):
    """The rancher goes on."""

    steps: int


class Exchange(Printed, frozen=True):
    """Exchange tokens for other cards."""

    count: int


class StepBonus(Printed, frozen=True):
    """More steps in this turn."""

    steps: int


class CertificateBonus(Printed, frozen=True):
    """A certificate, perhaps for a price."""

    cost: int


class MoneyBonus(Printed, frozen=True):
    """Dollars for a worker that is spent."""

    dollars: int


class UseToken(Printed, frozen=True):
    """A bonus token is used."""


Effect = (
    DiscardCow
    | RemoveCow
    | Gain
    | Certify
    | GainTokens
    | Hire
    | BuyCow
    | GainCow
    | UseTrain
    | TakeToken
    | Build
    | Auxiliary
    | Move
    | Exchange
    | StepBonus
    | CertificateBonus
    | MoneyBonus
    | UseToken
)
