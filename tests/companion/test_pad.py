"""The score pad against the engine: whole games at random, written down and added up."""

from __future__ import annotations

from functools import cache

import pytest

from trailboss.companion.pad import PADS, Entries, pad, places, points, total
from trailboss.companion.pad_plan import Category
from trailboss.core.engine import State
from trailboss.core.errors import UnknownGame
from trailboss.core.game import Score, winners
from trailboss.games import load
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.kit.playout import playout
from trailboss.games.pioneer.maps import YARD
from trailboss.games.pioneer.networks import largest_network
from trailboss.games.pioneer.scoring import highest
from trailboss.games.pioneer.state import PioneerState
from trailboss.games.trail.scoring import deck
from trailboss.games.trail.state import TrailState
from trailboss.i18n import LANGUAGES, key, words

TABLES = [
    *[("gwt1", n, n) for n in (2, 3, 4)],
    *[("gwt2", n, n) for n in (1, 2, 3, 4)],
    *[("elpaso", n, n) for n in (1, 2, 4)],
    *[("pioneer", n, n) for n in (1, 2, 3, 5)],
]
EACH = pytest.mark.parametrize(("game", "seats", "seed"), TABLES)


@cache
def finished(game: str, seats: int, seed: int) -> State:
    """A game played at random to its end."""
    s = load(game).setup(seats, seed, {})
    playout(s, seed, 100_000)
    assert not s.waiting()
    return s


def scores(game: str, s: State) -> list[Score]:
    return load(game).scores(s)


def entry(row: Category, s: State, score: Score) -> int:
    """What a person writes down: things that are counted, else points."""
    (line,) = [line for line in score.lines if line.label == row.key]
    if row.key == "dollars":
        assert isinstance(s, (TrailState, ElPasoState))
        return s.players[score.seat].dollars
    assert line.points % row.each == 0
    return line.points // row.each


def written(game: str, s: State, score: Score, rival: bool = False) -> Entries:
    rows = [row for row in pad(game).categories if (row.rival if rival else row.people)]
    known = [line.label for line in score.lines]
    assert {row.key for row in rows} <= {*known}
    return {row.key: entry(row, s, score) for row in rows}


@EACH
def test_the_categories_are_those_of_the_engine(game: str, seats: int, seed: int) -> None:
    """Every line of a score, in its order and with its rule (gwt1 R16, gwt2 R11.3, R13, R13)."""
    for score in scores(game, finished(game, seats, seed))[:seats]:
        lines = [(line.label, line.rule) for line in score.lines]
        assert lines == [(row.key, row.rule) for row in pad(game).categories if row.people]


@EACH
def test_the_pad_adds_up_like_the_engine(game: str, seats: int, seed: int) -> None:
    """The same points line by line, the same totals and the same winners."""
    s = finished(game, seats, seed)
    found = scores(game, s)
    people = [written(game, s, score) for score in found[:seats]]
    rival = written(game, s, found[1], rival=True) if seats == 1 else None
    for entries, score in zip(people, found, strict=False):
        for line, row in zip(score.lines, pad(game).categories, strict=False):
            assert points(row, entries[row.key]) == line.points, line.label
    totals, order = places(game, people, rival)
    assert totals == [score.total for score in found]
    assert [i for i, place in enumerate(order) if place == 1] == winners(found)


@EACH
def test_every_entry_is_within_its_limits(game: str, seats: int, seed: int) -> None:
    """What a game can bring can be written down; lines that are hidden were worth nothing."""
    s = finished(game, seats, seed)
    for score in scores(game, s)[:seats]:
        for row in pad(game).categories:
            if not row.people:
                continue
            value = entry(row, s, score)
            assert row.least <= value <= row.most, row.key
            assert value == 0 or row.fewest <= seats <= row.largest, row.key


def part_sum(row: Category, counts: dict[str, int]) -> int:
    """The parts of a category added up; a part is known by its word and thing."""
    known = {f"{part.word} {part.thing}": part for part in row.parts}
    assert counts.keys() <= known.keys()
    return sum([n // known[name].per * known[name].each for name, n in counts.items()])


def category(game: str, name: str) -> Category:
    (row,) = [row for row in pad(game).categories if row.key == name]
    return row


@pytest.mark.parametrize(("game", "seed"), [("gwt1", 5), ("gwt1", 6), ("gwt2", 5), ("gwt2", 6)])
def test_trail_parts_add_up(game: str, seed: int) -> None:
    """Cities and arrows, stations, hazards, cattle: counted thing by thing (R16, R11.3)."""
    s = finished(game, 4, seed)
    assert isinstance(s, TrailState)
    r = s.rules
    for score, p in zip(scores(game, s), s.players, strict=True):
        lines = {line.label: line.points for line in score.lines}
        city = {
            f"disc {row.name}": n for row, n in zip(r.cities, p.cities, strict=True) if n and row.vp
        }
        for i, arrow in enumerate(r.arrows):
            if arrow.vp and p.cities[i] and p.cities[i + 1]:
                city[f"arrow {r.cities[i].name}, {r.cities[i + 1].name}"] = 1
        assert part_sum(category(game, "cities"), city) == lines["cities"]
        built = {
            f"station {row.name}": 1 for i, row in enumerate(r.stations) if p.stations >> i & 1
        }
        assert part_sum(category(game, "stations"), built) == lines["stations"]
        cards = [r.cards[card] for card in deck(s, score.seat)]
        herd = {f"card {card.name}": cards.count(card) for card in cards if card.vp}
        assert part_sum(category(game, "cattle"), herd) == lines["cattle"]
        worth = [r.tiles[tile].vp for tile in p.hazards]
        tiles = {f"hazard {vp}": worth.count(vp) for vp in worth}
        assert part_sum(category(game, "hazards"), tiles) == lines["hazards"]


def test_r13_6_train_yards_are_a_product() -> None:
    """The circled multiplier times the towns of the largest network."""
    row = category("pioneer", "train yards")
    assert row.times and [part.word for part in row.parts] == ["multiplier", "network"]
    seen = 0
    for seed in range(1, 6):
        s = finished("pioneer", 5, seed)
        assert isinstance(s, PioneerState)
        for p, score in zip(s.players, scores("pioneer", s), strict=True):
            multiplier = highest(s.board.data.train_yards, p.active[YARD])
            seen += multiplier
            line = next(line for line in score.lines if line.label == row.key)
            assert line.points == multiplier * largest_network(s.board, p)
    assert seen


def test_r13_8_dollars_left_over_break_ties_in_el_paso() -> None:
    """Two with 20 points: 9 dollars leave 4, 5 leave none."""
    poor, rich = {"dollars": 5, "cattle": 19}, {"dollars": 9, "cattle": 19}
    assert places("elpaso", [poor, rich, rich]) == ([20, 20, 20], [3, 1, 1])


def test_r13_9_poker_breaks_ties_in_pioneer_rails() -> None:
    """Equal sheets: the better hands win, and if they are equal the victory is shared."""
    cards, gold = {"poker": 9, "gold": 1}, {"poker": 1, "gold": 9}
    assert places("pioneer", [gold, cards, cards])[1] == [3, 1, 1]


@pytest.mark.parametrize("game", ["gwt1", "gwt2"])
def test_r11_5_a_tie_is_shared_on_the_trail(game: str) -> None:
    """Nothing decides between equal points (R16.7)."""
    few, many = {"dollars": 4, "cattle": 3}, {"dollars": 0, "cattle": 3}
    assert places(game, [few, many])[1] == [1, 1]


def test_r15_7_the_target_must_be_exceeded() -> None:
    """60 points and 10 for each goal that is left; as many are not enough."""
    assert places("pioneer", [{"gold": 80}], {"goals left": 2}) == ([80, 80], [2, 1])
    assert places("pioneer", [{"gold": 81}], {"goals left": 2})[1] == [1, 2]


def test_r14_12_sam_scores_neither_dollars_nor_stationmasters() -> None:
    """What is written for him there does not count; a tie is shared."""
    his = {"dollars": 50, "stationmasters": 9, "slots": 1, "cattle": 7}
    assert total("gwt2", his, rival=True) == 7
    assert places("gwt2", [{"cattle": 7}], his)[1] == [1, 1]


def test_r14_16_dollars_decide_against_sue() -> None:
    """Equal points: one dollar left is enough to win."""
    assert places("elpaso", [{"dollars": 6}], {"cattle": 1}) == ([1, 1], [1, 2])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PADS)
def test_every_line_is_explained(game: str, language: str) -> None:
    """Names, explanations and parts are spoken."""
    of = words(language)
    for row in pad(game).categories:
        assert of.say(key("score", row.key), ""), row.key
        assert of.say(key("companion-pad", row.word or row.key), "", each=1, per=1), row.key
        for part in row.parts:
            name = of.thing(part.thing) if part.thing else ""
            key_ = key("companion-pad-part", part.word)
            assert of.say(key_, "", thing=name, each=1, per=1), part.word


def test_a_game_without_a_pad_is_refused() -> None:
    """Nobody plays chess here."""
    with pytest.raises(UnknownGame):
        pad("chess")
