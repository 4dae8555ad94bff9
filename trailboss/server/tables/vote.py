"""Votes: a bot plays an abandoned seat, or the game goes back, if all people agree."""

from __future__ import annotations

from typing import Any

from trailboss.core.engine import State
from trailboss.core.record import MOST_REDEALS
from trailboss.server.bots import offered
from trailboss.server.problems import BadRequest, Conflict, Forbidden, Illegal
from trailboss.server.tables import clock, entry
from trailboss.server.tables.act import running
from trailboss.server.tables.create import strongest
from trailboss.server.tables.entry import Entry
from trailboss.server.tables.people import seat_at
from trailboss.server.tables.table import Table, Vote
from trailboss.server.tables.undo import without

BOT = "bot"
UNDO = "undo"


def electorate(t: Table, about: str, target: int) -> list[str]:
    """The identities whose consent is needed.

    A bot for somebody absent is up to all others who play. Nobody's game is taken back without its
    owner, however long away: the others know what was revealed, and the absent one is not asked.
    """
    if about == UNDO:
        return t.owners()
    return [person for person in t.people() if person != t.chairs[target].identity]


def missing(t: Table, vote: Vote) -> list[str]:
    """Who has not agreed yet."""
    return [who for who in electorate(t, vote.about, vote.target) if who not in vote.yes]


def vote(
    t: Table,
    identity: str,
    about: str,
    target: int,
    yes: bool,
    bot: str | None,
    now: int,
    patience: int,
) -> tuple[Entry, State | None]:
    """Agree or not; the entry says whether that was the last consent."""
    running(t)
    mine = [seat for seat in t.seats_of(identity) if t.chairs[seat].present]
    if not mine:
        raise Forbidden("problem-vote-not-seated", "only the people at the table vote")
    goal = checked_bot(t, target, now, patience) if about == BOT else back(t, mine[0], target)
    if identity not in electorate(t, about, goal):
        raise Forbidden("problem-vote-of-others", "this vote is up to the others")
    open_vote = next((v for v in t.votes if (v.about, v.target) == (about, goal)), None)
    if open_vote is None and not yes:
        raise Conflict("problem-no-vote", "there is no such vote")
    if open_vote is not None and yes and identity in open_vote.yes:
        raise Conflict("problem-voted-already", "you have agreed already")
    agreed = [*(open_vote.yes if open_vote else []), identity]
    passed = yes and set(electorate(t, about, goal)) <= set(agreed)
    data: dict[str, Any] = {"about": about, "target": goal, "yes": yes, "passed": passed}
    after = None
    if about == BOT:
        data["bot"] = chosen_bot(t, bot)
    elif passed:
        data["undone"] = [move.seq for move in t.moves if move.seq > goal]
        data["redeal"] = fresh_stream(t, data["undone"])
        after = without(t, data["undone"], data["redeal"])
    return Entry(t.seq + 1, entry.VOTE, mine[0], by=identity, at=now, data=data), after


def fresh_stream(t: Table, undone: list[int]) -> int:
    """From which stream hidden orders are drawn again; 0 if nothing was revealed since."""
    before = next(move.revealed for move in t.moves if move.seq in undone)
    if t.state is None or t.state.revealed == before:
        return 0
    if t.streams == MOST_REDEALS:
        raise Illegal("problem-gone-back-too-often", "the game has gone back too often")
    return t.streams + 1


def checked_bot(t: Table, target: int, now: int, patience: int) -> int:
    """A seat that its owner has abandoned."""
    if not clock.abandoned(t, seat_at(t, target), now, patience):
        raise Illegal("problem-seat-not-abandoned", "seat {seat} is not abandoned", seat=target)
    return target


def chosen_bot(t: Table, bot: str | None) -> str:
    """The bot that is to stand in."""
    if bot is not None and bot not in offered(t.game):
        raise BadRequest(
            "problem-no-bot",
            "the bots of {game} are {names}",
            game=t.game.name,
            names=", ".join(offered(t.game)),
        )
    return bot or strongest(t.game)


def back(t: Table, seat: int, target: int) -> int:
    """The real number of the entry that the game goes back to."""
    if t.deal.daily:
        raise Illegal(
            "problem-daily-no-undo", "in the daily challenge nothing revealed is taken back"
        )
    goal = t.real(target, seat)
    if not any(move.seq > goal for move in t.moves):
        raise Illegal("problem-nothing-to-undo", "there is nothing to take back")
    return goal
