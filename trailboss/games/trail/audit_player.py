"""The bookkeeper's page of one player: what somebody has, taken alone."""

from __future__ import annotations

from collections import Counter

from trailboss.core.message import Message, thing
from trailboss.games.trail.rules import BANDIT, HAZARD, Rules
from trailboss.games.trail.state import Player, TrailState, certificate_limit


def belongings(s: TrailState, seat: int, p: Player) -> list[Message]:
    """What a player has, taken alone."""
    rules = s.rules
    found = purse_faults(s, seat, p)
    if not all([1 <= n <= rules.full_row for n in p.workers]):
        found.append(Message("error-audit-workers", "each row of workers has 1 to 6"))
    if Counter(p.secret) - Counter([card for card in p.hand if card >= rules.first_objective]):
        found.append(
            Message("error-audit-secret", "a secret card that is no objective of the hand")
        )
    for zone, kind in ((p.hazards, HAZARD), (p.bandits, BANDIT)):
        if any([rules.tiles[tile].kind != kind for tile in zone]):
            found.append(Message("error-audit-heap", "a hazard or bandit lies on the wrong heap"))
    for n, city in zip(p.cities, rules.cities, strict=True):
        if n < 0 or (n > 1 and not city.repeatable):
            found.append(
                Message(
                    "error-audit-city", "{count} discs on {city}", count=n, city=thing(city.name)
                )
            )
    return found + disc_faults(rules, p)


def purse_faults(s: TrailState, seat: int, p: Player) -> list[Message]:
    """Dollars, exchange tokens and certificates that nobody can have."""
    found: list[Message] = []
    if p.dollars < 0:
        found.append(Message("error-audit-dollars", "{count} dollars", count=p.dollars))
    if p.tokens < 0:
        found.append(Message("error-audit-tokens", "{count} exchange tokens", count=p.tokens))
    limit = certificate_limit(s, seat)
    if not 0 <= p.certificates <= limit:
        most = s.rules.certificates[limit]
        found.append(Message("error-audit-certificates", "at most {most} certificates", most=most))
    return found


def disc_faults(rules: Rules, p: Player) -> list[Message]:
    """Slots, cities and stations share the discs.

    More discs than there are can lie on cities only after deliveries without a disc, when no
    slot was left but those that could not be paid (disc.station).
    """
    on = [slot for slot, disc in zip(rules.discs, p.discs, strict=True) if disc]
    away = sum(p.cities) + p.stations.bit_count()
    if len(on) + away == len(rules.discs):
        return []
    if len(on) + away > len(rules.discs) and all([slot.dollars < 0 for slot in on]):
        return []
    return [
        Message(
            "error-audit-all-discs",
            "{count} discs, not {board} on the board and {away} elsewhere",
            count=len(rules.discs),
            board=len(on),
            away=away,
        )
    ]
