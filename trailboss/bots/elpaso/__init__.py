"""The bots of El Paso."""
