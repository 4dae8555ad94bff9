"""A push service on loopback, and a browser that can read what it is sent."""

from __future__ import annotations

import json
import secrets
from contextlib import AbstractContextManager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.server.running import PATIENCE, served
from trailboss.server.notices.seal import coded, decoded, new_secret, point, private_key

Message = tuple[str, dict[str, str], bytes]
"""Path, headers in small letters, body."""


class Mailbox(BaseHTTPRequestHandler):
    """Takes messages; a path that ends in a number answers with it."""

    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        tail = self.path.rpartition("/")[2]
        self.send_response(int(tail) if tail.isdigit() else 201)
        self.send_header("location", "/elsewhere")
        self.send_header("content-length", "0")
        self.end_headers()
        self.server.messages.put((self.path, headers, body))

    def log_message(self, *_: object) -> None:
        """Quietly."""


class PushService(ThreadingHTTPServer):
    """Remembers what it was sent."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Mailbox)
        self.messages: Queue[Message] = Queue()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def next(self) -> Message:
        return self.messages.get(timeout=PATIENCE)

    def silent(self) -> bool:
        """Nothing has come that was not taken."""
        try:
            self.messages.get_nowait()
        except Empty:
            return True
        return False


def push_service() -> AbstractContextManager[PushService]:
    return served(PushService())


class Receiver:
    """The keys of a browser."""

    def __init__(self, secret: str = "", auth: str = "") -> None:
        self.key = private_key(secret or new_secret())
        self.auth = decoded(auth) if auth else secrets.token_bytes(16)

    def wish(self, endpoint: str, lang: str = "en") -> dict[str, Any]:
        """The body of POST /api/push."""
        keys = {"p256dh": coded(point(self.key)), "auth": coded(self.auth)}
        return {"endpoint": endpoint, "keys": keys, "lang": lang}

    def opened(self, body: bytes) -> bytes:
        """The text of a sealed message, read by the letter of RFC 8188 and RFC 8291."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), other)
        info = b"WebPush: info\0" + point(self.key) + theirs
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        return text[:-1]

    def read(self, message: Message) -> dict[str, Any]:
        doc: dict[str, Any] = json.loads(self.opened(message[2]))
        return doc
