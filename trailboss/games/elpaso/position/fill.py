"""What a document does not name: herds, markets and tokens hold what lies nowhere else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from trailboss.core.rng import shuffled
from trailboss.core.zones import Zone, in_order
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.elements import deck
from trailboss.games.elpaso.position.dump import NOTHING, field_names, kind_names
from trailboss.games.elpaso.position.players import (
    card_table,
    counts,
    token_table,
)
from trailboss.games.elpaso.setup import (
    bonuses,
    objectives,
)
from trailboss.games.elpaso.state import ElPasoState, people
from trailboss.games.kit.reading import Doc
from trailboss.games.trail.rules import EMPTY, PRIVATE

if TYPE_CHECKING:
    pass


def read_herds(s: ElPasoState, top: Doc, seats: Sequence[Doc]) -> None:
    """Cows out of the game, and draw piles that are not named: the starting cows not elsewhere.

    A starting cow that is out of the game came from the first player who has not all of them.
    """
    s.removed_cards = top.zone("gone", card_table(s.rules, s.rules.first_worker), "cow")
    gone = Counter(s.removed_cards)
    herds = range(people(s))
    for seat in herds:
        if seats[seat].has("draw"):
            gone -= Counter(s.rules.herd) - Counter(deck(s, seat))
    for seat in herds:
        if not seats[seat].has("draw"):
            rest = Counter(s.rules.herd) - Counter(deck(s, seat))
            lost = rest & gone
            gone -= lost
            s.own_player(seat).draw = shuffled(s, in_order(tuple((rest - lost).elements())))


def read_markets(s: ElPasoState, top: Doc) -> None:
    """Stacks that are not named hold what lies nowhere else."""
    rules = s.rules
    used = Counter(s.removed_cards)
    for seat in range(len(s.players)):
        used.update(deck(s, seat))
    if s.sue is not None:
        used.update(s.sue.resources)
    cattle = [n - used[row.cards[0]] for n, row in zip(s.cattle, rules.fields, strict=True)]
    workers = [n - used[rules.first_worker + i] for i, n in enumerate(s.workers)]
    built = Counter([rules.tiles[t].what for t in s.board if rules.tiles[t].kind == PRIVATE])
    buildings = [n - built[i] for i, n in enumerate(s.buildings)]
    s.cattle = counts(top, "cattle", field_names(rules), at_least_none(cattle))
    s.workers = counts(top, "workers", WORKERS, at_least_none(workers))
    s.buildings = counts(top, "buildings", kind_names(rules), at_least_none(buildings))
    left = rules.simmentals[people(s) - 1] - used[rules.simmental]
    s.simmental = top.number("simmental", max(left, 0))


def at_least_none(numbers: Sequence[int]) -> Zone:
    """No stack holds fewer than none; the bookkeeper says what is too much elsewhere."""
    return tuple([max(n, 0) for n in numbers])


def read_tokens(s: ElPasoState, top: Doc) -> None:
    """The supply and the stacks; what is not named is dealt from the tokens that are left."""
    rules = s.rules
    table = token_table(rules)
    piles = tuple([top.zone(key, table, "token") for key in ("objectives", "bonuses")])
    s.display = top.zone("display", {**table, NOTHING: EMPTY}, "token")
    taken = {token for p in s.players for token in p.tokens} | {*s.display}
    taken |= {token for pile in piles for token in pile}
    left = [
        shuffled(s, tuple([token for token in every if token not in taken]))
        for every in (objectives(rules), bonuses(rules))
    ]
    if not top.has("display"):
        few = rules.display
        shown = [(*pile, *[EMPTY] * few)[:few] for pile in left]
        s.display = (*shown[0], *shown[1])
        left = [pile[few:] for pile in left]
    s.stacks = (
        piles[0] if top.has("objectives") else left[0],
        piles[1] if top.has("bonuses") else left[1],
    )
