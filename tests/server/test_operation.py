"""Running a server: snapshots, verification, bots after a crash, webhooks, shutting down."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import AbstractContextManager, closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import repeat
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.run import refused, run, shell
from tests.server import live
from tests.server.live import heard, watch
from tests.server.running import (
    PATIENCE,
    STRICT,
    Person,
    Running,
    awaited,
    free_port,
    running,
    served,
)
from trailboss.server.settings import Settings
from trailboss.server.store.database import Database
from trailboss.server.store.log import Log
from trailboss.server.tables.snapshot import EVERY, to_doc

pytestmark = pytest.mark.pure


def until(person: Person, table: str, status: str) -> dict[str, Any]:
    """Wait until bots have brought a table so far."""
    end = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < end:
        doc = person.get(f"/api/tables/{table}")
        if doc["status"] == status:
            return doc
        time.sleep(0.2)
    raise AssertionError(f"the table is not {status}")


async def loaded(data: Path, table: str) -> list[dict[str, Any]]:
    """A table from its snapshot and from its whole log."""
    database = Database(Settings(data=data))
    try:
        log = Log(database)
        return [to_doc(await log.load(table, use_snapshot=use)) for use in (True, False)]
    finally:
        await database.close()


def test_snapshots_are_what_the_log_leads_to_and_verify_finds_what_was_altered(
    tmp_path: Path,
) -> None:
    """Bots play a whole game; then one stored action is changed by hand."""
    with running(tmp_path, bots=1) as server, Person(server.url, "Ada") as ada:
        table = ada.table("pioneer", "random", "random", sit=None, start=True)["id"]
        until(ada, table, "over")
        ada.table("gwt2", "human", "human")
    one, two = awaited(loaded(tmp_path, table))
    assert one == two
    assert one["seq"] > EVERY
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        rows = list(connection.execute("SELECT seq FROM snapshot"))
    assert rows == [(one["seq"],)], "the last is of the end"
    good = shell("admin", "verify", "--json", "--data", str(tmp_path))
    assert (good.code, good.json["tables"], good.json["finished"]) == (0, 2, 1)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
        change = "UPDATE entry SET seat = 1 - seat WHERE kind = 'action' AND seq = 60"
        assert connection.execute(change).rowcount == 1
    bad = shell("admin", "verify", "--json", "--data", str(tmp_path))
    assert (bad.code, [row["table"] for row in bad.json["bad"]]) == (1, [table])
    assert refused(shell("admin", "verify", "--data", str(tmp_path / "nothing")))


def test_verify_replays_the_records_that_were_brought(tmp_path: Path) -> None:
    """A record that was changed in the database is found."""
    with running(tmp_path, bots=1) as server, Person(server.url, "Ada") as ada:
        table = ada.table("pioneer", "random", "random", sit=None, start=True)["id"]
        until(ada, table, "over")
        record = ada.http.get(f"/api/tables/{table}/record").text
        name = ada.post("/api/replays", record=record)["id"]
    good = shell("admin", "verify", "--json", "--data", str(tmp_path))
    assert (good.code, good.json["records"], good.json["bad"]) == (0, 1, [])
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
        connection.execute("UPDATE replay SET text = replace(text, 'pioneer', 'gwt2')")
    bad = shell("admin", "verify", "--json", "--data", str(tmp_path))
    assert (bad.code, [row["record"] for row in bad.json["bad"]]) == (1, [name])


def test_bots_of_a_dead_process_are_moved_by_another(tmp_path: Path) -> None:
    """A table whose driver was killed goes on elsewhere when its lease has run out."""
    first = Running(tmp_path, "--no-limits", bots=1).wait()
    with Person(first.url, "Ada") as ada:
        table = ada.table("pioneer", "random", "random", "random", sit=None, start=True)["id"]
        first.kill()
        with running(tmp_path, bots=1) as second, ada.at(second.url) as back:
            until(back, table, "over")


def leases(data: Path) -> dict[str, int]:
    """Until when the bots of each table are moved by one process."""
    with closing(sqlite3.connect(data / "tables.sqlite")) as connection:
        return dict(connection.execute("SELECT id, leased_until FROM game_table WHERE robots"))


def test_bots_go_on_at_once_where_their_process_was_killed(tmp_path: Path) -> None:
    """Its leases are void in the same place, and a table that cannot be read stops no other."""
    first = Running(tmp_path, "--no-limits", bots=1).wait()
    with Person(first.url, "Ada") as ada:
        tables = [
            ada.table("pioneer", "random", "random", "random", sit=None, start=True)["id"]
            for _ in range(2)
        ]
        first.kill()
        held = leases(tmp_path)
        assert len(held) == 2 and min(held.values()) > 0
        broken, fine = tables
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
            connection.execute("UPDATE game_table SET leased_until = leased_until + 1000000000")
            connection.execute("UPDATE game_table SET options = '[' WHERE id = ?", [broken])
        second = Running(tmp_path, "--no-limits", bots=1, port=first.port).wait()
        try:
            until(ada, fine, "over")
        finally:
            second.stop()
    assert "the bots of a table cannot be moved" in second.logs()


def test_a_server_that_ends_gives_its_bots_away(tmp_path: Path) -> None:
    """Another process need not wait until the lease has run out."""
    with running(tmp_path, bots=1) as server, Person(server.url, "Ada") as ada:
        ada.table("gwt2", "greedy", "greedy", "greedy", "greedy", sit=None, start=True)
        assert max(leases(tmp_path).values()) > 0
    assert list(leases(tmp_path).values()) == [0]


def test_the_server_says_goodbye(tmp_path: Path) -> None:
    """Told to stop it closes sockets and ends by itself."""
    with running(tmp_path) as server, Person(server.url, "Ada") as ada:
        table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
        with watch(ada, table) as socket:
            heard(socket, "hello")
            server.process.terminate()
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None and closed.value.rcvd.code in (1001, 1012)
        assert server.process.wait(PATIENCE) == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["keyboard", "system"])
def test_a_signal_to_all_processes_ends_them_quietly(tmp_path: Path, number: int) -> None:
    """As by Ctrl-C, or by a system that stops a service, while bots are being born and think."""
    server = Running(tmp_path, "--no-limits", bots=2).wait()
    with Person(server.url, "Ada") as ada:
        for _ in range(3):
            ada.table("gwt2", "random", "greedy", sit=None, start=True)
        os.killpg(server.process.pid, number)
    assert server.process.wait(PATIENCE) == 0
    assert gone(server.process.pid)
    lines = [line for line in server.logs().splitlines() if '"level":"info"' not in line]
    assert lines == [f"Trailboss serves {server.url} (stop with Ctrl-C)"]


def test_a_killed_server_takes_its_workers_along(tmp_path: Path) -> None:
    """Nobody thinks on for a server that is no longer there."""
    server = Running(tmp_path, "--no-limits", bots=2).wait()
    server.process.kill()
    server.process.wait(PATIENCE)
    assert gone(server.process.pid)


def gone(group: int) -> bool:
    """Has every process of a group ended?"""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


def test_health_and_metrics(server: Running) -> None:
    """What an operator looks at."""
    assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
    text = httpx.get(f"{server.url}/metrics").text
    assert "trailboss_requests_total" in text and "trailboss_entries_total" in text


class Hook(BaseHTTPRequestHandler):
    """Somebody who wants to be called."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        assert isinstance(self.server, Called)
        self.server.bodies.append(json.loads(body))
        self.send_response(302 if self.path == "/moved" else 204)
        if self.path == "/moved":
            self.send_header("location", "/elsewhere")
        self.end_headers()
        self.server.rang.set()

    def log_message(self, *_: object) -> None:
        """Quietly."""


class Called(HTTPServer):
    """A server on loopback that remembers what it was told."""

    def __init__(self, handler: type[Hook] = Hook) -> None:
        super().__init__(("127.0.0.1", 0), handler)
        self.bodies: list[dict[str, Any]] = []
        self.rang = threading.Event()
        self.hung_up = threading.Event()


def called() -> AbstractContextManager[Called]:
    return served(Called())


def test_a_webhook_is_told_whose_turn_it_is(tmp_path: Path) -> None:
    """Generic JSON with a text for Discord; redirects are not followed."""
    with (
        called() as hook,
        running(tmp_path, "--private-webhooks") as server,
        Person(server.url, "Ada") as ada,
    ):
        address = f"http://127.0.0.1:{hook.server_port}/moved"
        table = ada.table("gwt2", "human", "hotseat", webhook=address, start=True)
        ada.step(table["id"], 0)
        assert ada.get(f"/api/tables/{table['id']}")["waiting"] == [0], "the same turn"
        other = ada.table("gwt2", "human", "hotseat", webhook=address, start=True)
        assert hook.rang.wait(PATIENCE)
        while len(hook.bodies) < 2 and hook.rang.wait(PATIENCE):
            hook.rang.clear()
        body = hook.bodies[0]
        assert [told["table"] for told in hook.bodies] == [table["id"], other["id"]], "once a turn"
        assert (body["event"], body["seats"], body["names"]) == ("turn", [0], ["Ada"])
        assert table["id"] in body["url"] and "Ada" in body["content"]
        assert table["webhook"] is True and address not in json.dumps(table)


class Silent(Hook):
    """Somebody who takes a call and says nothing."""

    def do_POST(self) -> None:
        assert isinstance(self.server, Called)
        self.server.rang.set()
        self.server.hung_up.wait(2 * PATIENCE)


def test_a_webhook_that_never_answers_delays_no_stranger(tmp_path: Path) -> None:
    """Bob's messages time out one after the other; Ada's does not wait for them."""
    tarpit = Called(Silent)
    with (
        served(tarpit),
        called() as hook,
        running(tmp_path, "--private-webhooks") as server,
        Person(server.url, "Bob") as bob,
        Person(server.url, "Ada") as ada,
    ):
        try:
            for _ in range(20):
                where = f"http://127.0.0.1:{tarpit.server_port}/"
                bob.table("gwt2", "human", "hotseat", webhook=where, start=True)
            assert tarpit.rang.wait(PATIENCE)
            where = f"http://127.0.0.1:{hook.server_port}/"
            ada.table("gwt2", "human", "hotseat", webhook=where, start=True)
            assert hook.rang.wait(PATIENCE)
        finally:
            tarpit.hung_up.set()


def test_the_command_refuses_what_it_cannot_serve() -> None:
    """One line, and nothing changed."""
    assert refused(run("serve", "--port", "99999"))
    assert refused(shell("serve", "--db", "mysql://somewhere/db"))
    assert refused(run("serve", "--public-url", "example.com"))


def test_a_server_that_cannot_start_says_why(server: Running, tmp_path: Path) -> None:
    """A port in use, a folder that cannot be, a database or Redis that is away: one line."""
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    there = ("--port", "0", "--data", str(tmp_path))
    nobody = f"127.0.0.1:{free_port()}"
    for flags in (
        ("--port", str(server.port), "--data", str(tmp_path)),
        ("--port", "0", "--data", str(blocked / "below")),
        (*there, "--db", f"sqlite:///{blocked}/below/tables.sqlite"),
        (*there, "--db", f"postgresql://trailboss:hidden@{nobody}/tables"),
        (*there, "--redis", f"redis://{nobody}/0"),
        (*there, "--redis", "nonsense"),
    ):
        told = shell("serve", *flags)
        assert refused(told)
        assert "serves" not in told.err and "hidden" not in told.err


def test_a_server_says_where_it_is_when_it_is_there(tmp_path: Path) -> None:
    """Also when it chose the port itself."""
    command = [sys.executable, "-m", "trailboss", "serve", "--port", "0", "--bot-workers", "0"]
    command += ["--data", str(tmp_path)]
    strict = {**os.environ, **STRICT}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=strict) as process:
        assert process.stderr is not None
        line = next(line for line in process.stderr if "serves" in line)
        address = re.search(r"http://127.0.0.1:[1-9][0-9]*", line)
        assert address is not None
        assert httpx.get(f"{address[0]}/healthz").status_code == 200
        process.terminate()
        process.stderr.read()
    assert process.returncode == 0


def test_a_server_of_the_tests_ends_with_a_warning(tmp_path: Path) -> None:
    """What a dependency will drop next year is seen in servers too."""
    warns = "import warnings; warnings.warn('soon gone', DeprecationWarning)"
    server = Running(tmp_path, program=("-c", warns))
    assert server.process.wait(PATIENCE) == 1
    assert "DeprecationWarning: soon gone" in server.logs()


def test_a_test_does_not_listen_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other messages do not prolong its patience."""
    monkeypatch.setattr(live, "PATIENCE", 0.05)
    socket = Mock()
    socket.recv.side_effect = repeat('{"type": "ping"}', 100_000)
    with pytest.raises(TimeoutError):
        heard(socket, "update")


def test_the_command_line_does_not_need_the_server() -> None:
    """Without the requirements of the server everything else works, and serve says what to do."""
    code = (
        "import sys\n"
        "class Away:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.split('.')[0] in {'litestar', 'sqlalchemy', 'uvicorn', 'msgspec'}:\n"
        "            raise ModuleNotFoundError(name)\n"
        "sys.meta_path.insert(0, Away())\n"
        "from trailboss.cli import main\n"
        "assert main(['games']) == 0\n"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0
