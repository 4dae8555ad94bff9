"""What clients may send: strict, small, and nothing else."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]


class Strict(Struct, forbid_unknown_fields=True, frozen=True):
    """A body without surprises."""


class Nothing(Strict, frozen=True):
    """An empty body."""


class MeWish(Strict, frozen=True):
    """Who one wants to be."""

    name: Name
    password: Password | None = None
    old: Password | None = None
    """The password until now, to set a new one."""


class Login(Strict, frozen=True):
    """Who one says one is."""

    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class SeatWish(Strict, frozen=True):
    """A seat of a new table."""

    kind: Literal["human", "bot", "hotseat"]
    name: Name | None = None
    bot: Word | None = None


class ClockWish(Strict, frozen=True):
    """The clocks of a new table."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Number = 0
    increment: Number = 0


class TableWish(Strict, frozen=True):
    """A new table."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: dict[Word, Word] = field(default_factory=dict)
    public: bool = False
    sit: SeatNumber | None | Literal["first"] = "first"
    clock: ClockWish = field(default_factory=ClockWish)
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    start: bool = False
    hints: bool = False
    components: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")] | None = None


class JoinWish(Strict, frozen=True):
    """A seat by number or by secret link."""

    seat: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=100)] | None = None


class SeatChange(Strict, frozen=True):
    """The owner changes a seat before the start."""

    seat: SeatNumber
    kind: Literal["human", "bot", "hotseat"]
    bot: Word | None = None
    name: Name | None = None


class VoteWish(Strict, frozen=True):
    """A vote."""

    about: Literal["bot", "undo"]
    target: Number
    yes: bool
    bot: Word | None = None


class ChatWish(Strict, frozen=True):
    """Something to say."""

    text: Text


class ActionWish(Strict, frozen=True):
    """An action of a seat, on the position that the client saw."""

    seat: SeatNumber
    action: Annotated[str, Meta(min_length=1, max_length=200)]
    expected_seq: Number
    key: Key
    position: bool = False
    """Answer with what is seen now: for a client whose socket does not bring it."""
    changes: bool = False
    """What is new since `expected_seq` will do: for a client that knows that position."""


class SocketWish(Strict, frozen=True):
    """The same on a socket, which tells what comes of it."""

    seat: SeatNumber
    action: Annotated[str, Meta(min_length=1, max_length=200)]
    expected_seq: Number
    key: Key


class RecordWish(Strict, frozen=True):
    """A record as text."""

    record: str


class ComponentsWish(Strict, frozen=True):
    """A components file as text."""

    game: Word
    text: str
    name: Name


class BranchWish(Strict, frozen=True):
    """The move after which one wants to play on, and by seat a bot, or nobody for oneself."""

    move: Number
    players: Annotated[list[Word | None], Meta(max_length=100)] | None = None


class UndoWish(Strict, frozen=True):
    """Back to an earlier number, on the position that the client saw."""

    seat: SeatNumber
    to: Number
    expected_seq: Number
    key: Key
    position: bool = False
    changes: bool = False
