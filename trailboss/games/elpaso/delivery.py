"""El Paso: five dollars, a Simmental card, a delivery (R9), and how the end comes (R12)."""

from __future__ import annotations

from dataclasses import dataclass

from trailboss.core.action import Action
from trailboss.core.engine import Decision, Step
from trailboss.core.refusal import Refusal
from trailboss.core.zones import add, put
from trailboss.games.elpaso.actions import DISC, PASS, SPEND
from trailboss.games.elpaso.state import AWAY, ElPasoState, gain, obtain, pay, permanent
from trailboss.games.trail.rules import NOBODY


def reach_el_paso(s: ElPasoState, seat: int) -> None:
    """All its actions, in order: money, Simmental, delivery (R5.3)."""
    s.tell("el-paso", seat, "R5.3", 1, "El Paso")
    gain(s, seat, s.rules.el_paso_dollars, "R9.1")
    take_simmental(s, seat)
    s.then(ChooseCertificates(seat))


def take_simmental(s: ElPasoState, seat: int) -> None:
    """A Simmental card; the first to find none ends the game (R9.2, R12.1, R12.3)."""
    if s.simmental:
        s.simmental -= 1
        obtain(s, seat, s.rules.simmental, "R9.2")
        if not s.simmental:
            s.tell("announce", seat, "R12.1", 0, "simmental")
    elif s.ender == NOBODY:
        s.ender = seat
        s.own_player(seat).rancher = AWAY
        s.tell("end", seat, "R12.1", s.rules.simmental_space_vp, "simmental-space")


def hand_value(s: ElPasoState, seat: int) -> int:
    """Each breed once, permanent certificates, duplicates as tokens allow (R1.5, R9.3)."""
    p = s.players[seat]
    worth = permanent(s, seat)
    counted = 0
    spare: list[int] = []
    for card in p.hand:
        if counted >> card & 1:
            spare.append(s.rules.cards[card].value)
        else:
            counted |= 1 << card
            worth += s.rules.cards[card].value
    if spare:
        spare.sort(reverse=True)
        extra = sum([s.rules.tokens[token].duplicate for token in p.tokens])
        worth += sum(spare[:extra])
    return worth


@dataclass(frozen=True)
class ChooseCertificates(Decision[ElPasoState]):
    """The hand is about to be shown: how many temporary certificates are spent? (R9.3)"""

    def rule(self) -> str:
        return "R9.3"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        return SPEND[: s.players[seat].certificates + 1]

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        have = s.players[seat].certificates
        beyond = SPEND[have + 1 : s.rules.certificates + 1]
        return [Refusal(action, "R9.3", "certificates", action.arg, have) for action in beyond]

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        p = s.own_player(seat)
        value = hand_value(s, seat) + action.arg
        p.certificates -= action.arg
        s.reveal(seat)
        if s.log is not None:
            for card in sorted(p.hand):
                s.tell("show", seat, "R9.3", 1, s.rules.cards[card].name)
        s.tell("deliver", seat, "R9.3", value, "breeding-value")
        s.then(DiscardHand(seat))
        if posts(s, seat, value):
            s.then(ChoosePost(seat, value))
        else:
            s.tell("no-disc", seat, "R9.9")


def barred(s: ElPasoState, seat: int, post: int) -> bool:
    """Does an own disc bar the post? (R9.4)"""
    return s.players[seat].posts[post] > 0 and not s.rules.posts[post].repeatable


def discs(s: ElPasoState, seat: int, dark: bool) -> list[int]:
    """The discs for a dark or light post: dark ones for dark posts, payable ones (R9.5, R9.6)."""
    p = s.players[seat]
    return [
        i
        for i, slot in enumerate(s.rules.slots)
        if p.discs[i] and (dark or not slot.dark) and p.dollars + slot.dollars >= 0
    ]


def posts(s: ElPasoState, seat: int, value: int) -> list[int]:
    """The posts that the value reaches and a disc can go to (R9.4, R9.9)."""
    light, dark = bool(discs(s, seat, False)), bool(discs(s, seat, True))
    return [
        i
        for i, post in enumerate(s.rules.posts)
        if post.value <= value and not barred(s, seat, i) and (dark if post.dark else light)
    ]


@dataclass(frozen=True)
class ChoosePost(Decision[ElPasoState]):
    """To which trading post? (R9.4)"""

    value: int = 0

    def rule(self) -> str:
        return "R9.4"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        return [s.rules.act.post[i] for i in posts(s, seat, self.value)] or [PASS]

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        refusals: list[Refusal] = []
        for i, post in enumerate(s.rules.posts):
            if post.value > self.value:
                needs = post.value
                refusals.append(
                    Refusal(s.rules.act.post[i], "R9.4", "breeding-value", needs, self.value)
                )
            elif barred(s, seat, i):
                refusals.append(Refusal(s.rules.act.post[i], "R9.4", "own-disc-is-there"))
            elif not discs(s, seat, post.dark):
                refusals.append(Refusal(s.rules.act.post[i], "R9.5", "fitting-discs", 1, 0))
        return refusals

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is not PASS:
            s.then(ChooseDisc(seat, action.arg))


@dataclass(frozen=True)
class ChooseDisc(Decision[ElPasoState]):
    """Which disc goes to the post? (R9.5)"""

    post: int = 0

    def rule(self) -> str:
        return "R9.5"

    def legal(self, s: ElPasoState, seat: int) -> list[Action]:
        return [DISC[i] for i in discs(s, seat, s.rules.posts[self.post].dark)] or [PASS]

    def refusals(self, s: ElPasoState, seat: int) -> list[Refusal]:
        p = s.players[seat]
        dark = s.rules.posts[self.post].dark
        able = discs(s, seat, dark)
        refusals: list[Refusal] = []
        for i, slot in enumerate(s.rules.slots):
            if not p.discs[i]:
                refusals.append(Refusal(DISC[i], "R9.5", "no-disc-there"))
            elif slot.dark and not dark:
                refusals.append(Refusal(DISC[i], "R9.5", "dark-disc-on-light-post"))
            elif i not in able:
                refusals.append(Refusal(DISC[i], "R9.6", "dollars", -slot.dollars, p.dollars))
        return refusals

    def apply(self, s: ElPasoState, seat: int, action: Action) -> None:
        if action is PASS:
            return
        place_disc(s, seat, action.arg, self.post)
        for effect in s.rules.posts[self.post].reward[::-1]:
            effect.start(s, seat)


def place_disc(s: ElPasoState, seat: int, slot: int, post: int) -> None:
    """A disc from a slot to a post: its coin, and what the empty slot opens (R9.5-R9.7)."""
    p = s.own_player(seat)
    row = s.rules.slots[slot]
    p.discs = put(p.discs, slot, 0)
    p.posts = add(p.posts, post, 1)
    s.tell("disc", seat, "R9.5", 1, row.name)
    s.tell("post", seat, "R9.4", s.rules.posts[post].value, "trading-post")
    gain(s, seat, max(row.dollars, 0), "R9.6")
    pay(s, seat, max(-row.dollars, 0), "R9.6")


@dataclass(frozen=True)
class DiscardHand(Step[ElPasoState]):
    """Finally all hand cards go onto the discard pile (R9.10)."""

    seat: int = 0

    def run(self, s: ElPasoState) -> None:
        p = s.own_player(self.seat)
        p.discard += p.hand
        if p.hand:
            s.tell("discard", self.seat, "R9.10", len(p.hand), "cards")
        p.hand = ()
