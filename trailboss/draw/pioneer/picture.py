"""A sheet of Pioneer Rails as a picture: one SVG, legible at 900 pixels and on a printed A4."""

from __future__ import annotations

from typing import Final

from trailboss.core.errors import BadPosition
from trailboss.core.game import Score
from trailboss.draw.pioneer import zone
from trailboss.draw.pioneer.map import the_map
from trailboss.draw.pioneer.symbols import CAPS, COLOURS, DASHES, INK, symbols
from trailboss.draw.pioneer.words import game_title, points, sheet, thing, ui
from trailboss.draw.svg import element, group, title, use, words
from trailboss.games.pioneer.components import CARDS, ROUNDS, SUITS, TURNS
from trailboss.games.pioneer.state import PioneerState
from trailboss.i18n.worded import said

WIDTH: Final = 900
HEIGHT: Final = 1273
MARGIN: Final = 27
BELOW: Final = 752
"""Where the map ends and the score zone begins."""

STYLE: Final = f"""
text {{ font-family: "Gill Sans", "Gill Sans MT", Lato, Carlito, Calibri, sans-serif; }}
text {{ fill: {INK}; }}
.name {{ font-family: Rockwell, "Roboto Slab", Bitter, Georgia, serif; }}
.name {{ font-weight: 700; font-size: 30px; }}
.under {{ font-size: 15px; fill: #6b6254; }}
.heading {{ font-size: 13.5px; font-weight: 700; letter-spacing: .2px; }}
.cell text {{ font-size: 9px; fill: #a2947a; text-anchor: middle; }}
.station {{ font-size: 8.5px; fill: #fff; text-anchor: middle; }}
.need {{ font-size: 12.5px; font-weight: 700; text-anchor: middle; }}
.town {{ font-size: 10.5px; font-weight: 700; text-anchor: middle; }}
.reached {{ font-size: 10.5px; font-weight: 700; text-anchor: middle; fill: #fff; }}
.rank {{ font-size: 17px; font-weight: 700; text-anchor: middle; }}
.pale {{ font-size: 16px; text-anchor: middle; fill: #948a79; }}
.faint {{ font-size: 14px; text-anchor: middle; fill: #948a79; }}
.label {{ font-size: 15px; fill: #6b6254; }}
.text {{ font-size: 14px; }}
.small {{ font-size: 13px; fill: #6b6254; }}
.smaller {{ font-size: 13px; fill: #6b6254; text-anchor: middle; }}
.met {{ font-size: 13.5px; font-weight: 700; text-anchor: middle; fill: #1c7c4a; }}
.points {{ font-size: 21px; font-weight: 700; text-anchor: middle; }}
.total {{ font-size: 27px; font-weight: 700; text-anchor: middle; }}
"""


def picture(s: PioneerState, seat: int, scores: list[Score]) -> str:
    """The sheet of a seat, with what lies on the table."""
    if seat >= len(s.players):
        raise BadPosition("error-no-seat-drawn", "there is no seat {seat} to draw", seat=seat)
    p, total = s.players[seat], points(scores[seat].total)
    side = thing(s.board.data.name)
    name = sheet("of", game=game_title(), map=side, seat=seat, score=total)
    parts = [
        title(name),
        element("style", STYLE),
        element("defs", symbols()),
        element("rect", width=WIDTH, height=HEIGHT, fill="#faf4e4"),
        header(s, seat),
        the_map(s, p),
        legend(MARGIN, BELOW),
        zone.poker(s, p, MARGIN, BELOW + 24),
        zone.goals(s, seat, MARGIN + 434, BELOW + 24),
        zone.gold(s, p, MARGIN, BELOW + 222),
        zone.banks(s, p, MARGIN + 294, BELOW + 222),
        zone.yards(s, p, MARGIN + 492, BELOW + 222),
        zone.forts(s, p, MARGIN + 690, BELOW + 222),
        zone.town_boxes(s, p, MARGIN, BELOW + 304),
        zone.ranches(s, p, MARGIN + 434, BELOW + 304),
        zone.score(s, scores, seat, MARGIN, BELOW + 388),
        words(WIDTH / 2, HEIGHT - 24, sheet("foot"), "smaller"),
    ]
    return element(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
        aria_label=name,
    ) + "\n"  # fmt: skip


def header(s: PioneerState, seat: int) -> str:
    """Title, whose sheet it is, when, and the cards on the table."""
    told = [thing(s.board.data.name), said("shown-seat", "seat {seat}", seat=seat)]
    if s.stack:
        told += [ui("round", round=s.round, rounds=ROUNDS), ui("turn", turn=s.turn, turns=TURNS)]
    else:
        told.append(ui("over"))
    parts = [
        words(MARGIN, 44, game_title(), "name"),
        words(MARGIN, 68, " · ".join(told), "under"),
    ]
    cards = [CARDS[card - 1] for card in s.shown if card]
    for i, card in enumerate(reversed(cards)):
        parts.append(zone.card(WIDTH - MARGIN - 31 - 37 * i, 26, card))
    if s.taken:
        at = WIDTH - MARGIN - 31 - 37 * len(cards) - 60
        parts.append(words(at - 8, 51, sheet("dealer"), "under", text_anchor="end"))
        parts.append(zone.card(at, 26, CARDS[s.taken - 1]))
    return "".join(parts)


def legend(x: float, y: float) -> str:
    """How the railways are drawn."""
    parts = []
    for suit, name in enumerate(SUITS):
        at = x + 4 + 150 * suit
        parts.append(group(
            thing(name),
            use(f"suit-{name}", at + 8, y, 16, color=COLOURS[suit]),
            element("line", x1=at + 22, y1=y, x2=at + 68, y2=y, stroke=COLOURS[suit],
                    stroke_width=6.4, stroke_linecap=CAPS[suit], stroke_dasharray=DASHES[suit]),
            words(at + 77, y + 4.5, thing(name), "small"),
        ))  # fmt: skip
    parts.append(words(WIDTH - MARGIN, y + 4.5, sheet("crossings"), "small", text_anchor="end"))
    return "".join(parts)
