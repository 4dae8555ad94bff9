"""Ratings by OpenSkill (the model of Plackett and Luce): how strong each bot is, and how sure.

A bot plays alike in all games, so nothing is added to the uncertainty between them (tau is 0).
Whoever shares a place in the game's own order is tied. Ratings have no unit: two bots are 5.9
apart if the better one wins 73 % of their duels.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from trailboss.core.errors import TrailbossError
from trailboss.lab.arena import Bout, Outcome

SURE: Final = 1.959963984540054
"""Deviations to both sides that hold 95 %."""


class NoRatings(TrailbossError):
    """Ratings were asked for, but OpenSkill is not installed."""


@dataclass(frozen=True)
class Rated:
    """A bot's rating, and the number of games behind it."""

    name: str
    mu: float
    sigma: float
    games: int

    @property
    def low(self) -> float:
        return self.mu - SURE * self.sigma

    @property
    def high(self) -> float:
        return self.mu + SURE * self.sigma


class Ratings:
    """The ratings of some players, game by game."""

    def __init__(self, names: Iterable[str]) -> None:
        if find_spec("openskill") is None:
            raise NoRatings(
                "error-openskill", "ratings need the package openskill, which is not installed"
            )
        models: Any = import_module("openskill.models")
        self.model: Any = models.PlackettLuce(tau=0.0)
        self.found: dict[str, Any] = {name: self.model.rating() for name in names}
        self.games: dict[str, int] = dict.fromkeys(self.found, 0)

    def add(self, players: Sequence[str], ranks: Sequence[int]) -> None:
        """One game. A player on several seats moves by the mean of what each of them tells."""
        if len(set(players)) < 2:
            return
        before = [[self.found[name]] for name in players]
        after = self.model.rate(before, ranks=list(ranks))
        told: dict[str, list[Any]] = {}
        for name, [rating] in zip(players, after, strict=True):
            told.setdefault(name, []).append(rating)
        for name, several in told.items():
            mu = sum(rating.mu for rating in several) / len(several)
            sigma = sum(rating.sigma for rating in several) / len(several)
            self.found[name] = self.model.rating(mu=mu, sigma=sigma)
            self.games[name] += 1

    def of(self, name: str) -> Rated:
        """The rating of a player."""
        rating = self.found[name]
        return Rated(name, rating.mu, rating.sigma, self.games[name])

    def ladder(self) -> list[Rated]:
        """All players, the strongest first."""
        return sorted([self.of(name) for name in self.found], key=lambda rated: -rated.mu)


def at_table(bout: Bout, outcome: Outcome, opponent: str) -> list[str]:
    """Who has a place in the ranks of a game: its bots, and alone the opponent of that name."""
    return [*bout.bots, *([opponent] if outcome.opponent is not None else [])]


def rated(
    names: Iterable[str], played: Iterable[tuple[Bout, Outcome]], opponent: str = ""
) -> Ratings:
    """The ratings after these games; those that did not end say nothing."""
    found = Ratings(names)
    for bout, outcome in played:
        if outcome.finished:
            found.add(at_table(bout, outcome, opponent), outcome.ranks)
    return found


def strengths(names: Sequence[str], played: Sequence[tuple[Bout, Outcome]]) -> list[float]:
    """How strong each bot seems, for Swiss pairing."""
    found = rated(names, played)
    return [found.of(name).mu for name in names]
