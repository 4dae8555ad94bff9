"""Traps that other implementations of this game fell into, one test each."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.alike import the_arrow_of_a_delivery, turned_up_cards_cost_a_cowboy_each
from tests.games.arranging import (
    cards,
    clear_slots,
    foresee,
    hold,
    lay,
    legal,
    names,
    park,
    quiet,
    staff,
    stock,
    use,
)
from tests.games.gwt1.arrange import EDITION, GAME, game, play, reveals, score, table, view, yard
from tests.games.holdings import forbidden, own
from trailboss import rulebook
from trailboss.games.trail.location import Copy
from trailboss.games.trail.rules import BANDIT, HAZARD
from trailboss.games.trail.state import TrailState, step_limit


def by_chance(s: TrailState, seed: int) -> None:
    """Play on by chance to the end."""
    luck = Random(seed)
    while s.waiting():
        seat = s.waiting()[0]
        s.play(seat, luck.choice(s.legal(seat)))


def test_r2_5_a_discard_with_an_empty_hand_never_deadlocks() -> None:
    """No card anywhere: draw_1 and auxiliary 2 come to an end."""
    s = table()
    hold(s, 0, "draw_1")
    s.players[0].draw = ()
    play(use(s, 0, "B"), 0, "play draw_1", "draw 0", "aux 2", "pass")
    assert s.waiting() == [1]


def test_r9_9_turning_up_cards_never_costs_a_cowboy_for_nothing() -> None:
    """With an empty deck it is not offered; with one card it is, for one cowboy."""
    turned_up_cards_cost_a_cowboy_each(EDITION, "holstein", "ayrshire")


@pytest.mark.parametrize("had", ["colorado_springs", "albuquerque"])
def test_r8_12_the_action_of_a_delivery_cannot_be_skipped(had: str) -> None:
    """After Santa Fe next to an own disc the objective card is taken; there is no pass."""
    the_arrow_of_a_delivery(EDITION, had, "texas_longhorn-5 holstein", "santa_fe", "aux_dollar_2x")


def test_what_reveals_forbids_undo_and_a_discard_after_a_draw_too() -> None:
    """A draw, market cards, the deck, the display, the shown hand, the foresight refill."""
    s = use(table(), 0, "B")
    assert reveals(s, 0, "aux 2")
    s = use(table(), 0, "E")
    assert reveals(s, 0, "use 2", "reveal")
    s = use(table(), 0, "C")
    assert reveals(s, 0, "use 1", "choose 2", "take top")
    s = table()
    foresee(s)
    assert reveals(use(s, 0, "KC"), 0, "income 0")
    assert reveals(s, 0, "deliver kansas_city", "disc aux_dollar_2x")
    assert not reveals(use(table(), 0, "B"), 0, "aux 1")


@pytest.mark.parametrize("seed", range(3))
def test_r15_3_after_the_trigger_everybody_else_has_one_turn_in_order(seed: int) -> None:
    """Seat 2 of four triggers; 3, 0 and 1 follow, whatever they do."""
    s = table(4)
    staff(s, 12, "12-cowboy 12-cowboy 12-cowboy")
    foresee(s, "- -", "cowboy cowboy")
    play(use(s, 2, "KC"), 2, "tile 1")
    assert s.log is not None
    s.log.clear()
    by_chance(s, seed)
    assert [event.seat for event in s.log if event.verb == "turn"] == [3, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r15_1_the_end_is_always_reached(seats: int) -> None:
    """Workers enough for the last row in every game, also with the uneven split."""
    for split in ("even", "uneven"):
        s = game(seats, seats, split=split, sides="random", neutral="shuffled")
        by_chance(s, seats)
        assert s.holder in range(seats)


def test_r8_10_san_francisco_is_the_city_of_18_and_of_this_edition() -> None:
    """Ten western cities; no name of the other edition is in any action."""
    rows = {row.name: row.value for row in game().rules.cities}
    assert list(rows.values()) == [0, 1, 4, 6, 8, 10, 12, 14, 16, 18]
    assert list(rows)[-1] == "san_francisco"
    texts = " ".join(action.text for action in GAME.actions.all)
    for name in ("fulton", "st_louis", "chicago", "new_york", "bandit", "builder"):
        assert name not in texts


def test_r8_10_san_francisco_again_and_again() -> None:
    """Two discs of one player: 18 points."""
    s = table()
    s.players[0].dollars = 100
    for disc in ("aux_dollar_2x", "step_dollars"):
        foresee(s)
        hold(s, 0, "texas_longhorn-5 west_highland-3 holstein ayrshire brown_swiss")
        play(use(quiet(s), 0, "KC"), 0, "income 0", "deliver san_francisco", f"disc {disc}")
    assert score(s, 0)["cities"] == 18


@pytest.mark.parametrize(
    ("had", "city"), [("wichita", "colorado_springs"), ("colorado_springs", "wichita")]
)
def test_r16_2_wichita_and_colorado_springs_cost_a_point_and_give_no_token(
    had: str, city: str
) -> None:
    """The exchange token between them belongs to the other edition."""
    s = own(table(), 0, cities=had)
    foresee(s)
    hold(s, 0, "west_highland-3 guernsey")
    play(use(s, 0, "KC"), 0, "income 0", f"deliver {city}", "disc aux_dollar_2x")
    assert (s.players[0].tokens, score(s, 0)["cities"], s.waiting()) == (0, -1, [1])


def test_r3_10_nobody_ever_has_an_exchange_token() -> None:
    """No seat is offered one at any time, and the state never has one."""
    s = game(3, 4)
    luck = Random(4)
    for _ in range(600):
        if not s.waiting():
            break
        assert all(s.free(seat) == [] and p.tokens == 0 for seat, p in enumerate(s.players))
        seat = s.waiting()[0]
        s.play(seat, luck.choice(s.legal(seat)))


def test_r7_5_the_single_auxiliary_5_gives_no_dollar() -> None:
    """One space back and a card out, nothing else."""
    s = table()
    clear_slots(s, 0, "aux_trash_1x")
    park(s, "3", "0")
    hold(s, 0, "jersey guernsey")
    s.players[0].dollars = 0
    play(use(s, 0, "B"), 0, "aux 5", "engine 2", "remove jersey")
    assert (s.players[0].dollars, names(s, s.removed_cards)) == (0, ["jersey"])
    assert "remove guernsey" not in legal(s, 0)


def test_r3_1_the_stationmasters_of_this_edition() -> None:
    """Five, by their own names."""
    rows = [row.name for row in game().rules.masters]
    assert rows == [
        f"sm_{n}" for n in ("workers", "objectives", "hazards", "teepees", "certificates")
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r3_5_seven_tiles_lie_on_the_trail_whatever_is_drawn(seats: int) -> None:
    """Also when a zone would overflow: 7 on the board, 2 foreseen, 26 in the pile."""
    for seed in range(50):
        s = game(seats, seed)
        kinds = [s.rules.tiles[tile].kind for tile in s.board if tile]
        assert len([kind for kind in kinds if kind in (HAZARD, BANDIT)]) == 7
        assert len(s.bags[0]) == 26


def test_r5_1_the_step_limit_is_the_same_for_every_seat() -> None:
    """Three with two or three players, four with four."""
    for seats, limit in ((2, 3), (3, 3), (4, 4)):
        assert {step_limit(table(seats), seat) for seat in range(seats)} == {limit}


def test_r9_1_the_player_chooses_the_pair_and_both_cards() -> None:
    """Two pairs: both are offered; of three West Highlands any two may go."""
    s = table()
    hold(s, 0, "jersey jersey west_highland-3 west_highland-4 west_highland-5")
    play(use(s, 0, "F"), 0, "use 1")
    assert len(legal(s, 0)) == 4
    play(s, 0, "discard west_highland-4")
    assert legal(s, 0) == {"discard west_highland-3", "discard west_highland-5"}
    play(s, 0, "discard west_highland-3")
    left = sorted(names(s, s.players[0].hand))
    assert left == ["jersey", "jersey", "west_highland-5"]


def test_r9_14_only_8b_copies_and_what_it_copies_is_adjacent() -> None:
    """No other side does; its neighbour's actions are offered, its auxiliary ones are not."""
    sides = [side for pair in game().rules.private for side in pair]
    assert [side.name for side in sides if Copy() in side.effects] == ["8b"]
    s = yard("8b")
    lay(s, "A2", "1:10")
    play(use(s, 0, "A1"), 0, "use 1")
    assert "copy A2" in legal(s, 0)
    play(s, 0, "copy A2")
    assert legal(s, 0) == {"use 1", "use 2", "use 3"}


def test_r11_6_9b_builds_any_station_behind_the_engine() -> None:
    """Not only the nearest one."""
    s = yard("9b")
    park(s, "26")
    s.players[0].dollars = 30
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {f"upgrade {n}" for n in range(1, 8)}


def test_the_cowboys_left_are_shown_while_buying() -> None:
    """Everybody's view says with how many cowboys the buyer goes on."""
    s = table()
    stock(s, "holstein", "ayrshire")
    s.players[0].workers, s.players[0].dollars = (4, 1, 1), 20
    play(use(s, 0, "E"), 0, "use 2", "reveal")
    for viewer in (0, 1, None):
        assert GAME.dump(view(s, viewer))["stack"][-1]["cowboys"] == 3


def test_an_impossible_action_says_what_is_missing() -> None:
    """The rule, the need and what there is, in one line."""
    s = table()
    s.players[0].dollars = 6
    lay(s, "FLOOD1", "flood-4-green")
    assert forbidden(use(s, 0, "F"), 0, "use 2") == "use 2: needs 7 dollars, has 6 (R9.8)"
    s = yard("8a")
    lay(s, "TP_M3", "teepee_blue")
    s.players[0].dollars = 2
    play(use(s, 0, "A1"), 0, "use 1")
    assert forbidden(s, 0, "choose 1") == "choose 1: needs 3 dollars, has 2 (R9.7)"


@pytest.mark.parametrize("seed", range(4))
def test_every_event_has_a_verb_and_cites_a_rule_of_this_edition(seed: int) -> None:
    """Random games of all seats and sides: nothing happens that the log cannot say."""
    s = game(2 + seed % 3, seed, sides="random", neutral="shuffled")
    s.log = []
    by_chance(s, seed)
    assert {event.rule for event in s.log} <= set(rulebook.rules_of("gwt1").rules)
    assert all(event.verb for event in s.log)


def test_r2_4_a_shuffle_happens_only_for_a_needed_card() -> None:
    """An empty pile with a full hand stays empty through phase C."""
    s = table()
    p = s.players[0]
    p.draw, p.hand, p.discard = (), cards(s, "jersey jersey jersey jersey"), cards(s, "guernsey")
    play(use(s, 0, "B"), 0, "aux 1", "pass")
    assert (p.draw, len(p.hand), names(s, p.discard)) == ((), 4, ["guernsey"])
