"""Scoring: seven categories, ties broken by the dollars left (R13, R13.8)."""

from __future__ import annotations

from trailboss.core.game import Line, Score
from trailboss.games.elpaso.elements import best_objectives, deck
from trailboss.games.elpaso.state import ElPasoState, is_sue, own_buildings


def scores(s: ElPasoState) -> list[Score]:
    """Every player's points if the game ended now."""
    return [
        Score(seat, tuple(lines(s, seat)), p.dollars % s.rules.dollars_per_vp)
        for seat, p in enumerate(s.players)
    ]


def lines(s: ElPasoState, seat: int) -> list[Line]:
    """The seven categories in their order."""
    p = s.players[seat]
    rules = s.rules
    cards = deck(s, seat)
    cows = sum([rules.cards[card].vp for card in cards if card < rules.first_worker])
    workers = sum([rules.cards[card].vp for card in cards if card >= rules.first_worker])
    space = rules.simmental_space_vp if s.ender == seat else 0
    tokens = sum([rules.tokens[token].vp for token in p.tokens if token >= rules.first_bonus])
    discs = [n * row.vp for n, row in zip(p.posts, rules.posts, strict=True) if row.dark]
    return [
        Line("R13.1", "dollars", p.dollars // rules.dollars_per_vp),
        Line("R13.2", "buildings", sum([tile_vp(s, at) for at in own_buildings(s, seat)])),
        Line("R13.3", "deliveries", sum(discs)),
        Line("R13.4", "workers", workers),
        Line("R13.5", "cattle", cows + space),
        Line("R13.6", "bonus-tokens", tokens),
        every_objective(s, seat) if is_sue(s, seat) else fulfilled(s, seat),
    ]


def fulfilled(s: ElPasoState, seat: int) -> Line:
    """The objectives that a player has fulfilled (R13.7)."""
    return Line("R13.7", "objectives", best_objectives(s, seat))


def every_objective(s: ElPasoState, seat: int) -> Line:
    """All objectives of Sue count as fulfilled (R14.16)."""
    own = [token for token in s.players[seat].tokens if token < s.rules.first_bonus]
    return Line("R14.16", "objectives", sum([s.rules.tokens[token].vp for token in own]))


def tile_vp(s: ElPasoState, at: int) -> int:
    """The points of the building on a node, on the side in play."""
    kind = s.rules.tiles[s.board[at]].what
    return s.rules.kinds[kind].vp[s.sides[kind]]
