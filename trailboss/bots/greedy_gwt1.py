"""The greedy bot of the first edition: the one of all trail games."""

from trailboss.bots.greedy_trail import make

__all__ = ["make"]
