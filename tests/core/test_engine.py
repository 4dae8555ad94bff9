"""The decision stack: questions, steps, any-time actions, clones."""

from __future__ import annotations

import itertools

import pytest

from tests.core.helpers import bidding, digging, play, start, texts
from tests.core.toy import PASS, SPACE, SWAP, TAKE, TOY, Choose, Draw, Take, Wish
from trailboss.core.errors import IllegalAction


def test_then_reads_in_the_order_of_play() -> None:
    """What is written first is asked first."""
    s = start()
    s.then(Choose(1), Choose(0))
    assert s.waiting() == [1]
    play(s, 1, "take 1")
    assert s.waiting() == [0]


def test_a_step_runs_as_soon_as_it_is_on_top() -> None:
    """Steps are never asked: after an answer a question is on top again."""
    s = start()
    before = len(s.deck)
    play(s, 0, "take 2")
    assert (len(s.deck), s.waiting()) == (before - 1, [1])


def test_only_the_seat_that_is_asked_has_legal_actions() -> None:
    """Another seat has none, and a seat that does not exist has none either."""
    s = start()
    assert texts(s, 0) == ["pass", "take 1", "take 2", "take 3"]
    assert s.legal(1) == s.legal(9) == s.legal(-1) == []


def test_the_door_refuses_the_wrong_seat() -> None:
    """Answering in another's turn raises and says who is not asked."""
    s = start()
    s.tokens = (0, 0)
    with pytest.raises(IllegalAction, match="pass: seat 1 is not asked now"):
        s.play(1, PASS)


def test_the_door_names_what_is_legal() -> None:
    """An action of another question is refused with the list of what is legal."""
    s = start()
    with pytest.raises(IllegalAction, match="bid 1: not among pass, take 1, .*, swap, wish"):
        play(s, 0, "bid 1")


def test_the_door_says_why_an_option_is_refused() -> None:
    """An option that lacks something cites its rule, what it needs and what there is."""
    s = start(bank="5")
    play(s, 0, "take 3")
    assert [str(r) for r in s.refusals(1)] == ["take 3: needs 3 coins in the bank, has 2 (T1)"]
    assert s.refusals(0) == []
    with pytest.raises(IllegalAction, match=r"take 3: needs 3 coins in the bank, has 2 \(T1\)"):
        play(s, 1, "take 3")


def test_a_refused_action_changes_nothing() -> None:
    """After a refusal the position is the same as before, stack included."""
    s = start(bank="5")
    play(s, 0, "take 3")
    before = TOY.dump(s)
    for action in SPACE.all:
        if action not in s.legal(1) + s.free(1):
            with pytest.raises(IllegalAction):
                s.play(1, action)
    assert TOY.dump(s) == before


def test_a_game_that_is_over_asks_nobody() -> None:
    """Nobody waits, nothing is legal or free, and `play` says that the game is over."""
    s = start(1)
    for _ in range(2):
        play(s, 0, "pass", "bid 0", "pass")
    assert not s.waiting() and not s.legal(0) and not s.free(0) and not s.refusals(0)
    with pytest.raises(IllegalAction, match="pass: the game is over"):
        s.play(0, PASS)


def test_an_any_time_action_leaves_the_open_question_alone() -> None:
    """Seat 1 swaps in seat 0's turn, and seat 0 is asked the very same frame object."""
    s = start()
    question = s.stack[-1]
    assert [a.text for a in s.free(1)] == ["swap", "wish"]
    s.play(1, SWAP)
    assert s.stack[-1] is question
    assert (s.coins, s.tokens, s.waiting()) == ((0, 2), (1, 0), [0])


def test_an_any_time_action_that_asks_comes_first_and_then_goes_back() -> None:
    """A wish in another's turn asks the wisher; then the old question is open again."""
    s = start()
    question = s.stack[-1]
    play(s, 1, "wish")
    assert (s.waiting(), texts(s, 1)) == ([1], ["take 1", "card"])
    play(s, 1, "card")
    assert s.stack[-1] is question
    assert len(s.hands[1]) == 1


def test_an_any_time_action_needs_its_price() -> None:
    """Without a token neither swap nor wish is offered, and `play` refuses them."""
    s = start()
    play(s, 1, "swap")
    assert s.free(1) == []
    with pytest.raises(IllegalAction, match="swap: seat 1 is not asked now"):
        s.play(1, SWAP)


def test_a_question_may_refuse_any_time_actions() -> None:
    """While all bid nobody may swap."""
    assert bidding().free(0) == bidding().free(1) == []


def test_together_waits_for_those_who_have_not_answered() -> None:
    """All are asked; one who has answered is not asked again."""
    s = bidding(3)
    assert s.waiting() == [0, 1, 2]
    play(s, 1, "bid 1")
    assert (s.waiting(), s.legal(1)) == ([0, 2], [])
    with pytest.raises(IllegalAction):
        play(s, 1, "bid 2")


def test_together_gives_the_same_state_in_every_order_of_arrival() -> None:
    """The six orders in which three seats may answer end in one position."""
    bids = {0: "bid 1", 1: "bid 2", 2: "bid 2"}
    ends = []
    for order in itertools.permutations(bids):
        s = bidding(3)
        for seat in order:
            play(s, seat, bids[seat])
        ends.append(TOY.dump(s))
    assert all(end == ends[0] for end in ends)
    assert ends[0]["coins"] == [2, 0, 2]


def test_together_hides_the_answers_of_others() -> None:
    """A view shows one's own answer, of others only that they have answered."""
    worlds = []
    for bid in ("bid 0", "bid 2"):
        s = play(bidding(3), 1, bid)
        worlds.append([TOY.dump(TOY.view(s, seat))["stack"][-1] for seat in (0, 1, None)])
    one, other = worlds
    assert one[0] == other[0] and one[2] == other[2]
    assert one[1] != other[1]
    assert TOY.view(s, 0).waiting() == [0, 2]


def test_parallel_does_not_wait_for_the_slow() -> None:
    """Seat 1 digs twice and is done while seat 0 has not begun."""
    s = digging()
    assert s.waiting() == [0, 1]
    play(s, 1, "dig", "dig")
    assert (s.waiting(), s.coins) == ([0], (2, 4))
    play(s, 0, "pass")
    assert (s.waiting(), texts(s, 0)[:2]) == ([0], ["pass", "take 1"])


def test_parallel_gives_the_same_state_in_every_order() -> None:
    """Two seats that dig twice each: the six interleavings end in one position."""
    ends = []
    for order in sorted(set(itertools.permutations((0, 0, 1, 1)))):
        s = digging()
        for seat in order:
            play(s, seat, "dig")
        ends.append(TOY.dump(s))
    assert len(ends) == 6
    assert all(end == ends[0] for end in ends)


def test_parallel_admits_any_time_actions() -> None:
    """A wish while all dig asks the wisher first; then all dig on where they were."""
    s = digging()
    play(s, 0, "dig")
    question = s.stack[-1]
    play(s, 0, "wish")
    assert s.waiting() == [0]
    play(s, 0, "take 1")
    assert s.stack[-1] is question
    assert s.waiting() == [0, 1]


def test_seen_grows_when_something_hidden_is_revealed() -> None:
    """A swap reveals nothing; a drawn card and a resolved bid do."""
    s = start()
    before = s.revealed
    play(s, 0, "swap")
    assert s.revealed == before
    play(s, 0, "take 1")
    assert s.revealed == before + 1
    play(s, 1, "pass")
    bids = s.revealed
    play(s, 0, "bid 1")
    assert s.revealed == bids
    play(s, 1, "bid 0")
    assert s.revealed == bids + 2


def test_a_clone_is_independent() -> None:
    """Playing on in a clone leaves the original alone, and the other way round."""
    s = start()
    before = TOY.dump(s)
    copy = s.clone()
    assert TOY.dump(copy) == before
    play(copy, 0, "take 3")
    play(copy, 1, "wish", "card")
    assert TOY.dump(s) == before
    after = TOY.dump(copy)
    play(s, 0, "pass")
    assert TOY.dump(copy) == after


def test_a_clone_continues_like_the_original() -> None:
    """The same actions lead from both to the same position, chance included."""
    s = digging()
    copy = s.clone()
    for state in (s, copy):
        play(state, 0, "dig", "pass")
        play(state, 1, "pass")
        play(state, 0, "take 2")
    assert TOY.dump(s) == TOY.dump(copy)


def test_a_clone_leaves_the_log_behind() -> None:
    """A search in a clone writes no events into the table's log."""
    s = start()
    s.log = []
    copy = s.clone()
    play(copy, 0, "take 1")
    assert (s.log, copy.log) == ([], None)


def test_events_say_who_did_what_by_which_rule() -> None:
    """A take is told to all, the drawn card only to its owner."""
    s = start()
    s.log = []
    play(s, 0, "take 2")
    take, drawn = s.log
    assert (take.verb, take.seat, take.rule, take.amount) == ("take", 0, "T1", 2)
    assert take.seen_by(1) and take.seen_by(None)
    assert drawn.seen_by(0) and not drawn.seen_by(1) and not drawn.seen_by(None)
    assert drawn.thing == str(s.hands[0][0])


def test_frames_and_effects_are_frozen_values() -> None:
    """Equal fields make equal frames, of one kind only, and no field can be changed."""
    assert Take(1) == Take(1) and hash(Take(1)) == hash(Take(1))
    assert len({Take(1), Take(0), Choose(1)}) == 3
    assert Wish() == Wish()
    with pytest.raises(AttributeError):
        Draw(1).seat = 2  # type: ignore[misc]


def test_apply_trusts_its_caller() -> None:
    """The fast path does what it is told: who is to be refused calls `play`."""
    s = start()
    s.apply(0, TAKE[3])
    assert s.coins == (3, 0)
