"""Components files at the server: brought, checked, compared, played by, found again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.running import Json, Person, Running, play_out, problem, running
from trailboss.games import load
from trailboss.games.kit.components import adopt, export
from trailboss.server.settings import COMPONENTS_LIMIT, Settings
from trailboss.server.store.uploads import MOST
from trailboss.server.verify import verify_all

EDITS = {
    "gwt1": ("prices = [6, 6, 7", "prices = [6, 7, 7"),
    "gwt2": ("revealed = 2", "revealed = 3"),
    "elpaso": ('"hire 5 8"', '"hire 4 8"'),
    "pioneer": ("circled = 1", "circled = 2"),
}


def edited(game: str, times: int = 1) -> str:
    """The exported file with one correction."""
    return export(load(game)).replace(*EDITS[game], times)


def brought(person: Person, game: str, text: str = "", name: str = "mine") -> Json:
    return person.post("/api/components", game=game, text=text or edited(game), name=name)


@pytest.mark.parametrize("game", EDITS)
def test_a_file_is_checked_kept_and_compared(ada: Person, game: str) -> None:
    """Its hash, its own list, what differs, and the file itself without comments of others."""
    doc = brought(ada, game, edited(game) + "# <script>my words</script>\n", "My box")
    own = adopt(load(game), edited(game))
    assert doc["id"] == own.components  # type: ignore[attr-defined]
    assert (doc["game"], doc["name"]) == (game, "My box")
    assert 1 <= len(doc["differences"]) <= 3
    assert {*doc["differences"][0]} == {"place", "ours", "theirs"}
    assert doc["id"] in [file["id"] for file in ada.get("/api/components")["files"]]
    again = ada.get(f"/api/components/{doc['id']}")
    assert again["differences"] == doc["differences"]
    text = ada.http.get(f"/api/components/{doc['id']}/file").text
    assert text == export(own) and "my words" not in text


def test_a_wrong_file_is_refused_with_its_place(ada: Person) -> None:
    """Nothing is kept of it."""
    bad = export(load("gwt2")).replace('"hire extra=2"', '"higher"')
    for text, told in (
        (bad, "neutral_buildings.A.actions: 'higher' is not one of"),
        ("", "a components file says its game"),
        (edited("gwt1"), "these are components of 'gwt1', not of gwt2"),
        (export(load("gwt2")), "the figures of this file are the printed ones"),
        ("x" * 200_001, "a components file has at most 200000 letters"),
    ):
        answer = ada.send("/api/components", game="gwt2", text=text, name="bad")
        assert told in problem(answer, 400, "bad-request")["detail"]
    problem(ada.send("/api/components", game="poker", text="", name="x"), 400, "bad-request")
    large = ada.send("/api/components", game="gwt2", text="x" * COMPONENTS_LIMIT, name="x")
    assert large.status_code == 413
    assert "bad" not in [file["name"] for file in ada.get("/api/components")["files"]]


def test_files_are_their_owners(server: Running, ada: Person) -> None:
    """Others neither list nor fetch them, nor make tables with them; a stranger has none."""
    doc = brought(ada, "gwt2")
    with Person(server.url, "Bob") as bob, Person(server.url) as stranger:
        assert bob.get("/api/components")["files"] == []
        assert stranger.get("/api/components")["files"] == []
        problem(bob.http.get(f"/api/components/{doc['id']}/file"), 404, "not-found")
        wish = {"game": "gwt2", "seats": [{"kind": "human"}], "components": doc["id"]}
        problem(bob.http.post("/api/tables", json=wish), 400, "bad-request")
        problem(
            stranger.send("/api/components", game="gwt2", text="", name="x"), 401, "no-identity"
        )
    wish = {"game": "gwt1", "seats": [{"kind": "human"}] * 2, "components": doc["id"]}
    problem(ada.http.post("/api/tables", json=wish), 400, "bad-request")
    problem(ada.http.get("/api/components/0123"), 404, "not-found")


def test_the_oldest_file_makes_room(server: Running) -> None:
    """A person keeps a limited number; figures that no table needs go with the last file."""
    with Person(server.url, "Cem") as cem:
        texts = [
            export(load("gwt1")).replace("prices = [6, 6", f"prices = [{n}, 9")
            for n in range(MOST + 2)
        ]
        ids = [brought(cem, "gwt1", text, f"box {n}")["id"] for n, text in enumerate(texts)]
        kept = [file["id"] for file in cem.get("/api/components")["files"]]
        assert kept == ids[:1:-1]
        problem(cem.http.get(f"/api/components/{ids[0]}"), 404, "not-found")


@pytest.mark.parametrize("game", EDITS)
def test_a_table_is_played_by_a_file(ada: Person, game: str) -> None:
    """Its hash is shown, its board is drawn by it, bots play by it, its record names it."""
    doc = brought(ada, game)
    table = ada.table(game, "human", "random", components=doc["id"], start=True)
    assert table["components"] == doc["id"]
    printed = ada.get(f"/api/games/{game}/components")
    drawn = ada.get(f"/api/games/{game}/components", figures=doc["id"])
    assert drawn["tables"] != printed["tables"] or game == "gwt2"
    ada.step(table["id"], ada.state(table["id"])["waiting"][0])
    assert ada.table(game, "human", "random")["components"] is None


def test_new_spaces_have_a_place_on_the_board(ada: Person) -> None:
    """Between their neighbours, for the page to draw."""
    text = export(load("gwt2")) + '[trail.A9]\nkind = "building"\nafter = ["B"]\n'
    text += 'forest = false\nrisk = ""\n'
    text = text.replace("space = 4 ", "space = 5 ").replace("6, 5, 4]", "6, 5, 4, 3]")
    text = text.replace("last = 39", "last = 41").replace("space = 39", "space = 41")
    doc = brought(ada, "gwt2", text.replace('after = ["A2"]', 'after = ["A2", "A9"]'))
    drawn = ada.get("/api/games/gwt2/components", figures=doc["id"])
    x, y = drawn["layout"]["nodes"]["A9"]
    assert 0 < x < 1000 and 0 < y < 1000
    for kind, rows in (("spaces", "spaces"), ("stations", "stations"), ("cities", "cities")):
        assert {row["name"] for row in drawn["tables"][rows]} <= {*drawn["layout"][kind]}
    assert len(drawn["layout"]["jobs"]) == len(drawn["tables"]["prices"]) == 13
    assert "site A9" in [action["text"] for action in drawn["actions"]]
    problem(
        ada.http.get("/api/games/gwt1/components", params={"figures": doc["id"]}),
        400,
        "bad-request",
    )


def test_a_table_survives_a_restart_and_leaves_a_replay(tmp_path: Path) -> None:
    """Another process finds the figures by their hash; so do the replay, a branch and a rematch."""
    with running(tmp_path) as server, Person(server.url, "Ada") as ada:
        doc = brought(ada, "pioneer")
        table = ada.table("pioneer", "hotseat", "hotseat", components=doc["id"], start=True)["id"]
        ada.step(table, ada.state(table)["waiting"][0])
        cookies = dict(ada.http.cookies.items())
    with running(tmp_path) as server, Person(server.url) as ada:
        for name, value in cookies.items():
            ada.http.cookies.set(name, value)
        assert ada.get(f"/api/tables/{table}")["components"] == doc["id"]
        play_out({0: ada, 1: ada}, table)
        replay = ada.get(f"/api/replays/t-{table}")
        assert replay["components"] == doc["id"] and replay["over"]
        text = ada.http.get(f"/api/replays/t-{table}/record").text
        assert f"\ncomponents {doc['id']}\n" in text
        assert ada.post("/api/replays", record=text)["components"] == doc["id"]
        branch = ada.post(f"/api/replays/t-{table}/branch", move=3)["table"]
        assert ada.get(f"/api/tables/{branch}")["components"] == doc["id"]
        again = ada.post(f"/api/tables/{table}/rematch")["table"]
        assert ada.get(f"/api/tables/{again}")["components"] == doc["id"]
    report = verify_all(Settings(data=tmp_path))
    assert (report["tables"], report["records"], report["bad"]) == (3, 1, [])
