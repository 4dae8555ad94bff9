"""What figures of a value are about, in the categories of the score sheet.

A figure belongs to the category of the longest beginning of its name that its game lists; a name
that begins with `vp_` says the category itself. What is not listed is about things to come.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trailboss.bots.outlook import PROSPECTS

SCORED: Final = "vp_"
"""Points of a category that are on the table already."""
CATTLE: Final = (
    "criollo", "santa_gertrudis", "pineywoods", "galloway", "black_angus", "longhorn", "corriente",
    "shorthorn", "hereford", "simmental",
)  # fmt: skip
"""The breeds, which several games have."""


def category(known: Mapping[str, str], figure: str) -> str:
    """The category of a figure, by what its game lists."""
    found = ""
    for begin in known:
        if figure.startswith(begin) and len(begin) > len(found):
            found = begin
    if found:
        return known[found]
    return figure.removeprefix(SCORED) if figure.startswith(SCORED) else PROSPECTS
