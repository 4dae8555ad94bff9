"""Look after a server: `verify` replays every stored game and reports what would change."""

from __future__ import annotations

import argparse
import os

from trailboss.commands.common import print_json
from trailboss.commands.serve import add_storage, need_server
from trailboss.i18n.sentences import said, wrong


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["verify"], metavar="verify")
    add_storage(parser)
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    need_server()
    from trailboss.server.settings import Settings
    from trailboss.server.verify import verify_all

    db = args.db or os.environ.get("TRAILBOSS_DB", "")
    report = verify_all(Settings(db=db, data=args.data))
    if args.json:
        print_json(report)
    else:
        print(
            said(
                f"{report['tables']} tables, {report['moves']} moves, "
                f"{report['records']} records, {len(report['bad'])} bad"
            )
        )
        for row in report["bad"]:
            print(f"  {row.get('table') or row['record']}: {wrong(row['why'])}")
    return 1 if report["bad"] else 0
