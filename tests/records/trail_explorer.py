"""Explorers: players of fixtures, who see everything and seek what no record has used yet."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.records.trail_usage import Usage
from trailboss.bots.trail.greedy import best
from trailboss.bots.trail.valuation import WEIGHTS, Weights
from trailboss.core.action import Action
from trailboss.games.trail.construction import ChooseBuilding, ChooseSite
from trailboss.games.trail.game import TrailGame
from trailboss.games.trail.kansas_city import ChooseTile
from trailboss.games.trail.movement import Walk
from trailboss.games.trail.rules import BUILDER, NEUTRAL, PRIVATE, WORKER
from trailboss.games.trail.state import TrailState, building
from trailboss.games.trail.ways import onward
from trailboss.games.trail.workers import ChooseWorker

MANY = tuple([16.0] * 6)
TASTES = {
    "cowboys": replace(WEIGHTS, cowboy=MANY, cow=2.0, tempo=0.5),
    "builders": replace(WEIGHTS, builder=MANY, building=3.0, dollar_more=0.05, tempo=0.3),
    "engineers": replace(WEIGHTS, engineer=MANY, rail=3.0, tempo=0.3, dollar_more=0.05),
    "cards": replace(WEIGHTS, objective=4.0, value=1.5, tempo=0.3),
    "hasty": replace(WEIGHTS, tempo=9.0, rail=2.0),
    "plain": WEIGHTS,
}
WHIM = 0.08
"""How often an explorer does anything."""


class Explorer:
    """Takes what no record has used yet, goes where it is, else follows its taste or a whim."""

    def __init__(self, game: TrailGame, weights: Weights, seed: int, patient: bool) -> None:
        self.game = game
        self.weights = weights
        self.luck = Random(seed)
        self.patient = patient
        """Does it rather place tiles that are no workers, to make the game longer?"""

    def choose(self, s: TrailState, seat: int, usage: Usage, wanted: set[str]) -> Action:
        """The action of a seat that is asked."""
        legal = s.legal(seat)
        new = [a for a in legal if wanted.intersection(usage.uses(s, seat, a.text))]
        if not new and self.luck.random() < 1 - WHIM:
            new = [action for action in legal if self.leads(s, seat, action, wanted)]
        if new:
            return self.luck.choice(new)
        if len(legal) == 1 or self.luck.random() < WHIM:
            return self.luck.choice(legal)
        return best(self.game.view(s, seat), seat, legal + s.free(seat), self.weights)

    def leads(self, s: TrailState, seat: int, action: Action, wanted: set[str]) -> bool:
        """Does the action lead towards something wanted?"""
        question = s.stack[-1]
        if isinstance(question, ChooseTile):
            return self.patient and action.verb == "tile" and no_worker(s, question, action)
        if isinstance(question, ChooseBuilding):
            side = s.rules.private[action.arg][s.sides[action.arg]]
            return action.verb == "build" and names(side.name, wanted)
        if isinstance(question, ChooseSite):
            return any(s.board[at] for at in s.rules.nodes[action.arg].beside)
        if isinstance(question, ChooseWorker) and action.verb == "hire":
            return action.arg % 3 == BUILDER and lacks_builders(s, seat, wanted)
        if isinstance(question, Walk) and action.verb == "go":
            return reaches(s, seat, action.arg, question.left, wanted)
        return False


def names(side: str, wanted: set[str]) -> bool:
    """Is an action of this building side wanted?"""
    return any(line.startswith(f"building {side} ") for line in wanted)


def no_worker(s: TrailState, question: ChooseTile, action: Action) -> bool:
    """Is the tile no worker?"""
    return s.rules.tiles[s.foresight[question.column][action.arg]].kind != WORKER


def lacks_builders(s: TrailState, seat: int, wanted: set[str]) -> bool:
    """Does a wanted building need more builders than there are?"""
    p = s.players[seat]
    sides = [s.rules.private[number][s.sides[number]] for number in p.reserve]
    return any(names(side.name, wanted) and side.builders > p.workers[BUILDER] for side in sides)


def reaches(s: TrailState, seat: int, at: int, left: int, wanted: set[str]) -> bool:
    """Is a building with something wanted there, or a few steps behind it?"""
    tile = s.rules.tiles[s.board[at]]
    mine = tile.kind == NEUTRAL or (tile.kind == PRIVATE and tile.owner == seat)
    if mine and names(building(s, tile).name, wanted):
        return True
    if left <= 1 or at == s.rules.kansas_city:
        return False
    return any(reaches(s, seat, near, left - 1, wanted) for near in onward(s, at))
