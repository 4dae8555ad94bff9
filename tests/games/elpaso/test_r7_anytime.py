"""What may be done at any time (R7)."""

from __future__ import annotations

import pytest

from tests.games.elpaso.arrange import (
    arrange_deck,
    crew,
    deliver,
    free,
    hold,
    legal,
    names,
    play,
    table,
    turn,
    use,
)
from trailboss.core.errors import IllegalAction
from trailboss.games.elpaso.state import ElPasoState


def test_r7_1_bonuses_of_the_workers() -> None:
    """All-rounder 2, engineer 1, builder a certificate for 2; all are discarded."""
    s = table()
    crew(s, 0, "builder engineer all_rounder")
    turn(s, 0, "n1")
    play(s, 0, "spend all_rounder")
    assert s.players[0].dollars == 2
    play(s, 0, "spend engineer")
    assert s.players[0].dollars == 3
    play(s, 0, "spend builder")
    assert (s.players[0].dollars, s.players[0].certificates) == (1, 1)
    assert sorted(names(s, s.players[0].discard)) == ["all_rounder", "builder", "engineer"]


def test_r7_1_a_builder_needs_dollars_and_room() -> None:
    """Refused with 1 dollar, and with 4 certificates."""
    s = table()
    crew(s, 0, "builder")
    s.players[0].dollars = 1
    turn(s, 0, "n1")
    assert free(s, 0) == set()
    with pytest.raises(IllegalAction):
        play(s, 0, "spend builder")
    s.players[0].dollars = 2
    assert free(s, 0) == {"spend builder"}
    s.players[0].certificates = 4
    assert free(s, 0) == set()


def test_r7_1_a_cowboy_serves_the_own_movement_only() -> None:
    """Neither at a stop nor in another's movement."""
    s = table()
    for seat in (0, 1):
        crew(s, seat, "cowboy")
    turn(s, 0, "n1")
    assert (free(s, 0), free(s, 1)) == ({"spend cowboy"}, set())
    play(s, 0, "go n2", "stop")
    assert free(s, 0) == free(s, 1) == set()
    with pytest.raises(IllegalAction):
        play(s, 0, "spend cowboy")


def test_r7_2_an_all_rounder_has_its_own_bonus_only() -> None:
    """While walking it gives dollars and no step, and never a certificate."""
    s = table()
    crew(s, 0, "all_rounder")
    turn(s, 0, "n1")
    assert free(s, 0) == {"spend all_rounder"}
    play(s, 0, "spend all_rounder")
    assert (s.steps, s.players[0].dollars, s.players[0].certificates) == (3, 2, 0)


def test_r7_3_a_token_for_one_exchange() -> None:
    """The token goes back; one card is drawn and one discarded."""
    s = table()
    s.players[0].exchanges = 2
    hold(s, 0, "criollo")
    arrange_deck(s, 0, "galloway pineywoods")
    turn(s, 0, "n1")
    play(s, 0, "exchange")
    assert s.players[0].exchanges == 1
    assert legal(s, 0) == {"discard criollo", "discard galloway"}


def test_r7_3_tokens_are_not_pooled() -> None:
    """A second token waits until the first exchange is over."""
    s = table()
    s.players[0].exchanges = 2
    turn(s, 0, "n1")
    play(s, 0, "exchange")
    assert free(s, 0) == set()
    with pytest.raises(IllegalAction):
        play(s, 0, "exchange")
    play(s, 0, sorted(legal(s, 0))[0], "exchange")
    assert s.players[0].exchanges == 0


def test_r7_4_windows() -> None:
    """Before a movement, between actions, between payments, before a delivery is valued."""
    s = table()
    crew(s, 0, "all_rounder all_rounder all_rounder")
    crew(s, 1, "all_rounder")
    s.players[0].dollars = 5
    turn(s, 0, "EP")
    assert "spend all_rounder" in free(s, 0)
    play(s, 0, "go n1", "stop")
    assert "spend all_rounder" in free(s, 0)
    play(s, 0, "use 2", "hire cowboy")
    assert "spend all_rounder" in free(s, 0)
    assert free(s, 1) == {"spend all_rounder"}
    play(s, 0, "spend all_rounder")
    assert s.players[0].dollars == 2


def test_r7_4_before_a_delivery_is_valued() -> None:
    """The five dollars buy a certificate, and an exchange mends the hand, in time."""
    s = table()
    crew(s, 0, "builder")
    s.players[0].exchanges = 1
    arrange_deck(s, 0, "hereford")
    deliver(s, 0, "criollo criollo galloway")
    assert free(s, 0) == {"spend builder", "exchange"}
    play(s, 0, "spend builder", "exchange", "discard criollo", "certificates 1")
    assert {"post 9"} <= legal(s, 0)
    assert "post 10" not in legal(s, 0)


def ended(version: int) -> ElPasoState:
    """Three players with workers to cash; seat 1 has ended the game in El Paso."""
    s = table(3, version=version)
    for seat in range(3):
        crew(s, seat, "all_rounder engineer")
    s.simmental = 0
    use(s, 1, "EP")
    return play(s, 1, "certificates 0", "post 0", "disc aux1_upgrade")


def test_r7_4_who_ends_the_game_has_a_window_after_el_paso() -> None:
    """Money counts to the end; with nothing left to cash the turn is over."""
    s = ended(2)
    assert (s.waiting(), legal(s, 1)) == ([1], {"pass"})
    assert free(s, 1) == {"spend engineer", "spend all_rounder"}
    play(s, 1, "spend engineer", "spend all_rounder")
    assert (s.waiting(), free(s, 1)) == ([2], set())


def test_r7_5_others_act_until_scoring() -> None:
    """After the own last turn too, in the turn of another; only who ended the game is out."""
    s = play(ended(2), 1, "pass")
    assert free(s, 1) == set()
    play(s, 2, "go n2", "stop", "pass")
    assert legal(s, 2) == {"pass"}
    play(s, 2, "pass")
    assert s.waiting() == [0]
    dollars = s.players[2].dollars
    play(s, 2, "spend engineer")
    assert s.players[2].dollars == dollars + 1
    play(s, 0, "go n2", "stop", "pass", "spend all_rounder", "pass")
    assert s.waiting() == []


def test_r7_4_a_worker_hired_last_of_all_is_cashed() -> None:
    """The last action of the game hires; a window follows the draw phase."""
    s = table(2)
    s.ender, s.players[1].rancher, s.simmental = 1, -1, 0
    s.players[0].dollars = 9
    use(s, 0, "n1")
    play(s, 0, "use 2", "hire all_rounder", "pass")
    assert (s.waiting(), "spend all_rounder" in free(s, 0)) == ([0], True)
    play(s, 0, "spend all_rounder")
    assert (s.players[0].dollars, s.waiting()) == (2, [])


def test_r7_4_nobody_is_asked_when_nothing_could_matter() -> None:
    """Without workers and tokens, and before a draw that needs no shuffle."""
    s = table(2)
    s.players[0].exchanges = 0
    use(s, 0, "n2")
    play(s, 0, "aux 1")
    assert s.waiting() == [1]


def test_r7_4_a_window_before_the_discard_pile_is_shuffled() -> None:
    """An engineer spent now may be drawn at once; who has said pass is not asked again."""
    s = table(2)
    crew(s, 0, "engineer")
    arrange_deck(s, 0, "criollo", "galloway galloway pineywoods")
    s.players[0].exchanges = 0
    use(s, 0, "n2")
    play(s, 0, "aux 1")
    assert (s.waiting(), legal(s, 0)) == ([0], {"pass"})
    play(s, 0, "spend engineer")
    assert s.waiting() == [1]
    s = table(2)
    crew(s, 0, "engineer")
    arrange_deck(s, 0, "criollo", "galloway galloway pineywoods")
    use(s, 0, "n2")
    play(s, 0, "pass")
    assert s.waiting() == [1]


def test_r7_5_in_version_1_nothing_after_the_own_last_turn() -> None:
    """Who ended the game, and later each who had the last turn, is out."""
    s = table(3, version=1)
    for seat in range(3):
        crew(s, seat, "all_rounder engineer")
    s.simmental = 0
    use(s, 1, "EP")
    assert "spend engineer" in free(s, 1)
    play(s, 1, "certificates 0", "post 0", "disc aux1_upgrade")
    assert s.waiting() == [2]
    assert free(s, 1) == set()
    assert "spend engineer" in free(s, 0)
    play(s, 2, "go n2", "stop", "pass")
    assert (free(s, 2), s.waiting()) == (set(), [0])
    with pytest.raises(IllegalAction):
        play(s, 2, "spend engineer")
