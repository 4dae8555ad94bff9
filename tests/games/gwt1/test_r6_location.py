"""Phase B at a location: local actions or one auxiliary action (R6)."""

from __future__ import annotations

import pytest

from tests.games.arranging import hold, lay, legal, names, refused, staff, told, use, where, why
from tests.games.gwt1.arrange import play, table, yard
from trailboss.games.trail.cards import Discard
from trailboss.games.trail.rules import Rules


def test_r6_1_local_actions_or_one_auxiliary_action() -> None:
    """Both are offered at a neutral and at an own building; one auxiliary action is all."""
    s = use(table(), 0, "G")
    assert legal(s, 0) == {"use 1", "use 2", "aux 1", "aux 2"}
    play(s, 0, "aux 1")
    assert legal(s, 0) == {"pass"}
    assert refused(s, 0, "aux 2").rule == "R6.1"
    assert {"use 2", "aux 1"} <= legal(use(yard("3b"), 0, "A1"), 0)


def test_r6_2_each_local_action_once_in_any_order() -> None:
    """G: the second action first; neither can be repeated; one alone is enough."""
    s = play(use(table(), 0, "G"), 0, "use 2", "aux 1")
    assert refused(s, 0, "use 2").rule == "R6.2"
    assert "pass" in legal(s, 0)
    play(s, 0, "use 1", "engine 1")
    assert legal(s, 0) == {"pass"}
    assert refused(s, 0, "use 1").rule == "R6.2"


def test_r6_2_requirements_are_met_in_full() -> None:
    """Seven dollars do not hire for eight."""
    s = table()
    staff(s, 3, "1-cowboy")
    s.players[0].dollars = 7
    assert why(use(s, 0, "A"), 0, "use 3") == ("R9.4", 8, 7)


def test_r6_3_a_slash_means_one_of_two() -> None:
    """Building C: a certificate or an objective card, not both."""
    s = play(use(table(), 0, "C"), 0, "use 1")
    assert legal(s, 0) == {"choose 1", "choose 2"}
    assert s.cite(s.stack[-1].rule()) == "R6.3"
    play(s, 0, "choose 1", "certificates 1")
    assert refused(s, 0, "use 1").rule == "R6.2"
    assert s.players[0].discard == ()


@pytest.mark.parametrize(
    ("space", "hand", "dollars"),
    [
        ("FLOOD_R1", "jersey", 2),
        ("FLOOD_R2", "jersey", 2),
        ("DROUGHT_R1", "holstein", 0),
        ("TP_R1", "holstein", 0),
        ("TP_R2", "jersey", 2),
        ("ROCK_R1", "holstein", 0),
        ("ROCK_R2", "jersey", 2),
    ],
)
def test_r6_4_the_risk_action_of_every_risk_space(space: str, hand: str, dollars: int) -> None:
    """A Jersey for a certificate and 2 dollars, or any cattle for a certificate."""
    s = yard("9b", space)
    hold(s, 0, hand)
    play(use(s, 0, space), 0, "risk")
    if f"discard {hand}" in legal(s, 0):
        play(s, 0, f"discard {hand}")
    play(s, 0, "certificates 1")
    assert (s.players[0].dollars, s.players[0].certificates) == (dollars, 1)
    assert names(s, s.players[0].discard) == [hand]


def test_r6_4_the_first_flood_space_takes_a_jersey_only() -> None:
    """A Holstein does not fit; elsewhere there is no risk action."""
    s = yard("9b", "FLOOD_R1")
    hold(s, 0, "holstein")
    assert why(use(s, 0, "FLOOD_R1"), 0, "risk") == ("R9.1", 1, 0)
    assert refused(use(yard("9b"), 0, "A1"), 0, "risk").rule == "R6.4"


def test_r6_4_only_the_owner_of_the_building_uses_it() -> None:
    """Seat 1 stands on the building of seat 0."""
    s = yard("9b", "FLOOD_R1")
    hold(s, 1, "jersey")
    row = refused(use(s, 1, "FLOOD_R1"), 1, "risk")
    assert (row.rule, row.what) == ("R6.4", "not-your-building")


def test_r6_5_after_a_local_action_no_auxiliary_one_and_vice_versa() -> None:
    """Each shuts the other out."""
    s = play(use(table(), 0, "G"), 0, "use 1", "engine 1")
    assert refused(s, 0, "aux 1").rule == "R6.5"
    s = play(use(table(), 0, "G"), 0, "aux 1")
    assert refused(s, 0, "use 1").rule == "R6.5"
    assert refused(s, 0, "use 1").what == "auxiliary-action-performed"


@pytest.mark.parametrize(
    ("at", "tile"), [("A1", "1:2"), ("FLOOD1", "flood-4-green"), ("TP_P2", "teepee_green")]
)
def test_r6_6_elsewhere_only_one_auxiliary_action(at: str, tile: str) -> None:
    """An opponent's building, a hazard, a teepee."""
    s = table()
    lay(s, at, tile)
    use(s, 0, at)
    assert legal(s, 0) == {"aux 1", "aux 2"}
    assert refused(s, 0, "use 1").rule == "R6.6"
    assert legal(play(s, 0, "aux 1"), 0) == {"pass"}


def test_r6_7_phase_b_is_not_empty() -> None:
    """The first answer cannot be pass, even without money and cards (U4)."""
    s = table()
    s.players[0].dollars = 0
    assert why(use(s, 0, "A"), 0, "pass") == ("R6.7", 1, 0)
    assert "aux 1" in legal(s, 0)


def test_r6_8_a_reward_may_be_forfeited_but_not_dollars() -> None:
    """A Jersey for 2 dollars and no certificate; 2b's engine move may lapse."""
    s = yard("9b", "FLOOD_R1")
    hold(s, 0, "jersey")
    play(use(s, 0, "FLOOD_R1"), 0, "risk")
    assert s.players[0].dollars == 2
    play(s, 0, "certificates 0")
    assert s.players[0].certificates == 0
    s = yard("2b")
    hold(s, 0, "jersey")
    play(use(s, 0, "A1"), 0, "use 1")
    assert s.cite(s.stack[-1].rule()) == "R6.8"
    play(s, 0, "pass")
    assert (where(s, 0), s.players[0].hand) == ("0", ())


def test_r6_9_an_action_is_performed_once() -> None:
    """Three Guernseys at A: only one is sold."""
    s = table()
    hold(s, 0, "guernsey guernsey guernsey")
    play(use(s, 0, "A"), 0, "use 1")
    assert (s.players[0].dollars, len(s.players[0].hand)) == (8, 2)
    assert refused(s, 0, "use 1").what == "already-performed"


def test_r6_10_identical_icons_mean_the_identical_action() -> None:
    """Engine by engineers: C, G and 5a; one dollar for a black card differs only in the reward."""
    rules: Rules = table().rules
    sides = {side.name: side for pair in rules.private for side in pair}
    engine = rules.neutral[2].effects[1]
    assert engine == rules.neutral[6].effects[0] == sides["5a"].effects[1]
    aux = rules.neutral[3].effects[1]
    assert aux == rules.neutral[6].effects[1] == sides["6a"].effects[1] == sides["3b"].effects[0]
    objectives = {row.name: row.action for row in rules.objectives}
    assert objectives["aux_1"] == aux
    black = sides["5b"].effects[0], rules.neutral[4].effects[0]
    assert all(isinstance(effect, Discard) for effect in black)


def test_r6_11_the_same_building_may_be_used_twice_in_a_turn() -> None:
    """8b copies 10b of seat 1 for its dollars and its move, then the own 10b gives both again."""
    s = yard("8b")
    lay(s, "A2", "1:10")
    lay(s, "B1", "0:10")
    play(use(s, 0, "A1"), 0, "use 1", "copy A2", "use 1", "use 3", "go A2", "go B", "go B1", "stop")
    assert {"use 1", "use 2", "use 3"} <= legal(s, 0)
    play(s, 0, "use 1")
    assert told(s, "gain").count((0, 4, "dollars", "R9.2")) == 2
    assert s.done == ()


def test_r6_11_an_action_done_here_may_be_copied_in_the_same_turn() -> None:
    """4a on A1 removes a hazard, moves on to the own 8b, which copies 4a for a second one."""
    s = table(sides="aaaaaaabaa")
    lay(s, "A1", "0:4")
    lay(s, "A2", "0:8")
    lay(s, "FLOOD1", "flood-4-green")
    lay(s, "FLOOD2", "flood-2-green")
    s.players[0].dollars = 10
    play(use(s, 0, "A1"), 0, "use 1", "clear FLOOD1", "use 2", "go A2", "stop")
    play(s, 0, "use 1", "copy A1", "use 1", "clear FLOOD2")
    assert (len(s.players[0].hazards), s.players[0].dollars) == (2, 0)
    assert "use 2" in legal(s, 0)
