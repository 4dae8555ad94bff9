"""Great Western Trail, first edition: only what differs from the other trail games."""
