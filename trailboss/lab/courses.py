"""The courses of all games that can be trained."""

from __future__ import annotations

from typing import Final

from trailboss.games import GAMES
from trailboss.lab.course import Course
from trailboss.rooms import folder_of, opened

COURSES: Final[dict[str, Course]] = {
    name: found.COURSE
    for name, game in GAMES.items()
    if (found := opened(f"trailboss.lab.{folder_of(game)}_course")) is not None
}
"""A game whose folder is called `x` has its `COURSE` in `x_course`."""
