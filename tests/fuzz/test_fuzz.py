"""Whatever is read, nothing but a position, a record or one line of refusal comes out of it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz import mutations, positions, records
from trailboss.games import GAMES

BOUNDED: Final = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
LEAVES: Final = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
JSON: Final = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=12,
)
LUCK: Final = st.randoms(use_true_random=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_dump_is_a_position_or_refused(name: str) -> None:
    """A dump with a few faults plays to its end and passes its audit, or one line says why not."""

    @BOUNDED
    @given(luck=LUCK, number=st.integers(0, 10**6))
    def examine(luck: Random, number: int) -> None:
        docs = positions.dumps(name)
        doc = docs[number % len(docs)]
        positions.read(name, mutations.mutated(doc, [luck.choice(docs)], luck), luck)

    examine()


@pytest.mark.parametrize("name", GAMES)
def test_any_document_is_a_position_or_refused(name: str) -> None:
    """Any JSON, and any JSON under the keys that a position has."""
    keys = sorted({key for doc in positions.dumps(name) for key in doc})
    seats = "sheets" if "sheets" in keys else "players"
    few = st.dictionaries(st.sampled_from(keys), JSON, max_size=3)

    @BOUNDED
    @given(doc=JSON | few, seats_first=st.integers(0, 3), luck=LUCK)
    def examine(doc: Any, seats_first: int, luck: Random) -> None:
        if isinstance(doc, dict) and seats_first:
            doc = {seats: [{}] * seats_first, **doc}
        positions.read(name, doc, luck)

    examine()


@pytest.mark.parametrize("name", GAMES)
def test_dumps_themselves_are_positions(name: str) -> None:
    """What the fuzzing starts from is right: otherwise nothing would be tried."""
    for doc in positions.dumps(name)[::7]:
        assert positions.read(name, doc, Random(1))


@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_record_verifies_or_is_refused(name: str) -> None:
    """A text with a few faults is a record that verifies, or one line says why not."""
    for text in records.texts(name)[:3]:
        assert records.read(text)

    @BOUNDED
    @given(luck=LUCK)
    def examine(luck: Random) -> None:
        text = luck.choice(records.texts(name))
        records.read(records.mutated(text, luck))

    examine()


@BOUNDED
@given(text=st.text() | st.text().map(lambda rest: f"trailboss 1\n{rest}\nend 0 0\n"))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    """Nothing but BadRecord, whatever is pasted."""
    records.read(text)
