"""Viewers of a table: by socket, and line by line."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.running import PATIENCE, Json, Person


def cookies(person: Person) -> str:
    return "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())


def watch(
    person: Person, table: str, query: str = "", compression: str | None = "deflate"
) -> ClientConnection:
    """A socket that looks at a table with the eyes of a person."""
    address = f"ws{person.url[4:]}/api/tables/{table}/ws{query}"
    headers = {"cookie": cookies(person)}
    origin = Origin(person.url)
    return connect(
        address, origin=origin, additional_headers=headers, proxy=None, compression=compression
    )


def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind, within some time, whatever else is said."""
    end = time.monotonic() + PATIENCE
    while (left := end - time.monotonic()) > 0:
        doc: dict[str, Any] = json.loads(socket.recv(timeout=left))
        if doc["type"] == kind:
            return doc
    raise TimeoutError(f"there is no {kind}")


def wished(socket: ClientConnection, wish: Json) -> None:
    """A seat acts by its socket."""
    socket.send(json.dumps({"act": wish}))


def lines(person: Person, table: str, **query: Any) -> Iterator[dict[str, Any]]:
    """The same as lines of JSON."""
    with person.http.stream("GET", f"/api/tables/{table}/stream", params=query) as answer:
        for line in answer.iter_lines():
            yield json.loads(line)
