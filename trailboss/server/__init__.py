"""The tables: HTTP and WebSocket, storage, bots in workers, notifications."""
