"""What an option of Pioneer Rails does, in words: what a track activates, reaches and needs."""

from __future__ import annotations

from trailboss.core.action import Action
from trailboss.core.game import Line
from trailboss.games.pioneer.board import BRIDGE, TUNNEL
from trailboss.games.pioneer.geometry import N_SIDES, TRACKS
from trailboss.games.pioneer.state import PioneerState, drawn_sides
from trailboss.games.pioneer.tracks import direction, draw, is_fork
from trailboss.i18n import key, words


def ui(word: str, **values: str | int) -> str:
    """A word that the page has too."""
    return words().say(f"ui-pioneer-{word}", word, **values)


def sheet(word: str, **values: str | int) -> str:
    """A word that only the picture of a sheet has."""
    return words().say(f"cli-sheet-{word}", word, **values)


def game_title() -> str:
    """What the game is called."""
    return words().say("ui-title-pioneer", "Pioneer Rails")


def thing(name: str) -> str:
    """What a thing is called."""
    return words().thing(name)


def category(line: Line) -> str:
    """What a line of the score is for."""
    return words().say(key("score", line.label), line.label)


def total_word() -> str:
    """What the sum of all lines is called."""
    return words().say("cli-total", "total")


def points(number: int) -> str:
    """`12 VP`."""
    return words().say("ui-score-short", str(number), points=number)


def option(s: PioneerState, seat: int, action: Action) -> str:
    """An option in words, with what it brings."""
    text, details = words().action(action), list[str]()
    if action.verb == "draw":
        name = track_words(action.arg)
        text = words().say("action-draw", action.text, what="track", thing=name)
        details = brought(s, seat, action.arg)
    elif action.verb == "box":
        details = [ui("box-brings")]
    elif action.verb == "nuggets":
        bank = len(s.players[seat].bank)
        worth = [*s.board.data.banks, 0][bank]
        values = {"count": action.arg, "multiplier": worth, "points": action.arg * worth}
        details = [ui("bank-brings", **values)]
    return f"{text}: {' · '.join(details)}" if details else text


def track_words(track: int) -> str:
    """A side by its cell and the way it faces, a shortcut by its ends."""
    name = TRACKS[track]
    if track < N_SIDES:
        cell, _, side = name.partition(".")
        return ui("side", cell=cell, side=side)
    _, cell, way = name.split(":")
    return ui("shortcut", cell=cell, way=way)


def brought(s: PioneerState, seat: int, track: int) -> list[str]:
    """What a track does, most important first: it is laid on a copy of the sheet."""
    board, before = s.board, s.players[seat]
    p = before.clone()
    town = draw(board, s.rules, p, track)
    waited = before.pending + before.alone
    ready = [cell for cell in p.pending + p.alone if cell not in waited]
    found = [ui("activates", what=", ".join([place(s, cell) for cell in ready]))] if ready else []
    if town >= 0:
        found.append(ui("reaches", number=town + 1))
    for cell in board.counted[track]:
        if (
            cell not in ready
            and not p.activated >> cell & 1
            and drawn_sides(p, cell) < board.needs[cell]
        ):
            laid = ui("is-sides", have=drawn_sides(p, cell), need=board.needs[cell])
            found.append(f"{place(s, cell)}: {laid}")
    if specials := needed(s, seat, track):
        found.append(ui("needs", what=" + ".join([thing(one) for one in specials])))
    return found


def place(s: PioneerState, cell: int) -> str:
    """A location: "mine E4"."""
    kind, _, name = s.board.place_names[cell].partition(" ")
    return ui("place", kind=thing(kind), cell=name)


def needed(s: PioneerState, seat: int, track: int) -> list[str]:
    """The specials that a track uses (R7.2)."""
    p = s.players[seat]
    crossed = {BRIDGE: ["bridge"], TUNNEL: ["tunnel"]}.get(s.board.track_class[track], [])
    near, _ = direction(s.board, p, track)
    cut = ["shortcut"] if track >= N_SIDES else []
    return [*crossed, *cut, *(["switch"] if is_fork(s.board, p, near) else [])]
