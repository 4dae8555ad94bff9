"""After an agreed undo behind something revealed the hidden order is dealt anew, for good."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from trailboss.core.notation import canonical
from trailboss.core.record import verify
from trailboss.games import GAMES
from trailboss.server.bots.driver import task_of
from trailboss.server.bots.worker import TABLES, followed
from trailboss.server.replays.branch import branch
from trailboss.server.replays.replay import built
from trailboss.server.tables import create, entry, people, snapshot
from trailboss.server.tables.act import act
from trailboss.server.tables.entry import Entry, chained, digest
from trailboss.server.tables.fold import fold
from trailboss.server.tables.table import HOTSEAT, OVER, Chair, ClockRule, Table
from trailboss.server.tables.undo import own_moves, undo
from trailboss.server.tables.vote import vote
from trailboss.server.tables.wire import entry_doc

ADA = "ada"
EACH = pytest.mark.parametrize("game", ["gwt1", "gwt2", "elpaso", "pioneer"])


class Log:
    """A table for two at one screen, and everything that was written about it."""

    def __init__(self, game: str) -> None:
        chairs = [Chair(HOTSEAT, name, identity=ADA) for name in ("Ada", "Bob")]
        made = create.table(game, {}, chairs, ADA, public=False, clock=ClockRule(), now=1)
        self.chairs = [replace(chair) for chair in chairs]
        self.t = Table(made.deal, made.chairs)
        self.entries: list[Entry] = []
        self.write(Entry(1, entry.OPEN, by=ADA, at=1))
        self.write(people.begin(self.t, 1))

    def write(self, e: Entry) -> Entry:
        self.entries.append(fold(self.t, e))
        return self.entries[-1]

    def step(self, pick: int = 0) -> None:
        """Somebody who is asked answers."""
        state = self.t.state
        assert state is not None
        seat = state.waiting()[0]
        legal = [action for action in state.legal(seat) if not action.free]
        self.write(act(self.t, seat, legal[pick % len(legal)].text, ADA, None, 1)[0])

    def until_revealed(self) -> None:
        """Play until something new is known."""
        before = self.seen
        for n in range(1000):
            if self.seen > before:
                return
            self.step(n)
        raise AssertionError("nothing was ever revealed")

    def play_out(self) -> None:
        for n in range(5000):
            if self.t.status == OVER:
                return
            self.step(n)

    def back(self, to: int) -> Entry:
        """All agree to go back."""
        return self.write(vote(self.t, ADA, "undo", self.t.shown(to, 0), True, None, 1, 1)[0])

    @property
    def seen(self) -> int:
        assert self.t.state is not None
        return self.t.state.revealed

    def dump(self, t: Table | None = None) -> str:
        state = (t or self.t).state
        assert state is not None
        return canonical(self.t.game.dump(state))

    def view(self, seat: int) -> str:
        assert self.t.state is not None
        return canonical(self.t.game.dump(self.t.game.view(self.t.state, seat)))


def replayed(log: Log) -> Table:
    """The table again from its log."""
    t = Table(log.t.deal, [replace(chair) for chair in log.chairs])
    for e in log.entries:
        assert fold(t, replace(e, events=())) == e
    return t


@EACH
def test_what_was_revealed_is_hidden_again_in_another_order(game: str) -> None:
    """Everybody knows what they knew then; the state itself is another, and stays so."""
    log = Log(game)
    log.until_revealed()
    goal, before = log.t.seq, log.dump()
    views = [log.view(seat) for seat in (0, 1)]
    log.until_revealed()
    last = log.back(goal)
    assert [log.view(seat) for seat in (0, 1)] == views
    assert log.dump() != before
    assert log.t.redeals == [(len(log.t.moves), 1)]
    told = entry_doc(log.t, last, 0)
    assert told is not None
    assert told["detail"]["redealt"] is True
    assert log.dump(replayed(log)) == log.dump()
    doc = json.loads(json.dumps(snapshot.to_doc(log.t)))
    again = snapshot.from_doc(log.t.deal, doc)
    assert (again.redeals, again.streams, log.dump(again)) == (log.t.redeals, 1, log.dump())


@EACH
def test_a_game_with_redeals_ends_and_its_record_verifies(game: str) -> None:
    """Back twice to the same place, on to the end: log, record, replay and branch agree."""
    log = Log(game)
    log.until_revealed()
    goal = log.t.seq
    orders = []
    for _ in range(2):
        log.until_revealed()
        log.back(goal)
        orders.append(log.dump())
    assert orders[0] != orders[1]
    assert [stream for _, stream in log.t.redeals] == [1, 2]
    log.play_out()
    text = log.t.record().text(log.t.state)
    record, end, _ = verify(text, dict(GAMES))
    assert canonical(record.game.dump(end)) == log.dump() == log.dump(replayed(log))
    replay = built("r", record)
    last = len(record.moves) - 1
    assert canonical(record.game.dump(replay.at(last + 1)[0])) == log.dump()
    t, entries = branch(replay, last, ADA, 1)
    assert log.dump(t) == canonical(record.game.dump(record.replay(last)))
    assert (t.redeals, t.streams) == (record.redeals, 2)
    fresh = Table(t.deal, [replace(chair) for chair in t.chairs])
    for e in entries:
        fold(fresh, replace(e, events=()))
    assert log.dump(fresh) == log.dump(t)


def test_nothing_is_dealt_anew_if_nothing_was_revealed() -> None:
    """An agreed undo of open moves leaves the state as it was."""
    log = Log("gwt2")
    goal, before = log.t.seq, log.dump()
    log.step()
    assert log.seen == 0
    last = log.back(goal)
    assert (log.dump(), log.t.redeals, last.data["redeal"]) == (before, [], 0)


def test_streams_are_never_used_twice() -> None:
    """A redeal that is itself taken back has used up its stream."""
    log = Log("gwt2")
    log.until_revealed()
    early = log.t.seq
    log.until_revealed()
    late = log.t.seq
    log.until_revealed()
    log.back(late)
    assert [stream for _, stream in log.t.redeals] == [1]
    log.until_revealed()
    log.back(early)
    assert log.t.redeals[-1] == (len(log.t.moves), 2)
    assert log.dump(replayed(log)) == log.dump()


def test_an_own_undo_behind_a_redeal_keeps_it() -> None:
    """Steps from before it are taken back, and what is hidden stays as it is."""
    log = Log("gwt2")
    log.until_revealed()
    while not own_moves(log.t, log.t.waiting()[0]):
        log.step()
    goal, here = log.t.seq, len(log.t.moves)
    log.until_revealed()
    log.back(goal)
    seat = log.t.waiting()[0]
    mine = own_moves(log.t, seat)
    assert mine
    log.write(undo(log.t, seat, log.t.shown(mine[0].seq, seat) - 1, ADA, None, 1)[0])
    assert len(log.t.moves) == here - 1
    assert log.t.redeals == [(here - 1, 1)]
    assert log.dump(replayed(log)) == log.dump()


def test_the_worker_of_bots_follows_a_redeal() -> None:
    """It plays in the same world as the table."""
    log = Log("gwt2")
    log.until_revealed()
    goal = log.t.seq
    log.until_revealed()
    log.back(goal)
    log.step()
    TABLES.clear()
    seen = followed(task_of(log.t, 0, 0))
    TABLES.clear()
    assert seen is not None
    assert canonical(seen.game.dump(seen.s)) == log.dump()


def test_the_chain_binds_who_and_what() -> None:
    """Another person or other data is another hash; an entry of an older log keeps its own."""
    e = Entry(3, entry.VOTE, 0, by=ADA, data={"yes": True})
    hashes = {chained("h", made) for made in (e, replace(e, by="bob"), replace(e, data={}))}
    assert len(hashes) == 3
    old = digest("h\n3 vote 0 ")
    assert chained("h", replace(e, hash=old)) == old
    assert chained("h", replace(e, hash="forged")) == chained("h", e)
