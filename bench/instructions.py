"""Count instructions under callgrind: a measure of the engine that a busy machine cannot disturb.

    python bench/instructions.py            count everything, write bench/results/instructions.json
    python bench/instructions.py --check    count, and print what differs from the written figures

Of each game with two and four seats, compiled (from build/fast) and pure, for the measures of
bench/measures.py. Each pair of a game and a mode is one process. It calls `os.getloadavg` before
and after the work of a measure, and callgrind closes an account there: start-up and preparation
are in accounts that nobody reads. Needs valgrind.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
RESULTS: Final = ROOT / "bench" / "results" / "instructions.json"
GAMES: Final = ("gwt1", "gwt2", "elpaso", "pioneer")
SEATS: Final = (2, 4)
MODES: Final = {"compiled": "build/fast", "pure": "."}
TOLERANCE: Final = 0.03

Figures = dict[str, dict[str, int]]
"""For "compiled gwt2 4" the instructions of each measure."""


def work(name: str, wanted: list[str]) -> None:
    """Do the work of each measure between two marks, and print how many times it was done."""
    from bench.measures import MEASURES
    from trailboss.games import load

    for seats in SEATS:
        for measure in wanted:
            todo = MEASURES[measure](load(name), seats)
            os.getloadavg()
            times = todo()
            os.getloadavg()
            print(seats, measure, times, flush=True)


def count(root: Path, mode: str, name: str, wanted: list[str]) -> Figures:
    """Run that work under callgrind; the instructions of each seat count and measure."""
    with tempfile.TemporaryDirectory() as folder:
        out = f"{folder}/account"
        valgrind = ["valgrind", "-q", "--tool=callgrind", "--dump-before=getloadavg"]
        command = [sys.executable, __file__, "--work", name, "--only", ",".join(wanted)]
        path = f"{root / MODES[mode]}:{ROOT}"
        done = subprocess.run(
            [*valgrind, f"--callgrind-out-file={out}", *command],
            env={"PATH": os.environ["PATH"], "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise SystemExit(f"{mode} {name} failed:\n{done.stderr}")
        figures: Figures = {}
        for i, line in enumerate(done.stdout.splitlines()):
            seats, measure, times = line.split()
            account = Path(f"{out}.{2 * i + 2}").read_text()
            total = re.search(r"^summary: (\d+)", account, re.MULTILINE)
            assert total, "callgrind writes a summary"
            each = round(int(total[1]) / int(times))
            figures.setdefault(f"{mode} {name} {seats}", {})[measure] = each
        return figures


def count_all(root: Path, modes: list[str], names: list[str], wanted: list[str]) -> Figures:
    """All figures, two processes at a time."""
    pairs = [(mode, name) for mode in modes for name in names]
    with ThreadPoolExecutor(2) as pool:
        parts = pool.map(lambda pair: count(root, pair[0], pair[1], wanted), pairs)
        return {key: value for part in parts for key, value in part.items()}


def differences(old: Figures, new: Figures) -> list[str]:
    """One line a figure: before, now, the change, and a mark where it is a large one."""
    lines = []
    for key, values in new.items():
        for measure, now in values.items():
            before = old.get(key, {}).get(measure)
            if before is None:
                lines.append(f"{key:20} {measure:10} {'':>11} {now:>11,}   new")
                continue
            change = now / before - 1
            mark = "  <--" if abs(change) > TOLERANCE else ""
            lines.append(f"{key:20} {measure:10} {before:>11,} {now:>11,} {change:>+7.1%}{mark}")
    return lines


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Count instructions under callgrind.")
    parser.add_argument("--check", action="store_true", help="compare with the written figures")
    parser.add_argument("--root", type=Path, default=ROOT, help="another checkout to count")
    parser.add_argument("--modes", default=",".join(MODES), help="compiled,pure")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument(
        "--only", default="decision,clone,view,guess,greedy,observation", help="measures"
    )
    parser.add_argument("--work", help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> None:
    args = arguments()
    wanted = args.only.split(",")
    if args.work:
        work(args.work, wanted)
        return
    if not shutil.which("valgrind"):
        raise SystemExit("instructions are counted by valgrind, which is not installed")
    new = count_all(args.root, args.modes.split(","), args.games.split(","), wanted)
    old: Figures = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    print(*differences(old, new), sep="\n")
    if not args.check:
        for key, values in new.items():
            old[key] = {**old.get(key, {}), **values}
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(json.dumps(old, indent=1) + "\n")


if __name__ == "__main__":
    main()
