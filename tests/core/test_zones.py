"""Zones: tuples that are changed by making new ones."""

from __future__ import annotations

import pytest

from trailboss.core.zones import add, face_down, in_order, put, without


def test_put_replaces_one_place() -> None:
    """The other places keep their values, and the old zone stays as it was."""
    zone = (4, 5, 6)
    assert put(zone, 1, 9) == (4, 9, 6)
    assert zone == (4, 5, 6)


def test_add_raises_one_place() -> None:
    """The amount may be negative."""
    assert add((4, 5, 6), 2, -6) == (4, 5, 0)


def test_without_takes_one_card_of_several() -> None:
    """Only the first of equal cards leaves; a card that is not there is an error."""
    assert without((3, 7, 3), 3) == (7, 3)
    with pytest.raises(ValueError):
        without((3, 7), 4)


def test_face_down_keeps_only_the_number() -> None:
    """A hidden zone tells how many cards it has and nothing else."""
    assert face_down((3, 7, 3)) == (0, 0, 0)


def test_in_order_hides_the_order() -> None:
    """Two orders of the same cards look alike."""
    assert in_order((3, 1, 2)) == in_order((2, 3, 1)) == (1, 2, 3)
