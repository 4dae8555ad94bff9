"""Sam, the opponent of the second edition."""

from __future__ import annotations

from typing import Final

from trailboss.companion.opponent import Opponent
from trailboss.companion.opponents.trail.figures import figures
from trailboss.companion.opponents.trail.side import SAM_OPTIONS, SamSide

OPPONENTS: Final = (Opponent("sam", "gwt2", SAM_OPTIONS, SamSide, figures),)
