"""The needs of objectives as words: `cow corriente 2`, `disc 12|16 2`, and back (R13.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trailboss.core.zones import Zone
from trailboss.games.elpaso.actions import BREEDS, MOST_BUILDERS, WORKERS
from trailboss.games.elpaso.elements import BUILDING_CLASS, CARD_CLASS, DISC_CLASS, TOKEN_CLASS
from trailboss.games.elpaso.rules import Kind, Need, Post
from trailboss.games.kit.components import BadComponents, checked_choice, number_in, quoted

MOST: Final = 9
WORKER_CLASS: Final = CARD_CLASS + len(BREEDS)
KINDS_OF_NEED: Final = ("cow", "worker", "building", "disc", "bonus_token")


def format_need(need: Need, kinds: tuple[Kind, ...], posts: tuple[Post, ...]) -> str:
    """A need as words; a building by the fewest builders that will do."""
    first = need.classes[0]
    if first >= DISC_CLASS:
        names = "|".join([posts[one - DISC_CLASS].name for one in need.classes])
        return f"disc {names} {need.count}"
    if first >= TOKEN_CLASS:
        return f"bonus_token {need.count}"
    if first >= BUILDING_CLASS:
        fewest = min([kinds[one - BUILDING_CLASS].builders for one in need.classes])
        return f"building {fewest} {need.count}"
    if first >= WORKER_CLASS:
        return f"worker {WORKERS[first - WORKER_CLASS]} {need.count}"
    return f"cow {BREEDS[first - CARD_CLASS]} {need.count}"


def parse_need(text: str, kinds: tuple[Kind, ...], posts: list[str]) -> Need:
    """The inverse of `format_need`, or BadComponents."""
    words = text.split()
    kind = checked_choice(words[0] if words else "", KINDS_OF_NEED)
    wanted = 2 if kind == "bonus_token" else 3
    if len(words) != wanted:
        raise BadComponents(
            "error-figures-need-words",
            "{text} has {count} words, not {many}",
            text=quoted(text),
            count=len(words),
            many=wanted,
        )
    count = number_in(words[-1], 1, MOST)
    if kind == "bonus_token":
        return Need((TOKEN_CLASS,), count)
    if kind == "building":
        builders = number_in(words[1], 1, MOST_BUILDERS)
        fit = [BUILDING_CLASS + i for i, row in enumerate(kinds) if row.builders >= builders]
        if not fit:
            raise BadComponents(
                "error-figures-no-building",
                "no building needs {builders} builders",
                builders=builders,
            )
        return Need(tuple(fit), count)
    return Need(named(kind, words[1], posts), count)


def named(kind: str, word: str, posts: list[str]) -> Zone:
    """The classes of a breed, a worker or trading posts."""
    table: dict[str, tuple[int, Sequence[str]]] = {
        "cow": (CARD_CLASS, BREEDS),
        "worker": (WORKER_CLASS, WORKERS),
        "disc": (DISC_CLASS, posts),
    }
    first, names = table[kind]
    parts = word.split("|") if kind == "disc" else [word]
    for part in parts:
        if part not in names:
            raise BadComponents(
                "error-figures-no-kind",
                "there is no {kind} {name}; there are {names}",
                kind=kind,
                name=quoted(part),
                names=", ".join(names),
            )
    return tuple([first + i for i, name in enumerate(names) if name in parts])
