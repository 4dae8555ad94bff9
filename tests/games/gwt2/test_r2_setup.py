"""Set-up: every zone before the first turn (R2)."""

from __future__ import annotations

import pytest

from tests.games.arranging import legal, node, tile, tiles
from tests.games.gwt2.arrange import GAME, game
from trailboss.core.errors import BadOptions
from trailboss.games.trail.rules import BANDIT, HAZARD, WORKER
from trailboss.games.trail.setup import first_tiles
from trailboss.games.trail.state import TrailState

SEATS = (2, 3, 4)
SECTIONS = {"BANDIT": 9, "FLOOD": 4, "DROUGHT": 4, "ROCKFALL": 4}


def section(s: TrailState, name: str) -> list[int]:
    """The tiles of a section, in the order of its numbers."""
    return [s.board[node(s, f"{name}{n}")] for n in range(1, SECTIONS[name] + 1)]


def laid(s: TrailState) -> list[int]:
    """All hazards and bandits on the board."""
    return [one for name in SECTIONS for one in section(s, name) if one]


@pytest.mark.parametrize("seats", [0, 5])
def test_r2_1_two_to_four_players(seats: int) -> None:
    """Nobody and five are refused in one line."""
    with pytest.raises(BadOptions, match=f"not {seats}"):
        GAME.setup(seats, 1, {})


@pytest.mark.parametrize(
    "options", [{"sides": "c"}, {"neutral": "mine"}, {"simmental": "maybe"}, {"colour": "red"}]
)
def test_r2_1_unknown_options_are_refused(options: dict[str, str]) -> None:
    """Sides, neutral tiles and Simmental have fixed choices; nothing else is an option."""
    with pytest.raises(BadOptions):
        GAME.setup(2, 1, options)


def test_r2_1_the_sides_are_the_same_for_everybody() -> None:
    """All a, or one random side per number; a tile's side does not depend on its owner."""
    assert game(2, sides="a").sides == (0,) * 12
    drawn = {game(2, seed, sides="random").sides for seed in range(20)}
    assert len(drawn) > 10
    assert all(len(sides) == 12 and set(sides) <= {0, 1} for sides in drawn)
    assert game(2, sides="abababababab").sides == (0, 1) * 6


@pytest.mark.parametrize("seats", SEATS)
def test_r2_2_five_of_nine_stationmasters_wait_at_the_first_stations(seats: int) -> None:
    """All different; over many games each of the nine occurs (T11)."""
    seen: set[int] = set()
    for seed in range(30):
        s = game(seats, seed)
        assert len(s.masters) == len(set(s.masters)) == 5
        seen |= set(s.masters)
    assert seen == set(range(1, 10))
    assert [row.name for row in game(2).rules.masters] == [f"SM{n}" for n in range(1, 10)]


def test_r2_3_each_neutral_spot_has_one_neutral_building() -> None:
    """On the own letters, or the same seven in random order."""
    s = game(2)
    at_home = [s.board[node(s, letter)] for letter in "ABCDEFG"]
    assert [s.rules.tiles[one].name for one in at_home] == list("ABCDEFG")
    orders = set()
    for seed in range(10):
        s = game(2, seed, neutral="shuffled")
        orders.add(tuple(s.board[node(s, letter)] for letter in "ABCDEFG"))
    assert len(orders) > 5
    assert all(sorted(order) == sorted(at_home) for order in orders)


def test_r2_3_a_shuffled_tile_has_its_own_actions() -> None:
    """The actions belong to the tile, not to the letter of the spot."""
    s = game(2, 3, neutral="shuffled")
    spot = next(n for n in "ABCDEFG" if s.board[node(s, n)] == tile(s, "G"))
    assert spot != "G"
    s.play(0, GAME.actions.parse(f"go {spot}"))
    assert {"use 1", "use 2"} <= legal(s, 0)
    assert "use 3" not in legal(s, 0)


@pytest.mark.parametrize(("seats", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_r2_4_r2_7_the_job_market_is_filled_up_to_the_token(seats: int, workers: int) -> None:
    """X1: the rightmost columns of rows 1 and 2, and nobody on the token's space."""
    s = game(seats)
    used = list(range(4 - seats, 4)) + list(range(8 - seats, 7))
    assert s.token + 1 == 2
    assert [at for at, job in enumerate(s.jobs) if job] == used
    assert len(used) == workers
    assert len(s.bags[1]) == 33 - workers - 2


def test_r2_5_ninety_four_tiles_in_three_bags() -> None:
    """35 without workers, 33 workers, 26 mixed."""
    rules = game(2).rules
    kinds = [{rules.tiles[one].kind for one in bag} for bag in rules.bags]
    assert [len(bag) for bag in rules.bags] == [35, 33, 26]
    assert kinds == [{HAZARD, BANDIT}, {WORKER}, {WORKER, BANDIT}]


def test_r2_6_seven_tiles_fill_the_sections_from_number_one() -> None:
    """T13: 200 games have exactly seven tiles without gaps, and bag 1 has the rest."""
    for seed in range(200):
        s = game(2, seed)
        assert len(laid(s)) == 7
        for name in SECTIONS:
            row = [bool(one) for one in section(s, name)]
            assert row == sorted(row, reverse=True), (seed, name)
        assert sorted((*laid(s), *s.foresight[0], *s.bags[0])) == sorted(s.rules.bags[0])
        assert len(s.bags[0]) == 26


def test_r2_6_a_hazard_lies_in_its_own_zone() -> None:
    """The tile names its zone; bandits lie on bandit spaces only."""
    for seed in range(20):
        s = game(2, seed)
        for name in SECTIONS:
            for one in section(s, name):
                assert not one or s.rules.tiles[one].name.startswith(name.lower())


def test_r2_6_a_tile_of_a_full_section_goes_back_into_the_bag() -> None:
    """Six floods come first: four are placed, the others return and do not count."""
    s = game(2)
    floods = tiles(s, "flood-4-green flood-4-green flood-3-green")
    floods += tiles(s, "flood-3-black flood-2-green flood-2-black")
    bandits = tiles(s, "bandit-green bandit-orange bandit-green bandit-orange")
    bare = [0 if row.kind in (HAZARD, BANDIT) else 1 for row in s.rules.nodes]
    s.board = tuple(one * keep for one, keep in zip(s.board, bare, strict=True))
    s.bags = ((*floods, *bandits), *s.bags[1:])
    first_tiles(s)
    assert section(s, "FLOOD") == list(floods[:4])
    assert len(laid(s)) == 7
    assert sorted((*laid(s), *s.bags[0])) == sorted((*floods, *bandits))


@pytest.mark.parametrize("seats", SEATS)
def test_r2_8_two_tiles_of_each_bag_lie_in_its_column(seats: int) -> None:
    """X2: never a worker in column 1, only workers in column 2."""
    for seed in range(10):
        s = game(seats, seed)
        kinds = [[s.rules.tiles[one].kind for one in column] for column in s.foresight]
        assert [len(column) for column in kinds] == [2, 2, 2]
        assert WORKER not in kinds[0]
        assert kinds[1] == [WORKER, WORKER]
        assert sorted((*s.foresight[2], *s.bags[2])) == sorted(s.rules.bags[2])
        assert len(s.bags[2]) == 24


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 13)])
def test_r2_9_the_cattle_market_is_opened(seats: int, size: int) -> None:
    """36 cards, 7 / 10 / 13 of them open; with Simmental 44 and two more open."""
    s = game(seats)
    assert (len(s.market), len(s.cattle)) == (size, 36 - size)
    s = game(seats, simmental="on")
    assert (len(s.market), len(s.cattle)) == (size + 2, 44 - size - 2)


def test_r2_10_four_objective_cards_are_open() -> None:
    """Four of 24 lie in the display, all different."""
    s = game(3)
    assert (len(s.display), len(s.objectives)) == (4, 20)
    first = s.rules.first_objective
    assert sorted((*s.display, *s.objectives)) == list(range(first, first + 24))


def test_r2_9_r2_10_stacks_and_bags_are_shuffled() -> None:
    """Ten seeds give ten different markets, displays and foresights."""
    games = [game(2, seed) for seed in range(10)]
    assert len({s.cattle for s in games}) == 10
    assert len({(*s.display, *s.objectives) for s in games}) == 10
    for column in range(3):
        assert len({(*s.foresight[column], *s.bags[column]) for s in games}) == 10


@pytest.mark.parametrize("seats", SEATS)
def test_r2_11_each_player_has_the_same_things(seats: int) -> None:
    """12 buildings, 14 discs, engine on 0, marker on 0, 14 cattle cards, printed workers."""
    s = game(seats)
    for p in s.players:
        assert p.reserve == tuple(range(12))
        assert p.discs == (1,) * 14
        assert (p.engine, p.certificates, p.herder, p.stations) == (0, 0, -1, 0)
        assert p.workers == (1, 1, 1)
        counts = [(*p.hand, *p.draw).count(kind) for kind in range(1, 5)]
        assert counts == [5, 3, 3, 3]
        assert len(p.hand) + len(p.draw) == 14
        assert (p.hazards, p.bandits, p.masters, set(p.cities)) == ((), (), (), {0})


def test_r2_11_starting_objectives_are_all_different() -> None:
    """One random starting card each; all four are dealt to four players."""
    dealt = set()
    for seed in range(10):
        s = game(4, seed)
        areas = [s.rules.cards[p.area[0]].name for p in s.players]
        assert sorted(areas) == ["ST1", "ST2", "ST3", "ST4"]
        assert all(len(p.area) == 1 for p in s.players)
        dealt.add(tuple(areas))
    assert len(dealt) > 3


def test_r2_11_draw_stacks_are_shuffled() -> None:
    """Two seats and two seeds have different stacks."""
    s, other = game(2, 1), game(2, 2)
    stacks = {(*p.hand, *p.draw) for p in (*s.players, *other.players)}
    assert len(stacks) == 4


@pytest.mark.parametrize("seats", SEATS)
def test_r2_12_money_and_cards_grow_with_the_turn_order(seats: int) -> None:
    """6 / 7 / 8 / 9 dollars, 4 / 5 / 6 / 7 cards, one exchange token each."""
    players = game(seats).players
    assert [p.dollars for p in players] == [6, 7, 8, 9][:seats]
    assert [len(p.hand) for p in players] == [4, 5, 6, 7][:seats]
    assert [len(p.draw) for p in players] == [10, 9, 8, 7][:seats]
    assert [p.tokens for p in players] == [1] * seats


def test_r2_13_the_first_seat_begins() -> None:
    """Seat 0 is whoever the players make the first; it is asked first."""
    assert game(3).waiting() == [0]


def test_r2_1_city_names_and_values_of_this_edition() -> None:
    """T9: ten cities in order, and no city of another edition in the action texts."""
    rules = game(2).rules
    values = [0, 1, 4, 6, 8, 10, 12, 14, 16, 18]
    assert [city.value for city in rules.cities] == values
    texts = " ".join(GAME.actions.by_text)
    assert not any(name in texts for name in ("topeka", "wichita", "sacramento", "san_francisco"))
