"""Messages: values that are the same wherever they travel."""

from __future__ import annotations

import pickle

import pytest

from trailboss.core.errors import BadOptions, BadRecord, TrailbossError
from trailboss.core.message import Message, at, by_system

SEAT = Message("error-no-seat", "there is no seat {seat}", seat=3)


def test_english_is_filled_with_the_values() -> None:
    """Also with those that are messages, whatever letters they hold."""
    assert str(SEAT) == "there is no seat 3"
    assert str(at("a{b}", at("c", SEAT))) == "a{b}: c: there is no seat 3"


def test_messages_are_compared_by_what_they_say() -> None:
    """Key, words and values."""
    same = Message("error-no-seat", "there is no seat {seat}", seat=3)
    other = Message("error-no-seat", "there is no seat {seat}", seat=4)
    assert same == SEAT and hash(same) == hash(SEAT) and other != SEAT
    assert SEAT != "there is no seat 3"


def test_errors_carry_a_message() -> None:
    """By its parts, as a whole, or as a mere text, which has words for its kind."""
    error = BadRecord("error-no-seat", "there is no seat {seat}", seat=3)
    assert error.message == SEAT == BadRecord(SEAT).message
    assert str(error) == "there is no seat 3"
    assert BadOptions("no {such} thing").message.key == "trouble-options"
    assert str(TrailbossError("no {such} thing")) == "no {such} thing"


def test_errors_travel_between_processes() -> None:
    """As workers send them."""
    error = BadRecord("error-record-illegal", "move {move}: {why}", move=1, why=SEAT)
    found = pickle.loads(pickle.dumps(error))
    assert type(found) is BadRecord and found.message == error.message


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (FileNotFoundError(2, "No such file or directory"), "error-no-file"),
        (PermissionError(13, "Permission denied"), "error-permission"),
        (OSError(28, "No space left on device"), ""),
        (ValueError("embedded null byte"), "error-nul"),
    ],
)
def test_the_system_is_known_by_the_kind_of_its_errors(error: OSError, key: str) -> None:
    """Its English words are kept."""
    found = by_system(error)
    assert found.key == key and str(found) == error.args[-1]
