"""A mail server on loopback that keeps what it is given."""

from __future__ import annotations

import socketserver
from contextlib import AbstractContextManager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from queue import Empty, Queue

from tests.server.running import PATIENCE, served


class Talk(socketserver.StreamRequestHandler):
    """As much of RFC 5321 as one client needs."""

    server: MailServer

    def say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")

    def handle(self) -> None:
        self.say("220 here")
        self.recipients: list[str] = []
        while line := self.rfile.readline():
            verb = line[:4].upper().decode("latin-1").strip()
            if verb == "QUIT":
                self.say("221 bye")
                return
            self.answer(verb, line.decode("latin-1").strip())

    def answer(self, verb: str, line: str) -> None:
        if verb == "RCPT":
            self.recipients.append(line)
            self.say("550 nobody" if "nobody@" in line else "250 fine")
        elif verb == "DATA":
            self.say("354 go on")
            self.server.take(self.recipients, self.letter())
            self.recipients = []
            self.say("250 taken")
        else:
            self.say("250 fine")

    def letter(self) -> bytes:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line[1:] if line.startswith(b".") else line)
        return b"".join(lines)


class MailServer(socketserver.ThreadingTCPServer):
    """Letters in the order in which they came."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Talk)
        self.letters: Queue[EmailMessage] = Queue()
        self.recipients: list[str] = []

    @property
    def url(self) -> str:
        return f"smtp+plain://127.0.0.1:{self.server_address[1]}"

    def take(self, recipients: list[str], data: bytes) -> None:
        self.recipients += recipients
        letter = message_from_bytes(data, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.put(letter)

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=PATIENCE)

    def silent(self) -> bool:
        """Nothing has come that was not taken."""
        try:
            self.letters.get_nowait()
        except Empty:
            return True
        return False


def mail_server() -> AbstractContextManager[MailServer]:
    return served(MailServer())
