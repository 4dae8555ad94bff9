"""The picture of a sheet of Pioneer Rails: whole, well-formed, with names and by itself."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from trailboss.core.errors import BadPosition
from trailboss.draw import picture
from trailboss.draw.pioneer.symbols import COLOURS, DASHES
from trailboss.draw.pioneer.words import place, track_words
from trailboss.games.pioneer.activation import ORDER
from trailboss.games.pioneer.components import GOALS, SUITS
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.sheets import drawn_tracks
from trailboss.games.pioneer.state import PioneerState
from trailboss.i18n import LANGUAGES, key, speaking
from trailboss.i18n import words as spoken_words
from trailboss.lab.match import played

SVG = "{http://www.w3.org/2000/svg}"
GAMES = [(1, "a", 0.3), (1, "b", 1.0), (2, "a", 1.0), (2, "b", 0.5), (3, "a", 0.8), (5, "b", 0.4)]
SAME = {"uk": set[str](), "ru": set[str](), "pl": {"saloon"}, "cs": set[str]()}
"""What a language calls as English does."""
tables = pytest.mark.parametrize(("seats", "side", "part"), GAMES)


def arrived(seats: int, side: str, part: float) -> PioneerState:
    """Some way through a random game."""
    level = "hard" if seats == 1 else "beginner"
    record, _ = played(PIONEER, ["random"] * seats, 6, {"map": side, "level": level})
    s = record.replay(int(len(record.moves) * part))
    assert isinstance(s, PioneerState)
    return s


def drawing(s: PioneerState, seat: int = 0) -> ElementTree.Element:
    """The picture, read again."""
    text = picture(s, seat, PIONEER.scores(s))
    assert text is not None
    return ElementTree.fromstring(text)


def titles(root: ElementTree.Element) -> list[str]:
    """The accessible names."""
    return [element.text or "" for element in root.iter(f"{SVG}title")]


def words(root: ElementTree.Element) -> list[str]:
    """All that is written."""
    return [element.text or "" for element in root.iter(f"{SVG}text")]


@tables
def test_every_track_is_drawn_once_with_its_name(seats: int, side: str, part: float) -> None:
    """A title each, and no track that is not on the sheet."""
    s = arrived(seats, side, part)
    for seat, p in enumerate(s.players):
        wanted = [f"{SUITS[suit]}: {track_words(track)}" for track, suit in drawn_tracks(p)]
        found = [name for name in titles(drawing(s, seat)) if name.split(": ")[0] in SUITS]
        found = [name for name in found if ": " in name]
        assert sorted(found) == sorted(wanted) and wanted


@tables
def test_every_location_is_drawn_once_with_its_name(seats: int, side: str, part: float) -> None:
    """Its kind, its cell and whether it is activated."""
    s = arrived(seats, side, part)
    p = s.players[0]
    names = titles(drawing(s))
    for cell, kind in enumerate(s.board.kind):
        if kind in ORDER:
            own = [name for name in names if name.startswith(f"{place(s, cell)}, ")]
            assert len(own) == 1
            assert own[0].endswith("activated") == bool(p.activated >> cell & 1)
    for number, vertex in enumerate(s.board.towns, 1):
        own = [name for name in names if name.split(",")[0] == f"town {number}"]
        assert len(own) == 1 and ("reached" in own[0]) == bool(p.vertices[vertex])
    for start in ("station of ", "river ", "mountain "):
        expected = {"station of ": 2, "river ": 3, "mountain ": 4}[start]
        assert sum(name.startswith(start) for name in names) == s.board.kind.count(expected)


@tables
def test_nothing_comes_from_outside(seats: int, side: str, part: float) -> None:
    """Every reference is to a symbol of the same file; there are no scripts and no addresses."""
    text = picture(arrived(seats, side, part), 0, PIONEER.scores(arrived(seats, side, part)))
    assert text is not None
    root = ElementTree.fromstring(text)
    own = {f"#{element.get('id')}" for element in root.iter(f"{SVG}symbol")}
    used = {element.get("href") for element in root.iter() if element.get("href")}
    assert used and used <= own
    assert not re.search(r"url\(|@import|<script|<image|<foreignObject|javascript:", text)
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]


def test_the_score_zone_says_all() -> None:
    """Ranks, hands, goals with who was first, points and total."""
    s, english = arrived(2, "a", 1.0), spoken_words("en")
    for seat in range(2):
        found = words(drawing(s, seat))
        score = PIONEER.scores(s)[seat]
        assert str(score.total) in found
        for line in score.lines:
            if line.label != "bonus":
                name = english.say(key("score", line.label), "?")
                assert found[found.index(name) + 1] == str(line.points)
        for row, goal in enumerate(s.goals):
            text = english.thing(f"goal {GOALS[goal - 1]}")
            at = next(i for i, told in enumerate(found) if told.endswith(text))
            first = [f"seat {i}" for i, p in enumerate(s.players) if p.stars[row] == 10]
            expected = f"first: {', '.join(first)}" if first else "nobody yet"
            assert expected in found[at + 1]


def test_a_lone_player_sees_the_target() -> None:
    """The target is beside the total (R15.7)."""
    s = arrived(1, "b", 1.0)
    assert f"beat {PIONEER.scores(s)[1].total}" in words(drawing(s))


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
@pytest.mark.parametrize("seats", [1, 2])
def test_the_sheet_is_written_in_every_language(seats: int, language: str) -> None:
    """No text and no name of it is left in English."""
    s = arrived(seats, "a", 0.5)
    english = {*words(drawing(s)), *titles(drawing(s))}
    alike = {text for text in english if not re.search("[a-z]{3}", text)} | {"Pioneer Rails"}
    with speaking(language):
        told = {*words(drawing(s)), *titles(drawing(s))}
    assert (told & english) - alike <= SAME[language]


def test_railways_are_told_apart_without_colour() -> None:
    """Four colours, and four kinds of stroke."""
    assert len(set(COLOURS)) == len(set(DASHES)) == len(SUITS)


def test_there_is_no_picture_of_an_empty_chair() -> None:
    """A seat that does not exist is refused."""
    s = arrived(2, "a", 0.5)
    with pytest.raises(BadPosition, match="no seat 2"):
        picture(s, 2, PIONEER.scores(s))
