"""Activation of every kind of location, and the order of it (R8)."""

from __future__ import annotations

import pytest

from tests.games.pioneer.helpers import building, draw, lines, may, me, play, refusal
from trailboss.core.errors import IllegalAction
from trailboss.games.pioneer.geometry import CELL
from trailboss.games.pioneer.maps import BANK, FORT, MINE, RANCH, SALOON, YARD
from trailboss.games.pioneer.state import CIRCLED, CROSSED, FREE, PioneerState

TO_BANK = ["D10.NE", "C10.SE", "D9.NE", "C9.SE", "D8.NE"]
"""Hearts with two sides of bank C9; the third is C8.E."""


HARMLESS = [f"draw {t}" for t in ("C12.SE", "E11.E", "I10.E", "I11.NE", "D2.SE", "E3.E")]
"""Spokes that touch no location."""


def done(s: PioneerState) -> PioneerState:
    """Stop drawing; further questions stay open."""
    return play(s, 0, "done") if "done" in may(s) else s


@pytest.mark.parametrize(
    ("kind", "suit", "tracks", "last"),
    [
        (MINE, "clubs", ["G11.SE"], "G11.E"),
        (SALOON, "hearts", ["C11.E", "C11.NE", "B10.SE"], "C10.NE"),
        (BANK, "hearts", TO_BANK, "C8.E"),
        (YARD, "hearts", ["D10.NE", "C10.E", "C10.NE", "B9.SE", "C9.NE"], "B8.E"),
        (FORT, "diamonds", ["C3.E", "C3.NE", "B2.SE", "C2.NE", "B1.E"], "A2.SE"),
    ],
)
def test_r8_2_a_location_needs_its_number_of_sides(
    kind: int, suit: str, tracks: list[str], last: str
) -> None:
    """1, 2, 3, 3, 4 sides: not one less, and not a second time (R8.2)."""
    s = building(suit, {suit: tracks})
    before = me(s).active[kind]
    draw(s, last)
    assert me(s).active[kind] == before, "only after the tracks"
    while me(s).turns == 0 and me(s).left():
        play(s, 0, next(text for text in may(s) if text in HARMLESS))
    done(s)
    while "nuggets 0" in may(s):
        play(s, 0, "nuggets 0")
    assert me(s).active[kind] == before + 1


def test_r8_1_activation_is_compulsory_and_happens_once() -> None:
    """A second side of an activated mine gives nothing (R8.1)."""
    s = building("clubs", {"clubs": ["G11.SE"]}, crossed=1)
    draw(s, "G11.E", "F11.SE", "G12.NE")
    done(s)
    assert (me(s).nuggets, me(s).active[MINE]) == (1, 1)
    assert me(s).activated >> CELL["G12"] & 1


def test_r8_3_a_mine_gives_a_nugget() -> None:
    """The first side of D10; E9 without a side gives none (R8.3)."""
    s = building("hearts", crossed=1)
    draw(s, "D10.NE", "C12.SE", "E11.E")
    assert (me(s).nuggets, lines(s)["gold"]) == (1, 1)
    s = building("hearts", crossed=1)
    draw(s, "C11.E", "C12.SE", "E11.E")
    assert me(s).nuggets == 0


def saloon(symbols: list[str], number: int) -> PioneerState:
    """Saloon B10 is activated in this round with these symbols."""
    tracks = {"hearts": ["C11.E", "C11.NE", "B10.SE"]}
    s = building("hearts", tracks, saloons=symbols, round=number, crossed=1)
    return draw(s, "C10.NE", "C12.SE", "E11.E")


def test_r8_4_a_saloon_circles_the_first_free_symbol_from_this_round_on() -> None:
    """The own round first (R8.4, T18.2)."""
    assert me(saloon(["free"] * 4, 1)).saloons == (CIRCLED, FREE, FREE, FREE)


def test_r8_4_a_later_symbol_if_this_one_is_circled_never_an_earlier_one() -> None:
    """Round 2 with 2 and 3 circled: the fourth (R8.4, T19.9)."""
    p = me(saloon(["crossed", "circled", "circled", "free"], 2))
    assert p.saloons == (CROSSED, CIRCLED, CIRCLED, CIRCLED)


def test_r8_4_a_surplus_saloon_circles_nothing_but_is_activated() -> None:
    """All symbols taken: it still counts (R8.4, R8.10, T19.9)."""
    p = me(saloon(["crossed", "circled", "circled", "circled"], 2))
    assert p.saloons == (CROSSED, CIRCLED, CIRCLED, CIRCLED)
    assert p.active[SALOON] == 1


def bank(nuggets: int, banked: int = 0, boxes: tuple[int, ...] = ()) -> PioneerState:
    """Bank C9 is activated with a number of nuggets; other banks are full."""
    active = ["D10", *["G5", "J9"][: len(boxes)]]
    s = building(
        "hearts", {"hearts": TO_BANK}, activated=active, nuggets=nuggets, banked=banked,
        bank=list(boxes), crossed=1,
    )  # fmt: skip
    return draw(s, "C8.E", "C12.SE", "E11.E")


def test_r8_5_a_bank_takes_nuggets_at_once() -> None:
    """Three nuggets in the first bank: 6, and the gold still counts (R8.5, T18.4)."""
    s = bank(3)
    assert may(s) == ["nuggets 0", "nuggets 1", "nuggets 2", "nuggets 3"]
    assert refusal(s, "nuggets 4").rule == "R8.5"
    play(s, 0, "nuggets 3")
    assert (me(s).bank, me(s).banked) == ((6,), 3)
    assert (lines(s)["banks"], lines(s)["gold"]) == (6, 3)


def test_r8_5_at_most_four_nuggets_go_into_a_bank() -> None:
    """Six nuggets: 4 x 2 = 8, two stay for the next bank (R8.5, T19.11)."""
    s = bank(6)
    assert may(s)[-1] == "nuggets 4"
    play(s, 0, "nuggets 4")
    assert (me(s).bank, me(s).nuggets - me(s).banked) == ((8,), 2)


def test_r8_5_zero_nuggets_use_up_the_box() -> None:
    """Allowed, and the bank is full (R8.5)."""
    s = play(bank(3), 0, "nuggets 0")
    assert (me(s).bank, me(s).banked) == ((0,), 0)


def test_r8_5_without_nuggets_nothing_is_asked() -> None:
    """The box is filled with 0 (R8.5)."""
    s = bank(1, 1)
    assert me(s).bank == (0,)
    assert me(s).turns == 1


def test_r8_5_later_banks_multiply_by_three_and_four() -> None:
    """The leftmost empty box (R8.5)."""
    assert me(play(bank(6, 4, (8,)), 0, "nuggets 2")).bank == (8, 6)
    assert me(play(bank(9, 5, (8, 3)), 0, "nuggets 4")).bank == (8, 3, 16)


def test_r8_6_a_train_yard_circles_the_next_multiplier() -> None:
    """2, 4, 5 from left to right (R8.6)."""
    tracks = {"hearts": ["C11.E", "B11.SE", "B11.E", "A12.SE"]}
    points = []
    for yards in ([], ["B9"], ["B9", "F5"], ["B9", "F5", "J11"]):
        s = building("hearts", tracks, activated=yards)
        points.append(lines(s)["train yards"])
    assert points == [0, 2, 4, 5]


def test_r8_7_a_fort_circles_the_lowest_free_number() -> None:
    """3, 7, 12, 18 (R8.7)."""
    forts = ["B2", "D8", "I2", "J8"]
    points = [lines(building("hearts", activated=forts[:n]))["forts"] for n in range(5)]
    assert points == [0, 3, 7, 12, 18]


def test_r8_8_a_ranch_circles_the_lowest_free_number() -> None:
    """1, 2, 4, 6, 9, 12, 15, 18 (R8.8)."""
    ranches = ["B12", "D1", "D5", "F12", "G4", "I9", "I12", "K4"]
    points = [lines(building("hearts", activated=ranches[:n]))["ranches"] for n in range(9)]
    assert points == [0, 1, 2, 4, 6, 9, 12, 15, 18]
    assert me(building("hearts", activated=ranches)).active[RANCH] == 8


def test_r8_9_the_first_track_into_a_town_circles_a_box() -> None:
    """At once, and only the first (R8.9)."""
    s = building("clubs", {"hearts": ["E11.E", "F11.NE", "F11.E"], "clubs": ["G11.SE", "H11.NE"]})
    assert me(s).circled == 1
    draw(s, "G12.SE", "G12.E")
    assert (me(s).circled, lines(s)["towns"]) == (2, 2)
    both = {
        "hearts": ["E11.E", "F11.NE", "F11.E"],
        "clubs": ["G11.SE", "H11.NE", "G12.SE", "G12.E"],
    }
    s = draw(building("hearts", both), "G12.NE")
    assert me(s).circled == 2


def test_r8_10_only_saloons_can_run_out_of_boxes() -> None:
    """On both maps every other track has a box for each cell (R8.10)."""
    for side in "ab":
        board = building("hearts", options={"map": side}).board
        data = board.data
        assert board.kind.count(MINE) <= data.nuggets
        assert board.kind.count(BANK) <= len(data.banks)
        assert board.kind.count(YARD) <= len(data.train_yards)
        assert board.kind.count(FORT) <= len(data.forts)
        assert board.kind.count(RANCH) <= len(data.ranches)
        assert len(board.towns) + data.circled <= data.town_boxes
        assert board.kind.count(SALOON) > 4


def mine_and_bank() -> PioneerState:
    """One turn activates mine E9 and, as the second bank, C9; two nuggets are free."""
    tracks = {"hearts": [*TO_BANK, "D10.SE", "E10.NE", "D9.SE"]}
    s = building(
        "hearts", tracks, activated=["D10", "G5"], nuggets=2, banked=0, bank=[0], crossed=1
    )
    return draw(s, "C8.E", "E9.E", "C12.SE")


def test_r8_11_a_mine_before_a_bank_feeds_it() -> None:
    """Mine first: three nuggets, 3 x 3 = 9 (R8.11, R8.1, T19.10)."""
    s = mine_and_bank()
    assert may(s) == ["activate E9", "activate C9"]
    play(s, 0, "activate E9")
    assert may(s)[-1] == "nuggets 3"
    play(s, 0, "nuggets 3")
    assert me(s).bank == (0, 9)


def test_r8_11_a_bank_before_the_mine_does_not_get_its_nugget() -> None:
    """Bank first: two nuggets, 2 x 3 = 6 (R8.11, T19.10)."""
    s = play(mine_and_bank(), 0, "activate C9")
    assert may(s)[-1] == "nuggets 2"
    play(s, 0, "nuggets 2")
    assert (me(s).bank, me(s).nuggets) == ((0, 6), 3)


def test_r8_1_other_locations_cannot_be_activated() -> None:
    """Done already, or its condition is not met (R8.1)."""
    s = mine_and_bank()
    assert refusal(s, "activate D10").what == "activated-already"
    assert refusal(s, "activate B1").what == "its-condition-is-not-met"
    with pytest.raises(IllegalAction, match=r"R8\.1"):
        play(s, 0, "activate B1")
