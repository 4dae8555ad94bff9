"""Notation: frames and effects as plain data."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.core.helpers import bidding, digging, play, start
from tests.core.toy import KINDS, TOY, Bid, Choose, Dig, Draw, Offer, Swap, Take, Wish
from trailboss.core.engine import Parallel
from trailboss.core.errors import BadPosition
from trailboss.core.notation import canonical, decode, digest, encode

VALUES = [
    Take(0),
    Take(3),
    Bid((0, 2, 1)),
    Dig(1, 2),
    Parallel(((Dig(0, 2), Choose(0)), (), (Dig(2, 1),))),
    Swap(5),
    Offer((Swap(), Wish(), Swap(7)), Dig(1, 3), "three"),
    Offer(after=Draw(2)),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: str(canonical(encode(value))))
def test_what_is_written_is_read_again(value: Any) -> None:
    """A frame or an effect comes back from JSON equal to itself, nested ones too."""
    again = decode(json.loads(json.dumps(encode(value))), KINDS)
    assert again == value
    assert type(again) is type(value)


def test_fields_with_their_default_are_left_out() -> None:
    """A position written by hand needs only what differs."""
    assert encode(Take(0)) == {"is": "Take"}
    assert encode(Swap(3)) == {"is": "Swap", "coins": 3}


@pytest.mark.parametrize("make", [start, bidding, digging])
def test_a_position_is_dumped_and_read_in_the_middle_of_a_round(make: Any) -> None:
    """A dump is enough to go on: the game read from it plays the same."""
    s = play(make(), 0, "wish") if make is not bidding else play(make(), 0, "bid 1")
    again = TOY.position(json.loads(canonical(TOY.dump(s))))
    assert TOY.dump(again) == TOY.dump(s)
    seat = s.waiting()[0]
    for state in (s, again):
        state.play(seat, state.legal(seat)[0])
    assert TOY.dump(again) == TOY.dump(s)


@pytest.mark.parametrize(
    ("doc", "message"),
    [
        ({}, "unknown frame 'None'"),
        ({"is": "Nothing"}, "unknown frame 'Nothing'"),
        ({"is": ["Take"]}, "unknown frame"),
        ({"is": "Take", "chair": 1}, "Take has no field 'chair'"),
        ({"is": "Take", "seat": "one"}, "Take.seat cannot be 'one'"),
        ({"is": "Take", "seat": True}, "Take.seat cannot be 'True'"),
        ({"is": "Take", "seat": 1.5}, "Take.seat cannot be '1.5'"),
        ({"is": "Take", "seat": None}, "Take.seat cannot be 'None'"),
        ({"is": "Bid", "answers": 3}, "Bid.answers cannot be '3'"),
        ({"is": "Bid", "answers": {"is": "Take"}}, "Bid.answers cannot be"),
        ({"is": "Parallel", "stacks": [[{"is": "Pony"}]]}, "unknown frame 'Pony'"),
    ],
)
def test_nonsense_is_a_bad_position(doc: Any, message: str) -> None:
    """What a hand may write wrong gives one line that names the place."""
    with pytest.raises(BadPosition) as caught:
        decode(doc, KINDS)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 200


def test_a_value_that_is_no_frame_is_refused_by_the_game() -> None:
    """A number where a frame should be is a bad position."""
    doc = TOY.dump(start())
    doc["stack"] = [7]
    with pytest.raises(BadPosition, match="no frame"):
        TOY.position(doc)


def test_canonical_has_one_spelling() -> None:
    """The order of keys does not matter; letters beyond ASCII are escaped."""
    assert canonical({"b": 1, "a": [2, "ż"]}) == canonical({"a": [2, "ż"], "b": 1})
    assert canonical({"b": 1, "a": "ż"}) == '{"a":"\\u017c","b":1}'


def test_a_digest_is_the_same_everywhere() -> None:
    """The name of a position is fixed by its content alone: this one was noted down once."""
    assert digest({"a": [1, 2]}) == "3a61d4be8b8c266f9ae720ce37c211b0"
    assert digest({"a": [2, 1]}) != digest({"a": [1, 2]})
