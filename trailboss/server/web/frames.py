"""Frames: a message for many viewers is put into its envelope once, and written to each socket.

uvicorn frames a message for every socket anew, and wakes a task to send it; with two hundred
viewers of a table that is nearly all that an action costs.
"""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PUSH: Final = "trailboss.push"
"""The extension of a scope by which a handler writes frames."""


def framed(text: bytes) -> bytes:
    """A whole text message of a server (RFC 6455, 5.2): not masked, not compressed."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Socket(WebSocketsSansIOProtocol):
    """A socket that takes frames as they are."""

    async def run_asgi(self) -> None:
        extensions = self.scope.setdefault("extensions", {})
        extensions[PUSH] = self.push  # type: ignore[assignment]
        await super().run_asgi()

    def push(self, frame: bytes) -> bool:
        """Write a frame now; False if the other side is slow or gone, and nothing was written."""
        open_ = self.handshake_complete and not self.close_sent and not self.disconnected
        if not open_ or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True
