"""The contract: what is written for the client is what the server answers."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET

from tests.server.live import heard, watch
from tests.server.running import Person, Running
from trailboss.companion.session import OPPONENTS
from trailboss.games import GAMES
from trailboss.server.boards import BOARDS
from trailboss.server.web import document
from trailboss.server.web.companion_answers import Companion
from trailboss.server.web.live_answers import Changed, Done, Hello, Problem, ProblemNews, Update
from trailboss.server.web.play_answers import Entries, PlayState, Table


def test_the_documents_are_current() -> None:
    """`python -m trailboss.server.web.document` writes them, `npm run contract` the types."""
    for path, text in document.documents().items():
        assert path.read_text("utf-8") == text, path


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_what_it_is_said_to_be(server: Running, game: str) -> None:
    """It is encoded once for all who look, so nothing else compares it with its type."""
    seats = [{"kind": "hotseat"}, {"kind": "hotseat"}]
    with Person(server.url, "Ada") as ada:
        table = ada.send("/api/tables", game=game, seats=seats, start=True).json()
        assert msgspec.convert(table, Table).status == "playing"
        state = ada.state(table["id"], seat=0)
        assert msgspec.convert(state, PlayState).legal
        entries = ada.get(f"/api/tables/{table['id']}/entries")
        assert msgspec.convert(entries, Entries).seq == state["seq"]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_no_socket_is_answered_with_the_position(server: Running, game: str) -> None:
    """After an action and after an undo; sent once more, it is still only for the seat's owner."""
    with Person(server.url, "Ada") as ada, Person(server.url, "Bob") as bob:
        table = ada.table(game, "hotseat", "hotseat", start=True)["id"]
        where = f"/api/tables/{table}"
        seat = ada.get(where)["waiting"][0]
        state = ada.state(table, seat=seat)
        wish = {
            "seat": seat,
            "action": state["legal"][0]["text"],
            "expected_seq": state["seq"],
            "key": "wish-number-1",
        }
        assert "update" not in ada.send(f"{where}/actions", **wish).json()
        done = ada.send(f"{where}/actions", **wish, position=True).json()
        update = msgspec.convert(done["update"], Update)
        assert done["replayed"] and update.seq == done["seq"]
        assert [entry.seq for entry in update.entries][-1] == done["seq"]
        assert done["update"]["state"] == ada.state(table, seat=seat)
        assert bob.send(f"{where}/actions", **wish, position=True).status_code == 403


def test_whoever_knows_the_position_is_answered_with_what_is_new(server: Running) -> None:
    """The same that the socket says; whole to whoever knew another position, or has no socket."""
    with Person(server.url, "Ada") as ada:
        table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
        where = f"/api/tables/{table}"
        seat = ada.get(where)["waiting"][0]

        def acted(before: int, key: str) -> Done:
            action = ada.state(table, seat=seat)["legal"][0]["text"]
            wish = {"seat": seat, "action": action, "expected_seq": before, "key": key}
            answer = ada.send(f"{where}/actions", **wish, position=True, changes=True)
            return msgspec.convert(answer.json(), Done)

        with watch(ada, table, f"?changes=1&seat={seat}") as socket:
            before = heard(socket, "hello")["seq"]
            done = acted(before, "wish-number-1")
            told = msgspec.convert(heard(socket, "update"), Changed)
            assert (done.changed, done.update) == (told, UNSET)
            again = acted(done.seq, "wish-number-2")
            assert again.changed == msgspec.convert(heard(socket, "update"), Changed)
        alone = acted(again.seq, "wish-number-3")
        assert alone.changed is UNSET
        assert isinstance(alone.update, Update) and alone.update.seq == alone.seq


def test_a_socket_says_what_it_is_said_to_say(server: Running) -> None:
    """Whole and by changes, and why it closes."""
    with Person(server.url, "Ada") as ada:
        table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
        with watch(ada, table, "?since=0") as whole, watch(ada, table, "?changes=1") as brief:
            for socket in (whole, brief):
                assert msgspec.convert(heard(socket, "hello"), Hello).table.id == table
            ada.step(table, 0)
            assert msgspec.convert(heard(whole, "update"), Update).entries
            assert msgspec.convert(heard(brief, "update"), Changed).changes.state
        with watch(ada, table, "?seat=x") as wrong:
            found = msgspec.convert(heard(wrong, "problem"), ProblemNews)
            assert found.problem.code == "not-a-number"


def test_a_problem_is_what_it_is_said_to_be(server: Running) -> None:
    """With a message of its own, with one of the rules, and with one of the body."""
    with Person(server.url, "Ada") as ada:
        table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
        wish = {"seat": 0, "action": "pass", "expected_seq": 99, "key": "abcdefgh"}
        answers = [
            ada.send(f"/api/tables/{table}/actions", **wish),
            ada.send(f"/api/tables/{table}/actions", **{**wish, "expected_seq": 2}),
            ada.send("/api/tables", game=7),
            ada.send("/api/replays", record="moon"),
        ]
        found = [msgspec.convert(answer.json(), Problem) for answer in answers]
        assert [one.code for one in found][::3] == ["moved-on", "record-not-one"]
        assert found[0].values == {"expected": 99, "seq": 2}
        assert found[2].code == "body" and all(one.detail for one in found)


def test_the_companion_is_what_it_is_said_to_be(server: Running) -> None:
    """Every figure, field by field."""
    with Person(server.url) as anybody:
        found = msgspec.convert(anybody.get("/api/companion"), Companion)
    assert list(found.setups) == list(found.pads) == list(GAMES)
    types = {name: of for board in BOARDS.values() for name, of in board.opponents.items()}
    assert [opponent.name for opponent in found.opponents] == list(types) == list(OPPONENTS)
    for opponent in found.opponents:
        msgspec.convert(opponent.figures, types[opponent.name])
