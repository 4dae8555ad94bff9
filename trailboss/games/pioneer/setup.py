"""Setup: sheets, goals, cards, dealer (R3, R15.2)."""

from __future__ import annotations

from trailboss.core.errors import BadOptions
from trailboss.core.rng import MASK, below, mix, shuffled, stream
from trailboss.core.zones import Zone
from trailboss.games.pioneer.board import Board
from trailboss.games.pioneer.components import (
    EXTRA_CARD_SEATS,
    GOAL_TYPES,
    GOALS_PER_TYPE,
    LEVELS,
    THREE_PLAYER_BONUS,
)
from trailboss.games.pioneer.state import PioneerState, Rules, blank
from trailboss.games.pioneer.turn import StartRound


def rules_from(options: dict[str, str]) -> Rules:
    """The options of the table as a value."""
    on = {name for name, value in options.items() if value == "true"}
    return Rules(
        map=options["map"],
        extra_card="extra_card" in on,
        level=LEVELS.index(options["level"]),
        draw_outline="draw_outline" in on,
        draw_station_sides="draw_station_sides" in on,
        return_to_own_station="return_to_own_station" in on,
        same_railway_twice_in_town="same_railway_twice_in_town" in on,
        forfeit_blocked_tracks="forfeit_blocked_tracks" in on,
        special_on_any_track="special_on_any_track" in on,
        same_turn_town_boxes="same_turn_town_boxes" in on,
        suit_before_tracks="suit_before_tracks" in on,
        bank_min=int(options["bank_min"]),
        surplus_saloon_counts="surplus_saloon_counts" in on,
        shortcut_is_border="shortcut_is_border" in on,
        mixed_at_activation="mixed_at_activation" in on,
        solo_retroactive="solo_retroactive" in on,
        switch_counts_to_six="switch_counts_to_six" in on,
        boxes_when_checked="boxes_when_checked" in on,
        again_if_ripe="again_if_ripe" in on,
    )


def empty_table(seats: int, board: Board, rules: Rules) -> PioneerState:
    """Sheets and pencils, but neither cards nor goals (R3.1, R3.2)."""
    s = PioneerState()
    s.stack = []
    s.rng = s.revealed = 0
    s.log = None
    s.anytime = ()
    s.rules = rules
    s.board = board
    s.players = [blank(board) for _ in range(seats)]
    s.own = (1 << seats) - 1
    s.before = ()
    s.round = s.turn = s.dealer = s.taken = s.met = s.stale = 0
    s.deck = s.shown = s.secret = s.discard = s.goals = s.face_down = ()
    return s


def start(seats: int, seed: int, board: Board, rules: Rules, dealer: str) -> PioneerState:
    """A table before the first decision."""
    if rules.extra_card and seats > EXTRA_CARD_SEATS:
        raise BadOptions(
            "error-extra-card",
            "the extra card is for {least} to {limit} players, not {seats}",
            least=1,
            limit=EXTRA_CARD_SEATS,
            seats=seats,
        )
    if dealer != "random" and int(dealer) >= seats:
        raise BadOptions(
            "error-dealer",
            "dealer={dealer}: there are only {seats} seats, counted from 0",
            dealer=dealer,
            seats=seats,
        )
    s = empty_table(seats, board, rules)
    s.rng = stream(seed) if seed > MASK else mix(seed)
    s.dealer = below(s, seats) if dealer == "random" else int(dealer)
    choose_goals(s)
    if seats == 3:
        s.sheet((s.dealer + 2) % 3).bonus = THREE_PLAYER_BONUS
    s.then(StartRound())
    s.settle()
    return s


def choose_goals(s: PioneerState) -> None:
    """One of each type lies open (R3.3); alone they lie face down beside others (R15.1, R15.2)."""
    types = [shuffled(s, goals_of(t)) for t in range(len(GOAL_TYPES))]
    one_each = tuple(goals[0] for goals in types)
    if len(s.players) > 1:
        s.goals = one_each
        return
    others: Zone = tuple(goal for goals in types for goal in goals[1:])
    s.face_down = shuffled(s, one_each)
    s.goals = shuffled(s, others)[: s.rules.level]


def goals_of(goal_type: int) -> Zone:
    """The five goals of a type."""
    first = goal_type * GOALS_PER_TYPE + 1
    return tuple(range(first, first + GOALS_PER_TYPE))
