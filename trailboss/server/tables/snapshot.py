"""Snapshots: a table as one document, so that a process need not replay a long log."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from trailboss.server.tables.table import Chair, Deal, Move, Table, Vote

EVERY: Final = 100
PLAIN: Final = ("status", "seq", "hash", "moved", "started", "ended", "rematch", "left", "since")


def to_doc(t: Table) -> dict[str, Any]:
    """Everything but the deal."""
    doc: dict[str, Any] = {name: getattr(t, name) for name in PLAIN}
    doc["chairs"] = [asdict(chair) for chair in t.chairs]
    doc["votes"] = [asdict(vote) for vote in t.votes]
    doc["moves"] = [[m.seq, m.seat, m.text, m.revealed] for m in t.moves]
    if t.streams:
        doc["redeals"], doc["streams"] = [list(pair) for pair in t.redeals], t.streams
    if t.hints:
        doc["hints"] = True
    doc["hidden"] = {str(viewer): seqs for viewer, seqs in t.hidden.items()}
    doc["state"] = None if t.state is None else t.game.dump(t.state)
    return doc


def from_doc(deal: Deal, doc: dict[str, Any]) -> Table:
    """The table again."""
    t = Table(deal, [Chair(**chair) for chair in doc["chairs"]])
    for name in PLAIN:
        setattr(t, name, doc[name])
    t.votes = [Vote(**vote) for vote in doc["votes"]]
    t.moves = [Move(*row) for row in doc["moves"]]
    t.redeals = [(at, stream) for at, stream in doc.get("redeals", [])]
    t.streams = doc.get("streams", 0)
    t.hints = doc.get("hints", False)
    t.hidden = {int(viewer): seqs for viewer, seqs in doc["hidden"].items()}
    t.state = None if doc["state"] is None else t.game.position(doc["state"])
    return t
