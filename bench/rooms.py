"""Count the rooms of the house again: the column "after" of the table in docs/architecture.md.

    python -m bench.rooms

Files and lines of Python, TypeScript, Svelte, styles and Fluent, of tests and of documents.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "architecture.md"
HEADING: Final = "## The rooms before and after"
KINDS: Final = {".py", ".ts", ".svelte", ".css", ".ftl"}
ROW: Final = re.compile(r"^(\| ([\w/, ]+) \| \d+ / [\d,]+ \| )\d+ / [\d,]+( \|.*)$")
BUILT: Final = "static"
OUTSIDE: Final = ("tests", "bench", "docs", "web/src", "web/tests")


def files_of(room: str) -> list[Path]:
    """The files of a room, or of several with commas between them; none that is built."""
    parts = [part if part in OUTSIDE else f"trailboss/{part}" for part in room.split(", ")]
    kinds = {".md"} if room == "docs" else KINDS
    found = [path for part in parts for path in (ROOT / part).rglob("*") if path.suffix in kinds]
    return [path for path in found if BUILT not in path.parts]


def counted(room: str) -> str:
    """How many files and lines."""
    files = files_of(room)
    lines = sum([len(path.read_text("utf-8").splitlines()) for path in files])
    return f"{len(files)} / {lines:,}"


def recounted(text: str) -> str:
    """The page with its table counted again."""
    before, head, table = text.partition(HEADING)
    rows = [
        f"{row[1]}{counted(row[2])}{row[3]}" if (row := ROW.match(line)) else line
        for line in table.split("\n")
    ]
    return before + head + "\n".join(rows)


def main() -> None:
    PAGE.write_text(recounted(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
