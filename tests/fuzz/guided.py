"""Fuzzing that is guided by coverage: `python -m tests.fuzz.guided [--seconds N]`.

It needs atheris (`pip install '.[fuzz]'`) and the interpreted package. Each game gets its share of
the time for positions and for records. The first failure is printed with its document.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any


class Bytes(Random):
    """Luck that comes from the bytes of the fuzzer, and is zero when they are used up."""

    def __init__(self, data: bytes) -> None:
        super().__init__(0)
        self.rest = int.from_bytes(data, "little")

    def getrandbits(self, k: int, /) -> int:
        taken = self.rest & ((1 << k) - 1)
        self.rest >>= k
        return taken

    def random(self) -> float:
        return self.getrandbits(16) / (1 << 16)


def fuzz(name: str, what: str, seconds: int) -> None:
    """Fuzz the positions or the records of one game. Does not come back."""
    atheris: Any = import_module("atheris")
    parts = ["trailboss.core", "trailboss.games"]
    with atheris.instrument_imports(include=parts):  # so nothing of them is imported before
        from tests.fuzz import mutations, positions, records

    def position(data: bytes) -> None:
        luck = Bytes(data)
        docs = positions.dumps(name)
        doc = mutations.mutated(luck.choice(docs), [luck.choice(docs)], luck)
        positions.read(name, doc, luck)

    def record(data: bytes) -> None:
        luck = Bytes(data)
        records.read(records.mutated(luck.choice(records.texts(name)), luck))

    limits = [f"-max_total_time={seconds}", "-max_len=64", "-timeout=60"]
    atheris.Setup([sys.argv[0], *limits], position if what == "positions" else record)
    atheris.Fuzz()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=480, help="in all")
    parser.add_argument("--one", nargs=2, metavar=("GAME", "WHAT"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if find_spec("atheris") is None:
        print("the guided fuzzing is left out: atheris is not installed (pip install '.[fuzz]')")
        return 0
    if args.one:
        fuzz(args.one[0], args.one[1], args.seconds)
    from trailboss.games import GAMES

    share = str(max(1, args.seconds // (2 * len(GAMES))))
    for name in GAMES:
        for what in ("positions", "records"):
            print(f"{name} {what}, {share} s", flush=True)
            command = [sys.executable, "-m", "tests.fuzz.guided", "--seconds", share]
            if subprocess.run([*command, "--one", name, what], check=False).returncode:
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
