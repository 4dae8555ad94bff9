"""Any text is a record that verifies, or one line says why not."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from tests.conformance.moments import record_of, tables, walk
from trailboss.core.errors import BadRecord
from trailboss.core.notation import canonical
from trailboss.core.record import CHECK, link, verify
from trailboss.games import GAMES

LONGEST_LINE: Final = 1000
"""A refused move is followed by the moves that are legal."""
ODD: Final = ("", " ", "0", "-1", "9" * 30, "x", ";", " ;", "\t", "\r", "é", "²", "\ud800", "end ")
WORDS: Final = (
    "option x y", "option dealer 7", "option sides ab", "seats 1", "seats 99", "seed -3",
    "seed 1_0", "game pioneer 1", "game gwt2 9", "player 0 x", "components 00", "0 pass", "1 done",
)  # fmt: skip


@cache
def texts(name: str) -> tuple[str, ...]:
    """The beginnings of random games at every table of a game, as records."""
    found = []
    for number, table in enumerate(tables(name)):
        for at in walk(table, 200 + number):
            if len(at.moves) == 3 * number:
                found.append(record_of(at).text(at.s))
                break
    return tuple(found)


def mutated(text: str, luck: Random) -> str:
    """A record with one to three faults, often with checks that fit them."""
    lines = text.split("\n")
    for _ in range(1 + luck.randrange(3)):
        at = luck.randrange(len(lines))
        kind = luck.randrange(6)
        if kind == 0 and len(lines) > 1:
            lines.pop(at)
        elif kind == 1:
            lines.insert(at, luck.choice(WORDS))
        elif kind == 2:
            lines[at] = luck.choice(WORDS)
        elif kind == 3:
            other = luck.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            cut = luck.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:cut] + luck.choice(ODD) + lines[at][cut + luck.randrange(3) :]
    return "\n".join(bound(lines) if luck.randrange(3) else lines)


def bound(lines: list[str]) -> list[str]:
    """The lines with a chain that fits them: only what they say is wrong."""
    body = next((i for i, line in enumerate(lines) if line[:1].isdigit()), len(lines))
    if "\ud800" in "".join(lines):
        return lines
    chain = link("", "\n".join(lines[:body]))
    fresh = lines[:body]
    for line in lines[body:]:
        if line[:1].isdigit():
            move = line.rpartition(" ;")[0] or line
            chain = link(chain, move)
            line = f"{move} ;{chain[:CHECK]}"
        elif line.startswith("end "):
            moves = len(fresh) - body
            line = f"end {moves} {line.rsplit(' ', 1)[-1]}"
        fresh.append(line)
    return fresh


def read(text: str) -> bool:
    """Verify a text. Was it a record? Then it is written as it was read."""
    try:
        record, s, _ = verify(text, dict(GAMES))
    except BadRecord as error:
        line = str(error)
        assert line and "\n" not in line and len(line) < LONGEST_LINE, f"not one line: {line!r}"
        return False
    assert record.text(s) == text, "what was read is not written as it is"
    assert canonical(record.game.dump(record.replay())) == canonical(record.game.dump(s))
    return True
