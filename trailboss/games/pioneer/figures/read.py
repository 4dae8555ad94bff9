"""Other sheets: a components file read with care, every mistake with its map."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from trailboss.core.errors import BadOptions
from trailboss.core.message import Message, at
from trailboss.games.kit.components import complaint
from trailboss.games.kit.figure_reader import no_figure
from trailboss.games.pioneer.figures.map_check import validate
from trailboss.games.pioneer.maps import MapData, from_doc

NAME: Final = "[a-z0-9_-]{1,20}"
MOST_MAPS: Final = 50
MAP_NAME: Final = Message("error-figures-map-name", "its name must be small letters and digits")


def sheets(doc: Mapping[str, Any]) -> dict[str, MapData]:
    """The sheets of a components file, or BadComponents with everything that is wrong."""
    faults = [no_figure(name) for name in doc if name != "maps"]
    tables = doc.get("maps", {})
    if not isinstance(tables, Mapping) or not 0 < len(tables) <= MOST_MAPS:
        raise complaint(
            *faults, Message("error-figures-maps", "a components file has maps: [maps.a]")
        )
    found: dict[str, MapData] = {}
    for name, table in tables.items():
        own = [] if re.fullmatch(NAME, name) else [MAP_NAME]
        try:
            found[name] = from_doc(table if isinstance(table, Mapping) else {"it": table})
            own += validate(found[name])
        except BadOptions as error:
            own.append(error.message)
        faults += [at(f"maps.{str(name)[:20]}", fault) for fault in own]
    if faults:
        raise complaint(*faults)
    return found
