"""Elements: what objectives ask for, counted class by class (R13.7)."""

from __future__ import annotations

from typing import Final

from trailboss.core.zones import Zone
from trailboss.games.elpaso.actions import BREEDS, MOST_BUILDERS, WORKERS
from trailboss.games.elpaso.rules import Need
from trailboss.games.elpaso.state import ElPasoState, own_buildings

CARD_CLASS: Final = 0
"""A class for each breed and each kind of worker, in the order of the card table."""
BUILDING_CLASS: Final = CARD_CLASS + len(BREEDS) + len(WORKERS)
"""A class for each kind of building."""
TOKEN_CLASS: Final = BUILDING_CLASS + MOST_BUILDERS
"""Bonus tokens."""
DISC_CLASS: Final = TOKEN_CLASS + 1
"""A class for each trading post."""


def deck(s: ElPasoState, seat: int) -> list[int]:
    """All cards of a player, ready workers included. In a view the unseen ones are a heap."""
    p = s.players[seat]
    cards = [card for card in (*p.draw, *p.hand, *p.discard, *p.unseen) if card]
    for kind, count in enumerate(p.ready):
        cards += [s.rules.first_worker + kind] * count
    return cards


def elements(s: ElPasoState, seat: int) -> Zone:
    """How many elements of each class a player has."""
    p = s.players[seat]
    have = [0] * (DISC_CLASS + len(s.rules.posts))
    for zone in (p.draw, p.hand, p.discard, p.unseen):
        for card in zone:
            if card:
                have[CARD_CLASS + card - 1] += 1
    for kind, count in enumerate(p.ready):
        have[CARD_CLASS + s.rules.first_worker + kind - 1] += count
    for at in own_buildings(s, seat):
        have[BUILDING_CLASS + s.rules.tiles[s.board[at]].what] += 1
    for post, discs in enumerate(p.posts):
        have[DISC_CLASS + post] += discs
    for token in p.tokens:
        if token >= s.rules.first_bonus:
            have[TOKEN_CLASS] += 1
    return tuple(have)


def served(left: Zone, needs: tuple[Need, ...]) -> list[Zone]:
    """What may be left after the needs are met, in every way; nothing if they cannot be."""
    cases = {left}
    for need in needs:
        for _ in range(need.count):
            cases = {
                (*case[:one], case[one] - 1, *case[one + 1 :])
                for case in cases
                for one in need.classes
                if case[one]
            }
    return sorted(cases)


def best_objectives(s: ElPasoState, seat: int) -> int:
    """The most points: an element serves one objective only, and none need be fulfilled."""
    own = sorted([token for token in s.players[seat].tokens if token < s.rules.first_bonus])
    rows = [s.rules.tokens[token] for token in own]
    have = elements(s, seat)
    cases = {have: 0}
    for i, row in enumerate(rows):
        wanted = demand([need for later in rows[i + 1 :] for need in later.needs], len(have))
        after: dict[Zone, int] = {}
        for left, points in cases.items():
            keep(after, left, wanted, points)
            for rest in served(left, row.needs):
                keep(after, rest, wanted, points + row.vp)
        cases = after
    return max(cases.values())


def demand(needs: list[Need], classes: int) -> Zone:
    """How many elements of each class the needs can use."""
    most = [0] * classes
    for need in needs:
        for one in need.classes:
            most[one] += need.count
    return tuple(most)


def keep(cases: dict[Zone, int], left: Zone, wanted: Zone, points: int) -> None:
    """Of cases with the same elements left only the best is kept; surplus is forgotten."""
    rest = tuple([min(n, most) for n, most in zip(left, wanted, strict=True)])
    if points > cases.get(rest, -1):
        cases[rest] = points
