"""Bots say why: what was done beside the two best others, from the own view alone."""

from __future__ import annotations

import pytest

from tests.lanes import compiled_only
from trailboss import bots
from trailboss.bots.categories import category
from trailboss.bots.judges import JUDGES
from trailboss.bots.outlook import OTHERS, PROSPECTS, SHOWN, Row, Why
from trailboss.core.game import Game
from trailboss.core.record import Record
from trailboss.games import GAMES
from trailboss.lab.match import played

LOOKS = 8
"""How many questions of a game are looked at."""
ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def record_of(game: Game) -> Record:
    """A short look into a game: greedy plays quickly, and its choices are explained."""
    record, _ = played(game, ["greedy", "greedy"], 6, {})
    return record


def explained(game: Game, name: str, record: Record) -> list[tuple[Why, int]]:
    """Some questions of a game with what the bot says about the answer, and the options."""
    found = []
    for upto in range(12, len(record.moves), len(record.moves) // LOOKS):
        s = record.replay(upto)
        seat, text = record.moves[upto]
        legal = s.legal(seat) + s.free(seat)
        done = game.actions.parse(text)
        why = bots.why(name, game, seat, game.view(s, seat), legal, done)
        if why is not None:
            assert why.rows[0].text == text
            assert {row.text for row in why.rows} <= {action.text for action in legal}
            found.append((why, len(legal)))
    return found


@ALL
@pytest.mark.parametrize("name", [compiled_only("strong"), "tenderfoot"])
def test_a_searching_bot_says_why(game: Game, name: str) -> None:
    """Three different options if there are three, by categories that add up to the lead."""
    found = explained(game, name, record_of(game))
    assert len(found) > 1
    for why, options in found:
        rows = why.rows
        assert len({row.text for row in rows}) == len(rows)
        if game.name != "pioneer":
            assert len(rows) == min(SHOWN, options)
        assert [row.lead for row in rows[1:]] == sorted([r.lead for r in rows[1:]], reverse=True)
        for row in rows:
            assert sum(row.parts.values()) == pytest.approx(row.lead)
            assert row.lead - row.parts.get(OTHERS, 0.0) == pytest.approx(row.points)
            assert PROSPECTS in row.parts
            assert row.chance is None or 0 <= row.chance <= 1
    assert any(why.reason() for why, _ in found)
    assert any(len(why.categories()) > 1 for why, _ in found)


@pytest.mark.compiled
@ALL
def test_it_is_told_from_the_view_alone_and_the_same_each_time(game: Game) -> None:
    """Another world that the seat cannot tell apart gives the same words."""
    record = record_of(game)
    for upto in range(25, len(record.moves), len(record.moves) // 3):
        s = record.replay(upto)
        seat, text = record.moves[upto]
        done, legal = game.actions.parse(text), s.legal(seat) + s.free(seat)
        view = game.view(s, seat)
        other = game.view(game.guess(view, 99), seat)
        before = game.dump(view)
        first = bots.why("strong", game, seat, view, legal, done)
        assert first == bots.why("strong", game, seat, other, legal, done)
        assert game.dump(view) == before


@ALL
def test_who_weighs_nothing_says_nothing(game: Game) -> None:
    """Greedy and random, what is forced, and bots that nobody knows."""
    record = record_of(game)
    s = record.start()
    seat, text = record.moves[0]
    legal, done = s.legal(seat) + s.free(seat), game.actions.parse(text)
    view = game.view(s, seat)
    for name in ("greedy", "random", "nobody", "you"):
        assert bots.why(name, game, seat, view, legal, done) is None
    assert bots.why("strong", game, seat, view, [done], done) is None


@pytest.mark.parametrize("name", ["gwt1", "gwt2", "elpaso"])
def test_figures_have_a_category_of_the_score_sheet(name: str) -> None:
    """Or they are about things to come; every category but a few is foretold by some figure."""
    game = GAMES[name]
    s = game.setup(2, 1, {})
    labels = {line.label for line in game.scores(s)[0].lines}
    judge = JUDGES[name](game, 0)
    own = [figure for figure in judge.names(game.view(s, 0)) if not figure.startswith("others_")]
    found = {category(judge.categories, figure) for figure in own}
    assert found - {PROSPECTS} <= labels
    assert labels - found <= {"bonus-tokens"}
    assert category(judge.categories, "nothing like that") == PROSPECTS


def test_the_reason_is_where_it_is_most_ahead() -> None:
    """Of what was done over the best other; if it is ahead nowhere, there is no reason."""
    one = Row("a", 50, 3, 0.6, {"cattle": 5, "cities": -1, PROSPECTS: -1})
    two = Row("b", 48, 1, 0.5, {"cattle": 4, "cities": -3, PROSPECTS: 0})
    assert Why((one, two)).reason() == "cities"
    assert Why((one, two)).categories() == ["cities", "cattle", PROSPECTS]
    assert Why((one, one)).reason() == ""
    assert Why((one, one)).categories() == []
