"""Rounds and turns: cards are revealed, everybody plays at once, goals, hands (R4, R12, R14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trailboss.core.action import Action
from trailboss.core.engine import NOBODY, Decision, Frame, Parallel, Step
from trailboss.core.refusal import Refusal
from trailboss.core.rng import shuffled
from trailboss.core.zones import Zone, put, without
from trailboss.games.pioneer.actions import CARD
from trailboss.games.pioneer.activation import Activation, place_name
from trailboss.games.pioneer.components import (
    CARDS,
    DECK,
    MANY,
    ROUNDS,
    SUITS,
    TURN_CARDS,
    TURNS,
)
from trailboss.games.pioneer.geometry import CELLS, N_TRACKS, TRACKS
from trailboss.games.pioneer.goals import check_goals, goal_name, meets
from trailboss.games.pioneer.laying import Lay, write_card
from trailboss.games.pioneer.poker import classify, hand_of
from trailboss.games.pioneer.state import CIRCLED, CROSSED, FREE, PioneerState, rest
from trailboss.games.pioneer.tracks import can_draw_plain

CARD_NAMES: Final = tuple(f"the card {card}" for card in CARDS)


def without_dealer(s: PioneerState) -> bool:
    """Does the dealer have no privilege? With five and more players, and alone (R14.1, R15.3)."""
    return len(s.players) >= MANY or len(s.players) == 1


def put_away(s: PioneerState) -> int:
    """The card of this turn that nobody may use (R14.1, R15.3); 0 if there is none."""
    return s.discard[-1] if s.shown and without_dealer(s) else 0


def is_secret_turn(s: PioneerState) -> bool:
    """The last turn of a round is played with the secret cards (R14.2, R14.4)."""
    return s.rules.extra_card and s.turn == TURNS


def offered(s: PioneerState, seat: int) -> Zone:
    """The cards that a seat may choose from."""
    return (s.secret[seat],) if is_secret_turn(s) else s.shown


def usable(s: PioneerState, seat: int, cards: list[int]) -> list[int]:
    """All of them; under RL-06 none that cannot extend its railway, if another can."""
    if s.rules.forfeit_blocked_tracks:
        return cards
    p = s.players[seat].clone()
    good = []
    for card in cards:
        p.railway = (card - 1) % len(SUITS)
        if can_draw_plain(s.board, s.rules, p):
            good.append(card)
    return good or cards


def card_actions(s: PioneerState, seat: int, cards: Zone) -> list[Action]:
    """The cards that may be used; a card seen from behind is no choice."""
    return [CARD[card - 1] for card in usable(s, seat, [c for c in cards if c])]


def card_refusals(s: PioneerState, seat: int, cards: Zone) -> list[Refusal]:
    """Why the other cards cannot be used."""
    legal = card_actions(s, seat, cards)
    refused = []
    for card in DECK:
        if CARD[card - 1] in legal:
            continue
        if card in cards:
            refused.append(Refusal(CARD[card - 1], "R6.9", "its-railway-cannot-grow"))
        elif card == s.taken:
            refused.append(Refusal(CARD[card - 1], "R4.2", "the-dealer-has-taken-it"))
        elif card in s.discard:
            refused.append(Refusal(CARD[card - 1], "R4.7", "it-is-in-the-discard-pile"))
        else:
            refused.append(Refusal(CARD[card - 1], "R4.2", "it-is-not-on-the-table"))
    return refused


@dataclass(frozen=True)
class StartRound(Step[PioneerState]):
    """All cards are shuffled; secret cards are dealt, a solo goal is turned up (R12.3)."""

    def run(self, s: PioneerState) -> None:
        s.round += 1
        s.turn = 0
        s.deck = shuffled(s, DECK)
        s.discard = ()
        s.reveal()
        s.tell("round", s.dealer, "R4.1", s.round)
        if s.face_down and s.round > 1:
            turn_up_goal(s)
        if s.rules.extra_card:
            deal_secrets(s)
        s.then(StartTurn())


def turn_up_goal(s: PioneerState) -> None:
    """One of the goals that lay face down is in play from now on (R15.4, R15.6)."""
    goal = s.face_down[0]
    s.face_down = s.face_down[1:]
    if not s.rules.solo_retroactive and meets(s, s.players[0], goal):
        s.stale |= 1 << len(s.goals)
    s.goals = (*s.goals, goal)
    s.tell("turned up", 0, "R15.4", 0, goal_name(goal))


def deal_secrets(s: PioneerState) -> None:
    """Each player gets the card of the fifth turn, from the dealer's left (R14.2)."""
    n = len(s.players)
    secret: Zone = (0,) * n
    for i in range(n):
        seat = (s.dealer + 1 + i) % n
        secret = put(secret, seat, s.deck[i])
        s.tell("dealt", seat, "R14.2", 1, card_name(s.deck[i] - 1), seat)
    s.secret = secret
    s.deck = s.deck[n:]


@dataclass(frozen=True)
class StartTurn(Step[PioneerState]):
    """The dealer reveals cards: three, or two after a discard (R4.2, R14.1, R15.3)."""

    def run(self, s: PioneerState) -> None:
        s.turn += 1
        s.taken = 0
        s.shown = ()
        if is_secret_turn(s):
            s.then(OpenTurn(), EndTurn())
            return
        cards, s.deck = s.deck[:TURN_CARDS], s.deck[TURN_CARDS:]
        s.reveal()
        if without_dealer(s):
            s.discard += (cards[0],)
            s.shown = cards[1:]
            s.tell("discarded", s.dealer, "R14.1", 1, card_name(cards[0] - 1))
            s.then(OpenTurn(), EndTurn())
        else:
            s.shown = cards
            s.then(TakeCard(s.dealer), OpenTurn(), EndTurn())
        if s.log is not None:
            s.tell("revealed", s.dealer, "R4.2", len(s.shown), names(s.shown))


def card_name(card: int) -> str:
    """A card as events tell it: `the card KC` is no city."""
    return CARD_NAMES[card]


def names(cards: Zone) -> str:
    """The cards, one after another."""
    return ", ".join(card_name(card - 1) for card in cards)


@dataclass(frozen=True)
class TakeCard(Decision[PioneerState]):
    """The dealer takes one of three cards; the others choose from the rest (R4.2)."""

    def legal(self, s: PioneerState, seat: int) -> list[Action]:
        return card_actions(s, seat, s.shown)

    def apply(self, s: PioneerState, seat: int, action: Action) -> None:
        s.taken = action.arg + 1
        s.shown = without(s.shown, s.taken)
        s.tell("took", seat, "R4.2", 1, card_name(action.arg))
        write_card(s, seat, s.taken)

    def refusals(self, s: PioneerState, seat: int) -> list[Refusal]:
        return card_refusals(s, seat, s.shown)

    def rule(self) -> str:
        return "R4.2"


@dataclass(frozen=True)
class OpenTurn(Step[PioneerState]):
    """From now on everybody plays at once, and sees the others as they are now (R4.3)."""

    def run(self, s: PioneerState) -> None:
        s.before = tuple([p.clone() for p in s.players])
        s.then(Parallel(tuple([opening(s, seat) for seat in range(len(s.players))])))


def opening(s: PioneerState, seat: int) -> tuple[Frame[PioneerState], ...]:
    """What a seat has to do in this turn, the first on top."""
    if s.taken and seat == s.dealer:
        return after_card(s, seat)[::-1]
    return (ChooseCard(seat),)


def after_card(s: PioneerState, seat: int) -> tuple[Frame[PioneerState], ...]:
    """Tracks, then activation, then perhaps more tracks (R4.5, R7.3)."""
    return Lay(seat), Activation(seat), More(seat, s.players[seat].activated.bit_count())


@dataclass(frozen=True)
class ChooseCard(Decision[PioneerState]):
    """Choose a card; it stays on the table for the others (R4.2)."""

    def legal(self, s: PioneerState, seat: int) -> list[Action]:
        return card_actions(s, seat, offered(s, seat))

    def apply(self, s: PioneerState, seat: int, action: Action) -> None:
        write_card(s, seat, action.arg + 1)
        s.then_all(after_card(s, seat))

    def refusals(self, s: PioneerState, seat: int) -> list[Refusal]:
        return card_refusals(s, seat, offered(s, seat))

    def rule(self) -> str:
        return "R4.2"


@dataclass(frozen=True)
class More(Step[PioneerState]):
    """Boxes circled by the check of locations may be crossed off; else the turn is over (R7.3).

    Another box after an activation would lead nowhere else: all tracks of a turn are of one
    railway, and locations are activated in any order when the last one is laid.
    """

    seat: int = 0
    active: int = 0
    """Locations activated before the tracks that were just laid."""

    def run(self, s: PioneerState) -> None:
        p = s.sheet(self.seat)
        fresh = p.activated.bit_count() > self.active
        if s.rules.again_if_ripe:
            fresh = p.ripe < p.circled and s.rules.same_turn_town_boxes
            p.ripe = p.circled if fresh else p.ripe
        if fresh and p.spare_boxes() > 0:
            s.then_all(after_card(s, self.seat))
            return
        rest(p)
        p.turns += 1
        s.reveal(self.seat)


@dataclass(frozen=True)
class EndTurn(Step[PioneerState]):
    """Everybody has finished: goals, then the cards and the chip move on (R4.5, R4.6)."""

    def run(self, s: PioneerState) -> None:
        s.reveal(0 if len(s.players) == 1 else NOBODY)
        show_turns(s)
        s.before = ()
        check_goals(s)
        s.discard += s.shown
        if s.taken:
            s.discard += (s.taken,)
        s.shown = ()
        s.taken = 0
        if is_secret_turn(s):
            s.discard += s.secret
            s.secret = ()
        else:
            s.dealer = (s.dealer + 1) % len(s.players)
        s.then(StartTurn() if s.turn < TURNS else EndRound())


def show_turns(s: PioneerState) -> None:
    """Tell everybody what everybody drew and activated (R4.3)."""
    if s.log is None or len(s.players) == 1:
        return
    for seat, p in enumerate(s.players):
        was = s.before[seat]
        drawn = [t for t in range(N_TRACKS) if p.tracks[t] != was.tracks[t]]
        cells = [c for c in range(len(CELLS)) if (p.activated ^ was.activated) >> c & 1]
        s.tell("showed tracks", seat, "R6.1", len(drawn), " ".join(TRACKS[t] for t in drawn))
        if cells:
            told = ", ".join(place_name(s, cell) for cell in cells)
            s.tell("showed", seat, "R8.1", len(cells), told)


@dataclass(frozen=True)
class EndRound(Step[PioneerState]):
    """Hands are scored, after all else; a free saloon symbol is lost (R12.1, R12.2)."""

    def run(self, s: PioneerState) -> None:
        for seat in range(len(s.players)):
            p = s.sheet(seat)
            name, points = classify(hand_of(p.ranks, s.round))
            if p.saloons[s.round - 1] == CIRCLED:
                points *= 2
            elif p.saloons[s.round - 1] == FREE:
                p.saloons = put(p.saloons, s.round - 1, CROSSED)
            p.hands += (points,)
            s.tell("scored", seat, "R12.1", points, name)
        if s.round < ROUNDS:
            s.then(StartRound())
