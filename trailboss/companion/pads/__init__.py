"""The pad of each game: its labels, order and rules are those of the engine's own scoring."""
