"""Viewers: how many look at once, from one address and at one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Final

from trailboss.server.problems import TooMany
from trailboss.server.store.identities import Identity

if TYPE_CHECKING:
    from trailboss.server.parts import ServerParts

FROM_ADDRESS: Final = 200
"""A school or a club shares an address."""
AT_TABLE: Final = 20
"""From one address at one table: several pages of several people."""
WATCHING: Final = 300
"""Without a seat, at one table."""
AGAIN: Final = 60
"""Seconds after which one may ask again."""


class Viewers:
    """The open streams of one process."""

    def __init__(self) -> None:
        self.open: Counter[tuple[str, ...]] = Counter()

    @contextmanager
    def counted(self, address: str, table: str, seated: bool, limits: bool) -> Iterator[None]:
        """One more viewer for a while; TooMany if there are enough."""
        most = {(address,): FROM_ADDRESS, (address, table): AT_TABLE}
        if not seated:
            most["watching", table, ""] = WATCHING
        if limits and any(self.open[key] >= number for key, number in most.items()):
            raise TooMany("problem-too-many-pages", "too many pages look at this table").also(
                retry=AGAIN
            )
        self.open.update(most.keys())
        try:
            yield
        finally:
            self.open.subtract(most.keys())
            for key in most:
                if not self.open[key]:
                    del self.open[key]


def watching(
    server: ServerParts, table: str, who: Identity, address: str
) -> AbstractContextManager[None]:
    """One more viewer of a table, counted for the address that it comes from."""
    t = server.service.tables.get(table)
    seated = t is not None and bool(t.seats_of(who.id))
    return server.viewers.counted(address, table, seated, server.settings.limits)
