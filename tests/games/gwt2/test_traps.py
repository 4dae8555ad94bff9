"""Traps that other implementations of this game fell into, one test each."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import trailboss.games.gwt2
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
    refused,
    staff,
    stock,
    turn,
    use,
)
from tests.games.gwt2.arrange import EDITION, GAME, game, play, reveals, score, table, view, yard
from tests.games.holdings import forbidden, own
from trailboss.games.trail.rules import BANDIT, HAZARD
from trailboss.games.trail.state import step_limit


def test_r1_9_a_discard_with_an_empty_hand_never_deadlocks() -> None:
    """No card anywhere: auxiliary 2, a token and OB06 all come to an end."""
    s = table()
    hold(s, 0, "OB06")
    s.players[0].draw = ()
    use(s, 0, "B")
    play(s, 0, "play OB06", "draw 0", "exchange", "draw 0", "aux 2", "pass")
    assert s.waiting() == [1]


def test_r3_2_a_first_turn_with_four_cards_asks_for_no_discard() -> None:
    assert legal(game(2), 0) == {f"go {letter}" for letter in "ABCDEFG"}


def test_r12_4_turning_up_cards_never_costs_a_cowboy_for_nothing() -> None:
    """With an empty stack it is not offered; with one card it is, for one cowboy."""
    turned_up_cards_cost_a_cowboy_each(EDITION, "longhorn", "corriente")


@pytest.mark.parametrize("had", ["bloomington", "chicago"])
def test_r6_12_the_action_of_a_delivery_cannot_be_skipped(had: str) -> None:
    """After Peoria next to an own disc the objective card is taken; there is no pass."""
    the_arrow_of_a_delivery(EDITION, had, "hereford-5 longhorn", "peoria", "AUX1_2x")


def test_what_reveals_forbids_undo() -> None:
    """A draw, the foresight refill, market cards, the display, the stack, the shown hand."""
    assert reveals(use(table(), 0, "B"), 0, "aux 2")
    assert reveals(use(table(), 0, "B"), 0, "aux 1", "pass")
    assert reveals(use(table(), 0, "E"), 0, "use 2", "reveal")
    assert reveals(use(table(), 0, "C"), 0, "use 1", "choose 2", "take top")
    s = table()
    assert reveals(use(s, 0, "C"), 0, "use 1", "choose 2", f"take {names(s, s.display)[0]}")
    s = table()
    foresee(s)
    assert reveals(use(s, 0, "KC"), 0, "income 0")
    assert reveals(s, 0, "deliver kansas_city", "disc AUX1_2x")


def test_what_reveals_nothing_allows_undo() -> None:
    """Moving, gaining, paying and choosing leave the barrier where it is."""
    s = turn(table(), 0, "A")
    assert not reveals(s, 0, "go B")
    assert not reveals(s, 0, "stop")
    assert not reveals(s, 0, "aux 1")


def test_a_shuffle_and_a_discard_after_a_draw_cannot_be_undone() -> None:
    """The draw has moved the barrier before the discard is asked."""
    s = table()
    s.players[0].draw, s.players[0].discard = (), cards(s, "criollo criollo criollo")
    start = use(s, 0, "B").revealed
    play(s, 0, "aux 2", "discard criollo")
    assert s.revealed > start


def test_r13_5_who_raises_nothing_still_discards_the_hand() -> None:
    """Declining the Simmental step does not keep the cards for the delivery."""
    s = table(simmental="on")
    foresee(s)
    hold(s, 0, "simmental-1 simmental-2 longhorn")
    play(use(s, 0, "KC"), 0, "income 0", "pass")
    assert s.players[0].hand == ()
    assert len(s.players[0].discard) == 3


@pytest.mark.parametrize("seed", range(3))
def test_r11_2_a_seat_played_by_chance_after_the_trigger_leaves_the_others_their_turn(
    seed: int,
) -> None:
    """The token's holder and the rest are moved by chance: one turn each, then it is over."""
    s = table(4)
    staff(s, 12, "12-cowboy 12-cowboy 12-cowboy")
    foresee(s, "- -", "cowboy cowboy")
    play(use(s, 2, "KC"), 2, "tile 1")
    luck = Random(seed)
    assert s.log is not None
    s.log.clear()
    while s.waiting():
        seat = s.waiting()[0]
        s.play(seat, luck.choice(s.legal(seat)))
    assert [event.seat for event in s.log if event.verb == "turn"] == [3, 0, 1]


def test_r6_8_new_york_may_be_chosen_again_and_again() -> None:
    """Two discs of one player: 18 points."""
    s = table()
    s.players[0].dollars = 100
    for disc in ("AUX1_2x", "STEP_LEFT"):
        foresee(s)
        hold(s, 0, "hereford-5 shorthorn-3 longhorn corriente black_angus")
        play(use(quiet(s), 0, "KC"), 0, "income 0", "deliver new_york", f"disc {disc}")
    assert score(s, 0)["cities"] == 18


@pytest.mark.parametrize(("value", "offered"), [(17, False), (18, True), (30, True)])
def test_r6_8_new_york_is_city_18(value: int, offered: bool) -> None:
    """Hereford, Shorthorn, three breeds of value 3 make 18; a Galloway less makes 17."""
    s = own(table(), 0, masters="SM8 SM8 SM8 SM8 SM8 SM8" if value == 30 else "")
    foresee(s)
    rest = "longhorn corriente galloway" if value == 17 else "longhorn corriente black_angus"
    hold(s, 0, f"hereford-5 shorthorn-3 {rest}")
    play(use(s, 0, "KC"), 0, "income 0")
    assert ("deliver new_york" in legal(s, 0)) is offered


def test_r6_8_the_cities_of_this_edition() -> None:
    """Ten cities in order with their values; no city of another edition is in any action."""
    rows = {row.name: row.value for row in game().rules.cities}
    assert list(rows) == [
        "kansas_city",
        "fulton",
        "st_louis",
        "bloomington",
        "peoria",
        "chicago",
        "toledo",
        "pittsburgh",
        "philadelphia",
        "new_york",
    ]
    assert list(rows.values()) == [0, 1, 4, 6, 8, 10, 12, 14, 16, 18]
    texts = " ".join(action.text for action in GAME.actions.all)
    for name in ("topeka", "wichita", "colorado", "santa_fe", "albuquerque", "el_paso", "san_"):
        assert name not in texts


def test_r8_24_the_single_auxiliary_5_gives_a_dollar_and_removes_a_card() -> None:
    """One engine space back, one dollar and one card, not only the card."""
    s = table()
    clear_slots(s, 0, "AUX5_left")
    park(s, "3", "0")
    hold(s, 0, "criollo galloway")
    s.players[0].dollars = 0
    play(use(s, 0, "B"), 0, "aux 5", "engine 2")
    assert s.players[0].dollars == 1
    if "perform" in legal(s, 0):
        play(s, 0, "perform")
    play(s, 0, "remove criollo")
    assert names(s, s.removed_cards) == ["criollo"]
    assert "remove galloway" not in legal(s, 0)


def test_r2_2_the_stationmasters_of_this_edition() -> None:
    """Nine tiles, five of them on the board, all different."""
    s = game()
    assert [row.name for row in s.rules.masters] == [f"SM{n}" for n in range(1, 10)]
    assert len(s.masters) == len(set(s.masters)) == 5
    assert all(1 <= master <= 9 for master in s.masters)


@pytest.mark.parametrize(
    ("had", "city", "tokens"),
    [
        ("bloomington", "st_louis", 1),
        ("st_louis", "bloomington", 1),
        ("kansas_city", "fulton", 0),
        ("philadelphia", "new_york", 0),
        ("chicago", "toledo", 0),
    ],
)
def test_r6_12_the_exchange_token_lies_between_st_louis_and_bloomington(
    had: str, city: str, tokens: int
) -> None:
    """That pair gives a token and nothing else; other pairs give none."""
    s = own(table(), 0, cities=had)
    foresee(s)
    hold(s, 0, "hereford-5 shorthorn-3 longhorn corriente black_angus")
    s.players[0].dollars, s.players[0].tokens = 50, 0
    play(use(s, 0, "KC"), 0, "income 0", f"deliver {city}", "disc AUX1_2x")
    assert s.players[0].tokens == tokens
    assert s.waiting() == [1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_6_seven_tiles_lie_on_the_trail_whatever_is_drawn(seats: int) -> None:
    """Also when a section would overflow: 7 on the board, 2 in foresight, 26 in the bag."""
    for seed in range(70):
        s = game(seats, seed)
        laid = [s.rules.tiles[tile] for tile in s.board if tile]
        assert len([tile for tile in laid if tile.kind in (HAZARD, BANDIT)]) == 7
        assert len(s.bags[0]) == 26
        seen = [t for t in s.board if t and s.rules.tiles[t].kind in (HAZARD, BANDIT)]
        assert sorted((*s.bags[0], *s.foresight[0], *seen)) == sorted(s.rules.bags[0])


@pytest.mark.parametrize(
    ("seats", "limits"), [(2, (3, 4, 4, 5)), (3, (3, 5, 4, 6)), (4, (4, 6, 5, 7))]
)
def test_r4_1_the_step_limit_is_the_same_for_every_seat(
    seats: int, limits: tuple[int, int, int, int]
) -> None:
    """No slot, the left, the right, both clear."""
    for seat in range(seats):
        for slots, limit in zip(
            ("", "STEP_LEFT", "STEP_RIGHT", "STEP_LEFT STEP_RIGHT"), limits, strict=True
        ):
            s = table(seats)
            clear_slots(s, seat, slots)
            assert step_limit(s, seat) == limit


def test_r8_2_the_player_chooses_the_pair() -> None:
    """Two pairs in the hand: both are offered, and exactly two cards of one breed leave."""
    s = table()
    hold(s, 0, "criollo criollo criollo galloway galloway")
    play(use(s, 0, "F"), 0, "use 1")
    assert legal(s, 0) == {"discard criollo", "discard galloway"}
    play(s, 0, "discard criollo", "discard criollo")
    assert sorted(names(s, s.players[0].hand)) == ["criollo", "galloway", "galloway"]


def test_r8_31_only_6b_copies() -> None:
    """No other side of any building does."""
    copies = []
    for pair in game().rules.private:
        for side in pair:
            copies += [side.name for effect in side.effects if type(effect).__name__ == "Copy"]
    assert copies == ["6b"]


def test_r8_35_9b_upgrades_any_station_behind_the_engine() -> None:
    """Not only the nearest one, and none ahead."""
    s = yard("9b")
    park(s, "12", "0")
    s.players[0].dollars = 20
    play(use(s, 0, "A1"), 0, "use 1")
    assert legal(s, 0) == {"upgrade 1", "upgrade 2", "upgrade 3"}
    refused(s, 0, "upgrade 4")


def test_the_cowboys_left_are_shown_while_buying() -> None:
    """Everybody's view says with how many cowboys the buyer goes on."""
    s = table()
    stock(s, "longhorn longhorn", "corriente")
    s.players[0].workers, s.players[0].dollars = (4, 1, 1), 20
    play(use(s, 0, "E"), 0, "use 2", "reveal")
    for viewer in (0, 1, None):
        top = GAME.dump(view(s, viewer))["stack"][-1]
        assert (top["is"], top["cowboys"]) == ("ChoosePurchase", 3)


def test_an_impossible_action_says_what_is_missing() -> None:
    """The rule, the need and what there is, in one line."""
    s = table()
    s.players[0].dollars = 6
    lay(s, "FLOOD1", "flood-4-green")
    assert forbidden(use(s, 0, "F"), 0, "use 2") == "use 2: needs 7 dollars, has 6 (R8.27)"


@pytest.mark.parametrize("seed", range(4))
def test_every_event_has_a_verb_and_cites_a_rule(seed: int) -> None:
    """Random games of all seats and sides: nothing happens that the log cannot say."""
    text = (Path(trailboss.games.gwt2.__file__).parent / "RULES.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"^- (R\d+\.\d+) ", text, re.MULTILINE))
    s = game(2 + seed % 3, seed, sides="random", simmental="on")
    s.log = []
    luck = Random(seed)
    while s.waiting():
        seat = s.waiting()[0]
        s.play(seat, luck.choice(s.legal(seat)))
    assert {event.rule for event in s.log} <= rules
    assert all(event.verb for event in s.log)


def test_r5_1_building_5a_is_told_in_the_log() -> None:
    """The local action, the card and the dollars."""
    s = yard("5a")
    hold(s, 0, "longhorn")
    s.log = []
    play(use(s, 0, "A1"), 0, "use 1")
    if "discard longhorn" in legal(s, 0):
        play(s, 0, "discard longhorn")
    told = [(event.verb, event.thing) for event in s.log]
    assert ("discard", "longhorn") in told
    assert ("gain", "dollars") in told
    assert "local" in [verb for verb, _ in told]
