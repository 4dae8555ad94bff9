"""The wire: what a viewer is told about a table. Everything here is made of views.

A viewer is a seat, or SPECTATOR. Nothing of the state itself is sent: positions come from
`game.view`, points from the view, events are filtered one by one.
"""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.engine import question as asked
from trailboss.core.event import Event
from trailboss.core.game import Score, winners
from trailboss.core.refusal import Refusal
from trailboss.server.boards import kind_of, tally
from trailboss.server.boards.printed import plain
from trailboss.server.tables import entry, undo
from trailboss.server.tables.entry import NOBODY, Entry
from trailboss.server.tables.table import OVER, PLAYING, SPECTATOR, Table

Reason = tuple[str, str, str, int, int, str]
"""A verb, its rule, what is refused, what it needs and has, and of which thing."""
NAMED: Final = 200
"""A reason that refuses more actions than these does not name them."""


def state_doc(t: Table, viewer: int) -> dict[str, Any]:
    """What the viewer sees of the game."""
    return {**position_doc(t, viewer), **points(t, viewer)}


def position_doc(t: Table, viewer: int) -> dict[str, Any]:
    """The same without the points."""
    doc: dict[str, Any] = {
        "kind": kind_of(t.game),
        "seq": t.shown(t.seq, viewer),
        "viewer": None if viewer == SPECTATOR else viewer,
        "status": t.status,
        "waiting": t.waiting(),
        "question": None,
        "legal": [],
        "refusals": [],
        "undo": {"step": None, "turn": None},
        "view": None,
        "tally": None,
    }
    if t.state is None:
        return doc
    view = seen(t, t.state, viewer)
    doc["view"] = t.game.dump(view)
    doc["tally"] = tally(t.game, view)
    if t.status == PLAYING:
        doc["question"] = question(view, viewer)
        if viewer != SPECTATOR:
            own(t, t.state, viewer, doc)
    return doc


def seen(t: Table, s: State, viewer: int) -> State:
    """A state as a viewer knows it."""
    return t.game.view(s, None if viewer == SPECTATOR else viewer)


def own(t: Table, s: State, seat: int, doc: dict[str, Any]) -> None:
    """What the seat may do."""
    doc["legal"] = [action_doc(action) for action in s.legal(seat) + s.free(seat)]
    doc["refusals"] = refusal_docs(s.refusals(seat))
    doc["undo"] = undo.offers(t, seat)


def question(view: State, viewer: int) -> dict[str, Any] | None:
    """The open question: the viewer's own, or else the first."""
    waiting = view.waiting()
    if not waiting:
        return None
    seat = viewer if viewer in waiting else waiting[0]
    frame = asked(view, seat)
    return {"seat": seat, "rule": view.cite(frame.rule()), "frame": plain(frame)}


def action_doc(action: Action) -> dict[str, Any]:
    return {"text": action.text, "verb": action.verb, "arg": action.arg, "free": action.free}


def refusal_docs(refusals: list[Refusal]) -> list[dict[str, Any]]:
    """Refusals by reason: all actions that are refused alike together.

    A reason for very many actions of a verb names none of them: it holds for all the others. On
    a map that is drawn on nearly every track is refused, which took 70 of 75 KB of a message.
    """
    return [
        {"verb": verb, "rule": rule, "what": what, "needs": needs, "has": has, "thing": thing}
        | {"rest": rest, "actions": actions}
        for (verb, rule, what, needs, has, thing), rest, actions in grouped(refusals)
    ]


def grouped(refusals: list[Refusal]) -> list[tuple[Reason, bool, list[str]]]:
    """By reason: does it hold for all the others, and for which actions if it does not."""
    groups: dict[Reason, list[str]] = {}
    for r in refusals:
        reason = (r.action.verb, r.rule, r.what, r.needs, r.has, r.thing)
        groups.setdefault(reason, []).append(r.action.text)
    most: dict[str, int] = {}
    for reason, actions in groups.items():
        most[reason[0]] = max(most.get(reason[0], 0), len(actions))
    found = []
    for reason, actions in groups.items():
        rest = len(actions) > NAMED and len(actions) == most[reason[0]]
        if rest:
            most[reason[0]] = 0  # One reason of a verb holds for the others, not two.
        found.append((reason, rest, [] if rest else actions))
    return found


def points(t: Table, viewer: int) -> dict[str, Any]:
    """The points as far as the viewer can know them; final as soon as the game is over."""
    if t.state is None:
        return {"scores": [], "leading": []}
    if t.status == OVER:
        return points_doc(t.game.scores(t.state))
    return points_doc(t.game.scores(seen(t, t.state, viewer)))


def points_doc(scores: list[Score]) -> dict[str, Any]:
    """The points of everybody, and who would win by them."""
    return {"scores": [score_doc(score) for score in scores], "leading": winners(scores)}


def score_doc(score: Score) -> dict[str, Any]:
    """The points of a seat, line by line."""
    lines = [
        {"rule": line.rule, "label": line.label, "points": line.points} for line in score.lines
    ]
    return {"seat": score.seat, "total": score.total, "tie": score.tie, "lines": lines}


def event_doc(event: Event) -> dict[str, Any]:
    return {
        "verb": event.verb,
        "seat": event.seat,
        "rule": event.rule,
        "amount": event.amount,
        "thing": event.thing,
    }


def entry_doc(t: Table, e: Entry, viewer: int) -> dict[str, Any] | None:
    """An entry as the viewer may know it; None if it may not."""
    if not t.knows(e.seq, viewer):
        return None
    seat = None if viewer == SPECTATOR else viewer
    told = e.kind == entry.ACTION and (e.seat == viewer or t.status == OVER)
    return {
        "seq": t.shown(e.seq, viewer),
        "kind": e.kind,
        "seat": None if e.seat == NOBODY else e.seat,
        "at": e.at,
        "action": e.text if told else None,
        "undone": [t.shown(n, viewer) for n in e.data.get("undone", []) if t.knows(n, viewer)],
        "detail": detail(t, e, viewer),
        "events": [event_doc(event) for event in e.events if event.seen_by(seat)],
    }


def entry_docs(t: Table, entries: list[Entry], viewer: int, whose: str) -> list[dict[str, Any]]:
    """Those of several that the viewer may know; with the keys by which somebody made own ones."""
    found = []
    for e in entries:
        doc = entry_doc(t, e, viewer)
        if doc is not None:
            if whose and e.by == whose and e.key:
                doc["key"] = e.key.partition(":")[2]
            found.append(doc)
    return found


def detail(t: Table, e: Entry, viewer: int) -> dict[str, Any]:
    """What else there is to say about an entry."""
    if e.kind == entry.VOTE:
        target = e.data["target"]
        if e.data["about"] == "undo":
            target = t.shown(target, viewer)
        return {
            "about": e.data["about"],
            "target": target,
            "yes": e.data["yes"],
            "passed": e.data["passed"],
            "redealt": bool(e.data.get("redeal")),
        }
    public = {entry.REMATCH: "table", entry.JOIN: "name", entry.LEAVE: "name"}
    name = public.get(e.kind, "reason")
    return {name: e.data[name]} if name in e.data else {}


def winner_seats(t: Table) -> list[int]:
    """Who has won."""
    return winners(t.game.scores(t.state)) if t.status == OVER and t.state is not None else []
