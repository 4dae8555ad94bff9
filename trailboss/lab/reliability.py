"""Reliability diagrams: chances that were given, and how often they came true."""

from __future__ import annotations

import math
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

ACROSS: Final = 3


def draw(found: Sequence[dict[str, Any]], path: Path) -> Path | None:
    """One diagram for each setting, with errors without luck; None if there is no matplotlib."""
    if find_spec("matplotlib") is None:
        return None
    import_module("matplotlib").use("Agg")
    plot: Any = import_module("matplotlib.pyplot")
    down = math.ceil(len(found) / ACROSS)
    figure, all_axes = plot.subplots(down, ACROSS, figsize=(9, 3 * down), squeeze=False)
    for axes in all_axes.flat:
        axes.set_axis_off()
    for axes, one in zip(all_axes.flat, found, strict=False):
        axes.set_axis_on()
        axes.plot([0, 1], [0, 1], color="0.7", linestyle="--")
        chances, shares, counts, luck = zip(*one["bins"], strict=True)
        most = max(counts)
        axes.errorbar(chances, chances, luck, color="0.8", fmt="none", capsize=3)
        axes.scatter(chances, shares, s=[8 + 60 * count / most for count in counts])
        axes.plot(chances, shares, linewidth=1, label=f"told: {one['estimate']:.3f}")
        again = one["refitted"]
        axes.plot(
            *list(zip(*again["bins"], strict=True))[:2],
            linewidth=1,
            label=f"fitted to the other half: {again['estimate']:.3f}",
        )
        axes.legend(fontsize=7, loc="upper left")
        axes.set_title(f"{one['name']}, {one['games']} games", fontsize=9)
        axes.set_xlim(0, 1)
        axes.set_ylim(0, 1)
    figure.supxlabel("chance to win that was given (grey: nineteen of twenty perfect ones)")
    figure.supylabel("share of victories")
    figure.tight_layout()
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=90)
    plot.close(figure)
    return path
