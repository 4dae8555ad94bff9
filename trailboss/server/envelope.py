"""Envelopes: a message for many viewers is framed once, and compressed once if it is large.

Every message is compressed by itself (RFC 7692, without context): nothing is kept for a socket,
and a message that many get is one and the same. Small ones would not become much smaller.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

LARGE: Final = 2048
"""Bytes from which on a message is compressed."""
SETTINGS: Final[dict[str, Any]] = {"level": 1, "memLevel": 8}
END: Final = b"\x00\x00\xff\xff"
"""What the other side adds by itself."""


class Envelope:
    """A message for many, framed once for each kind of socket."""

    __slots__ = ("frames", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.frames: dict[int, bytes] = {}
        """By the bits of the window of those who take it compressed; 0: as it is."""

    def frame(self, bits: int) -> bytes:
        if len(self.text) < LARGE:
            bits = 0
        if bits not in self.frames:
            self.frames[bits] = framed(packed(self.text, bits), 0xC1) if bits else framed(self.text)
        return self.frames[bits]


def packed(text: bytes, bits: int) -> bytes:
    """A text compressed for a receiver, whose window has this number of bits."""
    packer = zlib.compressobj(wbits=-bits, **SETTINGS)
    return (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(END)


def framed(text: bytes, head: int = 0x81) -> bytes:
    """A whole text message of a server (RFC 6455, 5.2): not masked."""
    size = len(text)
    if size < 126:
        return bytes((head, size)) + text
    if size < 65536:
        return bytes((head, 0x7E)) + size.to_bytes(2, "big") + text
    return bytes((head, 0x7F)) + size.to_bytes(8, "big") + text
