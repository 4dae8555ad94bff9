"""Five levels, the same in every game: legal, repeatable, soft but never wild, named everywhere."""

from __future__ import annotations

import math

import pytest

from tests.lanes import compiled_only
from trailboss import bots
from trailboss.bots.base import Budget, decide
from trailboss.bots.levels import LEVELS, sit
from trailboss.bots.lookahead import Lookahead
from trailboss.bots.pioneer.strong import TRIED, Strong
from trailboss.bots.soft import REACH, pick
from trailboss.core.game import Game, validated_options
from trailboss.core.record import Record
from trailboss.core.rng import mix
from trailboss.games import GAMES
from trailboss.i18n import LANGUAGES, Words
from trailboss.lab.match import play_game, played

NAMES = ["tenderfoot", "wrangler", "rancher", "foreman", "legend"]
ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
EACH = pytest.mark.parametrize("name", NAMES)
QUICK = Budget(nodes=1)
"""The shortest look, so that whole games are short."""


def moves_of(game: Game, name: str, luck: int = 3) -> list[object]:
    """All moves of a game of one level against random."""
    players = [bots.make(name, game, 0, luck, QUICK), bots.make("random", game, 1, 3)]
    record, s = play_game(game, 2, 3, {}, players)
    assert not s.waiting()
    mine, random = [score.total for score in game.scores(s)]
    assert mine > random
    return list(record.moves)


@ALL
def test_every_game_has_the_same_levels_first(game: Game) -> None:
    """The weakest first, the others after them; the last sits down where nobody says which."""
    assert bots.names(game) == [*NAMES, "random", "greedy", "strong"]
    levels = list(LEVELS[game.name].values())
    assert [level.softness for level in levels] == sorted(
        [level.softness for level in levels], reverse=True
    )
    assert [level.turns for level in levels] == sorted([level.turns for level in levels])
    assert bots.budget(game, "legend") == Budget(milliseconds=1000)


@ALL
@pytest.mark.parametrize("name", [NAMES[0], *[compiled_only(name) for name in NAMES[1:]]])
def test_a_level_plays_a_whole_game_and_beats_random(game: Game, name: str) -> None:
    """Every move is legal, as `decide` refuses others; the weakest is no clown either."""
    assert moves_of(game, name)


@ALL
def test_legend_looks_as_far_as_strong_at_least_and_thinks_longer(game: Game) -> None:
    """Foreman stands between: by a shorter look, so that every step of the ladder is one."""
    levels = LEVELS[game.name]
    assert levels["foreman"].turns < levels["legend"].turns
    assert levels["legend"].softness == 0
    assert bots.budget(game, "strong").nodes >= bots.budget(game, "foreman").nodes


def test_the_patient_legend_looks_at_four_own_turns() -> None:
    """In the trail games at two seats; foreman looks at its own turn, `strong` at the next too."""
    game = GAMES["gwt2"]
    view = game.view(game.setup(2, 5, {}), 0)
    far = {}
    for name in ("foreman", "strong", "legend"):
        bot = bots.make(name, game, 0, 1)
        assert isinstance(bot, Lookahead)
        assert bot.judge.ready(view)
        assert sum(bot.judge.marks) == pytest.approx(1)
        far[name] = len(bot.judge.marks)
    assert far == {"foreman": 1, "strong": 3, "legend": 7}


@pytest.mark.compiled
@ALL
def test_the_same_seed_plays_the_same_game(game: Game) -> None:
    """Its softness has luck of its own, which the seed decides."""
    first = moves_of(game, "tenderfoot")
    assert first == moves_of(game, "tenderfoot")
    assert first != moves_of(game, "tenderfoot", 4)


def test_a_soft_choice_is_by_the_exponent() -> None:
    """What is worse by a softness is taken e times less often; beyond the reach nothing is."""
    worths = [1.0, 2.0, 0.0, 2.0 - REACH - 0.01]
    counts = [0, 0, 0, 0]
    for i in range(20_000):
        counts[pick(worths, 1.0, mix(i))] += 1
    assert counts[1] / counts[0] == pytest.approx(math.e, rel=0.1)
    assert counts[0] / counts[2] == pytest.approx(math.e, rel=0.1)
    assert counts[3] == 0
    assert pick([5.0], 0.1, (1 << 64) - 1) == 0


def test_a_soft_level_takes_nothing_that_it_finds_clearly_worse() -> None:
    """In a whole game of the second edition; and it does not always take the best."""
    game = GAMES["gwt2"]
    softness = LEVELS["gwt2"]["tenderfoot"].softness
    record, _ = played(game, ["greedy", "greedy"], 6, {})
    soft = 0
    for upto in range(40, len(record.moves), 12):
        s = record.replay(upto)
        seat = s.waiting()[0]
        bot = bots.make("tenderfoot", game, seat, upto)
        assert isinstance(bot, Lookahead)
        bot.begin()
        decide(bot, game, s, seat)
        if bot.weighed:
            base = next(option for option in bot.weighed if option.gain == 0)
            worths = [0.0 if o is base else o.gain - o.noise for o in bot.weighed]
            assert worths[0] >= max(worths) - REACH * softness
            soft += worths[0] < max(worths)
    assert soft > 3


@pytest.mark.compiled
def test_a_planner_with_all_the_time_looks_no_further_than_it_can() -> None:
    """In Pioneer Rails legend looks three turns further, however early it is done with them."""
    game = GAMES["pioneer"]
    s = game.setup(2, 8, {})
    bot = sit(LEVELS["pioneer"]["legend"], game, 0, 1, Budget())
    assert isinstance(bot, Strong)
    bot.begin()
    assert decide(bot, game, s, 0) in s.legal(0)
    assert bot.nodes > sum(TRIED[:2])


def test_a_soft_planner_takes_no_turn_that_it_finds_clearly_worse() -> None:
    """In Pioneer Rails the choice is among whole turns."""
    game = GAMES["pioneer"]
    softness = LEVELS["pioneer"]["tenderfoot"].softness
    s = Record(game, 2, 5, validated_options(game, 2, {})).start()
    worse = 0
    for seed in range(40):
        seat = s.waiting()[0]
        bot = bots.make("tenderfoot", game, seat, seed)
        assert isinstance(bot, Strong)
        card = decide(bot, game, s, seat)
        near = [leaf for leaf in bot.leaves if bot.leaves[0].worth - leaf.worth <= REACH * softness]
        assert card in [leaf.card for leaf in near]
        worse += card is not bot.leaves[0].card
    assert worse > 0


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_has_a_name_of_its_own(name: str, language: str) -> None:
    """In the list of bots and at the table; no other bot is called so."""
    words = Words(language)
    for kind in ("ui-bot", "ui-botname"):
        others = [words.say(f"{kind}-{other}", other) for other in bots.names(GAMES["gwt2"])]
        own = words.say(f"{kind}-{name}", name)
        assert own != name
        assert others.count(own) == 1
