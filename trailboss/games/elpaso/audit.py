"""The bookkeeper: each component is where a component of its kind can be (R11.1)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from trailboss.core.engine import State
from trailboss.core.message import Message, thing
from trailboss.core.zones import HIDDEN
from trailboss.games.elpaso.elements import deck
from trailboss.games.elpaso.rules import BONUS, OBJECTIVE
from trailboss.games.elpaso.setup import PlaceRancher
from trailboss.games.elpaso.state import AWAY, ElPasoState, Player, own_buildings, people
from trailboss.games.elpaso.sue.audit import sue_faults
from trailboss.games.elpaso.tokens import kind_of
from trailboss.games.kit.audit import (
    VIEW,
    differing,
    misplaced,
    more_than_own,
    neutral,
    of_seat,
)
from trailboss.games.trail.rules import BUILDING, EMPTY, KANSAS_CITY, NEUTRAL, NOBODY, PRIVATE

NOTHING: Final = Message("error-audit-nothing", "nothing")


def audit(s: State) -> list[Message]:
    """What is missing, too much or out of place, one line each; empty if all is well."""
    assert isinstance(s, ElPasoState), "a state of this game"
    return faults(s)


def faults(s: ElPasoState) -> list[Message]:
    """What no position may have, one written by hand included."""
    found = faces(s)
    if found:
        return found
    found = own_cows(s) + cards(s) + tokens(s) + board(s) + buildings(s) + the_end(s)
    for seat in range(len(s.players)):
        found += [of_seat(seat, fault) for fault in belongings(s, seat)]
    return found + sue_faults(s)


def faces(s: ElPasoState) -> list[Message]:
    """Nothing is seen from behind, and nothing is known only as a heap."""
    zones = [zone for p in s.players for zone in (p.hand, p.draw, p.discard)]
    hidden = any([HIDDEN in zone for zone in zones]) or any([p.unseen for p in s.players])
    return [VIEW] if hidden else []


def cards(s: ElPasoState) -> list[Message]:
    """Cows and workers: in the markets, with the players or out of the game."""
    rules = s.rules
    seats = people(s)
    want = {i: row.own * seats + row.market for i, row in enumerate(rules.cards) if i}
    want[rules.simmental] = rules.simmentals[seats - 1]
    have = Counter(s.removed_cards)
    have[rules.simmental] += s.simmental
    for row, left in zip(rules.fields, s.cattle, strict=True):
        have[row.cards[0]] += left
    for kind, left in enumerate(s.workers):
        want[rules.first_worker + kind] = rules.worker_stock
        have[rules.first_worker + kind] += left
    for seat in range(len(s.players)):
        have.update(deck(s, seat))
    if s.sue is not None:
        have.update(s.sue.resources)
    return differing(want, have, lambda card: thing(rules.cards[card].name))


def own_cows(s: ElPasoState) -> list[Message]:
    """Starting cows stay in the herd of their owner until they are removed."""
    found: list[Message] = []
    for seat in range(len(s.players)):
        held = Counter(deck(s, seat))
        for card, row in enumerate(s.rules.cards):
            if row.own and held[card] > row.own:
                found.append(more_than_own(row.own, row.name, seat))
    return found


def tokens(s: ElPasoState) -> list[Message]:
    """Each token lies in one place; the supply has places for each kind."""
    every = [token for p in s.players for token in p.tokens]
    every += [*s.stacks[0], *s.stacks[1], *[token for token in s.display if token]]
    want = {token: 1 for token in range(1, len(s.rules.tokens))}
    rows = s.rules.tokens
    found = differing(want, Counter(every), lambda token: thing(rows[token].name, "token {name}"))
    few = s.rules.display
    if len(s.display) != 2 * few:
        supply = Message(
            "error-audit-supply",
            "the supply has {places} places, not {has}",
            places=2 * few,
            has=len(s.display),
        )
        return [*found, supply]
    halves = ((OBJECTIVE, s.display[:few], s.stacks[0]), (BONUS, s.display[few:], s.stacks[1]))
    for kind, shown, stack in halves:
        if any([token and kind_of(s, token) != kind for token in (*shown, *stack)]):
            found.append(
                Message("error-audit-other-kind", "a token lies among those of the other kind")
            )
        if EMPTY in shown and stack:
            found.append(
                Message(
                    "error-audit-supply-empty",
                    "a place of the supply is empty though the stack is not",
                )
            )
    return found


def board(s: ElPasoState) -> list[Message]:
    """Every tile lies on a space of its kind; each neutral building is there once."""
    rules = s.rules
    fit = {KANSAS_CITY: KANSAS_CITY, NEUTRAL: NEUTRAL, BUILDING: PRIVATE}
    found = [
        misplaced(thing(rules.tiles[tile].name) if tile else NOTHING, rules.nodes[at].name)
        for at, tile in enumerate(s.board)
        if rules.tiles[tile].kind != fit[rules.nodes[at].kind]
        and not (tile == EMPTY and rules.nodes[at].kind == BUILDING)
    ]
    have = Counter([tile for tile in s.board if rules.tiles[tile].kind == NEUTRAL])
    want = {tile: 1 for tile in range(rules.first_neutral, rules.first_building)}
    return found + differing(want, have, lambda tile: neutral(rules.tiles[tile].name))


def buildings(s: ElPasoState) -> list[Message]:
    """Each kind: in the market or on the trail, with a marker of somebody at the table."""
    rules = s.rules
    rows = [rules.tiles[tile] for tile in s.board if rules.tiles[tile].kind == PRIVATE]
    have = Counter({kind: left for kind, left in enumerate(s.buildings)})
    have.update([row.what for row in rows])
    want = {i: kind.copies for i, kind in enumerate(rules.kinds)}
    found = differing(want, have, building)
    if any([row.owner >= len(s.players) for row in rows]):
        found.append(Message("error-audit-owner", "a building belongs to nobody at the table"))
    return found


def building(kind: int) -> Message:
    """All buildings of a kind."""
    return Message("error-audit-buildings", "buildings {number}", number=kind + 1)


def the_end(s: ElPasoState) -> list[Message]:
    """A rancher lies on the Simmental space only when that is empty (R12.1)."""
    if s.ender != NOBODY and s.simmental:
        return [
            Message(
                "error-audit-simmental",
                "a rancher is on the Simmental space though cards are left",
            )
        ]
    return []


def belongings(s: ElPasoState, seat: int) -> list[Message]:
    """Discs, markers, certificates and the rancher of one player."""
    p = s.players[seat]
    rules = s.rules
    found = disc_faults(s, p)
    if len(own_buildings(s, seat)) > rules.markers:
        found.append(
            Message(
                "error-audit-markers", "there are {count} ownership markers", count=rules.markers
            )
        )
    if not 0 <= p.certificates <= rules.certificates or p.dollars < 0 or p.exchanges < 0:
        found.append(
            Message(
                "error-audit-range", "certificates, dollars or exchange tokens are out of range"
            )
        )
    if any([card >= rules.first_worker for card in p.hand]):
        found.append(Message("error-audit-worker-hand", "a worker is in the hand"))
    waits = any([isinstance(frame, PlaceRancher) and frame.seat == seat for frame in s.stack])
    if (p.rancher == AWAY) != (waits or s.ender == seat):
        found.append(
            Message(
                "error-audit-rancher",
                "the rancher is beside the trail without reason, or on it",
            )
        )
    if p.rancher != AWAY and s.board[p.rancher] == EMPTY:
        found.append(Message("error-audit-rancher-empty", "the rancher is on an empty space"))
    return found


def disc_faults(s: ElPasoState, p: Player) -> list[Message]:
    """Slots and posts share the discs; a post takes a second one only if it says so."""
    found: list[Message] = []
    count, has = len(s.rules.slots), sum(p.discs) + sum(p.posts)
    if has != count:
        found.append(
            Message("error-audit-discs", "there are {count} discs, not {has}", count=count, has=has)
        )
    if any([n > 1 and not row.repeatable for n, row in zip(p.posts, s.rules.posts, strict=True)]):
        found.append(
            Message("error-audit-second-disc", "a post has a second disc that it does not take")
        )
    return found
