"""The score sheet of a game at its end."""

from __future__ import annotations

from trailboss.commands.scoresheet import sheet
from trailboss.core.game import Line, Score
from trailboss.i18n import speaking

SCORES = [Score(0, (Line("R11.1", "dollars", 3), Line("R11.2", "dollars", 1))), Score(1, ())]


def test_seats_without_a_name_are_called_by_their_number() -> None:
    """Nobody has to name everybody."""
    top, dollars, total = sheet(SCORES, ["Ada"]).split("\n")
    assert top.split() == ["Ada", "seat", "1"]
    assert dollars.split() == ["dollars", "(R11.1,", "R11.2)", "4"]
    assert total.split() == ["total", "4", "0"]
    with speaking("uk"):
        assert sheet(SCORES, []).split("\n")[0].split() == ["місце", "0", "місце", "1"]
