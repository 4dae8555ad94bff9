"""The greedy bot of El Paso plays sensibly, and by views alone."""

from __future__ import annotations

from typing import Any

import pytest

from trailboss import bots
from trailboss.bots.base import decide
from trailboss.bots.elpaso.prospect import exchange_chances, expected_value
from trailboss.bots.elpaso.search import MOST, Search, this_turn
from trailboss.bots.elpaso.valuation import WEIGHTS, Valuation, distances, money, smooth
from trailboss.core.engine import State
from trailboss.games.elpaso.actions import NODES
from trailboss.games.elpaso.game import EL_PASO
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.kit.components import adopt, export
from trailboss.lab.arena import bouts, fight, tallied
from trailboss.lab.match import play_game, played

GAME = EL_PASO


def position(doc: dict[str, Any]) -> ElPasoState:
    """A position written by hand, with two players."""
    return GAME.position({"players": [doc.pop("me", {}), {}], **doc})


def turn(s: State, seat: int = 0) -> list[str]:
    """What the bot does until somebody else is asked."""
    bot = bots.make("greedy", GAME, seat, 0)
    done: list[str] = []
    while s.waiting() == [seat]:
        action = decide(bot, GAME, s, seat)
        s.play(seat, action)
        done.append(action.text)
    return done


def delivery(**me: Any) -> ElPasoState:
    """The bot is asked how many certificates it spends."""
    stack = [{"is": "NextTurn"}, {"is": "DrawPhase"}, {"is": "ChooseCertificates"}]
    return position({"me": {"rancher": "EP", "exchanges": 0, **me}, "stack": stack})


def test_greedy_is_a_bot_of_the_game() -> None:
    """It is found by its name."""
    assert "greedy" in bots.names(GAME)


def test_greedy_beats_random() -> None:
    """Every one of six games with rotated seats, with twice its points."""
    names = ("random", "greedy")
    random, greedy = tallied(names, [fight(b) for b in bouts("elpaso", names, 6, 2, {})])
    assert greedy.wins == 6
    assert sum(greedy.scores) > 2 * sum(random.scores)


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_greedy_plays_at_every_table(seats: int) -> None:
    """Alone, and with other sides of buildings and train cards."""
    options = {"sides": "random", "train": "random", "neutral": "shuffled"}
    names = ["greedy", *["random"] * (seats - 1)]
    _, s = played(GAME, names, 3, options)
    scores = [score.total for score in GAME.scores(s)]
    assert not s.waiting()
    assert scores[0] > 35
    assert seats == 1 or scores[0] == max(scores)


def test_greedy_reproduces_the_balance_of_the_fact_sheet() -> None:
    """Stops, turns and points of a game among its like lie where the figures expect them."""
    players = [bots.make("greedy", GAME, seat, 0) for seat in range(2)]
    record, s = play_game(GAME, 2, 5, {}, players)
    again = record.start()
    again.log = []
    for seat, text in record.moves:
        again.apply(seat, GAME.actions.parse(text))
    for seat in range(2):
        told = [event.verb for event in again.log if event.seat == seat]
        assert 4 <= told.count("el-paso") <= 7
        assert 12 <= told.count("turn") <= 20
        assert 38 <= GAME.scores(s)[seat].total <= 80


def test_greedy_plays_the_same_game_again() -> None:
    """It has no luck of its own."""
    first, _ = played(GAME, ["greedy", "random"], 9, {})
    again, _ = played(GAME, ["greedy", "random"], 9, {})
    assert first.moves == again.moves


def test_greedy_depends_on_the_view_alone() -> None:
    """Two worlds that it cannot tell apart get the same answer, and its view is left as it was."""
    record, _ = played(GAME, ["greedy", "random"], 4, {})
    for upto in range(0, len(record.moves), 15):
        s = record.replay(upto)
        seat = s.waiting()[0]
        view = GAME.view(s, seat)
        other = GAME.view(GAME.guess(view, upto), seat)
        before = GAME.dump(view)
        legal = s.legal(seat) + s.free(seat)
        choices = [bots.make("greedy", GAME, seat, 0).choose(seen, legal) for seen in (view, other)]
        assert choices[0] is choices[1]
        assert GAME.dump(view) == before


def test_greedy_plays_by_other_figures() -> None:
    """It reads the tables of the game at hand, not the printed ones."""
    text = (
        export(GAME).replace("vp = 8  # reconstructed", "vp = 20").replace('"hire 5 8"', '"build"')
    )
    _, s = played(adopt(GAME, text), ["greedy", "random"], 2, {})
    assert not s.waiting()


def test_greedy_spends_what_a_better_post_needs() -> None:
    """9 and three certificates are 12: 4 points and any disc (R9.3)."""
    hand = ["galloway", "pineywoods", "santa_gertrudis", "simmental"]
    done = turn(delivery(hand=hand, certificates=3, ready={"builder": 0}))
    assert done[:2] == ["certificates 3", "post 12"]
    assert done[2].startswith("disc ")


def test_greedy_exchanges_duplicates_before_a_delivery() -> None:
    """A hand of one breed can only become better (R7.3)."""
    s = delivery(hand=["criollo"] * 4, exchanges=1)
    assert turn(s)[0] == "exchange"


def test_greedy_turns_workers_into_money_at_the_end() -> None:
    """In the last turn a ready engineer is a dollar (R7.1, R13.1)."""
    s = delivery(hand=[], dollars=7, ready={"engineer": 3, "all_rounder": 0, "builder": 0})
    s.simmental, s.ender = 0, 0
    assert turn(s).count("spend engineer") == 3
    assert s.players[0].dollars >= 10


def test_greedy_keeps_workers_while_there_is_time() -> None:
    """Nobody turns a crew into dollars at the start of a delivery."""
    done = turn(delivery(hand=["criollo"] * 4, ready={"engineer": 3, "builder": 2}))
    assert not [text for text in done if text.startswith("spend")]


def test_greedy_hires_when_it_can() -> None:
    """On tile B with money it takes two workers (R6.5c)."""
    stack = [{"is": "NextTurn"}, {"is": "DrawPhase"}, {"is": "Perform", "source": 1}]
    done = turn(position({"me": {"dollars": 14, "rancher": "n1", "hand": []}, "stack": stack}))
    assert len([text for text in done if text.startswith("hire")]) == 2


def test_a_search_is_bounded() -> None:
    """Even a crew of twenty with much money is thought through in a bounded number of positions."""
    crew = {"cowboy": 5, "builder": 5, "engineer": 5, "all_rounder": 5}
    s = position({"me": {"dollars": 40, "rancher": "n2", "ready": crew, "certificates": 0}})
    s.stack = this_turn(s.stack)
    search = Search(Valuation(s, 0), s)
    search.look(s)
    assert search.looked < 3 * MOST


def test_distances_are_counted_in_steps() -> None:
    """Six neutral buildings lie on the way round; a building of anybody is one step more."""
    s = position({})
    far = dict(zip(NODES, distances(s), strict=True))
    assert (far["EP"], far["n1"], far["n6"]) == (7, 6, 1)
    s = position({"trail": {"s9": "1:1"}})
    assert dict(zip(NODES, distances(s), strict=True))["n6"] == 2


def test_an_expected_hand() -> None:
    """What is held counts in full, what may come by its chance."""
    s = position({})
    herd = (4, 2, 2, 2, 0, 0, 0, 0, 0)
    assert expected_value(s, (1, 1, 2, 3), 4, herd) == 5
    assert 4 < expected_value(s, (), 4, herd) < 7
    assert expected_value(s, (), 5, herd) > expected_value(s, (), 4, herd)
    assert sum(
        chance * more for chance, more in exchange_chances(s, (1, 1, 1, 1), herd)
    ) == pytest.approx(1.2)


def test_money_is_points_at_the_end() -> None:
    """Full fives, and the rest breaks ties (R13.1, R13.8)."""
    assert money(14, 0, WEIGHTS) == pytest.approx(2.04)
    assert money(5, 9, WEIGHTS) > 1
    assert smooth([(0, 0.0), (5, 2.0)], 9) == pytest.approx(2.0)
    assert smooth([(5, 2.0)], 1) == 0
