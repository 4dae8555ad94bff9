"""The guard before every route: hosts, origins, rates, security headers, one log line each."""

from __future__ import annotations

import ipaddress
import time
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

import msgspec

from trailboss.server.logs import note, trouble
from trailboss.server.parts import ServerParts
from trailboss.server.problems import BadRequest, Forbidden, Problem, TooMany, Unavailable
from trailboss.server.web import quick, table_socket
from trailboss.server.web.access import in_time
from trailboss.server.web.asgi import App, Message, Receive, Scope, Send
from trailboss.server.web.pages import FILES
from trailboss.server.web.rates import client_of, kind_of

CHANGING: Final = {"POST", "PUT", "PATCH", "DELETE"}
CSP: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
FORMS: Final = ("/api/email/stop",)
"""Mail programs end letters by a form (RFC 8058); the token in its address says who asks."""
PROBLEM: Final = b"application/problem+json"


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: App, server: ServerParts) -> None:
        self.app = app
        self.server = server
        public = urlsplit(server.settings.public_url)
        self.public_host = public.netloc
        self.public_origin = f"{public.scheme}://{public.netloc}" if public.netloc else ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
            await in_time(self.server, client_of(scope), kind_of(scope))
        except Problem as problem:
            await refuse(problem, scope, receive, send)
            self.count(scope, problem.status, 0.0)
            return
        if table := table_socket.table_of(scope):
            await table_socket.look(table, self.server, scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.pass_on(scope, receive, send)

    async def pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *extra(scope)]
            await send(message)

        try:
            if table := quick.table_of(scope):
                await self.act(table, scope, receive, sending)
            else:
                await self.app(scope, receive, sending)
        finally:
            self.count(scope, status, time.perf_counter() - began)

    async def act(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """An action takes the short way."""
        try:
            body = await quick.answer(table, self.server, scope, receive)
            await say(200, b"application/json", body, send)
        except Problem as problem:
            body = msgspec.json.encode(problem.doc())
            await say(problem.status, PROBLEM, body, send)
        except Exception:
            trouble("a request failed")
            doc = {
                **Unavailable("problem-failed", "something went wrong here").doc(),
                "status": 500,
            }
            await say(500, PROBLEM, msgspec.json.encode(doc), send)

    def check(self, scope: Scope) -> None:
        """Host, origin and kind of body; a Problem if one is wrong."""
        headers = headers_of(scope)
        if self.server.closing and scope["path"] != "/healthz":
            raise Unavailable("problem-shutting-down", "the server is shutting down")
        host = headers.get("host", "")
        if not self.known_host(host):
            raise Forbidden("problem-host", "this server does not answer to that host name")
        self.check_origin(scope, headers, host)

    def check_origin(self, scope: Scope, headers: dict[str, str], host: str) -> None:
        """A page of another site must not act here, nor listen."""
        socket = scope["type"] == "websocket"
        if not socket and scope.get("method") not in CHANGING:
            return
        origin = headers.get("origin")
        ours = {f"http://{host}", f"https://{host}", self.public_origin}
        if origin is not None and origin not in ours:
            raise Forbidden("problem-other-site", "the request comes from another site")
        cookie = "trailboss=" in headers.get("cookie", "")
        if origin is None and cookie:
            raise Forbidden("problem-no-origin", "a request with a cookie must say its origin")
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Forbidden("problem-other-site", "the request comes from another site")
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if not socket and kind != "application/json" and scope["path"] not in FORMS:
            raise BadRequest("problem-body-kind", "bodies are application/json")

    def known_host(self, host: str) -> bool:
        """Numbers, localhost and the public name: so no other name can be pointed here."""
        if self.public_host and host == self.public_host:
            return True
        name = named(host)
        return name in ("localhost", self.server.settings.host) or is_number(name)

    def count(self, scope: Scope, status: int, seconds: float) -> None:
        """One line and one count for each answer. Paths are written as templates: no secrets."""
        method = str(scope.get("method", "WS"))
        self.server.metrics.answered(method, status)
        if scope.get("path") in ("/healthz", "/metrics"):
            return
        template = scope.get("path_template") or "-"
        note("request", method=method, path=template, status=status, ms=round(seconds * 1000, 1))


@lru_cache(64)
def named(host: str) -> str:
    """The name in a host, without its port; empty if it makes no sense."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


@lru_cache(64)
def is_number(name: str) -> bool:
    """Is a host named by its address?"""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request by lower-case name."""
    pairs = scope.get("headers", [])
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in pairs}


def extra(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Headers for every answer; what the API says is not to be kept by anybody."""
    path = str(scope.get("path", ""))
    if path.startswith("/assets/"):
        return [*HEADERS]
    keep = b"no-cache" if path in FILES else b"no-store"
    return [*HEADERS, (b"cache-control", keep)]


async def say(status: int, kind: bytes, body: bytes, send: Send) -> None:
    """A whole answer."""
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def refuse(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer without asking the application."""
    if scope["type"] == "websocket":
        await receive()
        await send(
            {"type": "websocket.close", "code": table_socket.CLOSES.get(problem.status, 4400)}
        )
        return
    body = msgspec.json.encode(problem.doc())
    headers = [
        (b"content-type", PROBLEM),
        (b"content-length", str(len(body)).encode()),
        *extra(scope),
    ]
    if isinstance(problem, TooMany):
        headers.append((b"retry-after", str(problem.fields["retry"]).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
