"""Measure whether seats win as often as their chances say."""

from __future__ import annotations

import argparse
from collections import deque
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from trailboss.commands.common import BadInput, count, names, print_json, progress
from trailboss.i18n.sentences import said


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder to fill")
    parser.add_argument("--values", type=names, metavar="A,B", help="all values if not given")
    parser.add_argument("--games", type=count, default=100, metavar="N", help="games of each value")
    parser.add_argument(
        "--nodes", type=count, default=24, metavar="N", help="positions looked at for a decision"
    )
    parser.add_argument("--jobs", type=count, default=1, metavar="J", help="processes")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw it into this file")
    parser.add_argument(
        "--fit", type=Path, metavar="DIR", help="write values with chances that fit"
    )
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(args: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        raise BadInput("trailboss calibrate needs the package numpy, which is not installed")
    lab: Any = import_module("trailboss.lab.calibration")
    drawing: Any = import_module("trailboss.lab.reliability")
    wanted = args.values or lab.values()
    for name in wanted:
        if name not in lab.values():
            raise BadInput(f"there is no value {name[:40]!r}; there are {', '.join(lab.values())}")
    tables = [lab.table_called(name) for name in wanted]
    for table in tables:
        work = lab.watched(table, args.games, args.nodes, args.out, args.jobs)
        deque(progress(work, args.games, "game"), 0)
    found = [lab.measured(table.name, args.out) for table in tables]
    if args.picture is not None:
        drawing.draw(found, args.picture)
    if args.fit is not None:
        for table in tables:
            lab.recalibrate(table.name, args.out, args.fit)
    if args.json:
        print_json(found)
        return 0 if lab.within(found) else 1
    for one in found:
        low, high = one["interval"]
        error, again = f"{one['error']:.3f} ({low:.3f} - {high:.3f})", f"{one['refitted']:.3f}"
        name, games = one["name"], one["games"]
        print(said(f"{name}: error {error} in {games} games, {again} if fitted anew"))
    return 0 if lab.within(found) else 1
