"""Devices: what a browser says of itself, shortened to what one recognises it by."""

from __future__ import annotations

import re
from typing import Final

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""By what stands in the line. The first that is found counts: many also call themselves others."""
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
PRODUCT: Final = re.compile(r"[A-Za-z][A-Za-z0-9 ._-]{0,29}")


def device_of(agent: str) -> str:
    """`Firefox, Linux`; a script by the name of its library; empty if it says nothing."""
    if agent.startswith("Mozilla/"):
        found = [first(names, agent) for names in (BROWSERS, SYSTEMS)]
        return ", ".join(name for name in found if name)
    product = PRODUCT.match(agent)
    return product[0].strip() if product else ""


def first(names: dict[str, str], agent: str) -> str:
    return next((name for mark, name in names.items() if mark in agent), "")
