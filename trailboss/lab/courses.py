"""The courses of all games that can be trained."""

from __future__ import annotations

from typing import Final

from trailboss.lab import elpaso_course, pioneer_course, trail_course
from trailboss.lab.course import Course

COURSES: Final[dict[str, Course]] = {
    "gwt1": trail_course.COURSE,
    "gwt2": trail_course.COURSE,
    "elpaso": elpaso_course.COURSE,
    "pioneer": pioneer_course.COURSE,
}
