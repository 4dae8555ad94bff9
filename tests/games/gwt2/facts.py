"""The fact sheet of the second edition, and its words for actions as effects of the engine."""

from __future__ import annotations

from typing import Any

from tests.games.gwt2.arrange import game
from tests.games.printed import Row, any_cattle, deck, named, sheet
from trailboss.core.engine import Effect
from trailboss.games.trail.auxiliary import Aux
from trailboss.games.trail.cards import Discard, DiscardPair, DrawDiscard, RemoveCards
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

FACTS = sheet("gwt2")
RULES = game(2).rules
SIMMENTAL = game(2, simmental="on").rules

COUNTED = {
    "engineers": "engineers",
    "own_forest_buildings": "forest",
    "own_hazards": "hazards",
    "own_building_in_forest": "forest",
    "own_builder": "builders",
    "own_engineer": "engineers",
    "own_cowboys": "cowboys",
    "station_with_own_disc": "stations",
    "pair_green_and_orange_bandit": "pairs",
}
WHOLE: dict[str, Effect[Any]] = {
    "aux": Aux(),
    "buy_cattle": BuyCattle(),
    "collect_bandit": CollectBandit(),
    "copy_adjacent_building": Copy(),
    "extraordinary_delivery": ExtraDelivery(),
    "gain_exchange_token": Gain(tokens=1),
    "gain_objective_card": TakeObjective(),
    "remove_hazard_free": RemoveHazard(0),
    "upgrade_station_behind_engine": UpgradeBehind(),
}
"""Actions without a figure of their own."""


def cards(word: str) -> tuple[int, ...]:
    """The cards that a cost asks for."""
    if word == "any_cattle":
        return any_cattle(RULES)
    if word == "objective_card":
        return deck(RULES)
    if word == "value_3":
        words = FACTS["cattle_market"]["value_3_means"]
        return tuple(i for i, row in enumerate(RULES.cards) if row.name in words)
    return named(RULES, word)


def gain(row: Row) -> Gain:
    """Dollars and certificates; "max" is the whole track."""
    certificates = row.get("certificates", 0)
    most = FACTS["player_board"]["certificate_track"]["spaces"][-1]
    return Gain(row.get("dollars", 0), most if certificates == "max" else certificates)


def forward(row: Row) -> Effect[Any]:
    """An engine move: a number or what is counted, perhaps for dollars."""
    most = row["engine_forward"]["max"]
    dollars = row.get("pay", {}).get("dollars", 0)
    if isinstance(most, int):
        return MoveEngine(most, dollars=dollars)
    return MoveEngine(per=COUNTED[most], dollars=dollars)


def reward(row: Row) -> Effect[Any]:
    """What a cost brings."""
    if "engine_forward" in row:
        return forward(row)
    if "gain_objective_card_to_hand" in row:
        return All((gain(row["gain"]), TakeObjective(to_hand=True)))
    if "remove_hand_cards" in row:
        return All((gain(row["gain"]), RemoveCards(row["remove_hand_cards"])))
    return gain(row["gain"])


def priced(row: Row) -> Effect[Any] | None:
    """An action that costs a card or a move back."""
    if "discard" in row:
        [(word, count)] = row["discard"].items()
        assert count == 1
        if word == "identical_pair":
            return DiscardPair(reward(row))
        return Discard(cards(word), reward(row))
    if "engine_backward" in row:
        back = row["engine_backward"]
        moves = back["exactly"] if isinstance(back, dict) else back
        return BackEngine(moves, row.get("pay", {}).get("dollars", 0), reward(row))
    return None


def counted(row: Row) -> Effect[Any] | None:
    """An action that counts things or draws cards."""
    if "gain_per" in row:
        per = row["gain_per"]
        things = COUNTED[per["per"]]
        return GainPer(per.get("dollars", 0), per.get("certificates", 0), things)
    if "draw_then_discard" in row:
        many = row["draw_then_discard"]
        if isinstance(many, int):
            return DrawDiscard(many, exactly=True)
        return DrawDiscard(per=COUNTED[many["up_to"]])
    return None


def figured(row: Row) -> Effect[Any] | None:
    """An action with one figure."""
    if "hire_worker" in row:
        return Hire(row["hire_worker"]["modifier"])
    if "place_building" in row:
        return Build(row["place_building"]["dollars_per_builder"])
    if "remove_hazard" in row:
        return RemoveHazard(row["remove_hazard"]["dollars"])
    if "herder_forward" in row:
        return MoveHerder(row["herder_forward"]["max"])
    return None


def effect(row: Row) -> Effect[Any]:
    """A local action of the fact sheet as an effect of the engine."""
    if "one_of" in row:
        return OneOf(tuple(effect({b: 1} if isinstance(b, str) else b) for b in row["one_of"]))
    for read in (priced, counted, figured):
        found = read(row)
        if found is not None:
            return found
    if "engine_forward" in row:
        return forward(row)
    if "gain" in row:
        return gain(row["gain"])
    [word] = row
    return WHOLE[word]


def immediate(row: Row) -> Effect[Any]:
    """The immediate action of an objective card or a stationmaster."""
    [(word, value)] = row.items()
    if word in ("dollars", "certificates"):
        return gain(row)
    if word == "one_of":
        return effect(row)
    return {
        "draw_then_discard_up_to": DrawDiscard(value),
        "herder_forward_free_up_to": FreeMove(value),
        "engine_forward_up_to": MoveEngine(value),
        "aux_single_or_double": Aux(),
    }[word]
