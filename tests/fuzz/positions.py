"""Any document is a position that plays to its end and passes its audit, or one line says no."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any, Final

from tests.conformance.moments import audit_of, pick, tables, walk
from trailboss.core.errors import BadPosition
from trailboss.core.game import winners
from trailboss.games import GAMES

LONGEST_LINE: Final = 600
"""Pioneer Rails names all its options when one is unknown."""
TOO_LONG: Final = 20_000
AUDITED: Final = 0.02
"""How often the books are examined on the way to the end."""


@cache
def dumps(name: str) -> tuple[dict[str, Any], ...]:
    """Moments of random games at every table of a game, as documents."""
    found = []
    for number, table in enumerate(tables(name)):
        luck = Random(number)
        for at in walk(table, 100 + number):
            if not at.moves or not at.s.waiting() or luck.random() < 0.01:
                found.append(json.loads(json.dumps(at.dump())))
    return tuple(found)


def read(name: str, doc: Any, luck: Random) -> bool:
    """Read a document and, if it is a position, play it to its end. Was it one?"""
    game = GAMES[name]
    try:
        s = game.position(doc)
    except BadPosition as error:
        line = str(error)
        assert line and "\n" not in line and len(line) < LONGEST_LINE, f"not one line: {line!r}"
        return False
    audit = audit_of(name)
    assert audit is not None
    assert (found := audit.audit(s)) == [], f"accepted, but {found[0]}"
    again = json.loads(json.dumps(game.dump(s)))
    assert game.dump(game.position(again)) == again, "what was read is not written as it is"
    seats = range(len(game.scores(s)))
    for _ in range(TOO_LONG):
        if not s.waiting():
            break
        seat, action = pick(s, seats, luck)
        s.play(seat, action)
        if luck.random() < AUDITED:
            assert (found := audit.audit(s)) == [], f"after {seat} {action}: {found[0]}"
    assert not s.waiting(), "the game does not end"
    assert (found := audit.audit(s)) == [], f"at the end: {found[0]}"
    assert winners(game.scores(s)), "nobody has won"
    return True
