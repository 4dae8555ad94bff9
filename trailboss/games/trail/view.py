"""Views: what a seat knows, and guesses: whole states that fit a view.

A pile whose contents everybody knows is shown sorted, because only its order is secret. Hands and
draw stacks of others are face down; what they contain together is public and shown as `unseen`,
except for objective cards that came to a hand unseen. A hand that was shown for the income is open
until it is discarded.
"""

from __future__ import annotations

from trailboss.core.rng import MASK, mix, shuffled
from trailboss.core.zones import HIDDEN, Zone, face_down, in_order
from trailboss.games.trail.kansas_city import DiscardHand
from trailboss.games.trail.state import (
    NO_AUTOMA,
    UNKNOWN,
    AutomaCards,
    Contents,
    Player,
    TrailState,
)


def view(s: TrailState, seat: int | None) -> TrailState:
    """The state as the seat (None: a spectator) knows it (secret)."""
    public = contents(s)
    v = s.clone()
    v.rng, v.contents = 0, UNKNOWN
    v.bags, v.cattle = public.sorted_bags, public.sorted_cattle
    v.objectives = face_down(s.objectives)
    if s.automa is not NO_AUTOMA:
        v.automa = AutomaCards(s.automa.specialty, in_order(s.automa.draw), s.automa.discard)
    v.stack = [frame.seen_by(seat) for frame in s.stack]
    shown = [frame.seat for frame in s.stack if isinstance(frame, DiscardHand)]
    for i, p in enumerate(v.own_players()):
        if i != seat and i not in shown:
            p.unseen = known(p, p.hand + p.draw)
            p.hand = face_down(p.hand)
            p.secret = face_down(p.secret)
        else:
            p.unseen = known(p, p.draw)
        p.draw = face_down(p.draw)
    return v


def contents(s: TrailState) -> Contents:
    """What is in the bags and in the stack; few moves change it, so it is kept with the state."""
    kept = s.contents
    if kept.bags is not s.bags or kept.cattle is not s.cattle:
        bags = tuple([in_order(bag) for bag in s.bags])
        kept = s.contents = Contents(s.bags, s.cattle, bags, in_order(s.cattle))
    return kept


def known(p: Player, zone: Zone) -> Zone:
    """What is known to be in a player's face-down cards; a view of a view knows the same."""
    if p.unseen or p.secret:
        faces = [card for card in zone + p.unseen if card != HIDDEN and card not in p.secret]
        return tuple(sorted(faces))
    return in_order(zone)


def guess(v: TrailState, seed: int) -> TrailState:
    """A whole state that fits the view: everything unseen is dealt again."""
    s = v.clone()
    s.rng = mix((seed + 1) & MASK)
    s.bags = tuple([shuffled(s, bag) for bag in v.bags])
    s.cattle = shuffled(s, v.cattle)
    objectives = shuffled(s, unseen_objectives(v))
    for p in s.own_players():
        cards = shuffled(s, p.unseen)
        p.unseen = ()
        if HIDDEN in p.hand:
            secrets = len(p.secret)
            p.secret, objectives = objectives[:secrets], objectives[secrets:]
            rest = len(p.hand) - secrets
            p.hand, cards = p.secret + cards[:rest], cards[rest:]
        p.draw = cards
    s.objectives = objectives
    if v.automa is not NO_AUTOMA:
        s.automa = AutomaCards(v.automa.specialty, shuffled(s, v.automa.draw), v.automa.discard)
    return s


def reshuffle(s: TrailState) -> None:
    """Every order that nobody knows is drawn again."""
    s.bags = tuple([shuffled(s, bag) for bag in s.bags])
    s.cattle, s.objectives = shuffled(s, s.cattle), shuffled(s, s.objectives)
    for p in s.own_players():
        p.draw = shuffled(s, p.draw)
    if s.automa is not NO_AUTOMA:
        s.automa = AutomaCards(s.automa.specialty, shuffled(s, s.automa.draw), s.automa.discard)


def unseen_objectives(v: TrailState) -> Zone:
    """The objective cards that the view does not show."""
    first = v.rules.first_objective
    seen = [False] * len(v.rules.cards)
    zones = [v.display, v.removed_cards]
    for p in v.players:
        zones += [p.hand, p.discard, p.area, p.unseen]
    for zone in zones:
        for card in zone:
            seen[card] = True
    return tuple([card for card in range(first, first + v.rules.deck) if not seen[card]])
