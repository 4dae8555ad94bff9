"""A trail game in the terminal: the board, the markets and the players as text."""

from __future__ import annotations

import textwrap
from collections import Counter

from trailboss.core.zones import Zone
from trailboss.games.trail.rules import EMPTY, NEUTRAL, START, Rules
from trailboss.games.trail.state import Player, TrailState, building, hand_limit, step_limit
from trailboss.games.trail.steps import fee
from trailboss.i18n import words

WIDTH = 100


def describe(s: TrailState, seat: int | None) -> str:
    """What a seat (None: a spectator) sees, as lines of text."""
    parts = [trail(s, seat), foresights(s), jobs(s), market(s), objectives(s), railroad(s)]
    return "\n".join([*parts, *[mat(s, i, i == seat) for i in range(len(s.players))]])


def filled(title: str, text: str) -> str:
    """A titled paragraph."""
    return textwrap.fill(f"{title:<10} {text}", WIDTH, subsequent_indent=" " * 11)


def counted(names: list[str]) -> str:
    """Names with their number where there are several."""
    counts = Counter(names).items()
    return ", ".join([f"{n} {name}" if n > 1 else name for name, n in counts]) or "-"


def cards(rules: Rules, zone: Zone) -> str:
    """Cards by name, and how many are face down."""
    hidden = zone.count(0)
    open_cards = counted([rules.cards[card].name for card in zone if card])
    return f"{hidden} face down" if hidden else open_cards


def who(s: TrailState, seat: int) -> str:
    """A seat by its number, an automa by its name."""
    automa = s.rules.automa
    if automa is None or seat < s.people():
        return str(seat)
    return words().say(f"automa-{automa.name}", automa.name)


def place(s: TrailState, at: int, seat: int | None) -> str:
    """A space of the trail: what lies there, what it costs, and who stands there."""
    tile = s.rules.tiles[s.board[at]]
    text = s.rules.nodes[at].name
    if s.board[at] != EMPTY and tile.owner >= 0:
        text += f" {building(s, tile).name} of {who(s, tile.owner)}"
    elif s.board[at] != EMPTY and tile.name != text:
        text += f" {tile.name}"
    due = fee(s, seat, at) if seat is not None and s.board[at] != EMPTY else 0
    herders = [who(s, i) for i, p in enumerate(s.players) if p.herder == at]
    return text + (f" (-{due})" if due else "") + (f" [{','.join(herders)}]" if herders else "")


def trail(s: TrailState, seat: int | None) -> str:
    """From fork to fork, branch by branch; [n] is the herder of seat n, (-n) a fee."""
    nodes = s.rules.nodes
    lines: list[str] = []
    forks = [i for i, row in enumerate(nodes) if row.kind in (START, NEUTRAL) or len(row.after) > 1]
    for at in forks:
        for near in nodes[at].after:
            branch: list[str] = []
            while near not in forks and nodes[near].after:
                branch.append(place(s, near, seat))
                near = nodes[near].after[0]
            way = " - ".join([place(s, at, seat), *branch, nodes[near].name])
            lines.append(filled("" if lines else "Trail", way))
    aside = [i for i, node in enumerate(nodes) if s.board[i] and not node.after][:-1]
    if aside:
        lines.append(filled("", "aside: " + ", ".join([place(s, at, None) for at in aside])))
    return "\n".join(lines)


def foresights(s: TrailState) -> str:
    """The three columns."""
    names = [[s.rules.tiles[tile].name or "-" for tile in column] for column in s.foresight]
    columns = [f"{i}: {', '.join(column)}" for i, column in enumerate(names, 1)]
    return filled("Foresight", "   ".join(columns))


def jobs(s: TrailState) -> str:
    """The rows with workers, their price, and the row of the token."""
    columns = s.rules.columns
    rows: list[str] = []
    for row, price in enumerate(s.rules.prices):
        workers = [
            s.rules.act.give[job - 1].text.partition(" ")[2]
            for job in s.jobs[row * columns : (row + 1) * columns]
            if job
        ]
        if workers or row == s.token:
            token = " (token)" if row == s.token else ""
            rows.append(f"row {row + 1} for {price}: {counted(workers)}{token}")
    return filled("Jobs", "; ".join(rows))


def market(s: TrailState) -> str:
    """The open cattle."""
    return filled("Cattle", f"{cards(s.rules, s.market)}; {len(s.cattle)} in the stack")


def objectives(s: TrailState) -> str:
    """The display, card by card with its tasks."""
    return filled("Objectives", "; ".join([objective(s.rules, card) for card in s.display]) or "-")


def objective(rules: Rules, card: int) -> str:
    """An objective card in short."""
    row = rules.objectives[card - rules.first_objective]
    loss = f"/-{row.penalty}" if row.penalty else ""
    return f"{row.name} ({counted(list(row.tasks))}: {row.vp}{loss})"


def railroad(s: TrailState) -> str:
    """The stationmasters that wait."""
    waiting = [
        f"{s.rules.masters[m - 1].name} at station {i + 1}"
        for i, m in enumerate(s.masters)
        if m > 0
    ]
    return filled("Masters", ", ".join(waiting) or "-")


def staff(s: TrailState, p: Player) -> str:
    """The workers of a player."""
    trades = [action.text.partition(" ")[2] for action in s.rules.act.give]
    return ", ".join([f"{n} {trade}" for n, trade in zip(p.workers, trades, strict=True)])


def automa_mat(s: TrailState) -> str:
    """The things of an automa: its board, its cards, what it has gained."""
    seat = s.people()
    p = s.players[seat]
    rules = s.rules
    facts = [
        f"engine {rules.spaces[p.engine].name}",
        staff(s, p),
        f"specialization {rules.act.give[s.automa.specialty].text.partition(' ')[2]}",
        f"discs {sum(p.discs)}",
    ]
    left = ", ".join([str(card) for card in sorted(s.automa.draw)]) or "-"
    area = "; ".join([objective(rules, card) for card in p.area])
    lines = [filled(who(s, seat), "; ".join([*facts, *gathered(s, p)]))]
    lines.append(filled("", f"cards left: {left}; scoring pile: {cards(rules, p.discard)}"))
    return "\n".join([*lines, filled("", f"objectives: {area}")] if area else lines)


def mat(s: TrailState, seat: int, own: bool) -> str:
    """A player's things; the own hand is open."""
    if seat == s.people():
        return automa_mat(s)
    p = s.players[seat]
    rules = s.rules
    facts = [
        f"{p.dollars} dollars",
        f"certificates {rules.certificates[p.certificates]}",
        f"engine {rules.spaces[p.engine].name}",
        staff(s, p),
        f"steps {step_limit(s, seat)}",
        f"hand limit {hand_limit(s, seat)}",
    ]
    if p.tokens:
        facts.append(f"exchange tokens {p.tokens}")
    lines = [filled(f"Seat {seat}{' *' if own else ''}", "; ".join([*facts, *gathered(s, p)]))]
    lines.append(
        filled("", f"hand: {cards(rules, p.hand)}; discard pile: {cards(rules, p.discard)}")
    )
    area = "; ".join([objective(rules, card) for card in p.area])
    return "\n".join([*lines, filled("", f"objectives: {area}")] if area else lines)


def gathered(s: TrailState, p: Player) -> list[str]:
    """What has been collected, upgraded and delivered."""
    rules = s.rules
    found: list[str] = []
    if p.hazards or p.bandits:
        found.append(
            "tiles " + counted([rules.tiles[tile].name for tile in (*p.hazards, *p.bandits)])
        )
    if p.stations:
        built = [row.name for i, row in enumerate(rules.stations) if p.stations >> i & 1]
        found.append(f"stations {', '.join(built)}")
    if any(p.cities):
        cities = [row.name for row, n in zip(rules.cities, p.cities, strict=True) for _ in range(n)]
        found.append(f"cities {counted(cities)}")
    if p.masters:
        found.append("masters " + ", ".join([rules.masters[m].name for m in p.masters]))
    return found
