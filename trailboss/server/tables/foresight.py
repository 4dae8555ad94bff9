"""Foresight on the wire: what each action of a seat would do, made when somebody asks for it."""

from __future__ import annotations

from typing import Any

from trailboss.observe.foresight import Foresight, Outcome, Way
from trailboss.server.boards import kind_of
from trailboss.server.tables.table import PLAYING, Table
from trailboss.server.tables.wire import event_doc, refusal_docs

Doc = dict[str, Any]


def foresight_doc(t: Table, seat: int) -> Doc:
    """What a seat can foresee, made from its view alone."""
    doc: Doc = {"kind": kind_of(t.game), "seq": t.shown(t.seq, seat), "actions": [], "ways": []}
    doc |= {"refusals": [], "end": None, "closing": None, "plain": None}
    if t.state is None or t.status != PLAYING:
        return doc
    ahead = Foresight(t.game, t.game.view(t.state, seat), seat)
    doc["actions"] = [
        {"action": action.text, **outcome_doc(outcome), "more": outcome.more}
        for action in ahead.legal()
        for outcome in [ahead.outcome(action)]
    ]
    doc["ways"] = [way_doc(way, seat) for way in ahead.ways()]
    doc["refusals"] = refusal_docs(list(ahead.refused.values()))
    sure = ahead.plain()
    doc["plain"] = None if sure is None else sure.text
    for name, way in (("end", ahead.end()), ("closing", ahead.closing())):
        doc[name] = None if way is None else way_doc(way, seat)
    return doc


def outcome_doc(outcome: Outcome) -> Doc:
    return {
        "events": [event_doc(event) for event in outcome.events],
        "changes": [
            {"seat": change.seat, "what": change.what, "amount": change.amount}
            for change in outcome.changes
        ],
        "points": outcome.points,
        "reveals": outcome.reveals,
    }


def way_doc(way: Way, seat: int) -> Doc:
    return {
        "wish": way.wish(),
        "cost": way.cost(seat),
        "steps": [action.text for action in way.steps],
        "stop": None if way.stop is None else way.stop.text,
        **outcome_doc(way.outcome),
    }
