"""Keys: signed cookies and tokens, and secret seat links that nobody can guess."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from functools import lru_cache
from typing import Final

from itsdangerous import BadSignature, Signer, TimestampSigner

from trailboss.server.tables.table import Table

LONGEST: Final = 200
"""No cookie and no token of ours is longer."""

CONFIRM: Final = 2 * 24 * 3600
"""Seconds within which an address must be confirmed."""


class Keys:
    """Everything that is derived from the secret of an installation."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()
        self.cookie = Signer(secret, salt="cookie", digest_method=hashlib.sha256)
        self.bearer = Signer(secret, salt="bearer", digest_method=hashlib.sha256)

    def signed(self, identity: str, epoch: int, session: str, bearer: bool = False) -> str:
        """An identity, its epoch and a session as a cookie or a bearer token."""
        mark = f"{identity}~{epoch}~{session}"
        return (self.bearer if bearer else self.cookie).sign(mark).decode()

    def identity(self, signed: str, bearer: bool = False) -> tuple[str, int, str]:
        """Identity, epoch and session of a cookie or token; empty if it was not signed here.

        Those from before there were epochs are of the first; older ones name no session.
        """
        if len(signed) > LONGEST:
            return "", 0, ""
        mark = unsigned(self.bearer if bearer else self.cookie, signed)
        identity, epoch, session = [*mark.split("~"), "", ""][:3]
        return identity, int(epoch or 0), session

    def seat_token(self, table: str, seat: int, identity: str) -> str:
        """The secret of a seat: an invitation (no identity), or its owner's way back."""
        return token(self.secret, table, seat, identity)

    def letter(self, what: str, identity: str, mark: str) -> str:
        """The token of a link in a letter: to `confirm` an address, or to `stop` letters to it."""
        return letters(self.secret, what).sign(f"{identity}~{mark}").decode()

    def letter_owner(self, what: str, token: str) -> tuple[str, str]:
        """The identity and the mark of a token; empty for a guess, or when it is too old."""
        age = CONFIRM if what == "confirm" else None
        try:
            found = letters(self.secret, what).unsign(token, max_age=age).decode()
        except (BadSignature, UnicodeError):
            return "", ""
        identity, _, mark = found.rpartition("~")
        return identity, mark

    def daily(self, day: str) -> bytes:
        """What the challenge of a day is made of."""
        return hmac.digest(self.secret, f"daily:{day}".encode(), "sha256")

    def link(self, table: str, seat: int, identity: str) -> str:
        """The address of a secret seat link."""
        return f"/t/{table}?seat={self.seat_token(table, seat, identity)}"

    def seat_of(self, t: Table, given: str) -> int | None:
        """The seat that a token opens now; None for a guess or an invitation that was used."""
        for seat, chair in enumerate(t.chairs):
            if chair.reserved:
                continue
            wanted = self.seat_token(t.deal.id, seat, chair.identity)
            if hmac.compare_digest(wanted.encode(), given.encode()):
                return seat
        return None


def letters(secret: bytes, what: str) -> TimestampSigner:
    """Each kind of link has a key of its own."""
    return TimestampSigner(secret, salt=f"letter {what}", digest_method=hashlib.sha256)


@lru_cache(4096)
def unsigned(signer: Signer, signed: str) -> str:
    """What was signed: the same cookie comes with every request."""
    try:
        return signer.unsign(signed).decode()
    except (BadSignature, UnicodeError):
        return ""


@lru_cache(4096)
def token(secret: bytes, table: str, seat: int, identity: str) -> str:
    """The token of a seat; the same people look at the same tables again and again."""
    mark = f"seat {table} {seat} {identity}".encode()
    code = hmac.digest(secret, mark, "sha256")
    return f"{seat}-{urlsafe_b64encode(code[:18]).decode()}"
