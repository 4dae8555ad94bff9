"""The stack of a document: every frame and effect by name, read and examined."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from trailboss.core.engine import Effect, Frame
from trailboss.core.errors import BadPosition
from trailboss.core.notation import decode
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
from trailboss.games.trail.reading import MOST, listed, shown, whole
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

DEEPEST: Final = 20
TIMES: Final = 99
"""No count of a frame (steps, cards, dollars of an action) is larger."""
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
    limits = bounds(s)
    stack: list[Frame[Any]] = []
    for item in listed(value, "stack"):
        shallow(item, DEEPEST)
        frame = decode(item, KINDS)
        if not isinstance(frame, Frame):
            raise BadPosition(f"the stack has {shown(item)} that is no frame")
        examine(s, frame, limits)
        stack.append(frame)
    return stack


def shallow(value: object, depth: int) -> None:
    """Plain data that is not nested without end."""
    if depth == 0:
        raise BadPosition("the stack is nested too deeply")
    if isinstance(value, Mapping):
        for name, content in value.items():
            if not isinstance(name, str):
                raise BadPosition(f"the stack has the key {shown(name)}, which is no name")
            shallow(content, depth - 1)
        nested(value)
    elif isinstance(value, list):
        for content in listed(value, "a list of the stack"):
            shallow(content, depth - 1)
    elif not isinstance(value, (str, int)) or shown(value) == "a huge number":
        raise BadPosition(f"the stack cannot hold {shown(value)}")


def nested(doc: Mapping[str, object]) -> None:
    """A field for an effect has an effect, one for a frame has that frame.

    This is seen before the frame is made, because compiled frames take nothing else.
    """
    kind = KINDS.get(str(doc.get("is")), Effect)
    for field in fields(kind):
        if field.name in doc and isinstance(field.default, (Frame, Effect)):
            content = doc[field.name]
            inner = KINDS.get(str(content.get("is"))) if isinstance(content, Mapping) else None
            want = Effect if isinstance(field.default, Effect) else type(field.default)
            if inner is None or not issubclass(inner, want):
                raise BadPosition(f"{kind.__name__}.{field.name} cannot be {shown(content)}")


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


def examine(
    s: TrailState, value: Frame[Any] | Effect[Any], limits: dict[str, tuple[int, int]]
) -> None:
    """Every field of a frame or effect, and of what it holds, is of its kind and in range."""
    kind = type(value).__name__
    for field in fields(value):
        content = getattr(value, field.name)
        where = f"{kind}.{field.name}"
        if field.name == "pairs" and isinstance(content, tuple):
            with_action(s, content)
        for item in content if isinstance(content, tuple) else (content,):
            examine_item(s, field.name, item, where, limits)


def examine_item(
    s: TrailState, name: str, item: object, where: str, limits: dict[str, tuple[int, int]]
) -> None:
    """One value of a field: another frame or effect, a word or a number."""
    if name == "effects" and not isinstance(item, Effect):
        raise BadPosition(f"{where} must hold effects, not {shown(item)}")
    if isinstance(item, (Frame, Effect)):
        examine(s, item, limits)
    elif isinstance(item, str):
        known = COUNTED if name == "per" else tuple(s.rules.law)
        if item and item not in known:
            raise BadPosition(f"{where}: nothing is called {shown(item)}")
    elif not isinstance(item, bool):
        low, high = limits.get(name, (0, TIMES))
        whole(item, where, low, high)


def with_action(s: TrailState, pairs: tuple[object, ...]) -> None:
    """Only arrows with an action are waiting to be chosen."""
    for pair in pairs:
        if not isinstance(pair, int) or not 0 <= pair < len(s.rules.arrows):
            raise BadPosition(f"ChooseArrow.pairs: there is no arrow {shown(pair)}")
        if s.rules.arrows[pair].action is None:
            raise BadPosition(f"ChooseArrow.pairs: arrow {pair} has no action")


def ask(s: TrailState) -> None:
    """Everybody who is asked has an answer, and the game can go on from every answer.

    A stack written by hand may name things that are not there, such as a building that is not in
    reserve. Only trying shows it, so here any failure of a rule is the fault of the document.
    """
    try:
        s.settle()
        for seat in s.waiting():
            options = s.legal(seat)
            s.refusals(seat)
            if not options:
                raise BadPosition(f"the position asks seat {seat}, which has no answer")
            for action in options:
                s.clone().apply(seat, action)
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        why = f"{type(error).__name__}: {error}"[:80]
        raise BadPosition(f"the stack does not fit the position ({why!r})") from None
