"""The tables of the database. The key (table, seq) of the log is the lock of a table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

META: Final = MetaData()

SETTING: Final = Table(
    "setting",
    META,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

IDENTITY: Final = Table(
    "identity",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("login", String(160), unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
)

SESSION: Final = Table(
    "session",
    META,
    Column("id", String(32), primary_key=True),
    Column("identity", String(32), nullable=False),
    Column("device", String(80), nullable=False),
    Column("token", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("session_identity", "identity"),
)

TABLE: Final = Table(
    "game_table",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("chairs", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("webhook", Text, nullable=False),
    Column("previous", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("daily", String(10), nullable=False, server_default=""),
    Column("components", String(32), nullable=False, server_default=""),
    # What follows can be computed from the log.
    Column("status", String(10), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("robots", Boolean, nullable=False),
    Column("leased_by", String(32), nullable=False),
    Column("leased_until", BigInteger, nullable=False),
    Index("game_table_listed", "public", "status", "updated"),
    Index("game_table_robots", "robots", "leased_until"),
)

SEAT: Final = Table(
    "seat",
    META,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("identity", String(32), nullable=False),
    Index("seat_identity", "identity"),
)

ENTRY: Final = Table(
    "entry",
    META,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("by", String(32), nullable=False),
    Column("key", String(100)),
    Column("at", BigInteger, nullable=False),
    Column("hash", String(32), nullable=False),
    Column("events", Text, nullable=False),
    UniqueConstraint("table_id", "key", name="entry_key"),
)

SNAPSHOT: Final = Table(
    "snapshot",
    META,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("doc", Text, nullable=False),
)

CHAT: Final = Table(
    "chat",
    META,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("by", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

REPLAY: Final = Table(
    "replay",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("by", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
)

FIGURES: Final = Table(
    "figures",
    META,
    # The hash of the figures: one row for each set of them, never changed.
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

UPLOAD: Final = Table(
    "upload",
    META,
    Column("identity", String(32), primary_key=True),
    Column("figures", String(32), ForeignKey("figures.id"), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
)

DAILY: Final = Table(
    "daily",
    META,
    Column("day", String(10), primary_key=True),
    Column("identity", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("game_table.id"), nullable=False),
    # The outcome, once the game is over.
    Column("points", Integer),
    Column("tie", Integer),
    Column("target", Integer),
    Column("ended", BigInteger),
)

PUSH: Final = Table(
    "push",
    META,
    # The digest of the endpoint: one row for each browser.
    Column("id", String(64), primary_key=True),
    Column("identity", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("push_identity", "identity"),
)

EMAIL: Final = Table(
    "email",
    META,
    Column("identity", String(32), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(2), nullable=False),
    Column("confirmed", Boolean, nullable=False),
)

LETTER: Final = Table(
    "letter",
    META,
    # Every request to confirm an address, for a day.
    Column("id", String(32), primary_key=True),
    Column("identity", String(32), nullable=False),
    Column("address", String(254), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("letter_at", "at"),
)

MAIL_DUE: Final = Table(
    "mail_due",
    META,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("identity", String(32), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("sent", Boolean, nullable=False),
    Index("mail_due_when", "sent", "due"),
)

PREFERENCE: Final = Table(
    "preference",
    META,
    # One row for each setting, so that two browsers never undo each other's.
    Column("identity", String(32), primary_key=True),
    Column("name", String(20), primary_key=True),
    Column("value", String(40), nullable=False),
)

READY: Final = Table(
    "ready",
    META,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("identity", String(32), primary_key=True),
)
