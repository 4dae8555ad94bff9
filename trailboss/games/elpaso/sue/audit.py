"""The bookkeeper of Sue: her decks are whole, and she has nothing that she may not have (R14)."""

from __future__ import annotations

from collections import Counter

from trailboss.core.message import Message, thing
from trailboss.games.elpaso.actions import WORKERS
from trailboss.games.elpaso.rules import ALL_ROUNDER
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.elpaso.sue.deck import SPECIALITIES
from trailboss.games.elpaso.sue.delivery import next_post
from trailboss.games.elpaso.sue.setup import bot_cards_of, resource_deck
from trailboss.games.elpaso.sue.state import SUE, Sue
from trailboss.games.kit.audit import differing


def sue_faults(s: ElPasoState) -> list[Message]:
    """What is wrong with Sue's things; nothing, if she is not at the table."""
    if s.sue is None:
        return []
    return possessions(s) + bot_cards(s, s.sue) + resources(s, s.sue) + posts(s)


def possessions(s: ElPasoState) -> list[Message]:
    """No money, no tokens for exchanges, no certificates, no herd (R14.1)."""
    p = s.players[SUE]
    found: list[Message] = []
    if p.dollars or p.exchanges or p.certificates:
        found.append(
            Message("error-audit-sue-money", "Sue has no dollars, exchange tokens or certificates")
        )
    if p.hand or p.draw or any([s.rules.cards[card].own for card in p.discard]):
        found.append(Message("error-audit-sue-herd", "Sue has no herd"))
    if any([card >= s.rules.first_worker for card in p.discard]):
        found.append(Message("error-audit-sue-worker", "a worker of Sue is on her cow pile"))
    return found


def bot_cards(s: ElPasoState, sue: Sue) -> list[Message]:
    """Each A card and as many B cards as were chosen are in the deck or used (R14.3)."""
    have = (*sue.bot, *sue.used)
    strong = bot_cards_of(s.rules, "B")
    known = [card for card in strong if card in have]
    others = [card for card in strong if card not in have]
    chosen = [*known, *others][: int(s.options["sue"])]
    want = Counter([*bot_cards_of(s.rules, "A"), *chosen])
    rows = s.rules.sue
    return differing(dict(want), Counter(have), lambda card: bot_card(rows[card - 1].name))


def bot_card(name: str) -> Message:
    """A card of her deck of actions."""
    return Message("error-audit-bot-card", "bot card {name}", name=name)


def resources(s: ElPasoState, sue: Sue) -> list[Message]:
    """Her workers are those of the row and of the resource deck (R14.2, R14.4)."""
    ready = s.players[SUE].ready
    have = Counter(sue.resources)
    found: list[Message] = []
    for card, count in Counter(resource_deck(s.rules)).items():
        kind = card - s.rules.first_worker
        name = s.rules.cards[card].name
        drawn = ready[kind] - int(name in SPECIALITIES) if kind >= 0 else 0
        if drawn < 0 or have[card] + drawn > count or (kind >= 0 and have[card] + drawn < count):
            found.append(
                Message(
                    "error-audit-resources",
                    "the resource deck had {count} {name}, not {has}",
                    count=count,
                    name=thing(name),
                    has=have[card] + drawn,
                )
            )
    if sorted(sue.row) != [WORKERS.index(name) for name in SPECIALITIES]:
        found.append(Message("error-audit-sue-row", "the row of Sue has each speciality once"))
    if sum(sue.joined) != ready[ALL_ROUNDER]:
        found.append(
            Message(
                "error-audit-sue-joined",
                "Sue has {count} all-rounders, but {joined} have joined",
                count=ready[ALL_ROUNDER],
                joined=sum(sue.joined),
            )
        )
    return found


def posts(s: ElPasoState) -> list[Message]:
    """Her discs lie on the first posts of her list (R14.5, R14.15)."""
    laid = s.players[SUE].posts
    want = Counter([next_post(s.rules, discs) for discs in range(sum(laid))])
    if not sum(laid) or any([count != want[post] for post, count in enumerate(laid)]):
        return [
            Message(
                "error-audit-sue-posts", "the discs of Sue are not on the first posts of her list"
            )
        ]
    return []
