"""El Paso: money, Simmental, delivery (R9)."""

from __future__ import annotations

import pytest

from tests.games.elpaso.arrange import (
    cards,
    clear_slots,
    crew,
    deliver,
    deliver_to,
    kinds,
    legal,
    names,
    own,
    play,
    refused,
    table,
    told,
    use,
    why,
)
from trailboss.games.elpaso.delivery import hand_value
from trailboss.games.elpaso.game import EL_PASO
from trailboss.games.elpaso.state import ElPasoState, hand_limit, permanent, step_limit
from trailboss.observe.foresight import Foresight

EIGHT = "santa_gertrudis santa_gertrudis corriente black_angus"
TWELVE = "corriente black_angus shorthorn santa_gertrudis"
SIXTEEN = "hereford shorthorn corriente black_angus criollo"


def valued(hand: str, seats: int = 2) -> ElPasoState:
    """Seat 0 has shown this hand and is asked for the post."""
    return play(deliver(table(seats), 0, hand), 0, "certificates 0")


def test_r9_1_five_dollars_first() -> None:
    """Before everything else."""
    s = deliver(table(), 0)
    assert s.players[0].dollars == 5
    assert [event.rule for event in s.log or []] == ["R5.3", "R9.1", "R9.2"]


def test_r9_2_a_simmental_card() -> None:
    """From the stack onto the discard pile, not into the hand."""
    s = deliver(table(), 0, "criollo")
    assert (s.simmental, names(s, s.players[0].discard)) == (8, ["simmental"])
    assert names(s, s.players[0].hand) == ["criollo"]


def test_r9_2_an_empty_stack_gives_none() -> None:
    """Nothing is taken, and the end comes (R12)."""
    s = table()
    s.simmental = 0
    deliver(s, 0)
    assert s.players[0].discard == ()


def test_r9_3_each_breed_counts_once() -> None:
    """T16: 2 + 3 + 3 = 8; with a token for a duplicate breed 10."""
    s = deliver(table(), 0, EIGHT)
    assert hand_value(s, 0) == 8
    own(s, 0, "b05")
    assert hand_value(s, 0) == 10


def test_r9_3_each_duplicate_token_adds_one_card() -> None:
    """Two tokens: the two best further cards; without a duplicate nothing."""
    s = deliver(table(), 0, "criollo criollo hereford hereford hereford")
    own(s, 0, "b05 b06")
    assert hand_value(s, 0) == 6 + 5 + 5
    s.players[0].hand = cards(s, "criollo hereford")
    assert hand_value(s, 0) == 6


def test_r9_3_certificates_add_to_the_value() -> None:
    """T17: 8, one permanent: 9, three temporary ones spent: 12 and the marker on 0."""
    s = table()
    own(s, 0, "b01")
    s.players[0].certificates = 3
    deliver_to(s, 0, "7 9")
    clear_slots(s, 0, "aux1_upgrade aux2_unlock")
    deliver(s, 0, EIGHT)
    assert hand_value(s, 0) == 9
    assert legal(s, 0) == {f"certificates {n}" for n in range(4)}
    assert why(s, 0, "certificates 4") == ("R9.3", 4, 3)
    play(s, 0, "certificates 3")
    assert s.players[0].certificates == 0
    assert told(s, "deliver") == [(0, 12, "breeding-value", "R9.3")]
    assert legal(s, 0) == {"post 0", "post 5", "post 10", "post 12"}


def test_r9_3_unspent_certificates_stay() -> None:
    """Of three one is spent."""
    s = table()
    s.players[0].certificates = 3
    deliver(s, 0, EIGHT)
    play(s, 0, "certificates 1")
    assert s.players[0].certificates == 2
    assert "post 9" in legal(s, 0)


def test_r9_3_the_hand_is_shown() -> None:
    """Everybody is told the cards."""
    s = valued("criollo galloway")
    assert [row[2] for row in told(s, "show")] == ["criollo", "galloway"]


def test_r9_4_the_value_must_be_reached() -> None:
    """T17: 16 is refused with 12."""
    s = valued(TWELVE)
    assert legal(s, 0) == {"post 0", "post 5", "post 7", "post 9", "post 10", "post 12"}
    assert why(s, 0, "post 16") == ("R9.4", 16, 12)


def test_r9_4_an_own_disc_bars_a_post_except_0_12_16() -> None:
    """T17: 7 and 9 are barred."""
    s = table()
    deliver_to(s, 0, "0 7 9 12 16")
    clear_slots(s, 0, "aux1_upgrade aux2_unlock aux3_upgrade permanent_certificate step_limit")
    deliver(s, 0, SIXTEEN)
    play(s, 0, "certificates 0")
    assert legal(s, 0) == {"post 0", "post 5", "post 10", "post 12", "post 16"}
    for text in ("post 7", "post 9"):
        assert (refused(s, 0, text).rule, refused(s, 0, text).what) == ("R9.4", "own-disc-is-there")
    play(s, 0, "post 16", "disc aux4_unlock")
    assert s.players[0].posts == (1, 0, 1, 1, 0, 1, 2)


def test_r9_4_discs_of_others_do_not_matter() -> None:
    """A post with another's disc is open."""
    s = table()
    deliver_to(s, 1, "0 5 7 9")
    deliver(s, 0, EIGHT)
    play(s, 0, "certificates 0")
    assert legal(s, 0) == {"post 0", "post 5", "post 7"}


@pytest.mark.parametrize("post", ["0", "5", "7", "9"])
def test_r9_5_dark_discs_go_to_dark_posts_only(post: str) -> None:
    """T18: the hand-limit disc is refused on 0 to 9, whatever the value."""
    s = play(valued(TWELVE), 0, f"post {post}")
    refusal = refused(s, 0, "disc hand_limit")
    assert (refusal.rule, refusal.what) == ("R9.5", "dark-disc-on-light-post")
    light = {"aux1_upgrade", "aux2_unlock", "aux3_upgrade", "aux4_unlock"}
    assert legal(s, 0) == {f"disc {slot}" for slot in light}


def test_r9_5_light_discs_go_anywhere() -> None:
    """All seven are offered on 10."""
    s = play(valued(TWELVE), 0, "post 10")
    assert len(legal(s, 0)) == 7
    play(s, 0, "disc aux1_upgrade")
    p = s.players[0]
    assert (p.discs, p.posts) == ((0, 1, 1, 1, 1, 1, 1), (0, 0, 0, 0, 1, 0, 0))


def test_r9_5_an_empty_slot_gives_no_disc() -> None:
    """Refused."""
    s = table()
    clear_slots(s, 0, "aux1_upgrade")
    deliver_to(s, 0, "0")
    deliver(s, 0, EIGHT)
    play(s, 0, "certificates 0", "post 0")
    assert refused(s, 0, "disc aux1_upgrade").what == "no-disc-there"


@pytest.mark.parametrize(
    ("slot", "dollars"),
    [("permanent_certificate", 6), ("hand_limit", 1), ("step_limit", 7), ("aux1_upgrade", 5)],
)
def test_r9_6_the_coin_at_the_slot(slot: str, dollars: int) -> None:
    """T19: arriving with 0: 5, then +1, -4, +2 or nothing."""
    s = play(valued(TWELVE), 0, "post 12", f"disc {slot}")
    assert s.players[0].dollars == dollars


def test_r9_6_who_cannot_pay_chooses_another_disc() -> None:
    """With 3 dollars the hand limit is refused."""
    s = valued(TWELVE)
    s.players[0].dollars = 3
    play(s, 0, "post 12")
    assert why(s, 0, "disc hand_limit") == ("R9.6", 4, 3)
    assert "disc step_limit" in legal(s, 0)


def test_r9_7_an_empty_slot_opens_at_once() -> None:
    """T20: with the hand limit gone the draw phase of this turn draws five."""
    s = play(valued(TWELVE), 0, "post 12", "disc hand_limit")
    assert (hand_limit(s, 0), len(s.players[0].hand)) == (5, 5)
    s = play(valued(TWELVE), 0, "post 12", "disc step_limit")
    assert step_limit(s, 0) == 4


def test_r9_7_a_certificate_opened_now_does_not_count_now() -> None:
    """The value was fixed before; it counts from the next delivery on."""
    s = valued(EIGHT + " galloway")
    assert hand_value(s, 0) == 10
    play(s, 0, "post 10", "disc permanent_certificate")
    assert told(s, "deliver") == [(0, 10, "breeding-value", "R9.3")]
    assert permanent(s, 0) == 1
    s.stack = []
    deliver(s, 0, "criollo")
    assert hand_value(s, 0) == 2


@pytest.mark.parametrize(("post", "dollars"), [("0", 5), ("5", 7), ("10", 7), ("12", 5)])
def test_r9_8_money_of_a_post(post: str, dollars: int) -> None:
    """Two dollars on 5 and 10."""
    s = play(valued(TWELVE), 0, f"post {post}", "disc aux1_upgrade")
    assert s.players[0].dollars == dollars


def test_r9_8_an_objective_token() -> None:
    """Post 7: one of the supply or unseen; it is not skipped."""
    s = play(valued(EIGHT), 0, "post 7", "disc aux1_upgrade")
    assert kinds(s, 0) == {"take", "draw"}
    play(s, 0, "draw objective")
    assert len(s.players[0].tokens) == 1


def test_r9_8_a_free_hire() -> None:
    """Post 9: a speciality for nothing, an all-rounder for 4; it is not skipped."""
    s = play(valued(TWELVE), 0, "post 9", "disc aux1_upgrade")
    assert kinds(s, 0) == {"hire"}
    play(s, 0, "hire all_rounder")
    assert (s.players[0].dollars, s.players[0].ready) == (1, (0, 0, 0, 1))


def test_r9_8_a_reward_that_is_gone_is_left_out() -> None:
    """R11.1: without workers, or without objective tokens, the delivery goes on."""
    s = valued(TWELVE)
    s.workers = (0, 0, 0, 0)
    play(s, 0, "post 9", "disc aux1_upgrade")
    assert s.waiting() == [1]
    s = valued(TWELVE)
    s.display, s.stacks = (0, 0, 0, *s.display[3:]), ((), s.stacks[1])
    play(s, 0, "post 7", "disc aux1_upgrade")
    assert s.waiting() == [1]


def test_r9_8_a_free_hire_with_a_price_may_be_declined() -> None:
    """Only all-rounders are left: nobody has to pay 4 dollars for a reward."""
    s = valued(TWELVE)
    s.workers = (0, 0, 0, 5)
    play(s, 0, "post 9", "disc aux1_upgrade")
    assert legal(s, 0) == {"hire all_rounder", "pass"}
    play(s, 0, "pass")
    assert (s.players[0].dollars, s.waiting()) == (5, [1])


def test_r9_9_without_a_disc_none_is_placed() -> None:
    """No post is asked, nothing is gained, the hand is discarded."""
    s = table()
    s.players[0].discs = (0,) * 7
    deliver_to(s, 0, "0 0 5 7 9 12 12")
    deliver(s, 0, TWELVE)
    play(s, 0, "certificates 0")
    assert s.waiting() == [1]
    assert told(s, "no-disc") == [(0, 0, "", "R9.9")]
    assert s.players[0].dollars == 5


def test_r9_9_only_dark_discs_and_too_little_value() -> None:
    """Below 10 nothing fits; with 10 it does."""
    s = table()
    clear_slots(s, 0, "aux1_upgrade aux2_unlock aux3_upgrade aux4_unlock")
    deliver_to(s, 0, "0 0 5 7")
    other = s.clone()
    other.log = []
    deliver(s, 0, EIGHT)
    play(s, 0, "certificates 0")
    assert s.waiting() == [1]
    deliver(other, 0, TWELVE)
    play(other, 0, "certificates 0")
    assert legal(other, 0) == {"post 10", "post 12"}
    assert (refused(other, 0, "post 9").rule, refused(other, 0, "post 9").what) == (
        "R9.5",
        "fitting-discs",
    )


def test_r9_9_no_payable_disc() -> None:
    """Only the hand limit is left, and its coin cannot be paid."""
    s = table()
    s.players[0].discs = (0, 0, 0, 0, 0, 1, 0)
    deliver_to(s, 0, "0 0 5 7 9 10")
    deliver(s, 0, TWELVE)
    s.players[0].dollars = 3
    play(s, 0, "certificates 0")
    assert s.waiting() == [1]


def test_r9_9_a_legal_pair_must_be_chosen() -> None:
    """Neither the post nor the disc can be passed."""
    s = valued("criollo")
    assert legal(s, 0) == {"post 0"}
    play(s, 0, "post 0")
    assert kinds(s, 0) == {"disc"}


def test_r9_10_the_hand_is_discarded_then_the_draw_phase_follows() -> None:
    """All cards, also those that did not count; then four are drawn."""
    s = play(valued(EIGHT), 0, "post 0", "disc aux1_upgrade")
    herd = names(s, s.players[0].discard)
    assert sorted(herd) == sorted(["simmental", *EIGHT.split()])
    assert len(s.players[0].hand) == 4
    assert s.waiting() == [1]


def test_r9_10_after_el_paso_nothing_of_an_earlier_tile_is_left() -> None:
    """R5.6: a move into El Paso loses the tile; only the train card that gave it stays open."""
    s = table()
    crew(s, 0, "engineer engineer engineer engineer")
    s.players[0].dollars = 8
    use(s, 0, "n5")
    play(s, 0, "use 2", "train 4", "use 3", "go n6", "go EP")
    play(s, 0, "certificates 0", "post 0", "disc aux1_upgrade")
    assert legal(s, 0) == {"use 1", "use 2", "pass"}
    play(s, 0, "pass")
    assert s.waiting() == [1]


@pytest.mark.parametrize("hand", [EIGHT, TWELVE, SIXTEEN])
def test_r9_4_what_is_foreseen_of_a_delivery_comes_true(hand: str) -> None:
    """Its worth with each number of certificates, and the best post that is then offered."""
    s = deliver(table(), 0, hand)
    s.players[0].certificates = 3
    ahead = Foresight(EL_PASO, EL_PASO.view(s, 0), 0)
    for spent in range(4):
        action = EL_PASO.actions.parse(f"certificates {spent}")
        after = play(s.clone(), 0, action.text)
        posts = [s.rules.posts[a.arg] for a in after.legal(0) if a.verb == "post"]
        best = max(posts, key=lambda post: post.value).name
        assert ahead.outcome(action).more == {"worth": hand_value(s, 0) + spent, "post": best}
