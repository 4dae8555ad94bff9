"""What the server answers: the types that the client is generated from.

`web/openapi.json` holds them as a document and `web/src/contract.ts` as TypeScript; tests compare.
"""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

Kind = TypeVar("Kind", bound=Struct)
Status = Literal["open", "playing", "over"]
SeatKind = Literal["human", "bot", "hotseat", "automa"]
Doc = dict[str, Any]


class Answer(Struct, forbid_unknown_fields=True, frozen=True):
    """Exactly these fields, and all of them."""


def answer(kind: type[Kind], doc: Doc) -> Kind:
    """A document as the answer type of its route; if it does not fit, the server is wrong."""
    return msgspec.convert(doc, kind)


class Option(Answer, frozen=True):
    """An option of a game; a pattern if any value that fits is allowed."""

    name: str
    choices: list[str]
    default: str
    text: str
    pattern: str | None


class Game(Answer, frozen=True):
    """A game that can be played; `automa` is whom one plays against alone."""

    name: str
    title: str
    version: int
    seats: tuple[int, int]
    solo: bool
    automa: str | None
    options: list[Option]
    bots: list[str]


class Choice(Answer, frozen=True):
    """An action; a free one is possible at any time."""

    text: str
    verb: str
    arg: int
    free: bool


class Components(Struct, frozen=True, omit_defaults=True):
    """What is printed; `kind` says how it is drawn, and so what the tables hold.

    `rules` says by kind of piece, or by its whole name, which rule speaks of it.
    """

    game: str
    version: int
    kind: str
    layout: Doc
    tables: Doc
    rules: dict[str, str]
    actions: list[Choice]
    provenance: Doc | None = None


class Chapter(Answer, frozen=True):
    """The heading of a chapter."""

    number: str
    text: str


class Rulebook(Answer, frozen=True):
    """All rules of a game in a language."""

    game: str
    lang: str
    chapters: list[Chapter]
    rules: dict[str, str]


class Rule(Answer, frozen=True):
    """One rule or chapter."""

    number: str
    lang: str
    text: str


class ComponentsFile(Struct, frozen=True):
    """A components file of one's own; its id is the hash of its figures."""

    id: str
    game: str
    name: str
    created: int


class ComponentsFiles(Answer, frozen=True):
    """One's own components files."""

    files: list[ComponentsFile]


class Difference(Answer, frozen=True):
    """A figure that is not the printed one; null where there is none."""

    place: str
    ours: str | None
    theirs: str | None


class Differences(Answer, frozen=True):
    """What differs from the printed figures."""

    id: str
    game: str
    differences: list[Difference]


class NewComponents(ComponentsFile, frozen=True):
    """A file that was brought, and what it changes."""

    differences: list[Difference]


class EmailAddress(Answer, frozen=True):
    """Where notices go."""

    address: str | None
    confirmed: bool


class Me(Answer, frozen=True):
    """Who asks; `email` is null where the server sends none."""

    id: str | None
    name: str | None
    password: bool
    email: EmailAddress | None


class Device(Answer, frozen=True):
    """A browser or a script by which somebody comes; `here` is this one."""

    id: str
    device: str
    token: bool
    created: int
    used: int
    here: bool


class Devices(Answer, frozen=True):
    """The last used first."""

    devices: list[Device]


class Token(Answer, frozen=True):
    """A bearer token for scripts."""

    token: str


class Confirmed(Answer, frozen=True):
    """An e-mail address is right."""

    confirmed: bool


class Stopped(Answer, frozen=True):
    """No more e-mails."""

    stopped: bool


class PushKey(Answer, frozen=True):
    """The key that a browser subscribes with."""

    key: str


class Subscribed(Answer, frozen=True):
    """Does this browser get push messages?"""

    subscribed: bool


class Try(Answer, frozen=True):
    """A result of a day; no rank: the game is not over, or ended too late."""

    rank: int | None
    name: str
    you: bool
    points: int | None
    tie: int | None
    """What decides between equal points."""
    target: int | None
    beaten: bool | None
    ended: int | None
    table: str | None
    """Of others: when the day is over."""


class Day(Answer, frozen=True):
    """The challenge of a day; games that end after `closes` do not count."""

    day: str
    today: bool
    game: str
    title: str
    options: dict[str, str]
    begins: int
    ends: int
    closes: int
    sealed: bool
    now: int
    begun: int
    finished: int
    mine: Try | None
    results: list[Try]
    days: list[str]


class TableName(Answer, frozen=True):
    """The id of a table."""

    table: str
