"""Sue's workers: counting them, and drawing from the resource deck (R14.9, R14.12, R14.13)."""

from __future__ import annotations

from dataclasses import replace

from trailboss.core.zones import add
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.rules import ALL_ROUNDER
from trailboss.games.elpaso.state import ElPasoState, obtain, sue_of
from trailboss.games.elpaso.sue.deck import SPECIALITIES
from trailboss.games.elpaso.sue.policy import joins
from trailboss.games.elpaso.sue.state import SUE


def workers(s: ElPasoState, kind: int) -> int:
    """Her workers of a speciality, all-rounders that joined it included (R14.9)."""
    return s.players[SUE].ready[kind] + sue_of(s).joined[kind]


def counted(s: ElPasoState) -> dict[str, int]:
    """Her workers of each speciality."""
    return {name: workers(s, WORKERS.index(name)) for name in SPECIALITIES}


def row(s: ElPasoState) -> list[str]:
    """Her specialities from left to right."""
    return [WORKERS[kind] for kind in sue_of(s).row]


def draw_resource(s: ElPasoState) -> None:
    """The top card of the resource deck, if one is left (R14.9)."""
    sue = sue_of(s)
    if not sue.resources:
        s.tell("sue-empty", SUE, "R14.9")
        return
    card = sue.resources[0]
    s.sue = replace(sue, resources=sue.resources[1:])
    s.reveal()
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
        trade = WORKERS.index(joins(row(s), counted(s)))
        s.sue = replace(sue, joined=add(sue.joined, trade, 1))
    p.ready = add(p.ready, kind, 1)
    name = s.rules.cards[s.rules.first_worker + trade].name
    s.tell("sue-worker", SUE, "R14.9", workers(s, trade), name)
