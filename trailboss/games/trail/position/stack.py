"""The stack of a document: every frame and effect by name, read and examined."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from trailboss.core.engine import Effect, Frame
from trailboss.core.errors import BadPosition
from trailboss.games.kit.reading import MOST
from trailboss.games.kit.stacks import TIMES, frames_of, turn_last, well_formed
from trailboss.games.trail import (
    auxiliary,
    cards,
    construction,
    delivery,
    discs,
    effects,
    kansas_city,
    location,
    market,
    movement,
    objectives,
    railroad,
    stations,
    tiles,
    turn,
    workers,
)
from trailboss.games.trail.state import TrailState

CLASSES: Final[tuple[type, ...]] = (
    Effect,
    auxiliary.Aux,
    auxiliary.ChooseAux,
    cards.ChooseDraw,
    cards.ChooseRemoval,
    cards.Discard,
    cards.DiscardDrawn,
    cards.DiscardPair,
    cards.DrawDiscard,
    cards.Exchange,
    cards.PayCard,
    cards.PayPair,
    cards.RemoveCards,
    construction.Build,
    construction.ChooseBuilding,
    construction.ChooseSite,
    delivery.ChooseArrow,
    delivery.ChooseWayBack,
    delivery.Deliver,
    delivery.Delivered,
    delivery.ExtraDelivery,
    delivery.PayTransport,
    discs.ChooseDisc,
    effects.All,
    effects.ChooseBranch,
    effects.Do,
    effects.Gain,
    effects.GainPer,
    effects.Offer,
    effects.OneOf,
    effects.Reward,
    effects.TakeCertificates,
    kansas_city.ChooseRaise,
    kansas_city.ChooseTile,
    kansas_city.DiscardHand,
    kansas_city.Foresight,
    kansas_city.Income,
    kansas_city.LeaveKansasCity,
    kansas_city.RaiseStages,
    location.Again,
    location.AtLocation,
    location.ChooseCopy,
    location.Copy,
    location.UseLocation,
    market.BuyCattle,
    market.ChooseCow,
    market.ChoosePurchase,
    movement.MoveHerder,
    movement.PhaseA,
    movement.PlaceHerder,
    movement.Walk,
    objectives.ChooseObjective,
    objectives.FreeMove,
    objectives.FreeWalk,
    objectives.TakeObjective,
    railroad.BackEngine,
    railroad.ChooseBack,
    railroad.ChooseForward,
    railroad.EndOfLine,
    railroad.MoveEngine,
    railroad.UpgradeBehind,
    stations.ChooseMaster,
    stations.OfferUpgrade,
    stations.ReachStation,
    stations.Upgraded,
    tiles.ChooseBandit,
    tiles.ChooseHazard,
    tiles.CollectBandit,
    tiles.RemoveHazard,
    turn.DrawUp,
    turn.NextTurn,
    turn.Turn,
    workers.ChooseWorker,
    workers.Hire,
)
KINDS: Final[Mapping[str, type]] = {kind.__name__: kind for kind in CLASSES}

COUNTED: Final = (
    "cowboys",
    "builders",
    "engineers",
    "stations",
    "hazards",
    "pairs",
    "buildings",
    "forest",
)


def read_stack(s: TrailState, value: object) -> list[Frame[Any]]:
    """The frames of a document, the next one last; BadPosition if one does not fit the game."""
    automa = s.rules.automa
    own = () if automa is None else automa.frames
    stack = frames_of(value, {**KINDS, **{kind.__name__: kind for kind in own}})
    turn_last(stack, (turn.NextTurn, turn.Turn))
    for frame in stack:
        well_formed(frame, bounds(s), {"per": COUNTED, "": tuple(s.rules.law)})
        if isinstance(frame, delivery.ChooseArrow):
            with_action(s, frame.pairs)
    return stack


def bounds(s: TrailState) -> dict[str, tuple[int, int]]:
    """The lowest and highest value of the fields that are indices of a table."""
    rules = s.rules
    return {
        "seat": (0, len(s.players) - 1),
        "at": (0, len(rules.nodes) - 1),
        "path": (0, len(rules.nodes) - 1),
        "column": (0, len(rules.bags) - 1),
        "station": (-1, len(rules.stations) - 1),
        "stations": (0, len(rules.stations) - 1),
        "city": (0, len(rules.cities) - 1),
        "number": (0, len(rules.private) - 1),
        "option": (0, len(rules.options) - 1),
        "cards": (0, len(rules.cards) - 1),
        "pairs": (0, len(rules.arrows) - 1),
        "tile": (0, len(rules.tiles) - 1),
        "used": (0, (1 << location.SLOTS) - 1),
        "visit": (0, MOST),
        "value": (0, MOST),
        "modifier": (-TIMES, TIMES),
    }


def with_action(s: TrailState, pairs: tuple[int, ...]) -> None:
    """Only arrows with an action are waiting to be chosen."""
    for pair in pairs:
        if s.rules.arrows[pair].action is None:
            raise BadPosition(
                "error-position-arrow", "ChooseArrow.pairs: arrow {arrow} has no action", arrow=pair
            )
