"""Logs: one JSON object a line on stderr. Addresses with secrets in them are never written."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import Final

import msgspec

LOG: Final = logging.getLogger("trailboss.server")


class Lines(logging.Formatter):
    """A record as one line of JSON; `extra={"data": {...}}` adds fields."""

    def format(self, record: logging.LogRecord) -> str:
        doc = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "data", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            doc["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            doc["where"] = [f"{frame.filename}:{frame.lineno}" for frame in frames[-6:]]
        return msgspec.json.encode(doc).decode()


def set_up() -> None:
    """Send the log of the server to stderr. What no line says is not asked of the system."""
    logging.logProcesses = logging.logMultiprocessing = logging.logThreads = False
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("trailboss.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO if name == "trailboss.server" else logging.WARNING)


def note(what: str, **data: object) -> None:
    """One line about something that happened."""
    record = LOG.makeRecord(LOG.name, logging.INFO, "", 0, what, (), None, extra={"data": data})
    LOG.handle(record)


def trouble(what: str, **data: object) -> None:
    """One line about the exception that is being handled, without its message."""
    LOG.error(what, exc_info=True, extra={"data": data})
