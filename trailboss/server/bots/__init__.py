"""Bots at the tables: they think in worker processes, never in the web process."""
