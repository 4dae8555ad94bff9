"""Pioneer Rails: rails on a hex map, poker hands, everybody at once."""

from trailboss.games.pioneer.game import PIONEER

__all__ = ["PIONEER"]
