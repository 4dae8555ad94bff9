"""Sessions step by step, for the page in the browser: `python -m tests.companion.traces`.

A trace is a session with random answers: each answer with the question and the lines after it,
the score and what the opponent has. Everything is written once and then named by its place.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from trailboss.companion.base import TURN, Question, Told
from trailboss.companion.ending import MOST_POINTS
from trailboss.companion.session import LARGEST_SEED, OPPONENTS, Session
from trailboss.companion.speech import Speech
from trailboss.core.engine import State
from trailboss.core.rng import below
from trailboss.i18n import words

FOLDER: Final = Path(__file__).parents[2] / "web" / "tests" / "traces"
REMAKE: Final = "python -m tests.companion.traces"
LENGTHS: Final = (40, 200)
"""A short and a long session for every combination of options, in answers."""
LUCK: Final = {"sam": 3, "sue": 133}
"""Random answers begin here; found by trying, so that together the traces say everything."""
ENDS: Final = {
    TURN: ("go", "last"),
    "sue-ask-simmental": ("card", "empty"),
    "sam-ask-token": ("no", "yes"),
}
"""Where the end of the game may begin."""
SPOKEN: Final = ("en", "uk")
EXAMPLES: Final = 3
"""How many examples of each line and question are spoken."""

Step = tuple[str, Session]
Plan = tuple[int, dict[str, str], int]


def plans(opponent: str) -> list[Plan]:
    """Luck, options and length of each trace: every value with every other, short and long."""
    options = OPPONENTS[opponent].options
    names = [option.name for option in options]
    values = itertools.product(*[option.choices for option in options])
    return [
        (LUCK[opponent] + i, dict(zip(names, value, strict=True)), most)
        for i, (value, most) in enumerate(itertools.product(values, LENGTHS))
    ]


def chosen(session: Session, s: State, luck: int, most: int) -> str:
    """A random answer, one that ends the game in time, or points near to the opponent's."""
    question = session.question
    assert question is not None
    if question.key == "ask-own-points":
        near = session.score().total + luck % 3 - 1
        return str(min(max(0, near), MOST_POINTS))
    if question.key in ENDS:
        late = len(session.answers) > most
        mine = (question.key == TURN) == (luck // 2 % 2 == 0)
        return ENDS[question.key][late and mine]
    return question.choices[below(s, len(question.choices))]


def walked(opponent: str, plan: Plan) -> Iterator[Step]:
    """A session before its first answer and after each; the first of all has the largest seed."""
    luck, options, most = plan
    s = State()
    s.rng = luck
    session = Session(opponent, LARGEST_SEED if luck == LUCK[opponent] else luck, options)
    answer = ""
    while True:
        yield answer, session
        if session.question is None:
            return
        answer = chosen(session, s, luck, most)
        session.answer(answer)


class Listed:
    """Values, each written once: a value becomes its place."""

    def __init__(self) -> None:
        self.places: dict[str, int] = {}

    def place(self, value: object) -> int:
        return self.places.setdefault(packed(value), len(self.places))

    def text(self) -> str:
        return "[\n" + ",\n".join(self.places) + "\n]"


def packed(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def trace(opponent: str, plan: Plan, said: Listed, points: Listed) -> dict[str, Any]:
    """Each answer, then the question (-1: none), the lines, the score and what the opponent has.

    The last two are left out while they stay the same.
    """
    steps: list[list[Any]] = []
    before: list[list[int]] = [[], []]
    for answer, session in walked(opponent, plan):
        asked = -1 if session.question is None else said.place(session.question.doc())
        told = [said.place(line.doc()) for line in session.told]
        score = [points.place([x.rule, x.label, x.points]) for x in session.score().lines]
        now = [score, [said.place(line.doc()) for line in session.status()]]
        steps.append([answer, asked, told, *(now if now != before else ())])
        before = now
    return {"seed": str(session.seed), "options": session.options, "steps": steps}


def traces(opponent: str) -> str:
    """The traces of an opponent with its figures, as JSON."""
    said, points = Listed(), Listed()
    rows = [packed(trace(opponent, plan, said, points)) for plan in plans(opponent)]
    parts = {
        "opponent": packed(OPPONENTS[opponent].doc()),
        "said": said.text(),
        "points": points.text(),
        "sessions": "[\n" + ",\n".join(rows) + "\n]",
    }
    return "{\n" + ",\n".join(f'"{name}":{text}' for name, text in parts.items()) + "\n}\n"


@cache
def everything(opponent: str) -> list[Told | Question]:
    """What the traces tell and ask, each once."""
    found: dict[Told | Question, None] = {}
    for plan in plans(opponent):
        for _, session in walked(opponent, plan):
            found |= dict.fromkeys([*session.told, *session.status()])
            found |= dict.fromkeys([session.question] if session.question else [])
    return list(found)


def spoken() -> str:
    """Some examples of everything that is said, in words, as JSON."""
    rows = []
    for opponent in OPPONENTS:
        ordered = sorted(everything(opponent), key=lambda one: one.key)
        for _, group in itertools.groupby(ordered, key=lambda one: one.key):
            rows += [packed(in_words(one)) for one in itertools.islice(group, EXAMPLES)]
    return "[\n" + ",\n".join(dict.fromkeys(rows)) + "\n]\n"


def in_words(one: Told | Question) -> dict[str, Any]:
    """A line, or a question and its answers, in some languages."""
    doc: dict[str, Any] = {"said": one.doc()}
    for language in SPOKEN:
        speech = Speech(words(language))
        if isinstance(one, Told):
            doc[language] = [speech.told(one)]
        else:
            named = one.choices if one.kind == "choice" else one.choices[:1]
            doc[language] = [speech.question(one), *[speech.choice(one, x) for x in named]]
    return doc


@cache
def files() -> dict[Path, str]:
    """What the fixtures should hold."""
    made = {FOLDER / f"{opponent}.json": traces(opponent) for opponent in OPPONENTS}
    return made | {FOLDER / "spoken.json": spoken()}


def remake() -> None:
    """Write the fixtures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    remake()
