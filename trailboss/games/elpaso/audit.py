"""The bookkeeper: each component is where a component of its kind can be (R11.1)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from trailboss.core.engine import State
from trailboss.core.zones import HIDDEN
from trailboss.games.elpaso.elements import deck
from trailboss.games.elpaso.rules import BONUS, OBJECTIVE
from trailboss.games.elpaso.setup import PlaceRancher
from trailboss.games.elpaso.state import AWAY, ElPasoState, own_buildings, people
from trailboss.games.elpaso.sue_audit import sue_faults
from trailboss.games.elpaso.tokens import kind_of
from trailboss.games.trail.audit import differing
from trailboss.games.trail.rules import BUILDING, EMPTY, KANSAS_CITY, NEUTRAL, NOBODY, PRIVATE

VARIED: Final = {"neutral": "shuffled", "sides": "random", "train": "random"}
SOAK: Final[tuple[tuple[int, dict[str, str]], ...]] = (
    (2, VARIED),
    (3, VARIED),
    (4, VARIED),
    (2, {"sides": "b", "train": "star"}),
    (3, {"sides": "ababab", "train": "spsp"}),
    (1, {"sue": "0", **VARIED}),
    (1, {"sue": "1", "train": "star"}),
    (1, {"sue": "2", **VARIED}),
    (1, {"sue": "3", **VARIED}),
    (2, {"card_after_move": "lost", **VARIED}),
)


def audit(s: State) -> list[str]:
    """What is missing, too much or out of place; nothing, if the books balance."""
    assert isinstance(s, ElPasoState), "a state of this game"
    return faults(s)


def faults(s: ElPasoState) -> list[str]:
    """What no position may have, one written by hand included."""
    found = faces(s)
    if found:
        return found
    found = own_cows(s) + cards(s) + tokens(s) + board(s) + buildings(s) + the_end(s)
    for seat in range(len(s.players)):
        found += [f"seat {seat}: {fault}" for fault in belongings(s, seat)]
    return found + sue_faults(s)


def faces(s: ElPasoState) -> list[str]:
    """Nothing is seen from behind, and nothing is known only as a heap."""
    zones = [zone for p in s.players for zone in (p.hand, p.draw, p.discard)]
    hidden = any([HIDDEN in zone for zone in zones]) or any([p.unseen for p in s.players])
    return ["a card is seen from behind; a view is not a position"] if hidden else []


def cards(s: ElPasoState) -> list[str]:
    """Cows and workers: in the markets, with the players or out of the game."""
    rules = s.rules
    seats = people(s)
    want = {i: row.own * seats + row.market for i, row in enumerate(rules.cards) if i}
    want[rules.simmental] = rules.simmentals[seats - 1]
    have = Counter(s.gone)
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
    return differing(want, have, [card.name for card in rules.cards])


def own_cows(s: ElPasoState) -> list[str]:
    """Starting cows stay in the herd of their owner until they are removed."""
    found: list[str] = []
    for seat in range(len(s.players)):
        held = Counter(deck(s, seat))
        for card, row in enumerate(s.rules.cards):
            if row.own and held[card] > row.own:
                found.append(f"there are only {row.own} {row.name} of seat {seat}")
    return found


def tokens(s: ElPasoState) -> list[str]:
    """Each token lies in one place; the supply has places for each kind."""
    every = [token for p in s.players for token in p.tokens]
    every += [*s.stacks[0], *s.stacks[1], *[token for token in s.display if token]]
    want = {token: 1 for token in range(1, len(s.rules.tokens))}
    found = differing(want, Counter(every), [f"token {row.name}" for row in s.rules.tokens])
    few = s.rules.display
    if len(s.display) != 2 * few:
        return [*found, f"the supply has {2 * few} places, not {len(s.display)}"]
    rows = ((OBJECTIVE, s.display[:few], s.stacks[0]), (BONUS, s.display[few:], s.stacks[1]))
    for kind, shown, stack in rows:
        if any([token and kind_of(s, token) != kind for token in (*shown, *stack)]):
            found.append("a token lies among those of the other kind")
        if EMPTY in shown and stack:
            found.append("a place of the supply is empty though the stack is not")
    return found


def board(s: ElPasoState) -> list[str]:
    """Every tile lies on a space of its kind; each neutral building is there once."""
    rules = s.rules
    fit = {KANSAS_CITY: KANSAS_CITY, NEUTRAL: NEUTRAL, BUILDING: PRIVATE}
    found = [
        f"{rules.tiles[tile].name or 'nothing'} cannot lie on {rules.nodes[at].name}"
        for at, tile in enumerate(s.board)
        if rules.tiles[tile].kind != fit[rules.nodes[at].kind]
        and not (tile == EMPTY and rules.nodes[at].kind == BUILDING)
    ]
    neutral = Counter([tile for tile in s.board if rules.tiles[tile].kind == NEUTRAL])
    want = {tile: 1 for tile in range(rules.first_neutral, rules.first_building)}
    names = [f"neutral building {row.name}" for row in rules.tiles]
    return found + differing(want, neutral, names)


def buildings(s: ElPasoState) -> list[str]:
    """Each kind: in the market or on the trail, with a marker of somebody at the table."""
    rules = s.rules
    rows = [rules.tiles[tile] for tile in s.board if rules.tiles[tile].kind == PRIVATE]
    have = Counter({kind: left for kind, left in enumerate(s.buildings)})
    have.update([row.what for row in rows])
    want = {i: kind.copies for i, kind in enumerate(rules.kinds)}
    found = differing(want, have, [f"buildings {kind + 1}" for kind in want])
    if any([row.owner >= len(s.players) for row in rows]):
        found.append("a building belongs to nobody at the table")
    return found


def the_end(s: ElPasoState) -> list[str]:
    """A rancher lies on the Simmental space only when that is empty (R12.1)."""
    if s.ender != NOBODY and s.simmental:
        return ["a rancher is on the Simmental space though cards are left"]
    return []


def belongings(s: ElPasoState, seat: int) -> list[str]:
    """Discs, markers, certificates and the rancher of one player."""
    p = s.players[seat]
    rules = s.rules
    found: list[str] = []
    if sum(p.discs) + sum(p.posts) != len(rules.slots):
        found.append(f"there are {len(rules.slots)} discs, not {sum(p.discs) + sum(p.posts)}")
    if any([n > 1 and not row.repeatable for n, row in zip(p.posts, rules.posts, strict=True)]):
        found.append("a post has a second disc that it does not take")
    if len(own_buildings(s, seat)) > rules.markers:
        found.append(f"there are {rules.markers} ownership markers")
    if not 0 <= p.certificates <= rules.certificates or p.dollars < 0 or p.exchanges < 0:
        found.append("certificates, dollars or exchange tokens are out of range")
    if any([card >= rules.first_worker for card in p.hand]):
        found.append("a worker is in the hand")
    waits = any([isinstance(frame, PlaceRancher) and frame.seat == seat for frame in s.stack])
    if (p.rancher == AWAY) != (waits or s.ender == seat):
        found.append("the rancher is beside the trail without reason, or on it")
    if p.rancher != AWAY and s.board[p.rancher] == EMPTY:
        found.append("the rancher is on an empty space")
    return found
