"""The little drawings of a sheet of Pioneer Rails: suits and locations, all our own."""

from __future__ import annotations

from typing import Final

from trailboss.draw.svg import element, symbol
from trailboss.games.pioneer.components import SUITS
from trailboss.games.pioneer.maps import BANK, FORT, MINE, RANCH, SALOON, YARD

INK: Final = "#33302b"
PAPER: Final = "#fffdf7"
COLOURS: Final = ("#c23b22", "#d98200", "#007a5c", "#2b4c9b")
"""Hearts, diamonds, clubs, spades: told apart in all common kinds of colour vision."""
DASHES: Final = ("none", "14 4.8", "0.1 9.3", "14.6 5 4 5 4 5")
"""Whole, dashes, round dots, dash and two dots: told apart without any colour."""
CAPS: Final = ("round", "butt", "round", "butt")

SHAPES: Final = (
    "M12 21C5 15.5 2.5 12 2.5 8.3 2.5 5.3 4.7 3.5 7.2 3.5c2 0 3.8 1.1 4.8 3 1-1.9 2.8-3 4.8-3 "
    "2.5 0 4.7 1.8 4.7 4.8C21.5 12 19 15.5 12 21Z",
    "M12 2.2 20 12 12 21.8 4 12Z",
    "M12 2.4A4.5 4.5 0 0 0 8.4 9.6 4.5 4.5 0 1 0 11 16.6C10.8 18.6 10.2 20.2 9 21.6H15"
    "C13.8 20.2 13.2 18.6 13 16.6A4.5 4.5 0 1 0 15.6 9.6 4.5 4.5 0 0 0 12 2.4Z",
    "M12 2.2C9.5 6 3.2 9 3.2 13.5 3.2 16.1 5.2 17.8 7.4 17.8 8.9 17.8 10.1 17.2 11 16"
    "C10.8 18.2 10.1 19.9 9 21.6H15C13.9 19.9 13.2 18.2 13 16 13.9 17.2 15.1 17.8 16.6 17.8"
    " 18.8 17.8 20.8 16.1 20.8 13.5 20.8 9 14.5 6 12 2.2Z",
)


def path(shape: str, **attributes: str | float) -> str:
    """An outline in the current colour."""
    return element("path", d=shape, **attributes)


def line(shape: str, width: float = 1.8) -> str:
    """A stroke in the current colour."""
    return path(
        shape,
        fill="none",
        stroke="currentColor",
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def filled(shape: str) -> str:
    """An area in the current colour."""
    return path(shape, fill="currentColor")


def mine() -> str:
    """A pick on a nugget."""
    return (
        line("M6 19 17 7", 2.2)
        + line("M10 4.5c4-.5 8 1.5 9.5 6.5", 2.2)
        + filled("M3 21.5c0-2 1.5-3.2 3.5-3.2s3.5 1.2 3.5 3.2Z")
    )


def saloon() -> str:
    """A mug with froth."""
    return (
        line("M5.5 9v11.5h10V9")
        + line("M15.5 11.5h2.5a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-2.5")
        + filled("M4.5 9.5a3 3 0 0 1 3-4.5 3.5 3.5 0 0 1 6.3 0 3 3 0 0 1 2.7 4.5Z")
        + line("M8.8 13v4M12.2 13v4", 1.4)
    )


def bank() -> str:
    """A front with columns."""
    return (
        filled("M12 3 21.5 9H2.5Z")
        + line("M5.5 11v7M9.8 11v7M14.2 11v7M18.5 11v7", 2)
        + (filled("M3 19.5h18V22H3Z"))
    )


def yard() -> str:
    """A locomotive from the side."""
    return (
        filled("M3 8h11v-1h-1V4h5v3h-1v1h1.5a2 2 0 0 1 2 2v5.5H3Z")
        + filled("M3 5h6v3H3Z")
        + line("M2 16.5h20", 1.4)
        + "".join(element("circle", cx=x, cy=19, r=2.4, fill="currentColor") for x in (6, 12, 18))
    )


def fort() -> str:
    """A tower with battlements."""
    return filled(
        "M4 3.5h3.2V6h3.2V3.5h3.2V6h3.2V3.5H20V9l-2 1.5V21h-4v-4a2 2 0 0 0-4 0v4H6V10.5L4 9Z"
    )


def ranch() -> str:
    """A barn."""
    return (
        line("M3 11.5 12 4l9 7.5", 2.2)
        + line("M5.5 10.5V21h13V10.5")
        + line("M9 21v-7h6v7M9 14l6 7M15 14l-6 7", 1.3)
    )


def symbols() -> str:
    """All of them, to be used by name."""
    own = [mine(), saloon(), bank(), yard(), fort(), ranch()]
    kinds = (MINE, SALOON, BANK, YARD, FORT, RANCH)
    cells = [symbol(f"kind-{kind}", drawing) for kind, drawing in zip(kinds, own, strict=True)]
    suits = [
        symbol(f"suit-{suit}", filled(shape)) for suit, shape in zip(SUITS, SHAPES, strict=True)
    ]
    peaks = filled("M1.5 20 8.5 7l3.7 6.6L15.5 8.5 22.5 20Z")
    tick = line("M5 12.5 10 17.5 19.5 6.5", 3.4)
    return "".join([*cells, *suits, symbol("peaks", peaks), symbol("tick", tick)])
