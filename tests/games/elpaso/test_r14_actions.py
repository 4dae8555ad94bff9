"""Alone against Sue: market, resource cards, train, best of three (R14.8-R14.10, R14.12-R14.14)."""

from __future__ import annotations

import pytest

from tests.games.elpaso.alone import (
    SUE,
    act,
    alone,
    cows,
    draw_next,
    groups,
    lacks,
    owns,
    staff,
    supply,
)
from tests.games.elpaso.arrange import score, told
from trailboss.games.elpaso.printed_rules import RULES
from trailboss.games.elpaso.state import ElPasoState, sue_of
from trailboss.games.elpaso.sue.deck import MARKET_BY_COWBOYS

ROW = "cowboy builder engineer"
BREEDS = ["black_angus", "corriente", "shorthorn", "hereford"]


def riders(cowboys: int) -> ElPasoState:
    """Sue with a number of cowboys."""
    s = alone()
    staff(s, ROW, cowboys, 1, 1)
    return s


def drivers(engineers: int, **options: str) -> ElPasoState:
    """Sue with a number of engineers, and resource cards that are cows."""
    s = alone(1, 2, **options)
    staff(s, ROW, 1, 1, engineers)
    draw_next(s, "black_angus black_angus")
    return s


@pytest.mark.parametrize(
    ("cowboys", "breed"), [*enumerate(BREEDS, 1), (5, "hereford"), (7, "hereford")]
)
def test_r14_8_a_cow_by_the_number_of_cowboys(cowboys: int, breed: str) -> None:
    """1 Black Angus, 2 Corriente, 3 Shorthorn, 4 or more Hereford; the market has one less."""
    s = riders(cowboys)
    before = s.cattle
    act(s, "a1")
    assert cows(s) == [breed]
    field = BREEDS.index(breed)
    assert s.cattle[field] == before[field] - 1
    assert told(s, "sue-cowboys") == [(SUE, cowboys, breed, "R14.8")]


def test_r14_8_the_market_of_the_table_is_that_of_the_rules() -> None:
    """The same breeds in the same order, cheaper ones first."""
    assert tuple(row.name for row in RULES.fields) == MARKET_BY_COWBOYS
    costs = [row.cowboys for row in RULES.fields]
    assert costs == sorted(costs)


def test_r14_8_the_next_cheaper_breed_that_is_left() -> None:
    """Shorthorn and Corriente are gone: Black Angus."""
    s = riders(3)
    lacks(s, "shorthorn", "corriente")
    act(s, "a1")
    assert cows(s) == ["black_angus"]
    assert told(s, "sue-cheaper") == [(SUE, 0, "shorthorn", "R14.8")]


def test_r14_8_no_dearer_breed_and_nothing_if_none_is_left() -> None:
    """With Black Angus and Corriente gone two cowboys bring nothing."""
    s = riders(2)
    lacks(s, "black_angus", "corriente")
    before = s.cattle
    act(s, "a1")
    assert (cows(s), s.cattle) == ([], before)
    assert told(s, "sue-no-cow") == [(SUE, 0, "corriente", "R14.8")]


def test_r14_8_it_costs_nothing() -> None:
    """No dollars and no workers."""
    s = riders(4)
    act(s, "a1")
    assert (s.players[SUE].dollars, groups(s)["cowboy"]) == (0, 4)


@pytest.mark.parametrize(("name", "cards"), [("a4", 1), ("b2", 2)])
def test_r14_9_one_or_two_resource_cards(name: str, cards: int) -> None:
    """From the top of the deck; a cow goes onto her pile, a worker to its speciality."""
    s = alone(sue="3")
    staff(s, ROW, 1, 1, 1)
    draw_next(s, "corriente builder engineer")
    act(s, name)
    assert len(sue_of(s).resources) == 3 - cards
    assert cows(s) == ["corriente"]
    assert groups(s) == {"cowboy": 1, "builder": cards, "engineer": 1}


@pytest.mark.parametrize("trade", ["cowboy", "builder", "engineer"])
def test_r14_9_a_speciality_joins_its_group(trade: str) -> None:
    """Also one that has 4 already."""
    s = alone()
    staff(s, ROW, 4, 4, 4)
    draw_next(s, trade)
    act(s, "a4")
    assert groups(s)[trade] == 5
    assert told(s, "sue-worker") == [(SUE, 5, trade, "R14.9")]


def test_r14_9_an_all_rounder_joins_the_largest_group() -> None:
    """The speciality with the most workers, wherever it lies in the row."""
    s = alone()
    staff(s, ROW, 1, 2, 3)
    draw_next(s, "all_rounder")
    act(s, "a4")
    assert groups(s) == {"cowboy": 1, "builder": 2, "engineer": 4}


def test_r14_9_t25_a_group_of_four_is_passed_over_and_the_leftmost_of_equals_is_taken() -> None:
    """T25: cowboy, engineer, builder with 2, 4, 2: the all-rounder joins the cowboys, now 3."""
    s = alone()
    staff(s, "cowboy engineer builder", 2, 4, 2)
    draw_next(s, "all_rounder")
    act(s, "a4")
    assert groups(s) == {"cowboy": 3, "engineer": 4, "builder": 2}


def test_r14_9_leftmost_means_the_row_and_not_the_kind() -> None:
    """The same workers in another row: the builders get it."""
    s = alone()
    staff(s, "builder engineer cowboy", 2, 4, 2)
    draw_next(s, "all_rounder")
    act(s, "a4")
    assert groups(s) == {"builder": 3, "engineer": 4, "cowboy": 2}


@pytest.mark.parametrize("numbers", [(4, 4, 4), (4, 6, 5)])
def test_r14_9_if_all_have_four_the_leftmost_is_taken(numbers: tuple[int, int, int]) -> None:
    """Not the largest one."""
    s = alone()
    staff(s, "engineer cowboy builder", *numbers)
    draw_next(s, "all_rounder")
    act(s, "a4")
    assert groups(s)["engineer"] == 5


def test_r14_9_an_all_rounder_stays_where_it_joined() -> None:
    """When another group grows larger it does not change over, and it scores as a worker."""
    s = alone()
    staff(s, ROW, 1, 1, 1)
    draw_next(s, "all_rounder engineer engineer")
    for _ in range(3):
        act(s, "a4")
    assert groups(s) == {"cowboy": 2, "builder": 1, "engineer": 3}
    assert sue_of(s).joined == (1, 0, 0)
    assert score(s, SUE)["workers"] == 12


def test_r14_9_an_empty_deck_gives_nothing() -> None:
    """It is limited: the second card of two is missing, then all are."""
    s = alone(sue="3")
    staff(s, ROW, 1, 1, 1)
    draw_next(s, "cowboy")
    act(s, "b2")
    assert groups(s)["cowboy"] == 2
    act(s, "a4")
    assert told(s, "sue-empty") == [(SUE, 0, "", "R14.9")] * 2
    assert sum(groups(s).values()) == 4


@pytest.mark.parametrize(
    ("engineers", "plain", "star"),
    [
        (1, (["b08"], [], 0), (["o07"], [], 0)),
        (2, (["o07"], [], 0), (["b08"], [], 0)),
        (3, ([], ["corriente", "black_angus"], 1), (["o07"], [], 0)),
        (4, (["o07"], [], 0), (["o07"], ["corriente"], 0)),
        (6, (["o07"], [], 0), (["o07"], ["corriente"], 0)),
    ],
)
def test_r14_10_the_train_card_for_her_engineers(
    engineers: int, plain: tuple[list[str], list[str], int], star: tuple[list[str], list[str], int]
) -> None:
    """Both sides of every card, the one for 4 also with more: tokens, cows and resource cards."""
    for side, (tokens, gained, drawn) in (("plain", plain), ("star", star)):
        s = drivers(engineers, train=side)
        supply(s, "o01 o07 o08 b01 b08 b02")
        act(s, "a2")
        assert (owns(s), cows(s)) == (tokens, gained)
        assert len(sue_of(s).resources) == 2 - drawn
        assert told(s, "sue-train") == [(SUE, min(engineers, 4), "train-card", "R14.10")]


def test_r14_10_the_rest_of_a_card_is_ignored() -> None:
    """Certificates, exchange tokens, auxiliary actions and moves give her nothing."""
    for engineers in (1, 2, 3, 4):
        for side in ("plain", "star"):
            s = drivers(engineers, train=side)
            where = s.players[SUE].rancher
            act(s, "a7")
            p = s.players[SUE]
            assert (p.certificates, p.exchanges, p.dollars, p.rancher) == (0, 0, 0, where)
            assert not s.stack


def test_r14_10_a_printed_breed_that_is_gone_is_not_replaced() -> None:
    """No Corriente is left: the card for 3 only draws."""
    s = drivers(3)
    lacks(s, "corriente")
    act(s, "a2")
    assert cows(s) == ["black_angus"]
    assert told(s, "sue-no-cow") == [(SUE, 0, "corriente", "R14.10")]


def test_r14_10_instead_of_hiring_she_draws() -> None:
    """The worker market is not touched."""
    s = drivers(3)
    draw_next(s, "engineer")
    before = s.workers
    act(s, "a2")
    assert (groups(s)["engineer"], s.workers) == (4, before)


@pytest.mark.parametrize(
    ("strong", "action"), [((3, 2, 2), "market"), ((2, 3, 2), "build"), ((2, 2, 3), "train")]
)
def test_r14_13_the_action_of_the_largest_group(strong: tuple[int, int, int], action: str) -> None:
    """Market for cowboys, build for builders, train for engineers."""
    verbs = {"market": "sue-cowboys", "build": "sue-builders", "train": "sue-train"}
    s = alone(sue="3")
    staff(s, ROW, *strong)
    act(s, "b1")
    assert [name for name, verb in verbs.items() if told(s, verb)] == [action]


@pytest.mark.parametrize(
    ("row", "verb"),
    [
        ("engineer builder cowboy", "sue-train"),
        ("builder cowboy engineer", "sue-builders"),
        ("cowboy engineer builder", "sue-cowboys"),
    ],
)
def test_r14_13_the_leftmost_of_equals(row: str, verb: str) -> None:
    """Three groups of the same size, also of 4 and more."""
    for size in (1, 5):
        s = alone(sue="3")
        staff(s, row, size, size, size)
        act(s, "b3")
        assert len(told(s, verb)) == 1
        assert told(s, "sue-best") == [(SUE, size, row.split()[0], "R14.13")]


@pytest.mark.parametrize(
    ("shown", "token"),
    [
        ("o01 o03 o02 b01 b02 b03", "o03"),
        ("o01 o02 o05 b01 b02 b03", "o01"),
        ("o05 o02 o01 b01 b02 b03", "o05"),
        ("o01 o02 o05 b01 b08 b09", "o01"),
        ("- o02 o05 b08 b09 b10", "o02"),
        ("- - - b01 b09 b10", "b09"),
    ],
)
def test_r14_14_the_most_points_and_the_leftmost_of_equals(shown: str, token: str) -> None:
    """Objectives lie left of bonus tokens; an empty place is passed over."""
    s = drivers(4)
    supply(s, shown)
    act(s, "a2")
    assert owns(s) == [token]


@pytest.mark.parametrize(("engineers", "kind"), [(2, "o"), (1, "b")])
def test_r14_14_only_the_named_kind(engineers: int, kind: str) -> None:
    """A more valuable token of the other kind is left."""
    s = drivers(engineers)
    supply(s, "o01 o02 o05 b01 b02 b03" if kind == "o" else "o07 o14 o20 b01 b02 b03")
    act(s, "a2")
    assert owns(s) == [f"{kind}01"]


def test_r14_14_the_place_is_refilled() -> None:
    """From the stack of the kind, face up."""
    s = drivers(2)
    top = s.stacks[0][0]
    act(s, "a2")
    assert top in s.display
    assert len(owns(s)) == 1


@pytest.mark.parametrize(
    ("engineers", "shown"), [(2, "- - - b01 b02 b03"), (1, "o01 o02 o03 - - -"), (4, "- - - - - -")]
)
def test_r14_14_no_token_of_the_kind_is_left(engineers: int, shown: str) -> None:
    """She takes nothing, and none of the other kind."""
    s = drivers(engineers)
    supply(s, shown)
    act(s, "a2")
    assert owns(s) == []
    assert told(s, "sue-no-token") == [(SUE, 0, "", "R14.10")]


def test_r14_14_effects_of_bonus_tokens_are_ignored() -> None:
    """b11 would give 4 dollars, b15 an exchange token, b17 certificates: they only score."""
    for name in ("b11", "b15", "b17", "b19"):
        s = drivers(1)
        supply(s, f"o01 o02 o03 {name} - -")
        act(s, "a2")
        p = s.players[SUE]
        assert (owns(s), p.dollars, p.exchanges, p.certificates) == ([name], 0, 0, 0)
        assert not s.stack
        assert score(s, SUE)["bonus-tokens"] > 0


def test_r14_10_every_train_card_gives_her_something() -> None:
    """Each side of each card has a token, a cow or a hire, so the train is never in vain."""
    for engineers in (1, 2, 3, 4):
        for side in ("plain", "star"):
            s = drivers(engineers, train=side)
            act(s, "a7")
            assert owns(s) or cows(s)
