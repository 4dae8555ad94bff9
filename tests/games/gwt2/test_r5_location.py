"""Phase B: local actions, auxiliary actions, foreign locations, replaced tiles (R5)."""

from __future__ import annotations

import pytest

from tests.games.arranging import (
    clear_slots,
    hold,
    lay,
    legal,
    names,
    node,
    park,
    refused,
    staff,
    stock,
    turn,
    use,
    why,
)
from tests.games.gwt2.arrange import play, table, yard
from trailboss.games.trail.rules import Building
from trailboss.games.trail.state import TrailState
from trailboss.games.trail.tally import tally

AUXILIARY = {"aux 1", "aux 2"}


def risky() -> TrailState:
    """X8: Maria's herder on her 2a at FR1, with a galloway, a criollo and 6 dollars."""
    s = yard("2a", "FR1")
    s.players[0].dollars = 6
    stock(s, "longhorn")
    hold(s, 0, "galloway criollo")
    return use(s, 0, "FR1")


def test_r5_1_local_actions_in_any_order_each_once() -> None:
    """X8: the risk action first, then the galloway; 10 dollars, marker 1, two discards."""
    s = risky()
    assert legal(s, 0) == {"use 1", "use 2", "risk"} | AUXILIARY
    play(s, 0, "risk", "discard criollo", "certificates 1")
    assert legal(s, 0) == {"use 1", "use 2", "pass"}
    play(s, 0, "use 1")
    p = s.players[0]
    assert (p.dollars, p.certificates) == (10, 1)
    assert sorted(names(s, p.discard)) == ["criollo", "galloway"]
    assert legal(s, 0) == {"use 2", "pass"}


def test_r5_1_all_three_actions_of_the_example() -> None:
    """X8: galloway, purchase, risk; afterwards only the end of phase B is left."""
    s = risky()
    play(s, 0, "use 1", "use 2", "buy V3x1_a", "cow longhorn", "pass")
    play(s, 0, "risk", "discard criollo", "certificates 1")
    assert legal(s, 0) == {"pass"}
    assert s.players[0].dollars == 4


def test_r5_1_one_card_pays_for_one_action() -> None:
    """X8: with the galloway alone, selling it leaves nothing for the risk action."""
    s = yard("2a", "FR1")
    hold(s, 0, "galloway")
    use(s, 0, "FR1")
    play(s, 0, "use 1")
    assert why(s, 0, "risk") == ("R8.2", 1, 0)


def test_r5_1_the_same_action_is_not_performed_twice() -> None:
    """A second pineywoods stays in the hand on E."""
    s = table()
    hold(s, 0, "pineywoods pineywoods")
    use(s, 0, "E")
    play(s, 0, "use 1")
    refusal = refused(s, 0, "use 1")
    assert (refusal.rule, refusal.what) == ("R5.1", "already-performed")


def test_r5_1_no_auxiliary_action_after_a_local_one() -> None:
    """Every row is refused once something local was done."""
    s = table()
    hold(s, 0, "pineywoods")
    use(s, 0, "E")
    assert legal(s, 0) >= AUXILIARY
    play(s, 0, "use 1")
    for row in range(1, 6):
        assert refused(s, 0, f"aux {row}").rule == "R5.1"


def test_r5_1_no_local_action_after_the_auxiliary_one() -> None:
    """Either or: the pineywoods and the market are refused, and so is a second row."""
    s = table()
    hold(s, 0, "pineywoods")
    use(s, 0, "E")
    play(s, 0, "aux 1")
    assert legal(s, 0) == {"pass"}
    assert refused(s, 0, "use 1").rule == "R5.1"
    assert refused(s, 0, "use 2").rule == "R5.1"
    assert refused(s, 0, "aux 2").rule == "R5.1"


def test_r5_1_the_number_of_local_actions() -> None:
    """X7: 1a has one, B two, A and 10b three."""
    rules = table().rules
    private: dict[str, Building] = {side.name: side for pair in rules.private for side in pair}
    neutral = {row.name: row for row in rules.neutral}
    assert [len(private[name].effects) for name in ("1a", "10b")] == [1, 3]
    assert [len(neutral[name].effects) for name in ("A", "B")] == [3, 2]


def test_r5_2_one_alternative_of_a_local_action() -> None:
    """X7: on C the certificate or the objective card, then the engine all the same."""
    s = use(table(), 0, "C")
    play(s, 0, "use 1")
    assert legal(s, 0) == {"choose 1", "choose 2"}
    play(s, 0, "choose 1", "certificates 1")
    assert legal(s, 0) == {"use 2", "pass"}
    assert refused(s, 0, "use 1").rule == "R5.1"


def test_r5_2_an_alternative_that_cannot_be_met_is_refused() -> None:
    """On D without a bandit and with 1 dollar neither branch is possible; with 2 one is."""
    s = table()
    s.players[0].dollars = 1
    assert "use 1" not in legal(use(s, 0, "D"), 0)
    s = table()
    s.players[0].dollars = 2
    use(s, 0, "D")
    play(s, 0, "use 1")
    assert legal(s, 0) == {"choose 2"}
    assert why(s, 0, "choose 1") == ("R8.26", 1, 0)


def test_r5_2_a_collected_bandit_spends_the_whole_action_of_8a() -> None:
    """The auxiliary icon of the same action is gone, the engine is not."""
    s = yard("8a")
    lay(s, "BANDIT2", "bandit-green")
    use(s, 0, "A1")
    play(s, 0, "use 1", "choose 1", "collect BANDIT2")
    assert legal(s, 0) == {"use 2", "pass"}


def test_r5_3_the_risk_action_belongs_to_the_owner() -> None:
    """Seat 1 on Maria's 2a at FR1 has auxiliary actions only."""
    s = yard("2a", "FR1")
    hold(s, 1, "galloway criollo")
    use(s, 1, "FR1")
    assert legal(s, 1) == AUXILIARY
    refusal = refused(s, 1, "risk")
    assert (refusal.rule, refusal.what) == ("R5.3", "not-your-building")


def test_r5_3_a_space_without_risk_has_no_risk_action() -> None:
    """The same 2a on A1, and a neutral building."""
    s = yard("2a", "A1")
    hold(s, 0, "criollo")
    for name in ("A1", "A"):
        refusal = refused(use(s.clone(), 0, name), 0, "risk")
        assert (refusal.rule, refusal.what) == ("R5.3", "no-risk-action")


@pytest.mark.parametrize(
    ("name", "dollars"),
    [("FR1", 0), ("DR1", 0), ("BR1", 0), ("RR1", 0), ("FR2", 2), ("BR2", 2), ("RR2", 2)],
)
def test_r5_3_the_seven_risk_spaces(name: str, dollars: int) -> None:
    """X16 c, d: any cattle card for a certificate, or a criollo for it and 2 dollars."""
    s = yard("12b", name)
    hold(s, 0, "longhorn")
    assert ("risk" in legal(use(s.clone(), 0, name), 0)) == (dollars == 0)
    hold(s, 0, "criollo")
    use(s, 0, name)
    play(s, 0, "risk", *["discard criollo"] * (not dollars), "certificates 1")
    assert (s.players[0].dollars, s.players[0].certificates) == (dollars, 1)
    assert names(s, s.players[0].discard) == ["criollo"]


@pytest.mark.parametrize(
    ("name", "what"), [("A1", "1:2"), ("FLOOD1", "flood-4-green"), ("BANDIT4", "bandit-green")]
)
def test_r5_4_a_foreign_location_allows_one_single_auxiliary_action(name: str, what: str) -> None:
    """X9, F16: rows 1 and 2 at the start, no local action, no passing."""
    s = table()
    s.players[0].dollars = 20
    hold(s, 0, "galloway criollo")
    lay(s, name, what)
    use(s, 0, name)
    assert legal(s, 0) == AUXILIARY
    assert refused(s, 0, "use 1").rule == "R5.4"
    assert why(s, 0, "pass") == ("R5.6", 1, 0)
    assert why(s, 0, "aux 3") == ("R8.22", 1, 0)
    play(s, 0, "aux 1")
    assert legal(s, 0) == {"pass"}


def test_r5_4_the_use_on_a_foreign_location_is_single() -> None:
    """X9: with AUX1_2x clear row 1 still gives one dollar."""
    s = table()
    s.players[0].dollars = 0
    clear_slots(s, 0, "AUX1_2x")
    lay(s, "A1", "1:2")
    use(s, 0, "A1")
    assert refused(s, 0, "double 1").rule == "R8.23"
    play(s, 0, "aux 1")
    assert s.players[0].dollars == 1


def test_r5_5_requirements_are_met_in_full() -> None:
    """On F with 6 dollars the hazard for 7 is refused."""
    s = table()
    s.players[0].dollars = 6
    lay(s, "FLOOD1", "flood-4-green")
    use(s, 0, "F")
    refusal = refused(s, 0, "use 2")
    assert (refusal.rule, refusal.what) == ("R8.27", "dollars")
    assert (refusal.needs, refusal.has) == (7, 6)
    s.players[0].dollars = 7
    assert "use 2" in legal(s, 0)


def test_r5_5_a_refused_local_action_says_what_it_lacks() -> None:
    """T19: dollars for the engine of D, a card on A, a hazard on F, spaces behind for 1b."""
    s = table()
    s.players[0].dollars = 0
    park(s, "0", "0")
    clear_slots(s, 0, "AUX4_left AUX5_left")
    assert why(use(s.clone(), 0, "A"), 0, "use 1") == ("R8.2", 1, 0)
    assert why(use(s.clone(), 0, "F"), 0, "use 2") == ("R8.27", 1, 0)
    assert why(use(s.clone(), 0, "A"), 0, "aux 4") == ("R5.5", 1, 0)
    assert why(use(s.clone(), 0, "A"), 0, "aux 5") == ("R8.12", 1, 0)
    s = yard("1b")
    assert why(use(s, 0, "A1"), 0, "use 2") == ("R8.12", 1, 0)


def test_r5_5_dollars_of_a_reward_are_taken_in_full() -> None:
    """The galloway on A is worth 2 dollars without a question."""
    s = table()
    s.players[0].dollars = 0
    hold(s, 0, "galloway")
    use(s, 0, "A")
    play(s, 0, "use 1")
    assert s.players[0].dollars == 2


def test_r5_5_other_rewards_may_be_given_up() -> None:
    """The criollo at FR2 brings 2 dollars; the certificate may be left."""
    s = yard("12b", "FR2")
    hold(s, 0, "criollo")
    use(s, 0, "FR2")
    play(s, 0, "risk")
    assert s.players[0].dollars == 2
    assert legal(s, 0) == {"certificates 0", "certificates 1"}
    play(s, 0, "certificates 0")
    assert s.players[0].certificates == 0


def test_r5_6_phase_b_is_not_skipped() -> None:
    """On a neutral building too something must be done first; one dollar is always there."""
    s = use(table(), 0, "A")
    assert why(s, 0, "pass") == ("R5.6", 1, 0)
    assert "aux 1" in legal(s, 0)
    play(s, 0, "aux 1")
    assert "pass" in legal(s, 0)


def test_r5_6_one_dollar_is_possible_with_nothing_at_all() -> None:
    """T1: no cards, no money, no tokens on another's building: the game goes on."""
    s = table()
    p = s.players[0]
    p.dollars, p.draw, p.hand, p.discard, p.tokens = 0, (), (), (), 0
    lay(s, "A1", "1:2")
    use(s, 0, "A1")
    play(s, 0, "aux 1", "pass")
    assert (p.dollars, p.hand, s.waiting()) == (1, (), [1])


def test_r5_7_in_kansas_city_the_subphases_follow() -> None:
    """No local and no auxiliary action there: a tile of the first column is asked for."""
    s = turn(table(), 0, "G")
    play(s, 0, "go KC")
    assert legal(s, 0) == {"tile 1", "tile 2"}


def replaced() -> TrailState:
    """X43: 6a under the herder becomes 8a by the builder hired there."""
    s = yard("6a")
    s.players[0].workers = (1, 3, 1)
    s.players[0].dollars = 6
    staff(s, 4, "1-builder")
    hold(s, 0, "OB01")
    use(s, 0, "A1")
    return play(s, 0, "use 1", "hire 1-builder", "perform", "build 8", "site A1")


def test_r5_8_a_tile_replaced_under_the_own_herder_is_not_used() -> None:
    """X43: 5 dollars for the builder, 1 for the tile; nothing of 8a, nothing more of 6a."""
    s = replaced()
    assert s.players[0].dollars == 0
    assert s.rules.tiles[s.board[node(s, "A1")]].name == "0:8"
    for text in ("use 1", "use 2", "aux 1", "aux 2"):
        assert refused(s, 0, text).rule == "R5.8"


def test_r5_8_objective_cards_may_still_be_played() -> None:
    """X43: the window after the last action is open, then phase C follows."""
    s = replaced()
    assert legal(s, 0) == {"play OB01", "pass"}
    play(s, 0, "play OB01", "pass")
    assert s.players[0].dollars == 2
    assert len(s.players[0].hand) == 4
    assert s.waiting() == [1]


def test_r5_8_a_tile_replaced_elsewhere_changes_nothing_here() -> None:
    """6a hires a builder who replaces 2a on C1: the engine of 6a is still there."""
    s = yard("6a")
    lay(s, "C1", "0:2")
    s.players[0].workers, s.players[0].dollars = (1, 3, 1), 6
    staff(s, 4, "1-builder")
    use(s, 0, "A1")
    play(s, 0, "use 1", "hire 1-builder", "perform", "build 4", "site C1")
    assert legal(s, 0) == {"use 2", "pass"}


def test_r5_4_it_is_told_where_a_seat_has_no_local_actions() -> None:
    """At hazards, bandits and others' buildings; not at neutral or own ones, nor in Kansas City."""
    s = table(2)
    lay(s, "A1", "0:4")
    lay(s, "A2", "1:1")
    own, other = (set(player["aux_only"]) for player in tally(s)["players"])
    taken = {n.name for at, n in enumerate(s.rules.nodes) if s.rules.tiles[s.board[at]].hand}
    neutral = {building.name for building in s.rules.neutral}
    assert own - other == {"A2"} and other - own == {"A1"}
    assert own & other == {name for name in taken if name[0] not in "A"}
    assert not (own | other) & (neutral | {"KC"})
