"""The long lane: `make chaos`, or `python -m tests.chaos.lane --faults 200`.

Half of the faults hit one process with SQLite, half two processes with PostgreSQL and Redis; then
three machines are told of, one of which is cut off.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

from tests.chaos.machines import cut_off
from tests.chaos.world import chaos

NOTHING = ("lost", "double", "stuck", "missed by a page", "bad")
"""Of these there must be none."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Break servers under load and count.")
    parser.add_argument("--faults", type=int, default=200)
    faults = parser.parse_args().faults
    reports = {}
    for name, shared in (("SQLite", False), ("PostgreSQL and Redis", True)):
        with tempfile.TemporaryDirectory() as folder:
            reports[name] = chaos(Path(folder), shared, faults // 2)
        print(name, json.dumps(reports[name], indent=1), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        reports["machines"] = cut_off(Path(folder))
    print("Three machines", json.dumps(reports["machines"], indent=1))
    return int(any(report[name] for report in reports.values() for name in NOTHING))


if __name__ == "__main__":
    sys.exit(main())
