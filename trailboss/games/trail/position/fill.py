"""The box: what a document does not name goes where set-up would put it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from trailboss.core.errors import BadPosition
from trailboss.core.message import Message, at
from trailboss.core.rng import shuffled
from trailboss.core.zones import Zone, in_order, put
from trailboss.games.kit.reading import Doc
from trailboss.games.trail.audit import outside, trades
from trailboss.games.trail.rules import EMPTY, NOBODY, PRIVATE, Rules
from trailboss.games.trail.setup import masters, objective_cards
from trailboss.games.trail.state import TrailState, private_tile


def fill(s: TrailState, top: Doc, seats: list[Doc]) -> None:
    """Take out of the box what is named, and put the rest into the zones that are not."""
    own_cattle(s, top, seats)
    areas(s, seats)
    cattle(s, top)
    stages(s, top)
    objectives(s, top)
    bag_tiles(s, top)
    buildings(s, top, seats)
    stationmasters(s, top)


def take(rest: Counter[int], zone: Iterable[int], names: list[str], where: str = "") -> None:
    """Named things leave the box; BadPosition if there are too few."""
    for thing, n in Counter(zone).items():
        if rest[thing] < n:
            few = Message(
                "error-position-left",
                "there are only {count} {name} left, not {wanted}",
                count=rest[thing],
                name=names[thing],
                wanted=n,
            )
            raise BadPosition(at(where, few) if where else few)
        rest[thing] -= n


def card_names(rules: Rules) -> list[str]:
    return [card.name for card in rules.cards]


def remains(rest: Counter[int]) -> Zone:
    """What is left, sorted."""
    return in_order(tuple(rest.elements()))


def remove(s: TrailState, top: Doc, cards: Zone) -> None:
    """Cards for which no zone is open are out of the game, unless that is written out too."""
    if cards and top.has("gone"):
        raise BadPosition(
            "error-position-last",
            "no zone has the last {name}; where is it?",
            name=s.rules.cards[cards[0]].name,
        )
    s.removed_cards = (*s.removed_cards, *cards)


def lose(s: TrailState, top: Doc, tiles: Zone) -> None:
    """Tiles for which no zone is open are out of the game, unless that is written out too."""
    if tiles and top.has("lost"):
        raise BadPosition(
            "error-position-last",
            "no zone has the last {name}; where is it?",
            name=s.rules.tiles[tiles[0]].name,
        )
    s.removed_tiles = (*s.removed_tiles, *tiles)


def own_cattle(s: TrailState, top: Doc, seats: list[Doc]) -> None:
    """Starting cards: what is not named is the draw stack of their owner."""
    names = card_names(s.rules)
    mine = set(s.rules.herd)
    boxes = [Counter(s.rules.herd if seat < s.people() else ()) for seat in range(len(s.players))]
    for seat, p in enumerate(s.players):
        held = [card for card in (*p.hand, *p.draw, *p.discard) if card in mine]
        take(boxes[seat], held, names, f"players[{seat}]")
    written = [seat for seat, doc in enumerate(seats) if doc.has("draw")]
    order = written + [seat for seat in range(len(seats)) if seat not in written]
    for card in [card for card in s.removed_cards if card in mine]:
        owner = next((seat for seat in order if boxes[seat][card]), NOBODY)
        if owner == NOBODY:
            raise BadPosition(
                "error-position-removed",
                "gone: there is no {name} left to be removed",
                name=names[card],
            )
        boxes[owner][card] -= 1
    for seat in range(len(s.players)):
        if seat in written:
            remove(s, top, remains(boxes[seat]))
        else:
            s.own_player(seat).draw = shuffled(s, remains(boxes[seat]))


def areas(s: TrailState, seats: list[Doc]) -> None:
    """An area that is not named has one of the starting objectives that nobody else has."""
    rules = s.rules
    first = rules.first_objective + rules.deck
    rest = Counter(range(first, len(rules.cards)))
    take(rest, [card for p in s.players for card in p.area if card >= first], card_names(rules))
    cards = shuffled(s, remains(rest))
    for seat, doc in enumerate(seats):
        if not doc.has("area"):
            s.own_player(seat).area, cards = cards[:1], cards[1:]


def elsewhere(s: TrailState) -> list[int]:
    """The cards of all players and those out of the game."""
    zones = [s.removed_cards, *[(*p.hand, *p.draw, *p.discard, *p.area) for p in s.players]]
    return [card for zone in zones for card in zone]


def cattle(s: TrailState, top: Doc) -> None:
    """The cattle market and its stack."""
    cards = s.rules.cards
    rest = Counter(s.rules.market_cards)
    taken = [
        card for card in elsewhere(s) if card < s.rules.first_objective and not cards[card].own
    ]
    taken = [card for card in taken if card not in s.rules.stages[1:]]
    take(rest, (*taken, *s.market, *s.cattle), card_names(s.rules))
    left = shuffled(s, remains(rest))
    if not top.has("market"):
        size = s.rules.market[s.count()]
        s.market, left = in_order(left[:size]), left[size:]
    if not top.has("cattle"):
        s.cattle, left = left, ()
    remove(s, top, left)


def stages(s: TrailState, top: Doc) -> None:
    """The open piles of the further stages."""
    later = s.rules.stages[1:]
    rest = Counter({card: s.rules.stage_pile for card in later})
    take(rest, [card for card in elsewhere(s) if card in later], card_names(s.rules))
    if not top.has("piles"):
        s.piles = tuple([rest[card] for card in later])
    piles = [card for card, n in zip(later, s.piles, strict=True) for _ in range(n)]
    take(rest, piles, card_names(s.rules))
    remove(s, top, remains(rest))


def objectives(s: TrailState, top: Doc) -> None:
    """The display and the objective stack."""
    rest = Counter(objective_cards(s.rules))
    taken = [card for card in elsewhere(s) if card in rest]
    take(rest, (*taken, *s.display, *s.objectives), card_names(s.rules))
    left = shuffled(s, remains(rest))
    if not top.has("display"):
        s.display, left = left[: s.rules.display], left[s.rules.display :]
    if not top.has("objectives"):
        s.objectives, left = left, ()
    remove(s, top, left)


def bag_tiles(s: TrailState, top: Doc) -> None:
    """Bags, foresight columns and the job market. Other tiles came from the first bag that fits."""
    names = [tile.name for tile in s.rules.tiles]
    boxes = [Counter(bag) for bag in s.rules.bags]
    for n, box in enumerate(boxes):
        shown = [tile for tile in s.foresight[n] if tile != EMPTY]
        take(box, (*shown, *s.bags[n]), names, f"bags[{n}]")
    for tile, many in outside(s).items():
        in_all = sum([box[tile] for box in boxes])
        if in_all < many:
            raise BadPosition(
                "error-position-left",
                "there are only {count} {name} left, not {wanted}",
                count=in_all,
                name=names[tile],
                wanted=many,
            )
        for box in boxes:
            few = min(box[tile], many)
            box[tile] -= few
            many -= few
    if not top.has("jobs"):
        job_market(s, boxes)
    for n, box in enumerate(boxes):
        left = shuffled(s, remains(box))
        if not top.has("foresight"):
            column, left = (*left[:2], EMPTY, EMPTY)[:2], left[2:]
            s.foresight = (*s.foresight[:n], column, *s.foresight[n + 1 :])
        if not top.has("bags"):
            s.bags = (*s.bags[:n], left, *s.bags[n + 1 :])
        else:
            lose(s, top, left)


def job_market(s: TrailState, boxes: list[Counter[int]]) -> None:
    """Workers up to the space left of the token, those of the second bag first."""
    columns = s.rules.columns
    first = columns - len(s.players)
    trade_of = {tile: trade for trade, tile in trades(s).items()}
    last = min((s.token + 1) * columns, len(s.jobs) + 1) - 1
    spaces = [place for place in range(last) if place % columns >= first]
    for box in (*boxes[1:], *boxes[:1]):
        workers = [tile for tile in shuffled(s, remains(box)) if tile in trade_of]
        few = min(len(workers), len(spaces))
        for space, tile in zip(spaces[:few], workers[:few], strict=True):
            s.jobs = put(s.jobs, space, trade_of[tile] + 1)
            box[tile] -= 1
        spaces = spaces[few:]


def buildings(s: TrailState, top: Doc, seats: list[Doc]) -> None:
    """A reserve that is not named has all buildings that are not on the trail and not lost."""
    names = [f"building {tile.name}" for tile in s.rules.tiles]
    numbers = range(len(s.rules.private))
    placed = [tile for tile in (*s.board, *s.removed_tiles) if s.rules.tiles[tile].kind == PRIVATE]
    for seat, doc in enumerate(seats):
        p = s.own_player(seat)
        rest = Counter([private_tile(s, seat, number) for number in numbers])
        take(rest, [tile for tile in placed if s.rules.tiles[tile].owner == seat], names)
        take(rest, [private_tile(s, seat, number) for number in p.reserve], names)
        if doc.has("reserve"):
            lose(s, top, remains(rest))
        else:
            p.reserve = tuple([s.rules.tiles[tile].what for tile in remains(rest)])


def stationmasters(s: TrailState, top: Doc) -> None:
    """Stations whose masters are not named have random ones, but for those that were taken."""
    rest = Counter(range(len(s.rules.masters)))
    names = [f"stationmaster {row.name}" for row in s.rules.masters]
    take(rest, [m for p in s.players for m in p.masters], names)
    take(rest, [m - 1 for m in s.masters if m > 0], names)
    if top.has("masters"):
        return
    left = shuffled(s, remains(rest))
    free = list(range(masters(s.rules)))
    for p in s.players:
        for _ in p.masters:
            own = [i for i in free if p.stations >> i & 1]
            if not free:
                raise BadPosition(
                    "error-position-stationmasters",
                    "only {count} stations have a stationmaster",
                    count=masters(s.rules),
                )
            free.remove((own or free)[0])
    dealt = dict(zip(free, left, strict=False))
    s.masters = tuple([dealt[i] + 1 if i in free else 0 for i in range(masters(s.rules))])
