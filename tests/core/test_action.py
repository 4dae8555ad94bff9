"""Actions: one object, one id and one text each."""

from __future__ import annotations

import copy
import pickle

import pytest

from tests.core.toy import SPACE, TAKE
from trailboss.core.action import ActionSpace
from trailboss.core.errors import IllegalAction


def test_ids_are_places_in_the_space() -> None:
    """The id of an action is its place, so an id is enough to find it."""
    assert [action.id for action in SPACE.all] == list(range(len(SPACE)))


def test_a_text_is_parsed_to_the_very_same_object() -> None:
    """Every action comes back from its own text as itself."""
    assert all(SPACE.parse(action.text) is action for action in SPACE.all)


def test_the_arg_is_the_place_in_the_family() -> None:
    """The third object of a family has arg 3 when the first has 0."""
    assert (TAKE[3].verb, TAKE[3].arg, TAKE[3].text) == ("take", 3, "take 3")


@pytest.mark.parametrize("text", ["", "take", "take 4", "TAKE 1", "take 1 ", "tаke 1"])
def test_an_unknown_text_is_illegal(text: str) -> None:
    """Nothing but the exact text is understood, and the message repeats what was tried."""
    with pytest.raises(IllegalAction, match="is not an action of this game") as caught:
        SPACE.parse(text)
    assert repr(text) in str(caught.value)


def test_a_long_text_is_shortened_in_the_message() -> None:
    """A hostile text does not fill the log."""
    with pytest.raises(IllegalAction) as caught:
        SPACE.parse("x" * 100_000)
    assert len(str(caught.value)) < 200


def test_two_actions_cannot_have_one_text() -> None:
    """A text that is taken is refused when the space is built."""
    space = ActionSpace()
    space.one("pass")
    with pytest.raises(AssertionError, match="two actions are written 'pass'"):
        space.one("pass")


def test_actions_are_not_copied() -> None:
    """A copy would break comparison by identity, so copying and pickling raise."""
    with pytest.raises(TypeError, match="send the text"):
        copy.deepcopy(TAKE[1])
    with pytest.raises(TypeError, match="send the text"):
        pickle.dumps(TAKE[1])
