"""The strong bot of El Paso: plans by views alone, at every table, by a value for each setting."""

from __future__ import annotations

import pytest

from tests.lanes import compiled_only
from trailboss import bots
from trailboss.bots.base import Budget
from trailboss.bots.elpaso.features import TABLE_FIGURES, Features, names, seat_names
from trailboss.bots.elpaso.judge import ElPasoJudge
from trailboss.bots.elpaso.scale import Scale
from trailboss.bots.lookahead import Lookahead
from trailboss.core.game import Game
from trailboss.games.elpaso.game import EL_PASO
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.trail.rules import NOBODY
from trailboss.lab.match import play_game, played

GAME: Game = EL_PASO
TABLES = [(1, {"sue": "3"}), (1, {"sue": "0"}), (2, {}), (3, {}), (4, {})]


def start(seats: int, options: dict[str, str]) -> ElPasoState:
    """A fresh game."""
    s = GAME.setup(seats, 3, options)
    assert isinstance(s, ElPasoState)
    return s


def position(upto: int = 90) -> ElPasoState:
    """The middle of a greedy game, where somebody has a choice."""
    record, _ = played(GAME, ["greedy", "greedy"], 4, {})
    while True:
        s = record.replay(upto)
        seat = s.waiting()[0]
        if 2 < len(s.legal(seat)) < 7:
            assert isinstance(s, ElPasoState)
            return s
        upto += 1


def chosen(s: ElPasoState, view: ElPasoState) -> tuple[str, int]:
    """What the bot does, and how many positions it looked at."""
    seat = s.waiting()[0]
    bot = bots.make("strong", GAME, seat, 1, Budget(nodes=1))
    assert isinstance(bot, Lookahead)
    bot.begin()
    return bot.choose(view, s.legal(seat) + s.free(seat)).text, bot.nodes


@pytest.mark.parametrize("upto", [0, compiled_only(40), compiled_only(90), 150])
def test_strong_depends_on_the_view_alone(upto: int) -> None:
    """Two worlds that it cannot tell apart get the same answer, and its view is left as it was."""
    s = position(upto)
    seat = s.waiting()[0]
    view = GAME.view(s, seat)
    other = GAME.view(GAME.guess(view, 99), seat)
    assert isinstance(view, ElPasoState) and isinstance(other, ElPasoState)
    before = GAME.dump(view)
    assert chosen(s, view) == chosen(s, other) == chosen(s, view)
    assert GAME.dump(view) == before


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_table_has_its_value(seats: int, options: dict[str, str]) -> None:
    """A fresh game is foreseen within reason."""
    view = GAME.view(start(seats, options), 0)
    judge = ElPasoJudge(GAME, 0)
    assert judge.ready(view)
    assert judge.table == (f"elpaso-solo-{options['sue']}" if options else f"elpaso-{seats}")
    forecast = judge.forecast(view)
    assert 30 < forecast.own < 110 and 30 < forecast.others < 130 and 0 < forecast.chance < 1


@pytest.mark.parametrize(("seats", "options"), TABLES[1:])
def test_the_base_policy_plays_whole_games(seats: int, options: dict[str, str]) -> None:
    """It ends them, and scores more than random moves could."""
    judges = [ElPasoJudge(GAME, seat) for seat in range(seats)]
    s = start(seats, options)
    while waiting := s.waiting():
        seat = waiting[0]
        legal, view = s.legal(seat) + s.free(seat), GAME.view(s, seat)
        judges[seat].ready(view)
        s.play(seat, legal[0] if len(legal) == 1 else judges[seat].base(view, legal))
    assert min([score.total for score in GAME.scores(s)][:seats]) > 35


@pytest.mark.compiled
def test_the_base_policy_beats_greedy() -> None:
    """Without looking beyond its turn, in six paired games."""
    margin = 0
    for deal in range(3):
        for seat in range(2):
            players = [bots.make("greedy", GAME, other, 0) for other in range(2)]
            players[seat] = BaseOnly(seat)
            _, s = play_game(GAME, 2, deal, {}, players)
            totals = [score.total for score in GAME.scores(s)]
            margin += totals[seat] - totals[1 - seat]
    assert margin > 0


class BaseOnly:
    """Plays by the plan of its turn."""

    needs_view = True

    def __init__(self, seat: int) -> None:
        self.judge = ElPasoJudge(GAME, seat)

    def begin(self) -> None:
        """It remembers its plan only."""

    def choose(self, view, legal):  # type: ignore[no-untyped-def]
        self.judge.ready(view)
        return self.judge.base(view, legal)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_own_points_and_those_of_others_make_the_margin(
    seats: int, options: dict[str, str]
) -> None:
    """Asked apart and part by part, as a plan does, a value says the same as asked as a whole."""
    record, s = played(GAME, ["greedy"] * seats, 4, options)
    judge = ElPasoJudge(GAME, 0)
    judge.ready(GAME.view(s, 0))
    assert judge.value is not None
    scale = Scale(judge.value, Features(record.replay(0)))  # type: ignore[arg-type]
    for upto in range(2 * seats, len(record.moves), 5):
        view = GAME.view(record.replay(upto), 0)
        assert isinstance(view, ElPasoState)
        if view.ender == NOBODY:
            scale.begin()
            told = judge.value.margin(judge.figures(view))
            assert scale.margin(view, 0) == pytest.approx(told)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_figures_by_name(seats: int, options: dict[str, str]) -> None:
    """A fresh game: what everybody has at the start."""
    s = start(seats, options)
    view = GAME.view(s, 0)
    assert isinstance(view, ElPasoState)
    row = Features(view).read(view, 0)
    figures = dict(zip(names(s.rules), row, strict=True))
    assert len(row) == len(TABLE_FIGURES) + 2 * len(seat_names(s.rules))
    assert figures["ready_cowboy"] == figures["all_cowboy"] == 1
    assert figures["criollo"] == 4 and figures["slot_hand_limit"] == 1
    assert figures["vp"] == 8 + s.players[0].dollars / 5
    assert figures["stops"] == s.simmental + 1
    assert figures["sue"] == (8 + int(options["sue"]) if options else 0)


def test_each_turn_is_another_moment() -> None:
    """Between people the seat changes; alone Sue has turned up a card."""
    for seats, options in TABLES:
        s = start(seats, options)
        judge = ElPasoJudge(GAME, 0)
        for _ in range(3):
            before, turn, where = judge.moment(s), s.turn, s.players[s.turn].rancher
            while judge.moment(s) == before:
                seat = s.waiting()[0]
                s.apply(seat, s.legal(seat)[0])
            assert s.players[turn].rancher != where
