"""The figures of Sam beside the cardboard, for the client."""

from __future__ import annotations

from trailboss.server.boards.shared import Ending, Exact


class SamCard(Exact, frozen=True):
    """A card of Sam; number 0 is a printed one that somebody has read out."""

    n: int
    steps: int
    per: str
    actions: list[str]
    specialist: str


class SamLevel(Exact, frozen=True):
    """How strong Sam is."""

    name: str
    removed: list[int]
    extra: list[str]
    first_city: str


class SamBuilding(Exact, frozen=True):
    """A building of Sam; `fees` is what its hands cost who passes it, with two players."""

    number: int
    name: str
    builders: int
    vp: int
    fees: int


class SamStation(Exact, frozen=True):
    """A station as it counts for Sam."""

    vp: int
    master: bool


class SamCity(Exact, frozen=True):
    """A city as it counts for Sam."""

    name: str
    vp: int


class SamArrow(Exact, frozen=True):
    """An arrow between two cities."""

    vp: int
    objective: bool


class SamField(Exact, frozen=True):
    """What Sam can buy in the cattle market."""

    cowboys: int
    dollars: int
    count: int
    what: str


class SamFigures(Ending, frozen=True):
    """All figures of Sam; a move is steps, and what they count instead."""

    cards: list[SamCard]
    levels: dict[str, SamLevel]
    buildings: list[SamBuilding]
    stations: list[SamStation]
    cities: list[SamCity]
    arrows: list[SamArrow]
    market: list[SamField]
    moves: dict[str, tuple[int, str]]
    deeds: dict[str, list[str]]
    halves: list[str]
    tiles: int
    first_objective: str
    workers: list[str]
    discs: int
    full_row: int
    top_workers: list[int]
    top_worker_vp: int
    token_vp: int
    objective_vp: list[int]
    hazard_vp: list[int]
    cattle_vp: list[int]
    revealed: int
    buy_dollars: int
