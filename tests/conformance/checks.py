"""What is true of every game at every moment."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

from tests.conformance.moments import Moment, audit_of, pick
from trailboss.core.action import Action
from trailboss.core.engine import State, question
from trailboss.core.errors import BadPosition, IllegalAction
from trailboss.core.event import Event
from trailboss.rulebook import Rulebook, rules_of


@cache
def book(name: str) -> Rulebook:
    return rules_of(name)


def texts(actions: list[Action]) -> list[str]:
    return [action.text for action in actions]


def may(s: State, seat: int) -> list[Action]:
    return s.legal(seat) + s.free(seat)


def somebody_can_act(at: Moment) -> None:
    """Every seat that is asked has an answer, all answers differ, and a rule asks."""
    for seat in at.s.waiting():
        legal = at.s.legal(seat)
        assert legal, f"seat {seat} is asked by {question(at.s, seat)} and has no answer"
        assert len(set(texts(legal))) == len(legal), f"seat {seat} has an answer twice: {legal}"
        assert not any(action.free for action in legal), "an any-time action is an answer"
        rule = at.s.cite(question(at.s, seat).rule())
        assert rule in book(at.table.name).rules, f"{question(at.s, seat)} cites {rule!r}"


def clones_are_independent(at: Moment) -> None:
    """What is done to a clone does not touch its parent."""
    before = at.dump()
    assert at.game.dump(at.s.clone()) == before, "a clone differs from its parent"
    for seat in at.s.waiting():
        for action in may(at.s, seat):
            at.s.clone().apply(seat, action)
            assert at.dump() == before, f"{action} of a clone changed its parent"


def the_door_lets_in_what_is_legal(at: Moment) -> None:
    """`play` takes every legal action."""
    for seat in at.seats:
        for action in may(at.s, seat):
            at.s.clone().play(seat, action)


def the_door_keeps_out_the_rest(at: Moment) -> None:
    """`play` refuses every other action of the game and changes nothing."""
    before = at.dump()
    seat = at.luck.choice(at.seats)
    allowed = may(at.s, seat)
    refused = [refusal.action for refusal in at.s.refusals(seat)]
    rest = [action for action in at.game.actions.all if action not in allowed]
    for action in at.luck.sample(rest, min(20, len(rest))) + refused[:5]:
        try:
            at.s.clone().play(seat, action)
        except IllegalAction:
            continue
        raise AssertionError(f"seat {seat} could play {action}")
    assert at.dump() == before, "refusing an action changed the state"


def refusals_are_right(at: Moment) -> None:
    """What is refused is not legal, and the rule exists."""
    for seat in at.s.waiting():
        legal = at.s.legal(seat)
        for refusal in at.s.refusals(seat):
            assert refusal.action not in legal, f"{refusal} is legal for seat {seat}"
            assert refusal.rule in book(at.table.name).rules, f"{refusal} cites {refusal.rule!r}"
            assert refusal.what, f"{refusal} does not say why"


def views_can_be_guessed(at: Moment) -> None:
    """A guess from a view looks the same to its viewer, and goes on like a real state."""
    for viewer in at.viewers:
        view = at.game.view(at.s, viewer)
        seen = at.game.dump(view)
        guess = at.game.guess(view, at.luck.getrandbits(60))
        assert view.rng == 0, "a view holds the state of chance"
        assert at.game.dump(at.game.view(guess, viewer)) == seen, f"viewer {viewer}: the guess"
        assert at.game.dump(at.game.view(view, viewer)) == seen, f"viewer {viewer}: a view's view"
        assert at.game.dump(view) == seen, f"viewer {viewer}: guessing changed the view"
        for _ in range(20):
            if guess.waiting():
                guess.play(*pick(guess, at.seats, at.luck))


def views_are_enough_to_play(at: Moment) -> None:
    """From its view a seat knows who is asked, what it may do and what is refused."""
    for seat in at.seats:
        view = at.game.view(at.s, seat)
        assert view.waiting() == at.s.waiting(), f"seat {seat} does not see who is asked"
        assert texts(view.legal(seat)) == texts(at.s.legal(seat)), f"seat {seat}: legal"
        assert texts(view.free(seat)) == texts(at.s.free(seat)), f"seat {seat}: free"
        assert view.refusals(seat) == at.s.refusals(seat), f"seat {seat}: refusals"


def told(s: State, viewer: int | None) -> list[Event]:
    return [event for event in s.log or [] if event.seen_by(viewer)]


def worlds_look_the_same(at: Moment) -> None:
    """Two worlds that differ only in what a seat cannot know are the same to it."""
    for viewer in at.viewers:
        other = at.game.guess(at.game.view(at.s, viewer), at.luck.getrandbits(60))
        if viewer is not None:
            assert texts(other.legal(viewer)) == texts(at.s.legal(viewer)), f"seat {viewer}: legal"
            assert texts(other.free(viewer)) == texts(at.s.free(viewer)), f"seat {viewer}: free"
            assert other.refusals(viewer) == at.s.refusals(viewer), f"seat {viewer}: refusals"
        _same_after_an_action(at, other, viewer)


def _same_after_an_action(at: Moment, other: State, viewer: int | None) -> None:
    """As long as nothing is revealed, an action that both worlds allow looks the same too."""
    if not at.s.waiting():
        return
    seat, action = pick(at.s, at.seats, at.luck)
    if action not in may(other, seat):
        return
    worlds = (at.s.clone(), other.clone())
    for s in worlds:
        s.log = []
        s.apply(seat, action)
    if any(s.revealed != at.s.revealed for s in worlds):
        return
    here, there = worlds
    why = f"viewer {viewer} can tell worlds apart after {seat} {action}"
    assert told(here, viewer) == told(there, viewer), f"{why}: events"
    seen = [at.game.dump(at.game.view(s, viewer)) for s in worlds]
    assert seen[0] == seen[1], f"{why}: views"


def positions_go_on(at: Moment) -> None:
    """A dump is plain JSON, reads back as the same position and plays on identically."""
    doc = at.dump()
    read = at.game.position(json.loads(json.dumps(doc)))
    assert at.game.dump(read) == doc, "the position read back differs"
    s = at.s.clone()
    for _ in range(30):
        if not s.waiting():
            break
        seat, action = pick(s, at.seats, at.luck)
        s.play(seat, action)
        read.play(seat, action)
        assert at.game.dump(read) == at.game.dump(s), f"the position differs after {action}"


ODD: Final[tuple[Any, ...]] = (None, -1, 10**6, "x", [], {}, [["x"]], True)


def bad_positions_are_refused(at: Moment) -> None:
    """A damaged position is refused with BadPosition, or read; nothing else happens."""
    doc = json.loads(json.dumps(at.dump()))
    for key in at.luck.sample(sorted(doc), min(5, len(doc))):
        _read({name: value for name, value in doc.items() if name != key}, at, f"no {key}")
    for _ in range(10):
        damaged = copy.deepcopy(doc)
        where = _damage(damaged, at.luck)
        _read(damaged, at, where)


def _read(doc: dict[str, Any], at: Moment, where: str) -> None:
    try:
        at.game.position(doc)
    except BadPosition:
        return
    except Exception as error:
        error.add_note(f"the position was damaged: {where}")
        raise


def _damage(doc: Any, luck: Random) -> str:
    """Put something odd at a random place; says where and what."""
    path = []
    while True:
        keys = list(doc) if isinstance(doc, dict) else list(range(len(doc)))
        key = luck.choice(keys)
        path.append(str(key))
        inner = doc[key]
        if not isinstance(inner, (dict, list)) or not inner or luck.random() < 0.3:
            doc[key] = luck.choice(ODD)
            return f"{'/'.join(path)} = {doc[key]!r}"
        doc = inner


def order_of_answers_is_free(at: Moment) -> None:
    """Of seats that are asked at once, it does not matter who answers first."""
    waiting = at.s.waiting()
    if len(waiting) < 2:
        return
    one, two = at.luck.sample(waiting, 2)
    moves = [(one, at.luck.choice(at.s.legal(one))), (two, at.luck.choice(at.s.legal(two)))]
    ends = []
    for order in (moves, moves[::-1]):
        s = at.s.clone()
        for seat, action in order:
            s.play(seat, action)
        ends.append(at.game.dump(s))
    assert ends[0] == ends[1], f"{moves} and the other way round differ"


def scores_cite_rules(at: Moment) -> None:
    """Points can be counted at any time, every line by an existing rule."""
    before = at.dump()
    scores = at.game.scores(at.s)
    assert [score.seat for score in scores[: at.table.seats]] == list(at.seats)
    for score in scores:
        for line in score.lines:
            assert line.rule in book(at.table.name).rules, f"{line} cites {line.rule!r}"
    assert at.dump() == before, "counting points changed the state"


def events_cite_rules(at: Moment) -> None:
    """Everything that is told cites an existing rule."""
    if not at.s.waiting():
        return
    s = at.s.clone()
    s.log = []
    s.apply(*pick(s, at.seats, at.luck))
    for event in s.log:
        assert event.rule in book(at.table.name).rules, f"{event} cites {event.rule!r}"


def the_books_balance(at: Moment) -> None:
    """The game's own bookkeeper finds nothing missing and nothing too much."""
    audit = audit_of(at.table.name)
    assert audit is None or audit.audit(at.s) == []


CHECKS: Final[dict[str, Callable[[Moment], None]]] = {
    check.__name__: check
    for check in (
        somebody_can_act,
        clones_are_independent,
        the_door_lets_in_what_is_legal,
        the_door_keeps_out_the_rest,
        refusals_are_right,
        views_can_be_guessed,
        views_are_enough_to_play,
        worlds_look_the_same,
        positions_go_on,
        bad_positions_are_refused,
        order_of_answers_is_free,
        scores_cite_rules,
        events_cite_rules,
        the_books_balance,
    )
}
RATES: Final[dict[str, float]] = {
    "bad_positions_are_refused": 0.02,
    "somebody_can_act": 1.0,
    "the_books_balance": 0.5,
    "scores_cite_rules": 0.1,
    "events_cite_rules": 0.3,
}
"""How often a moment is examined; the others: one moment in twenty."""
