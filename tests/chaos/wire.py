"""A wire between two processes that can be cut or lose all: a forwarder of TCP on loopback."""

from __future__ import annotations

import ctypes
import socket
import struct
import threading
from contextlib import suppress
from typing import Final

ATTACH_FILTER: Final = 26
DETACH_FILTER: Final = 27
NOTHING: Final = ctypes.create_string_buffer(struct.pack("HBBI", 0x06, 0, 0, 0))
"""A filter that lets no packet in: what was sent is not even acknowledged."""
FILTER: Final = struct.pack("HL", 1, ctypes.addressof(NOTHING))


class Wire:
    """Forwards a port of its own to another one, until it is cut; then nobody gets through."""

    def __init__(self, target: int, host: str = "127.0.0.1") -> None:
        self.target = (host, target)
        self.whole = True
        self.listener = socket.create_server((host, 0))
        self.port = int(self.listener.getsockname()[1])
        self.ends: set[socket.socket] = set()
        self.lock = threading.Lock()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                threading.Thread(target=self.connect, args=(near,), daemon=True).start()

    def connect(self, near: socket.socket) -> None:
        """Join both ends, or hang up at once."""
        try:
            far = socket.create_connection(self.target, 5.0)
            far.settimeout(None)
        except OSError:
            near.close()
            return
        with self.lock:
            whole = self.whole
            self.ends |= {near, far}
        if not whole:
            self.hang_up(near, far)
            return
        threading.Thread(target=self.pump, args=(near, far), daemon=True).start()
        self.pump(far, near)

    def pump(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        self.hang_up(source, sink)

    def hang_up(self, *ends: socket.socket) -> None:
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
            with self.lock:
                self.ends.discard(end)

    def cut(self) -> None:
        """All that is open ends, and nothing new gets through."""
        with self.lock:
            self.whole = False
            ends = list(self.ends)
        self.hang_up(*ends)

    def hold(self) -> None:
        """Packets are lost from now on, and nobody is told."""
        with self.lock:
            for end in (self.listener, *self.ends):
                end.setsockopt(socket.SOL_SOCKET, ATTACH_FILTER, FILTER)

    def let_go(self) -> None:
        """What was lost is sent again by whoever still waits."""
        with self.lock:
            for end in (self.listener, *self.ends):
                with suppress(OSError):  # It came when nothing else was lost.
                    end.setsockopt(socket.SOL_SOCKET, DETACH_FILTER, 0)

    def mend(self) -> None:
        with self.lock:
            self.whole = True

    def close(self) -> None:
        self.listener.close()
        self.cut()
