"""The trail games in the terminal: the board as text, effects in words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.arranging import hold, lay, use
from tests.games.gwt1 import arrange as first
from tests.games.gwt2 import arrange as second
from trailboss import draw
from trailboss.core.engine import Effect
from trailboss.draw.trail.words import effect_text
from trailboss.games.trail.rules import Rules
from trailboss.i18n import words

EDITIONS = [first.table().rules, second.table().rules]


def effects(rules: Rules) -> list[Effect[Any]]:
    """Everything that tiles, cards and the board say."""
    sides = [*rules.neutral, *[side for pair in rules.private for side in pair]]
    found = [effect for side in sides for effect in side.effects]
    found += [effect for row in rules.aux for effect in row]
    found += [effect for row in rules.worker_spaces for effect in row if effect]
    found += [node.risk for node in rules.nodes if node.risk]
    for objective in rules.objectives:
        found += [objective.action] if objective.action else []
    for master in rules.masters:
        found += [master.action] if master.action else []
    for arrow in rules.arrows:
        found += [arrow.action] if arrow.action else []
    return found


@pytest.mark.parametrize("rules", EDITIONS, ids=["gwt1", "gwt2"])
def test_every_effect_has_words(rules: Rules) -> None:
    """No effect falls back to the name of its class, and none leaves a hole."""
    for effect in effects(rules):
        text = effect_text(words(), rules, effect)
        assert text != type(effect).__name__
        assert "{" not in text and "none" not in text and "  " not in text
        assert text == text.strip()


def test_words_of_a_building() -> None:
    """Prices, signs and plurals are right."""
    rules = second.table().rules
    said = [[effect_text(words(), rules, e) for e in side.effects] for side in rules.neutral]
    assert said[0] == [
        "discard Galloway: gain 2 dollars",
        "hire a worker",
        "hire a worker for 2 dollars more",
    ]
    assert said[3][0] == "collect a bandit, or pay 2: engine up to 2 spaces forward"


def test_options_say_what_they_do() -> None:
    """A local action is told by its effect, the auxiliary alternative too."""
    s = second.table()
    s.players[0].dollars = 20
    use(s, 0, "A")
    told = [draw.option(s, 0, action) for action in s.legal(0)]
    assert "local action 2: hire a worker" in told
    assert "auxiliary action 1: gain 1 dollar" in told


def test_the_board_shows_what_a_seat_may_see() -> None:
    """The own hand is open, others' hands are counted; fees are those of the viewer."""
    s = second.table()
    lay(s, "A1", "1:1")
    lay(s, "FLOOD1", "flood-4-green")
    hold(s, 0, "criollo criollo galloway")
    hold(s, 1, "pineywoods")
    text = draw.board(second.view(s, 0), 0)
    assert text is not None
    flat = " ".join(text.split())
    assert "A1: building 1a of 1 (-2)" in flat
    assert "flood space 1: flood (4 points, green hand) (-2)" in flat
    assert "Hand: 2 × Criollo, Galloway" in flat and "cards in hand 1/4" in flat
    assert "Pineywoods" not in flat


def test_every_fork_of_the_trail_is_drawn() -> None:
    """The village of the first edition forks at a building space."""
    text = draw.board(first.table(), None)
    assert text is not None
    assert "C3 - D" in text and text.count("  C3 - ") == 2
    assert all(line == line.rstrip() and len(line) < 80 for line in text.splitlines())
