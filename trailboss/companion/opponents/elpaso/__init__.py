"""Sue, the opponent of El Paso."""

from __future__ import annotations

from typing import Final

from trailboss.companion.opponent import Opponent
from trailboss.companion.opponents.elpaso.figures import figures
from trailboss.companion.opponents.elpaso.side import SUE_OPTIONS, SueSide

OPPONENTS: Final = (Opponent("sue", "elpaso", SUE_OPTIONS, SueSide, figures),)
