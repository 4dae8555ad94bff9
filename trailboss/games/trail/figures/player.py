"""Other figures for what players have: buildings, stationmasters, the player board."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.engine import Effect
from trailboss.games.kit.figure_reader import Reader
from trailboss.games.trail.cards import DrawDiscard, RemoveCards
from trailboss.games.trail.effects import NOTHING, Gain
from trailboss.games.trail.figures.document import CORNERS, HANDS
from trailboss.games.trail.figures.effect_text import Cattle
from trailboss.games.trail.figures.effect_words import COUNTED, ON_BOARD, ON_CARD, ON_TILE
from trailboss.games.trail.figures.effects import action, actions, needed, parsed
from trailboss.games.trail.position.dump import worker_name
from trailboss.games.trail.rules import Building, Disc, Master, Rules

MOST_POINTS: Final = 30
MOST_BUILDERS: Final = 20
MOST_MASTERS: Final = 20
MOST_SLOTS: Final = 24
LEAST_SLOTS: Final = 4
MOST_COIN: Final = 9
SCORED: Final = ("", "workers", "objectives", "certificates", *COUNTED)
"""What a stationmaster may count."""
FREE: Final = (Gain, DrawDiscard, RemoveCards)
"""What can always be done."""

Row = tuple[Effect[Any], Effect[Any]]


def read_neutral(r: Reader, printed: Rules, cattle: Cattle) -> tuple[Building, ...]:
    """The neutral buildings."""
    found: list[Building] = []
    for name in r.things("neutral_buildings", [row.name for row in printed.neutral]):
        where = f"neutral_buildings.{name}"
        r.row(where, ["actions"])
        found.append(Building(name, actions(r, cattle, where, "actions", ON_TILE)))
    return tuple(found)


def read_private(
    r: Reader, printed: Rules, cattle: Cattle
) -> tuple[tuple[Building, Building], ...]:
    """The private buildings, side by side."""
    r.things("private_buildings", [side.name for sides in printed.private for side in sides])
    return tuple(
        [(read_side(r, cattle, a.name), read_side(r, cattle, b.name)) for a, b in printed.private]
    )


def read_side(r: Reader, cattle: Cattle, name: str) -> Building:
    """A side of a private building."""
    where = f"private_buildings.{name}"
    r.row(where, ["builders", "vp", "hand", "actions"])
    return Building(
        name,
        actions(r, cattle, where, "actions", ON_TILE),
        r.number(where, "builders", 1, MOST_BUILDERS),
        r.number(where, "vp", 0, MOST_POINTS),
        r.choice(where, "hand", HANDS),
    )


def read_masters(r: Reader, printed: Rules, cattle: Cattle, needs: int) -> tuple[Master, ...]:
    """The stationmasters, at least as many as stations wait for them."""
    names = r.things("stationmasters", [row.name for row in printed.masters], MOST_MASTERS, 1)
    if len(names) < needs and not r.faults:
        r.bad(
            "stationmasters",
            "error-figures-masters",
            "there are {count}, {needed} stations have one",
            count=len(names),
            needed=needs,
        )
    found: list[Master] = []
    for name in names:
        where = f"stationmasters.{name}"
        r.row(where, ["action", "certificates", "vp", "per"])
        found.append(
            Master(
                name,
                action(r, cattle, where, "action", ON_CARD),
                r.number(where, "certificates", 0, 4),
                r.number(where, "vp", 0, MOST_POINTS),
                SCORED[r.choice(where, "per", SCORED)],
            )
        )
    return tuple(found)


def read_slots(r: Reader, printed: Rules) -> tuple[Disc, ...]:
    """The disc slots."""
    names = r.things("disc_slots", [row.name for row in printed.discs], MOST_SLOTS, LEAST_SLOTS)
    found: list[Disc] = []
    for name in names:
        where = f"disc_slots.{name}"
        r.row(where, ["corners", "dollars", "auxiliary", "steps", "hand", "certificates", "vp"])
        steps = r.numbers(where, "steps", 0, 4, len(printed.steps))
        found.append(
            Disc(
                name,
                bool(r.choice(where, "corners", CORNERS)),
                r.number(where, "dollars", -MOST_COIN, MOST_COIN),
                r.number(where, "auxiliary", 0, len(printed.aux)) - 1,
                (steps[0], steps[1], steps[2]),
                r.number(where, "hand", 0, 3),
                r.yes(where, "certificates"),
                r.number(where, "vp", 0, MOST_POINTS),
            )
        )
    room = len(printed.certificates) - 1 - printed.certificate_limit
    if len([slot for slot in found if slot.certificates]) > room:
        r.bad(
            "disc_slots",
            "error-figures-certificates",
            "more than {room} open certificates",
            room=room,
        )
    return tuple(found)


def read_auxiliary(
    r: Reader, printed: Rules, cattle: Cattle, slots: tuple[Disc, ...]
) -> tuple[tuple[Row, ...], tuple[int, ...]]:
    """The rows of auxiliary actions; one of those that are open can always be done."""
    rows: list[Row] = []
    opened: list[int] = []
    for i, name in enumerate(r.things("auxiliary_actions", numbers(len(printed.aux)))):
        where = f"auxiliary_actions.{name}"
        r.row(where, ["open", "single", "double"])
        single = needed(r, cattle, where, "single", ON_BOARD)
        double = needed(r, cattle, where, "double", ON_BOARD)
        rows.append((single or NOTHING, double or NOTHING))
        opened.append(r.number(where, "open", 0, 2))
        if opened[-1] + len([slot for slot in slots if slot.aux == i]) > 2:
            r.bad(where, "error-figures-two-slots", "it has more than two slots")
    if not any([n and isinstance(row[0], FREE) for n, row in zip(opened, rows, strict=True)]):
        r.bad(
            "auxiliary_actions",
            "error-figures-always",
            "none that is open can always be done ({verbs})",
            verbs="gain, draw_discard, remove_card",
        )
    return tuple(rows), tuple(opened)


def numbers(last: int) -> list[str]:
    """1 to a number, as names."""
    return [str(n) for n in range(1, last + 1)]


def read_worker_spaces(
    r: Reader, printed: Rules, cattle: Cattle
) -> tuple[tuple[Effect[Any] | None, ...], ...]:
    """What the spaces of the worker rows do."""
    names = [worker_name(printed, trade) for trade in range(len(printed.worker_spaces))]
    found: list[tuple[Effect[Any] | None, ...]] = []
    for name in r.things("worker_spaces", names):
        where = f"worker_spaces.{name}"
        r.row(where, ["actions"])
        texts = r.texts(where, "actions")
        if len(texts) != printed.full_row:
            r.bad(
                f"{where}.actions",
                "error-figures-spaces",
                "there are {count} spaces, not {many}",
                count=len(texts),
                many=printed.full_row,
            )
        elif texts[0]:
            r.bad(
                f"{where}.actions",
                "error-figures-first-worker",
                "the first worker is printed and does nothing",
            )
        found.append(tuple([parsed(r, cattle, where, "actions", t, ON_CARD) for t in texts]))
    return tuple(found)
