"""Doors: connections that never ask, too many viewers, full disks, databases from the future."""

from __future__ import annotations

import asyncio
import resource
import socket
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from tests.cli.run import refused, shell
from tests.server.live import cookies, heard, watch
from tests.server.running import PATIENCE, Person, Running, running
from trailboss.server.problems import TooMany
from trailboss.server.run import KEEP_ALIVE, config_for
from trailboss.server.settings import Settings
from trailboss.server.web.connections import MOST, Connection, Uncounted
from trailboss.server.web.frames import Socket
from trailboss.server.web.viewers import AT_TABLE, FROM_ADDRESS, WATCHING, Viewers

pytestmark = pytest.mark.pure


class Hasty(Connection):
    """As the server's, with less patience and room."""

    patience = 0.5
    most = 3


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers when the whole body is there."""
    if scope["type"] != "http":
        return
    while (await receive()).get("more_body"):
        pass
    await send(
        {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]}
    )
    await send({"type": "http.response.body", "body": b"ok"})


@contextmanager
def hasty() -> Iterator[int]:
    """A small server; its port."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        config = uvicorn.Config(
            echo, http=Hasty, lifespan="off", log_config=None, timeout_keep_alive=KEEP_ALIVE
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        try:
            yield int(listener.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


HASTY_TAKERS = """
import socket, sys
from trailboss.__main__ import main
from trailboss.server import run
from trailboss.server.web.takers import Taker
Taker.slow, bound = 0.5, run.bound
def narrow(settings):
    listener = bound(settings)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener
run.bound = narrow
sys.exit(main())
"""
"""A server with little patience, whose lines hold little."""


def deaf(port: int, asking: bytes) -> socket.socket:
    """Somebody who asks and never reads; little fits into the line."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    line.sendall(asking)
    return line


def figure(server: Running, name: str) -> float:
    """A figure of a server's metrics."""
    for row in httpx.get(f"{server.url}/metrics").text.splitlines():
        if row.startswith(f"{name} "):
            return float(row.rpartition(" ")[2])
    raise AssertionError(f"there is no {name}")


def sockets_of(server: Running) -> int:
    """How many connections a server has open."""
    found = 0
    for entry in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with suppress(OSError):
            found += entry.readlink().name.startswith("socket:")
    return found


def until(true: Callable[[], bool]) -> None:
    """Wait for something, for a while."""
    for _ in range(200):
        if true():
            return
        threading.Event().wait(0.05)
    raise AssertionError("it does not come")


def ended(line: socket.socket) -> bytes:
    """What comes until the other side hangs up."""
    line.settimeout(PATIENCE)
    found = b""
    with suppress(ConnectionResetError):
        while part := line.recv(4096):
            found += part
    return found


@pytest.mark.parametrize(
    "start",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ",
        b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nhalf",
    ],
    ids=["nothing", "a word", "headers", "half a body"],
)
def test_a_connection_that_does_not_ask_is_ended(start: bytes) -> None:
    """However far the request has come."""
    with hasty() as port, socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(start)
        assert ended(line) == b""


@pytest.mark.parametrize(
    "start",
    [
        b"POST / HTTP/1.1\r\nHost: here\r\nX-Slow: ",
        b'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{"na',
    ],
    ids=["headers", "half a body"],
)
def test_what_follows_a_request_has_its_own_time(start: bytes) -> None:
    """Also when both come in one piece."""
    with hasty() as port, socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n" + start)
        assert ended(line).count(b"200 OK") == 1


def test_a_connection_that_asks_is_kept() -> None:
    """Two requests on one line; the second has its own time."""
    with hasty() as port, httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        assert client.get("/").text == "ok"
        assert client.post("/", content=b"12345").text == "ok"


def test_nobody_opens_too_many_connections() -> None:
    """One more is refused; when one has ended another is welcome."""
    with hasty() as port, ExitStack() as lines:
        asking = b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"
        first = [
            lines.enter_context(closing(socket.create_connection(("127.0.0.1", port))))
            for _ in range(3)
        ]
        for line in first:
            line.sendall(asking)
            assert line.recv(4096).startswith(b"HTTP/1.1 200")
        one_more = lines.enter_context(closing(socket.create_connection(("127.0.0.1", port))))
        assert ended(one_more) == b""
        first[0].close()
        for _ in range(100):
            with socket.create_connection(("127.0.0.1", port)) as line, suppress(ConnectionError):
                line.sendall(asking)
                if line.recv(4096).startswith(b"HTTP/1.1 200"):
                    return
        raise AssertionError("nobody is let in")


@pytest.mark.parametrize("way", ["socket", "farewell", "stream", "state"])
def test_who_does_not_read_is_cut_off(tmp_path: Path, way: str) -> None:
    """By socket, also when it is told why it must go; by stream; and asking for answers."""
    with (
        running(tmp_path, program=("-c", HASTY_TAKERS)) as server,
        Person(server.url, "Ada") as ada,
    ):
        table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
        before = sockets_of(server)
        path = f"/api/tables/{table}/{'ws' if way in UPGRADED else way}"
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        head += f"Origin: {server.url}\r\nCookie: {cookies(ada)}\r\n"
        asking = f"{head}{UPGRADE if way in UPGRADED else ''}\r\n".encode()
        with closing(deaf(server.port, asking)) as line:
            if way != "state":
                until(lambda: figure(server, "trailboss_viewers") == 1)
            if way == "stream":
                chatter(ada, table)
            else:
                keep_asking(line, asking if way == "state" else LOOK, way == "farewell")
            until(lambda: sockets_of(server) <= before)
        assert figure(server, "trailboss_viewers") == 0


UPGRADED = ("socket", "farewell")
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def frame_of(text: bytes) -> bytes:
    """A text message of a page: masked, by zeros."""
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text


LOOK = frame_of(b'{"seat": 0, "since": 0}')


def keep_asking(line: socket.socket, asking: bytes, nonsense: bool) -> None:
    """Whatever makes a server write without end, until it has hung up or hears no more."""
    line.settimeout(1)
    with suppress(OSError):
        for _ in range(100):
            line.sendall(asking)
            threading.Event().wait(0.005)
        if nonsense:
            line.sendall(frame_of(b"nonsense"))


@pytest.mark.parametrize(
    ("limits", "proxy", "kind"),
    [(True, "", Connection), (True, "127.0.0.1", Uncounted), (False, "", Uncounted)],
    ids=["people", "a proxy", "a load test"],
)
def test_a_server_is_set_up_so(limits: bool, proxy: str, kind: type[Connection]) -> None:
    """Its connections are ours, and how long they live is what the proxies expect."""
    config = config_for(echo, Settings(limits=limits), proxy)
    assert (config.http, config.ws) == (kind, Socket)
    assert (config.ws_ping_interval, config.ws_ping_timeout) == (40, 40)
    assert config.timeout_keep_alive == KEEP_ALIVE
    assert config.proxy_headers is bool(proxy)
    assert not proxy or config.forwarded_allow_ips == proxy


def test_one_connection_too_many_is_ended(tmp_path: Path) -> None:
    """Of one address; there is room for others."""
    with running(tmp_path, limits=True) as server, ExitStack() as lines:
        place = ("127.0.0.1", server.port)
        for _ in range(MOST):
            lines.enter_context(socket.create_connection(place))
        assert asked(lines.enter_context(socket.create_connection(place))) == b""
        there = socket.create_connection(place, source_address=("127.0.0.2", 0))
        assert asked(lines.enter_context(there)).startswith(b"HTTP/1.1 200")


def asked(line: socket.socket) -> bytes:
    """What is answered about health; nothing if the other side hangs up."""
    with suppress(ConnectionResetError, BrokenPipeError):
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    return ended(line)


def chatter(ada: Person, table: str) -> None:
    """Much is said at a table."""
    for _ in range(100):
        ada.post(f"/api/tables/{table}/chat", text="x" * 400)


def test_a_home_opens_no_more_connections_than_an_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every home has very many long addresses."""
    monkeypatch.setattr(Hasty, "opened", Counter())
    aborted = [turned_away(f"2001:db8::{host}") for host in range(4)]
    assert aborted == [False, False, False, True]
    assert not turned_away("2001:db8:0:1::1")


def turned_away(address: str) -> bool:
    """Is a connection from an address aborted?"""
    config = uvicorn.Config(echo, http=Hasty, lifespan="off", log_config=None)
    config.load()
    transport = Mock(spec=asyncio.Transport)
    transport.get_write_buffer_size.return_value = 0
    transport.get_extra_info.side_effect = {"peername": (address, 1)}.get
    Hasty(config, ServerState(), {}, Mock()).connection_made(transport)
    return bool(transport.abort.called)


def test_viewers_are_counted_by_address_and_table() -> None:
    """Players are always let in to a table that many watch."""
    viewers = Viewers()
    with ExitStack() as stack:
        for i in range(WATCHING):
            stack.enter_context(viewers.counted(f"10.0.0.{i}", "t", False, True))
        with pytest.raises(TooMany), viewers.counted("10.1.0.1", "t", False, True):
            pass
        with viewers.counted("10.1.0.1", "t", True, True):
            pass
        with viewers.counted("10.1.0.1", "t", False, False):
            pass
    with ExitStack() as stack:
        for i in range(FROM_ADDRESS):
            stack.enter_context(viewers.counted("10.0.0.1", f"t{i}", False, True))
        with pytest.raises(TooMany), viewers.counted("10.0.0.1", "other", True, True):
            pass
    assert not viewers.open


def test_one_page_too_many_is_told_so(tmp_path: Path) -> None:
    """The socket says why and closes; when another page is closed there is room again."""
    with running(tmp_path, limits=True) as server, Person(server.url, "Ada") as ada:
        table = ada.table("gwt2", "human", "hotseat", start=True)["id"]
        with ExitStack() as pages:
            for _ in range(AT_TABLE):
                heard(pages.enter_context(watch(ada, table)), "hello")
            with watch(ada, table) as one_more:
                assert heard(one_more, "problem")["problem"]["status"] == 429
            answer = ada.http.get(f"/api/tables/{table}/stream")
            assert answer.status_code == 429
        with watch(ada, table) as again:
            heard(again, "hello")


def test_a_full_disk_is_told_and_survived(tmp_path: Path) -> None:
    """Nothing can be kept: health says so, an action fails whole, and works when there is room."""
    with running(tmp_path) as server, Person(server.url, "Ada") as ada:
        table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
        state = ada.state(table, seat=0)
        wish = {
            "seat": 0,
            "action": state["legal"][0]["text"],
            "expected_seq": state["seq"],
            "key": "one-key-of-ada",
        }
        pid, kind = server.process.pid, resource.RLIMIT_FSIZE
        free = resource.prlimit(pid, kind)
        resource.prlimit(pid, kind, (1, free[1]))
        assert ada.send(f"/api/tables/{table}/actions", **wish).status_code >= 500
        assert until_health(server, 503) == {"status": "unavailable"}
        resource.prlimit(pid, kind, free)
        assert until_health(server, 200) == {"status": "ok"}
        assert ada.state(table, seat=0)["seq"] == state["seq"]
        assert ada.post(f"/api/tables/{table}/actions", **wish)["replayed"] is False


def until_health(server: Running, status: int) -> Any:
    """What health says when it has noticed."""
    for _ in range(200):
        answer = httpx.get(f"{server.url}/healthz")
        if answer.status_code == status:
            return answer.json()
        threading.Event().wait(0.1)
    raise AssertionError(f"health never says {status}")


def test_a_database_of_a_newer_release_is_left_alone(tmp_path: Path) -> None:
    """One line, and nothing is changed."""
    with running(tmp_path):
        pass
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v9999'")
    done = shell("serve", "--port", "0", "--data", str(tmp_path))
    assert refused(done) and "newer" in done.err
    with closing(sqlite3.connect(path)) as connection:
        assert list(connection.execute("SELECT version_num FROM alembic_version")) == [("v9999",)]


@pytest.mark.parametrize("name", ["ㅤ", "⠀⠀", "ᅟ ﾠ", "\u0301", "\U0001d159"], ids=ascii)
def test_a_name_can_be_seen(server: Running, name: str) -> None:
    """Letters without ink are no name."""
    with Person(server.url) as nobody:
        assert nobody.send("/api/me", name=name).status_code == 400
