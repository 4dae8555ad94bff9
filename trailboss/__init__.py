"""Trailboss plays four board games about trails and rails, completely and correctly."""

__version__ = "0.1.0"
