"""Secrets: one test for each zone that somebody may not see, and for what all may see (R1.11)."""

from __future__ import annotations

import json

import pytest

from tests.games.arranging import cards, foresee, hold, lay, legal, names, use
from tests.games.gwt2.arrange import GAME, game, play, table, view
from tests.games.holdings import own
from trailboss.core.zones import HIDDEN
from trailboss.games.trail.audit import audit
from trailboss.games.trail.state import TrailState

VIEWERS = (0, 1, 2, None)


def known(s: TrailState, viewer: int | None) -> str:
    """All that a viewer is told: the view, the options, the reasons, the any-time actions."""
    seen = view(s, viewer)
    asked = [] if viewer is None else [str(row) for row in s.refusals(viewer)]
    mine = [] if viewer is None else [a.text for a in (*s.legal(viewer), *s.free(viewer))]
    return json.dumps([GAME.dump(seen), asked, mine], sort_keys=True)


def swapped(zone: tuple[int, ...], i: int, j: int) -> tuple[int, ...]:
    """The zone with two places exchanged."""
    row = list(zone)
    row[i], row[j] = row[j], row[i]
    assert tuple(row) != zone, "two different cards are exchanged"
    return tuple(row)


def other_place(zone: tuple[int, ...], i: int) -> int:
    """A place with another card than place i."""
    return next(j for j, card in enumerate(zone) if card != zone[i])


def reordered(zone: tuple[int, ...]) -> tuple[int, ...]:
    return swapped(zone, 0, other_place(zone, 0))


def with_8b() -> TrailState:
    """Seat 0, one of three, has just taken the top objective card unseen to its hand."""
    s = table(3, sides="aaaaaaabaaaa")
    lay(s, "A1", "0:8")
    hold(s, 0, "criollo galloway")
    play(use(s, 0, "A1"), 0, "use 1", "discard criollo")
    if "perform" in legal(s, 0):
        play(s, 0, "perform")
    return play(s, 0, "take top")


def test_r1_11_a_hand_is_seen_by_its_owner_alone() -> None:
    """Others and spectators see only how many cards it has."""
    s = game(3)
    for viewer in VIEWERS:
        for seat, p in enumerate(view(s, viewer).players):
            hand = s.players[seat].hand
            assert p.hand == (hand if seat == viewer else (HIDDEN,) * len(hand))


def test_r1_11_another_hand_from_the_same_deck_looks_the_same() -> None:
    """Seat 1's hand and draw stack exchange a card: nobody but seat 1 can tell."""
    s, t = game(3), game(3)
    p = t.players[1]
    j = other_place((p.hand[0], *p.draw), 0) - 1
    p.hand, p.draw = (p.draw[j], *p.hand[1:]), (*p.draw[:j], p.hand[0], *p.draw[j + 1 :])
    for viewer in (0, 2, None):
        assert known(s, viewer) == known(t, viewer)
    assert known(s, 1) != known(t, 1)


def test_r1_11_nobody_sees_a_draw_stack_not_even_its_owner() -> None:
    """Its order changes nothing for anybody."""
    s, t = game(3), game(3)
    t.players[1].draw = reordered(t.players[1].draw)
    for viewer in VIEWERS:
        assert set(view(s, viewer).players[1].draw) == {HIDDEN}
        assert len(view(s, viewer).players[1].draw) == len(s.players[1].draw)
        assert known(s, viewer) == known(t, viewer)


def test_r1_10_what_the_own_draw_stack_contains_is_known_without_its_order() -> None:
    """The owner has seen every card of the deck: the rest is known as a sorted heap."""
    s = game(3)
    assert view(s, 1).players[1].unseen == tuple(sorted(s.players[1].draw))


def test_r1_11_the_order_of_the_cattle_stack_is_secret() -> None:
    s, t = game(3), game(3)
    t.cattle = reordered(t.cattle)
    for viewer in VIEWERS:
        assert known(s, viewer) == known(t, viewer)
        assert len(view(s, viewer).cattle) == len(s.cattle)


def test_r1_11_the_objective_stack_is_secret() -> None:
    """Faces and order."""
    s, t = game(3), game(3)
    t.objectives = reordered(t.objectives)
    for viewer in VIEWERS:
        assert known(s, viewer) == known(t, viewer)
        assert view(s, viewer).objectives == (HIDDEN,) * 20


@pytest.mark.parametrize("bag", [0, 1, 2])
def test_r1_11_the_bags_are_secret(bag: int) -> None:
    """What comes next out of a bag is unknown to all; how many tiles are in it is not."""
    s, t = game(3), game(3)
    t.bags = (*t.bags[:bag], reordered(t.bags[bag]), *t.bags[bag + 1 :])
    for viewer in VIEWERS:
        assert known(s, viewer) == known(t, viewer)
        assert [len(b) for b in view(s, viewer).bags] == [len(b) for b in s.bags]


def test_r1_11_an_objective_card_taken_unseen_to_the_hand_is_seen_by_its_owner_alone() -> None:
    """Exchange it with a card of the stack: only its owner can tell (R8.17, building 8b)."""
    s, t = with_8b(), with_8b()
    taken, buried = t.players[0].hand[-1], t.objectives[3]
    p = t.players[0]
    p.hand, p.secret = (*p.hand[:-1], buried), (buried,)
    t.objectives = (*t.objectives[:3], taken, *t.objectives[4:])
    for viewer in (1, 2, None):
        assert known(s, viewer) == known(t, viewer)
        assert taken not in view(s, viewer).players[0].unseen
    assert known(s, 0) != known(t, 0)
    assert view(s, 0).players[0].hand[-1] == taken


def test_r1_11_the_events_of_such_a_card_name_it_to_its_owner_alone() -> None:
    s = with_8b()
    assert s.log is not None
    name = names(s, s.players[0].hand)[-1]
    for viewer in (1, 2, None):
        assert name not in [event.thing for event in s.log if event.seen_by(viewer)]
    assert name in [event.thing for event in s.log if event.seen_by(0)]


def test_r1_11_drawn_cards_are_told_to_their_owner_alone() -> None:
    """Others learn how many."""
    s = table(3)
    use(s, 0, "B")
    s.log = []
    play(s, 1, "exchange", "draw 2")
    for viewer in (0, 2, None):
        told = [event for event in s.log if event.seen_by(viewer)]
        assert [(e.verb, e.amount) for e in told if e.verb in ("draw", "drew")] == [("draw", 2)]
    assert [e.verb for e in s.log if e.seen_by(1)].count("drew") == 2


def test_r1_11_a_secret_card_is_secret_no_longer_once_it_is_played_or_discarded() -> None:
    """In the area or on the pile everybody sees it."""
    s = with_8b()
    name = names(s, s.players[0].hand)[-1]
    play(s, 0, f"play {name}")
    assert s.players[0].secret == ()
    assert names(s, view(s, 1).players[0].area) == [name]
    s = with_8b()
    name = names(s, s.players[0].hand)[-1]
    play(s, 0, "exchange", "draw 1", f"discard {name}")
    assert s.players[0].secret == ()
    assert name in names(s, view(s, None).players[0].discard)


def test_r1_11_an_objective_card_taken_from_the_display_is_known_to_all() -> None:
    """It is in the hand or in the draw stack, and everybody knows it is."""
    s = table(3, sides="aaaaaaabaaaa")
    lay(s, "A1", "0:8")
    hold(s, 0, "criollo")
    play(use(s, 0, "A1"), 0, "use 1", "discard criollo")
    if "perform" in legal(s, 0):
        play(s, 0, "perform")
    name = names(s, s.display)[0]
    play(s, 0, f"take {name}")
    assert s.players[0].secret == ()
    assert name in names(s, view(s, 1).players[0].unseen)


def test_r1_11_the_hand_is_shown_at_the_income() -> None:
    """From then on its cards lie on the pile, a card taken unseen too."""
    s = with_8b()
    s.stack = []
    foresee(s)
    name = names(s, s.players[0].hand)[-1]
    play(use(s, 0, "KC"), 0, "income 0")
    for viewer in VIEWERS:
        assert name in names(s, view(s, viewer).players[0].discard)
    assert s.players[0].secret == ()


@pytest.mark.parametrize("seed", [1, 7, 123456789, 2**63 + 11])
def test_r1_11_neither_seed_nor_chance_is_in_a_view(seed: int) -> None:
    """No number of the view gives the shuffles away, and no log comes along."""
    s = game(2, seed)
    s.log = []
    for viewer in (0, 1, None):
        seen = view(s, viewer)
        assert (seen.rng, seen.log) == (0, None)
        text = json.dumps(GAME.dump(seen))
        assert str(s.rng) not in text
        assert seed < 1000 or str(seed) not in text


def test_r1_11_what_is_public_stays_visible() -> None:
    """Everything but hands, stacks and bags is the same for seats and spectators."""
    s = own(game(3), 0, "A1:1", "2", "flood-2-green", "bandit-green", "fulton", "longhorn", "OB01")
    own(s, 0, masters="SM3")
    for viewer in VIEWERS:
        v = view(s, viewer)
        assert (v.board, v.foresight, v.jobs, v.token) == (s.board, s.foresight, s.jobs, s.token)
        assert (v.market, v.display, v.masters, v.piles) == (
            s.market,
            s.display,
            s.masters,
            s.piles,
        )
        assert (v.turn, v.sides, v.stack) == (s.turn, s.sides, s.stack)
        for p, q in zip(v.players, s.players, strict=True):
            assert (p.dollars, p.tokens, p.certificates) == (q.dollars, q.tokens, q.certificates)
            assert (p.discard, p.area, p.masters) == (q.discard, q.area, q.masters)
            assert (p.hazards, p.bandits, p.reserve) == (q.hazards, q.bandits, q.reserve)
            assert (p.stations, p.cities, p.discs) == (q.stations, q.cities, q.discs)
            assert (p.engine, p.herder, p.workers) == (q.engine, q.herder, q.workers)


def test_r1_11_a_view_answers_its_own_seat_like_the_state() -> None:
    """The same options and refusals."""
    s = game(3)
    play(s, 0, "go A")
    seen = view(s, 0)
    assert seen.legal(0) == s.legal(0)
    assert seen.refusals(0) == s.refusals(0)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_r1_11_a_guess_fits_the_view_and_is_a_whole_position(viewer: int | None) -> None:
    """Looked at again it is the same view; every component is there once."""
    s = game(3)
    play(s, 0, "go A", "aux 1", "pass")
    seen = view(s, viewer)
    for seed in range(10):
        guess = GAME.guess(seen, seed)
        assert GAME.dump(GAME.view(guess, viewer)) == GAME.dump(seen)
        assert audit(guess) == []


def test_r1_11_guesses_vary_in_everything_unseen() -> None:
    """Hands of others, own draw stack, cattle, objectives and bags are dealt anew each time."""
    s = game(3)
    guesses = [GAME.guess(view(s, 0), seed) for seed in range(12)]
    for zone in (
        {tuple(sorted(g.players[1].hand)) for g in guesses if isinstance(g, TrailState)},
        {g.players[0].draw for g in guesses if isinstance(g, TrailState)},
        {g.cattle for g in guesses if isinstance(g, TrailState)},
        {g.objectives for g in guesses if isinstance(g, TrailState)},
        {g.bags for g in guesses if isinstance(g, TrailState)},
    ):
        assert len(zone) > 6


def test_r1_11_the_same_guess_twice_is_the_same() -> None:
    s = game(3)
    first, second = GAME.guess(view(s, 0), 5), GAME.guess(view(s, 0), 5)
    assert GAME.dump(first) == GAME.dump(second)


def test_r1_11_a_guessed_secret_is_any_objective_card_that_nobody_has_seen() -> None:
    """Never one of the display, an area or a pile, and not always the true one."""
    s = with_8b()
    open_cards = {*s.display, *s.players[1].area}
    found: set[int] = set()
    for seed in range(40):
        guess = GAME.guess(view(s, 1), seed)
        assert isinstance(guess, TrailState)
        (secret,) = guess.players[0].secret
        assert secret in guess.players[0].hand
        assert secret not in guess.objectives
        assert secret not in open_cards
        found.add(secret)
    assert len(found) > 8


def test_r1_11_the_owner_never_guesses_the_own_hand() -> None:
    """What is known stays."""
    s = with_8b()
    for seed in range(5):
        guess = GAME.guess(view(s, 0), seed)
        assert isinstance(guess, TrailState)
        assert guess.players[0].hand == s.players[0].hand
        assert guess.players[0].secret == s.players[0].secret


def test_r1_11_a_face_down_hand_gives_nothing_away_through_the_question_of_its_owner() -> None:
    """Seat 1 cannot tell whether seat 0 could pay at A with a Galloway."""
    s, t = table(3), table(3)
    for state, held in ((s, "galloway"), (t, "criollo")):
        hold(state, 0, held)
        state.players[0].draw = tuple(sorted(state.players[0].draw))
        use(state, 0, "A")
    assert "use 1" in legal(s, 0)
    assert "use 1" not in legal(t, 0)
    for viewer in (1, 2, None):
        assert known(s, viewer) == known(t, viewer)


def test_r1_11_cards_of_a_tiny_deck_are_known_by_counting() -> None:
    """All cards of the deck in the hand: everybody can work the hand out, and a guess does."""
    s = table(2)
    s.players[0].draw, s.players[0].hand = (), cards(s, "criollo galloway")
    guess = GAME.guess(view(s, 1), 3)
    assert isinstance(guess, TrailState)
    assert sorted(guess.players[0].hand) == sorted(s.players[0].hand)
