"""SVG as text: elements, words and numbers, and nothing from outside the file."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr


def number(value: float) -> str:
    """A coordinate, without needless digits."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def element(name: str, *inside: str, **attributes: str | float) -> str:
    """An element. `stroke_width` is written stroke-width, `class_` is written class."""
    words = []
    for key, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        words.append(f" {key.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    body = "".join(inside)
    return f"<{name}{''.join(words)}>{body}</{name}>" if body else f"<{name}{''.join(words)}/>"


def title(text: str) -> str:
    """The accessible name of the element that it stands in."""
    return element("title", escape(text))


def group(name: str, *inside: str, **attributes: str | float) -> str:
    """Elements with one accessible name."""
    return element("g", title(name), *inside, role="img", **attributes)


def words(x: float, y: float, text: str, kind: str = "", **attributes: str | float) -> str:
    """A text; its kind is a class of the style sheet."""
    if kind:
        attributes["class_"] = kind
    return element("text", escape(text), x=x, y=y, **attributes)


def points(corners: Iterable[tuple[float, float]]) -> str:
    """The corners of a polygon."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def use(name: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    """A symbol of this file, centred on a point."""
    half = size / 2
    place: dict[str, str | float] = {"x": x - half, "y": y - half, "width": size, "height": size}
    return element("use", href=f"#{name}", **place, **attributes)


def symbol(name: str, *inside: str) -> str:
    """A drawing in a square of 24, to be used by its name."""
    return element("symbol", *inside, id=name, viewBox="0 0 24 24")
