"""A table in the middle of a recorded game, with one person to move and bots on the other seats."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.lanes import TABLE
from tests.web.browser import Person
from trailboss.core.record import parse
from trailboss.games import GAMES

RECORDS: Final = Path(__file__).parents[1] / "records"
MIDDLES: Final = {
    "gwt2": "gwt2/greedy-2.txt",
    "gwt2-4": "gwt2/greedy-4.txt",
    "gwt1": "gwt1/greedy-2.txt",
    "gwt1-4": "gwt1/greedy-4.txt",
    "sam": "gwt2/alone-medium.txt",
    "elpaso": "elpaso/greedy-2.txt",
    "elpaso-4": "elpaso/greedy-4.txt",
    "sue": "elpaso/7-for-1-greedy.txt",
    "pioneer": "pioneer/3-for-2-greedy.txt",
}
FULL: Final = [name for name in MIDDLES if TABLE or f"{name}-4" not in MIDDLES]
"""Where a game is there with four seats, the table of two is left to `make table`."""


def middle(seats: list[int], part: float) -> int:
    """The first turn of the first seat after a part of the moves."""
    alone = not any(seats)
    rows = range(int(len(seats) * part), len(seats))
    return next(i for i in rows if seats[i] == 0 and (alone or seats[i - 1]))


def first(name: str, verb: str, least: int) -> int:
    """The first move before which the first seat has so many answers of a verb."""
    for move, (_, s) in enumerate(
        parse((RECORDS / MIDDLES[name]).read_text("utf-8"), GAMES).walk()
    ):
        if s.waiting()[:1] == [0]:
            answers = [a for a in s.legal(0) + s.free(0) if a.verb == verb]
            if len(answers) >= least:
                return move
    raise LookupError(f"{verb} is nowhere in {name}")


def table(person: Person, name: str, part: float = 0.5, move: int | None = None) -> str:
    """The address of a table that goes on from there; the person is known by the cookie.

    A move says it exactly: also in the middle of a turn.
    """
    if move is None:
        record = parse((RECORDS / MIDDLES[name]).read_text("utf-8"), GAMES)
        move = middle([seat for seat, _ in record.moves], part)
    return going_on(person, RECORDS / MIDDLES[name], move)


def going_on(person: Person, path: Path, move: int) -> str:
    """The address of a table that goes on from a move of any record, with bots at the others."""
    text = path.read_text("utf-8")
    headers = {"origin": person.url}
    post = person.context.request.post
    assert post(f"{person.url}/api/me", headers=headers, data={"name": person.name}).ok
    brought = post(f"{person.url}/api/replays", headers=headers, data={"record": text})
    assert brought.ok, brought.text()
    players = [None] + ["greedy"] * (parse(text, GAMES).seats - 1)
    made = post(
        f"{person.url}/api/replays/{brought.json()['id']}/branch",
        headers=headers,
        data={"move": move, "players": players},
    )
    assert made.ok, made.text()
    return f"/t/{made.json()['table']}"
