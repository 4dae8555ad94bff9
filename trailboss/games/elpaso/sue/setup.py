"""Setting Sue's side of the table: her decks, her row, her first disc (R14.1-R14.5)."""

from __future__ import annotations

from collections import Counter

from trailboss.core.rng import shuffled
from trailboss.core.zones import Zone
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.movement import EL_PASO
from trailboss.games.elpaso.rules import Rules
from trailboss.games.elpaso.state import ElPasoState, Player
from trailboss.games.elpaso.sue.deck import RESOURCE_CARDS, SPECIALITIES
from trailboss.games.elpaso.sue.delivery import lay_disc, next_post
from trailboss.games.elpaso.sue.state import Sue


def invite(s: ElPasoState, p: Player) -> None:
    """Sue takes the seat after the human; her cards come from the markets (R14.1, R14.2)."""
    s.players = (*s.players, hers(s.rules, p))
    s.sue = decks(s)
    taken = Counter(s.sue.resources)
    s.cattle = tuple(
        [left - taken[row.cards[0]] for left, row in zip(s.cattle, s.rules.fields, strict=True)]
    )
    s.workers = tuple(
        [
            left - taken[s.rules.first_worker + kind] - p.ready[kind]
            for kind, left in enumerate(s.workers)
        ]
    )


def hers(rules: Rules, p: Player) -> Player:
    """A player's things that are Sue's: one worker of each speciality, discs, a rancher (R14.5)."""
    p.ready = tuple([int(name in SPECIALITIES) for name in WORKERS])
    p.rancher = EL_PASO
    lay_disc(p, next_post(rules, 0))
    return p


def decks(s: ElPasoState) -> Sue:
    """Her row in random order, and both decks shuffled (R14.2-R14.4)."""
    row = shuffled(s, tuple([WORKERS.index(name) for name in SPECIALITIES]))
    resources = shuffled(s, resource_deck(s.rules))
    bot = shuffled(s, bot_deck(s))
    return Sue(row, (0,) * len(SPECIALITIES), resources, bot)


def resource_deck(rules: Rules) -> Zone:
    """Three of each worker, of Black Angus and of Corriente (R14.2)."""
    cards = {card.name: i for i, card in enumerate(rules.cards)}
    return tuple([cards[name] for name, count in RESOURCE_CARDS for _ in range(count)])


def bot_deck(s: ElPasoState, known: Zone = ()) -> Zone:
    """All A cards and some B cards: those that are known, then others by lot (R14.3)."""
    many = int(s.options["sue"])
    strong = bot_cards_of(s.rules, "B")
    chosen = tuple([card for card in strong if card in known])
    others = tuple([card for card in strong if card not in known])
    if len(chosen) < many < len(strong):
        others = shuffled(s, others)
    return (*bot_cards_of(s.rules, "A"), *(*chosen, *others)[:many])


def bot_cards_of(rules: Rules, deck: str) -> Zone:
    """The cards of one back, in the order of the table."""
    return tuple([i for i, card in enumerate(rules.sue, 1) if card.deck == deck])
