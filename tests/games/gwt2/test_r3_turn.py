"""The turn: its phases, the first turn of each player (R3)."""

from __future__ import annotations

from tests.games.arranging import free, hold, lay, legal, node, refused, turn, use
from tests.games.gwt2.arrange import game, play, table
from trailboss.games.trail.state import TrailState

NEUTRAL = {f"go {letter}" for letter in "ABCDEFG"}


def asked_third(seed: int = 1) -> TrailState:
    """Three players; the first two have had their first turns on A and B."""
    s = game(3, seed)
    play(s, 0, "go A", "aux 1", "pass")
    discards(s, 1, 1)
    play(s, 1, "go B", "aux 1", "pass")
    return s


def discards(s: TrailState, seat: int, count: int) -> None:
    """Discard the first cards of the hand."""
    for _ in range(count):
        play(s, seat, sorted(legal(s, seat))[0])


def test_r3_1_move_then_use_then_fill_the_hand() -> None:
    """The three phases in order, and the next seat's phase A after them."""
    s = table()
    hold(s, 0, "criollo")
    turn(s, 0, "A")
    assert legal(s, 0) == {"go B"}
    play(s, 0, "go B", "stop")
    assert "aux 1" in legal(s, 0)
    assert len(s.players[0].hand) == 1
    play(s, 0, "aux 1", "pass")
    assert len(s.players[0].hand) == 4
    assert s.waiting() == [1]
    assert legal(s, 1) == {"go B"}


def test_r3_1_no_second_movement_after_phase_b() -> None:
    """Once the location is used, the herder stays."""
    s = turn(table(), 0, "A")
    play(s, 0, "go B", "stop", "aux 1")
    assert legal(s, 0) == {"pass"}


def test_r3_1_turns_go_round() -> None:
    """Clockwise: 0, 1, 2 and 0 again."""
    s = table(3)
    turn(s, 0, "A")
    order = []
    for seat in (0, 1, 2):
        order += s.waiting()
        play(s, seat, "go B", "stop", "aux 1", "pass")
    assert [*order, *s.waiting()] == [0, 1, 2, 0]


def test_r3_2_the_first_turn_begins_with_discards() -> None:
    """X3: the third player discards 6 - 4 cards, face up, before placing the herder."""
    s = asked_third()
    assert {text.split()[0] for text in legal(s, 2)} == {"discard"}
    assert not legal(s, 2) & NEUTRAL
    discards(s, 2, 1)
    assert {text.split()[0] for text in legal(s, 2)} == {"discard"}
    discards(s, 2, 1)
    assert (len(s.players[2].hand), len(s.players[2].discard)) == (4, 2)
    assert legal(s, 2) == NEUTRAL


def test_r3_2_a_hand_of_four_is_not_discarded_from() -> None:
    """X3, T1: the first player is asked for the place at once."""
    assert legal(game(3), 0) == NEUTRAL


def test_r3_2_the_herder_may_join_others() -> None:
    """X3: A, where another herder stands, is open; there is no fee and no movement."""
    s = asked_third()
    discards(s, 2, 2)
    before = s.players[2].dollars
    play(s, 2, "go A")
    assert s.players[2].herder == s.players[0].herder == node(s, "A")
    assert s.players[2].dollars == before
    assert "aux 1" in legal(s, 2)
    assert not any(text.startswith(("go ", "stop")) for text in legal(s, 2))


def test_r3_2_phase_c_follows_the_first_turn() -> None:
    """X3: the hand is filled to 4 and the first player's second turn has a phase A."""
    s = asked_third()
    discards(s, 2, 2)
    play(s, 2, "go A", "aux 2")
    discards(s, 2, 1)
    play(s, 2, "pass")
    assert len(s.players[2].hand) == 4
    assert s.waiting() == [0]
    assert {text.split()[0] for text in legal(s, 0)} == {"go"}
    assert not legal(s, 0) & {"go A", "go C", "go D", "go G"}


def test_r3_2_only_neutral_buildings_in_the_first_turn() -> None:
    """F22: a private building, a hazard, Kansas City and START are refused."""
    s = game(2)
    play(s, 0, "go B", "aux 1", "pass")
    lay(s, "A1", "0:2")
    lay(s, "FLOOD1", "flood-4-green")
    discards(s, 1, 1)
    assert legal(s, 1) == NEUTRAL
    for text in ("go A1", "go FLOOD1", "go KC", "go START", "go C1"):
        refusal = refused(s, 1, text)
        assert (refusal.rule, refusal.what) == ("R3.2", "not-a-neutral-building")


def test_r3_2_a_shuffled_neutral_spot_is_a_choice_too() -> None:
    """With random neutral tiles the seven spots are the same."""
    assert legal(game(2, neutral="shuffled"), 0) == NEUTRAL


def test_r3_2_a_token_may_be_used_before_or_after_the_discard() -> None:
    """D1: both orders leave four cards."""
    before = game(2)
    play(before, 0, "go A", "aux 1", "pass")
    after = before.clone()
    play(before, 1, "exchange", "draw 2")
    discards(before, 1, 2)
    assert len(before.players[1].hand) == 5
    discards(before, 1, 1)
    assert legal(before, 1) == NEUTRAL
    discards(after, 1, 1)
    play(after, 1, "exchange", "draw 2")
    discards(after, 1, 2)
    assert len(before.players[1].hand) == len(after.players[1].hand) == 4
    assert legal(after, 1) == NEUTRAL


def test_r3_3_objective_cards_before_phase_a_and_tokens_at_any_time() -> None:
    """A card in hand is offered before the first step; tokens also to the other seat."""
    s = table()
    hold(s, 0, "OB01")
    turn(s, 0, "A")
    assert "play OB01" in legal(s, 0)
    assert free(s, 0) == free(s, 1) == {"exchange"}
    play(s, 0, "go B")
    assert "play OB01" not in legal(s, 0)
    assert free(s, 1) == {"exchange"}
    use(s, 0, "A")
    assert "play OB01" in legal(s, 0)
