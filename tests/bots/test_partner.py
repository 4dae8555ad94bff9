"""A learner's partner says once a turn what it is after."""

from __future__ import annotations

import pytest

from trailboss import bots
from trailboss.bots.base import decide
from trailboss.bots.outlook import OTHERS, PROSPECTS
from trailboss.bots.partner import TALKING, Partner
from trailboss.core.game import Game
from trailboss.games import GAMES

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@ALL
def test_it_speaks_once_a_turn_of_categories_only(game: Game) -> None:
    """Never of what is forced, and not in every decision."""
    s = game.setup(2, 3, {})
    bot = bots.make(TALKING[0], game, 0, 1)
    bot.begin()
    other = bots.make("greedy", game, 1, 1)
    partner = Partner(TALKING[0], game, 0)
    labels = {line.label for line in game.scores(s)[0].lines} | {OTHERS, PROSPECTS}
    said: list[str] = []
    choices = 0
    while choices < 24:
        seat = s.waiting()[0]
        action = decide(bot if seat == 0 else other, game, s, seat)
        if seat == 0:
            asked = len(s.legal(0) + s.free(0)) > 1
            choices += asked
            reason = partner.reason(s, action)
            assert asked or not reason
            said += [reason] if reason else []
        s.apply(seat, action)
    assert said and set(said) <= labels
    assert len(said) < choices
