"""What a socket says, and what a problem is: types of the client that no route declares."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, Struct, UnsetType

from trailboss.server.web.answers import Answer, Doc
from trailboss.server.web.play_answers import ChatLine, Entry, PlayState, Table


class Told(Answer, frozen=True):
    """A message of a problem, or among the values of another one."""

    code: str
    values: dict[str, str | int | Told]
    detail: str


class Problem(Answer, frozen=True):
    """What is refused, and why; some things only some problems have."""

    type: str
    title: str
    status: int
    detail: str | UnsetType = UNSET
    code: str | UnsetType = UNSET
    values: dict[str, str | int | Told] | UnsetType = UNSET
    seq: int | UnsetType = UNSET
    action: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    what: str | UnsetType = UNSET
    needs: int | UnsetType = UNSET
    has: int | UnsetType = UNSET
    thing: str | UnsetType = UNSET
    move: int | UnsetType = UNSET
    """Where a record is not right."""
    line: int | UnsetType = UNSET
    retry: int | UnsetType = UNSET


class Spoken(Struct, frozen=True, tag_field="type"):
    """A message of a socket, known by its type."""


class Hello(Spoken, frozen=True, tag="hello"):
    """Everything at once."""

    seq: int
    table: Table
    state: PlayState
    entries: list[Entry]
    chat: list[ChatLine]


class Update(Spoken, frozen=True, tag="update"):
    """Something happened."""

    seq: int
    table: Table
    state: PlayState
    entries: list[Entry]


class Changes(Answer, frozen=True):
    """By path what is new since the last message."""

    table: Doc
    state: Doc


class Changed(Spoken, frozen=True, tag="update"):
    """Something happened, told by what is new; for whoever asks for changes."""

    seq: int
    entries: list[Entry]
    changes: Changes


class Done(Answer, frozen=True):
    """What was done, or had been done before by the same request; what is seen now if asked for.

    It is told as a whole, or by what is new since the position on which was acted.
    """

    seq: int
    replayed: bool
    update: Update | UnsetType = UNSET
    changed: Changed | UnsetType = UNSET


class Carried(Spoken, frozen=True, tag="done"):
    """An action that was wished on this socket was done before, or is not shown by what is told."""

    key: str
    seq: int


class Refused(Spoken, frozen=True, tag="refused"):
    """An action that was wished on this socket was not done."""

    key: str
    problem: Problem


class ChatNews(Spoken, frozen=True, tag="chat"):
    """Something was said."""

    chat: list[ChatLine]


class Ping(Spoken, frozen=True, tag="ping"):
    """Nothing happened for a while."""

    now: int


class RoomNews(Spoken, frozen=True, tag="room"):
    """Who is in the waiting room; for whoever asks for it."""

    here: list[int]
    ready: list[int]
    people: list[str]


class LobbyNews(Spoken, frozen=True, tag="tables"):
    """The lists of tables have changed; said on the socket of the lobby."""


class ProblemNews(Spoken, frozen=True, tag="problem"):
    """The connection closes, and why."""

    problem: Problem


SPOKEN: Final = (
    *(Problem, Hello, Update, Changed, Carried, Refused),
    *(ChatNews, Ping, RoomNews, LobbyNews, ProblemNews),
)
