"""The web: routes, sockets and what guards them."""
