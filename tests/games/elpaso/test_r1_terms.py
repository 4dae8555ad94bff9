"""Terms: stops, buildings, workers, herds, certificates (R1)."""

from __future__ import annotations

from tests.games.elpaso.arrange import (
    arrange_deck,
    clear_slots,
    crew,
    deliver,
    hold,
    legal,
    names,
    own,
    place,
    play,
    refused,
    table,
    told,
    turn,
    use,
)
from trailboss.games.elpaso.printed_rules import RULES
from trailboss.games.elpaso.state import permanent


def test_r1_1_a_space_without_a_tile_is_no_stop() -> None:
    """Only El Paso and spaces with a tile are stops; an empty space is refused."""
    s = turn(table(), 0, "EP")
    assert legal(s, 0) == {"go n1"}
    assert (refused(s, 0, "go s1").rule, refused(s, 0, "go s1").what) == ("R1.1", "no-tile-there")
    s = table()
    place(s, 1, "s1", 1)
    assert legal(turn(s, 0, "EP"), 0) == {"go s1"}


def test_r1_2_neutral_buildings_are_for_all_and_regular_ones_for_their_owner() -> None:
    """B may be used by both seats, a regular building by its owner only."""
    s = table()
    place(s, 0, "s1", 2)
    for p in s.players:
        p.dollars = 5
    both = [legal(use(s.clone(), seat, "n1"), seat) for seat in (0, 1)]
    assert both[0] == both[1] == {"use 2", "aux 1", "aux 3", "pass"}
    assert "use 2" in legal(use(s.clone(), 0, "s1"), 0)
    assert "use 2" not in legal(use(s.clone(), 1, "s1"), 1)


def test_r1_3_only_workers_in_the_area_are_ready() -> None:
    """Workers in the draw or discard pile cannot be spent."""
    s = table()
    s.players[0].dollars = 9
    arrange_deck(s, 0, "cowboy", "cowboy cowboy")
    use(s, 0, "n3")
    assert refused(s, 0, "use 2").what == "cowboys"
    crew(s, 0, "cowboy")
    assert "use 2" in legal(s, 0)


def test_r1_4_spent_workers_join_the_herd() -> None:
    """A spent worker lies in the discard pile and is drawn again later."""
    s = table()
    crew(s, 0, "cowboy")
    s.players[0].dollars = 2
    arrange_deck(s, 0, "")
    use(s, 0, "n3")
    play(s, 0, "use 2", "buy black_angus")
    assert sorted(names(s, s.players[0].discard)) == ["black_angus", "cowboy"]
    play(s, 0, "pass")
    assert s.players[0].ready == (1, 0, 0, 0)
    assert names(s, s.players[0].hand) == ["black_angus"]


def test_r1_5_every_breed_has_one_value() -> None:
    """Nine breeds, each with its number."""
    rows = [row for row in RULES.cards if row.breed]
    assert len({row.breed for row in rows}) == len(rows) == 9
    assert all(row.value > 0 for row in rows)


def test_r1_6_temporary_and_permanent_certificates() -> None:
    """The marker counts the first, an emptied slot and bonus tokens the second."""
    s = table()
    assert (s.players[0].certificates, permanent(s, 0)) == (0, 0)
    own(s, 0, "b01 b02 b08")
    assert permanent(s, 0) == 2
    clear_slots(s, 0, "permanent_certificate")
    assert permanent(s, 0) == 3


def test_r1_7_seven_slots_with_light_or_dark_corners() -> None:
    """Four light ones, three dark ones."""
    assert [row.dark for row in RULES.slots] == [False] * 4 + [True] * 3


def test_r1_8_cards_go_onto_the_own_discard_pile() -> None:
    """A discarded cow, a spent worker, a gained cow and a Simmental card."""
    s = table()
    crew(s, 0, "cowboy engineer")
    hold(s, 0, "pineywoods")
    arrange_deck(s, 0, "criollo")
    use(s, 0, "n3")
    play(s, 0, "spend engineer", "use 1", "use 2")
    assert sorted(names(s, s.players[0].discard)) == ["engineer", "pineywoods"]
    arrange_deck(s, 0, "criollo criollo criollo criollo", "engineer pineywoods")
    play(s, 0, "buy black_angus")
    discard = names(s, s.players[0].discard)
    assert sorted(discard) == ["black_angus", "cowboy", "engineer", "pineywoods"]
    s = deliver(table(), 0)
    assert names(s, s.players[0].discard) == ["simmental"]
    assert told(s, "cow") == [(0, 1, "simmental", "R9.2")]
