"""What is secret, and what everybody knows (R10.5)."""

from __future__ import annotations

from tests.games.elpaso.arrange import (
    GAME,
    arrange_deck,
    crew,
    deliver,
    game,
    hold,
    names,
    own,
    play,
    table,
    turn,
    view,
)
from trailboss.games.elpaso.view import guess


def test_r10_5_hands_of_others_are_face_down() -> None:
    """The own hand is open, another's is not; a spectator sees none."""
    s = table()
    hold(s, 0, "criollo galloway")
    hold(s, 1, "hereford")
    turn(s, 0, "n1")
    assert [view(s, 0).players[seat].hand for seat in (0, 1)] == [s.players[0].hand, (0,)]
    assert [view(s, None).players[seat].hand for seat in (0, 1)] == [(0, 0), (0,)]


def test_r10_5_what_hand_and_draw_pile_contain_together_is_known() -> None:
    """Everything that was gained was seen; which of it is in the hand is not known."""
    s = table()
    hold(s, 1, "hereford")
    arrange_deck(s, 1, "criollo cowboy corriente")
    turn(s, 0, "n1")
    together = ["criollo", "corriente", "hereford", "cowboy"]
    assert names(s, view(s, 0).players[1].unseen) == together
    assert names(s, view(s, 1).players[1].unseen) == ["criollo", "corriente", "cowboy"]


def test_r10_5_token_stacks_are_known_but_for_their_order() -> None:
    """What lies nowhere else must be in the stack."""
    s = game()
    seen = view(s, 0)
    assert seen.stacks == (tuple(sorted(s.stacks[0])), tuple(sorted(s.stacks[1])))
    assert seen.display == s.display
    others = {view(game(2, seed), 0).stacks for seed in (1, 2)}
    assert len(others) == 2


def test_r9_3_a_hand_that_was_shown_is_open_until_it_is_discarded() -> None:
    """From valuing to the end of the delivery."""
    s = deliver(table(), 0, "criollo galloway")
    assert view(s, 1).players[0].hand == (0, 0)
    play(s, 0, "certificates 0")
    assert view(s, 1).players[0].hand == s.players[0].hand
    assert view(s, None).players[0].hand == s.players[0].hand
    play(s, 0, "post 0", "disc aux1_upgrade")
    assert view(s, 1).players[0].hand == (0, 0, 0, 0)


def test_r6_9_tokens_of_all_are_open() -> None:
    """Also those that were drawn unseen."""
    s = table()
    own(s, 1, "o01 b05")
    assert view(s, 0).players[1].tokens == s.players[1].tokens


def test_r10_3_a_guess_deals_no_worker_into_a_hand() -> None:
    """Workers of another's face-down cards are in the draw pile."""
    s = table()
    hold(s, 1, "criollo galloway")
    arrange_deck(s, 1, "cowboy builder engineer all_rounder")
    crew(s, 1, "cowboy")
    turn(s, 0, "n1")
    for seed in range(20):
        other = guess(view(s, 0), seed)
        assert sorted(names(s, other.players[1].hand)) == ["criollo", "galloway"]
        assert len(other.players[1].draw) == 4


def test_r10_1_drawn_cows_are_told_to_their_owner_only() -> None:
    """Everybody hears how many; workers are seen by all (R10.3)."""
    s = table()
    hold(s, 0, "criollo criollo")
    arrange_deck(s, 0, "galloway cowboy pineywoods")
    turn(s, 0, "n1")
    play(s, 0, "go n2", "stop", "pass")
    assert s.log is not None
    private = [event.thing for event in s.log if event.verb == "drew"]
    assert private == ["galloway", "pineywoods"]
    public = [(e.verb, e.amount, e.thing) for e in s.log if e.seen_by(None)]
    assert ("draw", 2, "cards") in public
    assert ("ready", 1, "cowboy") in public
    assert not any(thing == "galloway" for _, _, thing in public)


def test_r10_5_chance_is_in_no_view() -> None:
    """A view cannot tell what is drawn next."""
    assert GAME.view(game(), 0).rng == 0
