"""A progress bar with the present table below it, for long arenas on a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import Final, Never

from tqdm import tqdm

from trailboss.i18n.worded import said
from trailboss.lab.session import Session
from trailboss.lab.standings import Standing, Standings
from trailboss.lab.tournament import Played

ROWS: Final = 12
"""Bots that the table shows: a terminal has few lines."""
PAUSE: Final = 0.3
"""Seconds between two looks at the table."""


def watched(games: Iterable[Played], session: Session) -> Iterator[Played]:
    """The games, with a bar and a table on stderr if that is a terminal."""
    quiet = not sys.stderr.isatty()
    size = min(ROWS, len(session.standings.bots))
    unit = said("shown-game", "game")
    with tqdm(total=session.total(), unit=unit, file=sys.stderr, disable=quiet, leave=False) as bar:
        rows = [line(k + 1, quiet) for k in range(size)]
        shown = 0.0
        try:
            for game in games:
                yield game
                bar.update()
                if not quiet and time.monotonic() > shown + PAUSE:
                    shown = time.monotonic()
                    for row, text in zip(rows, table(session.standings), strict=False):
                        row.set_description_str(text)
        finally:
            for row in rows:
                row.close()


def line(place: int, quiet: bool) -> tqdm[Never]:
    """A line below the bar."""
    return tqdm(
        total=0, position=place, bar_format="{desc}", file=sys.stderr, disable=quiet, leave=False
    )


def table(found: Standings) -> list[str]:
    """A line for each bot, the best first."""
    wide = max(len(name) for name in found.bots) + 1
    ordered = sorted(found.bots.values(), key=lambda bot: -strength(found, bot))
    return [f"  {bot.name:<{wide}}{told(found, bot)}" for bot in ordered]


def strength(found: Standings, bot: Standing) -> float:
    return found.ratings.of(bot.name).mu if found.ratings is not None else bot.rate


def told(found: Standings, bot: Standing) -> str:
    """What is known of a bot so far."""
    text = f"{bot.games:>6}  {bot.rate:>6.1%}  {bot.mean:>6.1f}"
    if found.ratings is None:
        return text
    rated = found.ratings.of(bot.name)
    return f"{text}  {rated.mu:>6.2f} ± {1.96 * rated.sigma:.2f}"
