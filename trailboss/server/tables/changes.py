"""Changes: what must be told anew to somebody who was told an earlier position.

The position before is at hand while a new one is told, so the two are compared, and nothing is kept
of what was said. Compared are views: what a viewer cannot know makes no difference here.
Refused actions are one text without their verb, which stands beside them: where a map is drawn on
there are hundreds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import msgspec

from trailboss.core.action import Action
from trailboss.core.engine import State
from trailboss.core.engine import question as asked
from trailboss.core.game import Game, Score
from trailboss.core.refusal import Refusal
from trailboss.server.boards import board_of
from trailboss.server.tables import about, undo
from trailboss.server.tables.table import PLAYING, SPECTATOR, Table
from trailboss.server.tables.wire import (
    action_doc,
    grouped,
    points,
    question,
    score_doc,
    seen,
    state_doc,
)

Doc = dict[str, Any]
USUAL: Final = ("needs", "has", "thing", "rest")
"""What a reason tells only if it is not nothing."""
BY_ITEM: Final = {"players", "sheets", "before"}
"""Lists with an item for each player, of which an action changes one or two."""


def told(t: Table, viewer: int) -> bytes:
    """The whole state as a viewer sees it, as JSON; made once for each of them."""
    if viewer not in t.whole:
        t.whole[viewer] = msgspec.json.encode(state_doc(t, viewer))
    return t.whole[viewer]


def state_since(before: Table, t: Table, viewer: int) -> Doc:
    """By path what is new to a viewer about the state, without the points."""
    found: Doc = {"seq": t.shown(t.seq, viewer)}
    if before.waiting() != t.waiting():
        found["waiting"] = t.waiting()
    if before.state is None or t.state is None:
        return found
    old, new = seen(before, before.state, viewer), seen(t, t.state, viewer)
    found |= dump_since(t.game, old, new)
    found |= tally_since(t.game, old, new)
    if old.stack != new.stack or before.waiting() != t.waiting():
        found["question"] = question(new, viewer) if t.status == PLAYING else None
    if viewer != SPECTATOR and t.status == PLAYING:
        found |= own_since(before, before.state, t, t.state, viewer)
    return found


def dump_since(game: Game, old: State, new: State) -> Doc:
    """What is new of a view. A game that cannot tell is asked for both as a whole."""
    since: Callable[[State, State, str], Doc] | None = getattr(game, "since", None)
    if since is not None:
        return since(old, new, "view.")
    return differing(game.dump(old), game.dump(new), "view.")


def tally_since(game: Game, old: State, new: State) -> Doc:
    """What is new of what the rules count on a view."""
    board = board_of(game)
    if board is None or (board.counted is not None and board.counted(old) == board.counted(new)):
        return {}
    before, now = board.tally(old), board.tally(new)
    if before is None or now is None:
        return {}
    return differing(before, now, "tally.")


def differing(old: Doc, new: Doc, under: str) -> Doc:
    """The keys of a document that are not as they were; of lists of players the items."""
    found: Doc = {}
    for key, value in new.items():
        before = old.get(key)
        if before == value:
            continue
        if key in BY_ITEM and before is not None and len(before) == len(value):
            pairs = zip(before, value, strict=True)
            found |= {f"{under}{key}.{i}": b for i, (a, b) in enumerate(pairs) if a != b}
        else:
            found[under + key] = value
    return found


def own_since(before: Table, old: State, t: Table, new: State, seat: int) -> Doc:
    """What is new of what a seat may do."""
    found: Doc = {}
    legal = new.legal(seat) + new.free(seat)
    if legal != old.legal(seat) + old.free(seat):
        found["legal"] = [action_json(action) for action in legal]
    if refuses(old, seat) or refuses(new, seat):
        refused = briefly(new.refusals(seat))
        if not same_question(old, new, seat) or refused != briefly(old.refusals(seat)):
            found["refusals"] = refused
    if (offered := undo.offers(t, seat)) != undo.offers(before, seat):
        found["undo"] = offered
    return found


def refuses(s: State, seat: int) -> bool:
    """May there be refusals for a seat?"""
    return bool(s.stack) and s.stack[-1].asks(s, seat)


def same_question(old: State, new: State, seat: int) -> bool:
    """Is a seat asked the same by both, so that it may be refused the same?"""
    both = refuses(old, seat) and refuses(new, seat)
    return both and asked(old, seat) == asked(new, seat)


def briefly(refusals: list[Refusal]) -> list[Doc]:
    """Reasons without what is usual; their actions are called by their last words, in one text."""
    found = []
    for (verb, rule, what, *usual), rest, actions in grouped(refusals):
        row: Doc = {"verb": verb, "rule": rule, "what": what}
        for name, value in zip(USUAL, (*usual, rest), strict=True):
            if value:
                row[name] = value
        row["actions"] = "|".join([text.partition(" ")[2] for text in actions])
        found.append(row)
    return found


@lru_cache(4096)
def action_json(action: Action) -> msgspec.Raw:
    """An action as JSON: the same is legal again and again."""
    return msgspec.Raw(msgspec.json.encode(action_doc(action)))


def points_since(before: Table, t: Table, viewer: int) -> Doc:
    """By path the points that are told: all when others are asked now, own ones at each action.

    Somebody who plays alone is always asked, and whoever missed an action is told all.
    """
    waiting = t.waiting()
    if before.waiting() != waiting or before.seq + 1 < t.seq or len(t.chairs) == 1:
        return points(t, viewer)
    if t.state is None or viewer not in waiting:
        return {}
    view = seen(t, t.state, viewer)
    alone: Callable[[State, int], Score] | None = getattr(t.game, "score", None)
    score = t.game.scores(view)[viewer] if alone is None else alone(view, viewer)
    return {f"scores.{viewer}": score_doc(score)}


def table_since(before: Table, t: Table, viewer: int, now: int) -> Doc:
    """By path what is new about the table, but for the seats."""
    found: Doc = {"seq": t.shown(t.seq, viewer), "now": now}
    if before.waiting() != t.waiting():
        found["waiting"] = t.waiting()
    if before.votes or t.votes:
        found["votes"] = [about.vote_doc(t, vote, viewer) for vote in t.votes]
    if before.rematch != t.rematch:
        found["rematch"] = t.rematch or None
    if t.deal.daily:
        found["daily"] = about.daily_doc(t.deal.daily, now)
    return found


def other_seats(before: Table, t: Table) -> set[int]:
    """The seats of which something else is told now; whose clock runs is told anew."""
    pairs = enumerate(zip(before.chairs, t.chairs, strict=True))
    found = {seat for seat, (old, new) in pairs if old is not new and old != new}
    if t.deal.clock.kind != "none":
        banks = enumerate(zip(before.left, t.left, strict=True))
        found |= {seat for seat, (old, new) in banks if old != new}
        found |= {*before.waiting(), *t.waiting()}
    return found
