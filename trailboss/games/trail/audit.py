"""The bookkeeper: at every question each component is where a component of its kind can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from trailboss.core.engine import State
from trailboss.core.zones import HIDDEN, Zone
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
    Rules,
    Tile,
)
from trailboss.games.trail.state import Player, TrailState, certificate_limit, private_tile


def audit(s: State) -> list[str]:
    """What is missing, too much or out of place; nothing, if the books balance."""
    assert isinstance(s, TrailState), "a state of a trail game"
    return faults(s) + restocked(s)


def faults(s: TrailState) -> list[str]:
    """What no position may have, one written by hand included."""
    found = faces(s)
    if found:
        return found
    found = own_cards(s) + shared_cards(s) + objective_cards(s)
    found += bag_tiles(s) + columns(s) + board(s) + buildings(s)
    found += stationmasters(s) + engines(s) + herders(s) + job_market(s) + automa_faults(s)
    for seat, p in enumerate(s.players):
        found += [f"seat {seat}: {fault}" for fault in belongings(s, seat, p)]
    return found


def deck(p: Player) -> Zone:
    """All cards of a player's deck."""
    return (*p.hand, *p.draw, *p.discard)


def faces(s: TrailState) -> list[str]:
    """Nothing is seen from behind, and nothing is known only as a heap (secret)."""
    zones = [s.cattle, s.market, s.objectives, s.display, s.gone, s.lost, *s.bags]
    for p in s.players:
        zones += [deck(p), p.area, p.secret, p.hazards, p.bandits]
    hidden = any([HIDDEN in zone for zone in zones]) or any([p.unseen for p in s.players])
    return ["a card is seen from behind; a view is not a position"] if hidden else []


def differing(want: Mapping[int, int], have: Mapping[int, int], names: list[str]) -> list[str]:
    """The kinds of which there are more or fewer than there should be."""
    kinds = sorted({*want, *have})
    return [
        f"there are {want.get(kind, 0)} {names[kind]}, not {have.get(kind, 0)}"
        for kind in kinds
        if want.get(kind, 0) != have.get(kind, 0)
    ]


def card_names(rules: Rules) -> list[str]:
    """The names of all kinds of cards."""
    return [card.name for card in rules.cards]


def own_cards(s: TrailState) -> list[str]:
    """Starting cattle stay in the deck of their owner until they are removed."""
    cards = s.rules.cards
    want = {i: card.own * s.people() for i, card in enumerate(cards) if card.own}
    have = Counter([card for card in s.gone if card in want])
    found: list[str] = []
    for seat, p in enumerate(s.players):
        held = Counter([card for card in deck(p) if card in want])
        have += held
        for card, n in held.items():
            if n > cards[card].own:
                found.append(f"there are only {cards[card].own} {cards[card].name} of seat {seat}")
    return found or differing(want, have, card_names(s.rules))


def shared_cards(s: TrailState) -> list[str]:
    """Market cards, and cards of the further stages with what is left of their piles."""
    rules = s.rules
    want = {i: card.market for i, card in enumerate(rules.cards) if card.market}
    want |= {card: rules.stage_pile for card in rules.stages[1:]}
    have = Counter({card: n for card, n in zip(rules.stages[1:], s.piles, strict=True) if n})
    for zone in (s.cattle, s.market, s.gone, *[deck(p) for p in s.players]):
        have.update([card for card in zone if card < rules.first_objective and not own(s, card)])
    found = differing(want, have, card_names(rules))
    if s.market != tuple(sorted(s.market)):
        found.append("the cattle market is not sorted")
    if not all([rules.cards[card].market for card in (*s.cattle, *s.market)]):
        found.append("the cattle market has a card that is not sold there")
    return found


def own(s: TrailState, card: int) -> bool:
    """Is it a starting card?"""
    return s.rules.cards[card].own > 0


def objective_cards(s: TrailState) -> list[str]:
    """Each of the deck lies in one place; starting ones lie in areas, each at most once."""
    rules = s.rules
    first, last = rules.first_objective, rules.first_objective + rules.deck
    zones = [s.objectives, s.display, s.gone]
    starting: list[int] = []
    for p in s.players:
        zones += [deck(p), p.area]
        starting += [card for card in p.area if card >= last]
    have = Counter([card for zone in zones for card in zone if card >= first])
    found = differing(
        {card: 1 for card in (*range(first, last), *starting)}, have, card_names(rules)
    )
    if any([card < first for p in s.players for card in p.area]):
        found.append("an area has a card that is no objective")
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
    loose = [*s.board, *s.lost]
    for p in s.players:
        loose += [*p.hazards, *p.bandits]
        for trade, n in enumerate(p.workers):
            have[tile_of[trade]] += n - 1
    have.update([t for t in loose if rules.tiles[t].kind in (HAZARD, BANDIT, WORKER)])
    return have


def bag_tiles(s: TrailState) -> list[str]:
    """Workers, hazards and bandits: as many as there are in the box."""
    have = outside(s)
    for zone in (*s.bags, *s.foresight):
        have.update([tile for tile in zone if tile != EMPTY])
    want = Counter([tile for bag in s.rules.bags for tile in bag])
    return differing(want, have, [tile.name for tile in s.rules.tiles])


def columns(s: TrailState) -> list[str]:
    """A column shows two tiles of its own bag."""
    found: list[str] = []
    for n, (column, bag) in enumerate(zip(s.foresight, s.bags, strict=True)):
        more = Counter([tile for tile in (*column, *bag) if tile]) - Counter(s.rules.bags[n])
        found += [f"bag {n + 1} never had so many {s.rules.tiles[tile].name}" for tile in more]
        if len(column) != 2:
            found.append(f"foresight column {n + 1} has two places, not {len(column)}")
    return found


def fits(node: Node, tile: Tile) -> bool:
    """May the tile lie on the space?"""
    if node.kind == BUILDING:
        return tile.kind == PRIVATE
    if node.kind == HAZARD:
        return tile.kind == HAZARD and tile.what == node.zone
    return node.kind == tile.kind


def board(s: TrailState) -> list[str]:
    """Every tile lies on a space of its kind; each neutral building is there once."""
    rules = s.rules
    found = [
        f"{rules.tiles[tile].name} cannot lie on {rules.nodes[at].name}"
        for at, tile in enumerate(s.board)
        if tile != EMPTY and not fits(rules.nodes[at], rules.tiles[tile])
    ]
    have = Counter([tile for tile in s.board if rules.tiles[tile].kind == NEUTRAL])
    want = {rules.first_neutral + i: 1 for i in range(len(rules.neutral))}
    return found + differing(want, have, [f"neutral building {row.name}" for row in rules.tiles])


def buildings(s: TrailState) -> list[str]:
    """Each private building is on the trail, in reserve or out of the game."""
    rules = s.rules
    seats, numbers = range(len(s.players)), range(len(rules.private))
    have = Counter([t for t in (*s.board, *s.lost) if rules.tiles[t].kind == PRIVATE])
    for seat in seats:
        have.update([private_tile(s, seat, number) for number in s.players[seat].reserve])
    want = {private_tile(s, seat, number): 1 for seat in seats for number in numbers}
    return differing(want, have, [f"building {tile.name}" for tile in rules.tiles])


def stationmasters(s: TrailState) -> list[str]:
    """Each is in one place, and whoever has one took it from a station."""
    waiting = [master - 1 for master in s.masters if master > 0]
    taken = [master for p in s.players for master in p.masters]
    found: list[str] = []
    if len({*waiting, *taken}) < len(waiting) + len(taken):
        found.append("a stationmaster is in two places")
    workers, left = len([m for m in s.masters if m < 0]), len([m for m in s.masters if m == 0])
    if not workers <= len(taken) <= workers + left:
        found.append(f"{workers + left} stationmasters left their stations, not {len(taken)}")
    return found


def engines(s: TrailState) -> list[str]:
    """No two on one space but the first; on the last space only on the way back."""
    spaces = s.rules.spaces
    ats = [p.engine for p in s.players]
    found = [
        f"two engines stand on {spaces[at].name}"
        for at in sorted({*ats})
        if at and ats.count(at) > 1
    ]
    returning = [frame.seat for frame in s.stack if isinstance(frame, EndOfLine)]
    for seat, at in enumerate(ats):
        if at == len(spaces) - 1 and seat not in returning:
            found.append(f"the engine of seat {seat} rests on {spaces[at].name}")
    return found


def herders(s: TrailState) -> list[str]:
    """On the trail; in Kansas City only while its subphases last."""
    found: list[str] = []
    visiting = [frame.seat for frame in s.stack if isinstance(frame, LeaveKansasCity)]
    for seat, p in enumerate(s.players):
        if p.herder == s.rules.kansas_city:
            if seat not in visiting:
                found.append(f"the herder of seat {seat} rests in Kansas City")
        elif p.herder >= 0 and not s.rules.nodes[p.herder].after:
            found.append(f"the herder of seat {seat} is beside the trail")
    return found


def job_market(s: TrailState) -> list[str]:
    """The token's row is filled from the left, those below are empty (job.fill)."""
    wide, first = s.rules.columns, s.rules.columns - len(s.players)
    rows = [s.jobs[row : row + wide] for row in range(0, len(s.jobs), wide)]
    found: list[str] = []
    if (s.token == len(rows)) != (s.holder != NOBODY):
        found.append("somebody holds the job market token exactly when it has left the last row")
    if any([any(row[:first]) for row in rows]):
        found.append("the job market has workers in columns that are not in use")
    if any([any(row) for row in rows[s.token + 1 :]]):
        found.append("the job market has workers below the token")
    if s.token < len(rows):
        full = [bool(job) for job in rows[s.token][first:]]
        if full[-1] or full != sorted(full, reverse=True):
            found.append("the token's row of the job market is not filled from the left")
    return found


def belongings(s: TrailState, seat: int, p: Player) -> list[str]:
    """What a player has, taken alone."""
    rules = s.rules
    found = [f"{p.dollars} dollars"] if p.dollars < 0 else []
    if p.tokens < 0:
        found.append(f"{p.tokens} exchange tokens")
    if not all([1 <= n <= rules.full_row for n in p.workers]):
        found.append("each row of workers has 1 to 6")
    if not 0 <= p.certificates <= certificate_limit(s, seat):
        limit = rules.certificates[certificate_limit(s, seat)]
        found.append(f"at most {limit} certificates")
    if Counter(p.secret) - Counter([card for card in p.hand if card >= rules.first_objective]):
        found.append("a secret card that is no objective of the hand")
    for zone, kind in ((p.hazards, HAZARD), (p.bandits, BANDIT)):
        if any([rules.tiles[tile].kind != kind for tile in zone]):
            found.append("a hazard or bandit lies on the wrong heap")
    for n, city in zip(p.cities, rules.cities, strict=True):
        if n < 0 or (n > 1 and not city.repeatable):
            found.append(f"{n} discs on {city.name}")
    return found + disc_faults(rules, p)


def disc_faults(rules: Rules, p: Player) -> list[str]:
    """Slots, cities and stations share the discs.

    More discs than there are can lie on cities only after deliveries without a disc, when no
    slot was left but those that could not be paid (disc.station).
    """
    on = [slot for slot, disc in zip(rules.discs, p.discs, strict=True) if disc]
    away = sum(p.cities) + p.stations.bit_count()
    if len(on) + away == len(rules.discs):
        return []
    if len(on) + away > len(rules.discs) and all([slot.dollars < 0 for slot in on]):
        return []
    return [f"{len(rules.discs)} discs, not {len(on)} on the board and {away} elsewhere"]


def restocked(s: TrailState) -> list[str]:
    """Columns and the display are full as long as there is something to fill them with."""
    found: list[str] = []
    visits = any([isinstance(frame, LeaveKansasCity) for frame in s.stack])
    for n, (column, bag) in enumerate(zip(s.foresight, s.bags, strict=True)):
        if bag and EMPTY in column and not visits:
            found.append(f"foresight column {n + 1} was not refilled")
    if s.objectives and len(s.display) < s.rules.display:
        found.append("the display was not refilled")
    return found
