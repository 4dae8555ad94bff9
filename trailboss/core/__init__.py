"""The game-free kernel: actions, the decision stack, zones, chance, records."""
