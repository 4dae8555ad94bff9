"""The contract: what is written for the client is what the server answers."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.running import Person, Running
from trailboss.games import GAMES
from trailboss.server.web import document
from trailboss.server.web.play_answers import Entries, PlayState, Table


def test_the_document_is_current() -> None:
    """`python -m trailboss.server.web.document` writes it, `npm run contract` the types of it."""
    assert document.FILE.read_text("utf-8") == document.text()


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_what_it_is_said_to_be(server: Running, game: str) -> None:
    """It is encoded once for all who look, so nothing else compares it with its type."""
    seats = [{"kind": "hotseat"}, {"kind": "hotseat"}]
    with Person(server.url, "Ada") as ada:
        table = ada.send("/api/tables", game=game, seats=seats, start=True).json()
        assert msgspec.convert(table, Table).status == "playing"
        state = ada.get(f"/api/tables/{table['id']}/state?seat=0")
        assert msgspec.convert(state, PlayState).legal
        entries = ada.get(f"/api/tables/{table['id']}/entries")
        assert msgspec.convert(entries, Entries).seq == state["seq"]
