"""Problems: what a client did wrong, as it is told to the client.

Problem                 application/problem+json
├── BadRequest     400  malformed, unknown or out of range
├── NoIdentity     401  nobody is known by this cookie, token or password
├── Forbidden      403  not your seat, not the owner, wrong origin, a guessed link
├── NotFound       404  no such table, game, rule or page
├── Conflict       409  the game has moved on, the seat is taken, the key was used
├── TooLarge       413  a body over the limit
├── Illegal        422  the rules do not allow it
├── Unverified     422  a record does not hold what it says
├── TooMany        429  over the rate limit
└── Unavailable    503  the server is going away or its rules have changed
"""

from __future__ import annotations

from typing import Any, Self

from trailboss.core.message import Message
from trailboss.core.refusal import Refusal


class Problem(Exception):
    """Something that a client is told about: a message, or a mere text that programs may read."""

    status = 400
    kind = "bad-request"
    title = "The request cannot be used"

    def __init__(
        self, told: str | Message, english: str = "", /, **values: str | int | Message
    ) -> None:
        if not isinstance(told, Message):
            told = Message(told, english, **values) if english else Message("", "{text}", text=told)
        super().__init__(told)
        self.message = told
        self.fields: dict[str, Any] = {}

    def also(self, **fields: Any) -> Self:
        """The same with further fields in its document."""
        self.fields |= fields
        return self

    def doc(self) -> dict[str, Any]:
        return {
            "type": f"/problems/{self.kind}",
            "title": self.title,
            "status": self.status,
            "detail": str(self.message),
            "code": code(inner(self.message)) or self.kind,
            "values": values(inner(self.message)),
            **self.fields,
        }


def code(message: Message) -> str:
    """What a message is called in a problem: a page has words for `problem-` and this."""
    return message.key.removeprefix("problem-").removeprefix("error-")


def inner(message: Message) -> Message:
    """What is wrong, without the place where it is."""
    trouble = message.values.get("trouble")
    return message if message.key or not isinstance(trouble, Message) else inner(trouble)


def values(message: Message) -> dict[str, Any]:
    """The values of a message as JSON; one that is a message has its own code, values, detail."""
    return {
        name: {"code": code(value), "values": values(value), "detail": str(value)}
        if isinstance(value, Message)
        else value
        for name, value in message.values.items()
    }


class BadRequest(Problem):
    """Malformed, unknown or out of range."""


class NoIdentity(Problem):
    """Nobody is known by this cookie, token or password."""

    status = 401
    kind = "no-identity"
    title = "Say who you are first"


class Forbidden(Problem):
    """Not your seat, not the owner, wrong origin, a guessed link."""

    status = 403
    kind = "forbidden"
    title = "That is not yours to do"


class NotFound(Problem):
    """No such table, game, rule or page."""

    status = 404
    kind = "not-found"
    title = "There is no such thing"


class Conflict(Problem):
    """The game has moved on, the seat is taken, the key was used."""

    status = 409
    kind = "conflict"
    title = "The game has moved on"


class TooLarge(Problem):
    """A body over the limit."""

    status = 413
    kind = "too-large"
    title = "That is too much"


class Illegal(Problem):
    """The rules do not allow it."""

    status = 422
    kind = "illegal"
    title = "The rules do not allow it"


class Unverified(Problem):
    """A record does not hold what it says."""

    status = 422
    kind = "record"
    title = "The record is not right"


class TooMany(Problem):
    """Over the rate limit."""

    status = 429
    kind = "too-many"
    title = "Too many requests"


class Unavailable(Problem):
    """The server is going away, or the rules of the table are not those of this server."""

    status = 503
    kind = "unavailable"
    title = "Not now"


def refused(action: str, refusal: Refusal | None, why: Message) -> Illegal:
    """An action that the rules do not allow, with the reason if the game has one."""
    if refusal is None:
        return Illegal(why).also(action=action)
    return Illegal(why).also(
        action=action,
        rule=refusal.rule,
        what=refusal.what,
        needs=refusal.needs,
        has=refusal.has,
        thing=refusal.thing,
    )
