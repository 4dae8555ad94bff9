"""Secrets: what a seat may know, and a whole table that fits it (R4.3, R14.2, R15.2).

Hidden are the order of the deck, the secret cards of the others, goals that lie face down, and
what the others have done in a turn that is not over: their sheets are shown as they were when it
began, and only whether they have finished is known. The dealer's card is open from the start.
"""

from __future__ import annotations

from trailboss.core.engine import Parallel
from trailboss.core.rng import below, mix, shuffled
from trailboss.core.zones import HIDDEN, Zone, face_down
from trailboss.games.pioneer.components import DECK, GOAL_TYPES, goal_type
from trailboss.games.pioneer.setup import goals_of
from trailboss.games.pioneer.state import PioneerState
from trailboss.games.pioneer.turn import opening


def view(s: PioneerState, seat: int | None) -> PioneerState:
    """What the seat (None: a spectator) knows."""
    v = s.clone()
    v.rng = 0
    v.deck = face_down(s.deck)
    v.face_down = face_down(s.face_down)
    v.secret = tuple(card if i == seat else HIDDEN for i, card in enumerate(s.secret))
    if len(s.players) > 1 and s.before:
        hide_turns(v, seat)
    return v


def hide_turns(v: PioneerState, seat: int | None) -> None:
    """The others are shown as if they had not begun, or as finished (R4.3)."""
    top = v.stack[-1]
    assert isinstance(top, Parallel), "sheets are kept only while a turn is open"
    v.players = [p if i == seat else v.before[i] for i, p in enumerate(v.players)]
    stacks = [own if i == seat or not own else opening(v, i) for i, own in enumerate(top.stacks)]
    v.stack[-1] = Parallel(tuple(stacks))


def guess(v: PioneerState, seed: int) -> PioneerState:
    """Deal the unseen cards again; a finished turn that is hidden is played at random."""
    s = v.clone()
    s.rng = mix(seed)
    deal_again(s)
    if s.face_down:
        s.face_down = guess_goals(s)
    if s.before:
        finish_hidden_turns(s)
    return s


def reshuffle(s: PioneerState) -> None:
    """Every order that nobody knows is drawn again, and so are goals that lie face down."""
    s.deck = shuffled(s, s.deck)
    if s.face_down:
        s.face_down = guess_goals(s)


def deal_again(s: PioneerState) -> None:
    """The cards that nobody saw, in any order."""
    known = (*s.shown, s.taken, *s.discard, *s.secret)
    unseen = shuffled(s, tuple(card for card in DECK if card not in known))
    hidden = s.secret.count(HIDDEN)
    dealt = list(unseen[:hidden])
    s.secret = tuple(card if card != HIDDEN else dealt.pop() for card in s.secret)
    s.deck = unseen[hidden : hidden + len(s.deck)]


def guess_goals(s: PioneerState) -> Zone:
    """Those face down are of the types that were not turned up yet (R15.2, R15.4)."""
    turned = [goal_type(goal) for goal in s.goals[s.rules.level :]]
    types = shuffled(s, tuple(t for t in range(len(GOAL_TYPES)) if t not in turned))
    found: Zone = ()
    for t in types[: len(s.face_down)]:
        choices = [goal for goal in goals_of(t) if goal not in s.goals]
        found = (*found, choices[below(s, len(choices))])
    return found


def finish_hidden_turns(s: PioneerState) -> None:
    """A seat that has finished, while its sheet is as before, gets some legal turn."""
    outer, seen = s.stack, s.revealed
    top = outer[-1]
    assert isinstance(top, Parallel), "sheets are kept only while a turn is open"
    for seat, own in enumerate(top.stacks):
        if own or s.players[seat].turns > s.before[seat].turns:
            continue
        stacks = tuple(opening(s, i) if i == seat else () for i in range(len(s.players)))
        s.stack = [Parallel(stacks)]
        while s.stack:
            legal = s.legal(seat)
            s.apply(seat, legal[below(s, len(legal))])
    s.stack, s.revealed = outer, seen
