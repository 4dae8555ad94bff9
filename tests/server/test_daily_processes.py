"""The daily challenge of several processes: one beginning, one result, a long list."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import insert

from tests.server.moved import Calendar
from tests.server.running import Json, Person, Running, awaited, problem, running
from tests.server.test_daily import DAY, PRIVATE, begin, finish
from trailboss.server.daily import day as days
from trailboss.server.daily.results import Results, Standings
from trailboss.server.settings import Settings
from trailboss.server.store.database import Database
from trailboss.server.store.log import Log
from trailboss.server.store.schema import DAILY, IDENTITY
from trailboss.server.tables import create
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import Chair


def test_processes_agree_and_nobody_begins_twice(storage: list[str], tmp_path: Path) -> None:
    """Two processes, many requests at once: one table each, one deal, one list of results."""
    calendar = Calendar(tmp_path, "2026-11-16 22:00")
    program = calendar.program
    with (
        running(tmp_path, *storage, program=program) as one,
        running(tmp_path, *storage, program=program) as two,
        Person(one.url, "Ada") as ada,
        Person(two.url, "Bob") as bob,
        ada.at(two.url) as elsewhere,
    ):
        with ThreadPoolExecutor(8) as pool:
            asked = [pool.submit([ada, elsewhere][n % 2].send, "/api/daily") for n in range(16)]
            answers = [request.result() for request in asked]
        assert sorted(answer.status_code for answer in answers) == [200] * 15 + [201]
        table = answers[0].json()["table"]
        assert {answer.json()["table"] for answer in answers} == {table}
        assert ada.get("/api/daily")["options"] == bob.get("/api/daily")["options"]
        assert ada.state(table)["view"] == bob.state(begin(bob))["view"]
        problem(bob.http.get(f"/api/tables/{table}"), 404, "not-found")
        finish(elsewhere, table)
        assert [row["name"] for row in bob.get("/api/daily")["results"]] == ["Ada"]
        finish(bob, begin(bob))
        told = ada.get("/api/daily")
        assert [(row["rank"], row["you"]) for row in told["results"]] == [(1, True), (1, False)]


def test_a_result_survives_a_killed_server(tmp_path: Path) -> None:
    """It is written with the last action, so there is no moment between them."""
    calendar = Calendar(tmp_path, "2026-11-16 22:00")
    first = Running(tmp_path, "--no-limits", program=calendar.program).wait()
    with Person(first.url, "Ada") as ada:
        points = finish(ada, begin(ada))["scores"][0]["total"]
        first.kill()
        with running(tmp_path, program=calendar.program) as second, ada.at(second.url) as again:
            assert again.get("/api/daily")["mine"]["points"] == points


async def many(folder: Path, count: int) -> tuple[Standings, Standings]:
    """A day with many results, as somebody in the middle and a stranger are told."""
    database = Database(Settings(data=folder))
    try:
        await database.migrate()
        table = create.table("pioneer", {}, [Chair("human")], "0", **PRIVATE)
        await Log(database).create(table, table.chairs, [Entry(1, "open")], ("", 0))
        rows = [reached(str(n), table.deal.id, points=n // 2, tie=n % 2) for n in range(count)]
        late = reached("late", table.deal.id, points=999, tie=0) | {"ended": days.closes(DAY)}
        names = [{"id": row["identity"], "name": "X", "created": 0} for row in (*rows, late)]
        async with database.write() as connection:
            await connection.execute(insert(IDENTITY), names)
            await connection.execute(insert(DAILY), [*rows, late])
        results = Results(database)
        return await results.standings(DAY, "10"), await results.standings(DAY, "nobody")
    finally:
        await database.close()


def reached(who: str, table: str, points: int, tie: int) -> Json:
    shared = {"day": DAY, "identity": who, "table_id": table, "ended": days.begins(DAY)}
    return {**shared, "points": points, "tie": tie, "target": 60}


def test_a_long_list_is_cut_but_everybody_knows_the_own_rank(tmp_path: Path) -> None:
    """The best hundred, the number of all, and the rank of somebody far behind."""
    mine, stranger = awaited(many(tmp_path, 250))
    assert [one.rank for one in mine.best] == list(range(1, 101))
    assert mine.best[0].points == 124
    assert mine.mine is not None
    assert (mine.mine.points, mine.mine.rank) == (5, 240)
    assert (mine.begun, mine.counted) == (251, 250)
    assert (stranger.mine, stranger.best) == (None, mine.best)
