"""The bookkeeper of the second edition finds whatever is missing, too much or out of place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.conformance.moments import Table, tables, walk
from tests.conformance.tables import SOAK
from tests.games.arranging import card, cards, clear_slots, lay, node, space, tile, tiles
from tests.games.gwt2.arrange import game
from trailboss.core.zones import add, put
from trailboss.games.gwt2.audit import audit
from trailboss.games.trail.state import TrailState


@pytest.mark.parametrize("table", tables("gwt2"), ids=str)
def test_the_books_of_a_played_game_balance_at_every_moment(table: Table) -> None:
    """Nothing is lost between the set-up and the end."""
    for at in walk(table, 70):
        assert audit(at.s) == [], str(at)


def test_r2_1_the_soak_has_every_number_of_players_with_and_without_simmental() -> None:
    """Sides and neutral buildings are random, so all of them come into play."""
    ways = {(seats, options["simmental"]) for seats, options in SOAK["gwt2"]}
    assert ways == {(seats, way) for seats in (1, 2, 3, 4) for way in ("off", "on")}


def test_r14_3_the_soak_has_sam_at_every_strength() -> None:
    """Who plays alone meets him easy, medium and hard."""
    assert {options["sam"] for seats, options in SOAK["gwt2"] if seats == 1} == {
        "easy",
        "medium",
        "hard",
    }


def lose_card(s: TrailState) -> None:
    s.players[0].draw = s.players[0].draw[1:]


def borrow_card(s: TrailState) -> None:
    one, two = s.players
    one.hand = (*one.hand, *([card(s, "criollo")] * 5))
    two.draw = ()


def sell_card(s: TrailState) -> None:
    s.market = s.market[1:]


def mix_market(s: TrailState) -> None:
    s.market = s.market[::-1]


def sell_own_cattle(s: TrailState) -> None:
    s.market = (card(s, "criollo"), *s.market[1:])


def forge_objective(s: TrailState) -> None:
    s.players[0].discard = s.display[:1]


def frame_cattle(s: TrailState) -> None:
    s.players[0].area = cards(s, "criollo")


def share_starting_objective(s: TrailState) -> None:
    s.players[0].area = s.players[1].area


def hide_card(s: TrailState) -> None:
    s.players[0].hand = (0, *s.players[0].hand[1:])


def know_a_heap(s: TrailState) -> None:
    s.players[0].unseen = s.players[0].draw


def raise_without_pile(s: TrailState) -> None:
    s.players[0].discard = cards(s, "simmental-2")


def lose_tile(s: TrailState) -> None:
    s.bags = (s.bags[0][1:], *s.bags[1:])


def swap_bags(s: TrailState) -> None:
    s.foresight = (s.foresight[1], s.foresight[0], s.foresight[2])


def conjure_worker(s: TrailState) -> None:
    s.players[0].workers = (2, 1, 1)


def overcrowd_workers(s: TrailState) -> None:
    s.players[0].workers = (7, 1, 1)


def forget_refill(s: TrailState) -> None:
    (one, two), *rest = s.foresight
    s.foresight = ((one, 0), *rest)
    s.bags = ((two, *s.bags[0]), *s.bags[1:])


def forget_display(s: TrailState) -> None:
    s.objectives = (*s.objectives, s.display[0])
    s.display = s.display[1:]


def move_hazard(s: TrailState) -> None:
    lay(s, "FLOOD4", "drought-4-green")


def double_neutral(s: TrailState) -> None:
    s.board = put(s.board, node(s, "A"), s.board[node(s, "B")])


def double_building(s: TrailState) -> None:
    s.board = put(s.board, node(s, "A1"), tile(s, "0:3"))


def build_on_flood(s: TrailState) -> None:
    lay(s, "FLOOD4", "0:3")


def mix_heaps(s: TrailState) -> None:
    s.players[0].hazards = tiles(s, "bandit-green")


def copy_master(s: TrailState) -> None:
    s.players[0].masters = (s.masters[0] - 1,)


def send_master_home(s: TrailState) -> None:
    s.masters = (-1, *s.masters[1:])


def crash_engines(s: TrailState) -> None:
    for p in s.players:
        p.engine = space(s, "4.5")


def rest_at_the_end(s: TrailState) -> None:
    s.players[1].engine = len(s.rules.spaces) - 1


def rest_in_kansas_city(s: TrailState) -> None:
    s.players[1].herder = s.rules.kansas_city


def leave_the_trail(s: TrailState) -> None:
    s.players[1].herder = node(s, "BANDIT2")


def move_token(s: TrailState) -> None:
    s.token = 0


def keep_token(s: TrailState) -> None:
    s.holder = 0


def crowd_the_token(s: TrailState) -> None:
    s.jobs = put(s.jobs, 7, 1)


def use_a_closed_column(s: TrailState) -> None:
    s.jobs = put(s.jobs, 0, 1)


def overdraw(s: TrailState) -> None:
    s.players[0].dollars = -1


def overspend_tokens(s: TrailState) -> None:
    s.players[0].tokens = -1


def outrun_the_marker(s: TrailState) -> None:
    s.players[0].certificates = 4


def invent_secret(s: TrailState) -> None:
    s.players[0].secret = s.display[:1]


def drop_disc(s: TrailState) -> None:
    clear_slots(s, 0, "CERT_4")


def forge_disc(s: TrailState) -> None:
    s.players[0].stations = 1


def deliver_twice(s: TrailState) -> None:
    clear_slots(s, 0, "CERT_4 AUX1_2x")
    s.players[0].cities = put(s.players[0].cities, 4, 2)


FRAUDS: list[tuple[Callable[[TrailState], None], str]] = [
    (lose_card, "there are 10 "),
    (borrow_card, "of seat 0"),
    (sell_card, "there are "),
    (mix_market, "not sorted"),
    (sell_own_cattle, "not sold there"),
    (forge_objective, "there are 1 OB"),
    (frame_cattle, "no objective"),
    (share_starting_objective, "there are 1 ST"),
    (hide_card, "a view is not a position"),
    (know_a_heap, "a view is not a position"),
    (raise_without_pile, "there are 8 simmental-2, not 9"),
    (lose_tile, "there are "),
    (swap_bags, "bag 1 never had all these"),
    (conjure_worker, "there are 18 cowboy, not 19"),
    (overcrowd_workers, "1 to 6"),
    (forget_refill, "column 1 was not refilled"),
    (forget_display, "display was not refilled"),
    (move_hazard, "drought-4-green cannot lie on FLOOD4"),
    (double_neutral, "there are 1 neutral building B, not 2"),
    (double_building, "there are 1 building 0:3, not 2"),
    (build_on_flood, "0:3 cannot lie on FLOOD4"),
    (mix_heaps, "wrong heap"),
    (copy_master, "in two places"),
    (send_master_home, "left their stations"),
    (crash_engines, "two engines stand on 4.5"),
    (rest_at_the_end, "rests on 39"),
    (rest_in_kansas_city, "rests in Kansas City"),
    (leave_the_trail, "beside the trail"),
    (move_token, "below the token"),
    (keep_token, "holds the job market token"),
    (crowd_the_token, "filled from the left"),
    (use_a_closed_column, "columns that are not in use"),
    (overdraw, "-1 dollars"),
    (overspend_tokens, "-1 exchange tokens"),
    (outrun_the_marker, "at most 3 certificates"),
    (invent_secret, "secret"),
    (drop_disc, "14 discs, not 13 on the board and 0 elsewhere"),
    (forge_disc, "14 discs, not 14 on the board and 1 elsewhere"),
    (deliver_twice, "2 discs on peoria"),
]


@pytest.mark.parametrize(("fraud", "why"), FRAUDS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_fraud_is_found(fraud: Callable[[TrailState], None], why: str) -> None:
    """One thing is changed behind the rules' back, and the bookkeeper names it."""
    s = game(simmental="on")
    assert audit(s) == []
    fraud(s)
    assert any(why in str(line) for line in audit(s)), audit(s)


def test_r12_2_a_delivery_without_a_disc_counts_all_the_same() -> None:
    """No station has a disc and only HAND slots are left, which could not be paid."""
    s = game()
    p = s.players[0]
    p.discs = tuple(int(slot.dollars < 0) for slot in s.rules.discs)
    p.cities = put(p.cities, 0, 12)
    assert audit(s) == []
    p.cities = add(p.cities, 0, 1)
    assert audit(s) == []
    p.cities = add(p.cities, 0, -2)
    told = [str(fault) for fault in audit(s)]
    assert told == ["seat 0: 14 discs, not 2 on the board and 11 elsewhere"]
