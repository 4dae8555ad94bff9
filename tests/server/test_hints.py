"""Hints in a running game: where the table allows them, to the seat that is asked."""

from __future__ import annotations

from tests.server.running import Json, Person, Running, problem


def table(ada: Person, hints: bool) -> Json:
    """Two seats of hers at one table."""
    seats = [{"kind": "human"}, {"kind": "hotseat", "name": "Bea"}]
    return ada.post("/api/tables", game="gwt2", seats=seats, start=True, hints=hints)


def test_the_seat_that_is_asked_gets_a_hint(ada: Person) -> None:
    """What a good bot would do there, beside the two best others, kept for the position."""
    t = table(ada, True)
    assert t["hints"] is True
    seat = t["waiting"][0]
    path = f"/api/tables/{t['id']}/hint"
    hint = ada.get(f"{path}?seat={seat}")
    legal = [row["text"] for row in ada.get(f"/api/tables/{t['id']}/state?seat={seat}")["legal"]]
    assert hint["bot"] == "foreman" and 2 <= len(hint["rows"]) <= 3
    assert {row["action"] for row in hint["rows"]} <= set(legal)
    assert ada.get(f"{path}?seat={seat}") == hint
    problem(ada.http.get(f"{path}?seat={1 - seat}"), 409, "conflict")


def test_only_where_the_table_allows_it_and_to_its_own_people(server: Running, ada: Person) -> None:
    """Without the option, for somebody else's seat and for spectators there is none."""
    closed, open_ = table(ada, False), table(ada, True)
    assert closed["hints"] is False
    problem(ada.http.get(f"/api/tables/{closed['id']}/hint"), 403, "forbidden")
    with Person(server.url, "Eve") as eve:
        seat = open_["waiting"][0]
        problem(eve.http.get(f"/api/tables/{open_['id']}/hint?seat={seat}"), 403, "forbidden")
        problem(eve.http.get(f"/api/tables/{open_['id']}/hint"), 409, "conflict")
