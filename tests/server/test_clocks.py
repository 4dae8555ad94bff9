"""Clocks: the times of the log tell them, so these tests say themselves what time it is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import awaited
from tests.server.test_secrets import KEYS, NOW
from trailboss.games import GAMES
from trailboss.server.parts import ServerParts
from trailboss.server.problems import BadRequest, Forbidden, Illegal
from trailboss.server.settings import Settings
from trailboss.server.store.identities import Identity
from trailboss.server.tables import clock, create, entry, people
from trailboss.server.tables.about import table_doc
from trailboss.server.tables.act import act
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.fold import fold
from trailboss.server.tables.table import OVER, SPECTATOR, Chair, ClockRule, Table
from trailboss.server.tables.undo import undo
from trailboss.server.tables.vote import vote
from trailboss.server.web.feed import Feed

SECOND = 1000
DAY = 86_400
PATIENCE = 600


class Clocked:
    """A table with a clock that the test moves; seat i belongs to identity `i`."""

    def __init__(self, game: str, seats: int, rule: ClockRule) -> None:
        self.now = NOW
        chairs = [create.chair(GAMES[game], "human", None, None, "0") for _ in range(seats)]
        self.t = create.table(game, {}, chairs, "0", public=True, clock=rule, now=NOW)
        fold(self.t, Entry(1, entry.OPEN, by="0", at=NOW))
        for seat in range(seats):
            fold(self.t, people.join(self.t, seat, str(seat), f"P{seat}", True, NOW))
        fold(self.t, people.start(self.t, "0", NOW))

    def later(self, seconds: float) -> Clocked:
        self.now += int(seconds * SECOND)
        return self

    def act(self, seat: int, pick: int = 0) -> None:
        """The seat does one of the things that it may."""
        assert self.t.state is not None
        text = self.t.state.legal(seat)[pick].text
        made, after = act(self.t, seat, text, str(seat), None, self.now)
        fold(self.t, made, after)

    def turn(self, seat: int) -> None:
        """The seat acts, all in one moment, until it is no longer asked."""
        while seat in self.t.waiting():
            self.act(seat)

    def left(self) -> list[float]:
        """Seconds on each clock now, as a viewer is told."""
        doc = table_doc(self.t, "", SPECTATOR, self.now, PATIENCE, KEYS.link)
        return [seat["clock"]["left"] for seat in doc["seats"]]

    def out(self) -> list[int]:
        """The seats that are out of time, as a viewer is told; they are the abandoned ones."""
        doc = table_doc(self.t, "", SPECTATOR, self.now, PATIENCE, KEYS.link)
        gone = [seat["seat"] for seat in doc["seats"] if seat["clock"]["out"]]
        assert gone == [seat["seat"] for seat in doc["seats"] if seat["abandoned"]]
        return gone

    def vote(self, who: int, target: int, yes: bool = True) -> bool:
        """Somebody votes for a bot; did it pass?"""
        made, _ = vote(self.t, str(who), "bot", target, yes, "random", self.now, PATIENCE)
        fold(self.t, made)
        return bool(made.data["passed"])


@pytest.mark.parametrize(
    ("kind", "bank", "increment"), [("live", 600, 15), ("days", 3 * DAY, DAY)], ids=["live", "days"]
)
def test_the_bank_runs_while_one_is_asked_and_a_turn_gives_the_increment(
    kind: str, bank: int, increment: int
) -> None:
    """Bank minus what was used plus the increment, once for each turn of several actions."""
    table = Clocked("gwt2", 2, ClockRule(kind, bank, increment))
    assert table.left() == [bank, bank]
    used = bank // 3
    assert table.later(used).left() == [bank - used, bank]
    table.act(0)
    assert table.left() == [bank - used, bank]
    table.later(7).turn(0)
    assert table.left() == [bank - used - 7 + increment, bank]
    table.later(20).turn(1)
    assert table.left() == [bank - used - 7 + increment, bank - 20 + increment]


def test_without_clocks_there_is_nothing_to_show_but_patience_ends() -> None:
    """A silent player counts as absent after the operator's patience, and not before."""
    table = Clocked("gwt2", 2, ClockRule())
    doc = table_doc(table.t, "", SPECTATOR, table.now, PATIENCE, KEYS.link)
    assert [seat["clock"] for seat in doc["seats"]] == [None, None]
    table.later(PATIENCE)
    assert clock.absent(table.t, table.now, PATIENCE) == []
    table.later(0.001)
    assert clock.absent(table.t, table.now, PATIENCE) == [0]


@pytest.mark.parametrize("kind", ["live", "days"])
def test_out_of_time_is_offered_to_the_others_alone(kind: str) -> None:
    """Not before the bank is empty, not by oneself, not by spectators; all others must agree."""
    table = Clocked("gwt2", 3, ClockRule(kind, 100, 10)).later(100)
    assert table.out() == []
    with pytest.raises(Illegal):
        table.vote(1, 0)
    table.later(0.001)
    assert table.out() == [0]
    with pytest.raises(Illegal):
        table.vote(0, 1)
    with pytest.raises(Forbidden):
        table.vote(0, 0)
    with pytest.raises(Forbidden):
        table.vote(7, 0)
    with pytest.raises(BadRequest):
        table.vote(1, 3)
    assert not table.vote(1, 0)
    assert table.vote(2, 0)
    assert (table.t.chairs[0].robot, table.t.robots()) == ("random", [0])
    assert clock.absent(table.t, table.now, PATIENCE) == []


def test_who_comes_back_in_time_ends_the_vote() -> None:
    """An action of the late player takes the offer away; the clock goes on from nothing."""
    table = Clocked("gwt2", 3, ClockRule("live", 100, 10)).later(130)
    table.vote(1, 0)
    table.turn(0)
    assert (table.t.votes, table.left()) == ([], [10, 100, 100])
    with pytest.raises(Illegal):
        table.vote(2, 0)


def test_a_late_action_in_the_middle_of_a_turn_gives_no_time() -> None:
    """Who is still asked is still late."""
    table = Clocked("gwt2", 2, ClockRule("live", 100, 10)).later(130)
    table.act(0)
    assert table.t.waiting() == [0]
    assert (table.left(), table.out()) == ([-30, 100], [0])


def test_taking_back_a_step_gives_no_time() -> None:
    """The time is used."""
    table = Clocked("gwt2", 2, ClockRule("live", 100, 10))
    start = table.t.seq
    table.later(3).act(0)
    made, after = undo(table.t, 0, start, "0", None, table.later(4).now)
    fold(table.t, made, after)
    assert (table.t.waiting(), table.left()) == ([0], [93, 100])


def test_taking_back_a_turn_takes_its_increment() -> None:
    """All agree to go back: the first is asked again without it, the second gets none."""
    table = Clocked("gwt2", 2, ClockRule("live", 100, 10))
    start = table.t.seq
    table.later(3).turn(0)
    assert table.left() == [107, 100]
    table.later(5)
    for who in ("0", "1"):
        made, after = vote(table.t, who, "undo", start, True, None, table.now, PATIENCE)
        fold(table.t, made, after)
    assert (table.t.waiting(), table.left()) == ([0], [97, 95])
    table.turn(0)
    assert table.left() == [107, 95]


@pytest.mark.parametrize("absent", ["left", "stand-in"])
def test_nothing_is_taken_back_without_the_owner_of_a_seat(absent: str) -> None:
    """Whoever left, or has a bot playing meanwhile, is waited for; back again they decide."""
    table = Clocked("gwt2", 3, ClockRule("live", 100, 10))
    start = table.t.seq
    table.turn(0)
    if absent == "left":
        fold(table.t, people.leave(table.t, "1", table.now))
    else:
        table.later(101)
        assert [table.vote(who, 1) for who in (0, 2)] == [False, True]
    votes = []
    for who in ("0", "2"):
        made, after = vote(table.t, who, "undo", start, True, None, table.now, PATIENCE)
        fold(table.t, made, after)
        votes.append(made.data["passed"])
    assert votes == [False, False]
    assert table_doc(table.t, "0", 0, table.now, PATIENCE, KEYS.link)["votes"][0]["missing"] == [1]
    with pytest.raises(Forbidden):
        vote(table.t, "1", "undo", start, True, None, table.now, PATIENCE)
    fold(table.t, people.join(table.t, 1, "1", "P1", False, table.now))
    made, after = vote(table.t, "1", "undo", start, True, None, table.now, PATIENCE)
    assert made.data["passed"] and after is not None


def test_all_who_are_asked_at_once_use_time_and_all_get_the_increment() -> None:
    """Pioneer Rails: who is done waits with a standing clock; the last gets the increment too."""
    table = Clocked("pioneer", 3, ClockRule("live", 100, 10))
    while len(table.t.waiting()) == 1:
        table.act(table.t.waiting()[0])
    first = table.left()
    asked = table.t.waiting()
    assert asked == [0, 1, 2]
    table.later(5).turn(0)
    assert table.left() == [first[0] - 5 + 10, first[1] - 5, first[2] - 5]
    table.later(5).turn(2)
    assert table.left() == [first[0] + 5, first[1] - 10, first[2] - 10 + 10]
    seen = table.left()
    table.later(5)
    while table.t.waiting() == [1] and table.left()[1] < seen[1]:
        table.act(1)
    assert table.left() == [seen[0], seen[1] - 5 + 10, seen[2]]


def test_one_of_many_who_are_asked_runs_out() -> None:
    """Only those who have not answered; a bot may then play for each of them."""
    table = Clocked("pioneer", 3, ClockRule("live", 100, 10))
    while len(table.t.waiting()) == 1:
        table.act(table.t.waiting()[0])
    table.turn(1)
    table.later(200)
    assert table.out() == [0, 2]
    assert not table.vote(1, 0)
    assert table.vote(2, 0)
    assert table.t.robots() == [0]


def test_the_clocks_stop_at_the_end() -> None:
    """Nobody is asked, nobody runs out, however late it gets."""
    table = Clocked("pioneer", 2, ClockRule("live", 100, 10))
    while table.t.status != OVER:
        table.later(1).act(table.t.waiting()[0])
    last = table.left()
    table.later(10_000)
    assert (table.left(), table.out()) == (last, [])
    doc = table_doc(table.t, "", SPECTATOR, table.now, PATIENCE, KEYS.link)
    assert not any(seat["clock"]["running"] for seat in doc["seats"])


def test_the_clock_of_the_log_never_runs_backwards() -> None:
    """Processes whose clocks differ a little give nobody time."""
    table = Clocked("gwt2", 2, ClockRule("live", 100, 0)).later(10)
    table.act(0)
    table.later(-5).turn(0)
    assert table.t.left == [90 * SECOND, 100 * SECOND]
    table.later(5)
    assert table.left() == [90, 100]


async def told(data: Path) -> list[dict[str, Any]]:
    """What a viewer hears when somebody's time runs out and nothing else happens."""
    settings = Settings(data=data, workers=0)
    server = ServerParts(settings)
    await server.database.migrate()
    try:
        rule = ClockRule("live", 600, 0)
        chairs = [Chair("human", f"P{i}", identity=str(i)) for i in range(2)]
        fresh = create.table("gwt2", {}, chairs, "0", public=True, clock=rule, now=NOW)
        return await heard(
            server, await server.service.create(fresh, [lambda t: (people.begin(t, NOW), None)])
        )
    finally:
        await server.database.close()


async def heard(server: ServerParts, t: Table) -> list[dict[str, Any]]:
    """Time passes between two looks at a table at which nothing happens."""
    viewer = Feed(server, Identity("1", "P1"), t.deal.id, 1)
    ahead = t.copy()
    ahead.since = 1 << 50
    server.service.tables[t.deal.id] = ahead
    first = await viewer.hello(None)
    nothing = [message async for message in viewer.fresh()]
    late = t.copy()
    late.since = 0
    server.service.tables[t.deal.id] = late
    news = [message async for message in viewer.fresh()]
    again = [message async for message in viewer.fresh()]
    assert (nothing, again) == ([], [])
    return [json.loads(message) for message in (first, *news)]


def test_viewers_hear_that_a_time_ran_out_though_nothing_happened(tmp_path: Path) -> None:
    """One message without entries, when the seat becomes abandoned."""
    before, after = awaited(told(tmp_path))
    assert [seat["abandoned"] for seat in before["table"]["seats"]] == [False, False]
    assert [seat["abandoned"] for seat in after["table"]["seats"]] == [True, False]
    assert (after["type"], after["entries"], after["seq"]) == ("update", [], before["seq"])
