"""Sue in El Paso: a Simmental card and a delivery to the next post of her list (R14.15)."""

from __future__ import annotations

from trailboss.core.zones import add, put
from trailboss.games.elpaso.delivery import take_simmental
from trailboss.games.elpaso.rules import Rules
from trailboss.games.elpaso.state import ElPasoState, Player
from trailboss.games.elpaso.sue import policy
from trailboss.games.elpaso.sue.actions import accept
from trailboss.games.elpaso.sue.state import SUE


def visit_el_paso(s: ElPasoState) -> None:
    """No money for her: a Simmental card or the end of the game, then a delivery (R14.15)."""
    s.tell("el-paso", SUE, "R14.15", 1, "El Paso")
    take_simmental(s, SUE)
    p = s.own_player(SUE)
    if 1 not in p.discs:
        s.tell("no-disc", SUE, "R14.15")
        return
    post = next_post(s.rules, sum(p.posts))
    lay_disc(p, post)
    s.tell("post", SUE, "R14.15", s.rules.posts[post].value, "trading-post")
    for effect in s.rules.posts[post].reward:
        accept(s, effect, "R14.15")


def next_post(rules: Rules, discs: int) -> int:
    """The post for her next disc, by its place in the rules."""
    return [row.name for row in rules.posts].index(policy.next_post(discs))


def lay_disc(p: Player, post: int) -> None:
    """One of her discs; she has no slots, so it does not matter which (R14.1)."""
    p.discs = put(p.discs, p.discs.index(1), 0)
    p.posts = add(p.posts, post, 1)
