"""What boards are drawn from: the tables, layouts and views of each game as types of the client.

The documents themselves are made by `server/components.py` and by the dumps of the games; tests
compare them with these types, of which `web/src/games/*/contract.ts` is generated.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from trailboss.server.boards import elpaso, pioneer, trail

DRAWN: Final[dict[str, type[Struct]]] = {
    "trail": trail.TrailDocuments,
    "elpaso": elpaso.ElPasoDocuments,
    "pioneer": pioneer.PioneerDocuments,
}
"""By the kind of a game's components."""
