"""Great Western Trail, second edition: only what differs from the other trail games."""
