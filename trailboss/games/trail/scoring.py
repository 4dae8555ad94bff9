"""Scoring: eleven categories, and the best use of things for objective tasks."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.game import Line, Score
from trailboss.core.zones import Zone
from trailboss.games.trail.effects import own_buildings, tally
from trailboss.games.trail.rules import Automa, Objective
from trailboss.games.trail.state import TrailState, building, permanent

Worth = tuple[int, int, int]
"""Points with those of the stationmaster, points of the cards alone, cards in the area."""


def scores(s: TrailState) -> list[Score]:
    """Every player's points if the game ended now; the most win (winner)."""
    found = [score(s, seat) for seat in range(s.people())]
    if s.rules.automa is not None:
        found.append(Score(s.people(), tuple(automa_lines(s, s.rules.automa))))
    return found


def score(s: TrailState, seat: int) -> Score:
    """The points of one who is no automa."""
    return Score(seat, tuple(lines(s, seat)))


def lines(s: TrailState, seat: int) -> list[Line]:
    """The eleven categories in their order."""
    objectives, area = best_objectives(s, seat)
    points = categories(s, seat, objectives, area)
    return [Line(s.cite(f"score.{label}"), label, vp) for label, vp in points]


def automa_lines(s: TrailState, automa: Automa) -> list[Line]:
    """The categories in which an automa scores; its objective cards in full (automa.score)."""
    seat = s.people()
    first = s.rules.first_objective
    cards = [card - first for card in s.players[seat].area if card >= first]
    objectives = sum([s.rules.objectives[card].vp for card in cards])
    cite = s.cite("automa.score")
    points = categories(s, seat, objectives, len(cards))
    return [Line(cite, label, vp) for label, vp in points if label in automa.counted]


def categories(s: TrailState, seat: int, objectives: int, area: int) -> list[tuple[str, int]]:
    """Points by category, those of the objective cards being known."""
    p = s.players[seat]
    rules = s.rules
    workers = [n for n in rules.top_workers for have in p.workers if have >= n]
    slots = sum([d.vp for d, on in zip(rules.discs, p.discs, strict=True) if not on])
    return [
        ("dollars", p.dollars // 5),
        ("buildings", sum([tile_vp(s, at) for at in own_buildings(s, seat)])),
        ("cities", city_vp(s, seat)),
        ("stations", sum([row.vp for i, row in enumerate(rules.stations) if p.stations >> i & 1])),
        ("hazards", sum([rules.tiles[tile].vp for tile in p.hazards])),
        ("cattle", sum([rules.cards[card].vp for card in deck(s, seat)])),
        ("objectives", objectives),
        ("stationmasters", sum([master_vp(s, seat, m, area) for m in p.masters])),
        ("workers", len(workers) * rules.top_worker_vp),
        ("slots", slots),
        ("job-market-token", rules.token_vp if s.holder == seat else 0),
    ]


def deck(s: TrailState, seat: int) -> tuple[int, ...]:
    """All cards of a player's deck (deck). In a view the unseen ones are known as a heap."""
    p = s.players[seat]
    return tuple([card for card in (*p.draw, *p.hand, *p.discard, *p.unseen) if card])


def tile_vp(s: TrailState, at: int) -> int:
    """The points of the building on a node."""
    return building(s, s.rules.tiles[s.board[at]]).vp


def city_vp(s: TrailState, seat: int) -> int:
    """Discs on cities and the arrows between two of them; the sum may be negative."""
    cities = s.players[seat].cities
    discs = sum([n * row.vp for n, row in zip(cities, s.rules.cities, strict=True)])
    arrows = [row.vp for i, row in enumerate(s.rules.arrows) if cities[i] and cities[i + 1]]
    return discs + sum(arrows)


def master_vp(s: TrailState, seat: int, master: int, area: int) -> int:
    """A stationmaster's scoring; pairs count only when complete."""
    p = s.players[seat]
    row = s.rules.masters[master]
    if row.per == "workers":
        return row.vp * sum(p.workers)
    if row.per == "objectives":
        return row.vp * (area // 2)
    if row.per == "certificates":
        held = s.rules.certificates[p.certificates] + permanent(s, seat)
        return row.vp * (held // 2)
    if row.per in ("hazards", "stations"):
        return row.vp * (tally(s, seat, row.per) // 2)
    return row.vp * tally(s, seat, row.per) if row.per else 0


def things(s: TrailState, seat: int) -> dict[str, int]:
    """What a player has for tasks, by the name of the task."""
    p = s.players[seat]
    have = {"building": len(own_buildings(s, seat)), "station": p.stations.bit_count()}
    have["hazard"] = len(p.hazards)
    have[s.rules.cities[-1].name] = p.cities[-1]
    for tile in p.bandits:
        colour = s.rules.colours[s.rules.tiles[tile].what]
        have[colour] = have.get(colour, 0) + 1
    for card in deck(s, seat):
        task = s.rules.cards[card].task
        if task:
            have[task] = have.get(task, 0) + 1
    return have


def best_objectives(s: TrailState, seat: int) -> tuple[int, int]:
    """The best points for objectives, and how many cards are then in the area.

    Cards in the area count, fulfilled or not; those in the deck may join. A thing serves one task.
    With the stationmaster that counts cards the best is over both scorings together.
    """
    rules = s.rules
    first = rules.first_objective
    area = [card - first for card in s.players[seat].area]
    spare = [card - first for card in deck(s, seat) if card >= first]
    letters = sorted({task for i in area + spare for task in rules.objectives[i].tasks})
    pool = [claim(rules.objectives[i], letters, False) for i in area]
    pool += [claim(rules.objectives[i], letters, True) for i in spare]
    have = things(s, seat)
    per_pair = sum([rules.masters[m].vp for m in s.players[seat].masters if counts_cards(s, m)])
    wanted = tuple([sum([row.needs[i] for row in pool]) for i in range(len(letters))])
    start = tuple([min(have.get(letter, 0), n) for letter, n in zip(letters, wanted, strict=True)])
    best: dict[tuple[Zone, int], Worth] = {(start, 0): (0, 0, 0)}
    for row in sorted(pool, key=by_needs):
        wanted = tuple([n - need for n, need in zip(wanted, row.needs, strict=True)])
        best = with_card(best, row, wanted, per_pair)
    return max(best.values())[1:]


@dataclass(frozen=True)
class Claim:
    """An objective card at the end: how many of each letter it needs; may it be dropped?"""

    needs: Zone
    vp: int
    penalty: int
    optional: bool


def claim(row: Objective, letters: list[str], optional: bool) -> Claim:
    """A card's tasks counted letter by letter."""
    needs = tuple([row.tasks.count(letter) for letter in letters])
    return Claim(needs, row.vp, row.penalty, optional)


def by_needs(row: Claim) -> Zone:
    """Cards with the same tasks stand together, so that a letter is soon asked no more."""
    return row.needs


def counts_cards(s: TrailState, master: int) -> bool:
    """Does this stationmaster score objective cards?"""
    return s.rules.masters[master].per == "objectives"


def with_card(
    best: dict[tuple[Zone, int], Worth], row: Claim, wanted: Zone, per_pair: int
) -> dict[tuple[Zone, int], Worth]:
    """One more card: leave it out if it is optional, take the penalty, or fulfil it.

    Things that no later card wants are forgotten: that keeps the cases few.
    """
    after: dict[tuple[Zone, int], Worth] = {}
    for (left, odd), (worth, points, area) in best.items():
        paired = worth + per_pair * odd
        other = 1 - odd if per_pair else 0
        rest = tuple([min(n, most) for n, most in zip(left, wanted, strict=True)])
        if row.optional:
            keep(after, rest, odd, (worth, points, area))
        if per_pair or not row.optional:
            keep(after, rest, other, (paired - row.penalty, points - row.penalty, area + 1))
        spent = tuple([n - need for n, need in zip(left, row.needs, strict=True)])
        if min(spent, default=0) >= 0:
            rest = tuple([min(n, most) for n, most in zip(spent, wanted, strict=True)])
            keep(after, rest, other, (paired + row.vp, points + row.vp, area + 1))
    return after


def keep(cases: dict[tuple[Zone, int], Worth], left: Zone, odd: int, worth: Worth) -> None:
    """Of cases with the same things left only the best is kept."""
    if (left, odd) not in cases or worth > cases[left, odd]:
        cases[left, odd] = worth
