"""Sam beside a real table of the second edition: set-up, turns, Kansas City, the end (R14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trailboss.companion.base import GO, LAST, TURN, Desk, Script, Told
from trailboss.companion.ending import verdict
from trailboss.companion.opponents.trail.things import CITY_NAMES, SamThings
from trailboss.companion.opponents.trail.work import OBJECTIVE_VP, SamAtWork
from trailboss.core.game import Option, Score
from trailboss.core.rng import below
from trailboss.games.gwt2.components import ARROWS, CITIES, STARTING, WORKERS
from trailboss.games.gwt2.sam import deck as sam_deck
from trailboss.games.gwt2.sam import policy
from trailboss.games.gwt2.sam.deck import SAM_CARDS, SAM_LEVELS
from trailboss.games.trail.objectives import TakeObjective
from trailboss.games.trail.rules import AutomaCard

APP: Final = "app"
BOX: Final = "box"
LEVELS: Final = {level.name: level for level in SAM_LEVELS}
SAM_OPTIONS: Final = (
    Option("level", tuple(LEVELS), "how strong Sam is"),
    Option("deck", (APP, BOX), "who holds his deck: the companion, or you with the printed one"),
)
MOVES: Final = {
    "steps:1": (1, ""),
    "steps:2": (2, ""),
    "steps:3": (3, ""),
    "per-buildings": (1, sam_deck.BUILDINGS),
    "per-cowboys": (1, sam_deck.COWBOYS),
    "per-specialists": (1, sam_deck.SPECIALISTS),
}
"""What a printed card may say about the steps (R14.6)."""
ACTIONS: Final = {
    **{"-".join(("do", *card.actions)): card.actions for card in SAM_CARDS},
    "do-nothing": (),
}
"""What a printed card may say about the actions."""
HALVES: Final = ("upper", "lower")
TILES: Final = 12
FIRST_OBJECTIVE: Final = str(STARTING[0].vp)


class SamSide:
    """Sam: what he has, and what happens."""

    def __init__(self, desk: Desk, options: Mapping[str, str]) -> None:
        self.desk = desk
        self.level = LEVELS[options["level"]]
        self.own_cards = options["deck"] == BOX
        self.things = SamThings(self.level)
        self.work = SamAtWork(desk, self.things)
        self.deck = desk.shuffled(
            [card.n for card in SAM_CARDS if card.n not in self.level.removed]
        )
        self.used: list[int] = []
        self.moved = False
        """Has he moved before? Then some things need not be said again."""

    def score(self) -> Score:
        return self.things.score()

    def status(self) -> list[Told]:
        return self.things.status()

    def script(self) -> Script[None]:
        """The whole game."""
        yield from self.set_up()
        last = False
        while not last and not self.things.token:
            answer = yield from self.desk.ask(TURN, "R14.4", (GO, LAST), GO, who="sam")
            last = answer == LAST
            yield from self.take_turn(last)
        if self.things.token:
            self.desk.tell("sam-your-last", "R14.13")
        ahead = yield from verdict(self.desk, "sam", self.score().total, "R14.12")
        if not ahead:
            self.desk.tell("shared", "R14.12", who="sam", dollars=0)

    def set_up(self) -> Script[None]:
        """What to lay out, and the worker that chance gives him (R14.1-R14.3)."""
        tell = self.desk.tell
        self.desk.head("sam-set-up", "R14.1")
        tell("sam-set-up-side", "R14.1")
        whose = "box" if self.own_cards else "app"
        tell(f"sam-set-up-deck-{whose}", "R14.3", cards=len(self.deck))
        if self.level.removed:
            tell("sam-set-up-removed", "R14.3")
        if self.level.extra:
            tell("sam-set-up-extra", "R14.3")
        tell("sam-set-up-worker", "R14.2")
        trade = yield from self.desk.ask("sam-ask-worker", "R14.2", WORKERS)
        self.things.workers[trade] += 1
        self.things.specialty = trade
        tell("sam-specialty", "R14.2", worker=trade)
        tell("sam-set-up-objective", "R14.1")
        vp = yield from self.desk.count("sam-ask-starting", "R14.1", OBJECTIVE_VP, FIRST_OBJECTIVE)
        self.things.objectives.append(vp)
        tell("sam-set-up-start", "R14.4")

    def take_turn(self, last: bool) -> Script[None]:
        """A card, its move, its actions, and perhaps Kansas City (R14.4)."""
        if last:
            self.desk.head("sam-last", "R14.13")
        card = yield from self.turn_up()
        steps = yield from self.steps(card)
        self.desk.tell("sam-move", "R14.5", steps=steps)
        if not self.moved:
            self.desk.tell("sam-move-note", "R14.5")
        self.moved = True
        arrived = yield from self.desk.agree("sam-ask-arrived", "R14.5")
        if policy.acts(card, self.things.specialty):
            for action in card.actions:
                yield from self.work.act(action)
        else:
            self.desk.tell(
                "sam-idle", "R14.6", worker=card.specialist, specialty=self.things.specialty
            )
        if arrived:
            yield from self.visit(last)

    def turn_up(self) -> Script[AutomaCard]:
        """The top card; used ones are shuffled when there is none (R14.4)."""
        if self.own_cards:
            self.desk.head("sam-card-box", "R14.4")
            move = yield from self.desk.ask("sam-ask-move", "R14.6", tuple(MOVES))
            answer = yield from self.desk.ask(
                "sam-ask-action", "R14.6", tuple(ACTIONS), worker=self.things.specialty
            )
            return AutomaCard(0, *MOVES[move], ACTIONS[answer])
        if not self.deck:
            self.deck, self.used = self.desk.shuffled(self.used), []
            self.desk.head("sam-shuffle", "R14.4")
        number = self.deck.pop(0)
        self.used.append(number)
        self.desk.head("sam-card", "R14.6", number=number, card=f"sam-card-{number}")
        return SAM_CARDS[number - 1]

    def steps(self, card: AutomaCard) -> Script[int]:
        """How far a card sends him; your buildings have to be counted (R14.6)."""
        workers, specialty = self.things.workers, self.things.specialty
        if card.per == sam_deck.BUILDINGS:
            own = len(self.things.buildings)
            yours = yield from self.desk.count("sam-ask-buildings", "R14.6", range(TILES + 1))
            steps = policy.steps(card, max(own, yours), workers, specialty)
            self.desk.tell("sam-counts-buildings", "R14.6", own=own, yours=yours, steps=steps)
            return steps
        if trade := policy.counted(card, specialty):
            self.desk.tell("sam-counts", "R14.6", worker=trade, count=workers[trade])
        return policy.steps(card, 0, workers, specialty)

    def visit(self, last: bool) -> Script[None]:
        """Tiles by lot, a delivery, and back to the start (R14.11)."""
        self.desk.tell(
            "sam-visit", "R14.11", first=self.half(), second=self.half(), third=self.half()
        )
        self.desk.tell("sam-no-workers" if last else "sam-tiles", "R14.11")
        if not last:
            self.things.token = yield from self.desk.agree("sam-ask-token", "R14.13")
            if self.things.token:
                self.desk.tell("sam-token", "R14.13")
        if self.things.discs_left():
            yield from self.deliver(self.things.next_city())
        else:
            self.desk.tell("sam-no-delivery", "R14.11")
        self.desk.tell("sam-return", "R14.11")

    def half(self) -> str:
        """Chance picks a tile of a foresight column (R14.11)."""
        return HALVES[below(self.desk.luck, len(HALVES))]

    def deliver(self, city: int) -> Script[None]:
        """One disc; of the arrows only objective cards are his (R14.11)."""
        before = city - 1 in self.things.cities and city not in self.things.cities
        self.things.cities.append(city)
        self.desk.tell("sam-deliver", "R14.11", city=CITY_NAMES[city])
        if CITIES[city].vp:
            self.desk.tell("sam-city-points", "R14.12", vp=CITIES[city].vp)
        if not before:
            return
        arrow = ARROWS[city - 1]
        if arrow.vp:
            self.desk.tell("sam-arrow-points", "R14.12", vp=arrow.vp)
        if isinstance(arrow.action, TakeObjective):
            yield from self.work.objective("R14.11")
