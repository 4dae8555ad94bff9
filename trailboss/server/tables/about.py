"""About a table: the document that says who sits where and how it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trailboss.server.daily.day import closes, sealed
from trailboss.server.tables import clock
from trailboss.server.tables.create import commitment
from trailboss.server.tables.table import AUTOMA, OPEN, OVER, SPECTATOR, ClockRule, Table, Vote
from trailboss.server.tables.vote import missing
from trailboss.server.tables.wire import winner_seats

Link = Callable[[str, int, str], str]
"""Table, seat and identity (empty: an invitation) to the address of a secret seat link."""


def viewer_of(t: Table, identity: str) -> int:
    """How an identity sees a table when it does not say: its asked seat, its first, or none."""
    mine = t.seats_of(identity)
    asked = [seat for seat in t.waiting() if seat in mine]
    return (asked or mine or [SPECTATOR])[0]


def table_doc(
    t: Table, identity: str, viewer: int, now: int, patience: int, link: Link
) -> dict[str, Any]:
    """The table as an identity sees it."""
    deal = t.deal
    revealed = t.status == OVER and not sealed(deal.daily, now)
    return {
        "id": deal.id,
        "game": deal.game,
        "version": deal.version,
        "title": t.game.title,
        "options": deal.options,
        "components": deal.components or None,
        "public": deal.public,
        "owner": bool(identity) and identity == deal.owner,
        "created": deal.created,
        "started": t.started or None,
        "ended": t.ended or None,
        "automa": t.automa or None,
        "mine": t.seats_of(identity),
        "clock": rule_doc(deal.clock),
        "commitment": commitment(deal) if deal.salt else None,
        "seed": str(deal.seed) if revealed else None,
        "salt": deal.salt or None if revealed else None,
        "winners": winner_seats(t),
        "previous": deal.previous or None,
        "webhook": bool(deal.webhook),
        "hints": t.hints,
        **varying_doc(t, identity, viewer, now, patience, link),
    }


def varying_doc(
    t: Table, identity: str, viewer: int, now: int, patience: int, link: Link
) -> dict[str, Any]:
    """What may change while the status stays the same."""
    chairs = [chair_doc(t, i, identity, now, patience, link) for i in range(len(t.chairs))]
    return {
        "status": t.status,
        "seq": t.shown(t.seq, viewer),
        "seats": [*chairs, *automa_docs(t)],
        "waiting": t.waiting(),
        "votes": [vote_doc(t, vote, viewer) for vote in t.votes],
        "rematch": t.rematch or None,
        "daily": daily_doc(t.deal.daily, now) if t.deal.daily else None,
        "now": now,
    }


def daily_doc(day: str, now: int) -> dict[str, Any]:
    """Whose challenge it is, and until when it is secret."""
    return {"day": day, "closes": closes(day), "sealed": sealed(day, now)}


def rule_doc(rule: ClockRule) -> dict[str, Any]:
    """How long everybody may think."""
    return {"kind": rule.kind, "bank": rule.bank, "increment": rule.increment}


def chair_doc(
    t: Table, seat: int, identity: str, now: int, patience: int, link: Link
) -> dict[str, Any]:
    """A seat as an identity sees it."""
    chair = t.chairs[seat]
    you = bool(identity) and chair.identity == identity
    address = None
    if you and not t.deal.daily:
        address = link(t.deal.id, seat, identity)
    elif not chair.taken and not chair.reserved and identity and identity == t.deal.owner:
        address = link(t.deal.id, seat, "")
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name or None,
        "bot": chair.bot or None,
        "taken": chair.taken,
        "you": you,
        "left": chair.left,
        "stand_in": chair.stand_in or None,
        "link": address,
        "abandoned": clock.abandoned(t, seat, now, patience),
        "clock": clock_doc(t, seat, now),
    }


def automa_docs(t: Table) -> list[dict[str, Any]]:
    """The automa behind the last seat, so that every player of the game can be named."""
    if not t.automa:
        return []
    about = {"seat": len(t.chairs), "kind": AUTOMA, "name": t.automa.title(), "taken": True}
    unused = {"bot": None, "stand_in": None, "link": None, "clock": None}
    return [{**about, **unused, "you": False, "left": False, "abandoned": False}]


def clock_doc(t: Table, seat: int, now: int) -> dict[str, Any] | None:
    """A seat's clock; None without clocks or before the start."""
    if t.deal.clock.kind == "none" or t.status == OPEN:
        return None
    return {
        "left": clock.left(t, seat, now) / 1000,
        "running": seat in t.waiting(),
        "out": clock.out(t, seat, now),
    }


def vote_doc(t: Table, vote: Vote, viewer: int) -> dict[str, Any]:
    """An open vote; people are named by their first seat."""
    target = t.shown(vote.target, viewer) if vote.about == "undo" else vote.target
    return {
        "about": vote.about,
        "target": target,
        "by": vote.by,
        "yes": first_seats(t, vote.yes),
        "missing": first_seats(t, missing(t, vote)),
    }


def first_seats(t: Table, people: list[str]) -> list[int]:
    """The first seat of each person who still has one."""
    return [seats[0] for seats in map(t.seats_of, people) if seats]
