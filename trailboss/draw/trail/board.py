"""A trail game in the terminal: the board, the markets and the players as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trailboss.core.action import Action
from trailboss.core.zones import Zone
from trailboss.draw.paint import paint, paragraph, wrapped
from trailboss.draw.trail.words import counted, tasks
from trailboss.games.trail.rules import EMPTY, NEUTRAL, START, Rules
from trailboss.games.trail.state import Player, TrailState, building, hand_limit, step_limit
from trailboss.games.trail.ways import fee
from trailboss.i18n import words
from trailboss.i18n.worded import said


def board(s: TrailState, seat: int | None) -> str:
    """What a seat (None: a spectator) sees, as lines of text."""
    parts = [trail(s, seat), foresights(s), jobs(s), market(s), objectives(s), railroad(s)]
    return "\n".join([*parts, *[mat(s, i, i == seat) for i in range(len(s.players))]])


def ui(name: str) -> str:
    """A word that the page has too."""
    return words().say(f"ui-board-{name}", name)


def cards(rules: Rules, zone: Zone) -> str:
    """Cards by name, and how many are face down."""
    hidden = zone.count(0)
    if hidden:
        return f"{hidden} × {words().say('ui-board-card-hidden', '?')}"
    return counted([words().thing(rules.cards[card].name) for card in zone if card])


def who(s: TrailState, seat: int) -> str:
    """A seat by its number, an automa by its name."""
    automa = s.rules.automa
    if automa is None or seat < s.people():
        return str(seat)
    return words().say(f"automa-{automa.name}", automa.name)


def place(s: TrailState, at: int, seat: int | None) -> str:
    """A space of the trail: what lies there, what it costs, and who stands there."""
    tile = s.rules.tiles[s.board[at]]
    name = s.rules.nodes[at].name
    text = words().thing(name)
    if s.board[at] != EMPTY and tile.owner >= 0:
        number = building(s, tile).name
        owned = words().say("ui-place-owned", number, number=number, who=who(s, tile.owner))
        text += f": {owned}"
    elif s.board[at] != EMPTY and tile.name != name:
        text += f": {words().thing(tile.name)}"
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
                branch.append(spot(s, near, seat))
                near = nodes[near].after[0]
            lines.append(" - ".join([place(s, at, seat), *branch, words().thing(nodes[near].name)]))
    aside = [i for i, node in enumerate(nodes) if s.board[i] and not node.after][:-1]
    lines += [place(s, at, None) for at in aside]
    told = "\n".join([wrapped(f"  {line}", 6) for line in lines])
    return f"{paint(words().say('cli-trail', ''), 'title')}\n{told}"


def spot(s: TrailState, at: int, seat: int | None) -> str:
    """A space of the trail; one where nothing lies is a dot."""
    empty = s.board[at] == EMPTY and all(p.herder != at for p in s.players)
    return "·" if empty else place(s, at, seat)


def foresights(s: TrailState) -> str:
    """The three columns."""
    columns = [
        words().say(
            "ui-board-foresight",
            "",
            column=i,
            tile=", ".join([words().thing(s.rules.tiles[x].name) if x else "-" for x in column]),
        )
        for i, column in enumerate(s.foresight, 1)
    ]
    return wrapped(" · ".join(columns), 4)


def jobs(s: TrailState) -> str:
    """The rows with workers, their price, and the row of the token."""
    columns = s.rules.columns
    rows: list[str] = []
    for row, price in enumerate(s.rules.prices):
        workers = [trade(s, job - 1) for job in s.jobs[row * columns : (row + 1) * columns] if job]
        if workers or row == s.token:
            token = " *" if row == s.token else ""
            rows.append(f"{row + 1} (${price}): {counted(workers)}{token}")
    return paragraph(ui("jobs"), " · ".join(rows))


def trade(s: TrailState, kind: int) -> str:
    """What a worker is called."""
    return words().thing(s.rules.act.give[kind].text.partition(" ")[2])


def market(s: TrailState) -> str:
    """The open cattle."""
    left = words().say("ui-board-stack", "", count=len(s.cattle))
    return paragraph(ui("market"), f"{cards(s.rules, s.market)} · {left}")


def objectives(s: TrailState) -> str:
    """The display, card by card with its tasks."""
    shown = [objective(s.rules, card) for card in s.display]
    return paragraph(ui("objectives"), " · ".join(shown) or "-")


def objective(rules: Rules, card: int) -> str:
    """An objective card in short."""
    row = rules.objectives[card - rules.first_objective]
    return f"{words().thing(row.name)} ({tasks(row)})"


def railroad(s: TrailState) -> str:
    """The stationmasters that wait."""
    waiting = [
        f"{i + 1}: {words().thing(s.rules.masters[m - 1].name)}"
        for i, m in enumerate(s.masters)
        if m > 0
    ]
    title = words().say("score-stationmasters", "")
    return paragraph(title, " · ".join(waiting) or "-")


def staff(s: TrailState, p: Player) -> str:
    """The workers of a player."""
    return ", ".join([f"{trade(s, kind)} {n}" for kind, n in enumerate(p.workers)])


def automa_mat(s: TrailState) -> str:
    """The things of an automa: its board, its cards, what it has gained."""
    seat = s.people()
    p = s.players[seat]
    left = ", ".join([str(card) for card in sorted(s.automa.draw)]) or "-"
    facts = [
        f"{ui('engine-space')} {s.rules.spaces[p.engine].name}",
        staff(s, p),
        words().say(
            "ui-board-automa",
            "",
            specialty=trade(s, s.automa.specialty),
            left=left,
            used=cards(s.rules, p.discard),
        ),
        *gathered(s, p),
        *[objective(s.rules, card) for card in p.area],
    ]
    return paragraph(who(s, seat), " · ".join(facts))


def mat(s: TrailState, seat: int, own: bool) -> str:
    """A player's things; the own hand is open."""
    if seat == s.people():
        return automa_mat(s)
    p = s.players[seat]
    rules = s.rules
    facts = [
        f"{ui('dollars')} {p.dollars}",
        f"{ui('certificates')} {rules.certificates[p.certificates]}",
        f"{ui('engine-space')} {rules.spaces[p.engine].name}",
        staff(s, p),
        words().say("ui-board-step-limit", "", count=step_limit(s, seat)),
        f"{ui('hand-size')} {len(p.hand)}/{hand_limit(s, seat)}",
    ]
    if p.tokens:
        facts.append(f"{ui('tokens')} {p.tokens}")
    lines = [
        paragraph(
            said("shown-seat", "seat {seat}", seat=seat), " · ".join([*facts, *gathered(s, p)])
        )
    ]
    if own:
        lines.append(paragraph(f"    {ui('hand')}", cards(rules, p.hand)))
    if p.area:
        area = " · ".join([objective(rules, card) for card in p.area])
        lines.append(paragraph(f"    {ui('objectives')}", area))
    return "\n".join(lines)


def gathered(s: TrailState, p: Player) -> list[str]:
    """What has been collected, upgraded and delivered."""
    rules = s.rules
    found: list[str] = []
    if p.hazards or p.bandits:
        tiles = [words().thing(rules.tiles[tile].name) for tile in (*p.hazards, *p.bandits)]
        found.append(counted(tiles))
    if p.stations:
        built = [row.name for i, row in enumerate(rules.stations) if p.stations >> i & 1]
        stations = words().say("score-stations", "")
        found.append(f"{stations} {', '.join(built)}")
    if any(p.cities):
        cities = [
            words().thing(row.name)
            for row, n in zip(rules.cities, p.cities, strict=True)
            for _ in range(n)
        ]
        found.append(counted(cities))
    if p.masters:
        found += [words().thing(rules.masters[m].name) for m in p.masters]
    return found


ABOUT: Final = {
    "hire": jobs,
    "cow": market,
    "buy": market,
    "take": objectives,
    "upgrade": railroad,
    "engine": railroad,
}
"""What of the table a kind of option is about."""


def near(s: TrailState, seat: int, legal: Sequence[Action]) -> list[str]:
    """What a question is about: the own things, the way ahead, and the market that is asked for."""
    verbs = dict.fromkeys(action.verb for action in legal)
    ahead = [way(s, seat)] if "go" in verbs and s.players[seat].herder >= 0 else []
    tables = dict.fromkeys(ABOUT[verb] for verb in verbs if verb in ABOUT)
    return [*ahead, *[table(s) for table in tables], mat(s, seat, True)]


def way(s: TrailState, seat: int) -> str:
    """The spaces that lie ahead of a herder, branch by branch, as far as one turn goes."""
    limit = step_limit(s, seat)
    lines: list[str] = []
    todo: list[tuple[int, list[str]]] = [(s.players[seat].herder, [])]
    while todo:
        at, passed = todo.pop()
        nexts = [] if len(passed) == limit else furthest(s, at)
        if not nexts and passed:
            lines.append(" - ".join(passed))
        todo += [(node, [*passed, place(s, node, seat)]) for node in reversed(nexts)]
    told = "\n".join([wrapped(f"  {line}", 6) for line in lines])
    return f"{paint(words().say('cli-ahead', ''), 'title')}\n{told}"


def furthest(s: TrailState, at: int) -> list[int]:
    """The next places where something lies, on each branch: empty spaces do not count."""
    found: list[int] = []
    todo = list(reversed(s.rules.nodes[at].after))
    while todo:
        node = todo.pop()
        if s.board[node] != EMPTY or node == s.rules.kansas_city:
            found.append(node)
        else:
            todo += reversed(s.rules.nodes[node].after)
    return list(dict.fromkeys(found))
