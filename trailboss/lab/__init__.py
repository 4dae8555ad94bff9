"""The laboratory: matches between bots, measurements, node counts."""
