"""Sam beside the cardboard: what is asked and told, card by card (R14)."""

from __future__ import annotations

import pytest

from tests.companion.playing import hear, sam
from trailboss.companion.base import GO, LAST
from trailboss.companion.opponents.trail.work import purchases
from trailboss.games.gwt2.components import WORKERS
from trailboss.games.gwt2.sam.deck import SAM_CARDS
from trailboss.games.trail.rules import AutomaCard

BUILT = ["sam-ask-space"]
BOUGHT = ["sam-ask-cattle"]
ASKED = {
    1: ["sam-ask-hired"],
    2: ["sam-ask-station"],
    3: ["sam-ask-objective"],
    4: [],
    5: ["sam-ask-hazard"],
    6: ["sam-ask-hired"],
    7: ["sam-ask-station"],
    8: BOUGHT,
    9: BUILT,
    10: BUILT,
    11: ["sam-ask-engineer", "sam-ask-station"],
    12: BOUGHT,
    13: BOUGHT,
    14: ["sam-ask-station"],
    15: BUILT,
}
"""After the move, if he is the specialist that the card asks for and has two workers a row."""
ANSWERS = {
    "sam-ask-hired": "builder",
    "sam-ask-station": "0",
    "sam-ask-objective": "5",
    "sam-ask-hazard": "4",
    "sam-ask-cattle": "3",
}
CARDS = pytest.mark.parametrize("card", SAM_CARDS, ids=lambda card: str(card.n))


@CARDS
def test_r14_6_each_card_is_told_and_asks_what_it_needs(card: AutomaCard) -> None:
    """A card is named, its steps are said, and only what lies on the table is asked."""
    side = sam(level="medium")
    side.things.workers = dict.fromkeys(WORKERS, 2)
    side.things.specialty = card.specialist or "cowboy"
    side.deck = [card.n]
    counted = ["sam-ask-buildings"] if card.per == "buildings" else []
    asked = [*counted, "sam-ask-arrived", *ASKED[card.n]]
    answers = {key: text for key, text in ANSWERS.items() if key in asked}
    heard = hear(side.desk, side.take_turn(False), answers | dict.fromkeys(counted, "1"))
    assert heard.told[0].key == "sam-card" and heard.told[0].head
    assert heard.values("sam-card") == {"number": card.n, "card": f"sam-card-{card.n}"}
    steps = 2 if card.per in ("cowboys", "specialists") else card.steps
    assert heard.values("sam-move") == {"steps": steps}
    assert heard.questions == asked and "sam-idle" not in heard.lines


@pytest.mark.parametrize("card", [card for card in SAM_CARDS if card.specialist])
def test_r14_6_without_the_specialization_he_only_moves(card: AutomaCard) -> None:
    """The condition of the card is checked by the companion."""
    side = sam(level="medium")
    side.things.specialty = "builder" if card.specialist != "builder" else "engineer"
    side.deck = [card.n]
    counted = {"sam-ask-buildings": "0"} if card.per == "buildings" else {}
    heard = hear(side.desk, side.take_turn(False), counted)
    assert heard.questions == [*counted, "sam-ask-arrived"]
    assert heard.lines[-1] == "sam-idle"


@pytest.mark.parametrize(("own", "yours", "steps"), [(0, 0, 1), (3, 1, 3), (2, 4, 4)])
def test_r14_6_steps_by_the_side_with_more_buildings(own: int, yours: int, steps: int) -> None:
    """His are known, yours are asked; at least one step."""
    side = sam()
    side.things.buildings = list(range(1, own + 1))
    side.deck = [10]
    heard = hear(side.desk, side.take_turn(False), {"sam-ask-buildings": str(yours)})
    assert heard.values("sam-move") == {"steps": steps}


def test_r14_5_what_he_never_does_stands_in_the_first_turn_only() -> None:
    """The way, with its ties, and your fees are told every time."""
    side = sam()
    side.moved = False
    side.deck = [4, 4]
    lines = [hear(side.desk, side.take_turn(False)).lines for _ in range(2)]
    assert lines[0] == ["sam-card", "sam-move", "sam-move-note", "sam-bandit"]
    assert lines[1] == ["sam-card", "sam-move", "sam-bandit"]


def test_r14_7_a_hired_worker_joins_his_row() -> None:
    """Somebody or nobody; a trade of which he has more becomes his specialization."""
    side = sam()
    hear(side.desk, side.work.act("hire-cheapest"), {"sam-ask-hired": "nobody"})
    assert side.things.workers == dict.fromkeys(WORKERS, 1)
    heard = hear(side.desk, side.work.act("hire-cheapest"), {"sam-ask-hired": "engineer"})
    assert heard.values("sam-hired") == {"worker": "engineer", "count": 2}
    assert heard.values("sam-specialty") == {"worker": "engineer"}
    heard = hear(side.desk, side.work.act("hire-cheapest"), {"sam-ask-hired": "cowboy"})
    assert "sam-specialty" not in heard.lines and side.things.specialty == "engineer"


def test_r14_7_full_rows_are_not_offered() -> None:
    """With six workers of a trade he has no room; with three full rows nothing is asked."""
    side = sam()
    side.things.workers = {"cowboy": 6, "builder": 2, "engineer": 6}
    heard = hear(side.desk, side.work.act("hire-specialist"), {"sam-ask-hired": "nobody"})
    assert heard.lines[0] == "sam-hire-other"
    assert heard.asked[0].choices == ("builder", "nobody")
    side.things.workers = dict.fromkeys(WORKERS, 6)
    heard = hear(side.desk, side.work.act("hire-cheapest"))
    assert heard.questions == [] and heard.lines.count("sam-row-full") == 3
    assert hear(side.desk, side.work.act("hire-engineer")).lines == ["sam-row-full"]


def test_r14_7_the_specialist_is_the_usual_answer() -> None:
    """Card 6 looks for his specialization first."""
    side = sam()
    hear(side.desk, side.work.act("hire-specialist"))
    assert side.things.workers["cowboy"] == 2


def test_r14_8_a_station_gets_a_disc_and_is_asked_no_more() -> None:
    """Points of the station, the stationmaster at the first five."""
    side = sam()
    heard = hear(side.desk, side.work.engine(), {"sam-ask-station": "2"})
    assert heard.values("sam-upgrade") == {"station": 2, "vp": 1}
    assert heard.lines[-1] == "sam-master"
    heard = hear(side.desk, side.work.engine(), {"sam-ask-station": "6"})
    assert "2" not in heard.asked[0].choices and "sam-master" not in heard.lines
    assert side.things.score().lines[2].points == 1 + 5


def test_r14_8_from_the_end_of_the_line_back_to_the_first_station_he_lacks() -> None:
    """Station 10 first, then the earliest one, unless its turnout is occupied."""
    side = sam()
    side.things.stations = [1, 3]
    heard = hear(side.desk, side.work.engine(), {"sam-ask-station": "10"})
    assert heard.questions == ["sam-ask-station", "sam-ask-return"]
    assert side.things.stations == [1, 3, 10, 2]
    heard = hear(side.desk, side.work.engine(), {"sam-ask-station": "10", "sam-ask-return": "0"})
    assert heard.lines == ["sam-engine", "sam-engine-return", "sam-engine-back"]
    assert side.things.stations == [1, 3, 10, 2]


def test_r14_8_without_a_disc_he_stops_for_no_station() -> None:
    """All 14 discs are out: only the end of the line matters."""
    side = sam()
    side.things.cities = [9] * 14
    heard = hear(side.desk, side.work.engine(), {"sam-ask-terminus": "10"})
    assert heard.lines == ["sam-engine-only", "sam-no-disc", "sam-engine-back"]
    assert side.things.stations == []


def test_r14_10_what_he_takes_scores() -> None:
    """Objective and hazard by their points, a bandit without; 0 means there was none."""
    side = sam()
    for action, key, points in (
        ("objective", "sam-ask-objective", "5"),
        ("objective", "sam-ask-objective", "0"),
        ("hazard", "sam-ask-hazard", "4"),
        ("hazard", "sam-ask-hazard", "0"),
    ):
        hear(side.desk, side.work.act(action), {key: points})
    assert hear(side.desk, side.work.act("bandit")).questions == []
    assert (side.things.objectives, side.things.hazards) == ([5], [4])


@pytest.mark.parametrize(
    ("cowboys", "found"),
    [
        (0, []),
        (1, ["value-3-1", "simmental-1"]),
        (2, ["value-3-1", "simmental-1"]),
        (3, ["value-3-1", "simmental-1", "value-3-2", "shorthorn-1"]),
        (4, ["value-3-1", "simmental-1", "value-3-2", "shorthorn-1", "hereford-1"]),
        (
            5,
            ["value-3-1", "simmental-1", "value-3-2", "shorthorn-1", "hereford-1", "shorthorn-2"],
        ),
    ],
)
def test_r14_9_what_his_cowboys_can_buy(cowboys: int, found: list[str]) -> None:
    """Within 8 dollars, in the order of the ties: fewer cowboys, then fewer dollars."""
    assert purchases(cowboys) == found


def test_r14_9_card_12_buys_with_one_cowboy_fewer() -> None:
    """Two cards are opened first; with one cowboy nothing is left to buy with."""
    side = sam()
    side.deck = [12]
    heard = hear(side.desk, side.take_turn(False))
    assert heard.lines[-3:] == ["sam-reveal", "sam-buy", "sam-buy-none"]
    side.things.workers["cowboy"] = 4
    side.deck = [12]
    heard = hear(side.desk, side.take_turn(False), {"sam-ask-cattle": "5"})
    assert heard.values("sam-buy") == {"cowboys": 3, "dollars": 8}
    assert side.things.cattle == [5]


@pytest.mark.parametrize(
    ("builders", "standing", "space", "tile", "old"),
    [
        (1, [], "yes", "1b", 0),
        (2, [], "yes", "4b", 0),
        (2, [4], "", "6b", 4),
        (3, [1], "", "6b", 1),
        (3, [6], "yes", "12b", 0),
        (3, [6], "no", "9b", 6),
        (4, [1, 5], "", "7b", 1),
        (3, [1, 5], "", "9b", 5),
    ],
)
def test_r14_9_the_building_is_chosen_by_the_companion(
    builders: int, standing: list[int], space: str, tile: str, old: int
) -> None:
    """Most builders, then most points replaced, then most fees won, then the highest number."""
    side = sam()
    side.things.workers["builder"] = builders
    side.things.buildings = list(standing)
    heard = hear(side.desk, side.work.build(), {"sam-ask-space": space} if space else {})
    if old:
        told = heard.values("sam-replaced")
        assert (told["tile"], told["old"]) == (tile, f"{old}b")
        assert old not in side.things.buildings and side.things.replaced == [old]
    else:
        assert heard.values("sam-built")["tile"] == tile
    assert int(tile[:-1]) in side.things.buildings


def test_r14_9_equal_buildings_are_asked_for() -> None:
    """Two tiles with the same figures: the one that comes first on the trail is replaced."""
    side = sam()
    side.things.workers["builder"] = 3
    side.things.buildings = [5, 12]
    heard = hear(side.desk, side.work.build(), {"sam-ask-old": "tile:12"})
    assert heard.asked[-1].choices == ("tile:5", "tile:12")
    assert sorted(side.things.buildings) == [5, 9]


def test_r14_9_nothing_to_build() -> None:
    """No space and nothing to replace."""
    side = sam()
    heard = hear(side.desk, side.work.build(), {"sam-ask-space": "no"})
    assert heard.lines[-1] == "sam-build-none" and side.things.buildings == []


@pytest.mark.parametrize(
    ("level", "first", "then"),
    [
        ("easy", "st_louis", ["bloomington", "peoria", "chicago", "toledo", "pittsburgh"]),
        ("medium", "bloomington", ["peoria", "chicago", "toledo", "pittsburgh", "philadelphia"]),
        ("hard", "chicago", ["toledo", "pittsburgh", "philadelphia", "new_york", "new_york"]),
    ],
)
def test_r14_11_one_disc_to_the_next_city(level: str, first: str, then: list[str]) -> None:
    """From the city of the level to the right, New York again and again (R14.3)."""
    side = sam(level=level)
    cities = []
    for _ in range(6):
        city = side.things.next_city()
        objective = city in (4, 5) and city - 1 in side.things.cities
        answers = {"sam-ask-objective": "3"} if objective else {}
        cities.append(hear(side.desk, side.visit(False), answers).values("sam-deliver")["city"])
    assert cities == [first, *then]


def test_r14_11_arrows_between_his_cities() -> None:
    """Objective cards are his, exchange tokens are not, points count at the end."""
    side = sam(level="easy")
    hear(side.desk, side.visit(False))
    assert "sam-ask-objective" not in hear(side.desk, side.visit(False)).questions
    hear(side.desk, side.visit(False), {"sam-ask-objective": "4"})
    hear(side.desk, side.visit(False), {"sam-ask-objective": "5"})
    heard = hear(side.desk, side.visit(False))
    assert heard.values("sam-arrow-points") == {"vp": 6}
    assert side.things.objectives == [4, 5]
    assert side.things.score().lines[1].points == 6


def test_r14_11_tiles_by_lot() -> None:
    """Chance picks a tile of each column; both halves come up."""
    side = sam()
    halves = set()
    for _ in range(5):
        city = side.things.next_city()
        answers = {"sam-ask-objective": "3"} if city in (4, 5) else {}
        told = hear(side.desk, side.visit(False), answers).values("sam-visit")
        assert list(told) == ["first", "second", "third"]
        halves |= set(told.values())
    assert halves == {"upper", "lower"}


def test_r14_11_without_a_disc_there_is_no_delivery() -> None:
    """The rest of the visit happens."""
    side = sam()
    side.things.cities = [9] * 14
    heard = hear(side.desk, side.visit(False))
    assert heard.lines[-2:] == ["sam-no-delivery", "sam-return"]


def test_r14_13_the_job_market_token_ends_the_game() -> None:
    """He takes it for 2 points and you have one last turn; in his last turn it is not asked."""
    side = sam()
    side.deck = [4]
    answers = {
        "sam-ask-worker": "builder",
        "turn": GO,
        "sam-ask-arrived": "yes",
        "sam-ask-token": "yes",
        "ask-own-points": "5",
    }
    heard = hear(side.desk, side.script(), answers)
    assert heard.lines[-3:] == ["sam-your-last", "final", "shared"]
    assert side.things.score().lines[-1].points == 2
    other = sam()
    other.deck = [4]
    heard = hear(other.desk, other.take_turn(True), {"sam-ask-arrived": "yes"})
    assert heard.lines[0] == "sam-last" and "sam-no-workers" in heard.lines


@pytest.mark.parametrize(("own", "last"), [("4", "won"), ("2", "lost"), ("3", "shared")])
def test_r14_12_the_verdict(own: str, last: str) -> None:
    """You need more points; a tie is a shared victory."""
    side = sam()
    side.deck = [4]
    answers = {"sam-ask-worker": "builder", "turn": LAST, "ask-own-points": own}
    assert hear(side.desk, side.script(), answers).lines[-1] == last


@pytest.mark.parametrize(
    ("level", "cards", "workers"), [("easy", 12, 1), ("medium", 15, 1), ("hard", 15, 2)]
)
def test_r14_3_the_levels(level: str, cards: int, workers: int) -> None:
    """Cards 13 to 15 stay in the box of an easy game; a hard one has three workers more."""
    side = sam(level=level)
    assert sorted(side.deck) == list(range(1, cards + 1))
    assert set(side.things.workers.values()) == {workers}
    heard = hear(side.desk, side.set_up(), {"sam-ask-worker": "engineer"})
    assert side.things.workers["engineer"] == workers + 1
    assert side.things.specialty == "engineer" and side.things.objectives == [3]
    assert ("sam-set-up-removed" in heard.lines) == (level == "easy")
    assert ("sam-set-up-extra" in heard.lines) == (level == "hard")


def test_r14_4_used_cards_are_shuffled_when_the_deck_is_empty() -> None:
    """The next deck has the same cards."""
    side = sam()
    side.deck, side.used = [], [4, 4, 4]
    heard = hear(side.desk, side.take_turn(False))
    assert heard.lines[0] == "sam-shuffle"
    assert (side.deck, side.used) == ([4, 4], [4])


def test_r14_6_printed_cards_are_asked_for() -> None:
    """With the own deck of the person the companion asks what the card shows."""
    side = sam(deck="box")
    answers = {"sam-ask-move": "per-cowboys", "sam-ask-action": "do-nothing"}
    heard = hear(side.desk, side.take_turn(False), answers)
    assert heard.values("sam-move") == {"steps": 1} and heard.lines[-1] == "sam-move"
    answers = {"sam-ask-move": "steps:2", "sam-ask-action": "do-hazard", "sam-ask-hazard": "2"}
    hear(side.desk, side.take_turn(False), answers)
    assert side.things.hazards == [2]


def test_r14_12_his_score_line_by_line() -> None:
    """All that the companion holds for him."""
    side = sam(level="hard")
    things = side.things
    things.workers = {"cowboy": 6, "builder": 5, "engineer": 4}
    things.buildings, things.replaced = [7, 2], [1]
    things.stations, things.cities = [1, 9, 10], [5, 6, 7, 8, 9, 9]
    things.hazards, things.cattle, things.objectives = [4, 3], [5, 7], [3, 5]
    things.token = True
    assert {line.label: line.points for line in side.score().lines} == {
        "buildings": 6 + 1,
        "cities": 6 + 8 + 4 + 6 + 9 + 9,
        "stations": 1 + 8 + 9,
        "hazards": 7,
        "cattle": 12,
        "objectives": 8,
        "workers": 3 * 4,
        "job-market-token": 2,
    }
    assert {line.rule for line in side.score().lines} == {"R14.12"}
    assert things.discs_left() == 14 - 3 - 6
