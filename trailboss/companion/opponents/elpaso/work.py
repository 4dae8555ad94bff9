"""The actions of Sue's cards at a real table: market, draw, train, build (R14.8-R14.14)."""

from __future__ import annotations

from typing import Any, Final

from trailboss.companion.base import NONE, YES, Desk, Script
from trailboss.companion.opponents.elpaso.things import COW_VP, SueThings
from trailboss.core.engine import Effect
from trailboss.games.elpaso.components import FIELDS, KINDS, TRAIN_CARDS
from trailboss.games.elpaso.rules import ANY, BONUS, OBJECTIVE
from trailboss.games.elpaso.sue import policy
from trailboss.games.elpaso.sue.deck import (
    BEST,
    BUILD,
    ENOUGH,
    MARKET,
    TRAIN,
)

KIND_NAMES: Final = {OBJECTIVE: "objective", BONUS: "bonus", ANY: "any"}
OTHER: Final = "other"
TOKEN_VP: Final = range(13)
BUILDING_VP: Final = range(31)
SIDES: Final = ("plain", "star")
EVERY: Final = range(len(KINDS))
"""Any kind of building may be left: the person knows."""


class SueAtWork:
    """Sue's actions: what is told, and what has to be asked."""

    def __init__(self, desk: Desk, things: SueThings, own_cards: bool) -> None:
        self.desk = desk
        self.things = things
        self.own_cards = own_cards
        """Does the person turn up the printed cards, instead of the companion?"""
        self.train: dict[int, tuple[str, ...]] = {}
        """What the train cards show that count for her, once it is known."""

    def act(self, action: str) -> Script[None]:
        """Do the action of a card."""
        if action == BEST:
            best = policy.strongest(self.things.row, self.things.workers)
            action = policy.TRADES[best]
            count = self.things.workers[best]
            self.desk.tell("sue-best", "R14.13", worker=best, count=count, action=action)
        if action == MARKET:
            yield from self.market()
        elif action == TRAIN:
            yield from self.use_train()
        elif action == BUILD:
            yield from self.build()
        for _ in range(policy.DRAWS.get(action, 0)):
            yield from self.draw("R14.9")

    # The market and the resource deck.

    def market(self) -> Script[None]:
        """A cow by the number of her cowboys, or the next cheaper one that is left (R14.8)."""
        cowboys = self.things.workers["cowboy"]
        breeds = policy.breeds(cowboys)
        self.desk.tell("sue-market", "R14.8", cowboys=cowboys, cow=breeds[0])
        cow = yield from self.desk.ask("sue-ask-cow", "R14.8", (*breeds, NONE), breeds[0])
        self.gain(cow, "R14.8")

    def gain(self, cow: str, rule: str) -> None:
        """A cow onto her pile."""
        if cow == NONE:
            self.desk.tell("sue-nothing", rule)
            return
        self.things.cows.append(cow)
        self.desk.tell("sue-cow", rule, cow=cow, vp=COW_VP[cow])

    def gain_if_left(self, cow: str, rule: str) -> Script[None]:
        """A cow of this breed, if the market has one."""
        left = yield from self.desk.agree("sue-ask-left", rule, YES, cow=cow)
        self.gain(cow if left else NONE, rule)

    def draw(self, rule: str) -> Script[None]:
        """The top card of the resource deck, if one is left (R14.9)."""
        deck = self.things.resources
        if not deck:
            self.desk.tell("sue-empty", "R14.9")
            return
        card = deck[0]
        if self.own_cards:
            left = tuple(dict.fromkeys(sorted(deck)))
            card = yield from self.desk.ask("sue-ask-resource", rule, left)
        deck.remove(card)
        if card in COW_VP:
            self.desk.tell("sue-draws-cow", rule, card=card)
            self.gain(card, "R14.9")
        else:
            self.engage(card, rule)

    def engage(self, card: str, rule: str) -> None:
        """A worker joins its speciality, an all-rounder one of the three for good (R14.9)."""
        workers = self.things.workers
        joined = card if card in workers else policy.joins(self.things.row, workers)
        full = min(workers.values()) >= ENOUGH
        workers[joined] += 1
        if card == joined:
            self.desk.tell("sue-draws-worker", rule, card=card, count=workers[joined])
            return
        self.desk.tell("sue-draws-all-rounder", rule)
        key = "sue-joins-leftmost" if full else "sue-joins"
        self.desk.tell(key, "R14.9", worker=joined, count=workers[joined])

    # The train and the tokens.

    def use_train(self) -> Script[None]:
        """The train card for the number of her engineers, the last one for more (R14.10)."""
        engineers = self.things.workers["engineer"]
        card = policy.train_card(engineers, len(TRAIN_CARDS))
        self.desk.tell("sue-train", "R14.10", engineers=engineers, card=card)
        if card not in self.train:
            self.train[card] = yield from self.ask_train(card)
        if not self.train[card]:
            self.desk.tell("sue-train-nothing", "R14.10")
        for gift in self.train[card]:
            yield from self.accept(gift, "R14.10")

    def ask_train(self, card: int) -> Script[tuple[str, ...]]:
        """Which side of a train card lies up, or what it shows if it is none of ours."""
        sides = [gifts(effects) for effects in TRAIN_CARDS[card - 1].sides]
        shown = {name: ",".join(side) for name, side in zip(SIDES, sides, strict=True)}
        answer = yield from self.desk.ask(
            "sue-ask-side", "R14.10", (*SIDES, OTHER), "", card=card, **shown
        )
        if answer != OTHER:
            return sides[SIDES.index(answer)]
        kinds = (NONE, *[f"token-{kind}" for kind in KIND_NAMES.values()])
        token = yield from self.desk.ask("sue-ask-train-token", "R14.10", kinds, card=card)
        cows = (NONE, *[f"cow-{field.name}" for field in FIELDS])
        cow = yield from self.desk.ask("sue-ask-train-cow", "R14.10", cows, card=card)
        hires = yield from self.desk.agree("sue-ask-train-hire", "R14.10", card=card)
        found = [gift for gift in (token, cow) if gift != NONE]
        return (*found, "hire") if hires else tuple(found)

    def accept(self, gift: str, rule: str) -> Script[None]:
        """A token, a cow or a resource card, without any cost (R14.10)."""
        what, _, kind = gift.partition("-")
        if what == policy.TOKEN:
            yield from self.take_token(kind)
        elif what == policy.COW:
            yield from self.gain_if_left(kind, rule)
        elif what == policy.HIRE:
            self.desk.tell("sue-hire", rule)
            yield from self.draw(rule)

    def take_token(self, kind: str) -> Script[None]:
        """The face-up token with the most points, the leftmost of equals (R14.14)."""
        self.desk.tell(f"sue-token-{kind}", "R14.14")
        if kind == KIND_NAMES[ANY]:
            kinds = ("objective", "bonus", NONE)
            kind = yield from self.desk.ask("sue-ask-token-kind", "R14.14", kinds)
        if kind == NONE:
            self.desk.tell("sue-nothing", "R14.14")
            return
        vp = yield from self.desk.count(f"sue-ask-{kind}", "R14.14", TOKEN_VP)
        own = self.things.objectives if kind == "objective" else self.things.bonuses
        own.append(vp)

    # Building.

    def build(self) -> Script[None]:
        """Build, replace, or with both buildings of the largest kind gain a Hereford (R14.11)."""
        self.desk.tell("sue-build", "R14.11", builders=self.things.workers["builder"])
        done = yield from self.build_new()
        if not done:
            done = yield from self.replace()
        if not done and not policy.full([old for old, _ in self.things.buildings], KINDS):
            self.desk.tell("sue-build-nothing", "R14.11")
        elif not done:
            self.desk.tell("sue-build-cow", "R14.11", cow=FIELDS[-1].name)
            yield from self.gain_if_left(FIELDS[-1].name, "R14.11")

    def build_new(self) -> Script[bool]:
        """Up to two buildings: the tile with the most builders that is left (R14.11)."""
        if not policy.may_build(len(self.things.buildings)):
            return False
        kind = policy.largest(KINDS, EVERY, self.things.workers["builder"])
        most = KINDS[kind].builders if kind >= 0 else 0
        self.desk.tell("sue-build-new", "R14.11", builders=most)
        numbers = range(most + 1)
        builders = yield from self.desk.count("sue-ask-kind", "R14.11", numbers, str(most))
        if not builders:
            return False
        vp = yield from self.ask_points(builders)
        self.things.buildings.append((builders, vp))
        self.desk.tell("sue-build-site", "R14.17", builders=builders)
        return True

    def replace(self) -> Script[bool]:
        """The building that takes the most further builders, the nearest of equals (R14.11)."""
        choices = replacements(self.things)
        if not choices:
            return False
        self.desk.tell("sue-replace", "R14.11", builders=self.things.workers["builder"])
        gains = [gain for gain, _ in choices]
        names = [name for _, name in choices]
        default = names[0] if gains.count(gains[0]) == 1 else ""
        answer = yield from self.desk.ask("sue-ask-replace", "R14.11", (*names, NONE), default)
        if answer == NONE:
            return False
        old, new = [int(number) for number in answer.split(":")[1:]]
        vp = yield from self.ask_points(new)
        kept = [row for row in self.things.buildings if row[0] == old]
        self.things.buildings.remove(kept[0])
        self.things.buildings.append((new, vp))
        self.desk.tell("sue-replaced", "R14.11", old=old, new=new)
        return True

    def ask_points(self, builders: int) -> Script[int]:
        """The points on a building tile; ours are offered."""
        offered = str(KINDS[builders - 1].vp[0])
        return self.desk.count("sue-ask-building", "R13.2", BUILDING_VP, offered, builders=builders)


def gifts(effects: tuple[Effect[Any], ...]) -> tuple[str, ...]:
    """What of these effects Sue does: tokens, cows, hires (R14.10)."""
    found = [gift(effect) for effect in effects]
    return tuple([name for name in found if name])


def gift(effect: Effect[Any]) -> str:
    """The name of an effect that Sue accepts, or nothing."""
    what, kind = policy.accepted(effect)
    if what == policy.TOKEN:
        return f"{what}-{KIND_NAMES[kind]}"
    return f"{what}-{FIELDS[kind].name}" if what == policy.COW else what


def replacements(things: SueThings) -> list[tuple[int, str]]:
    """Further builders and name of each replacement she may count for, the largest first."""
    builders = things.workers["builder"]
    found = {
        (more, f"replace:{old}:{old + more}")
        for old, _ in things.buildings
        for more, _ in policy.replacements(old, KINDS, EVERY, builders)
    }
    return sorted(found, reverse=True)
