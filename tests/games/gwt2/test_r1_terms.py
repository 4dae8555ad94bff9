"""Terms: locations, steps, decks, certificates, drawing and what is secret (R1)."""

from __future__ import annotations

from tests.games.arranging import (
    card,
    cards,
    clear_slots,
    foresee,
    hold,
    lay,
    legal,
    names,
    refused,
    told,
    turn,
    use,
)
from tests.games.gwt2.arrange import game, play, score, table, view
from trailboss.core.zones import HIDDEN


def test_r1_1_a_space_without_a_tile_is_no_location() -> None:
    """A1 is empty and cannot be entered; with a building on it, it can."""
    s = turn(table(), 0, "A")
    assert "go A1" not in legal(s, 0)
    refusal = refused(s, 0, "go A1")
    assert (refusal.rule, refusal.what) == ("R1.1", "no-tile-there")
    s = table()
    lay(s, "A1", "1:2")
    assert "go A1" in legal(turn(s, 0, "A"), 0)


def test_r1_1_start_is_no_location() -> None:
    """Nobody goes to START by moving; from it A is the only way."""
    s = turn(table(), 0, "START")
    assert legal(s, 0) == {"go A"}
    assert refused(s, 0, "go START").rule == "R4.2"


def test_r1_1_hazards_bandits_and_buildings_are_locations() -> None:
    """Whatever tile lies there makes the space a location."""
    s = table()
    lay(s, "FLOOD3", "flood-4-green")
    lay(s, "A2", "1:1")
    assert legal(turn(s, 0, "A"), 0) == {"go FLOOD3", "go A2"}
    s = table()
    lay(s, "BANDIT6", "bandit-green")
    assert legal(turn(s, 0, "D"), 0) == {"go BANDIT6", "go E"}


def test_r1_2_empty_spaces_cost_no_step() -> None:
    """With an empty trail B, C and E are the three steps from A."""
    s = turn(table(), 0, "A")
    play(s, 0, "go B", "go C")
    assert "go E" in legal(s, 0)
    play(s, 0, "go E")
    assert not any(text.startswith("go ") for text in legal(s, 0))
    assert s.rules.nodes[s.players[0].herder].name == "E"


def test_r1_2_nobody_stops_on_an_empty_space() -> None:
    """A1 is passed on the way to the tile on A2."""
    s = table()
    lay(s, "A2", "1:2")
    turn(s, 0, "A")
    assert legal(s, 0) == {"go A2", "go B"}
    assert refused(s, 0, "go A1").what == "no-tile-there"


def test_r1_3_a_private_building_serves_its_own_player_only() -> None:
    """Seat 0 uses its 12b; seat 1 has only auxiliary actions there."""
    s = table(sides="b")
    lay(s, "A1", "0:12")
    assert "use 2" in legal(use(s.clone(), 0, "A1"), 0)
    assert legal(use(s, 1, "A1"), 1) == {"aux 1", "aux 2"}


def test_r1_3_a_neutral_building_serves_everybody() -> None:
    """Both seats have the engine move of G."""
    s = table()
    assert "use 1" in legal(use(s.clone(), 0, "G"), 0)
    assert "use 1" in legal(use(s, 1, "G"), 1)


def test_r1_4_the_deck_is_draw_stack_hand_and_discard_pile() -> None:
    """A hereford counts in each of the three zones and not when it has left the game."""
    s = table()
    p = s.players[0]
    worth = []
    for zone in ("draw", "hand", "discard"):
        p.draw, p.hand, p.discard = (), (), ()
        setattr(p, zone, cards(s, "hereford-7"))
        worth.append(score(s, 0)["cattle"])
    p.draw, p.hand, p.discard = (), (), ()
    s.removed_cards = cards(s, "hereford-7")
    assert [*worth, score(s, 0)["cattle"]] == [7, 7, 7, 0]


def test_r1_4_a_card_in_the_objective_area_is_not_in_the_deck() -> None:
    """A played objective card is never drawn again: the pile is shuffled without it."""
    s = table()
    hold(s, 0, "OB01")
    use(s, 0, "A")
    play(s, 0, "play OB01")
    p = s.players[0]
    assert card(s, "OB01") not in (*p.draw, *p.hand, *p.discard)
    assert names(s, p.area) == ["OB01"]


def test_r1_5_a_discarded_card_lies_open_on_the_own_pile() -> None:
    """The galloway goes from the hand to the pile, where the other seat sees it."""
    s = table()
    hold(s, 0, "galloway criollo")
    use(s, 0, "A")
    play(s, 0, "use 1")
    assert names(s, s.players[0].hand) == ["criollo"]
    assert names(s, view(s, 1).players[0].discard) == ["galloway"]


def test_r1_5_dollars_come_from_the_bank() -> None:
    """Nobody else pays for a gain, and nobody else gets what is paid."""
    s = table()
    before = s.players[1].dollars
    s.players[0].dollars = 9
    hold(s, 0, "galloway")
    use(s, 0, "A")
    play(s, 0, "use 1")
    assert s.players[0].dollars == 11
    play(s, 0, "use 2")
    play(s, 0, sorted(legal(s, 0))[0])
    assert s.players[0].dollars == 5
    assert s.players[1].dollars == before


def test_r1_5_a_removed_card_is_out_of_the_game() -> None:
    """Auxiliary 5 removes a criollo: it is in no zone of the player."""
    s = table()
    clear_slots(s, 0, "AUX5_left")
    s.players[0].engine = 3
    p = s.players[0]
    p.draw, p.hand = (), cards(s, "criollo")
    use(s, 0, "A")
    play(s, 0, "aux 5", "engine 2", "remove criollo")
    assert (*p.hand, *p.draw, *p.discard) == ()
    assert names(s, s.removed_cards) == ["criollo"]


def test_r1_6_cards_of_one_breed_are_identical() -> None:
    """Two shorthorns with different points are a pair; shorthorn and hereford are none."""
    s = table()
    hold(s, 0, "shorthorn-3 shorthorn-5 hereford-5")
    use(s, 0, "F")
    play(s, 0, "use 1")
    assert legal(s, 0) == {"discard shorthorn-3", "discard shorthorn-5"}
    assert refused(s, 0, "discard hereford-5").rule == "R8.2"
    s = table()
    hold(s, 0, "shorthorn-3 hereford-5")
    refusal = refused(use(s, 0, "F"), 0, "use 1")
    assert (refusal.rule, refusal.needs, refusal.has) == ("R8.2", 2, 1)


def test_r1_7_the_breeding_value_counts_each_breed_once() -> None:
    """Two criollos, a pineywoods and a longhorn: 1 + 2 + 3."""
    s = table()
    foresee(s)
    hold(s, 0, "criollo criollo pineywoods longhorn")
    play(use(s, 0, "KC"), 0, "income 0")
    assert told(s, "income") == [(0, 6, "breeding-value", "R6.7")]


def test_r1_8_the_track_goes_from_four_to_six() -> None:
    """With both slots clear the space after 4 counts as 6."""
    s = table()
    clear_slots(s, 0, "CERT_4 CERT_6")
    s.players[0].certificates = 4
    use(s, 0, "C")
    play(s, 0, "use 1", "choose 1", "certificates 1")
    assert s.rules.certificates == (0, 1, 2, 3, 4, 6)
    assert s.rules.certificates[s.players[0].certificates] == 6


def test_r1_8_permanent_certificates_are_on_stationmasters() -> None:
    """SM8 counts 2 at every income, and the marker does not move for it."""
    s = table()
    foresee(s)
    s.players[0].masters = (7,)
    s.players[0].certificates = 1
    play(use(s, 0, "KC"), 0, "income 0")
    assert told(s, "income")[0][1] == 2
    assert s.players[0].certificates == 1


def test_r1_9_the_pile_is_shuffled_only_when_a_card_is_missing() -> None:
    """One card is left and one is drawn: the pile stays; the next draw shuffles it."""
    s = table()
    p = s.players[0]
    p.draw, p.hand, p.discard = cards(s, "galloway"), cards(s, "criollo"), cards(s, "longhorn")
    use(s, 0, "A")
    play(s, 0, "aux 2", "discard criollo")
    assert (p.draw, names(s, p.hand)) == ((), ["galloway"])
    assert names(s, p.discard) == ["longhorn", "criollo"]
    assert told(s, "shuffle") == []
    play(s, 0, "pass")
    assert told(s, "shuffle") == [(0, 0, "", "R1.9")]
    assert sorted(names(s, p.hand)) == ["criollo", "galloway", "longhorn"]


def test_r1_9_draws_lapse_when_stack_and_pile_are_empty() -> None:
    """A deck of three cards fills a hand of three, and the game goes on."""
    s = table()
    p = s.players[0]
    p.draw, p.hand, p.discard = cards(s, "criollo"), cards(s, "galloway"), cards(s, "longhorn")
    use(s, 0, "A")
    play(s, 0, "aux 1", "pass")
    assert len(p.hand) == 3
    assert s.waiting() == [1]


def test_r1_10_the_own_draw_stack_is_face_down_and_the_own_pile_open() -> None:
    """A seat knows what is left in its stack, not the order."""
    s = game(2)
    p = s.players[0]
    p.discard = cards(s, "longhorn")
    own = view(s, 0).players[0]
    assert set(own.draw) == {HIDDEN}
    assert len(own.draw) == len(p.draw)
    assert own.unseen == tuple(sorted(p.draw))
    assert own.discard == p.discard
    assert own.hand == p.hand


def test_r1_11_hands_and_draw_stacks_of_others_are_face_down() -> None:
    """Whatever the other seat holds of the same deck, the view is the same."""
    s = game(2)
    other = s.clone()
    p = other.own_player(1)
    whole = (*p.hand, *p.draw)[::-1]
    p.hand, p.draw = whole[: len(p.hand)], whole[len(p.hand) :]
    assert p.hand != s.players[1].hand
    for seat in (0, None):
        mine, its = view(s, seat).players[1], view(other, seat).players[1]
        assert (mine.hand, mine.draw, mine.unseen) == (its.hand, its.draw, its.unseen)
        assert set(mine.hand) == {HIDDEN}


def test_r1_11_the_order_of_stacks_and_bags_is_secret() -> None:
    """Turning the stacks and bags round changes no view."""
    s = game(3)
    other = s.clone()
    other.cattle, other.objectives = s.cattle[::-1], s.objectives[::-1]
    other.bags = tuple(bag[::-1] for bag in s.bags)
    other.rng = s.rng + 1
    for seat in (0, 1, 2, None):
        mine, its = view(s, seat), view(other, seat)
        assert (mine.cattle, mine.objectives, mine.bags) == (its.cattle, its.objectives, its.bags)
        assert mine.rng == its.rng == 0


def test_r1_11_everything_else_is_open() -> None:
    """Money, tokens, certificates, discs, workers, tiles, areas and piles are in every view."""
    s = game(2)
    p = s.players[1]
    p.certificates, p.bandits, p.discard = 2, (27,), cards(s, "longhorn")
    clear_slots(s, 1, "CERT_4")
    for seat in (0, None):
        open_state = view(s, seat)
        q = open_state.players[1]
        assert (q.dollars, q.tokens, q.certificates) == (p.dollars, p.tokens, 2)
        assert (q.discs, q.workers, q.bandits) == (p.discs, p.workers, p.bandits)
        assert (q.area, q.discard, q.reserve) == (p.area, p.discard, p.reserve)
        assert (open_state.board, open_state.jobs, open_state.market) == (s.board, s.jobs, s.market)
        assert (open_state.foresight, open_state.display) == (s.foresight, s.display)


def test_r1_11_the_hand_is_shown_at_the_income() -> None:
    """Each card is told to everybody, and the barrier of undo moves."""
    s = table()
    foresee(s)
    hold(s, 0, "criollo longhorn")
    use(s, 0, "KC")
    seen = s.revealed
    play(s, 0, "income 0")
    assert s.revealed > seen
    assert [row[2] for row in told(s, "discard")] == ["criollo", "longhorn"]
    assert s.log is not None
    assert all(e.seen_by(1) for e in s.log if e.verb == "discard")
