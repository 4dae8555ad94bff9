"""Cards and hidden information (R2)."""

from __future__ import annotations

from tests.games.arranging import cards, clear_slots, foresee, hold, names, park, stock, told, use
from tests.games.gwt1.arrange import GAME, game, play, table, view
from trailboss.core.zones import HIDDEN


def test_r2_1_everybody_has_a_pile_a_hand_and_a_discard_pile() -> None:
    """Ten cards face down, four in the hand, none discarded."""
    for p in game(3).players:
        assert (len(p.draw), len(p.hand), len(p.discard)) == (10, 4, 0)


def test_r2_2_discarded_is_on_the_own_pile_removed_is_out_of_the_game() -> None:
    """Building A discards a Guernsey; auxiliary 5 removes a Jersey."""
    s = table()
    hold(s, 0, "guernsey")
    play(use(s, 0, "A"), 0, "use 1")
    assert names(s, s.players[0].discard) == ["guernsey"]
    s = table()
    clear_slots(s, 0, "aux_trash_1x")
    park(s, "3")
    hold(s, 0, "jersey")
    play(use(s, 0, "B"), 0, "aux 5", "engine 2", "remove jersey")
    assert (names(s, s.removed_cards), s.players[0].discard) == (["jersey"], ())


def test_r2_3_gained_cards_go_to_the_discard_pile() -> None:
    """A bought Holstein and an objective card."""
    s = table()
    stock(s, "holstein")
    s.players[0].dollars = 6
    play(use(s, 0, "E"), 0, "use 2", "buy V3x1_a", "cow holstein")
    assert names(s, s.players[0].discard) == ["holstein"]
    s = table()
    top = s.rules.cards[s.objectives[0]].name
    play(use(s, 0, "C"), 0, "use 1", "choose 2", "take top")
    assert names(s, s.players[0].discard) == [top]


def test_r2_4_the_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    """The last four cards are drawn without a shuffle; the fifth one needs it."""
    s = table()
    p = s.players[0]
    p.draw, p.discard = cards(s, "jersey jersey jersey jersey"), cards(s, "guernsey")
    play(use(s, 0, "B"), 0, "aux 1", "pass")
    assert (p.draw, names(s, p.discard), told(s, "shuffle")) == ((), ["guernsey"], [])
    s = table()
    p = s.players[0]
    p.draw, p.discard = cards(s, "jersey"), cards(s, "guernsey guernsey guernsey guernsey")
    play(use(s, 0, "B"), 0, "aux 1", "pass")
    assert told(s, "shuffle") == [(0, 0, "", "R2.4")]
    assert (len(p.hand), len(p.draw), p.discard) == (4, 1, ())


def test_r2_5_with_no_cards_left_fewer_are_drawn() -> None:
    """Two cards in the whole herd: a hand of two; none: an empty hand, and the game goes on."""
    s = table()
    p = s.players[0]
    p.draw, p.discard = cards(s, "jersey"), cards(s, "guernsey")
    play(use(s, 0, "B"), 0, "aux 1", "pass")
    assert (sorted(names(s, p.hand)), s.waiting()) == (["guernsey", "jersey"], [1])
    s = table()
    s.players[0].draw = ()
    play(use(s, 0, "B"), 0, "aux 2", "pass")
    assert (s.players[0].hand, s.waiting()) == ((), [1])


def test_r2_6_hands_and_draw_piles_are_hidden() -> None:
    """The own hand is seen, not the own pile; the others' hands are not."""
    s = game(2)
    seen = view(s, 0)
    assert seen.players[0].hand == s.players[0].hand
    assert set(seen.players[0].draw) == {HIDDEN}
    assert set(seen.players[1].hand) == set(seen.players[1].draw) == {HIDDEN}
    assert set(view(s, None).players[0].hand) == {HIDDEN}


def test_r2_6_the_own_discard_pile_may_be_looked_through() -> None:
    """It lies face up in the own view."""
    s = table()
    s.players[0].discard = cards(s, "jersey holstein")
    assert view(s, 0).players[0].discard == s.players[0].discard


def test_r2_6_the_hand_is_shown_at_income() -> None:
    """After the income everybody knows the cards, which now lie in the discard pile."""
    s = table()
    foresee(s)
    hold(s, 0, "jersey holstein")
    play(use(s, 0, "KC"), 0, "income 0")
    assert sorted(names(s, view(s, 1).players[0].discard)) == ["holstein", "jersey"]


def test_r2_7_the_rest_is_public() -> None:
    """Another seat's money, certificates, tiles, workers, area and discs are seen as they are."""
    s = game(2)
    p = s.players[0]
    p.dollars, p.certificates, p.workers = 17, 2, (2, 3, 4)
    p.hazards, p.bandits = (12,), (30,)
    mine, theirs = GAME.dump(s)["players"][0], GAME.dump(view(s, 1))["players"][0]
    for key in (
        *("dollars", "certificates", "workers", "hazards", "bandits", "masters"),
        *("area", "discs", "stations", "cities", "reserve", "engine", "herder"),
    ):
        assert theirs[key] == mine[key], key
