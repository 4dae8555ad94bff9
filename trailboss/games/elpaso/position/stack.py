"""The stack of a document: every frame and effect of El Paso by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from trailboss.core.engine import Effect, Frame
from trailboss.core.errors import BadPosition
from trailboss.games.elpaso import (
    auxiliary,
    cards,
    construction,
    delivery,
    ending,
    location,
    market,
    movement,
    setup,
    tokens,
    train,
    turn,
    workers,
)
from trailboss.games.elpaso.actions import MOST_ACTIONS, MOST_AUXILIARY, MOST_BUILDERS
from trailboss.games.elpaso.rules import ALL_ROUNDER, ANY
from trailboss.games.elpaso.state import ElPasoState, people
from trailboss.games.kit.reading import MOST
from trailboss.games.kit.stacks import frames_of, turn_last, well_formed

CLASSES: Final[tuple[type, ...]] = (
    Effect,
    auxiliary.ChooseAuxiliary,
    cards.ChooseCow,
    cards.ChooseRemoval,
    cards.DiscardCow,
    cards.DiscardDrawn,
    cards.ExchangeAgain,
    construction.ChooseKind,
    construction.ChooseSite,
    construction.PlaceBuilding,
    delivery.ChooseCertificates,
    delivery.ChooseDisc,
    delivery.ChoosePost,
    delivery.DiscardHand,
    location.Again,
    location.Perform,
    market.ChooseBreed,
    market.TakeCow,
    movement.Walk,
    setup.PlaceRancher,
    setup.StartingCapital,
    tokens.ChooseToken,
    tokens.OfferImmediate,
    train.ChooseTrainCard,
    train.RunTrain,
    ending.DrawPhase,
    ending.Window,
    turn.NextTurn,
    turn.Turn,
    workers.ChooseWorker,
    workers.Employ,
    workers.Hire,
)
KINDS: Final[Mapping[str, type]] = {kind.__name__: kind for kind in CLASSES}
NUMBERS: Final = ("R6.6", "R6.8", "R6.10", "R6.10a", "R6.14", "R7.3", "R8.4")
"""The rules that a frame may name as the one by which it asks."""


def read_stack(s: ElPasoState, value: object) -> list[Frame[Any]]:
    """The frames of a document, the next one last; BadPosition if one does not fit the game."""
    stack = frames_of(value, KINDS)
    turn_last(stack, (turn.NextTurn, turn.Turn))
    for frame in stack:
        turns = isinstance(frame, (turn.NextTurn, turn.Turn))
        well_formed(frame, bounds(s, len(s.players) if turns else people(s)), {"": NUMBERS})
        if isinstance(frame, tokens.OfferImmediate) and not s.rules.tokens[frame.token].immediate:
            raise BadPosition(
                "error-position-immediate",
                "OfferImmediate.token: {token} has no immediate effect",
                token=frame.token,
            )
    return stack


def bounds(s: ElPasoState, seats: int) -> dict[str, tuple[int, int]]:
    """The lowest and highest value of the fields that are indices of a table.

    Sue has turns, but she is never asked.
    """
    rules = s.rules
    return {
        "seat": (0, seats - 1),
        "source": (0, len(rules.sources) - 1),
        "used": (0, (1 << MOST_ACTIONS) - 1),
        "done": (0, (1 << MOST_AUXILIARY) - 1),
        "hired": (0, (1 << len(s.workers)) - 1),
        "kind": (0, len(rules.kinds) - 1),
        "site": (1, len(rules.nodes) - 1),
        "trade": (0, ALL_ROUNDER - 1),
        "count": (0, MOST_BUILDERS),
        "field": (0, len(rules.fields) - 1),
        "card": (0, len(rules.train) - 1),
        "cards": (1, rules.first_worker - 1),
        "post": (0, len(rules.posts) - 1),
        "token": (0, len(rules.tokens) - 1),
        "what": (0, ANY),
        "visit": (0, MOST),
        "value": (0, MOST),
    }
