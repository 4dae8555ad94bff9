"""Steps along the trail: what lies ahead, and what entering it costs."""

from __future__ import annotations

from trailboss.core.zones import Zone
from trailboss.games.trail.rules import BLACK, EMPTY, GREEN, NOBODY, PRIVATE, Node
from trailboss.games.trail.state import TrailState, building


def onward(s: TrailState, at: int) -> list[int]:
    """The locations one step ahead."""
    return ahead(s.rules.nodes, s.board, at)


def ahead(nodes: tuple[Node, ...], board: Zone, at: int) -> list[int]:
    """The first tile on every branch; empty spaces are free."""
    near = nodes[at].after
    while len(near) == 1:
        if board[near[0]] != EMPTY:
            return [near[0]]
        near = nodes[near[0]].after
    found: list[int] = []
    while near:
        further: tuple[int, ...] = ()
        for node in near:
            if board[node] == EMPTY:
                further += nodes[node].after
            elif node not in found:
                found.append(node)
        near = further
    return found


def fee(s: TrailState, seat: int, at: int) -> int:
    """What the hands on a location cost this seat (fee)."""
    tile = s.rules.tiles[s.board[at]]
    hand = tile.hand
    if tile.kind == PRIVATE:
        hand = 0 if tile.owner == seat else building(s, tile).hand
    if not hand:
        return 0
    green, black = s.rules.fees[s.count()]
    return (green if hand & GREEN else 0) + (black if hand & BLACK else 0)


def enter(s: TrailState, seat: int, at: int, free: bool = False) -> None:
    """One step: pay the fee at once, as far as the money goes (fee.short).

    The bank gets what is due for hazards, for bandits and to an automa.
    """
    p = s.own_player(seat)
    p.herder = at
    s.visit += 1
    if s.log is not None:
        s.tell("move", seat, "step", 1, s.rules.nodes[at].name)
    due = 0 if free else fee(s, seat, at)
    if due == 0:
        return
    paid = min(due, p.dollars)
    p.dollars -= paid
    owner = s.rules.tiles[s.board[at]].owner
    s.tell("fee", seat, "fee" if paid == due else "fee.short", paid, s.rules.nodes[at].name)
    if NOBODY < owner < s.people() and paid:
        s.own_player(owner).dollars += paid
        s.tell("gain", owner, "fee.payee", paid, "dollars")
