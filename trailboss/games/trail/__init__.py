"""What the trail games share. Editions differ by a Rules value and by tables of effects."""
