"""Scoring: eleven lines, objectives at their best, ties (R11.3-R11.7)."""

from __future__ import annotations

import pytest

from tests.games.arranging import cards, clear_slots, hold, lay, use
from tests.games.gwt2.arrange import GAME, play, score, table
from tests.games.holdings import own
from trailboss.core.game import Line, Score, winners

LABELS = [
    "dollars",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "stationmasters",
    "workers",
    "slots",
    "job-market-token",
]


def test_r11_3_there_are_eleven_lines_in_their_order() -> None:
    """Each with a rule of the score chapter or of the slot or city it comes from."""
    lines = GAME.scores(table())[0].lines
    assert [line.label for line in lines] == LABELS
    assert all(line.rule.startswith("R") for line in lines)


def test_r11_3_a_player_with_nothing_has_nothing() -> None:
    s = table()
    s.players[0].dollars = 0
    assert set(score(s, 0).values()) == {0}
    assert GAME.scores(s)[0].total == 0


@pytest.mark.parametrize(("dollars", "vp"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (14, 2)])
def test_r11_3_one_point_per_full_five_dollars(dollars: int, vp: int) -> None:
    s = table()
    s.players[0].dollars = dollars
    assert score(s, 0)["dollars"] == vp


def test_r11_3_own_buildings_on_the_trail() -> None:
    """4a is worth 3 and 9a 9; the others' buildings and the reserve are worth nothing."""
    s = own(table(), 0, "A1:4 A2:9")
    own(s, 1, "B1:11")
    assert score(s, 0)["buildings"] == 12
    assert score(s, 1)["buildings"] == 20


def test_r11_3_a_replaced_building_is_worth_nothing() -> None:
    """8a on the place of 6a: 6 points instead of 5."""
    s = table()
    lay(s, "A1", "0:6")
    s.players[0].workers = (1, 6, 1)
    s.players[0].dollars = 2
    assert score(s, 0)["buildings"] == 5
    play(use(s, 0, "B"), 0, "use 2", "build 8", "site A1")
    assert score(s, 0)["buildings"] == 6


def test_r11_3_side_b_has_its_own_points() -> None:
    """3b is worth 3 where 3a is worth 1."""
    assert score(own(table(), 0, "A1:3"), 0)["buildings"] == 1
    assert score(own(table(sides="b"), 0, "A1:3"), 0)["buildings"] == 3


CITIES = [
    ("philadelphia pittsburgh", 6 + 4),
    ("kansas_city kansas_city", -12),
    ("fulton st_louis", -3),
    ("st_louis bloomington peoria chicago", 0),
    ("chicago toledo pittsburgh philadelphia new_york new_york", 6 + 8 + 4 + 6 + 18),
    ("chicago pittsburgh", 0),
    ("kansas_city fulton philadelphia new_york", -6 + 6 + 9),
]


@pytest.mark.parametrize(("cities", "vp"), CITIES)
def test_r11_3_cities_and_pairs(cities: str, vp: int) -> None:
    """Discs score by city, pairs only with both discs (X27)."""
    assert score(own(table(), 0, cities=cities), 0)["cities"] == vp


def test_r11_6_the_city_line_may_be_negative() -> None:
    """Three discs on Kansas City cost 18 of the total."""
    s = own(table(), 0, cities="kansas_city kansas_city kansas_city")
    s.players[0].dollars = 0
    assert GAME.scores(s)[0].total == -18


def test_r11_6_the_objective_line_may_be_negative() -> None:
    s = own(table(), 0, area="OB21 OB22 OB01")
    s.players[0].dollars = 0
    assert GAME.scores(s)[0].total == -8


def test_r11_3_stations() -> None:
    """1, 6 and 10: 1 + 5 + 9; all ten: 44."""
    assert score(own(table(), 0, stations="1 6 10"), 0)["stations"] == 15
    s = own(table(), 0, stations="1 2 3 4 5 6 7 8 9 10")
    assert score(s, 0)["stations"] == 1 + 1 + 2 + 2 + 3 + 5 + 6 + 7 + 8 + 9


def test_r11_3_hazards() -> None:
    s = own(table(), 0, hazards="flood-4-green drought-3-black rockfall-2-green")
    assert score(s, 0)["hazards"] == 9


def test_r11_3_cattle_cards_of_the_deck() -> None:
    """Hand, draw stack and discard pile count alike: 2 corriente, a 5 and a 7 (X39)."""
    s = own(table(), 0, discard="corriente shorthorn-5")
    hold(s, 0, "corriente")
    s.players[0].draw += cards(s, "hereford-7")
    assert score(s, 0)["cattle"] == 3 + 3 + 5 + 7


def test_r11_3_a_removed_card_is_worth_nothing() -> None:
    s = table()
    hold(s, 0, "hereford-7")
    assert score(s, 0)["cattle"] == 7
    s.players[0].engine = 1
    clear_slots(s, 0, "AUX5_left")
    play(use(s, 0, "B"), 0, "aux 5", "engine 0", "remove hereford-7")
    assert score(s, 0)["cattle"] == 0


@pytest.mark.parametrize(
    ("workers", "vp"),
    [((1, 1, 1), 0), ((4, 4, 4), 0), ((5, 1, 1), 4), ((6, 1, 5), 12), ((6, 6, 6), 24)],
)
def test_r11_3_four_points_per_worker_on_spaces_5_and_6(
    workers: tuple[int, int, int], vp: int
) -> None:
    s = table()
    s.players[0].workers = workers
    assert score(s, 0)["workers"] == vp


def test_r11_3_three_points_for_step_right() -> None:
    """No other slot is worth points."""
    s = table()
    clear_slots(s, 0, "STEP_RIGHT")
    assert score(s, 0)["slots"] == 3
    clear_slots(s, 1, " ".join(d.name for d in s.rules.discs if d.name != "STEP_RIGHT"))
    assert score(s, 1)["slots"] == 0


def test_r11_3_two_points_for_the_job_market_token() -> None:
    s = table()
    s.holder = 1
    assert [score(s, seat)["job-market-token"] for seat in (0, 1)] == [0, 2]


def test_r11_3_the_whole_sheet() -> None:
    """The example of the score sheet adds up (X39)."""
    s = own(table(), 0, "A1:4 A2:9", "1 6 10", "flood-4-green flood-3-green flood-2-green")
    own(s, 0, discard="corriente corriente shorthorn-5 hereford-7")
    p = s.players[0]
    p.dollars, p.workers, s.holder = 14, (6, 1, 5), 0
    clear_slots(s, 0, "STEP_RIGHT")
    assert GAME.scores(s)[0].total == 2 + 12 + 15 + 9 + 18 + 12 + 3 + 2


def test_r11_4_the_example_of_objective_scoring() -> None:
    """Three buildings, three hazards, an orange bandit, two discs on New York: 18 (X24)."""
    area = "ST3 OB19 OB21 OB22"
    things = {"hazards": "flood-2-green flood-2-green flood-2-green", "bandits": "bandit-orange"}
    s = own(table(), 0, "A1:1 A2:2 A3:3", cities="new_york new_york", area=area, **things)
    assert score(s, 0)["objectives"] == 18
    s = own(table(), 0, "A1:1 A2:2 A3:3", cities="new_york", area=area, **things)
    assert score(s, 0)["objectives"] == 3 + 5 + 5 - 3
    s = own(table(), 0, "A1:1 A2:2", cities="new_york new_york", area=area, **things)
    assert score(s, 0)["objectives"] == 15


def test_r11_4_a_card_of_the_deck_joins_or_is_dropped() -> None:
    """Fulfilled it scores, unfulfilled it is left out; in the area it would cost three."""
    for zone in ("hand", "draw", "discard"):
        s = table()
        setattr(s.players[0], zone, cards(s, "OB21"))
        assert score(s, 0)["objectives"] == 0
        own(s, 0, cities="new_york")
        assert score(s, 0)["objectives"] == 5


def test_r11_4_a_card_of_the_deck_takes_nothing_from_a_better_use() -> None:
    """One building: the five of the area card, not the three of the card in the deck."""
    s = own(table(), 0, "A1:1", bandits="bandit-orange bandit-orange bandit-green")
    own(s, 0, hazards="flood-2-green flood-2-green", area="OB19", discard="OB01 OB02")
    assert score(s, 0)["objectives"] == 5


def test_r11_4_an_area_card_may_go_unfulfilled_for_a_better_sum() -> None:
    """The New York disc serves one of three cards; two penalties remain."""
    s = own(table(), 0, cities="new_york", area="OB21 OB22 OB23")
    assert score(s, 0)["objectives"] == 5 - 6


def test_r11_4_an_objective_card_without_its_action_adds_nothing_else() -> None:
    """Scoring OB01 from the deck gives no two dollars and moves no card."""
    s = own(table(), 0, "A1:1", bandits="bandit-orange bandit-orange", discard="OB01")
    before = GAME.dump(s)
    assert score(s, 0)["objectives"] == 3
    assert GAME.dump(s) == before


def test_r11_4_the_stationmaster_that_counts_cards_is_weighed_together() -> None:
    """SM2: an unfulfilled card of the deck at -2 completes a pair worth 3."""
    s = own(table(), 0, area="ST1", discard="OB01")
    assert score(s, 0)["objectives"] == 0
    own(s, 0, masters="SM2")
    assert (score(s, 0)["objectives"], score(s, 0)["stationmasters"]) == (-2, 3)


def test_r11_4_a_penalty_of_three_for_a_pair_of_three_is_no_gain() -> None:
    """Then the card is dropped, or joins: the sum is the same, never worse."""
    s = own(table(), 0, area="ST1", discard="OB21", masters="SM2")
    lines = score(s, 0)
    assert lines["objectives"] + lines["stationmasters"] == 0


def test_r11_5_most_points_win() -> None:
    rows = [Score(seat, (Line("R11.3", "dollars", vp),)) for seat, vp in enumerate((7, 9, 8))]
    assert winners(rows) == [1]


def test_r11_5_a_tie_is_a_shared_victory() -> None:
    """No tie-break by money or by seat."""
    s = table(3)
    for p, dollars in zip(s.players, (10, 14, 9), strict=True):
        p.dollars = dollars
    assert [row.total for row in GAME.scores(s)] == [2, 2, 1]
    assert winners(GAME.scores(s)) == [0, 1]
    assert all(row.tie == 0 for row in GAME.scores(s))
