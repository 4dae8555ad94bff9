"""The fact sheet of El Paso: its tags, and its words for actions as effects of the engine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.printed import Row, sheet
from trailboss.core.engine import Effect
from trailboss.games.elpaso.actions import TOKEN_KINDS
from trailboss.games.elpaso.auxiliary import Auxiliary
from trailboss.games.elpaso.cards import DiscardCow, Exchange, RemoveCow
from trailboss.games.elpaso.construction import Build
from trailboss.games.elpaso.effects import Certify, Gain, GainTokens
from trailboss.games.elpaso.market import BuyCow, GainCow
from trailboss.games.elpaso.movement import Move
from trailboss.games.elpaso.printed_rules import RULES
from trailboss.games.elpaso.rules import ANY
from trailboss.games.elpaso.tokens import TakeToken
from trailboss.games.elpaso.train import UseTrain
from trailboss.games.elpaso.workers import Hire

FACTS = sheet("elpaso")
PRINTED = (
    "trail", "el_paso", "neutral_buildings", "building_market", "trading_posts", "breeds",
    "cattle_market", "starting_herd", "simmental", "workers", "train", "objective_tokens",
    "bonus_tokens", "player_board", "setup", "scoring", "end_game", "solo",
)  # fmt: skip
"""The chapters of the sheet about what is printed."""
TALK = ("src", "note", "id", "canvas", "drawing", "derived", "x", "y")
"""Keys that are no figures of the game."""


def cards(filter_: Row) -> tuple[int, ...]:
    """The cows that a filter lets through."""
    rows = [(i, card) for i, card in enumerate(RULES.cards) if card.breed]
    if "breed" in filter_:
        return tuple(i for i, card in rows if card.name == filter_["breed"])
    if "value" in filter_:
        return tuple(i for i, card in rows if card.value == filter_["value"])
    return tuple(i for i, _ in rows)


def field(breed: str) -> int:
    """The field of the cattle market for a breed."""
    return [row.name for row in RULES.fields].index(breed)


def kind(word: str) -> int:
    """A kind of token."""
    return ANY if word == "any" else TOKEN_KINDS.index(word)


def effect(row: Row, by: str = "R6.2") -> Effect[Any]:
    """An action of the fact sheet as an effect of the engine."""
    amount, cost = row.get("amount", 0), row.get("cost", 0)
    made: dict[str, Effect[Any]] = {
        "gain_dollars": Gain(amount, by),
        "gain_certificates": Certify(amount),
        "gain_exchange_token": GainTokens(amount, cost),
        "hire": Hire(tuple(row.get("prices", ()))),
        "buy_cow": BuyCow(),
        "use_train": UseTrain(),
        "build": Build(),
        "auxiliary": Auxiliary(row.get("count", 1)),
        "move": Move(row.get("steps", 0)),
        "exchange": Exchange(row.get("count", 1)),
        "remove_cow": RemoveCow(cards(row.get("filter", {}))),
    }
    if row["op"] == "discard_cow":
        per_value = row.get("dollars_per_value", 0)
        return DiscardCow(cards(row["filter"]), row.get("dollars", 0), per_value)
    if row["op"] == "take_token":
        return TakeToken(kind(row["kind"]), cost)
    if row["op"] == "gain_cow":
        return GainCow(field(row["breed"]), cost)
    return made[row["op"]]


def effects(rows: list[Row]) -> tuple[Effect[Any], ...]:
    """The actions of a tile or card."""
    return tuple(effect(row) for row in rows)


def name_of(item: object, number: int) -> str:
    """What an entry of a list is called in a path."""
    if isinstance(item, dict):
        for key in ("id", "value", "engineers", "seat"):
            if key in item:
                return str(item[key])
    return str(number)


def tagged(node: object, path: str, tag: str) -> Iterator[tuple[str, str]]:
    """Every figure below a place of the sheet, with the tag that covers it."""
    if isinstance(node, list):
        for number, item in enumerate(node, 1):
            yield from tagged(item, f"{path}.{name_of(item, number)}", tag)
        return
    if not isinstance(node, dict):
        yield path, tag
        return
    src = node.get("src", {})
    rest = src if isinstance(src, str) else src.get("_", tag)
    for key, value in node.items():
        if key not in TALK:
            own = src.get(key, rest) if isinstance(src, dict) else rest
            yield from tagged(value, f"{path}.{key}", own)


def all_tags() -> dict[str, str]:
    """Every figure of the sheet that is printed and tagged, with its tag."""
    every = [row for chapter in PRINTED for row in tagged(FACTS[chapter], chapter, "")]
    return {path: tag for path, tag in every if tag}
