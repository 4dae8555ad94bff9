"""The end of the game (R12)."""

from __future__ import annotations

import pytest

from tests.games.elpaso.arrange import deliver, game, names, play, score, table, told, use
from trailboss.games.elpaso.state import AWAY, ElPasoState
from trailboss.games.kit.playout import playout


def stop(s: ElPasoState, seat: int) -> ElPasoState:
    """The seat delivers to post 0 with its first light disc."""
    play(s, seat, "certificates 0", "post 0")
    return play(s, seat, s.legal(seat)[0].text)


def test_r12_1_the_last_card_announces_the_end() -> None:
    """Taking it changes nothing else; the next in El Paso ends the game."""
    s = table()
    s.simmental = 1
    deliver(s, 0)
    assert told(s, "announce") == [(0, 0, "simmental", "R12.1")]
    assert s.ender == -1
    stop(s, 0)
    assert s.waiting() == [1]


def test_r12_1_the_next_rancher_goes_onto_the_space() -> None:
    """T21: no card, 2 points, the rest of R9, no further turn."""
    s = table()
    s.simmental = 0
    deliver(s, 0)
    p = s.players[0]
    assert (s.ender, p.rancher, p.dollars, p.discard) == (0, AWAY, 5, ())
    assert score(s, 0)["cattle"] == 2
    stop(s, 0)
    assert p.posts[0] == 1
    play(s, 1, "go n2", "stop", "pass")
    assert s.waiting() == []
    assert told(s, "over") == [(0, 0, "", "R12.2")]


def test_r12_1_it_may_be_the_player_who_took_the_last_card() -> None:
    """The next rancher of any player."""
    s = table()
    s.simmental = 1
    deliver(s, 0)
    stop(s, 0)
    play(s, 1, "go n2", "stop", "pass")
    s.stack = []
    deliver(s, 0)
    assert s.ender == 0


def test_r12_2_everybody_else_has_one_more_turn() -> None:
    """With four players, seat 2 ends it: 3, 0 and 1 follow."""
    s = table(4)
    s.simmental = 0
    deliver(s, 2)
    stop(s, 2)
    order = []
    while s.waiting():
        order += s.waiting()
        play(s, s.waiting()[0], "go n2", "stop", "pass")
    assert order == [3, 0, 1]


def test_r12_3_el_paso_in_a_last_turn() -> None:
    """Five dollars and a delivery, but no card and no second rancher on the space."""
    s = table()
    s.simmental = 0
    deliver(s, 0)
    stop(s, 0)
    s.stack = []
    use(s, 1, "EP")
    p = s.players[1]
    assert (s.ender, p.dollars, p.discard) == (0, 5, ())
    assert p.rancher != AWAY
    assert score(s, 1)["cattle"] == 0
    stop(s, 1)
    assert s.waiting() == []


@pytest.mark.parametrize(("seats", "stops"), [(2, 10), (3, 15), (4, 20)])
def test_r12_4_stops_until_the_end(seats: int, stops: int) -> None:
    """T21: after 9, 14 or 19 cards the next stop ends the game."""
    s = table(seats)
    for n in range(1, stops + 1):
        assert s.ender == -1, n
        s.stack = []
        deliver(s, n % seats)
    assert s.ender == stops % seats
    taken = sum(names(s, p.discard).count("simmental") for p in s.players)
    assert taken == stops - 1


def test_r12_2_random_games_end_by_the_rule() -> None:
    """The last turn is that of the seat before the one that ended the game."""
    for seed in range(5):
        s = game(3, seed)
        playout(s, seed, 10_000)
        assert s.waiting() == []
        assert s.turn == (s.ender - 1) % 3
        assert s.simmental == 0
