"""Notation: a position as plain data with names, written by `dump` and read by `position`."""

from __future__ import annotations

from trailboss.games.trail.dumps import dump
from trailboss.games.trail.positions import position

__all__ = ["dump", "position"]
