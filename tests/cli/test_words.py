"""Words: Fluent messages and what happens without them."""

from __future__ import annotations

import re

from trailboss.core.action import ActionSpace
from trailboss.core.event import Event
from trailboss.core.refusal import Refusal
from trailboss.games import GAMES
from trailboss.i18n import key, telling, words
from trailboss.i18n.files import sources

SPACE = ActionSpace()
DANCE = SPACE.family("dance", ["blue_moon"])[0]
PASS = SPACE.one("pass")


def test_a_key_is_a_fluent_identifier() -> None:
    """Whatever a thing is called, its key has letters, digits and hyphens."""
    assert key("thing", "Blue moon_3!") == "thing-blue-moon-3"


def test_what_no_file_names_keeps_its_own_text() -> None:
    """A game can be played before it is translated."""
    assert words().action(DANCE) == "dance blue_moon"
    assert words().event(Event("dance", 0, "R1.1", 2, "waltz"), "Ann") == "Ann dance 2 waltz"
    assert words().reason(Refusal(DANCE, "R1.1", "blue-shoes", 2, 1)) == "needs 2 blue shoes, has 1"
    assert words().reason(Refusal(DANCE, "R1.1", "too-late")) == "too late"


def test_messages_have_their_values() -> None:
    """Who, how many and of what."""
    assert words().action(PASS) == "pass"
    assert words().event(Event("gain", 0, "", 3, "dollars"), "Ann") == "Ann gains 3 dollars"


def test_a_language_without_a_file_is_english() -> None:
    """Another language falls back to the source, message by message."""
    assert words("de").event(Event("over"), "") == words().event(Event("over"), "")


def test_messages_name_only_values_that_exist() -> None:
    """A misspelt value would be shown to people as an error."""
    allowed = {
        "action": {"thing"},
        "event": {"who", "amount", "thing", "what"},
        "refusal": {"needs", "has", "what"},
    }
    for line in "\n".join(sources("en")).splitlines():
        found = re.match(r"(?:[a-z0-9]+-)?(action|event|refusal)-\S+ =", line)
        if found:
            assert set(re.findall(r"\$(\w+)", line)) <= allowed[found[1]], line


def test_every_action_has_words_and_options_of_one_game_differ() -> None:
    """Two options never look the same."""
    for game in GAMES.values():
        with telling(game.name):
            shown = [words().action(action) for action in game.actions.all]
        assert all(shown) and len(set(shown)) == len(shown)
