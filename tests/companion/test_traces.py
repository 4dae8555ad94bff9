"""The traces that the page in the browser has to follow: fresh, and saying everything."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.companion import traces
from trailboss.companion.session import OPPONENTS, resumed
from trailboss.i18n.files import sources

EACH = pytest.mark.parametrize("opponent", OPPONENTS)
BOTH = {"turn", "final", "ask-own-points", "won", "lost", "shared"}
ENDS = {"sam": BOTH, "sue": BOTH | {"ask-own-dollars", "won-by-dollars"}}
"""What is said of no opponent by name."""
LARGEST = 300_000


def shown(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


def test_the_traces_are_fresh() -> None:
    """What the page is tested against is what the sessions say today."""
    stale = [path.name for path, text in traces.files().items() if shown(path) != text]
    assert not stale, f"{', '.join(stale)}: out of date; run `{traces.REMAKE}`"


def test_the_traces_are_small() -> None:
    """They are kept in the repository."""
    assert all(path.stat().st_size < LARGEST for path in traces.files())


@EACH
def test_the_traces_say_everything(opponent: str) -> None:
    """Every line and question that has words is in some trace."""
    file = "\n".join(sources("en"))
    known = set(re.findall(rf"^companion-({opponent}-\S+) =", file, re.MULTILINE))
    assert known | ENDS[opponent] == {one.key for one in traces.everything(opponent)}


@EACH
def test_the_traces_give_every_answer(opponent: str) -> None:
    """Each choice that is offered is also taken somewhere."""
    offered: set[tuple[str, str]] = set()
    given: set[tuple[str, str]] = set()
    for plan in traces.plans(opponent):
        asked = ""
        for answer, session in traces.walked(opponent, plan):
            given.add((asked, answer))
            question = session.question
            asked = question.key if question else ""
            if question and question.kind == "choice":
                offered |= {(asked, choice) for choice in question.choices}
    assert offered - given == set()


@EACH
def test_a_session_saved_by_the_page_is_resumed_here(opponent: str) -> None:
    """The page writes seeds as numbers, however large, and nothing between the parts."""
    for plan in traces.plans(opponent):
        *_, (_, session) = traces.walked(opponent, plan)
        saved = json.dumps(session.doc(), separators=(",", ":")) + "\n"
        assert resumed(json.loads(saved)).score() == session.score()


def test_the_figures_are_json() -> None:
    """They travel as they are."""
    docs = json.loads(json.dumps([one.doc() for one in OPPONENTS.values()]))
    assert [(doc["name"], doc["game"]) for doc in docs] == [
        (name, one.game) for name, one in OPPONENTS.items()
    ]
    for doc in docs:
        assert {o["name"] for o in doc["options"]} == {
            o.name for o in OPPONENTS[doc["name"]].options
        }
