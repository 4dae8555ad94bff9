"""The companion agrees with the engine: whole games of it are told as if they lay on a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.companion import mirrors
from tests.companion.playing import sam, sue
from trailboss.companion.base import Desk, Question, Script, Told
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.game import EL_PASO
from trailboss.games.elpaso.state import sue_of
from trailboss.games.gwt2.components import WORKERS as TRADES
from trailboss.games.gwt2.rules import GWT2


def told_by(desk: Desk, script: Script[None], answer: Callable[[Question], str]) -> list[Told]:
    """All lines of a script that is answered to its end."""
    try:
        question = next(script)
        while True:
            text = answer(question)
            assert text in question.choices, f"{question.key}: {text!r}"
            question = script.send(text)
    except StopIteration:
        return desk.told


def all_values(told: list[Told], key: str) -> list[dict[str, str | int]]:
    """The values of every line with this key."""
    return [dict(line.values) for line in told if line.key == key]


@pytest.mark.parametrize("train", ["plain", "star"])
@pytest.mark.parametrize("strong", ["0", "3"])
@pytest.mark.parametrize("seed", range(5))
def test_r14_16_sue_has_the_same_points_in_a_game_of_the_engine(
    seed: int, strong: str, train: str
) -> None:
    """Her steps, workers and score lines are those of the engine, turn by turn (R14.6-R14.15)."""
    s, mirror = mirrors.elpaso(seed, {"sue": strong, "train": train})
    side = sue(deck="box", b_cards=strong)
    side.things.row = [WORKERS[kind] for kind in sue_of(s).row]
    told = told_by(
        side.desk, side.script(), lambda asked: mirrors.sue_answer(mirror, asked, s.stars)
    )
    assert mirror.over()
    steps = [
        event.amount for turn in mirror.turns for event in turn.things("sue-steps", "sue-counts")
    ]
    assert [row["steps"] for row in all_values(told, "sue-move")] == steps
    joined = [event for turn in mirror.turns for event in turn.things("sue-worker")]
    assert len(joined) == sum(side.things.workers.values()) - 3
    engine = EL_PASO.scores(s)[mirrors.AUTOMA]
    assert [(line.label, line.points) for line in side.score().lines] == [
        (line.label, line.points) for line in engine.lines
    ]


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("seed", range(6))
def test_r14_12_sam_has_the_same_points_in_a_game_of_the_engine(seed: int, level: str) -> None:
    """His steps, buildings, cities and score lines are those of the engine (R14.5-R14.11)."""
    s, mirror = mirrors.gwt2(seed, {"sam": level, "simmental": ("off", "on")[seed % 2]})
    side = sam(level=level)
    first = TRADES[GWT2.setup(1, seed, {"sam": level}).automa.specialty]
    side.deck = [turn.things("sam-card")[0].amount for turn in mirror.turns]
    told = told_by(side.desk, side.script(), lambda asked: mirrors.sam_answer(mirror, asked, first))
    assert mirror.over() and side.deck == []
    for key, verb in (("sam-move", "sam-steps"),):
        amounts = [event.amount for turn in mirror.turns for event in turn.things(verb)]
        assert [row["steps"] for row in all_values(told, key)] == amounts
    tiles = [event.thing for turn in mirror.turns for event in turn.things("build", "replace")]
    mine = [dict(x.values)["tile"] for x in told if x.key in ("sam-built", "sam-replaced")]
    assert mine == tiles
    cities = [event.thing for turn in mirror.turns for event in turn.things("deliver")]
    assert [row["city"] for row in all_values(told, "sam-deliver")] == cities
    engine = GWT2.scores(s)[mirrors.AUTOMA]
    assert [(line.label, line.points) for line in side.score().lines] == [
        (line.label, line.points) for line in engine.lines
    ]
