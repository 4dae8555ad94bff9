"""Set-up: from the box to the first turn."""

from __future__ import annotations

from trailboss.core.rng import shuffled, stream
from trailboss.core.zones import Zone, put
from trailboss.games.kit.sides import turned
from trailboss.games.trail.kansas_city import refill_foresights
from trailboss.games.trail.market import refill_market
from trailboss.games.trail.objectives import refill_display
from trailboss.games.trail.rules import NEUTRAL, NOBODY, Rules
from trailboss.games.trail.state import ALL_SEATS, NO_AUTOMA, UNKNOWN, Player, TrailState, draw
from trailboss.games.trail.tiles import free_section
from trailboss.games.trail.turn import Turn


def set_up(rules: Rules, seats: int, seed: int, options: dict[str, str]) -> TrailState:
    """A game about to begin, with the first player's turn open."""
    s = empty(rules, seed, options)
    s.masters = tuple([i + 1 for i in order(s, len(rules.masters))])[: masters(rules)]
    s.sides = sides(s, options["sides"])
    s.board = neutral_buildings(s, options["neutral"])
    s.bags = tuple([shuffled(s, bag) for bag in rules.bags])
    first_tiles(s)
    s.cattle = shuffled(s, rules.market_cards)
    s.objectives = shuffled(s, objective_cards(rules))
    starting = shuffled(s, tuple(range(rules.first_objective + rules.deck, len(rules.cards))))
    count = seats + (rules.automa is not None)
    s.players = tuple([player(s, seat, starting[seat]) for seat in range(count)])
    if rules.automa is not None:
        rules.automa.deal.run(s)
    fill_job_market(s)
    refill_foresights(s)  # (setup.foresight)
    refill_market(s, "setup.market")
    refill_display(s)  # (setup.display)
    for seat in range(seats):
        draw(s, seat, rules.start_cards[seat])
    s.revealed = 0
    s.then(Turn(0))  # (setup.first)
    s.settle()
    return s


def empty(rules: Rules, seed: int, options: dict[str, str]) -> TrailState:
    """A box not yet opened; the job market token starts in the second row (setup.token)."""
    s = TrailState()
    s.stack, s.rng, s.revealed, s.log = [], stream(seed), 0, None
    s.rules, s.options = rules, options
    s.anytime = tuple([(rules.act.exchange, effect) for effect in rules.anytime])
    s.sides, s.players, s.own, s.turn = (), (), ALL_SEATS, 0
    s.board = (0,) * len(rules.nodes)
    s.bags, s.foresight = (), ((0, 0),) * len(rules.bags)
    s.jobs = (0,) * (len(rules.prices) * rules.columns)
    s.token, s.holder = 1, NOBODY
    s.cattle, s.market = (), ()
    s.piles = (rules.stage_pile,) * max(len(rules.stages) - 1, 0)
    s.objectives, s.display, s.masters = (), (), ()
    s.removed_cards, s.removed_tiles, s.done, s.visit = (), (), (), 0
    s.automa, s.contents = NO_AUTOMA, UNKNOWN
    return s


def order(s: TrailState, n: int) -> Zone:
    """0 to n-1 in random order."""
    return shuffled(s, tuple(range(n)))


def masters(rules: Rules) -> int:
    """How many stations have a stationmaster (setup.masters)."""
    return len([station for station in rules.stations if station.master])


def sides(s: TrailState, choice: str) -> Zone:
    """The side of each private building number: all a, all b, random, or written out."""
    return turned(s, choice, len(s.rules.private), "ab")


def neutral_buildings(s: TrailState, choice: str) -> Zone:
    """The neutral tiles on their letters or shuffled, and Kansas City on its own space."""
    rules = s.rules
    tiles = range(len(rules.neutral)) if choice == "letters" else order(s, len(rules.neutral))
    spots = [at for at, node in enumerate(rules.nodes) if node.kind == NEUTRAL]
    board = put(s.board, rules.kansas_city, 1)
    for at, tile in zip(spots, tiles, strict=True):
        board = put(board, at, rules.first_neutral + tile)
    return board


def first_tiles(s: TrailState) -> None:
    """Seven tiles of bag 1 on the trail; one whose section is full is drawn anew (setup.tiles)."""
    placed = 0
    while placed < s.rules.first_tiles:
        bag = s.bags[0]
        at = free_section(s, s.rules.tiles[bag[0]])
        if at < 0:
            s.bags = (shuffled(s, bag), *s.bags[1:])
            continue
        s.board = put(s.board, at, bag[0])
        s.bags = (bag[1:], *s.bags[1:])
        placed += 1


def objective_cards(rules: Rules) -> Zone:
    """The cards of the objective deck."""
    return tuple(range(rules.first_objective, rules.first_objective + rules.deck))


def fill_job_market(s: TrailState) -> None:
    """Workers of bag 2 from the first space to the one left of the token (setup.jobs)."""
    columns = s.rules.columns
    first = columns - len(s.players)
    spaces = [at for at in range((s.token + 1) * columns) if at % columns >= first][:-1]
    bag = s.bags[1]
    for at in spaces:
        s.jobs = put(s.jobs, at, s.rules.tiles[bag[0]].what + 1)
        bag = bag[1:]
    s.bags = (s.bags[0], bag, *s.bags[2:])


def player(s: TrailState, seat: int, objective: int) -> Player:
    """A player's things at the start (setup.player, setup.objective, setup.dollars)."""
    rules = s.rules
    p = Player()
    p.dollars, p.certificates, p.tokens = rules.start_dollars[seat], 0, rules.start_tokens
    p.herder, p.engine, p.stations = -1, 0, 0
    p.workers = (1, 1, 1)
    p.discs = (1,) * len(rules.discs)
    p.draw = shuffled(s, rules.herd)
    p.hand, p.discard, p.area = (), (), (objective,)
    p.secret, p.unseen = (), ()
    p.hazards, p.bandits, p.masters = (), (), ()
    p.reserve = tuple(range(len(rules.private)))
    p.cities = (0,) * len(rules.cities)
    return p
