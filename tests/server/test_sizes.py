"""How much a viewer is sent: reasons are told once, not once for each thing they refuse."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from trailboss.games import GAMES
from trailboss.server.tables.wire import refusal_docs

pytestmark = pytest.mark.pure

MOST = 10 * 1024
"""Bytes of refusals in one message."""
TABLES = [(name, n) for name, game in GAMES.items() for n in (2, min(8, game.seats[-1]))]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_refusals_are_short_and_whole(name: str, seats: int) -> None:
    """Each refused action finds a reason of its own, by name or as one of the others."""
    game = GAMES[name]
    s, luck = game.setup(seats, 5, {}), Random(5)
    for _ in range(150):
        if not s.waiting():
            break
        seat = s.waiting()[0]
        refusals = s.refusals(seat)
        docs = refusal_docs(refusals)
        assert len(msgspec.json.encode(docs)) < MOST
        reasons: dict[str, list[tuple[str, str, int, int]]] = {}
        for r in refusals:
            reasons.setdefault(r.action.text, []).append((r.rule, r.what, r.needs, r.has))
        for text, known in reasons.items():
            found = [row for row in docs if text in row["actions"]]
            verb = text.split(" ")[0]
            found += [row for row in docs if row["rest"] and row["verb"] == verb]
            first = found[0]
            assert (first["rule"], first["what"], first["needs"], first["has"]) in known
        s.apply(seat, luck.choice(s.legal(seat)))
