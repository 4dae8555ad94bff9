"""What was made of what, with hashes, and a picture of the strength by generation."""

from __future__ import annotations

import hashlib
import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any


def digest(path: Path) -> str:
    """The hash of a file."""
    return hashlib.blake2b(path.read_bytes(), digest_size=16).hexdigest()


def write_manifest(out: Path, name: str, entry: dict[str, Any]) -> Path:
    """Add what is known of one value; files are named with their hashes."""
    path = out / "manifest.json"
    doc = json.loads(path.read_text()) if path.exists() else {"values": {}}
    hashes = {str(file.relative_to(out)): digest(file) for file in entry["files"]}
    doc["values"][name] = entry | {"files": hashes}
    path.write_text(json.dumps(doc, indent=1) + "\n", encoding="utf-8")
    return path


def ladder(verdicts: list[dict[str, Any]]) -> list[tuple[float, float, float]]:
    """The rating of each generation over greedy with its interval: steps above the best before."""
    base, found = 0.0, []
    for verdict in verdicts:
        steps = verdict.get("rating", [0.0, 0.0, 0.0])
        found.append((base + steps[0], base + steps[1], base + steps[2]))
        if verdict["better"]:
            base += steps[0]
    return found


def draw(out: Path, name: str, verdicts: list[dict[str, Any]]) -> Path | None:
    """The strength of the generations as a picture; None where matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        return None
    import_module("matplotlib").use("Agg")
    plot: Any = import_module("matplotlib.pyplot")
    rows = ladder(verdicts)
    middle = [row[0] for row in rows]
    ends = [[row[0] - row[1] for row in rows], [row[2] - row[0] for row in rows]]
    figure, axes = plot.subplots(figsize=(6, 4))
    axes.axhline(0, color="0.6", linestyle="--", label="greedy")
    axes.errorbar(range(len(rows)), middle, yerr=ends, marker="o", capsize=4, label=name)
    axes.set_xticks(range(len(rows)))
    axes.set_xlabel("generation")
    axes.set_ylabel("Elo over greedy (95 % of each step)")
    axes.legend()
    figure.tight_layout()
    path = out / f"{name}.png"
    figure.savefig(path, dpi=120)
    plot.close(figure)
    return path


def write(path: Path, data: bytes | str) -> None:
    """A file appears when it is whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(data.encode() if isinstance(data, str) else data)
    unfinished.replace(path)


def whole_lines(path: Path) -> list[str]:
    """The lines of a file; one that was not finished is cut off."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        write(path, whole)
    return whole.splitlines()
