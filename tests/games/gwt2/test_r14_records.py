"""The recorded games against Sam: every card, every word (R14.6)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from trailboss.core.event import Event
from trailboss.core.record import Record, parse
from trailboss.games import GAMES
from trailboss.i18n import key, words

FOLDER = Path(__file__).parents[2] / "records" / "gwt2"
LEVELS = ("easy", "medium", "hard")


def record(level: str) -> Record:
    return parse((FOLDER / f"alone-{level}.txt").read_text("utf-8"), dict(GAMES))


@cache
def events(level: str) -> tuple[Event, ...]:
    """All that was told in the recorded game."""
    found = record(level)
    s = found.start()
    s.log = []
    for seat, text in found.moves:
        s.play(seat, found.game.actions.parse(text))
    assert not s.waiting()
    return tuple(s.log)


@pytest.mark.parametrize("level", LEVELS)
def test_r14_6_every_card_of_the_deck_is_turned_over(level: str) -> None:
    """The games are long enough for the whole deck."""
    turned = {event.amount for event in events(level) if event.verb == "sam-card"}
    assert turned == set(range(1, 13 if level == "easy" else 16))


def test_r14_6_specialists_act_and_others_only_move() -> None:
    """Both happens: conditions that hold and conditions that fail."""
    told = [event for level in LEVELS for event in events(level)]
    idle = {event.amount for event in told if event.verb == "sam-idle"}
    assert idle and idle <= set(range(10, 16))
    assert [event for event in told if event.verb == "sam-specialist"]


@pytest.mark.parametrize("level", LEVELS)
def test_r14_4_every_event_has_words(level: str) -> None:
    """No event, no card and no thing that Sam lacks falls back to the engine's own text."""
    bundle = words().bundle
    for event in events(level):
        assert bundle.has_message(key("event", event.verb)), event
        assert "{" not in words().event(event, "Sam")
        if event.thing.startswith("sam-"):
            assert bundle.has_message(key("thing", event.thing)), event


@pytest.mark.parametrize(
    "thing", ["worker", "engineer", "purchase", "building", "objective", "bandit", "hazard", "disc"]
)
def test_r14_4_what_he_lacks_has_words(thing: str) -> None:
    """Also what no recorded game lacks."""
    assert words().bundle.has_message(f"thing-sam-no-{thing}")


def test_r14_4_a_card_is_told_so_that_it_can_be_followed() -> None:
    """The number, the steps, the action."""
    told = words().event(Event("sam-card", 1, "R14.6", 7, "sam-card-7"), "Sam")
    assert told == "Sam turns over card 7: 2 steps, then the engine"
    assert words().say("automa-sam", "") == "Sam"
