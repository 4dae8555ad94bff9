"""A league: a folder of journals, and the ladders that all their games make.

A ladder is of one game with one number of seats, options, figures and rules version. A bot whose
value has changed is another bot there. Each game counts once, however many journals have it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from trailboss.core.errors import TrailbossError
from trailboss.core.game import Game
from trailboss.core.message import at, by_system
from trailboss.games import GAMES, automa_of
from trailboss.lab.arena import Bout
from trailboss.lab.journal import NAME, BadJournal, Row, read, replayed
from trailboss.lab.ratings import Rated
from trailboss.lab.standings import Standings

ENDING: Final = Path(NAME).suffix
AT: Final = "@"
"""Between the name and the version of a bot."""


class BadLeague(TrailbossError):
    """A folder that is no league."""


@dataclass(frozen=True)
class Setting:
    """Where games can be compared."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    """Those that are not as usual."""
    components: str
    rules_version: int

    @property
    def text(self) -> str:
        """Its options and figures in short."""
        parts = [f"{name}={value}" for name, value in self.options]
        return ", ".join([*parts, *([f"components {self.components}"] if self.components else [])])


@dataclass(frozen=True)
class Ladder:
    """How the bots of a setting stand."""

    setting: Setting
    games: int
    standings: Standings
    rungs: tuple[Rated, ...]
    """The strongest first."""


def named(name: str, version: str) -> str:
    """A bot of a version."""
    return f"{name}{AT}{version}" if version else name


def split(name: str) -> tuple[str, str]:
    """The name and the version of a bot."""
    plain, sign, version = name.rpartition(AT)
    return (plain, version) if sign else (name, "")


def place(folder: Path, head: Row) -> Path:
    """Where a league keeps a journal."""
    return folder / f"{head['game']}-{head['seats']}-{head['hash']}{ENDING}"


def journals(folder: Path) -> Iterator[tuple[Row, list[Row]]]:
    """All journals of a league, by the names of their files."""
    if not folder.is_dir():
        raise BadLeague("error-league", "{place} is not a folder with journals", place=str(folder))
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ENDING)
    except OSError as error:
        raise BadLeague(at(folder, by_system(error))) from None
    for path in paths:
        yield read(path)


def add(folder: Path, path: Path) -> Path:
    """Take a journal into a league; one of the same plan is replaced if it has fewer games."""
    head, rows = read(path)
    target = place(folder, head)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not target.exists() or len(read(target)[1]) < len(rows):
            part = target.with_suffix(".part")
            part.write_bytes(path.read_bytes())
            part.replace(target)
    except OSError as error:
        raise BadJournal(at(path, by_system(error))) from None
    return target


def setting_of(head: Row) -> Setting:
    """The setting of a journal."""
    game: Game | None = GAMES.get(head["game"])
    usual = {option.name: option.choices[0] for option in game.options} if game else {}
    options = tuple(
        (name, value) for name, value in head["options"].items() if usual.get(name) != value
    )
    return Setting(head["game"], head["seats"], options, head["components"], head["rules_version"])


def ladders(folder: Path, wanted: Sequence[str] = ()) -> list[Ladder]:
    """The ladders of a league, of these games or of all."""
    found: dict[Setting, list[tuple[Row, list[Row]]]] = {}
    for head, rows in journals(folder):
        if not wanted or head["game"] in wanted:
            found.setdefault(setting_of(head), []).append((head, rows))
    order = list(GAMES)
    settings = sorted(
        found,
        key=lambda one: (
            *(order.index(one.game) if one.game in order else len(order), one.seats == 1),
            *(one.seats, one.options, one.components, -one.rules_version),
        ),
    )
    return [ladder(setting, found[setting]) for setting in settings]


def ladder(setting: Setting, several: Sequence[tuple[Row, list[Row]]]) -> Ladder:
    """The ladder of the games of some journals."""
    game = GAMES.get(setting.game)
    opponent = ((automa_of(game) if game else "") or "target") if setting.seats == 1 else ""
    names = [
        named(name, head["versions"].get(name, "")) for head, _ in several for name in head["bots"]
    ]
    standings = Standings(names, opponent, True)
    seen: set[Any] = set()
    for head, rows in several:
        for bout, outcome in replayed(head, rows):
            bots = tuple(named(name, head["versions"].get(name, "")) for name in bout.bots)
            same = (bout.seed, turned(bots, bout.index))
            if same not in seen:
                seen.add(same)
                other = Bout(bout.game, bots, bout.seed, bout.options, bout.index)
                standings.add(other, outcome)
    assert standings.ratings is not None
    rungs = tuple(rated for rated in standings.ratings.ladder() if rated.games)
    return Ladder(setting, len(seen), standings, rungs)


def turned(bots: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """The bots by seat."""
    n = len(bots)
    return tuple(bots[(seat - turn) % n] for seat in range(n))
