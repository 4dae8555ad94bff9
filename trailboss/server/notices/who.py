"""Who is to be told what: people who are asked anew, and everybody when the game is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from trailboss.i18n import key, words
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.table import OVER, Table

Kind = Literal["turn", "over"]


@dataclass(frozen=True)
class News:
    """Something to tell some people about a table: nothing that anybody must not know."""

    kind: Kind
    table: str
    game: str
    title: str
    names: tuple[str, ...]
    people: tuple[str, ...] = ()


def asked(t: Table | None) -> list[str]:
    """The people whose answer is waited for."""
    if t is None:
        return []
    chairs = [t.chairs[seat] for seat in t.waiting()]
    return list(dict.fromkeys(chair.identity for chair in chairs if chair.present))


def about(t: Table, kind: Kind, people: list[str]) -> News:
    """The news of a table for some people."""
    names = tuple(chair.name or chair.bot for chair in t.chairs)
    return News(kind, t.deal.id, t.deal.game, t.game.title, names, tuple(people))


def news(before: Table | None, after: Table, e: Entry) -> News | None:
    """What is worth telling about a change. Whoever made it knows."""
    if before is not None and (before.status, before.waiting()) == (after.status, after.waiting()):
        return None
    if after.status == OVER:
        kind: Kind = "over"
        people = after.people() if before is not None and before.status != OVER else []
    else:
        kind = "turn"
        people = [who for who in asked(after) if who not in asked(before)]
    people = [who for who in people if who != e.by]
    return about(after, kind, people) if people else None


def headline(told: News, language: str) -> str:
    """`Your turn: Great Western Trail`, in a language."""
    spoken = words(language)
    game = spoken.say(key("ui-title", told.game), told.title)
    return spoken.say(f"notice-{told.kind}", f"{told.kind}: {game}", game=game)


def details(told: News, language: str) -> str:
    """Who plays, in a language."""
    names = ", ".join(told.names)
    return words(language).say("notice-players", names, names=names)
