"""Matches: bots see views, any-time actions are offered to their owner, records are whole."""

from __future__ import annotations

from random import Random

import pytest

from trailboss import bots
from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.errors import IllegalAction, UnknownGame
from trailboss.core.game import Game
from trailboss.games import GAMES
from trailboss.lab.match import play_game, played

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class Watcher:
    """A bot that looks hard at what it is given."""

    needs_view = True

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.luck = Random(1)
        self.views = -1

    def begin(self) -> None:
        self.views = 0

    def choose(self, view: State, legal: list[Action]) -> Action:
        assert view.rng == 0
        assert self.seat in view.waiting()
        assert len(legal) > 1
        assert legal == view.legal(self.seat) + view.free(self.seat)
        assert self.views >= 0, "the bot was told that a game begins"
        self.views += 1
        return self.luck.choice(legal)


class Cheat:
    """A bot that answers what it was not offered."""

    needs_view = False

    def __init__(self, game: Game) -> None:
        self.game = game

    def begin(self) -> None:
        pass

    def choose(self, view: State, legal: list[Action]) -> Action:
        assert not view.stack
        return next(action for action in self.game.actions.all if action not in legal)


@ALL
def test_bots_get_views_and_all_their_options(game: Game) -> None:
    """A bot that wants a view gets its own, without the state of chance."""
    watchers = [Watcher(0), Watcher(1)]
    record, s = play_game(game, 2, 3, {}, watchers)
    assert not s.waiting()
    assert 0 < watchers[0].views + watchers[1].views <= len(record.moves)


@ALL
def test_a_bot_cannot_do_what_is_not_legal(game: Game) -> None:
    """An answer that was not offered is an error, not a move."""
    with pytest.raises(IllegalAction):
        play_game(game, 2, 3, {}, [Cheat(game), Cheat(game)])


@ALL
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_is_the_same_game(game: Game, name: str) -> None:
    """A match is a function of its seed; another seed is another game."""
    texts = []
    for seed in (4, 4, 5):
        record, s = played(game, [name, "random"], seed, {})
        texts.append(record.text(s))
    assert texts[0] == texts[1]
    assert texts[0] != texts[2].replace("seed 5", "seed 4")


@ALL
def test_an_unknown_bot_is_refused(game: Game) -> None:
    """The complaint says which there are."""
    with pytest.raises(UnknownGame, match="random"):
        bots.make("nobody", game, 0, 1)
    with pytest.raises(UnknownGame):
        bots.make("../greedy", game, 0, 1)
