"""What a game asks in the terminal is said in every language, with its numbers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from trailboss import draw
from trailboss.core.engine import Frame, Parallel, State, question
from trailboss.games import GAMES, load
from trailboss.i18n import LANGUAGES, speaking, telling

MOVES = 400


def asked(name: str) -> list[tuple[State, Frame[Any]]]:
    """The kinds of questions of some random games, each once."""
    game = load(name)
    found: dict[str, tuple[State, Frame[Any]]] = {}
    for seats in game.seats:
        luck = Random(seats)
        s = game.setup(seats, seats, {})
        for _ in range(MOVES):
            if not s.waiting():
                break
            seat = luck.choice(s.waiting())
            frame = question(s, seat)
            found.setdefault(type(frame).__name__, (s.clone(), frame))
            s.play(seat, luck.choice(s.legal(seat)))
    assert len(found) > 3 and Parallel.__name__ not in found
    return list(found.values())


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_said_in_every_language(name: str) -> None:
    """No two games ask alike, and no language asks as another one does."""
    with telling(name):
        for s, frame in asked(name):
            said = set()
            for language in LANGUAGES:
                with speaking(language):
                    said.add(draw.question(s, frame))
            assert len(said) == len(LANGUAGES) and "" not in said, type(frame)
