"""What follows from a rule is told by the server, so that the page has no rule of its own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trailboss import rulebook
from trailboss.core.game import Line
from trailboss.games import GAMES
from trailboss.server.components import components
from trailboss.server.tables.wire import points_doc


def test_r6_6_prices_stand_beside_the_workers() -> None:
    """Two dollars for each, whatever they are discarded for."""
    tables = components(GAMES["elpaso"], {})["tables"]
    for section, trade in (("fields", "cowboys"), ("kinds", "builders"), ("train", "engineers")):
        assert tables[section]
        assert [row["dollars"] for row in tables[section]] == [
            2 * row[trade] for row in tables[section]
        ]


@pytest.mark.parametrize(("game", "prices"), [("gwt1", [5, 7]), ("gwt2", [2, 5, 7])])
def test_the_prices_of_hazards_are_those_of_the_buildings(game: str, prices: list[int]) -> None:
    """Also where removing one is only a part of what a building does."""
    assert components(GAMES[game], {})["tables"]["clearing"] == prices


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_piece_names_is_in_the_rulebook(game: str) -> None:
    """With a number of its own, not that of a chapter."""
    named = components(GAMES[game], {})["rules"]
    assert len(named) > 20
    assert set(named.values()) <= set(rulebook.rules_of(game).rules)


def test_the_rule_of_a_piece_is_that_of_its_edition() -> None:
    """What an edition does not have is not named."""
    first, second = (components(GAMES[game], {})["rules"] for game in ("gwt1", "gwt2"))
    assert (first["node KC"], second["node KC"]) == ("R8.1", "R5.7")
    assert set(second) - set(first) == {"exchange-tokens"} and set(first) <= set(second)


def test_r15_7_whoever_would_win_is_told_beside_the_points() -> None:
    """Alone the target leads until it is exceeded."""
    game = GAMES["pioneer"]
    s = game.setup(1, 1, {})
    own, target = game.scores(s)
    assert points_doc([own, target])["leading"] == [1]
    ahead = replace(own, lines=(Line("R13.2", "gold", target.total + 1),))
    assert points_doc([ahead, target])["leading"] == [0]
