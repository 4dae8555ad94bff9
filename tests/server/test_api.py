"""The API of the tables: who one is, tables, play, undo, votes, talk, the record."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.live import heard, lines, watch
from tests.server.running import Person, Running, play_out, problem
from trailboss.core.record import verify
from trailboss.games import GAMES


@pytest.fixture
def bob(server: Running) -> Iterator[Person]:
    with Person(server.url, "Bob") as person:
        yield person


def two(ada: Person, bob: Person, game: str = "gwt2", **more: Any) -> str:
    """A started table of two people."""
    table = str(ada.table(game, "human", "human", public=True, **more)["id"])
    bob.post(f"/api/tables/{table}/join", seat=1)
    assert ada.post(f"/api/tables/{table}/start")["status"] == "playing"
    return table


def test_every_game_is_listed_with_options_and_bots(ada: Person) -> None:
    """What a new table can be made of."""
    games = ada.http.get("/api/games").json()
    assert [game["name"] for game in games] == list(GAMES)
    assert all("random" in game["bots"] and game["options"] for game in games)


@pytest.mark.parametrize("game", GAMES)
def test_components_rules_and_words_are_served(ada: Person, game: str) -> None:
    """What a client draws and explains with."""
    doc = ada.get(f"/api/games/{game}/components")
    assert (doc["game"], len(doc["actions"])) == (game, len(GAMES[game].actions))
    book = ada.get(f"/api/games/{game}/rules")
    number = next(iter(book["rules"]))
    assert ada.get(f"/api/games/{game}/rules/{number}")["text"].startswith(number)
    for language in ada.http.get("/api/words").json():
        everything = ada.http.get(f"/api/words/{language}").text
        page = ada.http.get(f"/api/words/{language}/page").text
        own = ada.http.get(f"/api/words/{language}/{game}").text
        assert "action-pass" in everything and "action-pass" in page
        assert f"ui-title-{game} =" in page and "event-gain" not in own
        assert len(page) + len(own) < len(everything)
    problem(ada.http.get("/api/words/en/nothing"), 404, "not-found")
    problem(ada.http.get("/api/words/xx/page"), 404, "not-found")


def test_an_address_without_anything_is_a_page_for_people(ada: Person) -> None:
    """A browser gets the client, a program the problem, and both the status."""
    page = ada.http.get("/nowhere", headers={"accept": "text/html,*/*"})
    assert (page.status_code, page.headers["content-type"][:9]) == (404, "text/html")
    problem(ada.http.get("/nowhere"), 404, "not-found")
    under = ada.http.get("/api/nowhere", headers={"accept": "text/html,*/*"})
    problem(under, 404, "not-found")


def test_a_name_is_enough_and_a_password_brings_one_back(server: Running, ada: Person) -> None:
    """Names without a password may repeat; a password makes the name one's own."""
    with Person(server.url, "Zoe") as first, Person(server.url, "Zoe") as second:
        me = first.post("/api/me", name="Zoe", password="correct horse")
        assert me["password"] is True
        problem(second.send("/api/me", name="zoe", password="another one"), 409, "conflict")
        problem(second.send("/api/login", name="Zoe", password="wrong"), 401, "no-identity")
        assert second.post("/api/login", name="ZOE", password="correct horse")["id"] == me["id"]
        second.post("/api/logout")
        assert second.get("/api/me")["id"] is None


def test_a_script_uses_a_token(server: Running, ada: Person) -> None:
    """A bearer token needs no origin and no cookie."""
    token = ada.post("/api/me/token")["token"]
    with Person(server.url) as script:
        script.http.headers = {"authorization": f"Bearer {token}"}
        assert script.get("/api/me")["name"] == "Ada"
        assert script.table("gwt2", "human", "random")["mine"] == [0]
        script.http.headers = {"authorization": "Bearer nonsense"}
        problem(script.http.get("/api/me"), 401, "no-identity")


def test_a_seat_is_taken_by_a_link(ada: Person, bob: Person) -> None:
    """An invitation opens a free seat once; the own link is the way back."""
    doc = ada.table("gwt2", "human", "human")
    table, link = doc["id"], doc["seats"][1]["link"]
    problem(bob.send(f"/api/tables/{table}/join", seat=1), 403, "forbidden")
    token = link.partition("seat=")[2]
    own = bob.post(f"/api/tables/{table}/join", token=token)["seats"][1]
    assert (own["you"], own["name"]) == (True, "Bob")
    with Person(ada.url, "Eve") as eve:
        problem(eve.send(f"/api/tables/{table}/join", token=token), 403, "forbidden")
        back = own["link"].partition("seat=")[2]
        assert eve.post(f"/api/tables/{table}/join", token=back)["mine"] == [1]


def test_an_action_changes_the_game_and_a_refusal_says_why(ada: Person, bob: Person) -> None:
    """A refusal has the rule; nothing changes by it."""
    table = two(ada, bob)
    state = ada.state(table)
    refusal = state["refusals"][0]
    doc = problem(ada.act(table, 0, refusal["actions"][0], state["seq"]), 422, "illegal")
    assert (doc["rule"], doc["what"]) == (refusal["rule"], refusal["what"])
    problem(ada.act(table, 0, "fly away", state["seq"]), 422, "illegal")
    assert ada.state(table) == state
    assert ada.step(table, 0)["seq"] == state["seq"] + 1
    assert bob.state(table)["viewer"] == 1


def test_the_same_key_is_carried_out_once(ada: Person, bob: Person) -> None:
    """Sent again it gives the same answer; for something else it is refused."""
    table = two(ada, bob)
    state = ada.state(table)
    action = state["legal"][0]["text"]
    first = ada.act(table, 0, action, state["seq"], "the-same-key").json()
    again = ada.act(table, 0, action, state["seq"], "the-same-key").json()
    assert (first, again) == (
        {"seq": state["seq"] + 1, "replayed": False},
        {"seq": state["seq"] + 1, "replayed": True},
    )
    later = ada.state(table)
    other = ada.act(table, 0, later["legal"][-1]["text"], later["seq"], "the-same-key")
    problem(other, 409, "conflict")
    assert ada.state(table) == later


def test_undo_takes_back_own_steps_up_to_the_barrier(ada: Person, bob: Person) -> None:
    """A step and the turn; what another did needs a vote of all."""
    table = two(ada, bob)
    before = ada.state(table)
    ada.step(table, 0)
    state = ada.state(table)
    body = {"seat": 0, "to": state["undo"]["step"], "expected_seq": state["seq"]}
    answer = ada.post(f"/api/tables/{table}/undo", **body, key="undo-number-1")
    after = ada.state(table)
    assert after["seq"] == answer["seq"] == state["seq"] + 1
    assert (after["view"], after["legal"]) == (before["view"], before["legal"])
    assert ada.get(f"/api/tables/{table}/entries")["entries"][-1]["undone"] == [state["seq"]]
    body = {"seat": 0, "to": 0, "expected_seq": after["seq"]}
    problem(ada.send(f"/api/tables/{table}/undo", **body, key="undo-number-2"), 422, "illegal")


def test_undo_past_another_needs_everybody(ada: Person, bob: Person) -> None:
    """The game goes back when the last has agreed; a no ends the vote."""
    table = two(ada, bob)
    start = ada.state(table)
    while ada.state(table)["waiting"] == [0]:
        ada.step(table, 0)
    bob.step(table, 1)
    now = ada.state(table, seat=0)
    body = {"seat": 0, "to": start["seq"], "expected_seq": now["seq"]}
    problem(ada.send(f"/api/tables/{table}/undo", **body, key="undo-number-3"), 422, "illegal")
    wish = {"about": "undo", "target": start["seq"]}
    vote = ada.post(f"/api/tables/{table}/vote", **wish, yes=True)["votes"][0]
    assert (vote["yes"], vote["missing"]) == ([0], [1])
    assert bob.post(f"/api/tables/{table}/vote", **wish, yes=False)["votes"] == []
    ada.post(f"/api/tables/{table}/vote", **wish, yes=True)
    bob.post(f"/api/tables/{table}/vote", **wish, yes=True)
    assert ada.state(table, seat=0)["view"] == start["view"]


def test_a_bot_plays_for_one_who_left_until_the_return(ada: Person, bob: Person) -> None:
    """Only an abandoned seat, and only if the others agree."""
    table = two(ada, bob)
    wish = {"about": "bot", "target": 1, "yes": True, "bot": "random"}
    problem(ada.send(f"/api/tables/{table}/vote", **wish), 422, "illegal")
    bob.post(f"/api/tables/{table}/leave")
    assert ada.post(f"/api/tables/{table}/vote", **wish)["seats"][1]["stand_in"] == "random"
    state = bob.state(table, seat=1)
    problem(bob.act(table, 1, "pass", state["seq"]), 403, "forbidden")
    assert bob.post(f"/api/tables/{table}/join", seat=1)["seats"][1]["stand_in"] is None


def test_clocks_run_for_those_who_are_asked(ada: Person, bob: Person) -> None:
    """The bank goes down while one is asked."""
    table = two(ada, bob, clock={"kind": "live", "bank": 600, "increment": 5})
    clocks = [seat["clock"] for seat in ada.get(f"/api/tables/{table}")["seats"]]
    assert [clock["running"] for clock in clocks] == [True, False]
    assert clocks[0]["left"] <= 600 == clocks[1]["left"]


def test_a_spectator_sees_no_hand(server: Running, ada: Person, bob: Person) -> None:
    """Hands are face down, nothing can be done, and a seat cannot be looked through."""
    table = two(ada, bob)
    with Person(server.url) as stranger:
        state = stranger.state(table)
        assert (state["viewer"], state["legal"]) == (None, [])
        assert all(set(player["hand"]) == {"?"} for player in state["view"]["players"])
        problem(stranger.http.get(f"/api/tables/{table}/state?seat=0"), 403, "forbidden")
    own = bob.state(table)["view"]["players"]
    assert set(own[0]["hand"]) == {"?"} != set(own[1]["hand"])


def test_several_people_share_a_screen(ada: Person) -> None:
    """Hot-seat: one identity has all the seats and looks through each of them."""
    doc = ada.table("gwt2", "hotseat", "hotseat", start=True)
    assert doc["mine"] == [0, 1]
    views = [ada.state(doc["id"], seat=seat)["view"]["players"] for seat in (0, 1)]
    assert views[0][1]["hand"] != views[1][1]["hand"]
    with watch(ada, doc["id"], "?seat=0") as socket:
        assert heard(socket, "hello")["state"]["viewer"] == 0
        socket.send('{"seat": 1}')
        assert heard(socket, "hello")["state"]["viewer"] == 1


def test_a_viewer_looks_through_the_seat_that_it_has_now(ada: Person, bob: Person) -> None:
    """Who sits down is told everything as that seat, who stands up as a spectator."""
    table = ada.table("gwt2", "human", "human", sit=0, public=True)["id"]
    with watch(bob, table) as socket, watch(ada, table, "?watch=1") as stranger:
        for viewer in (socket, stranger):
            assert heard(viewer, "hello")["state"]["viewer"] is None
        bob.post(f"/api/tables/{table}/join", seat=1)
        hello = heard(socket, "hello")
        assert hello["state"]["viewer"] == 1
        assert [entry["seq"] for entry in hello["entries"]] == [1, 2, 3]
        bob.post(f"/api/tables/{table}/leave")
        assert heard(socket, "hello")["state"]["viewer"] is None
        assert heard(stranger, "update")["state"]["viewer"] is None
        stranger.send('{"seat": 0, "since": 2}')
        hello = heard(stranger, "hello")
        assert hello["state"]["viewer"] == 0
        assert [entry["seq"] for entry in hello["entries"]] == [3, 4]


def test_chat_reaches_everybody(ada: Person, bob: Person) -> None:
    """Also spectators talk; talk does not disturb play."""
    table = two(ada, bob)
    state = ada.state(table)
    with watch(bob, table) as socket:
        heard(socket, "hello")
        ada.post(f"/api/tables/{table}/chat", text="hello there")
        line = heard(socket, "chat")["chat"][0]
    assert (line["n"], line["name"], line["seat"], line["text"]) == (1, "Ada", 0, "hello there")
    assert ada.act(table, 0, state["legal"][0]["text"], state["seq"]).status_code == 200


def test_a_lost_connection_resumes_without_a_gap(ada: Person, bob: Person) -> None:
    """Everything after the last number that was handled comes again, as socket or as lines."""
    table = two(ada, bob)
    with watch(ada, table) as socket:
        first = heard(socket, "hello")
        ada.step(table, 0)
        update = heard(socket, "update")
        assert [e["seq"] for e in update["entries"]] == [first["seq"] + 1]
        assert update["state"]["seq"] == update["seq"]
    ada.step(table, ada.state(table, seat=0)["waiting"][0])
    with watch(ada, table, f"?since={update['seq']}") as socket:
        hello = heard(socket, "hello")
        assert [e["seq"] for e in hello["entries"]] == [update["seq"] + 1]
    same = next(lines(ada, table, since=update["seq"]))
    assert same["entries"] == hello["entries"]


def test_my_tables_say_when_it_is_my_turn(ada: Person, bob: Person) -> None:
    """The list of own tables; others find open ones."""
    table = two(ada, bob)
    mine = {row["id"]: row for row in ada.get("/api/tables", list="mine")["tables"]}
    theirs = {row["id"]: row for row in bob.get("/api/tables", list="mine")["tables"]}
    assert (mine[table]["your_turn"], theirs[table]["your_turn"]) == (True, False)
    free = ada.table("gwt2", "human", "human", public=True)["id"]
    hidden = ada.table("gwt2", "human", "human")["id"]
    listed = [row["id"] for row in bob.get("/api/tables", list="open")["tables"]]
    assert free in listed and hidden not in listed and table not in listed


def test_the_owner_changes_free_seats(ada: Person, bob: Person) -> None:
    """A bot instead of a person who did not come."""
    table = ada.table("gwt2", "human", "human")["id"]
    problem(ada.send(f"/api/tables/{table}/start"), 409, "conflict")
    change = {"seat": 1, "kind": "bot", "bot": "random"}
    problem(bob.send(f"/api/tables/{table}/seats", **change), 403, "forbidden")
    assert ada.post(f"/api/tables/{table}/seats", **change)["seats"][1]["bot"] == "random"
    assert ada.post(f"/api/tables/{table}/start")["status"] == "playing"


def test_a_finished_game_reveals_its_seed_and_record(ada: Person, bob: Person) -> None:
    """People and a bot finish a game; the commitment holds, the record verifies; rematch."""
    table = ada.table("pioneer", "human", "random", "human", public=True)["id"]
    bob.post(f"/api/tables/{table}/join", seat=2)
    promised = ada.post(f"/api/tables/{table}/start")
    assert promised["seed"] is None
    problem(ada.http.get(f"/api/tables/{table}/record"), 409, "conflict")
    doc = play_out({0: ada, 2: bob}, table)
    assert int(doc["seed"]) >> 64, "too many keys to try them all"
    mark = hashlib.sha256(f"{doc['salt']}:{doc['seed']}".encode()).hexdigest()
    assert mark == promised["commitment"] == doc["commitment"]
    record, s, _ = verify(ada.http.get(f"/api/tables/{table}/record").text, dict(GAMES))
    assert (str(record.seed), s.waiting()) == (doc["seed"], [])
    state = ada.state(table, seat=0)
    assert [row["total"] for row in state["scores"]] == [
        x.total for x in GAMES["pioneer"].scores(s)
    ]
    assert doc["winners"]
    new = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert ada.get(f"/api/tables/{new}")["status"] == "open"
    assert bob.post(f"/api/tables/{table}/rematch")["table"] == new
    again = ada.get(f"/api/tables/{new}")
    assert (again["status"], again["mine"]) == ("playing", [2])
    assert [seat["name"] for seat in again["seats"]] == ["random", "Bob", "Ada"]
