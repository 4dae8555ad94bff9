"""Set-up: every zone before the first turn (R3)."""

from __future__ import annotations

import pytest

from tests.games.arranging import names, node, tile
from tests.games.gwt1.arrange import GAME, game
from trailboss.core.errors import BadOptions
from trailboss.games.trail.rules import BANDIT, HAZARD, WORKER
from trailboss.games.trail.setup import first_tiles
from trailboss.games.trail.state import TrailState

SEATS = (2, 3, 4)
VILLAGE = tuple(f"TP_{name}" for name in ("M3", "M2", "M1", "P1", "P2", "P4", "P6", "P8", "P10"))
ZONES = tuple(tuple(f"{zone}{n}" for n in range(1, 5)) for zone in ("FLOOD", "DROUGHT", "ROCK"))


def laid(s: TrailState) -> list[int]:
    """All hazards and teepees on the board."""
    return [one for one in s.board if one and s.rules.tiles[one].kind in (HAZARD, BANDIT)]


def test_r3_1_five_stationmasters_all_in_play() -> None:
    """Shuffled onto the five stations; over many games they lie in many orders."""
    orders = {game(2, seed).masters for seed in range(20)}
    assert all(sorted(order) == [1, 2, 3, 4, 5] for order in orders)
    assert len(orders) > 10
    assert len(game(2).rules.masters) == 5


def test_r3_2_neutral_buildings_on_their_letters_or_shuffled() -> None:
    """The same seven tiles on A to G."""
    s = game(2)
    home = [s.board[node(s, letter)] for letter in "ABCDEFG"]
    assert [s.rules.tiles[one].name for one in home] == list("ABCDEFG")
    orders = set()
    for seed in range(10):
        s = game(2, seed, neutral="shuffled")
        orders.add(tuple(s.board[node(s, letter)] for letter in "ABCDEFG"))
    assert len(orders) > 5
    assert all(sorted(order) == sorted(home) for order in orders)


@pytest.mark.parametrize(("seats", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_r3_3_r3_6_the_job_market_is_filled_up_to_the_token(seats: int, workers: int) -> None:
    """The token is in row 2; the rightmost columns of rows 1 and 2 up to its left."""
    s = game(seats)
    used = [*range(4 - seats, 4), *range(8 - seats, 7)]
    assert s.token + 1 == 2
    assert [at for at, job in enumerate(s.jobs) if job] == used
    assert len(used) == workers
    assert len(s.bags[1]) == 33 - workers - 2


def test_r3_4_ninety_four_tiles_in_three_piles() -> None:
    """35 hazards and teepees, 33 workers, 26 mixed; every game in another order."""
    rules = game(2).rules
    kinds = [{rules.tiles[one].kind for one in bag} for bag in rules.bags]
    assert [len(bag) for bag in rules.bags] == [35, 33, 26]
    assert kinds == [{HAZARD, BANDIT}, {WORKER}, {WORKER, BANDIT}]
    assert len({game(2, seed).bags for seed in range(5)}) == 5


def test_r3_5_seven_tiles_fill_village_and_zones_from_the_lowest() -> None:
    """100 games: no gaps, the village from -3 upwards, and the rest in pile 1."""
    for seed in range(100):
        s = game(2, seed)
        assert len(laid(s)) == 7
        for row in (VILLAGE, *ZONES):
            full = [bool(s.board[node(s, name)]) for name in row]
            assert full == sorted(full, reverse=True), (seed, row)
        assert sorted((*laid(s), *s.foresight[0], *s.bags[0])) == sorted(s.rules.bags[0])


def test_r3_5_a_hazard_of_a_full_zone_goes_back_and_does_not_count() -> None:
    """Five floods on top of the pile: four lie there, the fifth is still in the pile."""
    s = game(2)
    flood = tile(s, "flood-4-green")
    s.board = tuple(0 if one in laid(s) else one for one in s.board)
    s.bags = ((flood,) * 5 + (tile(s, "teepee_green"),) * 3, *s.bags[1:])
    first_tiles(s)
    assert (laid(s).count(flood), len(laid(s))) == (4, 7)
    assert s.bags[0] == (flood,)


def test_r3_7_two_tiles_of_each_pile_are_foreseen() -> None:
    """Each column shows tiles of its own pile."""
    s = game(3, 5)
    for column, bag, left in zip(s.foresight, s.rules.bags, s.bags, strict=True):
        assert len(column) == 2
        assert all(one in bag and one for one in column)
        assert len(left) < len(bag)


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 13)])
def test_r3_8_the_cattle_market(seats: int, size: int) -> None:
    """36 cards, some of them open."""
    s = game(seats)
    assert (len(s.market), len(s.market) + len(s.cattle)) == (size, 36)


def test_r3_9_four_objective_cards_lie_open() -> None:
    """24 cards in all, none of them a starting one."""
    s = game(2)
    assert (len(s.display), len(s.objectives)) == (4, 20)
    assert len({*s.display, *s.objectives}) == 24
    assert not any(name.startswith("start") for name in names(s, (*s.display, *s.objectives)))


@pytest.mark.parametrize("seats", SEATS)
def test_r3_10_four_cards_for_everybody(seats: int) -> None:
    """No seat has more, and nobody discards on the first turn; no exchange tokens."""
    s = game(seats)
    for p in s.players:
        assert (len(p.hand), len(p.draw), p.tokens) == (4, 10, 0)
        assert (p.reserve, sum(p.discs), p.engine) == (tuple(range(10)), 14, 0)
        assert (p.certificates, p.herder, p.workers) == (0, -1, (1, 1, 1))
    assert {action.verb for action in s.legal(0)} == {"go"}
    assert s.anytime == ()


def test_r3_11_the_sides_are_the_same_for_everybody() -> None:
    """All a, all b, one random side per number, or written out for ten numbers."""
    assert game(2).sides == (0,) * 10
    assert game(2, sides="b").sides == (1,) * 10
    assert len({game(2, seed, sides="random").sides for seed in range(20)}) > 10
    assert game(2, sides="ababababab").sides == (0, 1) * 5
    for wrong in ("c", "abab", "a" * 12):
        with pytest.raises(BadOptions):
            GAME.setup(2, 1, {"sides": wrong})


@pytest.mark.parametrize("seats", SEATS)
def test_r3_12_one_starting_objective_each(seats: int) -> None:
    """Face up, all different; the rest are nowhere."""
    s = game(seats)
    given = [name for p in s.players for name in names(s, p.area)]
    assert len(given) == len(set(given)) == seats
    assert set(given) <= {f"start_{n}" for n in range(1, 5)}


@pytest.mark.parametrize("seats", SEATS)
def test_r3_13_dollars_in_turn_order(seats: int) -> None:
    """6, 7, 8, 9; seat 0 begins."""
    s = game(seats)
    assert [p.dollars for p in s.players] == [6, 7, 8, 9][:seats]
    assert s.waiting() == [0]


@pytest.mark.parametrize("seats", [1, 5])
def test_r3_10_two_to_four_players(seats: int) -> None:
    """There is no solo game and no fifth colour."""
    with pytest.raises(BadOptions, match=f"not {seats}"):
        GAME.setup(seats, 1, {})
