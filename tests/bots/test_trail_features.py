"""What a value of the trail games looks at."""

from __future__ import annotations

import pytest

from trailboss.bots.trail.features import Features, distances, names
from trailboss.games import load
from trailboss.games.trail.state import TrailState


@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
@pytest.mark.parametrize("seats", [2, 4])
def test_figures_by_name(game: str, seats: int) -> None:
    """A fresh game: what everybody has at the start."""
    s = load(game).setup(seats, 3, {})
    assert isinstance(s, TrailState)
    view = load(game).view(s, 0)
    assert isinstance(view, TrailState)
    figures = dict(zip(names(s.rules), Features(s.rules).read(view, 0), strict=True))
    assert (figures["cowboys"], figures["discs"], figures["vp"]) == (1, 14, 1)
    assert figures["dollars"] == s.players[0].dollars
    assert figures["deck"] == 14 and figures["hand"] == len(s.players[0].hand)
    assert figures["others_dollars"] == max(p.dollars for p in s.players[1:])
    assert figures["first_seat"] == 1


def test_distances_are_counted_in_steps() -> None:
    """From the place before Kansas City one step, from the start at least the seven buildings."""
    s = load("gwt2").setup(2, 1, {})
    assert isinstance(s, TrailState)
    far = distances(s.rules, s.board)
    assert far[s.rules.kansas_city] == (0, 0)
    assert far[7] == (1, 1)
    assert 7 <= far[s.rules.start][0] <= far[s.rules.start][1]
