"""An arena from its plan to its results: journal, standings and the test that may end it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trailboss.core.game import Game
from trailboss.games import automa_of
from trailboss.lab.arena import Outcome
from trailboss.lab.journal import Journal, head, opened
from trailboss.lab.ratings import strengths
from trailboss.lab.sequential import UNDECIDED, Comparison
from trailboss.lab.standings import Deals, Standings
from trailboss.lab.tournament import Plan, Played, Player, lineups, played_out


@dataclass
class Session:
    """What is played and what has become of it so far."""

    plan: Plan
    game: Game
    standings: Standings
    test: Comparison | None = None

    def limit(self) -> dict[str, Any]:
        """What may end it early, for the head of its journal."""
        test = self.test
        return {} if test is None else {"low": test.low, "high": test.high, "error": test.error}

    def head(self) -> dict[str, Any]:
        """The first line of its journal."""
        return head(self.plan, self.game, self.limit())

    def total(self) -> int:
        """The number of games if nothing ends it early."""
        plan = self.plan
        if plan.rounds:
            return plan.rounds * (len(plan.bots) // plan.seats) * plan.games
        return len(lineups(plan.bots, plan.seats)) * plan.games


def session(plan: Plan, game: Game, rating: bool, test: Comparison | None = None) -> Session:
    """A session before its first game."""
    opponent = (automa_of(game) or "target") if plan.seats == 1 else ""
    return Session(plan, game, Standings(plan.bots, opponent, rating), test)


def line_up_count(bots: int, seats: int) -> int:
    """How many line-ups there are."""
    if bots >= seats:
        return math.comb(bots, seats)
    return math.comb(seats - 1, bots - 1)


def run(found: Session, play: Player, out: Path | None = None) -> Iterator[Played]:
    """Play it, or what its journal lacks; the games as they come, all of them."""
    if out is None:
        yield from followed(found, [], play, None)
        return
    journal = opened(out, found.head())
    with closing(journal.file):
        yield from followed(found, journal.outcomes(), play, journal)


def followed(
    found: Session, done: Sequence[Outcome], play: Player, journal: Journal | None
) -> Iterator[Played]:
    """The games one by one, until the test has decided."""
    deals = Deals(found.plan)
    games = played_out(found.plan, done, play, strengths)
    for number, (bout, outcome) in enumerate(games):
        if journal is not None:
            journal.keep(number, bout, outcome)
        found.standings.add(bout, outcome)
        yield bout, outcome
        share = deals.add(bout, outcome) if found.test is not None else None
        if found.test is not None and share is not None and found.test.add(share) != UNDECIDED:
            games.close()
            return
