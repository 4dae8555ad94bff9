"""What handlers ask for by name: the parts of the server, and who asks."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency

from trailboss.server.parts import ServerParts
from trailboss.server.store.identities import Identity

TheServer: TypeAlias = NamedDependency[ServerParts]
Who: TypeAlias = NamedDependency[Identity]
