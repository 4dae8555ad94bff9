"""Sue at the markets: cows by her cowboys, tokens by their points (R14.8, R14.10, R14.14)."""

from __future__ import annotations

from trailboss.games.elpaso.market import take_cow
from trailboss.games.elpaso.rules import COWBOY
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.elpaso.sue.policy import breeds
from trailboss.games.elpaso.sue.state import SUE
from trailboss.games.elpaso.sue.workers import workers
from trailboss.games.elpaso.tokens import face_up, take_face_up


def go_to_market(s: ElPasoState) -> None:
    """A cow by the number of her cowboys, or the next cheaper one that is left (R14.8)."""
    cowboys = workers(s, COWBOY)
    wanted = breeds(cowboys)
    s.tell("sue-cowboys", SUE, "R14.8", cowboys, wanted[0])
    fields = [[row.name for row in s.rules.fields].index(name) for name in wanted]
    left = [field for field in fields if s.cattle[field]]
    if left and left[0] != fields[0]:
        s.tell("sue-cheaper", SUE, "R14.8", 0, wanted[0])
    gain_breed(s, left[0] if left else fields[0], "R14.8")


def gain_breed(s: ElPasoState, field: int, rule: str) -> None:
    """A cow of a breed onto her pile, if one is left (R11.1)."""
    if s.cattle[field]:
        take_cow(s, SUE, field, rule)
    else:
        s.tell("sue-no-cow", SUE, rule, 0, s.rules.fields[field].name)


def take_token(s: ElPasoState, kind: int, rule: str) -> None:
    """The face-up token of the kind with the most points, the leftmost of equals (R14.14).

    Places are refilled at once, so when none lies face up there is none left. What a bonus token
    does at once she ignores.
    """
    places = face_up(s, kind)
    if not places:
        s.tell("sue-no-token", SUE, rule)
        return
    best = max([s.rules.tokens[s.display[place]].vp for place in places])
    fit = [place for place in places if s.rules.tokens[s.display[place]].vp == best]
    s.tell("sue-token", SUE, rule, best, s.rules.tokens[s.display[fit[0]]].name)
    take_face_up(s, SUE, fit[0])
