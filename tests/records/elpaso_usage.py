"""What a game of El Paso used: every component that a record touched, as short lines."""

from __future__ import annotations

from trailboss.core.engine import State
from trailboss.core.record import Record
from trailboss.games.elpaso.actions import MOST_CERTIFICATES, TOKEN_KINDS, WORKERS
from trailboss.games.elpaso.location import Perform
from trailboss.games.elpaso.rules import COWBOY, Rules
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.elpaso.tokens import OfferImmediate
from trailboss.games.trail.rules import BUILDING, EMPTY, NOBODY

PLAIN = ("take", "draw", "buy", "hire", "build", "post", "disc", "train")
"""Verbs whose text alone says what is used."""


class Usage:
    """Watches a game being replayed; `seen` grows."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def watch(self, s: State, seat: int, text: str) -> None:
        """A seat is about to do this."""
        assert isinstance(s, ElPasoState)
        self.seen |= set(uses(s, seat, text))


def uses(s: ElPasoState, seat: int, text: str) -> list[str]:
    """What this action uses."""
    verb, _, thing = text.partition(" ")
    question = s.stack[-1]
    if verb in PLAIN:
        return [text]
    if isinstance(question, Perform) and verb == "use":
        return [f"{s.rules.sources[question.source].name} action {thing}"]
    if verb == "aux":
        return auxiliary(s, seat, int(thing))
    if isinstance(question, OfferImmediate) and verb == "perform":
        return [f"perform {s.rules.tokens[question.token].name}"]
    if verb == "site":
        at = [node.name for node in s.rules.nodes].index(thing)
        return [text if s.board[at] == EMPTY else "replace a building"]
    if verb in ("spend", "exchange"):
        return [f"{text} in {'the own' if seat == s.turn else 'another'} turn"]
    return rare(s, seat, verb, thing)


def auxiliary(s: ElPasoState, seat: int, number: int) -> list[str]:
    """An auxiliary action: improved or not, and instead of what."""
    row = s.rules.aux[number - 1]
    question = s.stack[-1]
    found = [f"aux {number}"]
    if row.upgraded is not None and not s.players[seat].discs[row.slot]:
        found.append(f"aux {number} improved")
    if isinstance(question, Perform):
        found.append("aux instead of a tile" if question.source else "aux at a foreign building")
    return found


def rare(s: ElPasoState, seat: int, verb: str, thing: str) -> list[str]:
    """What is used by few actions."""
    if verb == "again":
        return ["a second exchange"]
    if verb == "remove":
        return ["remove a cow"]
    if verb == "all_rounders" and thing != "0":
        return ["all-rounders stand in"]
    if verb == "certificates":
        last = s.ender not in (NOBODY, seat)
        return [f"certificates {thing}", *(["El Paso in a last turn"] if last else [])]
    return []


def used(record: Record) -> set[str]:
    """What a recorded game used."""
    usage = Usage()
    for number, s in record.walk():
        if number < len(record.moves):
            usage.watch(s, *record.moves[number])
    assert isinstance(s, ElPasoState) and not s.waiting(), "a finished game"
    return usage.seen


def everything(rules: Rules) -> set[str]:
    """What there is to use, read from the tables."""
    wanted = {
        f"{source.name} action {i}"
        for source in rules.sources
        for i in range(1, len(source.effects) + 1)
    }
    wanted |= {f"take {row.name}" for row in rules.tokens[1:]}
    wanted |= {f"perform {row.name}" for row in rules.tokens if row.immediate is not None}
    wanted |= {f"draw {kind}" for kind in TOKEN_KINDS}
    wanted |= {f"buy {row.name}" for row in rules.fields}
    wanted |= {f"hire {name}" for name in WORKERS}
    wanted |= {f"build {kind}" for kind in range(1, len(rules.kinds) + 1)}
    wanted |= {f"train {card}" for card in range(1, len(rules.train) + 1)}
    wanted |= {f"site {node.name}" for node in rules.nodes if node.kind == BUILDING}
    wanted |= {f"post {row.name}" for row in rules.posts}
    wanted |= {f"disc {row.name}" for row in rules.slots}
    wanted |= {f"aux {i}" for i in range(1, len(rules.aux) + 1)}
    wanted |= {f"aux {i} improved" for i, row in enumerate(rules.aux, 1) if row.upgraded}
    wanted |= {f"certificates {n}" for n in range(MOST_CERTIFICATES + 1)}
    wanted |= {f"spend {name} in the own turn" for name in WORKERS}
    wanted |= {f"spend {name} in another turn" for name in WORKERS if name != WORKERS[COWBOY]}
    return wanted | {
        "exchange in the own turn",
        "exchange in another turn",
        "a second exchange",
        "remove a cow",
        "all-rounders stand in",
        "replace a building",
        "aux instead of a tile",
        "aux at a foreign building",
        "El Paso in a last turn",
    }
