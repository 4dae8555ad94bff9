"""How the bots of an arena stand: wins, points by category, duels, leads, lengths, ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from trailboss.lab.arena import Bout, Outcome, interval, wilson
from trailboss.lab.ratings import Ratings, at_table
from trailboss.lab.tournament import Plan, Played, lineups


@dataclass
class Standing:
    """One bot's results. A bot on several seats of a game counts on each of them."""

    name: str
    wins: int = 0
    scores: list[int] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)
    leads: dict[int, list[int]] = field(default_factory=dict)
    """By the seed of a deal: how far it was ahead of the best other."""

    @property
    def games(self) -> int:
        return len(self.scores)

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def mean(self) -> float:
        return sum(self.scores) / self.games if self.games else 0.0

    def margin(self) -> tuple[float, tuple[float, float]]:
        """By how many points it was ahead, deal by deal, with the interval of 95 %."""
        deals = [sum(found) / len(found) for found in self.leads.values()] or [0.0]
        return sum(deals) / len(deals), interval(deals)


@dataclass
class Duel:
    """How often one bot was placed before another; a shared place is half a point."""

    points: float = 0.0
    games: int = 0

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.5

    def interval(self) -> tuple[float, float]:
        return wilson(self.points, self.games)


class Standings:
    """The results of all, game by game; ratings only if they are wanted."""

    def __init__(self, names: Iterable[str], opponent: str, rating: bool) -> None:
        found = dict.fromkeys(names)
        self.opponent = opponent
        """Whom a lone bot plays against; empty if nobody plays alone."""
        self.bots = {name: Standing(name) for name in found}
        self.other = Standing(opponent)
        everybody = [*found, *([opponent] if opponent else [])]
        self.duels = {(a, b): Duel() for a in everybody for b in everybody if a != b}
        self.ratings = Ratings(everybody) if rating else None
        self.lengths: list[int] = []
        self.finished = 0

    def add(self, bout: Bout, outcome: Outcome) -> None:
        """One more game."""
        self.finished += outcome.finished
        self.lengths.append(outcome.decisions)
        seats = list(zip(bout.bots, outcome.scores, strict=True))
        if outcome.opponent is not None:
            seats.append((self.opponent, outcome.opponent[0]))
        for k, name in enumerate(bout.bots):
            bot = self.bots[name]
            bot.wins += outcome.won[k]
            bot.scores.append(outcome.scores[k])
            for label, points in outcome.lines[k]:
                bot.lines[label] = bot.lines.get(label, 0) + points
            others = [points for other, points in seats if other != name]
            if others:
                lead = outcome.scores[k] - max(others)
                bot.leads.setdefault(bout.seed, []).append(lead)
        if outcome.opponent is not None:
            self.other.scores.append(outcome.opponent[0])
            self.other.wins += outcome.opponent[1]
        if outcome.finished:
            self.compare(at_table(bout, outcome, self.opponent), outcome.ranks)

    def compare(self, names: Sequence[str], ranks: Sequence[int]) -> None:
        """The duels of a game, and what it tells about the ratings."""
        for i, a in enumerate(names):
            for j, b in enumerate(names):
                if a != b:
                    duel = self.duels[a, b]
                    duel.points += points(ranks[i], ranks[j])
                    duel.games += 1
        if self.ratings is not None:
            self.ratings.add(names, ranks)


def points(mine: float, other: float) -> float:
    """What a duel is worth by its places: 1, 0, or half if they are shared."""
    return 1.0 if mine < other else 0.5 if mine == other else 0.0


class Deals:
    """Games put together to whole deals, for the sequential test."""

    def __init__(self, plan: Plan) -> None:
        self.first = plan.bots[0]
        self.size = len(lineups(plan.bots, plan.seats)) * plan.seats
        self.open: list[Played] = []

    def add(self, bout: Bout, outcome: Outcome) -> float | None:
        """The share of the first bot's duels in a deal that this game has made whole."""
        self.open.append((bout, outcome))
        if len(self.open) < self.size:
            return None
        done, self.open = self.open, []
        found = alone(self.first, done) if len(bout.bots) == 1 else together(self.first, done)
        return sum(found) / len(found) if found else None


def together(first: str, done: Sequence[Played]) -> list[float]:
    """The duels of a bot with everybody it sat with."""
    return [
        points(outcome.ranks[i], outcome.ranks[j])
        for bout, outcome in done
        if outcome.finished
        for i, name in enumerate(bout.bots)
        if name == first
        for j, other in enumerate(bout.bots)
        if other != first
    ]


def alone(first: str, done: Sequence[Played]) -> list[float]:
    """A bot's duels on a deal that each played alone: who was further ahead; else the opponent."""
    if len(done) == 1:
        return [points(*outcome.ranks) for _, outcome in done if outcome.finished]
    behind = {
        bout.bots[0]: outcome.opponent[0] - outcome.scores[0]
        for bout, outcome in done
        if outcome.opponent is not None
    }
    return [points(behind[first], behind[name]) for name in behind if name != first]
