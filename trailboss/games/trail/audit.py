"""The bookkeeper: at every question each component is where a component of its kind can be."""

from __future__ import annotations

from collections import Counter

from trailboss.core.engine import State
from trailboss.core.message import Message, thing
from trailboss.core.zones import HIDDEN, Zone
from trailboss.games.kit.audit import (
    VIEW,
    differing,
    misplaced,
    more_than_own,
    neutral,
    of_seat,
)
from trailboss.games.trail.audit_player import belongings
from trailboss.games.trail.automa import automa_faults
from trailboss.games.trail.kansas_city import LeaveKansasCity
from trailboss.games.trail.railroad import EndOfLine
from trailboss.games.trail.rules import (
    BANDIT,
    BUILDING,
    EMPTY,
    HAZARD,
    NEUTRAL,
    NOBODY,
    PRIVATE,
    WORKER,
    Node,
    Tile,
)
from trailboss.games.trail.state import Player, TrailState, private_tile


def audit(s: State) -> list[Message]:
    """What is missing, too much or out of place, one line each; empty if all is well."""
    assert isinstance(s, TrailState), "a state of a trail game"
    return faults(s) + restocked(s)


def faults(s: TrailState) -> list[Message]:
    """What no position may have, one written by hand included."""
    found = faces(s)
    if found:
        return found
    found = own_cards(s) + shared_cards(s) + objective_cards(s)
    found += bag_tiles(s) + columns(s) + board(s) + buildings(s)
    found += stationmasters(s) + engines(s) + herders(s) + job_market(s) + automa_faults(s)
    for seat, p in enumerate(s.players):
        found += [of_seat(seat, fault) for fault in belongings(s, seat, p)]
    return found


def deck(p: Player) -> Zone:
    """All cards of a player's deck."""
    return (*p.hand, *p.draw, *p.discard)


def faces(s: TrailState) -> list[Message]:
    """Nothing is seen from behind, and nothing is known only as a heap (secret)."""
    zones = [s.cattle, s.market, s.objectives, s.display, s.removed_cards, s.removed_tiles, *s.bags]
    for p in s.players:
        zones += [deck(p), p.area, p.secret, p.hazards, p.bandits]
    hidden = any([HIDDEN in zone for zone in zones]) or any([p.unseen for p in s.players])
    return [VIEW] if hidden else []


def own_cards(s: TrailState) -> list[Message]:
    """Starting cattle stay in the deck of their owner until they are removed."""
    cards = s.rules.cards
    want = {i: card.own * s.people() for i, card in enumerate(cards) if card.own}
    have = Counter([card for card in s.removed_cards if card in want])
    found: list[Message] = []
    for seat, p in enumerate(s.players):
        held = Counter([card for card in deck(p) if card in want])
        have += held
        for card, n in held.items():
            if n > cards[card].own:
                found.append(more_than_own(cards[card].own, cards[card].name, seat))
    return found or differing(want, have, lambda card: thing(cards[card].name))


def shared_cards(s: TrailState) -> list[Message]:
    """Market cards, and cards of the further stages with what is left of their piles."""
    rules = s.rules
    want = {i: card.market for i, card in enumerate(rules.cards) if card.market}
    want |= {card: rules.stage_pile for card in rules.stages[1:]}
    have = Counter({card: n for card, n in zip(rules.stages[1:], s.piles, strict=True) if n})
    for zone in (s.cattle, s.market, s.removed_cards, *[deck(p) for p in s.players]):
        have.update([card for card in zone if card < rules.first_objective and not own(s, card)])
    found = differing(want, have, lambda card: thing(rules.cards[card].name))
    if s.market != tuple(sorted(s.market)):
        found.append(Message("error-audit-market-sorted", "the cattle market is not sorted"))
    if not all([rules.cards[card].market for card in (*s.cattle, *s.market)]):
        found.append(
            Message(
                "error-audit-market-card", "the cattle market has a card that is not sold there"
            )
        )
    return found


def own(s: TrailState, card: int) -> bool:
    """Is it a starting card?"""
    return s.rules.cards[card].own > 0


def objective_cards(s: TrailState) -> list[Message]:
    """Each of the deck lies in one place; starting ones lie in areas, each at most once."""
    rules = s.rules
    first, last = rules.first_objective, rules.first_objective + rules.deck
    zones = [s.objectives, s.display, s.removed_cards]
    starting: list[int] = []
    for p in s.players:
        zones += [deck(p), p.area]
        starting += [card for card in p.area if card >= last]
    have = Counter([card for zone in zones for card in zone if card >= first])
    want = {card: 1 for card in (*range(first, last), *starting)}
    found = differing(want, have, lambda card: thing(rules.cards[card].name))
    if any([card < first for p in s.players for card in p.area]):
        found.append(Message("error-audit-area", "an area has a card that is no objective"))
    return found


def trades(s: TrailState) -> dict[int, int]:
    """The worker tile of each trade."""
    return {tile.what: i for i, tile in enumerate(s.rules.tiles) if tile.kind == WORKER}


def outside(s: TrailState) -> Counter[int]:
    """The bag tiles that are neither in a bag nor in a column."""
    rules = s.rules
    tile_of = trades(s)
    have = Counter([tile_of[job - 1] for job in s.jobs if job])
    have.update([tile_of[-1 - master] for master in s.masters if master < 0])
    loose = [*s.board, *s.removed_tiles]
    for p in s.players:
        loose += [*p.hazards, *p.bandits]
        for trade, n in enumerate(p.workers):
            have[tile_of[trade]] += n - 1
    have.update([t for t in loose if rules.tiles[t].kind in (HAZARD, BANDIT, WORKER)])
    return have


def bag_tiles(s: TrailState) -> list[Message]:
    """Workers, hazards and bandits: as many as there are in the box."""
    have = outside(s)
    for zone in (*s.bags, *s.foresight):
        have.update([tile for tile in zone if tile != EMPTY])
    want = Counter([tile for bag in s.rules.bags for tile in bag])
    return differing(want, have, lambda tile: thing(s.rules.tiles[tile].name))


def columns(s: TrailState) -> list[Message]:
    """A column shows two tiles of its own bag."""
    found: list[Message] = []
    for n, (column, bag) in enumerate(zip(s.foresight, s.bags, strict=True)):
        more = Counter([tile for tile in (*column, *bag) if tile]) - Counter(s.rules.bags[n])
        found += [
            Message(
                "error-audit-bag",
                "bag {bag} never had all these {name}",
                bag=n + 1,
                name=thing(s.rules.tiles[tile].name),
            )
            for tile in more
        ]
        if len(column) != 2:
            found.append(
                Message(
                    "error-audit-column",
                    "foresight column {column} has two places, not {has}",
                    column=n + 1,
                    has=len(column),
                )
            )
    return found


def fits(node: Node, tile: Tile) -> bool:
    """May the tile lie on the space?"""
    if node.kind == BUILDING:
        return tile.kind == PRIVATE
    if node.kind == HAZARD:
        return tile.kind == HAZARD and tile.what == node.zone
    return node.kind == tile.kind


def board(s: TrailState) -> list[Message]:
    """Every tile lies on a space of its kind; each neutral building is there once."""
    rules = s.rules
    found = [
        misplaced(thing(rules.tiles[tile].name), rules.nodes[at].name)
        for at, tile in enumerate(s.board)
        if tile != EMPTY and not fits(rules.nodes[at], rules.tiles[tile])
    ]
    have = Counter([tile for tile in s.board if rules.tiles[tile].kind == NEUTRAL])
    want = {rules.first_neutral + i: 1 for i in range(len(rules.neutral))}
    return found + differing(want, have, lambda tile: neutral(rules.tiles[tile].name))


def buildings(s: TrailState) -> list[Message]:
    """Each private building is on the trail, in reserve or out of the game."""
    rules = s.rules
    seats, numbers = range(len(s.players)), range(len(rules.private))
    have = Counter([t for t in (*s.board, *s.removed_tiles) if rules.tiles[t].kind == PRIVATE])
    for seat in seats:
        have.update([private_tile(s, seat, number) for number in s.players[seat].reserve])
    want = {private_tile(s, seat, number): 1 for seat in seats for number in numbers}
    return differing(want, have, lambda tile: building(rules.tiles[tile].name))


def building(name: str) -> Message:
    """A private building."""
    return Message("error-audit-building", "building {name}", name=name)


def stationmasters(s: TrailState) -> list[Message]:
    """Each is in one place, and whoever has one took it from a station."""
    waiting = [master - 1 for master in s.masters if master > 0]
    taken = [master for p in s.players for master in p.masters]
    found: list[Message] = []
    if len({*waiting, *taken}) < len(waiting) + len(taken):
        found.append(Message("error-audit-master-twice", "a stationmaster is in two places"))
    workers, left = len([m for m in s.masters if m < 0]), len([m for m in s.masters if m == 0])
    if not workers <= len(taken) <= workers + left:
        found.append(
            Message(
                "error-audit-masters",
                "{count} stationmasters left their stations, not {has}",
                count=workers + left,
                has=len(taken),
            )
        )
    return found


def engines(s: TrailState) -> list[Message]:
    """No two on one space but the first; on the last space only on the way back."""
    spaces = s.rules.spaces
    ats = [p.engine for p in s.players]
    found = [
        Message("error-audit-engines", "two engines stand on {space}", space=spaces[at].name)
        for at in sorted({*ats})
        if at and ats.count(at) > 1
    ]
    returning = [frame.seat for frame in s.stack if isinstance(frame, EndOfLine)]
    for seat, at in enumerate(ats):
        if at == len(spaces) - 1 and seat not in returning:
            found.append(
                Message(
                    "error-audit-engine-rests",
                    "the engine of seat {seat} rests on {space}",
                    seat=seat,
                    space=spaces[at].name,
                )
            )
    return found


def herders(s: TrailState) -> list[Message]:
    """On the trail; in Kansas City only while its subphases last."""
    found: list[Message] = []
    visiting = [frame.seat for frame in s.stack if isinstance(frame, LeaveKansasCity)]
    for seat, p in enumerate(s.players):
        if p.herder == s.rules.kansas_city:
            if seat not in visiting:
                found.append(
                    Message(
                        "error-audit-herder-rests",
                        "the herder of seat {seat} rests in Kansas City",
                        seat=seat,
                    )
                )
        elif p.herder >= 0 and not s.rules.nodes[p.herder].after:
            found.append(
                Message(
                    "error-audit-herder-beside",
                    "the herder of seat {seat} is beside the trail",
                    seat=seat,
                )
            )
    return found


def job_market(s: TrailState) -> list[Message]:
    """The token's row is filled from the left, those below are empty (job.fill)."""
    wide, first = s.rules.columns, s.rules.columns - len(s.players)
    rows = [s.jobs[row : row + wide] for row in range(0, len(s.jobs), wide)]
    found: list[Message] = []
    if (s.token == len(rows)) != (s.holder != NOBODY):
        found.append(
            Message(
                "error-audit-token-holder",
                "somebody holds the job market token exactly when it has left the last row",
            )
        )
    if any([any(row[:first]) for row in rows]):
        found.append(
            Message(
                "error-audit-jobs-columns",
                "the job market has workers in columns that are not in use",
            )
        )
    if any([any(row) for row in rows[s.token + 1 :]]):
        found.append(
            Message("error-audit-jobs-below", "the job market has workers below the token")
        )
    if s.token < len(rows):
        full = [bool(job) for job in rows[s.token][first:]]
        if full[-1] or full != sorted(full, reverse=True):
            found.append(
                Message(
                    "error-audit-jobs-left",
                    "the token's row of the job market is not filled from the left",
                )
            )
    return found


def restocked(s: TrailState) -> list[Message]:
    """Columns and the display are full as long as there is something to fill them with."""
    found: list[Message] = []
    visits = any([isinstance(frame, LeaveKansasCity) for frame in s.stack])
    for n, (column, bag) in enumerate(zip(s.foresight, s.bags, strict=True)):
        if bag and EMPTY in column and not visits:
            found.append(
                Message(
                    "error-audit-column-refilled",
                    "foresight column {column} was not refilled",
                    column=n + 1,
                )
            )
    if s.objectives and len(s.display) < s.rules.display:
        found.append(Message("error-audit-display-refilled", "the display was not refilled"))
    return found
