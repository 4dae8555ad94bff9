"""The course of El Paso: players that differ, and figures that foretell one side or both."""

from __future__ import annotations

from random import Random

from trailboss.bots.elpaso.features import TABLE_FIGURES, names
from trailboss.bots.elpaso.valuation import WEIGHTS
from trailboss.games.elpaso.game import EL_PASO
from trailboss.lab.courses import COURSES
from trailboss.lab.elpaso_course import taste
from trailboss.lab.match import play_game


def test_players_differ_and_end_their_games() -> None:
    """By chance, and by nothing else."""
    course = COURSES["elpaso"]
    tastes = [taste(Random(seed)) for seed in range(12)]
    assert WEIGHTS in tastes and len(set(tastes)) > 6
    assert tastes == [taste(Random(seed)) for seed in range(12)]
    players = [course.explorer(EL_PASO, seat, Random(seat)) for seat in range(2)]
    _, s = play_game(EL_PASO, 2, 1, course.options(EL_PASO, Random(3)), players)
    assert not s.waiting()


def test_every_figure_foretells_a_side() -> None:
    """The table both, all else its own."""
    course = COURSES["elpaso"]
    s = EL_PASO.setup(2, 1, {})
    for name in names(s.rules):
        assert course.own(name) or course.others(name)
        assert (course.own(name) and course.others(name)) == (name in TABLE_FIGURES)
