"""Everything that games say is in the file: nothing falls back to its raw name."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from trailboss.core.game import Game
from trailboss.games import GAMES
from trailboss.i18n import Words
from trailboss.i18n.files import EVERYWHERE, behind

MARK = re.compile(
    r"[A-Z]?\d*[ab]?|\d+\.5|[A-Z]\d+\.[NSEW]{1,2}|X:[A-Z]\d+:[NSEW]{1,2}-[NSEW]{1,2}|[A-Z][CDHS]|10[CDHS]"
)
"""Places and cards are called by the marks that are printed on them, in every language."""
GAMES_PLAYED = 4
MOST_MOVES = 20_000


class Listener(Words):
    """English words in which raw names stick out: those that a page of the game has loaded."""

    def __init__(self, game: str) -> None:
        super().__init__("en", *EVERYWHERE, *filter(None, [behind(game)]), game, game=game)
        self.missing: set[str] = set()

    def say(self, key: str, default: str, **values: str | int) -> str:
        text = super().say(key, default, **values)
        if self.has(key) or key.startswith("thing-the-"):
            return text
        if key.startswith("thing-") and not all(map(MARK.fullmatch, default.split(" "))):
            return f"[raw: {default}]"
        if not key.startswith("thing-"):
            self.missing.add(key)
        return text

    def heard(self, text: str) -> None:
        """Note what was said with a raw name in it."""
        if "[raw: " in text:
            self.missing.add(text)


def listen(words: Listener, game: Game, seats: int, seed: int) -> None:
    """A random game, with everything that is said in it."""
    luck = Random(seed)
    options = {option.name: luck.choice(option.choices) for option in game.options if seed % 2}
    s = game.setup(seats, seed, options)
    for move in range(MOST_MOVES):
        s.log = []
        if not s.waiting():
            return
        seat = luck.choice(s.waiting())
        legal = s.legal(seat)
        for action in legal:
            words.heard(words.action(action))
        for refusal in s.refusals(seat) if move % 5 == 0 else []:
            words.heard(words.reason(refusal))
            words.heard(words.action(refusal.action))
        s.apply(seat, luck.choice(legal))
        for event in s.log:
            words.heard(words.event(event, "Ada"))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_said_in_raw_names(name: str) -> None:
    """Choices, reasons and events of random games, with and without the options of the box."""
    game, words = GAMES[name], Listener(name)
    for seed in range(GAMES_PLAYED):
        listen(words, game, game.seats[0] if seed < 2 else 2, seed)
    assert sorted(words.missing) == []


def test_things_are_called_as_on_the_page() -> None:
    """By the same examples as `web/tests/words.test.ts`."""
    examples = json.loads((Path(__file__).parent / "things.json").read_text("utf-8"))
    english = Words("en")
    assert {name: english.thing(name) for name in examples} == examples
