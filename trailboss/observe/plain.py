"""What goes without saying: a choice of which each other answer brings less, or the very same."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.event import Event
from trailboss.core.game import Game

GAIN: Final = "gain"
Seen = tuple[Action, State, tuple[Event, ...], bool]
"""An answer, where it leads, what is told, and whether something is revealed."""


def plain(game: Game, s: State, seat: int, answers: list[Seen]) -> Action | None:
    """The answer that nobody regrets, if there are several and one of them is."""
    if len(answers) < 2 or any([reveals for _, _, _, reveals in answers]):
        return None
    if alike(game, s, [action for action, _, _, _ in answers]):
        return answers[0][0]
    return most(seat, answers)


def alike(game: Game, s: State, answers: list[Action]) -> bool:
    """Is there no difference between the answers, as the game itself can tell?"""
    tells: Any = getattr(game, "alike", None)
    return tells is not None and bool(tells(s, answers))


def most(seat: int, answers: list[Seen]) -> Action | None:
    """The answer that only brings more of one thing than each other one, which changes no more."""
    if any([event.verb != GAIN for _, _, told, _ in answers for event in told]):
        return None
    if not any([told for _, _, told, _ in answers]):
        return None
    action, best, _, _ = max(answers, key=lambda one: sum(one[1].held()[seat].values()))
    for other, after, _, _ in answers:
        if after.stack != best.stack or (other is not action and not less(seat, after, best)):
            return None
    return action


def less(seat: int, after: State, best: State) -> bool:
    """Has the seat less of something here, more of nothing, and everybody else the same?"""
    own, more = after.held(), best.held()
    if [one for at, one in enumerate(own) if at != seat] != [
        one for at, one in enumerate(more) if at != seat
    ]:
        return False
    return own[seat] != more[seat] and all([n <= more[seat][k] for k, n in own[seat].items()])
