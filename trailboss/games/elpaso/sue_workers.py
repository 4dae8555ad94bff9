"""Sue's workers: counting them, and drawing from the resource deck (R14.9, R14.12, R14.13)."""

from __future__ import annotations

from trailboss.core.zones import add
from trailboss.games.elpaso.rules import ALL_ROUNDER
from trailboss.games.elpaso.state import ElPasoState, obtain, sue_of
from trailboss.games.elpaso.sue_deck import ENOUGH
from trailboss.games.elpaso.sue_state import SUE


def workers(s: ElPasoState, kind: int) -> int:
    """Her workers of a speciality, all-rounders that joined it included (R14.9)."""
    return s.players[SUE].ready[kind] + sue_of(s).joined[kind]


def strongest(s: ElPasoState, kinds: list[int]) -> int:
    """Of these specialities the one with the most workers, the first of equals (R14.13)."""
    best = kinds[0]
    for kind in kinds[1:]:
        if workers(s, kind) > workers(s, best):
            best = kind
    return best


def calling(s: ElPasoState) -> int:
    """The speciality that an all-rounder joins: one with four workers is passed over (R14.9)."""
    row = list(sue_of(s).row)
    small = [kind for kind in row if workers(s, kind) < ENOUGH]
    return strongest(s, small) if small else row[0]


def draw_resource(s: ElPasoState) -> None:
    """The top card of the resource deck, if one is left (R14.9)."""
    sue = sue_of(s)
    if not sue.resources:
        s.tell("sue-empty", SUE, "R14.9")
        return
    card, sue.resources = sue.resources[0], sue.resources[1:]
    s.seen += 1
    s.tell("sue-draws", SUE, "R14.9", 1, s.rules.cards[card].name)
    if card < s.rules.first_worker:
        obtain(s, SUE, card, "R14.9")
    else:
        engage(s, card - s.rules.first_worker)


def engage(s: ElPasoState, kind: int) -> None:
    """A worker joins its speciality, an all-rounder one of the three for good (R14.9)."""
    sue = sue_of(s)
    p = s.own_player(SUE)
    trade = kind
    if kind == ALL_ROUNDER:
        trade = calling(s)
        sue.joined = add(sue.joined, trade, 1)
    p.ready = add(p.ready, kind, 1)
    name = s.rules.cards[s.rules.first_worker + trade].name
    s.tell("sue-worker", SUE, "R14.9", workers(s, trade), name)
