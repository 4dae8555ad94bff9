"""Copies of a state share what neither has changed; nobody may see it happen."""

from __future__ import annotations

from typing import Final

import pytest

from tests.conformance.moments import Table, tables, walk
from trailboss.core.game import validated_options
from trailboss.games import GAMES

FEW: Final = 4
"""Pioneer Rails has up to 80 seats; whatever is shared is shared among a few."""
TABLES: Final = [
    *[Table(name, seats) for name, game in GAMES.items() for seats in game.seats if seats <= FEW],
    *[table for name in GAMES for table in tables(name) if table.options],
]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_copies_go_their_own_ways(table: Table) -> None:
    """Before every move of a whole game a copy is kept: it stays as it was, then moves alike.

    The game goes on with the one or the other, beside one that is never copied.
    """
    game, seed = table.game, 7 + table.seats
    s = game.setup(table.seats, seed, validated_options(game, table.seats, dict(table.options)))
    for at in walk(table, seed):
        if not at.moves:
            continue
        seat, text = at.moves[-1]
        action = game.actions.parse(text)
        kept, was = s.clone(), game.dump(s)
        s.apply(seat, action)
        now = at.dump()
        assert game.dump(s) == now, f"{at}: a copied state goes another way"
        assert game.dump(kept) == was, f"{at}: its copy changed with it"
        kept.apply(seat, action)
        assert game.dump(kept) == now, f"{at}: a copy goes another way"
        assert game.dump(s) == now, f"{at}: a copy changed its parent"
        if len(at.moves) % 2:
            s = kept
