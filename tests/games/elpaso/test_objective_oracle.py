"""The best assignment to objectives against a search through all of them (R13.7)."""

from __future__ import annotations

from itertools import combinations
from random import Random

from tests.games.elpaso.arrange import deliver_to, place, table
from trailboss.games.elpaso.elements import best_objectives, elements
from trailboss.games.elpaso.rules import Token
from trailboss.games.elpaso.state import ElPasoState


def can_serve(have: list[int], wants: list[tuple[int, ...]]) -> bool:
    """Can each want have an element of its own? Tries everything."""
    if not wants:
        return True
    first, *rest = wants
    for one in first:
        if have[one]:
            have[one] -= 1
            good = can_serve(have, rest)
            have[one] += 1
            if good:
                return True
    return False


def best_of_all(s: ElPasoState, seat: int) -> int:
    """The points of the best set of objectives that can be served together."""
    own = [s.rules.tokens[t] for t in s.players[seat].tokens if t < s.rules.first_bonus]
    best = 0
    for many in range(len(own) + 1):
        for rows in combinations(own, many):
            points = sum(row.vp for row in rows)
            if points > best and can_serve(list(elements(s, seat)), wants(rows)):
                best = points
    return best


def wants(rows: tuple[Token, ...]) -> list[tuple[int, ...]]:
    """One entry for each element that is needed, the rarest first."""
    needs = [need.classes for row in rows for need in row.needs for _ in range(need.count)]
    return sorted(needs, key=len)


def possessions(luck: Random) -> ElPasoState:
    """Seat 0 with random cards, workers, buildings, discs and tokens."""
    s = table()
    p = s.players[0]
    p.draw = tuple(luck.choices(range(1, 14), k=luck.randrange(12)))
    p.ready = tuple(luck.randrange(3) for _ in range(4))
    deliver_to(s, 0, " ".join(luck.choices(("9", "10", "12", "16"), k=luck.randrange(5))))
    for at in ("s1", "s2")[: luck.randrange(3)]:
        place(s, 0, at, luck.randrange(1, 7))
    objectives = luck.sample(range(1, 21), luck.randrange(1, 7))
    p.tokens = (*objectives, *luck.sample(range(21, 41), luck.randrange(4)))
    return s


def test_r13_7_nothing_is_better_than_the_assignment_found() -> None:
    """Three hundred random collections."""
    points = []
    for seed in range(300):
        s = possessions(Random(seed))
        points.append(best_objectives(s, 0))
        assert points[-1] == best_of_all(s, 0), seed
    assert len(set(points)) > 8


def test_r13_7_all_twenty_objectives_at_once() -> None:
    """Two buildings serve two of three objectives, the better two; all else is there."""
    s = table()
    p = s.players[0]
    p.tokens = tuple(range(1, 41))
    p.draw = tuple(card for card in range(1, 14) for _ in range(20))
    deliver_to(s, 0, "9 10 12 12 12 16 16")
    place(s, 0, "s1", 6)
    place(s, 0, "s2", 4)
    every = sum(s.rules.tokens[t].vp for t in range(1, 21))
    assert best_objectives(s, 0) == every - 4
