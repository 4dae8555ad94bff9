"""Serve the tables to browsers and bots."""

from __future__ import annotations

import argparse
import os
from importlib.util import find_spec
from pathlib import Path

from trailboss.bots.own import found
from trailboss.commands.common import BadInput, names, natural, number


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="where to listen")
    parser.add_argument("--port", type=port, default=8000, metavar="P")
    add_storage(parser)
    parser.add_argument("--redis", default="", metavar="URL", help="for several processes")
    parser.add_argument("--public-url", default="", metavar="URL", help="the address people use")
    parser.add_argument("--proxy", default="", metavar="IP", help="trust this proxy's headers")
    parser.add_argument(
        "--bot-workers", type=natural, default=default_workers(), metavar="N", help="0: no bots"
    )
    parser.add_argument(
        "--bots", type=names, default=[], metavar="FILE.py:make", help="your own bots, beside ours"
    )
    parser.add_argument("--patience", type=natural, default=600, metavar="SECONDS")
    parser.add_argument(
        "--keep-idle",
        type=natural,
        default=0,
        metavar="DAYS",
        help="clear idle tables away after this",
    )
    parser.add_argument("--private-webhooks", action="store_true", help="allow private addresses")
    add_mail(parser)
    parser.add_argument("--no-limits", action="store_true", help="no rate limits: for load tests")
    parser.add_argument("--fsync", action="store_true", help="SQLite: survive a power cut")


def add_mail(parser: argparse.ArgumentParser) -> None:
    """Others can read a command line: a password belongs into TRAILBOSS_SMTP."""
    parser.add_argument("--smtp", default="", metavar="URL", help="smtp://... for e-mail")
    parser.add_argument("--mail-from", default="", metavar="ADDRESS", help="who sends it")
    parser.add_argument("--mail-delay", type=natural, default=300, metavar="SECONDS")


def add_storage(parser: argparse.ArgumentParser) -> None:
    """Where the tables are."""
    parser.add_argument("--db", default="", metavar="URL", help="postgresql://... or sqlite:///...")
    parser.add_argument("--data", type=Path, default=default_data(), metavar="DIR")


def default_data() -> Path:
    """The data folder of a person, or the one that the environment names."""
    named = os.environ.get("TRAILBOSS_DATA")
    return Path(named) if named else Path.home() / ".local" / "share" / "trailboss"


def default_workers() -> int:
    """One process for bots for every two cores."""
    return max(1, (os.cpu_count() or 1) // 2)


def port(text: str) -> int:
    """A port: 0 is any that is free."""
    return number(text, 0, 65535)


def need_server() -> None:
    """The server has requirements of its own."""
    missing = [name for name in ("litestar", "sqlalchemy", "uvicorn") if find_spec(name) is None]
    if missing:
        raise BadInput("the server is not installed: pip install 'trailboss[server]'")


def run(args: argparse.Namespace) -> int:
    need_server()
    from trailboss.server.run import serve
    from trailboss.server.settings import Settings

    public = args.public_url.rstrip("/")
    if public and not public.startswith(("http://", "https://")):
        raise BadInput("--public-url begins with http:// or https://")
    for name in args.bots:
        found(name)
    settings = Settings(
        host=args.host,
        port=args.port,
        db=args.db or os.environ.get("TRAILBOSS_DB", ""),
        redis=args.redis or os.environ.get("TRAILBOSS_REDIS", ""),
        data=args.data,
        public_url=public,
        secret=os.environ.get("TRAILBOSS_SECRET", ""),
        workers=args.bot_workers,
        bots=tuple(args.bots),
        limits=not args.no_limits,
        private_webhooks=args.private_webhooks,
        patience=args.patience,
        keep_idle=args.keep_idle,
        fsync=args.fsync,
        smtp=args.smtp or os.environ.get("TRAILBOSS_SMTP", ""),
        mail_from=args.mail_from or os.environ.get("TRAILBOSS_MAIL_FROM", ""),
        mail_delay=args.mail_delay,
    )
    return serve(settings, args.proxy)
