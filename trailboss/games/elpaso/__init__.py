"""Great Western Trail: El Paso: a ring, workers that are spent, deliveries to trading posts."""
