"""Look after a server: `verify` replays every stored game and reports what would change."""

from __future__ import annotations

import argparse
import os

from trailboss.commands.common import add_json, print_json
from trailboss.commands.serve import add_storage, need_server
from trailboss.i18n.worded import said, worded


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["verify"], metavar="verify")
    add_storage(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    need_server()
    from trailboss.server.settings import Settings
    from trailboss.server.verify import verify_all

    db = args.db or os.environ.get("TRAILBOSS_DB", "")
    report = verify_all(Settings(db=db, data=args.data))
    if args.json:
        bad = [{**row, "why": str(row["why"])} for row in report["bad"]]
        print_json({**report, "bad": bad})
    else:
        print(
            said(
                "shown-verified",
                "{tables} tables, {moves} moves, {records} records, {bad} bad",
                tables=report["tables"],
                moves=report["moves"],
                records=report["records"],
                bad=len(report["bad"]),
            )
        )
        for row in report["bad"]:
            print(f"  {row.get('table') or row['record']}: {worded(row['why'])}")
    return 1 if report["bad"] else 0
