"""The score sheet: one line a rule, one column a seat."""

from __future__ import annotations

from collections.abc import Sequence

from trailboss.core.game import Score
from trailboss.i18n import key, words
from trailboss.i18n.worded import said


def sheet(scores: Sequence[Score], names: Sequence[str]) -> str:
    """Everybody's points side by side, with the rule of each line, or its rules."""
    titles = [
        names[x.seat] if x.seat < len(names) else said("shown-seat", "seat {seat}", seat=x.seat)
        for x in scores
    ]
    labels: dict[str, dict[int, int]] = {}
    rules: dict[str, list[str]] = {}
    for column, score in enumerate(scores):
        for line in score.lines:
            row = labels.setdefault(line.label, {})
            row[column] = row.get(column, 0) + line.points
            cited = rules.setdefault(line.label, [])
            if line.rule not in cited:
                cited.append(line.rule)
    rows = [["", *titles]]
    for label, points in labels.items():
        title = f"{words().say(key('score', label), label)} ({', '.join(rules[label])})"
        rows.append([title, *[str(points.get(i, "")) for i in range(len(scores))]])
    rows.append([words().say("cli-total", "total"), *[str(score.total) for score in scores]])
    return "\n".join(_aligned(rows))


def _aligned(rows: list[list[str]]) -> list[str]:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for first, *rest in rows:
        cells = [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]).rstrip())
    return lines
