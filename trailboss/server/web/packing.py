"""Packing: a socket agrees to compressed messages, and compresses what is large."""

from __future__ import annotations

from collections.abc import Sequence

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from trailboss.server.envelope import LARGE, SETTINGS


class Packing(PerMessageDeflate):
    """The extension of one socket."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) >= LARGE else frame


class Offer(ServerPerMessageDeflateFactory):
    """Agrees to it with whoever asks for it."""

    def __init__(self) -> None:
        super().__init__(True, True, compress_settings=SETTINGS)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        bits = (agreed.remote_max_window_bits, agreed.local_max_window_bits)
        return answer, Packing(True, True, *bits, SETTINGS)


def window_of(extensions: Sequence[Extension]) -> int:
    """The bits of the window that was agreed to; 0 if nothing shall be compressed."""
    for extension in extensions:
        if isinstance(extension, Packing):
            return extension.local_max_window_bits
    return 0
