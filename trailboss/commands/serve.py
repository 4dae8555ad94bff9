"""Serve the tables to browsers and bots."""

from __future__ import annotations

import argparse
import os
from importlib.util import find_spec
from pathlib import Path

from trailboss.bots.own import found
from trailboss.commands.common import BadInput, argument, names, natural, number


def add(parser: argparse.ArgumentParser) -> None:
    argument(parser, "--host", "help-host", "where to listen", default="127.0.0.1", metavar="H")
    parser.add_argument("--port", type=port, default=8000, metavar="P")
    add_storage(parser)
    argument(parser, "--redis", "help-redis", "for several processes", default="", metavar="URL")
    argument(
        parser,
        "--public-url",
        "help-public-url",
        "the address people use",
        default="",
        metavar="URL",
    )
    argument(
        parser, "--proxy", "help-proxy", "trust this proxy's headers", default="", metavar="IP"
    )
    add_tables(parser)
    add_mail(parser)
    argument(
        parser,
        "--no-limits",
        "help-no-limits",
        "no rate limits: for load tests",
        action="store_true",
    )
    argument(parser, "--fsync", "help-fsync", "SQLite: survive a power cut", action="store_true")


def add_tables(parser: argparse.ArgumentParser) -> None:
    """Who plays, and how long tables are kept."""
    argument(
        parser,
        "--bot-workers",
        "help-bot-workers",
        "0: no bots",
        type=natural,
        default=default_workers(),
        metavar="N",
    )
    argument(
        parser,
        "--bots",
        "help-own-bots",
        "your own bots, beside ours",
        type=names,
        default=[],
        metavar="FILE.py:make",
    )
    parser.add_argument("--patience", type=natural, default=600, metavar="SECONDS")
    argument(
        parser,
        "--keep-idle",
        "help-keep-idle",
        "clear idle tables away after this",
        type=natural,
        default=0,
        metavar="DAYS",
    )
    argument(
        parser,
        "--private-webhooks",
        "help-private-webhooks",
        "allow private addresses",
        action="store_true",
    )


def add_mail(parser: argparse.ArgumentParser) -> None:
    """Others can read a command line: a password belongs into TRAILBOSS_SMTP."""
    argument(parser, "--smtp", "help-smtp", "smtp://... for e-mail", default="", metavar="URL")
    argument(parser, "--mail-from", "help-mail-from", "who sends it", default="", metavar="ADDRESS")
    parser.add_argument("--mail-delay", type=natural, default=300, metavar="SECONDS")


def add_storage(parser: argparse.ArgumentParser) -> None:
    """Where the tables are."""
    argument(
        parser, "--db", "help-db", "postgresql://... or sqlite:///...", default="", metavar="URL"
    )
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
        raise BadInput(
            "error-no-server", "the server is not installed: pip install 'trailboss[server]'"
        )


def run(args: argparse.Namespace) -> int:
    need_server()
    from trailboss.server.run import serve
    from trailboss.server.settings import Settings

    public = args.public_url.rstrip("/")
    if public and not public.startswith(("http://", "https://")):
        raise BadInput("error-public-url", "--public-url begins with http:// or https://")
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
