"""Pictures of arenas and leagues by matplotlib: ladders, and the whole report as one page."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from trailboss.core.errors import TrailbossError
from trailboss.core.message import Message, at, by_system
from trailboss.games import GAMES
from trailboss.lab.league import Ladder, split
from trailboss.lab.ratings import SURE, Rated

INK: Final = "#3b2f26"
FAINT: Final = "#b9ab9b"
PAPER: Final = "#fffdf8"
ACCENT: Final = "#b4552d"
ENDINGS: Final = (".png", ".svg")


class NoPicture(TrailbossError):
    """A picture that cannot be drawn here."""


def plotting(path: Path) -> Any:
    """matplotlib, ready to draw into such a file."""
    if find_spec("matplotlib") is None:
        raise NoPicture(
            "error-matplotlib", "pictures need the package matplotlib, which is not installed"
        )
    if path.suffix not in ENDINGS:
        raise NoPicture(at(path, Message("error-picture-ending", "a picture ends in .png or .svg")))
    matplotlib: Any = import_module("matplotlib")
    matplotlib.use("Agg")
    matplotlib.rcParams.update(
        {
            "font.family": "DejaVu Sans",
            "font.size": 10,
            "text.color": INK,
            "axes.labelcolor": INK,
            "axes.edgecolor": FAINT,
            "xtick.color": INK,
            "ytick.color": INK,
            "figure.facecolor": PAPER,
            "axes.facecolor": PAPER,
            "svg.hashsalt": "trailboss",
        }
    )
    return import_module("matplotlib.pyplot")


def saved(plot: Any, figure: Any, path: Path) -> None:
    """Write a picture; the same figures give the same file."""
    dated = {"Date": None} if path.suffix == ".svg" else {"Software": None}
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        figure.savefig(path, dpi=144, metadata=dated)
    except OSError as error:
        raise NoPicture(at(path, by_system(error))) from None
    finally:
        plot.close(figure)


def draw_ladders(ladders: Sequence[Ladder], path: Path) -> None:
    """A panel for each ladder: every bot with its rating and the interval of 95 %."""
    plot = plotting(path)
    heights = [len(one.rungs) + 1.6 for one in ladders]
    figure, panels = plot.subplots(
        *(len(ladders), 1),
        figsize=(8, 0.36 * sum(heights) + 0.3),
        height_ratios=heights,
        squeeze=False,
        layout="constrained",
    )
    for one, axes in zip(ladders, panels[:, 0], strict=True):
        draw_rungs(axes, one.rungs)
        axes.set_title(heading(one), loc="left", fontweight="bold", fontsize=11)
    panels[-1, 0].set_xlabel("rating (OpenSkill), 95 % interval")
    saved(plot, figure, path)


def heading(one: Ladder) -> str:
    """What a ladder is of."""
    setting = one.setting
    game = GAMES.get(setting.game)
    seats = f"{setting.seats} seats" if setting.seats > 1 else "alone"
    rest = f", {setting.text}" if setting.text else ""
    title = game.title.partition(" (")[0] if game else setting.game
    return f"{title}, {seats}{rest}: {one.games} games"


def draw_rungs(axes: Any, rungs: Sequence[Rated]) -> None:
    """Dots with their intervals, the strongest on top."""
    rows = list(reversed(rungs))
    places = range(len(rows))
    for y, rated in zip(places, rows, strict=True):
        axes.plot([rated.low, rated.high], [y, y], color=FAINT, linewidth=5, solid_capstyle="round")
        axes.plot(rated.mu, y, "o", color=ACCENT, markersize=7)
        axes.annotate(
            f"{rated.mu:.1f} ± {SURE * rated.sigma:.1f}",
            *((rated.high, y),),
            xytext=(8, 0),
            textcoords="offset points",
            va="center",
            fontsize=8,
        )
    axes.set_yticks(places, [label(rated, rows) for rated in rows])
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.margins(x=0.16)
    axes.grid(axis="x", color=FAINT, alpha=0.35)
    axes.tick_params(axis="y", length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)


def label(rated: Rated, rows: Sequence[Rated]) -> str:
    """The name of a bot; with its version if there are several."""
    name, version = split(rated.name)
    several = sum(split(other.name)[0] == name for other in rows) > 1
    return f"{name} {version[:6]}" if several else name
