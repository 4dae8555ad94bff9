"""Score pads: the categories of each game, how they count, and who has won."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from trailboss.companion.pad_plan import Category, Pad
from trailboss.core.errors import UnknownGame
from trailboss.rooms import by_game

PADS: Final[dict[str, Callable[[], Pad]]] = {
    game: found.PADS[game] for game, found in by_game("trailboss.companion.pads").items()
}

Entries = Mapping[str, int]
"""What was written down, by category: points, or the number of things."""


@cache
def pad(game: str) -> Pad:
    """The pad of a game."""
    if game not in PADS:
        raise UnknownGame(
            "error-no-pad",
            "there is no score pad for {game}; there are {games}",
            game=repr(game),
            games=", ".join(PADS),
        )
    return PADS[game]()


def pads() -> dict[str, Any]:
    """The pad of each game."""
    return {game: pad(game).doc() for game in PADS}


def points(category: Category, entry: int) -> int:
    """The points of what was written down."""
    return entry // category.per * category.each


def total(game: str, entries: Entries, rival: bool = False) -> int:
    """All points of a person, or of the opponent of somebody who plays alone."""
    of = pad(game)
    rows = [row for row in of.categories if (row.rival if rival else row.people)]
    base = of.base if rival else 0
    return base + sum([points(row, entries.get(row.key, 0)) for row in rows])


def tie(game: str, entries: Entries) -> int:
    """What decides between equal points, the more the better."""
    of = pad(game)
    if not of.tie:
        return 0
    row = next(row for row in of.categories if row.key == of.tie)
    entry = entries.get(row.key, 0)
    return entry % row.per if row.per > 1 else points(row, entry)


def places(
    game: str, people: Sequence[Entries], rival: Entries | None = None
) -> tuple[list[int], list[int]]:
    """The totals and the places, the opponent's last; who shares a place has the same number."""
    totals = [total(game, entries) for entries in people]
    results = [(n, tie(game, entries), 0) for n, entries in zip(totals, people, strict=True)]
    if rival is not None:
        totals.append(total(game, rival, rival=True))
        results.append((totals[-1], 0, int(pad(game).unbeaten)))
    worth = [(n, sure, decided) for n, decided, sure in results]
    return totals, [1 + len([other for other in worth if other > own]) for own in worth]
