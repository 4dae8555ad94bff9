"""The score zone of a sheet: hands, gold, banks, towns, score tracks, goals, points (R5-R13)."""

from __future__ import annotations

from typing import Final

from trailboss.core.game import Score
from trailboss.draw.pioneer.symbols import COLOURS, INK, PAPER, path
from trailboss.draw.pioneer.words import category, points, sheet, thing, total_word, ui
from trailboss.draw.svg import element, group, use, words
from trailboss.games.pioneer.components import (
    FIRST,
    GOAL_NEEDS,
    GOALS,
    LATER,
    LETTERS,
    RANKS,
    ROUNDS,
    SUITS,
    TURNS,
)
from trailboss.games.pioneer.goals import progress
from trailboss.games.pioneer.maps import BANK, FORT, RANCH, SALOON, YARD
from trailboss.games.pioneer.networks import largest_network
from trailboss.games.pioneer.poker import classify, hand_of
from trailboss.games.pioneer.scoring import empty_lines
from trailboss.games.pioneer.state import CIRCLED, CROSSED, PioneerState, Player
from trailboss.i18n.worded import said

LINE: Final = "#cbbd9c"
FAINT: Final = "#857b6b"
GOLD: Final = "#f2c230"
DONE: Final = "#1c7c4a"
TALL: Final = 74
"""The height of a panel with one row."""

Place = tuple[float, float]


def panel(x: float, y: float, width: float, height: float, heading: str, *inside: str) -> str:
    """A framed part of the score zone."""
    frame = element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        rx=7,
        fill=PAPER,
        stroke=LINE,
        stroke_width=1.1,
    )
    return group(heading, frame, words(x + 12, y + 19, heading, "heading"), *inside)


def box(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    """A box to write in."""
    attributes.setdefault("fill", "#fff")
    attributes.setdefault("stroke", FAINT)
    return element("rect", x=x, y=y, width=width, height=height, rx=3.5, **attributes)


def cross(x: float, y: float, size: float, colour: str = INK) -> str:
    """Crossed off."""
    shape = (
        f"M{x - size} {y - size}L{x + size} {y + size}M{x - size} {y + size}L{x + size} {y - size}"
    )
    return path(shape, fill="none", stroke=colour, stroke_width=2.2, stroke_linecap="round")


def ring(x: float, y: float, radius: float, fill: str = "none") -> str:
    """Circled."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill, stroke=DONE, stroke_width=2.4)


def poker(s: PioneerState, p: Player, x: float, y: float) -> str:
    """A row for each round: five ranks, the saloon that doubles, the points (R5, R12.1)."""
    rows = [hand(p, number, x + 12, y + 33 + 38 * (number - 1)) for number in range(1, ROUNDS + 1)]
    return panel(x, y, 424, 188, ui("poker"), *rows)


def hand(p: Player, number: int, x: float, y: float) -> str:
    """One round."""
    ranks = hand_of(p.ranks, number)
    parts = [words(x, y + 18, f"{number}", "label")]
    for i in range(TURNS):
        parts.append(box(x + 18 + 33 * i, y, 29, 26))
        if i < len(ranks):
            parts.append(words(x + 32.5 + 33 * i, y + 19, RANKS[ranks[i]], "rank"))
    symbol = p.saloons[number - 1]
    parts.append(
        use(f"kind-{SALOON}", x + 204, y + 12, 22, color=FAINT if symbol != CIRCLED else INK)
    )
    parts.append(words(x + 225, y + 18, "× 2", "label"))
    if symbol == CIRCLED:
        parts.append(element("rect", x=x + 189, y=y - 1, width=62, height=28, rx=14, fill="none",
                             stroke=DONE, stroke_width=2.4))  # fmt: skip
    if symbol == CROSSED:
        parts.append(cross(x + 204, y + 13, 9, "#a33"))
    name = thing(classify(ranks)[0]) if len(ranks) == TURNS else ""
    parts.append(words(x + 262, y + 18, name, "small"))
    done = len(p.hands) >= number
    parts.append(box(x + 366, y, 36, 26, fill="#f3ead4"))
    if done:
        parts.append(words(x + 384, y + 19, str(p.hands[number - 1]), "rank"))
    return "".join(parts)


def goals(s: PioneerState, seat: int, x: float, y: float) -> str:
    """The open goals: how far the sheet is, who was first, what it brought (R11, R15)."""
    step = 50 if len(s.goals) + bool(s.face_down) <= 3 else 156 / (len(s.goals) + bool(s.face_down))
    parts = [goal(s, seat, i, x + 12, y + 32 + step * i, step) for i in range(len(s.goals))]
    if s.face_down:
        at = y + 32 + step * len(s.goals)
        parts.append(words(x + 12, at + 15, sheet("face-down", count=len(s.face_down)), "small"))
    return panel(x, y, 412, 188, ui("goals"), *parts)


def goal(s: PioneerState, seat: int, place: int, x: float, y: float, step: float) -> str:
    """One goal; many of them lie close together."""
    number = s.goals[place]
    need, have = GOAL_NEEDS[number - 1], progress(s, s.players[seat], number)
    text = thing(f"goal {GOALS[number - 1]}")
    roomy = step > 30
    parts = [
        box(x, y, 30, 28 if roomy else step - 4, fill="#f3ead4"),
        words(x + 15, y + (19 if roomy else step / 2 + 2.5), GOALS[number - 1], "need"),
        words(x + 40, y + 12, ui("goal", needs=need, text=text), "text"),
    ]
    if roomy:
        far = [ui("goal-far", have=min(have, need), needs=need), *firsts(s, place)]
        parts.append(words(x + 40, y + 27, " · ".join(far), "small"))
    if len(s.players) == 1:
        met = bool(s.met >> place & 1)
        label, kind = (ui("goal-gone"), "met") if met else (f"{have}/{need}", "faint")
        parts.append(words(x + 374, y + 12, label, kind))
        return "".join(parts)
    points = s.players[seat].stars[place]
    if points:
        parts.append(ring(x + 372, y + 13, 13, "#e3f3e8"))
    worth = points or (LATER if s.met >> place & 1 else FIRST)
    parts.append(words(x + 372, y + 17.5, str(worth), "need" if points else "faint"))
    return "".join(parts)


def firsts(s: PioneerState, place: int) -> list[str]:
    """Who was first to meet a goal; nobody asks a lone player."""
    if len(s.players) == 1:
        return []
    first = [
        said("shown-seat", "seat {seat}", seat=seat)
        for seat, p in enumerate(s.players)
        if p.stars[place] == FIRST
    ]
    return [ui("goal-first", names=", ".join(first)) if first else ui("goal-nobody")]


def gold(s: PioneerState, p: Player, x: float, y: float) -> str:
    """Nuggets dug, and those taken to banks (R8.3, R8.5)."""
    parts = []
    count = s.board.data.nuggets
    step = min(22.0, 264 / count)
    for i in range(count):
        at = x + 22 + step * i
        fill = GOLD if i < p.nuggets else "#fff"
        radius, ink = min(10, step / 2.4), INK if i < p.nuggets else FAINT
        parts.append(element("circle", cx=at, cy=y + 48, r=radius, fill=fill, stroke=ink))
        if i < p.banked:
            parts.append(cross(at, y + 48, 4.5))
    heading = ui("gold", dug=p.nuggets, free=p.nuggets - p.banked)
    return panel(x, y, 286, TALL, heading, *parts)


def banks(s: PioneerState, p: Player, x: float, y: float) -> str:
    """Bank boxes with their multipliers (R8.5)."""
    parts = []
    values = s.board.data.banks
    step = min(58.0, 174 / len(values))
    for i, multiplier in enumerate(values):
        at = x + 12 + step * i
        parts.append(words(at, y + 54, f"×{multiplier}", "label"))
        parts.append(box(at + 21, y + 36, max(12, step - 27), 25, fill="#f3ead4"))
        if i < len(p.bank):
            parts.append(words(at + 21 + max(12, step - 27) / 2, y + 54, str(p.bank[i]), "rank"))
    icon = use(f"kind-{BANK}", x + 171, y + 16, 20, color=FAINT)
    return panel(x, y, 190, TALL, ui("banks"), *parts, icon)


def town_boxes(s: PioneerState, p: Player, x: float, y: float) -> str:
    """Town boxes: circled, and crossed off once used (R7.1, R8.9)."""
    parts = []
    count = s.board.data.town_boxes
    step = min(30.0, 396 / count)
    for i in range(count):
        at, radius = x + 26 + step * i, min(11, step / 2.5)
        parts.append(box(at - radius + 1, y + 38, 2 * radius - 2, 2 * radius - 2))
        if i < p.circled:
            parts.append(ring(at, y + 37 + radius, radius + 1.5))
        if i < p.crossed:
            parts.append(cross(at, y + 37 + radius, 5.5))
    heading = ui("towns", circled=p.circled, free=p.circled - p.crossed)
    return panel(x, y, 424, TALL, heading, *parts)


def steps(
    values: tuple[int, ...],
    circled: int,
    x: float,
    y: float,
    width: float,
    kind: int,
    heading: str,
    mark: str = "",
) -> str:
    """A score track with its numbers; those reached are circled (R8.6-R8.8)."""
    parts = []
    step = min(46.0, (width - 24) / len(values))
    for i, value in enumerate(values):
        at = x + 12 + step * (i + 0.5)
        if i < circled:
            parts.append(ring(at, y + 49, min(13, step / 2.1), "#e3f3e8"))
        text = f"{mark}{value}"
        parts.append(words(at, y + 54.5, text, "rank" if i < circled else "pale"))
    icon = use(f"kind-{kind}", x + width - 19, y + 16, 20, color=FAINT)
    return panel(x, y, width, TALL, heading, *parts, icon)


def yards(s: PioneerState, p: Player, x: float, y: float) -> str:
    """Multipliers for the towns of the largest network (R8.6, R10)."""
    towns = largest_network(s.board, p)
    heading = ui("yards", towns=towns)
    return steps(s.board.data.train_yards, p.active[YARD], x, y, 190, YARD, heading, "×")


def forts(s: PioneerState, p: Player, x: float, y: float) -> str:
    """Numbers for forts (R8.7)."""
    return steps(s.board.data.forts, p.active[FORT], x, y, 156, FORT, ui("forts"))


def ranches(s: PioneerState, p: Player, x: float, y: float) -> str:
    """Numbers for ranches (R8.8)."""
    return steps(s.board.data.ranches, p.active[RANCH], x, y, 412, RANCH, ui("ranches"))


def score(s: PioneerState, scores: list[Score], seat: int, x: float, y: float) -> str:
    """The points line by line, and their sum (R13); alone beside the target (R15.7)."""
    own = [line for line in scores[seat].lines if line.label not in empty_lines(s)]
    step, total = 712 / len(own), total_word()
    parts = [
        element("rect", x=x, y=y, width=846, height=78, rx=7, fill=PAPER, stroke=INK),
        element("rect", x=x + 722, y=y + 1, width=123, height=76, rx=6, fill="#f3ead4"),
    ]
    for i, line in enumerate(own):
        at = x + 8 + step * (i + 0.5)
        parts.append(words(at, y + 29, category(line), "smaller"))
        parts.append(words(at, y + 58, str(line.points), "points"))
        if i:
            edge = x + 8 + step * i
            parts.append(element("line", x1=edge, y1=y + 16, x2=edge, y2=y + 62, stroke=LINE))
    parts.append(words(x + 783, y + 23, total, "smaller"))
    parts.append(words(x + 783, y + 50, str(scores[seat].total), "total"))
    if len(s.players) == 1:
        parts.append(words(x + 783, y + 69, ui("target-short", points=scores[1].total), "smaller"))
    return group(f"{total}: {points(scores[seat].total)}", *parts)


def card(x: float, y: float, name: str) -> str:
    """A playing card of the table: rank and suit."""
    suit = LETTERS.index(name[-1])
    return group(
        thing(f"the card {name}"),
        element("rect", x=x, y=y, width=31, height=40, rx=4, fill="#fff", stroke=FAINT),
        words(x + 15.5, y + 17, name[:-1], "rank"),
        use(f"suit-{SUITS[suit]}", x + 15.5, y + 28.5, 14, color=COLOURS[suit]),
    )
