"""The bots of Pioneer Rails."""
