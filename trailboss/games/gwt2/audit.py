"""The bookkeeper of the second edition: that of all trail games."""

from __future__ import annotations

from trailboss.games.trail.audit import audit

__all__ = ["audit"]
