"""Sue beside the cardboard: what is asked and told, card by card (R14)."""

from __future__ import annotations

import pytest

from tests.companion.playing import hear, sue
from trailboss.games.elpaso.sue.deck import SUE_CARDS, SueCard

NO_TRAIN = {"sue-ask-train-token": "none", "sue-ask-train-cow": "none"}
PLACES = {card.name: place for place, card in enumerate(SUE_CARDS)}
ASKED = {
    "market": ["sue-ask-cow"],
    "train": ["sue-ask-side", "sue-ask-bonus"],
    "build": ["sue-ask-kind", "sue-ask-building"],
    "draw_1": [],
    "draw_2": [],
    "best_of_three": ["sue-ask-cow"],
}
"""After the move, with one worker of each speciality, the cowboy leftmost."""


@pytest.mark.parametrize("card", SUE_CARDS, ids=PLACES)
def test_r14_6_each_card_is_told_and_asks_what_it_needs(card: SueCard) -> None:
    """A card is named, its steps are said, and only what lies on the table is asked (R14.7)."""
    side = sue()
    side.deck = [PLACES[card.name]]
    answers = {"sue-ask-side": "plain", "sue-ask-bonus": "3"} if card.action == "train" else {}
    heard = hear(side.desk, side.take_turn(False), answers)
    assert heard.told[0].key == "sue-card" and heard.told[0].head
    assert heard.values("sue-card") == {"card": f"sue-{card.name}"}
    assert heard.values("sue-move") == {"steps": card.steps or 1}
    assert heard.questions == ["sue-ask-arrived", *ASKED[card.action]]
    assert ("sue-counts" in heard.lines) == bool(card.per)


@pytest.mark.parametrize("name", ["a5", "a6", "a7"])
def test_r14_7_a_step_for_each_worker_of_the_speciality(name: str) -> None:
    """The companion knows her workers and says the number of steps."""
    side = sue()
    card = SUE_CARDS[PLACES[name]]
    side.things.workers[card.per] = 3
    side.deck = [PLACES[name]]
    side.work.train = {3: ()}
    heard = hear(side.desk, side.take_turn(False))
    assert heard.values("sue-counts") == {"worker": card.per, "count": 3}
    assert heard.values("sue-move") == {"steps": 3}


def test_r14_7_what_a_step_is_stands_in_the_first_turn_only() -> None:
    """The longer explanation comes once."""
    side = sue()
    side.moved = False
    side.deck = [PLACES["a4"], PLACES["a4"]]
    lines = [hear(side.desk, side.take_turn(False)).lines for _ in range(2)]
    assert ["sue-move-note" in told for told in lines] == [True, False]


@pytest.mark.parametrize(
    ("cowboys", "cow"),
    [(1, "black_angus"), (2, "corriente"), (3, "shorthorn"), (4, "hereford"), (6, "hereford")],
)
def test_r14_8_a_cow_by_the_number_of_cowboys(cowboys: int, cow: str) -> None:
    """The usual answer is the breed of the number; cheaper ones and none can be answered."""
    side = sue()
    side.things.workers["cowboy"] = cowboys
    heard = hear(side.desk, side.work.market())
    assert heard.values("sue-market") == {"cowboys": cowboys, "cow": cow}
    (question,) = heard.asked
    assert (question.default, question.choices[-2:]) == (cow, ("black_angus", "none"))
    assert side.things.cows == [cow]


def test_r14_8_the_next_cheaper_breed_or_nothing() -> None:
    """What the person answers is what she has."""
    side = sue()
    side.things.workers["cowboy"] = 4
    hear(side.desk, side.work.market(), {"sue-ask-cow": "corriente"})
    heard = hear(side.desk, side.work.market(), {"sue-ask-cow": "none"})
    assert side.things.cows == ["corriente"] and "sue-nothing" in heard.lines


def test_r14_9_a_cow_of_the_resource_deck_goes_to_her_pile() -> None:
    """Nothing is asked when the companion holds the deck."""
    side = sue()
    side.things.resources = ["corriente", "builder"]
    heard = hear(side.desk, side.work.act("draw_2"))
    assert heard.questions == []
    assert side.things.cows == ["corriente"] and side.things.workers["builder"] == 2
    assert heard.values("sue-draws-worker") == {"card": "builder", "count": 2}


def test_r14_9_an_empty_resource_deck_gives_nothing() -> None:
    """It is never refilled (R14.2)."""
    side = sue()
    side.things.resources = ["builder"]
    assert hear(side.desk, side.work.act("draw_2")).lines == ["sue-draws-worker", "sue-empty"]


@pytest.mark.parametrize(
    ("row", "counts", "joined", "key"),
    [
        (("cowboy", "engineer", "builder"), (2, 4, 2), "cowboy", "sue-joins"),
        (("engineer", "cowboy", "builder"), (1, 1, 1), "engineer", "sue-joins"),
        (("engineer", "cowboy", "builder"), (1, 2, 3), "builder", "sue-joins"),
        (("builder", "cowboy", "engineer"), (5, 4, 6), "builder", "sue-joins-leftmost"),
    ],
)
def test_r14_9_an_all_rounder_joins_a_speciality(
    row: tuple[str, ...], counts: tuple[int, ...], joined: str, key: str
) -> None:
    """The most workers below 4, the leftmost of equals; if all have 4, the leftmost."""
    side = sue()
    side.things.row = list(row)
    side.things.workers = dict(zip(row, counts, strict=True))
    side.things.resources = ["all_rounder"]
    heard = hear(side.desk, side.work.act("draw_1"))
    count = counts[row.index(joined)] + 1
    assert heard.values(key) == {"worker": joined, "count": count}
    assert side.things.workers[joined] == count


@pytest.mark.parametrize(("engineers", "card"), [(1, 1), (3, 3), (4, 4), (6, 4)])
def test_r14_10_the_train_card_of_her_engineers(engineers: int, card: int) -> None:
    """With more than four engineers it is the card for four."""
    side = sue()
    side.things.workers["engineer"] = engineers
    heard = hear(side.desk, side.work.use_train(), {"sue-ask-side": "other"} | NO_TRAIN)
    assert heard.values("sue-train") == {"engineers": engineers, "card": card}
    assert "sue-train-nothing" in heard.lines


def test_r14_10_a_train_card_is_asked_once() -> None:
    """What lies up is remembered; the token is asked every time."""
    side = sue()
    first = hear(side.desk, side.work.use_train(), {"sue-ask-side": "plain", "sue-ask-bonus": "2"})
    second = hear(side.desk, side.work.use_train(), {"sue-ask-bonus": "1"})
    assert first.questions == ["sue-ask-side", "sue-ask-bonus"]
    assert second.questions == ["sue-ask-bonus"]
    assert side.things.bonuses == [2, 1]


def test_r14_10_a_cow_and_a_hire_of_the_train() -> None:
    """The plain card for three: a Corriente if one is left, and a resource card."""
    side = sue()
    side.things.workers["engineer"] = 3
    side.things.resources = ["builder"]
    heard = hear(side.desk, side.work.use_train(), {"sue-ask-side": "plain", "sue-ask-left": "no"})
    assert side.things.cows == [] and side.things.workers["builder"] == 2
    assert heard.lines == ["sue-train", "sue-nothing", "sue-hire", "sue-draws-worker"]


def test_r14_10_a_printed_card_that_differs_is_described() -> None:
    """Token, cow and hire of a card that is none of ours."""
    side = sue()
    side.things.resources = ["engineer"]
    answers = {
        "sue-ask-side": "other",
        "sue-ask-train-token": "token-objective",
        "sue-ask-train-cow": "cow-hereford",
        "sue-ask-train-hire": "yes",
        "sue-ask-objective": "4",
    }
    hear(side.desk, side.work.use_train(), answers)
    assert side.work.train[1] == ("token-objective", "cow-hereford", "hire")
    assert (side.things.objectives, side.things.cows) == ([4], ["hereford"])
    assert side.things.workers["engineer"] == 2


def test_r14_14_any_token_is_an_objective_or_a_bonus_token() -> None:
    """The kind is asked, since only the table shows which has the most points."""
    side = sue()
    for kind, key in (("objective", "sue-ask-objective"), ("bonus", "sue-ask-bonus")):
        hear(side.desk, side.work.take_token("any"), {"sue-ask-token-kind": kind, key: "3"})
    heard = hear(side.desk, side.work.take_token("any"), {"sue-ask-token-kind": "none"})
    assert (side.things.objectives, side.things.bonuses) == ([3], [3])
    assert heard.lines == ["sue-token-any", "sue-nothing"]


def test_r14_11_a_new_building_with_the_most_builders() -> None:
    """The usual answers are the largest kind and its points; the site is told with its ties."""
    side = sue()
    side.things.workers["builder"] = 4
    heard = hear(side.desk, side.work.build())
    assert [question.default for question in heard.asked] == ["4", "5"]
    assert side.things.buildings == [(4, 5)]
    assert heard.rule("sue-build-site") == "R14.17"


def test_r14_11_seven_builders_build_the_largest_kind() -> None:
    """There are six kinds."""
    side = sue()
    side.things.workers["builder"] = 7
    assert hear(side.desk, side.work.build()).asked[0].choices[-1] == "6"


def test_r14_11_two_buildings_are_replaced_by_better_ones() -> None:
    """The largest difference first; of equal ones the person looks which is nearest."""
    side = sue()
    side.things.workers["builder"] = 2
    side.things.buildings = [(1, 1), (3, 4)]
    heard = hear(side.desk, side.work.build(), {"sue-ask-replace": "replace:3:5"})
    question = heard.asked[0]
    assert question.choices == (
        *("replace:3:5", "replace:1:3", "replace:3:4", "replace:1:2", "none"),
    )
    assert question.default == ""
    assert sorted(side.things.buildings) == [(1, 1), (5, 7)]


def test_r14_11_two_equal_buildings_are_one_option() -> None:
    """Which of them it is, is told: the nearest clockwise."""
    side = sue()
    side.things.buildings = [(2, 3), (2, 3)]
    heard = hear(side.desk, side.work.build())
    assert heard.asked[0].default == "replace:2:3"
    assert sorted(side.things.buildings) == [(2, 3), (3, 4)]


@pytest.mark.parametrize(
    ("buildings", "answers", "cows", "line"),
    [
        ([(6, 10), (6, 10)], {}, ["hereford"], "sue-build-cow"),
        ([(1, 1), (2, 3)], {"sue-ask-replace": "none"}, [], "sue-build-nothing"),
        ([(6, 10)], {"sue-ask-kind": "0"}, [], "sue-build-nothing"),
    ],
)
def test_r14_11_a_hereford_only_if_both_are_fully_upgraded(
    buildings: list[tuple[int, int]], answers: dict[str, str], cows: list[str], line: str
) -> None:
    """Otherwise, if nothing can be built, she gets nothing."""
    side = sue()
    side.things.buildings = list(buildings)
    heard = hear(side.desk, side.work.build(), answers)
    assert side.things.cows == cows and side.things.buildings == buildings
    assert line in heard.lines


def test_r14_11_without_a_tile_or_a_space_she_replaces() -> None:
    """Answer 0 to the new building: then her first one is replaced."""
    side = sue()
    side.things.buildings = [(1, 1)]
    hear(side.desk, side.work.build(), {"sue-ask-kind": "0"})
    assert side.things.buildings == [(2, 3)]


@pytest.mark.parametrize(
    ("counts", "action"),
    [((1, 1, 1), "market"), ((1, 2, 2), "build"), ((1, 2, 3), "train"), ((3, 3, 3), "market")],
)
def test_r14_13_best_of_three(counts: tuple[int, int, int], action: str) -> None:
    """The speciality with the most workers, the leftmost of equals."""
    side = sue()
    side.things.workers = dict(zip(side.things.row, counts, strict=True))
    side.work.train = {3: ()}
    assert hear(side.desk, side.work.act("best_of_three")).values("sue-best")["action"] == action


def test_r14_15_el_paso_after_the_action() -> None:
    """The action of the card, then Simmental, then the delivery with its reward."""
    side = sue()
    side.deck = [PLACES["a1"]]
    answers = {"sue-ask-arrived": "yes", "sue-ask-objective": "4"}
    heard = hear(side.desk, side.take_turn(False), answers)
    assert heard.questions == [
        *("sue-ask-arrived", "sue-ask-cow", "sue-ask-simmental"),
        *("sue-ask-reward", "sue-ask-objective"),
    ]
    assert side.things.cows == ["black_angus", "simmental"]
    assert (side.things.posts, side.things.objectives) == (["5", "7"], [4])


def test_r14_15_the_posts_in_order_and_16_while_discs_last() -> None:
    """7, 9, 10, 12, 16, 16; then she has no disc left. A post is asked once."""
    side = sue()
    side.things.resources = []
    for _ in range(6):
        side.desk.told = []
        answers = {"sue-ask-objective": "3"} if len(side.things.posts) == 1 else {}
        heard = hear(side.desk, side.visit(False), answers)
    assert side.things.posts == ["5", "7", "9", "10", "12", "16", "16"]
    assert heard.questions == ["sue-ask-simmental"]
    assert side.things.score().lines[2].points == 2 + 4 + 8 + 8
    assert "sue-no-disc" in hear(side.desk, side.visit(False)).lines


def test_r13_3_the_printed_points_of_a_post_can_differ() -> None:
    """What the person reads off the mat counts."""
    side = sue()
    side.things.posts = ["5", "7", "9"]
    hear(side.desk, side.visit(False), {"sue-ask-post": "3"})
    assert side.things.score().lines[2].points == 3


def test_r12_1_sue_may_begin_the_end() -> None:
    """An empty stack: 2 points for her rancher, and the person has one last turn."""
    side = sue()
    heard = hear(
        side.desk, side.visit(False), {"sue-ask-simmental": "empty", "sue-ask-objective": "3"}
    )
    assert side.things.space and heard.rule("sue-space") == "R12.1"
    assert side.things.score().lines[4].points == 2


def test_r12_3_no_simmental_in_her_last_turn() -> None:
    """The person has begun the end: nothing is asked about the stack."""
    side = sue()
    side.deck = [PLACES["a4"]]
    answers = {"sue-ask-arrived": "yes", "sue-ask-objective": "3"}
    heard = hear(side.desk, side.take_turn(True), answers)
    assert heard.told[0].key == "sue-last" and "sue-no-simmental" in heard.lines
    assert "simmental" not in side.things.cows
