"""The figures of the sheets as a document, and its name."""

from __future__ import annotations

from collections.abc import Mapping

from trailboss.core.notation import digest
from trailboss.games.pioneer.components import MAPS
from trailboss.games.pioneer.maps import MapData, to_doc


def name_of(maps: Mapping[str, MapData]) -> str:
    """The hash of the sheets; empty if they are the printed ones."""
    docs = {name: to_doc(data) for name, data in maps.items()}
    return "" if docs == {name: to_doc(data) for name, data in MAPS.items()} else digest(docs)
