"""The report of an arena as one picture, by matplotlib."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from trailboss.lab.pictures import ACCENT, FAINT, INK, draw_rungs, plotting, saved
from trailboss.lab.report import BREAKDOWN, DUELS, LENGTHS, POINTS, RATING, Say, category
from trailboss.lab.session import Session
from trailboss.lab.standings import Standing, Standings


def draw_report(session: Session, path: Path, say: Say) -> None:
    """Ratings (or points), duels, categories and lengths on one page."""
    plot = plotting(path)
    found = session.standings
    bots = [bot for bot in found.bots.values() if bot.games]
    figure, panels = plot.subplots(2, 2, figsize=(12, 9), layout="constrained")
    figure.suptitle(session.game.title.partition(" (")[0], fontweight="bold")
    strength, duels, points, lengths = panels.flat
    if found.ratings is not None:
        draw_rungs(strength, [rated for rated in found.ratings.ladder() if rated.games])
        strength.set_title(say(RATING))
    else:
        strength.boxplot([bot.scores for bot in bots], tick_labels=[bot.name for bot in bots])
        strength.set_title(say(POINTS))
    draw_duels(duels, bots, found)
    duels.set_title(say(DUELS))
    draw_categories(points, bots, say)
    points.set_title(say(BREAKDOWN))
    lengths.hist(found.lengths, bins=12, color=ACCENT)
    lengths.set_title(say(LENGTHS))
    saved(plot, figure, path)


def draw_duels(axes: Any, bots: Sequence[Standing], found: Standings) -> None:
    """How often the bot of a row was placed before that of a column."""
    names = [bot.name for bot in bots] + ([found.opponent] if found.opponent else [])
    shares = [[found.duels[a, b].share if a != b else 0.5 for b in names] for a in names]
    axes.imshow(shares, vmin=0, vmax=1, cmap="PuOr_r", alpha=0.35)
    for i, a in enumerate(names):
        for j, b in enumerate(names):
            if a != b and found.duels[a, b].games:
                low, high = found.duels[a, b].interval()
                text = f"{shares[i][j]:.0%}\n{low:.0%} – {high:.0%}"
                axes.text(j, i, text, ha="center", va="center", fontsize=8, color=INK)
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
    axes.set_yticks(range(len(names)), names)


def draw_categories(axes: Any, bots: Sequence[Standing], say: Say) -> None:
    """Mean points by category, a bar for each bot."""
    labels = list(dict.fromkeys(label for bot in bots for label in bot.lines))
    high = 0.8 / len(bots)
    for k, bot in enumerate(bots):
        means = [bot.lines.get(label, 0) / bot.games for label in labels]
        axes.barh([i + k * high for i in range(len(labels))], means, high, label=bot.name)
    axes.set_yticks(
        [i + 0.4 - high / 2 for i in range(len(labels))], [say(category(label)) for label in labels]
    )
    axes.invert_yaxis()
    axes.grid(axis="x", color=FAINT, alpha=0.35)
    axes.legend(fontsize=8)
