"""Logs: one JSON object a line on stderr. Addresses with secrets in them are never written."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from functools import lru_cache
from typing import Final, TextIO

import msgspec

LOG: Final = logging.getLogger("trailboss.server")


@lru_cache(4)
def moment(second: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(second))


def line(at: float, level: str, what: str, data: dict[str, object]) -> str:
    """What is written of something that happened."""
    doc = {"at": moment(int(at)), "level": level, "what": what, **data}
    return msgspec.json.encode(doc).decode()


class Lines(logging.Formatter):
    """A record as one line of JSON; `extra={"data": {...}}` adds fields."""

    def format(self, record: logging.LogRecord) -> str:
        doc = dict(getattr(record, "data", {}))
        if record.exc_info and record.exc_info[0] is not None:
            doc["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            doc["where"] = [f"{frame.filename}:{frame.lineno}" for frame in frames[-6:]]
        return line(record.created, record.levelname.lower(), record.getMessage(), doc)


class Stream(logging.StreamHandler[TextIO]):
    """Where lines go."""

    def note(self, text: str) -> None:
        """A line in one piece; whoever reads no more stops nobody."""
        try:
            self.stream.write(text)
            self.stream.flush()
        except (OSError, ValueError):
            pass


STREAM: Final[list[Stream]] = []
"""One when the log is set up."""


def set_up() -> None:
    """Send the log of the server to stderr. What no line says is not asked of the system."""
    logging.logProcesses = logging.logMultiprocessing = logging.logThreads = False
    handler = Stream(sys.stderr)
    STREAM[:] = [handler]
    handler.setFormatter(Lines())
    for name in ("trailboss.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO if name == "trailboss.server" else logging.WARNING)


def note(what: str, **data: object) -> None:
    """One line about something that happened: there is one for each request."""
    for stream in STREAM:
        stream.note(line(time.time(), "info", what, data) + "\n")


def trouble(what: str, **data: object) -> None:
    """One line about the exception that is being handled, without its message."""
    LOG.error(what, exc_info=True, extra={"data": data})
