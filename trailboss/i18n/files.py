"""Where the words are: a folder a language, in it a file or a folder of files a subject.

A game has a folder. Its `about.ftl` holds what every page may say of it; its other files are needed
where the game itself is shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from trailboss.games import GAMES

FOLDER: Final = Path(__file__).parent
BOXES: Final = ("en", "uk", "pl", "cs", "ru")
"""The languages of the boxes; those with a folder are spoken."""
LANGUAGES: Final = tuple(name for name in BOXES if (FOLDER / name).is_dir())
COMMANDS: Final = "commands"
"""What the command line says beside its games."""
FIGURES: Final = "figures"
"""What is wrong with a components file: command line and page say it."""
ABOUT: Final = "about.ftl"
EVERYWHERE: Final = ("engine", "page", "problems")
"""What every page needs, beside what games say about themselves."""
SHORT: Final = {
    "pl": re.compile(r"(?<=[\s(„])([aiouwz]) (?=\S)", re.IGNORECASE),
    "cs": re.compile(r"(?<=[\s(„])([aiouksvz]) (?=\S)", re.IGNORECASE),
}
"""Words of one letter: in print they do not stand at the end of a line."""


def subjects(language: str = "en") -> list[str]:
    """All subjects of a language."""
    return sorted({path.stem for path in (FOLDER / language).iterdir()})


def games() -> list[str]:
    """The subjects that are games."""
    return [name for name in subjects() if (FOLDER / "en" / name / ABOUT).is_file()]


def files(language: str, subject: str) -> list[Path]:
    """The files of a subject; none if the language does not have it."""
    folder = FOLDER / language
    return sorted(folder.glob(f"{subject}.ftl")) + sorted(folder.glob(f"{subject}/*.ftl"))


def sources(language: str, *wanted: str) -> Iterator[str]:
    """The texts of some subjects; without a wish of all that games and pages say."""
    for subject in wanted or [name for name in subjects() if name != COMMANDS]:
        for path in files(language, subject):
            yield read(path, language)


def read(path: Path, language: str) -> str:
    """The text of a file; a word of one letter stays with the next word."""
    text = path.read_text("utf-8")
    return SHORT[language].sub("\\1\u00a0", text) if language in SHORT else text


def parts() -> list[str]:
    """What a page loads by itself: `page` always, the others where they are needed."""
    return ["page", "companion", FIGURES, *games()]


def behind(name: str) -> str:
    """The subject that a game says most in, beside its own: that of games it is related to."""
    return str(getattr(GAMES.get(name), "related", ""))


@cache
def part(language: str, name: str) -> str:
    """The text of a part in a language."""
    if name == "page":
        found = [path for subject in EVERYWHERE for path in files(language, subject)]
        found += [FOLDER / language / game / ABOUT for game in games()]
    else:
        found = files(language, behind(name)) if behind(name) else []
        found += [path for path in files(language, name) if path.name != ABOUT]
    return "\n".join([read(path, language) for path in found])
