"""What happens next in a position: the question of a turn, and every sheet's part in it (R20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trailboss.core.engine import Decision, Frame, Parallel
from trailboss.core.errors import BadPosition
from trailboss.games.kit.reading import Doc, listed, shown, whole
from trailboss.games.pioneer.activation import (
    Activation,
    ChooseLocation,
    ChooseNuggets,
    needs_answer,
    order_matters,
)
from trailboss.games.pioneer.components import SUITS, TRACKS_A_TURN, TURNS
from trailboss.games.pioneer.geometry import N_CELLS
from trailboss.games.pioneer.laying import Lay, write_card, write_rank
from trailboss.games.pioneer.maps import SALOON
from trailboss.games.pioneer.position.players import result
from trailboss.games.pioneer.ranches import lonely
from trailboss.games.pioneer.state import (
    FREE,
    PioneerState,
    Player,
    drawn_sides,
    rest,
    signature,
)
from trailboss.games.pioneer.turn import (
    ChooseCard,
    EndTurn,
    More,
    OpenTurn,
    StartTurn,
    TakeCard,
    is_secret_turn,
    offered,
    without_dealer,
)

PARTS: Final = ("Lay", "ChooseLocation", "ChooseNuggets")
"""What a seat that has chosen its card may be asked."""


def read_stack(s: PioneerState, top: Doc) -> None:
    """The stack of a document; if it is left out a turn begins, with the shown cards if any."""
    if not top.has("stack"):
        begin_turn(s, top)
        return
    kinds = [kind_of(item) for item in top.items("stack")]
    if kinds == []:
        check_end(s)
    elif kinds == ["EndTurn", "OpenTurn", "TakeCard"]:
        check_cards_of_turn(s, 3, False)
        check_sheets(s, s.players, s.turn - 1)
        if s.before:
            raise BadPosition(
                "error-position-before-empty", "before must be empty until the turn is open"
            )
        number_in(top.items("stack")[2], "seat", s.dealer, s.dealer)
        s.then(TakeCard(s.dealer), OpenTurn(), EndTurn())
    elif kinds == ["EndTurn", "Parallel"]:
        read_parallel(s, top.items("stack")[1])
    else:
        raise BadPosition(
            "error-position-frames",
            "the stack must be EndTurn and Parallel, or EndTurn, OpenTurn, TakeCard",
        )


def kind_of(item: object) -> str:
    """What a frame is called."""
    kind = item.get("is") if isinstance(item, Mapping) else None
    if not isinstance(kind, str):
        raise BadPosition(
            "error-stack-item", "the stack has {value} that is no frame", value=shown(item)
        )
    return kind


def begin_turn(s: PioneerState, top: Doc) -> None:
    """Nobody has begun: cards are revealed, or the dealer is asked, or everybody is."""
    if s.before or any(p.card for p in s.players):
        raise BadPosition(
            "error-position-needs-stack", "sheets in the middle of a turn need a stack"
        )
    check_sheets(s, s.players, s.turn - 1)
    if not s.shown and not s.taken and not is_secret_turn(s):
        s.turn -= 1
        s.then(StartTurn())
    elif len(s.shown) == 3 and not s.taken and not without_dealer(s):
        check_cards_of_turn(s, 3, False)
        s.then(TakeCard(s.dealer), OpenTurn(), EndTurn())
    else:
        check_cards_of_turn(s, 2, not without_dealer(s))
        if s.taken:
            write_card(s, s.dealer, s.taken)
        s.then(OpenTurn(), EndTurn())
    s.settle()


def check_cards_of_turn(s: PioneerState, cards: int, taken: bool) -> None:
    """The cards on the table are those of the turn (R4.2, R14.1, R14.2)."""
    if is_secret_turn(s):
        cards, taken = 0, False
    elif without_dealer(s) and (cards == 3 or taken):
        raise BadPosition(
            "error-position-first-card",
            "with five and more players and alone nobody takes a card first (R14.1)",
        )
    if len(s.shown) != cards or bool(s.taken) != taken:
        if taken:
            raise BadPosition(
                "error-position-taken",
                "this turn needs {cards} shown cards and the dealer's as taken (R4.2)",
                cards=cards,
            )
        raise BadPosition(
            "error-position-shown", "this turn needs {cards} shown cards (R4.2)", cards=cards
        )


def check_end(s: PioneerState) -> None:
    """The game is over."""
    if s.shown or s.taken or s.secret or s.before:
        raise BadPosition(
            "error-position-nothing-open", "when the game is over no card and no turn is open"
        )
    check_sheets(s, s.players, s.turn)


def check_sheets(s: PioneerState, sheets: list[Player] | tuple[Player, ...], turns: int) -> None:
    """Between turns: every sheet has finished `turns` of this round, and nothing is open."""
    played = TURNS * (s.round - 1) + turns
    for seat, p in enumerate(sheets):
        if p.card or p.turns != played or len(p.ranks) != played:
            raise BadPosition(
                "error-position-turns",
                "sheet {seat} must have finished {count} turns, a rank for each",
                seat=seat,
                count=played,
            )
        check_rounds(s, seat, p, played // TURNS)


def check_rounds(s: PioneerState, seat: int, p: Player, rounds: int) -> None:
    """Finished rounds have a result that follows from the ranks, and no free symbol (R12.1)."""
    if len(p.hands) != rounds or FREE in p.saloons[:rounds]:
        raise BadPosition(
            "error-position-hands",
            "sheet {seat} must have {count} hands, and no free symbol in them",
            seat=seat,
            count=rounds,
        )
    for number, points in enumerate(p.hands, 1):
        if points != result(p, number):
            raise BadPosition(
                "error-position-hand",
                "sheet {seat}: hand {hand} is worth {points} (R5.2)",
                seat=seat,
                hand=number,
                points=result(p, number),
            )


def read_parallel(s: PioneerState, item: object) -> None:
    """Everybody plays at once; each seat has a stack of its own."""
    assert isinstance(item, Mapping)
    if {*item} - {"is", "stacks"}:
        raise BadPosition("error-position-parallel", "Parallel has stacks, and nothing else")
    stacks = listed(item.get("stacks"), "stacks")
    if len(stacks) != len(s.players) or not any(stacks):
        raise BadPosition(
            "error-position-own-stacks",
            "every seat needs a stack of its own, and somebody has something to do",
        )
    check_cards_of_turn(s, 2, not without_dealer(s))
    if len(s.before) != len(s.players):
        raise BadPosition(
            "error-position-before", "an open turn needs the sheets as they were before it"
        )
    check_sheets(s, [start_of(s, seat) for seat in range(len(stacks))], s.turn - 1)
    own = tuple(seat_stack(s, seat, listed(stack, "stacks")) for seat, stack in enumerate(stacks))
    s.then(Parallel(own), EndTurn())


def start_of(s: PioneerState, seat: int) -> Player:
    """A sheet before the turn; the dealer's has the rank that was taken, and nothing else yet."""
    was = s.before[seat].clone()
    if seat == s.dealer and s.taken:
        written = was.clone()
        rest(was)
        was.ranks = was.ranks[:-1]
        again = was.clone()
        write_rank(again, s.taken)
        if signature(again) != signature(written):
            raise BadPosition(
                "error-position-before-rank",
                "before[{seat}] must have the rank of the dealer's card, no more",
                seat=seat,
            )
    return was


def seat_stack(s: PioneerState, seat: int, stack: object) -> tuple[Frame[PioneerState], ...]:
    """What one seat has to do, which must fit its sheet."""
    frames = listed(stack, "stacks")
    kinds = [kind_of(item) for item in frames]
    if kinds == []:
        check_finished(s, seat)
        return ()
    number_in(frames[-1], "seat", seat, seat)
    if kinds == ["ChooseCard"]:
        check_choosing(s, seat)
        return (ChooseCard(seat),)
    if kinds[:2] != ["More", "Activation"] or len(kinds) != 3 or kinds[2] not in PARTS:
        raise BadPosition(
            "error-position-turn-stack", "the stack of seat {seat} is not one of a turn", seat=seat
        )
    active = number_in(frames[0], "active", 0, N_CELLS, "seat", seat)
    number_in(frames[1], "seat", seat, seat)
    check_playing(s, seat, active)
    return More(seat, active), Activation(seat), question(s, seat, kinds[2], frames[2])


def number_in(item: object, name: str, low: int, high: int, same: str = "", value: int = 0) -> int:
    """A number of a frame; another one that must be as it is."""
    assert isinstance(item, Mapping)
    known = {"is", name, same, "cell"} if item.get("is") == "ChooseNuggets" else {"is", name, same}
    if {*item} - known:
        raise BadPosition(
            "error-position-unknown-field",
            "{frame} has a field that it does not know",
            frame=item["is"],
        )
    if same:
        number_in({"is": item["is"], same: item.get(same, 0)}, same, value, value)
    return whole(item.get(name, 0), f"{item['is']}.{name}", low, high)


def question(s: PioneerState, seat: int, kind: str, item: object) -> Decision[PioneerState]:
    """What a seat in its turn is asked; it must have something to choose."""
    p = s.players[seat]
    waits = due_cells(s, p)
    if kind == "Lay":
        if not waits <= {*p.pending, *p.alone} or {*p.pending} & {*p.alone}:
            raise BadPosition(
                "error-position-pending",
                "seat {seat}: a location whose condition is met is not pending",
                seat=seat,
            )
        return Lay(seat)
    if not waits <= {*p.pending} or p.closed:
        raise BadPosition(
            "error-position-pending",
            "seat {seat}: a location whose condition is met is not pending",
            seat=seat,
        )
    if kind == "ChooseLocation":
        if not order_matters(s, p):
            raise BadPosition(
                "error-position-no-order",
                "seat {seat} has no locations whose order matters",
                seat=seat,
            )
        return ChooseLocation(seat)
    assert isinstance(item, Mapping)
    cell = whole(item.get("cell", 0), "ChooseNuggets.cell", 0, N_CELLS - 1)
    if cell not in p.pending or not needs_answer(s, p, cell):
        raise BadPosition(
            "error-position-nuggets", "seat {seat} has no nuggets to choose there", seat=seat
        )
    return ChooseNuggets(seat, cell)


def due_cells(s: PioneerState, p: Player) -> set[int]:
    """The cells whose condition is met but which are not activated (R8.1)."""
    needs = s.board.needs
    met = {c for c in range(N_CELLS) if needs[c] and drawn_sides(p, c) >= needs[c]}
    if any(p.tracks):
        met |= {*lonely(s.board, p, s.rules.shortcut_is_border)}
    waits = {cell for cell in met if not p.activated >> cell & 1}
    if not {*p.pending} <= waits:
        raise BadPosition("error-position-cell", "a cell is pending that cannot be activated now")
    if s.rules.surplus_saloon_counts:
        return waits
    return {cell for cell in waits if s.board.kind[cell] != SALOON}


def check_choosing(s: PioneerState, seat: int) -> None:
    """Who has not chosen a card has a sheet as before the turn."""
    if seat == s.dealer and s.taken:
        raise BadPosition(
            "error-position-dealer-took", "the dealer has taken a card already (R4.2)"
        )
    if signature(s.players[seat]) != signature(s.before[seat]):
        raise BadPosition(
            "error-position-changed", "sheet {seat} was changed before a card was chosen", seat=seat
        )


def check_finished(s: PioneerState, seat: int) -> None:
    """Who has finished has had one turn more."""
    p, was = s.players[seat], start_of(s, seat)
    if p.card or p.turns != was.turns + 1:
        raise BadPosition(
            "error-position-finished", "sheet {seat} must have finished its turn", seat=seat
        )
    check_growth(s, seat)


def check_growth(s: PioneerState, seat: int) -> None:
    """A turn adds one rank and some marks; nothing else changes."""
    p, was = s.players[seat], start_of(s, seat)
    drawn = [track for track, suit in enumerate(p.tracks) if suit != was.tracks[track]]
    grown = all(was.tracks[track] == 0 for track in drawn) and was.activated & ~p.activated == 0
    cards = [s.taken] if seat == s.dealer and s.taken else offered(s, seat)
    wrote = p.ranks in [(*was.ranks, (card - 1) // len(SUITS)) for card in cards]
    kept = (p.hands, p.stars, p.bonus) == (was.hands, was.stars, was.bonus)
    symbols = all(a in (b, FREE) for a, b in zip(was.saloons, p.saloons, strict=True))
    box = was.crossed <= p.crossed and p.bank[: len(was.bank)] == was.bank
    if not (grown and wrote and kept and symbols and box and p.mixed >= was.mixed):
        raise BadPosition(
            "error-position-follows",
            "sheet {seat} does not follow from the one before the turn",
            seat=seat,
        )
    if len(drawn) > TRACKS_A_TURN + p.crossed - was.crossed:
        raise BadPosition(
            "error-position-tracks", "sheet {seat}: too many tracks for one turn", seat=seat
        )


def check_playing(s: PioneerState, seat: int, active: int) -> None:
    """What a sheet remembers of its turn is what was done since it began (R7)."""
    p, was = s.players[seat], start_of(s, seat)
    cards = [s.taken] if seat == s.dealer and s.taken else offered(s, seat)
    if p.card not in cards or p.turns != was.turns:
        raise BadPosition(
            "error-position-card", "sheet {seat}: its card is not one of this turn", seat=seat
        )
    check_growth(s, seat)
    drawn = [track for track, suit in enumerate(p.tracks) if suit != was.tracks[track]]
    counted = (p.drawn, p.boxes) == (len(drawn), p.crossed - was.crossed)
    used = p.changed <= 1 and p.changed + p.special_tracks <= p.used <= p.boxes
    ripe = was.circled <= p.ripe <= p.circled
    if not s.rules.boxes_when_checked or not s.rules.same_turn_town_boxes:
        ripe = p.ripe == (p.circled if s.rules.same_turn_town_boxes else was.circled)
    suit = p.railway == (p.card - 1) % len(SUITS) or p.changed
    own = all(p.tracks[track] == p.railway + 1 for track in drawn)
    rank = p.ranks[-1] == (p.card - 1) // len(SUITS)
    since = sum(was.active) <= active <= sum(p.active)
    if not (counted and used and ripe and suit and own and rank and since):
        raise BadPosition(
            "error-position-now",
            "sheet {seat}: now does not fit what was drawn and crossed off",
            seat=seat,
        )
    if not {*p.closed} <= {*drawn} or p.special_tracks > p.drawn:
        raise BadPosition(
            "error-position-special",
            "sheet {seat}: closed and special tracks are tracks of this turn",
            seat=seat,
        )
