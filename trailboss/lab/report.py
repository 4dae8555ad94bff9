"""The report of an arena: one page with nothing from outside, light and dark, for any screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from trailboss.core.errors import TrailbossError
from trailboss.core.message import Message, at, by_system
from trailboss.i18n import key
from trailboss.lab.arena import wilson
from trailboss.lab.session import Session
from trailboss.lab.standings import Standing, Standings

Say = Callable[[Message], str]
"""A heading, or the label of a category, in the language of the reader."""
BINS: Final = 12
RESULTS: Final = Message("shown-report-results", "results")
DUELS: Final = Message("shown-report-duels", "duels")
BREAKDOWN: Final = Message("shown-report-breakdown", "points by category")
LENGTHS: Final = Message("shown-report-lengths", "decisions a game")
RATING: Final = Message("shown-report-rating", "rating")
POINTS: Final = Message("shown-report-points", "points")
BOT: Final = Message("shown-bot", "bot")
GAMES: Final = Message("shown-rated-games", "games")
WIN_RATE: Final = Message("shown-win-rate", "win rate")
MEAN: Final = Message("shown-mean", "mean")
STYLE: Final = """
:root{color-scheme:light dark;--ink:#3b2f26;--paper:#fffdf8;--card:#f6efe4;--faint:#b9ab9b;
--accent:#b4552d}
@media(prefers-color-scheme:dark){:root{--ink:#f0e6d8;--paper:#1d1815;--card:#2a231e;
--faint:#6d6055;--accent:#e58a5c}}
*{box-sizing:border-box}body{margin:0 auto;max-width:60rem;padding:1rem;background:var(--paper);
color:var(--ink);font:16px/1.45 system-ui,sans-serif}h1{font-size:1.5rem;margin:.5rem 0}
h2{font-size:1.1rem;margin:0 0 .6rem}section{background:var(--card);border-radius:.8rem;
padding:1rem;margin:1rem 0;overflow-x:auto}table{border-collapse:collapse;width:100%;
font-variant-numeric:tabular-nums}th,td{padding:.3rem .5rem;text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left;position:sticky;left:0;background:var(--card)}
thead th{font-weight:600;border-bottom:1px solid var(--faint)}td small{display:block;opacity:.7}
.bar{position:relative;height:1.1rem;min-width:7rem}.bar i{position:absolute;top:.4rem;height:.3rem;
border-radius:.2rem;background:var(--faint)}.bar b{position:absolute;top:.15rem;width:.8rem;
height:.8rem;margin-left:-.4rem;border-radius:50%;background:var(--accent)}
.bins{display:flex;align-items:flex-end;gap:2px;height:6rem}.bins i{flex:1;background:var(--accent);
border-radius:.2rem .2rem 0 0;min-height:1px}.ends{display:flex;justify-content:space-between}
h1{overflow-wrap:anywhere}@media(max-width:32rem){body{font-size:14px;padding:.5rem}
section{padding:.7rem}th,td{padding:.25rem .35rem}th,td:first-child{max-width:6.5rem;
overflow:hidden;text-overflow:ellipsis}}
"""


class BadReport(TrailbossError):
    """A report that cannot be written."""


def write_report(session: Session, path: Path, say: Say) -> None:
    """Write the page."""
    try:
        path.write_text(page(session, say), encoding="utf-8")
    except OSError as error:
        raise BadReport(at(path, by_system(error))) from None


def page(session: Session, say: Say) -> str:
    """The whole page."""
    found = session.standings
    bots = [bot for bot in found.bots.values() if bot.games]
    title = f"{session.game.title.partition(' (')[0]}: {', '.join(found.bots)}"
    parts = [
        section(say(RESULTS), results(bots, found, say)),
        section(say(DUELS), matrix(bots, found, say)),
        section(say(BREAKDOWN), breakdown(bots, say)),
        section(say(LENGTHS), lengths(found.lengths)),
    ]
    return (
        '<!doctype html><html><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><h1>{escape(title)}</h1>{''.join(parts)}</body></html>\n"
    )


def category(label: str) -> Message:
    """What a category of points is called."""
    return Message(key("score", label), label)


def section(title: str, inside: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inside}</section>"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table; its cells are HTML, its head is text."""
    top = "".join(f"<th>{escape(word)}</th>" for word in head)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def results(bots: Sequence[Standing], found: Standings, say: Say) -> str:
    """Games, wins with their interval, mean points, and ratings if there are any."""
    everybody = [*bots, *([found.other] if found.other.scores else [])]
    head = [say(BOT), say(GAMES), say(WIN_RATE), say(MEAN)]
    if found.ratings is None:
        return table(head, [cells(bot) for bot in everybody])
    rated = {bot.name: found.ratings.of(bot.name) for bot in everybody}
    low = min(one.low for one in rated.values())
    wide = max(one.high for one in rated.values()) - low
    rows = []
    for bot in sorted(everybody, key=lambda bot: -rated[bot.name].mu):
        one = rated[bot.name]
        left, size = 100 * (one.low - low) / wide, 100 * (one.high - one.low) / wide
        dot = 100 * (one.mu - low) / wide
        bar = (
            f'<div class="bar"><i style="left:{left:.1f}%;width:{size:.1f}%"></i>'
            f'<b style="left:{dot:.1f}%"></b></div>'
        )
        likely = f"{one.mu:.1f}<small>{one.low:.1f} – {one.high:.1f}</small>"
        rows.append([*cells(bot), likely, bar])
    return table([*head, say(RATING), ""], rows)


def cells(bot: Standing) -> list[str]:
    """What is told of every bot."""
    return [
        escape(bot.name),
        str(bot.games),
        share(bot.rate, wilson(bot.wins, bot.games)),
        f"{bot.mean:.1f}",
    ]


def share(value: float, ends: tuple[float, float]) -> str:
    """A share with its interval of 95 %."""
    return f"{value:.0%}<small>{ends[0]:.0%} – {ends[1]:.0%}</small>"


def matrix(bots: Sequence[Standing], found: Standings, say: Say) -> str:
    """How often the bot of a row was placed before that of a column."""
    names = [bot.name for bot in bots] + ([found.opponent] if found.opponent else [])
    rows = []
    for one in names:
        row = [escape(one)]
        for other in names:
            duel = found.duels.get((one, other))
            met = duel is not None and duel.games
            row.append(share(duel.share, duel.interval()) if duel is not None and met else "·")
        rows.append(row)
    return table([say(BOT), *names], rows)


def breakdown(bots: Sequence[Standing], say: Say) -> str:
    """Mean points by category, a column for each bot."""
    labels = dict.fromkeys(label for bot in bots for label in bot.lines)
    rows = [
        [
            escape(say(category(label))),
            *(f"{bot.lines.get(label, 0) / bot.games:.1f}" for bot in bots),
        ]
        for label in labels
    ]
    return table([say(POINTS), *(bot.name for bot in bots)], rows)


def lengths(found: Sequence[int]) -> str:
    """How many games were how long."""
    least, most = min(found), max(found)
    bins = [0] * BINS
    for value in found:
        bins[min(BINS - 1, (value - least) * BINS // max(1, most - least))] += 1
    bars = "".join(f'<i style="height:{100 * n / max(bins):.0f}%" title="{n}"></i>' for n in bins)
    mean = sum(found) / len(found)
    return (
        f'<div class="bins">{bars}</div><div class="ends"><span>{least}</span>'
        f"<span>⌀ {mean:.0f}</span><span>{most}</span></div>"
    )
