"""What the companion needs without the server: more types of the client."""

from __future__ import annotations

from msgspec import field

from trailboss.server.web.answers import Answer, Doc


class SetupDraw(Answer, frozen=True):
    """Things drawn by lot, one for each place; with no places one for each seat."""

    things: list[str] = field(name="from")
    at: list[str]
    back: bool


class SetupStep(Answer, frozen=True):
    """A line of the check list, and for which players and options it holds."""

    key: str
    rule: str
    values: dict[str, int | list[int]]
    least: int
    most: int
    only: dict[str, str]
    draws: list[SetupDraw]
    lot: str
    each: list[dict[str, int] | None]
    link: str


class SetupOption(Answer, frozen=True):
    """An option of the box; the first of the choices is the usual one."""

    name: str
    choices: list[str]
    least: int
    most: int


class SetupPlan(Answer, frozen=True):
    """The set-up of a game."""

    players: tuple[int, int]
    options: list[SetupOption]
    steps: list[SetupStep]


class PadPart(Answer, frozen=True):
    """A help to count a category: the things to count and what each is worth."""

    word: str
    thing: str
    each: int
    per: int
    most: int


class PadCategory(Answer, frozen=True):
    """A line of the pad: `each` points for every `per` that is written down."""

    key: str
    rule: str
    word: str
    each: int
    per: int
    least: int
    most: int
    parts: list[PadPart]
    times: bool
    people: bool
    rival: bool
    players: tuple[int, int]


class PadPlan(Answer, frozen=True):
    """The score pad of a game."""

    players: tuple[int, int]
    categories: list[PadCategory]
    win: str
    tie: str
    opponent: str
    alone: str
    base: int
    unbeaten: bool


class OpponentOption(Answer, frozen=True):
    """An option of a solo opponent."""

    name: str
    choices: list[str]


class Opponent(Answer, frozen=True):
    """A solo opponent; a type of the board of its game says what its figures are."""

    name: str
    game: str
    options: list[OpponentOption]
    figures: Doc


class Companion(Answer, frozen=True):
    """Everything: opponents, set-ups and score pads by game."""

    opponents: list[Opponent]
    setups: dict[str, SetupPlan]
    pads: dict[str, PadPlan]
