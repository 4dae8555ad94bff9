"""Networks: railways that share towns, and how many towns the largest holds (R10)."""

from __future__ import annotations

from trailboss.games.pioneer.board import Board
from trailboss.games.pioneer.components import SUITS
from trailboss.games.pioneer.geometry import BITS_IN, BITS_OF
from trailboss.games.pioneer.state import SUIT_BITS, Player


def town_suits(board: Board, p: Player) -> list[int]:
    """Town to the railways that end there, as bits."""
    return [p.vertices[vertex] & SUIT_BITS for vertex in board.towns]


def towns_of(board: Board, p: Player, suit: int) -> int:
    """The towns that a railway reaches, as bits."""
    towns = 0
    for number, suits in enumerate(town_suits(board, p)):
        if suits >> suit & 1:
            towns |= 1 << number
    return towns


def towns_by_suit(board: Board, p: Player) -> list[int]:
    """How many towns each railway reaches."""
    towns = [0] * len(SUITS)
    for vertex in board.towns:
        for suit in BITS_OF[p.vertices[vertex] & SUIT_BITS]:
            towns[suit] += 1
    return towns


def towns_reached(board: Board, p: Player) -> int:
    """How many towns any railway reaches."""
    reached = 0
    for vertex in board.towns:
        if p.vertices[vertex]:
            reached += 1
    return reached


def most_railways(board: Board, p: Player) -> int:
    """The railways of the town where the most end."""
    most = 0
    for vertex in board.towns:
        most = max(most, BITS_IN[p.vertices[vertex] & SUIT_BITS])
    return most


def networks(board: Board, p: Player) -> list[int]:
    """The towns of each network, as bits; railways that share a town are joined (R1.6, R10.1)."""
    groups: list[int] = []
    for suit in range(len(SUITS)):
        towns = towns_of(board, p, suit)
        apart = [group for group in groups if not group & towns]
        for group in groups:
            if group & towns:
                towns |= group
        groups = [*apart, towns]
    return groups


def largest_network(board: Board, p: Player) -> int:
    """The number of towns in the largest network; 0 without any town (R10.2)."""
    return max(group.bit_count() for group in networks(board, p))
