"""Old games survive new rules: tables, snapshots, records and replays of an older version."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import awaited
from trailboss.core.game import Option
from trailboss.games import GAMES
from trailboss.games.gwt2.rules import GWT2
from trailboss.games.trail.game import TrailGame
from trailboss.server.bots.worker import Task, think
from trailboss.server.problems import Unavailable
from trailboss.server.replays.branch import branch
from trailboss.server.replays.check import checked_record
from trailboss.server.replays.replay import built
from trailboss.server.replays.wire import replay_doc
from trailboss.server.settings import Settings
from trailboss.server.store.database import Database
from trailboss.server.store.log import Log
from trailboss.server.tables import create, entry, people, rematch, snapshot
from trailboss.server.tables.act import act
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.fold import fold
from trailboss.server.tables.table import HOTSEAT, OVER, Chair, ClockRule, Table
from trailboss.server.verify import report_on

pytestmark = pytest.mark.pure

ADA = "ada"
NOBODY = ("", 0)
OLD = GWT2.version
UPGRADED = TrailGame(
    GWT2.name,
    GWT2.title,
    OLD + 1,
    (
        *GWT2.history,
        Option("rich", ("on",), "everybody starts with more", since=OLD + 1, before=("off",)),
    ),
    replace(GWT2.plain, start_dollars=(99, 99, 99, 99)),
    lambda rules: {
        **GWT2.changing(rules),
        "rich=off": {"start_dollars": GWT2.plain.start_dollars},
    },
    GWT2.tags,
    GWT2.seats,
    GWT2.automa,
)
"""The second edition after an upgrade that changes what everybody starts with."""


def begun() -> tuple[Table, list[Chair], list[Entry]]:
    """A table for two at one screen that has just started, its chairs and its log."""
    chairs = [Chair(HOTSEAT, name, identity=ADA) for name in ("Ada", "Bob")]
    t = create.table("gwt2", {}, chairs, ADA, public=False, clock=ClockRule(), now=1)
    first = [replace(chair) for chair in t.chairs]
    log = [fold(t, Entry(1, entry.OPEN, by=ADA, at=1))]
    return t, first, [*log, fold(t, people.begin(t, 1))]


def moved(t: Table) -> Entry:
    """The next move of a table, taken at random."""
    seat = t.waiting()[0]
    assert t.state is not None
    legal = t.state.legal(seat)
    made, after = act(t, seat, legal[t.state.rng % len(legal)].text, ADA, None, 1)
    return fold(t, made, after)


async def store(log: Log) -> Table:
    """A table after enough moves of today's rules that there is a snapshot of it."""
    t, chairs, entries = begun()
    await log.create(t, chairs, entries, NOBODY)
    while t.seq < snapshot.EVERY + 5:
        await log.append(t, moved(t), NOBODY)
    return t


async def play_on(log: Log, table: str) -> Table:
    """Play a stored table to its end."""
    t = await log.load(table)
    while t.waiting():
        await log.append(t, moved(t), NOBODY)
    return t


def with_log(settings: Settings, task: Callable[[Log], Coroutine[Any, Any, Table]]) -> Table:
    """Do something with the stored tables."""

    async def done() -> Table:
        database = Database(settings)
        await database.migrate()
        try:
            return await task(Log(database))
        finally:
            await database.close()

    return awaited(done())


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path)


@pytest.fixture
def stored(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A running table of a server whose game is then upgraded."""
    t = with_log(settings, store)
    monkeypatch.setitem(GAMES, "gwt2", UPGRADED)
    return t


@pytest.mark.parametrize("use_snapshot", [True, False])
def test_a_running_table_opens_after_an_upgrade(
    stored: Table, settings: Settings, use_snapshot: bool
) -> None:
    """From its snapshot and from its log, by the version that it began with."""
    t = with_log(settings, lambda log: log.load(stored.deal.id, use_snapshot))
    assert (t.deal.version, t.game.version) == (OLD, OLD)
    assert snapshot.to_doc(t) == snapshot.to_doc(stored)


def test_a_running_table_is_played_to_its_end_after_an_upgrade(
    stored: Table, settings: Settings
) -> None:
    """Then everything stored is verified, its record and its replay are of its version."""
    t = with_log(settings, lambda log: play_on(log, stored.deal.id))
    assert t.status == OVER
    report = awaited(report_on(settings))
    assert (report["tables"], report["finished"], report["bad"]) == (1, 1, [])
    text = t.record().text(t.state)
    assert f"\ngame gwt2 {OLD}\n" in text
    replay = built("a", checked_record(text, GAMES))
    assert replay.over and replay.game.version == OLD
    assert replay_doc(replay)["version"] == OLD


def test_a_branch_is_of_the_version_of_its_replay_and_a_rematch_of_the_newest(
    stored: Table, settings: Settings
) -> None:
    """A branch repeats moves, so it must play by their rules; a new table plays by the new ones."""
    t = with_log(settings, lambda log: play_on(log, stored.deal.id))
    branched, _ = branch(built("a", t.record()), 20, ADA, 1)
    assert branched.deal.version == branched.game.version == OLD
    assert rematch.next_table(t, ADA, 1).deal.version == OLD + 1
    assert begun()[0].deal.version == OLD + 1


def test_a_bot_moves_a_table_by_its_own_rules(stored: Table) -> None:
    """The worker, too, opens the version of the table."""
    deal = stored.deal
    moves = [(move.seat, move.text) for move in stored.moves]
    seat = stored.waiting()[0]
    assert stored.state is not None
    task = Task(
        deal.id, deal.game, deal.version, 2, deal.seed, deal.options, 0, moves, seat, "random", 1
    )
    assert think(task) in [action.text for action in stored.state.legal(seat)]


def test_a_table_of_rules_that_are_not_here_says_so(
    stored: Table, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a step back to an older server: nothing is changed, and the reason is one line."""
    newer = with_log(settings, lambda log: store(log))
    monkeypatch.setitem(GAMES, "gwt2", GWT2)
    with pytest.raises(
        Unavailable, match=f"of other rules: gwt2 has rules versions 1 to {OLD}, not {OLD + 1}"
    ):
        with_log(settings, lambda log: log.load(newer.deal.id))
    [bad] = awaited(report_on(settings))["bad"]
    assert bad["table"] == newer.deal.id
