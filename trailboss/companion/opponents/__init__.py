"""Whom one plays alone against beside the cardboard: a folder with `OPPONENTS` for each game."""
