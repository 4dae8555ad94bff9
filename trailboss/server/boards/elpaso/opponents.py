"""The figures of Sue beside the cardboard, for the client."""

from __future__ import annotations

from trailboss.server.boards.elpaso.documents import SueCard
from trailboss.server.boards.shared import Ending, Exact


class SuePost(Exact, frozen=True):
    """A trading post, with the figures that count for Sue."""

    vp: int
    dark: bool
    deeds: list[str]


class SueKind(Exact, frozen=True):
    """A kind of building of Sue."""

    vp: int


class SueFigures(Ending, frozen=True):
    """All figures of Sue; of both sides of each train card what counts for her."""

    cards: list[SueCard]
    posts: dict[str, SuePost]
    trains: list[list[list[str]]]
    kinds: list[SueKind]
    fields: list[str]
    cows: dict[str, int]
    markets: dict[str, int]
    moves: dict[str, tuple[int, str]]
    actions: list[str]
    rewards: dict[str, str]
    post_vp: list[int]
    specialities: list[str]
    resource_cards: list[tuple[str, int]]
    market_by_cowboys: list[str]
    enough: int
    most_buildings: int
    first_post: str
    deliveries: list[str]
    discs: int
    worker_vp: int
    space_vp: int
    trades: dict[str, str]
    token_kinds: list[str]
    token_vp: list[int]
    building_vp: list[int]
    sides: list[str]
