"""Sue's ride: the shorter branch, else the inner one, and always a stop in El Paso (R14.7)."""

from __future__ import annotations

from trailboss.games.elpaso.movement import EL_PASO, enter, next_stops
from trailboss.games.elpaso.state import ElPasoState, layout
from trailboss.games.elpaso.sue import policy
from trailboss.games.elpaso.sue.deck import SueCard
from trailboss.games.elpaso.sue.state import SUE
from trailboss.games.elpaso.sue.workers import counted


def ride(s: ElPasoState, card: SueCard) -> None:
    """The steps of the card, one after the other."""
    for _ in range(steps(s, card)):
        enter(s, SUE, onward(s, s.players[SUE].rancher))
        if s.players[SUE].rancher == EL_PASO:
            return


def steps(s: ElPasoState, card: SueCard) -> int:
    """As many as printed, or one for each worker of the named speciality."""
    number = policy.steps(card, counted(s))
    key = "sue-counts" if card.per else "sue-steps"
    s.tell(key, SUE, "R14.7", number, card.per or "steps")
    return number


def onward(s: ElPasoState, at: int) -> int:
    """The next stop: on the branch with fewer stops, on the inner one if they have as many."""
    stops = next_stops(s, at)
    if len(stops) == 1:
        return stops[0]
    fewest = min([distance(s, stop) for stop in stops])
    short = [stop for stop in stops if distance(s, stop) == fewest]
    chosen = ([stop for stop in short if s.rules.inner[stop]] or short)[0]
    if len(short) > 1:
        s.tell("sue-inner", SUE, "R14.7", 0, s.rules.nodes[chosen].name)
    else:
        s.tell("sue-shorter", SUE, "R14.7", 0, s.rules.nodes[chosen].name)
    return chosen


def distance(s: ElPasoState, at: int) -> int:
    """Steps to El Paso: branches meet again, so they differ by the stops on them."""
    if at == EL_PASO:
        return 0
    far = layout(s).far
    if not far[at]:
        far[at] = 1 + min([distance(s, stop) for stop in next_stops(s, at)])
    return far[at]
