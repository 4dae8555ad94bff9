"""Measure whether seats win as often as their chances say."""

from __future__ import annotations

import argparse
from collections import deque
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from trailboss.commands.common import (
    BadInput,
    add_jobs,
    add_json,
    add_out,
    argument,
    count,
    names,
    print_json,
    progress,
)
from trailboss.core.message import Message
from trailboss.i18n.worded import said


def add(parser: argparse.ArgumentParser) -> None:
    add_out(parser)
    argument(
        parser,
        "--values",
        "help-calibrate-values",
        "all values if not given",
        type=names,
        metavar="A,B",
    )
    argument(
        parser,
        "--games",
        "help-calibrate-games",
        "games of each value",
        type=count,
        default=100,
        metavar="N",
    )
    argument(
        parser,
        "--nodes",
        "help-calibrate-nodes",
        "positions looked at for a decision, as for strong if not given",
        type=count,
        metavar="N",
    )
    add_jobs(parser)
    argument(parser, "--picture", "help-svg", "draw it into this file", type=Path, metavar="FILE")
    argument(
        parser,
        "--fit",
        "help-calibrate-fit",
        "write values with chances that fit, where that helps",
        type=Path,
        metavar="DIR",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if find_spec("numpy") is None:
        raise BadInput(
            "error-numpy-calibrate",
            "trailboss calibrate needs the package numpy, which is not installed",
        )
    lab: Any = import_module("trailboss.lab.calibration")
    drawing: Any = import_module("trailboss.lab.reliability")
    wanted = args.values or lab.values()
    for name in wanted:
        if name not in lab.values():
            raise BadInput(
                "error-no-value",
                "there is no value {name}; there are {values}",
                name=repr(name[:40]),
                values=", ".join(lab.values()),
            )
    tables = [lab.table_called(name) for name in wanted]
    for table in tables:
        work = lab.watched(table, args.games, args.nodes, args.out, args.jobs)
        deque(progress(work, args.games, Message("shown-game", "game")), 0)
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
        print(shown(one))
    return 0 if lab.within(found) else 1


def shown(one: dict[str, Any]) -> str:
    """What was measured of a value, in a line."""
    return said(
        "shown-calibrated",
        "{name}: error {error} in {games} games, where perfect chances show {perfect}; without "
        "luck {estimate}, {again} if fitted anew",
        name=one["name"],
        error=f"{one['shown']:.3f}",
        games=one["games"],
        perfect=f"{one['perfect']:.3f} (<= {one['at_most']:.3f})",
        estimate=f"{one['estimate']:.3f}",
        again=f"{one['refitted']['estimate']:.3f}",
    )
