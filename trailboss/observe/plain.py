"""What goes without saying: a choice of which each other answer brings less, or the very same."""

from __future__ import annotations

from typing import Final

from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.event import Event
from trailboss.games.trail.kansas_city import ChooseTile
from trailboss.games.trail.state import TrailState

GAIN: Final = "gain"
Seen = tuple[Action, State, tuple[Event, ...], bool]
"""An answer, where it leads, what is told, and whether something is revealed."""


def plain(s: State, seat: int, answers: list[Seen]) -> Action | None:
    """The answer that nobody regrets, if there are several and one of them is."""
    if len(answers) < 2 or any([reveals for _, _, _, reveals in answers]):
        return None
    if same_tiles(s, answers):
        return answers[0][0]
    return most(seat, answers)


def same_tiles(s: State, answers: list[Seen]) -> bool:
    """Are two tiles alike that could be placed in Kansas City?"""
    if not isinstance(s, TrailState) or not isinstance(s.stack[-1], ChooseTile):
        return False
    if any([action.verb != "tile" for action, _, _, _ in answers]):
        return False
    rows = [s.rules.tiles[tile] for tile in s.foresight[s.stack[-1].column]]
    return len({(row.kind, row.what, row.name, row.vp, row.hand) for row in rows}) == 1


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
