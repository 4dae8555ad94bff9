"""The set-up of each game."""
