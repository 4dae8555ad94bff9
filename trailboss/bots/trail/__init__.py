"""The bots of the trail games."""
