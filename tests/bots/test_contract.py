"""The contract of a bot: made once, told when a game begins, bounded, asked by one `decide`."""

from __future__ import annotations

from typing import Any

import pytest

from trailboss import bots
from trailboss.bots.base import Budget, decide
from trailboss.commands.terminal import Table as Terminal
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.errors import IllegalAction
from trailboss.core.record import Record
from trailboss.games import GAMES
from trailboss.lab.match import play_game
from trailboss.server.bots.worker import TABLES, Task, think

GAME = GAMES["elpaso"]


class Diary:
    """Remembers what it was told, and takes the first option."""

    needs_view = True

    def __init__(self) -> None:
        self.games = 0
        self.seen: list[int] = []

    def begin(self) -> None:
        self.games += 1

    def choose(self, view: State, legal: list[Action]) -> Action:
        assert len(legal) > 1 and view.rng == 0, "a choice, and a view"
        self.seen.append(len(legal))
        return legal[0]


def test_the_arena_tells_each_bot_once_that_a_game_begins() -> None:
    """And again for the next game; what is forced is not asked."""
    players = [Diary(), Diary()]
    play_game(GAME, 2, 3, {}, players)
    first = [list(bot.seen) for bot in players]
    play_game(GAME, 2, 3, {}, players)
    assert [bot.games for bot in players] == [2, 2]
    assert [bot.seen for bot in players] == [seen + seen for seen in first]


def test_server_and_terminal_ask_the_same_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """One bot for the whole game, made and begun once, also where it thinks in a worker."""
    arena = [Diary(), Diary()]
    record, _ = play_game(GAME, 2, 3, {}, arena)
    made: list[Diary] = []

    def make(*about: Any) -> Diary:
        made.append(Diary())
        return made[-1]

    monkeypatch.setattr(bots, "make", make)
    TABLES.clear()
    for i in range(1, len(record.moves)):
        seat, text = record.moves[i]
        told = (i - 1, record.moves[i - 1 : i])
        task = Task("t", GAME.name, GAME.version, 2, 3, record.options, *told, seat, "x", 1)
        assert think(task) == text
    TABLES.clear()
    assert [bot.games for bot in made] == [1, 1]
    assert sum(len(bot.seen) for bot in made) >= sum(len(bot.seen) for bot in arena) - 1
    mine = [Diary(), Diary()]
    again = Record(GAME, 2, 3, record.options, ["a", "b"])
    table = Terminal(again, again.start(), dict(enumerate(mine)))
    while waiting := table.s.waiting():
        table.let_play(waiting[0], mine[waiting[0]])
    assert table.record.moves == record.moves
    assert [(bot.games, bot.seen) for bot in mine] == [(1, bot.seen) for bot in arena]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("name", ["tenderfoot", "strong", "legend"])
def test_a_bot_thinks_no_more_than_its_budget(game: Any, name: str) -> None:
    """By positions: the least look that compares, or what it was given."""
    s = game.setup(2, 3, {})
    seat = s.waiting()[0]
    while len(s.legal(seat)) < 2:
        s.apply(seat, s.legal(seat)[0])
        seat = s.waiting()[0]
    bot: Any = bots.make(name, game, seat, 1, Budget(nodes=30))
    bot.begin()
    decide(bot, game, s, seat)
    assert bot.nodes > 0 or name == "tenderfoot", "it may look at its own turn only"
    assert bot.nodes <= max(30, 2 * len(s.legal(seat) + s.free(seat)))


def test_an_answer_that_is_no_option_is_refused() -> None:
    """Whoever asks: nothing has changed."""
    s = GAME.setup(2, 3, {})
    seat = s.waiting()[0]
    wrong = next(a for a in GAME.actions.all if a not in s.legal(seat) + s.free(seat))

    class Wrong(Diary):
        def choose(self, view: State, legal: list[Action]) -> Action:
            return wrong

    before = GAME.dump(s)
    with pytest.raises(IllegalAction):
        decide(Wrong(), GAME, s, seat)
    assert GAME.dump(s) == before
