"""The fact sheet of the first edition, and its words for actions as effects of the engine."""

from __future__ import annotations

from typing import Any

from tests.games.gwt1.arrange import game
from tests.games.printed import Row, any_cattle, deck, named, sheet
from trailboss.core.engine import Effect
from trailboss.games.trail.auxiliary import Aux
from trailboss.games.trail.cards import Discard, DiscardPair, DrawDiscard
from trailboss.games.trail.construction import Build
from trailboss.games.trail.delivery import ExtraDelivery
from trailboss.games.trail.effects import All, Gain, GainPer, OneOf
from trailboss.games.trail.location import Copy
from trailboss.games.trail.market import BuyCattle
from trailboss.games.trail.movement import MoveHerder
from trailboss.games.trail.objectives import FreeMove, TakeObjective
from trailboss.games.trail.railroad import BackEngine, MoveEngine, UpgradeBehind
from trailboss.games.trail.tiles import CollectBandit, RemoveHazard
from trailboss.games.trail.workers import Hire

FACTS = sheet("gwt1")
RULES = game(2).rules

COUNTED = {
    "engineers": "engineers",
    "engineer": "engineers",
    "cowboys": "cowboys",
    "own building in the forest": "forest",
    "own buildings in the forest": "forest",
    "pair of 1 blue and 1 green teepee (tiles are kept)": "pairs",
}
WHOLE: dict[str, Effect[Any]] = {
    "aux_single_or_double": Aux(),
    "build_station_behind_engine": UpgradeBehind(),
    "buy_cattle": BuyCattle(),
    "certificates_max": Gain(certificates=6),
    "copy_adjacent_building": Copy(),
    "extraordinary_delivery": ExtraDelivery(),
    "trade_with_indians": CollectBandit(),
}
"""Actions without a figure of their own."""


def cards(word: str) -> tuple[int, ...]:
    """The cards that a cost asks for."""
    if word == "any_cattle":
        return any_cattle(RULES)
    return deck(RULES) if word == "objective" else named(RULES, word)


def reward(rows: list[Row]) -> Effect[Any]:
    """What a cost brings: dollars and certificates together, or one thing after the other."""
    does = [row["do"] for row in rows]
    if set(does) <= {"gain_dollars", "certificates"}:
        figures = {row["do"]: row["amount" if "amount" in row else "steps"] for row in rows}
        return Gain(figures.get("gain_dollars", 0), figures.get("certificates", 0))
    effects = tuple(effect(row) for row in rows)
    return effects[0] if len(effects) == 1 else All(effects)


def discard_for(row: Row) -> Effect[Any]:
    """A card, or a pair, for a reward."""
    if row["discard"] == "cattle_pair":
        return DiscardPair(reward(row["reward"]))
    return Discard(cards(row["discard"]), reward(row["reward"]))


def forward(row: Row) -> Effect[Any]:
    """An engine move: a number or what is counted, perhaps for dollars."""
    most, dollars = row["max"], row.get("cost", 0)
    if isinstance(most, int):
        return MoveEngine(most, dollars=dollars)
    return MoveEngine(per=COUNTED[most], dollars=dollars)


def draws(row: Row) -> Effect[Any]:
    """Cards drawn and discarded: a number or what is counted."""
    most = row["max"]
    return DrawDiscard(most) if isinstance(most, int) else DrawDiscard(per=COUNTED[most])


def effect(row: Row) -> Effect[Any]:
    """An action of the fact sheet as an effect of the engine."""
    if "choice" in row:
        return OneOf(tuple(effect(one) for one in row["choice"]))
    do = row["do"]
    if do in WHOLE:
        return WHOLE[do]
    if do in ("gain_dollars", "certificates"):
        return reward([row])
    if do in ("gain_dollars_per", "certificates_and_dollars_per"):
        return GainPer(row["amount"], row.get("steps", 0), COUNTED[row["per"]])
    if do == "engine_back":
        return BackEngine(row["exact"], 0, reward(row["reward"]))
    if do in ("discard_for", "engine_forward", "draw_then_discard"):
        read = {"discard_for": discard_for, "engine_forward": forward, "draw_then_discard": draws}
        return read[do](row)
    return figured(do, row)


def figured(do: str, row: Row) -> Effect[Any]:
    """An action with one figure."""
    if do == "hire_worker":
        return Hire(row["price_modifier"])
    if do == "place_building":
        return Build(row["dollars_per_craftsman"])
    if do == "remove_hazard":
        return RemoveHazard(row["cost"])
    if do == "take_objective":
        return TakeObjective(to_hand=row["to"] == "hand")
    assert do in ("move_cattleman", "free_move"), do
    return MoveHerder(row["max"]) if do == "move_cattleman" else FreeMove(row["max"])
