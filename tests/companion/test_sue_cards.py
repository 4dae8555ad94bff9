"""Sue's decks and set-up beside a real table, and how she scores (R14)."""

from __future__ import annotations

import pytest

from tests.companion.playing import hear, sue
from tests.companion.test_sue import PLACES
from trailboss.companion.base import LAST
from trailboss.companion.opponents.elpaso.things import markets
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.game import EL_PASO
from trailboss.games.elpaso.sue.deck import RESOURCE_CARDS, SUE_CARDS


def test_r14_3_used_cards_are_shuffled_when_the_deck_is_empty() -> None:
    """The next deck has the same cards."""
    side = sue(b_cards="1")
    first = sorted(side.deck)
    for _ in range(len(first)):
        side.work.train = dict.fromkeys(range(1, 5), ())
        side.things.buildings = [(6, 10), (6, 10)]
        assert "sue-shuffle" not in hear(side.desk, side.take_turn(False)).lines
    assert side.deck == [] and len(first) == 9
    heard = hear(side.desk, side.take_turn(False))
    assert heard.lines[0] == "sue-shuffle" and sorted([*side.deck, *side.used]) == first


@pytest.mark.parametrize("strong", range(4))
def test_r14_3_the_bot_deck_has_so_many_b_cards(strong: int) -> None:
    """All A cards, and some different B cards."""
    names = [SUE_CARDS[place].name for place in sue(b_cards=str(strong)).deck]
    assert [name for name in sorted(names) if name[0] == "a"] == [f"a{n}" for n in range(1, 9)]
    assert len({name for name in names if name[0] == "b"}) == strong == len(names) - 8


def test_r14_2_the_resource_deck_is_that_of_the_rules() -> None:
    """18 cards, shuffled by the seed."""
    cards = sue().things.resources
    assert {name: cards.count(name) for name in cards} == dict(RESOURCE_CARDS)
    assert cards != sorted(cards)


def test_r14_4_the_set_up_tells_the_row() -> None:
    """One worker of each speciality in the order of chance, each set-up line with its rule."""
    side = sue()
    side.set_up()
    told = {line.key: line for line in side.desk.told}
    assert dict(told["sue-set-up-row"].values)["row"] == "cowboy,builder,engineer"
    assert [line.rule for line in side.desk.told] == [
        *("R14.1", "R14.1", "R14.4", "R14.2", "R14.2", "R14.3", "R14.5"),
    ]


def test_r14_2_the_markets_after_the_set_up_are_those_of_the_engine() -> None:
    """Both took their workers, and the resource deck was taken out (R2.5, R14.4)."""
    s = EL_PASO.setup(1, 1, {})
    names = [row.name for row in s.rules.fields]
    engine = dict(zip((*names, *WORKERS), (*s.cattle, *s.workers), strict=True))
    assert markets() == engine | {"simmental": s.simmental}


def test_r14_6_printed_cards_are_asked_for() -> None:
    """With the own decks of the person the companion asks what they show."""
    side = sue(deck="box")
    answers = {"sue-ask-move": "steps:4", "sue-ask-action": "draw_1", "sue-ask-resource": "builder"}
    heard = hear(side.desk, side.take_turn(False), answers)
    assert heard.values("sue-move") == {"steps": 4}
    assert side.things.workers["builder"] == 2 and len(side.things.resources) == 17


def test_r14_9_a_card_that_is_used_up_cannot_be_drawn() -> None:
    """Of a kind there are three."""
    side = sue(deck="box")
    side.things.resources = ["builder", "corriente"]
    heard = hear(side.desk, side.work.draw("R14.9"), {"sue-ask-resource": "corriente"})
    assert heard.asked[0].choices == ("builder", "corriente")


def test_r14_16_her_score_line_by_line() -> None:
    """All that the companion holds for her, with the rule of each line."""
    side = sue()
    things = side.things
    things.workers = {"cowboy": 3, "builder": 2, "engineer": 1}
    things.cows = ["black_angus", "hereford", "simmental"]
    things.buildings = [(2, 3), (5, 7)]
    things.posts = ["5", "7", "9", "10", "12"]
    things.bonuses, things.objectives, things.space = [1, 3], [4, 5], True
    assert [(line.rule, line.label, line.points) for line in side.score().lines] == [
        ("R14.16", "dollars", 0),
        ("R13.2", "buildings", 10),
        ("R13.3", "deliveries", 6),
        ("R13.4", "workers", 12),
        ("R13.5", "cattle", 2 + 8 + 2 + 2),
        ("R13.6", "bonus-tokens", 4),
        ("R14.16", "objectives", 9),
    ]
    assert side.score().total == 55


@pytest.mark.parametrize(
    ("own", "dollars", "last"),
    [("9", "", "won"), ("5", "", "lost"), ("6", "0", "shared"), ("6", "3", "won-by-dollars")],
)
def test_r13_8_the_verdict(own: str, dollars: str, last: str) -> None:
    """More points win; with equal points the dollars left decide, of which Sue has none."""
    side = sue()
    side.things.resources = []
    side.deck = [PLACES["a4"]]
    answers = {"turn": LAST, "ask-own-points": own} | (
        {"ask-own-dollars": dollars} if dollars else {}
    )
    heard = hear(side.desk, side.script(), answers)
    assert side.score().total == 6 and heard.lines[-1] == last
