"""Games of the engine as cardboard: each answers a companion with what happened in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from trailboss.companion.base import GO, LAST, NO, NOBODY, NONE, YES, Question
from trailboss.companion.opponents.elpaso.side import MOVES
from trailboss.core.event import Event
from trailboss.core.rng import below
from trailboss.games.elpaso.game import EL_PASO
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.elpaso.sue.deck import SUE_CARDS
from trailboss.games.gwt2.components import CATTLE, OBJECTIVES, STARTING
from trailboss.games.gwt2.rules import GWT2
from trailboss.games.trail.effects import own_buildings
from trailboss.games.trail.state import TrailState

AUTOMA = 1
OBJECTIVE_VP = {card.name: card.vp for card in (*OBJECTIVES, *STARTING)}
CATTLE_VP = {card.name: card.vp for card in CATTLE}


@dataclass
class Turn:
    """A turn of the automa: what was told, and what its player saw then."""

    events: list[Event]
    last: bool
    buildings: int = 0
    """The person's private buildings."""
    hazard: int = 0
    replaced: str = ""
    """The building that was replaced."""
    read: set[int] = field(default_factory=set)

    def things(self, *verbs: str) -> list[Event]:
        return [event for event in self.events if event.verb in verbs]

    def next(self, *verbs: str) -> Event | None:
        """The first such event that was not asked for yet."""
        for place, event in enumerate(self.events):
            if event.verb in verbs and place not in self.read:
                self.read.add(place)
                return event
        return None

    def peek(self, *verbs: str) -> Event | None:
        left = [e for i, e in enumerate(self.events) if e.verb in verbs and i not in self.read]
        return left[0] if left else None


class Mirror:
    """The table of a whole game, turn by turn."""

    def __init__(self, turns: Iterator[Turn]) -> None:
        self.turns = list(turns)
        self.done = 0

    @property
    def turn(self) -> Turn:
        return self.turns[self.done - 1]

    def over(self) -> bool:
        return self.done == len(self.turns)

    def begin(self) -> str:
        """The answer between two turns."""
        self.done += 1
        return LAST if self.turn.last else GO


def elpaso(seed: int, options: dict[str, str]) -> tuple[ElPasoState, Mirror]:
    """A game alone against Sue, played at random."""
    s = EL_PASO.setup(1, seed, options)
    state = s.clone()
    return s, Mirror(elpaso_turns(s, state))


def elpaso_turns(s: ElPasoState, luck: ElPasoState) -> Iterator[Turn]:
    """Play to the end; each turn of Sue as it happens."""
    ended = False
    while s.waiting():
        s.log = []
        legal = s.legal(0)
        s.play(0, legal[below(luck, len(legal))])
        ended = ended or any(e.verb == "end" and e.seat == 0 for e in s.log)
        own = [event for event in s.log if event.seat == AUTOMA]
        if any(event.verb == "sue-card" for event in own):
            yield Turn(own, ended)


def sue_answer(mirror: Mirror, question: Question, stars: tuple[int, ...]) -> str:
    """What a person at that table would answer."""
    key = question.key
    if key == "turn":
        return mirror.begin()
    if key.startswith("ask-own"):
        return "0"
    turn = mirror.turn
    if key in ("sue-ask-move", "sue-ask-action"):
        name = turn.things("sue-card")[0].thing.removeprefix("sue-")
        (card,) = [card for card in SUE_CARDS if card.name == name]
        moves = {move: name for name, move in MOVES.items()}
        return moves[card.steps, card.per] if key == "sue-ask-move" else card.action
    if key == "sue-ask-arrived":
        return YES if turn.things("el-paso") else NO
    if key == "sue-ask-resource":
        drawn = turn.next("sue-draws")
        assert drawn is not None
        if drawn.thing in ("black_angus", "corriente"):
            turn.next("cow")
        return drawn.thing
    if key == "sue-ask-side":
        card_number = int(dict(question.values)["card"])
        return "star" if stars[card_number - 1] else "plain"
    return sue_gain(turn, question)


def sue_gain(turn: Turn, question: Question) -> str:
    """Answers about cows, tokens, buildings and El Paso."""
    key = question.key
    if key in ("sue-ask-cow", "sue-ask-left", "sue-ask-simmental"):
        cow = turn.next("cow", "sue-no-cow", "end")
        assert cow is not None
        if key == "sue-ask-cow":
            return NONE if cow.verb == "sue-no-cow" else cow.thing
        if key == "sue-ask-left":
            return NO if cow.verb == "sue-no-cow" else YES
        return "empty" if cow.verb == "end" else "card"
    if key == "sue-ask-token-kind":
        token = turn.peek("sue-token", "sue-no-token")
        if token is None or token.verb == "sue-no-token":
            return NONE
        return "objective" if token.thing.startswith("o") else "bonus"
    if key in ("sue-ask-objective", "sue-ask-bonus"):
        token = turn.next("sue-token", "sue-no-token")
        return str(token.amount if token is not None else 0)
    if key == "sue-ask-kind":
        built = turn.things("build")
        return str(built[0].amount if built else 0)
    if key == "sue-ask-replace":
        new, further = turn.things("replace"), turn.things("sue-replaces")
        if not new:
            return NONE
        return f"replace:{new[0].amount - further[0].amount}:{new[0].amount}"
    assert question.default, key
    return question.default


def gwt2(seed: int, options: dict[str, str]) -> tuple[TrailState, Mirror]:
    """A game alone against Sam, played at random."""
    s = GWT2.setup(1, seed, options)
    return s, Mirror(gwt2_turns(s, s.clone()))


def gwt2_turns(s: TrailState, luck: TrailState) -> Iterator[Turn]:
    """Play to the end; each turn of Sam as it happens."""
    ended = False
    while s.waiting():
        s.log = []
        board, hazards = s.board, s.players[AUTOMA].hazards
        legal = s.legal(0)
        s.play(0, legal[below(luck, len(legal))])
        ended = ended or any(e.verb == "end" and e.seat == 0 for e in s.log)
        own = [event for event in s.log if event.seat == AUTOMA]
        if not any(event.verb == "sam-card" for event in own):
            continue
        turn = Turn(own, ended, len(own_buildings(s, 0)))
        gained = s.players[AUTOMA].hazards[len(hazards) :]
        turn.hazard = sum(s.rules.tiles[tile].vp for tile in gained)
        if turn.things("replace"):
            site = own[own.index(turn.things("replace")[0]) + 1].thing
            at = [node.name for node in s.rules.nodes].index(site)
            turn.replaced = f"tile:{s.rules.tiles[board[at]].what + 1}"
        yield turn


def sam_answer(mirror: Mirror, question: Question, first: str) -> str:
    """What a person at that table would answer; `first` is the worker of the set-up."""
    key = question.key
    if key == "turn":
        return mirror.begin()
    fixed = {"ask-own-points": "0", "sam-ask-worker": first, "sam-ask-starting": "3"}
    if key in fixed:
        return fixed[key]
    turn = mirror.turn
    upgraded = [event.thing for event in turn.things("upgrade")]
    terminus = any(event.thing == "39" for event in turn.things("engine"))
    hired = turn.things("hire")
    bought = turn.things("sam-buys")
    found = {
        "sam-ask-buildings": str(turn.buildings),
        "sam-ask-arrived": YES if any(e.thing == "KC" for e in turn.things("move")) else NO,
        "sam-ask-hired": hired[0].thing if hired else NOBODY,
        "sam-ask-engineer": YES if hired else NO,
        "sam-ask-station": "10" if terminus else (*upgraded, "0")[0],
        "sam-ask-terminus": "10" if terminus else "0",
        "sam-ask-return": (*[name for name in upgraded if name != "10"], "0")[0],
        "sam-ask-hazard": str(turn.hazard),
        "sam-ask-cattle": str(bought[0].amount if bought else 0),
        "sam-ask-space": YES if turn.things("build") else NO,
        "sam-ask-old": turn.replaced,
        "sam-ask-token": YES if turn.things("end") else NO,
    }
    if key == "sam-ask-objective":
        taken = turn.next("take")
        return str(OBJECTIVE_VP[taken.thing] if taken is not None else 0)
    return found[key]
