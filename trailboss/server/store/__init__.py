"""Storage: the log of every table, and what can be computed from it, in SQLite or PostgreSQL."""
