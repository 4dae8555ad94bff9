"""Positions as plain data with names: read, filled and written."""
