"""Views: what a seat knows, and guesses: whole states that fit a view.

Everything that a player gains is seen by all, so it is public what a player's face-down cards are
together; only their order, and which of them are in the hand, is secret. The face-down tokens are
those that lie nowhere else, so only their order is secret; so it is with the two decks of Sue.
A hand that was shown for a delivery stays open until it is discarded.
"""

from __future__ import annotations

from dataclasses import replace

from trailboss.core.rng import MASK, mix, shuffled
from trailboss.core.zones import HIDDEN, Zone, face_down, in_order
from trailboss.games.elpaso.delivery import DiscardHand
from trailboss.games.elpaso.state import ElPasoState, Player


def view(s: ElPasoState, seat: int | None) -> ElPasoState:
    """The state as the seat (None: a spectator) knows it (R10.5)."""
    v = s.clone()
    v.rng = 0
    objectives, bonuses = s.stacks
    v.stacks = (in_order(objectives), in_order(bonuses))
    if v.sue is not None:
        resources, bot = in_order(v.sue.resources), in_order(v.sue.bot)
        v.sue = replace(v.sue, resources=resources, bot=bot)
    v.stack = [frame.seen_by(seat) for frame in s.stack]
    shown = [frame.seat for frame in s.stack if isinstance(frame, DiscardHand)]
    for i, p in enumerate(v.own_players()):
        hidden = p.draw
        if i != seat and i not in shown:
            hidden = (*p.hand, *p.draw)
            p.hand = face_down(p.hand)
        p.unseen = known(p, hidden)
        p.draw = face_down(p.draw)
    return v


def known(p: Player, hidden: Zone) -> Zone:
    """What is known to be in the face-down cards; a view of a view knows the same."""
    return in_order(tuple([card for card in (*hidden, *p.unseen) if card != HIDDEN]))


def guess(v: ElPasoState, seed: int) -> ElPasoState:
    """A whole state that fits the view: what is unseen is dealt again.

    Workers are never in a hand (R10.3), so a hand is dealt from the unseen cows.
    """
    s = v.clone()
    s.rng = mix((seed + 1) & MASK)
    objectives, bonuses = v.stacks
    s.stacks = (shuffled(s, objectives), shuffled(s, bonuses))
    if s.sue is not None:
        resources, bot = shuffled(s, s.sue.resources), shuffled(s, s.sue.bot)
        s.sue = replace(s.sue, resources=resources, bot=bot)
    for p in s.own_players():
        cards = shuffled(s, p.unseen)
        p.unseen = ()
        if HIDDEN in p.hand:
            cows = [card for card in cards if card < s.rules.first_worker]
            p.hand = tuple(cows[: len(p.hand)])
            cards = undealt(cards, p.hand)
        p.draw = cards
    return s


def reshuffle(s: ElPasoState) -> None:
    """Every order that nobody knows is drawn again."""
    objectives, bonuses = s.stacks
    s.stacks = (shuffled(s, objectives), shuffled(s, bonuses))
    if s.sue is not None:
        resources, bot = shuffled(s, s.sue.resources), shuffled(s, s.sue.bot)
        s.sue = replace(s.sue, resources=resources, bot=bot)
    for p in s.own_players():
        p.draw = shuffled(s, p.draw)


def undealt(cards: Zone, hand: Zone) -> Zone:
    """The cards without those of the hand, in the same order."""
    left = list(cards)
    for card in hand:
        left.remove(card)
    return tuple(left)
