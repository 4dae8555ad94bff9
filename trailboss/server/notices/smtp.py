"""The way to the mail server: an address with a password that is never shown, and letters."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from trailboss.core.message import Message
from trailboss.server.settings import BadSettings

PORTS: Final = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
PATIENCE: Final = 10.0
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
POLICY: Final = SMTP.clone(max_line_length=998)
"""Long links stay on one line."""
LONGEST: Final = 254
LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
WORD: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
ADDRESS: Final = re.compile(rf"(?=[^@]{{1,64}}@){WORD}(?:\.{WORD})*@(?:{LABEL}\.)+[A-Za-z]{LABEL}")


def address(text: str) -> str:
    """One plain address; empty if it is not: no names, no lists, no line breaks."""
    fine = len(text) <= LONGEST and ADDRESS.fullmatch(text)
    return text if fine else ""


@dataclass(frozen=True)
class Relay:
    """The server that takes our mail."""

    scheme: str
    host: str
    port: int
    user: str = ""
    password: str = field(default="", repr=False)


def relay(url: str) -> Relay:
    """A relay by its URL: STARTTLS with smtp, TLS from the start with smtps."""
    wrong = Message(
        "error-smtp",
        "--smtp is smtp://USER:PASSWORD@HOST:587, smtps://... or smtp+plain://127.0.0.1:25",
    )
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadSettings(wrong) from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/"):
        raise BadSettings(wrong)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if parts.scheme == "smtp+plain" and user and parts.hostname not in LOOPBACK:
        raise BadSettings(
            "error-smtp-plain", "--smtp sends no password in the clear to another machine"
        )
    return Relay(parts.scheme, parts.hostname, port or PORTS[parts.scheme], user, password)


def deliver(to: Relay, letter: EmailMessage) -> None:
    """Hand over one letter; SMTPException or OSError if that fails."""
    context = ssl.create_default_context()
    if to.scheme == "smtps":
        line: smtplib.SMTP = smtplib.SMTP_SSL(to.host, to.port, timeout=PATIENCE, context=context)
    else:
        line = smtplib.SMTP(to.host, to.port, timeout=PATIENCE)
    with line:
        if to.scheme == "smtp":
            line.starttls(context=context)
        if to.user:
            line.login(to.user, to.password)
        line.send_message(letter)


def letter(sender: str, to: str, subject: str, text: str, stop: str = "") -> EmailMessage:
    """A letter of plain text; `stop` is where one click ends all letters (RFC 8058)."""
    mail = EmailMessage(policy=POLICY)
    mail["From"] = f"Trailboss <{sender}>"
    mail["To"] = to
    mail["Subject"] = subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=sender.partition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    if stop:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text)
    return mail
