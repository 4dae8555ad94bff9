"""Replays: games that are over, and records that somebody brought, move by move."""
