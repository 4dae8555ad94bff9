"""How a server is set up: where it listens, where it keeps things, what it allows."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from trailboss.core.errors import TrailbossError

BODY_LIMIT: Final = 64 * 1024
COMPONENTS_LIMIT: Final = 512 * 1024
RECORD_LIMIT: Final = 512 * 1024
CHAT_KEPT: Final = 50


class BadSettings(TrailbossError):
    """A server cannot be set up like that."""


@dataclass(frozen=True)
class Settings:
    """Everything that the command line says about a server."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""
    redis: str = ""
    data: Path = Path("trailboss-data")
    public_url: str = ""
    """The address that people use when it is not that of this process: behind a proxy."""
    secret: str = ""
    """What cookies and links are signed with; empty: kept in the database."""
    workers: int = 1
    """How many processes think for bots; 0: this server moves no bots."""
    bots: tuple[str, ...] = ()
    """The operator's own bots, beside ours."""
    limits: bool = True
    private_webhooks: bool = False
    """May webhooks go to private addresses?"""
    patience: int = 600
    """Without clocks: seconds without an answer after which a seat counts as abandoned."""
    lease: float = 15.0
    """Seconds for which one process alone moves the bots of a table."""
    keep_idle: int = 0
    """Days without an entry after which an unfinished table is removed; 0: never."""
    fsync: bool = False
    """SQLite: does every action wait for the disk, against a power cut?"""
    smtp: str = field(default="", repr=False)
    """The relay for e-mail, with its password; empty: no e-mail."""
    mail_from: str = ""
    mail_delay: float = 300.0
    """A letter goes out when somebody has not looked for this many seconds."""

    def database(self) -> str:
        """The URL of the database, for the asynchronous engine."""
        if not self.db:
            return f"sqlite+aiosqlite:///{self.data / 'tables.sqlite'}"
        scheme, sign, rest = self.db.partition("://")
        known = {
            "sqlite": "sqlite+aiosqlite",
            "postgres": "postgresql+psycopg",
            "postgresql": "postgresql+psycopg",
        }
        scheme = known.get(scheme, scheme)
        if not sign or scheme not in known.values():
            raise BadSettings(
                "error-db", "--db is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
            )
        return f"{scheme}://{rest}"
