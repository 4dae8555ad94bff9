"""The daily challenge: one deal for everybody, secret until the day is over, and its results."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live import heard, watch
from tests.server.moved import Calendar
from tests.server.running import PATIENCE, Json, Person, Running, problem, running
from trailboss.core.record import verify
from trailboss.games import GAMES
from trailboss.server.daily import day as days
from trailboss.server.daily.deal import CHOICES, dealt
from trailboss.server.keys import Keys
from trailboss.server.tables.table import ClockRule
from trailboss.server.web.rates import kind_of

HOSTILE = [
    "2026-02-30",
    "2026-13-01",
    "0000-00-00",
    "0001-01-01",
    "9999-12-31",
    "20261116",
    "2026-W47-1",
    "2026-11-16T00:00",
    "today",
    "-001-01-01",
    "２０２６-11-16",
    "2026-11-16%20",
    "2026-11-16%00",
    "%27%20or%201=1",
]

DAY = "2026-11-16"
PRIVATE: Json = {"public": False, "clock": ClockRule(), "now": 0}


class World:
    """A server with a clock that the test moves: each test has a day of its own."""

    def __init__(self, server: Running, calendar: Calendar, data: Path) -> None:
        self.server = server
        self.calendar = calendar
        self.data = data
        self.day = date(2026, 11, 16)

    def next_day(self) -> str:
        self.day += timedelta(days=3)
        self.calendar.go(f"{self.day} 09:00")
        return str(self.day)

    def tomorrow(self, hour: str) -> None:
        self.calendar.go(f"{self.day + timedelta(days=1)} {hour}")

    @property
    def keys(self) -> Keys:
        """The keys of the server, from what its database keeps."""
        with sqlite3.connect(self.data / "tables.sqlite") as db:
            rows = db.execute("SELECT value FROM setting WHERE name = 'secret'")
            return Keys(rows.fetchone()[0])

    def person(self, name: str = "") -> Person:
        return Person(self.server.url, name)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    data = tmp_path_factory.mktemp("daily")
    calendar = Calendar(data, "2026-11-16 09:00")
    with running(data, program=calendar.program) as server:
        yield World(server, calendar, data)


@pytest.fixture
def world(served: World) -> World:
    served.next_day()
    return served


def begin(person: Person) -> str:
    return str(person.post("/api/daily")["table"])


def finish(person: Person, table: str, pick: int = 0) -> Json:
    """The same choice again and again until the game is over."""
    while True:
        state = person.state(table, seat=0)
        if state["status"] == "over":
            return state
        legal = [row["text"] for row in state["legal"] if not row["free"]]
        answer = person.act(table, 0, legal[pick % len(legal)], state["seq"])
        assert answer.status_code == 200, answer.text


def test_a_deal_comes_from_the_secret_and_the_day() -> None:
    """The same for all who know the secret; another day or secret is another deal."""
    keys = Keys("one secret")
    assert dealt(keys.daily("2026-11-16")) == dealt(Keys("one secret").daily("2026-11-16"))
    assert dealt(keys.daily("2026-11-16")) != dealt(Keys("another").daily("2026-11-16"))
    start = date(2026, 1, 1)
    deals = [dealt(keys.daily(str(start + timedelta(days=n)))) for n in range(400)]
    assert len({deal.seed for deal in deals}) == 400
    assert all(1 << 64 < deal.seed < 1 << 160 for deal in deals)
    for name, choices in CHOICES.items():
        seen = [deal.options[name] for deal in deals]
        for choice in choices:
            share = choices.count(choice) / len(choices)
            assert abs(seen.count(choice) - 400 * share) < 50
    printed = GAMES["pioneer"].options
    for option in (one for one in printed if one.name not in CHOICES):
        assert {deal.options[option.name] for deal in deals} == {option.choices[0]}


def test_days_change_at_midnight_and_close_an_hour_later() -> None:
    """To the millisecond, also where months and years end."""
    for day, after in (("2026-11-16", "2026-11-17"), ("2028-02-28", "2028-02-29")):
        assert days.day_at(days.begins(day)) == days.day_at(days.ends(day) - 1) == day
        assert days.day_at(days.ends(day)) == after
        assert days.closes(day) - days.ends(day) == 3600 * 1000
        assert days.sealed(day, days.closes(day) - 1)
        assert not days.sealed(day, days.closes(day))
    assert not days.sealed("", 0)
    listed = days.latest(days.begins("2027-01-02"))
    assert (listed[:3], len(listed)) == (["2027-01-02", "2027-01-01", "2026-12-31"], 30)


def test_everybody_gets_the_same_deal(world: World) -> None:
    """Told before, dealt to all; the second time one finds one's own table again."""
    day = str(world.day)
    with world.person() as stranger, world.person("Ada") as ada, world.person("Bob") as bob:
        told = stranger.get("/api/daily")
        assert (told["day"], told["today"], told["game"]) == (day, True, "pioneer")
        assert (told["ends"], told["closes"]) == (days.ends(day), days.closes(day))
        assert (told["mine"], told["results"], told["begun"]) == (None, [], 0)
        problem(stranger.send("/api/daily"), 401, "no-identity")
        first = ada.send("/api/daily")
        again = ada.send("/api/daily")
        assert (first.status_code, again.status_code) == (201, 200)
        assert first.json() == again.json()
        table, other = first.json()["table"], begin(bob)
        assert table != other
        ours, theirs = ada.get(f"/api/tables/{table}"), bob.get(f"/api/tables/{other}")
        assert ours["options"] == theirs["options"] == told["options"]
        assert ours["commitment"] != theirs["commitment"]
        whose = {"day": day, "closes": days.closes(day), "sealed": True}
        assert (ours["daily"], ours["public"]) == (whose, False)
        assert [seat["link"] for seat in ours["seats"]] == [None]
        one, two = ada.state(table), bob.state(other)
        assert (one["view"], one["legal"]) == (two["view"], two["legal"])
        mine = ada.get("/api/daily")["mine"]
        assert (mine["table"], mine["points"], mine["rank"]) == (table, None, None)
        world.next_day()
        third = ada.state(begin(ada))
        assert third["view"] != one["view"]


def addresses(person: Person, table: str) -> list[tuple[str, str]]:
    """Method and path of every route of the API that names a table or a replay."""
    found = []
    for path, operations in person.get("/schema/openapi.json")["paths"].items():
        if "{table" not in path and "{replay" not in path:
            continue
        filled = path.replace("{table}", table).replace("{replay}", f"t-{table}")
        found += [(method.upper(), filled.replace("{move}", "0")) for method in operations]
    return found


def refused_everywhere(person: Person, table: str) -> None:
    """For this person there is no such table, by whatever door."""
    doors = addresses(person, table)
    assert len(doors) >= 20
    for method, path in doors:
        body: Json | None = {} if method == "POST" else None
        problem(person.http.request(method, path, json=body), 404, "not-found")
    with watch(person, table) as socket:
        assert json.loads(socket.recv(timeout=PATIENCE))["problem"]["status"] == 404
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
    for which in ("mine", "open", "playing"):
        assert person.get("/api/tables", list=which)["tables"] == []


def all_told(person: Person, table: str) -> str:
    """Everything that can be read about a table, in one text."""
    told = [person.http.get("/api/daily").text, person.http.get("/api/tables?list=mine").text]
    for method, path in addresses(person, table):
        if method == "GET" and not path.endswith("/stream"):
            told.append(person.http.get(path).text)
    with watch(person, table, "?since=0") as socket:
        told.append(str(heard(socket, "hello")))
    return "\n".join(told)


def test_nothing_leaves_before_the_day_is_over(world: World) -> None:
    """Not to others, by any door; the seed and the record not even to the owner."""
    deal = dealt(world.keys.daily(str(world.day)))
    with world.person("Ada") as ada, world.person("Bob") as bob, world.person() as stranger:
        table = begin(ada)
        for other in (bob, stranger):
            refused_everywhere(other, table)
        assert str(deal.seed) not in all_told(ada, table)
        finish(ada, table)
        for hour in ("09:30", "23:59"):
            world.calendar.go(f"{world.day} {hour}")
            still_closed(ada, bob, stranger, table, deal.seed)
        world.tomorrow("00:59")
        still_closed(ada, bob, stranger, table, deal.seed)
        assert bob.get(f"/api/daily/{world.day}")["results"][0]["table"] is None
        world.tomorrow("01:00")
        revealed(bob, stranger, str(world.day), table, deal.seed)


def still_closed(ada: Person, bob: Person, stranger: Person, table: str, seed: int) -> None:
    """The game is over, its day is not."""
    for other in (bob, stranger):
        refused_everywhere(other, table)
    told = all_told(ada, table)
    assert str(seed) not in told
    doc = ada.get(f"/api/tables/{table}")
    assert (doc["status"], doc["daily"]["sealed"]) == ("over", True)
    assert (doc["seed"], doc["salt"]) == (None, None)
    for path in (f"tables/{table}/record", f"replays/t-{table}", f"replays/t-{table}/moves/0"):
        problem(ada.http.get(f"/api/{path}"), 409, "conflict")
    problem(ada.send(f"/api/replays/t-{table}/branch", move=0), 409, "conflict")


def revealed(bob: Person, stranger: Person, day: str, table: str, seed: int) -> None:
    """From the next day on everybody may look, and check the promise."""
    assert bob.get(f"/api/daily/{day}")["results"][0]["table"] == table
    doc = bob.get(f"/api/tables/{table}")
    assert (doc["seed"], doc["daily"]["sealed"]) == (str(seed), False)
    promised = hashlib.sha256(f"{doc['salt']}:{seed}".encode()).hexdigest()
    assert doc["commitment"] == promised
    record, _, _ = verify(stranger.http.get(f"/api/tables/{table}/record").text, dict(GAMES))
    assert record.seed == seed
    assert stranger.get(f"/api/replays/t-{table}")["moves"] == len(record.moves)
    assert bob.send(f"/api/replays/t-{table}/branch", move=3).status_code == 201


def test_nothing_revealed_is_taken_back(world: World) -> None:
    """Steps of the turn, yes; never a turn of which the next cards were seen, not even by vote."""
    with world.person("Ada") as ada:
        table = begin(ada)
        start = ada.state(table)
        ada.step(table, 0)
        path = f"/api/tables/{table}"
        state = ada.state(table)
        assert state["undo"]["turn"] == start["seq"]
        wish = {"seat": 0, "to": start["seq"], "expected_seq": state["seq"]}
        ada.post(f"{path}/undo", **wish, key="back-to-start")
        assert ada.state(table)["view"] == start["view"]
        while state["view"]["turn"] == 1:
            ada.step(table, 0)
            state = ada.state(table)
        assert state["undo"] == {"step": None, "turn": None}
        wish = {"seat": 0, "to": state["seq"] - 1, "expected_seq": state["seq"]}
        problem(ada.send(f"{path}/undo", **wish, key="back-by-one"), 422, "illegal")
        vote = {"about": "undo", "target": state["seq"] - 1, "yes": True}
        problem(ada.send(f"{path}/vote", **vote), 422, "illegal")
        assert ada.state(table) == state


def test_leaving_votes_and_rematches_do_no_harm(world: World) -> None:
    """Who left comes back to the same game; a game after it is an ordinary one."""
    with world.person("Ada") as ada:
        table = begin(ada)
        path = f"/api/tables/{table}"
        ada.post(f"{path}/leave")
        problem(ada.send(f"{path}/vote", about="bot", target=0, yes=True), 403, "forbidden")
        problem(ada.send(f"{path}/seats", seat=0, kind="bot"), 409, "conflict")
        assert begin(ada) == table
        ada.post(f"{path}/join", seat=0)
        points = finish(ada, table)["scores"][0]["total"]
        after = ada.post(f"{path}/rematch")["table"]
        doc = ada.get(f"/api/tables/{after}")
        assert (doc["daily"], doc["status"]) == (None, "playing")
        assert ada.state(after)["view"] != ada.state(table)["view"]
        told = ada.get("/api/daily")
        assert (told["mine"]["table"], told["mine"]["points"]) == (table, points)
        assert begin(ada) == table
        listed = ada.get("/api/tables", list="mine")["tables"]
        assert {row["id"]: row["daily"] for row in listed} == {after: None, table: str(world.day)}


def test_results_are_in_order_and_equal_ones_share_a_rank(world: World) -> None:
    """Points, then poker points, beside what was to be exceeded (R13.9, R15.7)."""
    names = {"Ada": 0, "Bob": -1, "Cy": 0, "Dee": 1}
    people = {name: world.person(name) for name in names}
    scores = {n: finish(people[n], begin(people[n]), pick)["scores"] for n, pick in names.items()}
    eve = world.person("Eve")
    begin(eve)
    told = people["Ada"].get("/api/daily")
    rows = told["results"]
    reached = {n: (own["total"], own["tie"]) for n, (own, _) in scores.items()}
    assert reached["Ada"] == reached["Cy"]
    for row in rows:
        own, target = scores[row["name"]]
        assert (row["points"], row["tie"]) == (own["total"], own["tie"])
        assert (row["target"], row["beaten"]) == (target["total"], own["total"] > target["total"])
        better = [name for name in names if reached[name] > reached[row["name"]]]
        assert row["rank"] == len(better) + 1
        assert (row["you"], row["table"] is not None) == ((row["name"] == "Ada",) * 2)
    assert sorted(row["name"] for row in rows) == sorted(names)
    assert [row["rank"] for row in rows] == sorted(row["rank"] for row in rows)
    assert (told["begun"], told["finished"]) == (5, 4)
    assert told["mine"] == next(row for row in rows if row["you"])
    for person in (*people.values(), eve):
        person.http.close()


def test_a_game_counts_if_it_ends_within_the_hour(world: World) -> None:
    """Begun in time, ended after midnight: by one o'clock it counts, later it does not."""
    day = str(world.day)
    with world.person("Ada") as ada, world.person("Bob") as bob:
        tables = {ada: begin(ada), bob: begin(bob)}
        for person, table in tables.items():
            person.step(table, 0)
        world.tomorrow("00:30")
        assert ada.get("/api/daily")["mine"] is None
        finish(ada, tables[ada])
        told = ada.get(f"/api/daily/{day}")
        assert (told["today"], told["sealed"], told["mine"]["rank"]) == (False, True, 1)
        world.tomorrow("01:00")
        finish(bob, tables[bob])
        told = bob.get(f"/api/daily/{day}")
        assert [row["name"] for row in told["results"]] == ["Ada"]
        assert (told["begun"], told["finished"], told["sealed"]) == (2, 1, False)
        assert (told["mine"]["rank"], told["mine"]["table"]) == (None, tables[bob])
        assert told["mine"]["points"] is not None
        assert begin(bob) != tables[bob]


def test_days_that_do_not_exist_are_not_found(world: World) -> None:
    """Neither malformed ones nor the future, nor days long ago on which nobody played."""
    with world.person("Ada") as ada:
        tomorrow = world.day + timedelta(days=1)
        for text in (*HOSTILE, str(tomorrow), "2026-10-01", "9" * 5000, "a/b"):
            problem(ada.http.get(f"/api/daily/{text}"), 404, "not-found")
        yesterday = world.day - timedelta(days=1)
        doc = ada.get(f"/api/daily/{yesterday}")
        assert (doc["day"], doc["results"], doc["today"]) == (str(yesterday), [], False)
        begin(ada)
        played = str(world.day)
        world.calendar.go("2027-06-01 12:00")
        doc = ada.get(f"/api/daily/{played}")
        assert (doc["begun"], doc["finished"], played in doc["days"]) == (1, 0, False)


def test_a_challenge_counts_like_a_new_table() -> None:
    """By the rate limits."""
    assert kind_of({"type": "http", "method": "POST", "path": "/api/daily"}) == "make"
    assert kind_of({"type": "http", "method": "GET", "path": "/api/daily"}) == "read"
