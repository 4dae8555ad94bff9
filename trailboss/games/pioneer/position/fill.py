"""Cards and goals of a position written by hand: named ones, and those that are dealt (R20)."""

from __future__ import annotations

from typing import Final

from trailboss.core.errors import BadPosition
from trailboss.core.rng import below, shuffled
from trailboss.core.zones import Zone
from trailboss.games.kit.reading import Doc, chosen, once
from trailboss.games.pioneer.components import (
    CARD_IDS,
    DECK,
    GOAL_IDS,
    GOAL_TYPES,
    GOALS,
    TURN_CARDS,
    TURNS,
    goal_type,
)
from trailboss.games.pioneer.setup import goals_of
from trailboss.games.pioneer.state import PioneerState
from trailboss.games.pioneer.turn import is_secret_turn, without_dealer

DEFAULT_GOALS: Final = ("1A", "1F", "1K")


def read_cards(s: PioneerState, top: Doc) -> None:
    """The cards; what lies nowhere is dealt: secret cards, what was played, then the deck."""
    over = top.has("stack") and not top.items("stack")
    s.shown = once(top.zone("shown", CARD_IDS, "card"), "shown")
    s.discard = once(top.zone("discard", CARD_IDS, "card"), "discard")
    s.secret = once(top.zone("secret", CARD_IDS, "card"), "secret")
    if top.get("taken") not in (None, ""):
        s.taken = chosen(top.get("taken"), "taken", CARD_IDS, "card")
    known = (*s.shown, *s.discard, *s.secret, *((s.taken,) if s.taken else ()))
    s.deck = once(top.zone("deck", CARD_IDS, "card"), "deck")
    given = once((*known, *s.deck), "the table")
    rest = shuffled(s, tuple(card for card in DECK if card not in given))
    if s.rules.extra_card and not top.has("secret") and not over:
        s.secret, rest = rest[: len(s.players)], rest[len(s.players) :]
    if not top.has("discard") and not top.has("deck"):
        played = len(rest) if over else TURN_CARDS * (s.turn - 1) + burnt(s)
        s.discard, rest = rest[:played], rest[played:]
    if not top.has("deck"):
        s.deck = rest
    elif not top.has("discard"):
        s.discard = rest
    check_cards(s, over)


def burnt(s: PioneerState) -> int:
    """Without a dealer's privilege one card of a turn that is open was discarded (R14.1)."""
    return 1 if without_dealer(s) and s.shown and not is_secret_turn(s) else 0


def check_cards(s: PioneerState, over: bool) -> None:
    """Secret cards are for everybody or nobody, and the deck lasts to the end of the round."""
    secret = len(s.players) if s.rules.extra_card and not over else 0
    if len(s.secret) != secret:
        raise BadPosition(
            "error-position-secret",
            "there must be {count} secret cards, not {has} (R14.2)",
            count=secret,
            has=len(s.secret),
        )
    turns = TURNS - int(s.rules.extra_card) - s.turn + int(not s.shown and not is_secret_turn(s))
    if not over and len(s.deck) < TURN_CARDS * turns:
        raise BadPosition(
            "error-position-deck",
            "the deck has {count} cards, too few for this round",
            count=len(s.deck),
        )


def read_goals(s: PioneerState, top: Doc) -> None:
    """The goals; what is not named is one of each type, alone face down until turned up."""
    alone = len(s.players) == 1
    turned = s.round - 1 if alone else len(GOAL_TYPES)
    open_goals = turned + s.rules.level if alone else turned
    s.goals = once(top.zone("goals", GOAL_IDS, "goal"), "goals")
    s.face_down = once(top.zone("face_down", GOAL_IDS, "goal"), "face_down")
    if not top.has("goals"):
        s.goals = open_ones(s, open_goals) if alone else names(DEFAULT_GOALS)
    if alone and not top.has("face_down"):
        s.face_down = of_types(s, missing(s))
    if len(s.goals) != open_goals or len(s.face_down) != len(GOAL_TYPES) - turned:
        down = len(GOAL_TYPES) - turned
        raise BadPosition(
            "error-position-goals",
            "{open} goals lie open in this round and {down} face down",
            open=open_goals,
            down=down,
        )
    s.met = bits_of(top, "met", len(s.goals))
    s.stale = bits_of(top, "stale", len(s.goals))
    check_stars(s)


def names(goals: tuple[str, ...]) -> Zone:
    """Goals by name."""
    return tuple(GOAL_IDS[name] for name in goals)


def open_ones(s: PioneerState, many: int) -> Zone:
    """Goals that lie open: some of the level, then one of a type for each round but the first."""
    turned = of_types(s, shuffled(s, missing(s)))[: s.round - 1]
    used = (*s.face_down, *turned)
    others = tuple(g for g in range(1, len(GOALS) + 1) if g not in used)
    return (*shuffled(s, others)[: many - len(turned)], *turned)


def missing(s: PioneerState) -> Zone:
    """The types of which no goal was turned up or lies face down."""
    seen = [goal_type(goal) for goal in (*s.goals[s.rules.level :], *s.face_down)]
    return tuple(t for t in range(len(GOAL_TYPES)) if t not in seen)


def of_types(s: PioneerState, types: Zone) -> Zone:
    """A goal of each of these types that lies nowhere else."""
    found: Zone = ()
    used = (*s.goals, *s.face_down)
    for t in types:
        choices = [goal for goal in goals_of(t) if goal not in used]
        if choices:
            found = (*found, choices[below(s, len(choices))])
    return found


def bits_of(top: Doc, name: str, size: int) -> int:
    """Places of goals as bits."""
    bits = 0
    for place in top.items(name):
        if type(place) is not int or not 0 <= place < size:
            raise BadPosition(
                "error-position-goal-places",
                "{where} must hold places of goals, 0 to {most}",
                where=name,
                most=size - 1,
            )
        bits |= 1 << place
    return bits


def check_stars(s: PioneerState) -> None:
    """Whoever has points for a goal met it, and then it was met by somebody (R11.2)."""
    if s.stale and (len(s.players) > 1 or s.rules.solo_retroactive):
        raise BadPosition(
            "error-position-stale", "stale goals are for a player alone under the ruling RL-15"
        )
    if len(s.players) == 1:
        return
    for place in range(len(s.goals)):
        scored = any(p.stars[place] for p in s.players)
        if scored != bool(s.met >> place & 1):
            raise BadPosition(
                "error-position-goal-met",
                "goal {place} is met exactly when somebody has points for it",
                place=place,
            )
