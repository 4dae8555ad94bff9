"""Why something is not allowed is said in every language: nothing of it stays in English."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from tests.conformance.moments import Table, tables
from tests.i18n.test_languages import messages
from tests.lanes import TABLE
from trailboss.core.game import validated_options
from trailboss.core.refusal import Refusal
from trailboss.games import GAMES
from trailboss.i18n import LANGUAGES, speaking, telling, words
from trailboss.i18n.worded import worded

MOVES = 400
SEEDS = 1
MOST_KINDS = 2000
FEW = 4
"""Larger tables of Pioneer Rails refuse nothing else, and take as long again: `make table`."""


@cache
def refused(name: str) -> list[Refusal]:
    """What random games of all kinds refuse, each reason once."""
    found: dict[tuple[str, int, int, str], Refusal] = {}
    for table in [one for one in tables(name) if one.seats <= FEW or TABLE]:
        for seed in range(SEEDS):
            for refusal in walked(table, seed):
                reason = (refusal.what, refusal.needs, refusal.has, refusal.thing)
                found.setdefault(reason, refusal)
    assert 20 < len(found) < MOST_KINDS
    return list(found.values())


def walked(table: Table, seed: int) -> list[Refusal]:
    """The refusals on the way of a random game."""
    luck = Random(seed)
    options = validated_options(table.game, table.seats, dict(table.options))
    s = table.game.setup(table.seats, seed, options)
    found = []
    for _ in range(MOVES):
        if not s.waiting():
            break
        seat = luck.choice(s.waiting())
        found += s.refusals(seat)
        s.play(seat, luck.choice(s.legal(seat)))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_is_a_key(name: str) -> None:
    """It has words as it stands: nobody makes a key of it, and what it is about is a value."""
    for refusal in refused(name):
        assert re.fullmatch("[a-z]+(-[a-z]+)*", refusal.what), refusal
        assert f"refusal-{refusal.what}" in messages("en"), refusal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_said_in_every_language(name: str, language: str) -> None:
    """As an error of the terminal and in its list of what is not allowed."""
    with telling(name):
        english = {refusal: words("en").reason(refusal) for refusal in refused(name)}
        with speaking(language):
            for refusal, said in english.items():
                told = words().reason(refusal)
                assert "{" not in told
                if language != "en":
                    assert told not in {said, str(refusal.reason())}, refusal
                    assert worded(refusal.reason()) == told
                    assert told in worded(refusal.message())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_names_the_suit_that_it_is_about(language: str) -> None:
    """One key, and four sentences by its value."""
    about = [refusal for refusal in refused("pioneer") if refusal.thing]
    said = {(refusal.what, words(language).reason(refusal)) for refusal in about}
    assert len(said) == len(about) == 8
