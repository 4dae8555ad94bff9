"""Foresight: what is foretold comes true, and nothing that is hidden can be read out of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from trailboss.core.engine import State
from trailboss.core.game import Game
from trailboss.core.rng import below
from trailboss.games import GAMES
from trailboss.observe.foresight import GO, LEAVING, PASS, STOP, Foresight, Outcome, Way

TABLES = [
    pytest.param(game, seats, id=f"{name}-{seats}")
    for name, game in GAMES.items()
    for seats in (1, 2, 4)
    if seats in game.seats
]
MOVES = 160
EVERY = 3


def walked(
    game: Game, seats: int, moves: int = MOVES, every: int = EVERY
) -> Iterator[tuple[State, int]]:
    """Positions of a random game, each with a seat that is asked."""
    s = game.setup(seats, 11, {})
    luck = game.setup(seats, 12, {})
    for move in range(moves):
        waiting = s.waiting()
        if not waiting:
            return
        seat = waiting[below(luck, len(waiting))]
        if move % every == 0:
            yield s, seat
        legal = s.legal(seat)
        s.apply(seat, legal[below(luck, len(legal))])


def foretold(game: Game, s: State, seat: int) -> list[Outcome | Way | None]:
    """All that a seat can be told."""
    ahead = Foresight(game, game.view(s, seat), seat)
    outcomes = [ahead.outcome(action) for action in ahead.legal()]
    return [*outcomes, *ahead.ways(), ahead.end(), ahead.closing()]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_worlds_that_look_the_same_are_foretold_the_same(game: Game, seats: int) -> None:
    """Two states with the same view give the same previews, for every seat that is asked."""
    compared = 0
    for step, (s, _) in enumerate(walked(game, seats)):
        for seat in s.waiting():
            other = game.guess(game.view(s, seat), step + 1)
            assert foretold(game, s, seat) == foretold(game, other, seat)
            compared += 1
    assert compared > 20


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_foretold_comes_true(game: Game, seats: int) -> None:
    """In the true game the same events happen; all of them, unless something is revealed."""
    revealed = known = 0
    for s, seat in walked(game, seats):
        ahead = Foresight(game, game.view(s, seat), seat)
        assert ahead.legal() == s.legal(seat) + s.free(seat)
        points = game.scores(s)[seat].total
        for action in ahead.legal():
            outcome = ahead.outcome(action)
            after = s.clone()
            after.log = []
            after.apply(seat, action)
            events = tuple([event for event in after.log if event.seen_by(seat)])
            assert events[: len(outcome.events)] == outcome.events
            if outcome.reveals:
                revealed += 1
                assert after.revealed > s.revealed
                continue
            known += 1
            assert events == outcome.events
            assert game.scores(after)[seat].total - points == outcome.points
            changed = {(c.seat, c.what): c.amount for c in outcome.changes}
            for player, before in enumerate(s.held()):
                for what, amount in before.items():
                    assert after.held()[player][what] - amount == changed.get((player, what), 0)
    assert known > 20
    assert revealed > 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_ways_lead_where_they_say(game: Game, seats: int) -> None:
    """Each step is legal when its turn comes, the bill is what is paid, and one can stay there."""
    tried = far = 0
    for s, seat in walked(game, seats):
        ahead = Foresight(game, game.view(s, seat), seat)
        for way in ahead.ways():
            after = s.clone()
            for action in [*way.steps, *([way.stop] if way.stop else [])]:
                after.play(seat, action)
            tried += 1
            far += len(way.steps) > 1
            if way.outcome.reveals or way.stop:
                continue
            paid = [(c.seat, c.what, c.amount) for c in way.outcome.changes]
            now = [
                (player, what, after.held()[player][what] - amount)
                for player, before in enumerate(s.held())
                for what, amount in before.items()
                if after.held()[player][what] != amount
            ]
            assert paid == now
            assert way.cost(seat) == s.held()[seat].get("dollars", 0) - after.held()[seat].get(
                "dollars", 0
            )
        near = [action for action in s.legal(seat) if action.verb == GO]
        assert near == [way.steps[0] for way in ahead.ways() if len(way.steps) == 1]
    assert tried > far > 5 or game.name == "pioneer"


def test_a_way_is_wished_for_by_its_last_action_and_a_local_one_by_its_place_too() -> None:
    """`use 1` is something else at another place; what is hired is the same everywhere."""
    parse = GAMES["gwt2"].actions.parse
    wishes = {
        ("use 1", "hire 1-cowboy"): "hire 1-cowboy",
        ("use 1",): "use 1",
        ("go A", "stop", "use 1"): "use 1 @A",
        ("go A", "stop", "use 1", "hire 1-cowboy"): "hire 1-cowboy",
        ("go A", "go B", "risk"): "risk @B",
        ("copy C", "use 1"): "use 1 @C",
    }
    for steps, wish in wishes.items():
        assert Way(tuple(parse(step) for step in steps)).wish() == wish


def test_an_action_of_a_train_card_is_wished_for_by_its_card() -> None:
    """The tile on which the rancher stands has actions of the same numbers."""
    parse = GAMES["elpaso"].actions.parse
    assert Way((parse("train 2"), parse("use 1"))).wish() == "use 1 @train-2"
    assert Way((parse("go n3"), parse("stop"), parse("use 1"))).wish() == "use 1 @n3"


@pytest.mark.parametrize("name", ["gwt1", "gwt2", "elpaso"])
def test_what_no_way_leads_to_is_refused_with_a_rule(name: str) -> None:
    """Of what is asked about further on; nothing is refused that a way leads to."""
    game = GAMES[name]
    refused = 0
    for s, seat in walked(game, 2):
        ahead = Foresight(game, game.view(s, seat), seat)
        ends = {way.steps[-1].id for way in ahead.ways()}
        assert not ends & ahead.refused.keys()
        assert all(refusal.rule for refusal in ahead.refused.values())
        refused += len(ahead.refused)
    assert refused > 20


@pytest.mark.parametrize("name", ["gwt1", "gwt2", "elpaso"])
def test_a_turn_is_ended_by_passing(name: str) -> None:
    """The end of a turn is one way of passes, after which somebody else is asked."""
    game = GAMES[name]
    ended = 0
    for s, seat in walked(game, 2):
        end = Foresight(game, game.view(s, seat), seat).end()
        if end is None:
            continue
        after = s.clone()
        for action in end.steps:
            assert after.waiting() == [seat]
            after.play(seat, action)
        assert after.waiting() == [1 - seat]
        ended += 1
    assert ended > 5


@pytest.mark.parametrize("name", ["gwt1", "gwt2", "elpaso"])
def test_who_walks_is_told_what_can_be_done_at_the_end_of_it(name: str) -> None:
    """A walk and a deed are one way, and the walk ends before the deed begins."""
    game = GAMES[name]
    found = 0
    for s, seat in walked(game, 2):
        if not any(action.verb == GO for action in s.legal(seat)):
            continue
        for way in Foresight(game, game.view(s, seat), seat).ways():
            verbs = [action.verb for action in way.steps]
            if verbs[-1] == GO:
                continue
            found += 1
            to = verbs.index(STOP) if STOP in verbs else max(lasts(verbs, GO))
            assert set(verbs[: to + 1]) <= {GO, STOP}
            assert PASS not in verbs
    assert found > 20


def lasts(verbs: list[str], verb: str) -> list[int]:
    return [at for at, one in enumerate(verbs) if one == verb]


@pytest.mark.parametrize("name", ["gwt1", "gwt2", "elpaso"])
def test_no_deed_elsewhere_leaves_something_undone(name: str) -> None:
    """A way leads from a place to a deed at another one only if nothing else is left to do."""
    game = GAMES[name]
    for s, seat in walked(game, 2):
        left = [action for action in s.legal(seat) if action.verb not in LEAVING]
        if any(action.verb == GO for action in left):
            continue
        for way in Foresight(game, game.view(s, seat), seat).ways():
            verbs = [action.verb for action in way.steps]
            assert GO not in verbs[:-1] or len(left) == 1 or verbs[-1] in (GO, STOP)


@pytest.mark.parametrize("name", ["gwt1", "gwt2", "elpaso"])
def test_nobody_is_led_a_dearer_way_to_the_same_place(name: str) -> None:
    """Ways to a place differ in what others get, not only in what they cost."""
    game = GAMES[name]
    for s, seat in walked(game, 2):
        by_place: dict[str, list[dict[tuple[int, str], int]]] = {}
        for way in Foresight(game, game.view(s, seat), seat).ways():
            if way.steps[-1].verb == GO and len(way.steps) > 1:
                bill = {(c.seat, c.what): c.amount for c in way.outcome.changes}
                by_place.setdefault(way.steps[-1].text, []).append(bill)
        for bills in by_place.values():
            own = [{k: v for k, v in bill.items() if k[0] != seat} for bill in bills]
            assert all(own.count(one) == 1 for one in own)


def test_closing_a_turn_only_gains_before_it_ends() -> None:
    """Nothing is paid, nobody else gets anything; then the turn is over as by passing."""
    game = GAMES["elpaso"]
    closed = 0
    for s, seat in walked(game, 2, 700, 1):
        way = Foresight(game, game.view(s, seat), seat).closing()
        if way is None:
            continue
        closed += 1
        assert way.steps[0].verb != PASS == way.steps[-1].verb
        after = s.clone()
        for action in way.steps:
            had = after.held()
            assert after.waiting() == [seat]
            after.play(seat, action)
            pairs = zip(had, after.held(), strict=True)
            if action.verb != PASS:
                assert all(now[k] >= n for before, now in pairs for k, n in before.items())
        assert after.waiting() != [seat]
    assert closed > 2


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_place_is_come_to_by_walking_alone(game: Game, seats: int) -> None:
    """Each step of a walk answers the question that is asked now, and no later one."""
    walks = 0
    for s, seat in walked(game, seats, 90, 1):
        ahead = Foresight(game, game.view(s, seat), seat)
        if not any(action.verb == GO for action in ahead.legal()):
            continue
        for way in ahead.ways():
            if way.steps[-1].verb != GO:
                continue
            walks += 1
            after = s.clone()
            for step in way.steps:
                assert type(after.stack[-1]) is type(s.stack[-1])
                after.play(seat, step)
    assert walks > 5 or game.name == "pioneer"
