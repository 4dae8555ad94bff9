"""Short ways to set up sheets and to play turns of Pioneer Rails."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trailboss.core.game import validated_options
from trailboss.core.refusal import Refusal
from trailboss.games.kit.reading import Doc
from trailboss.games.pioneer.actions import SPACE
from trailboss.games.pioneer.components import CARD_IDS, DECK, GOAL_IDS, RANKS, SUITS
from trailboss.games.pioneer.game import PIONEER
from trailboss.games.pioneer.maps import BANK
from trailboss.games.pioneer.position.players import SYMBOLS, read_activated, read_tracks
from trailboss.games.pioneer.setup import empty_table
from trailboss.games.pioneer.state import PioneerState, Player, blank
from trailboss.games.pioneer.turn import EndTurn, OpenTurn

Tracks = Mapping[str, Sequence[str]]


def start(seats: int = 1, seed: int = 1, **options: str) -> PioneerState:
    """A new game."""
    s = PIONEER.setup(seats, seed, options)
    assert isinstance(s, PioneerState)
    return s


def sheet(tracks: Tracks | None = None, **fields: Any) -> dict[str, Any]:
    """A sheet as a document: tracks by suit, and anything else."""
    return {"tracks": {suit: list(own) for suit, own in (tracks or {}).items()}, **fields}


def table(*sheets: Mapping[str, Any], shown: str = "", **fields: Any) -> PioneerState:
    """A table as somebody arranged it at the start of a turn, also one that no play leads to.

    Positions are stricter: there every mark has a reason.
    """
    game = PIONEER.at(fields.pop("version", PIONEER.version))
    rules = game.rules(validated_options(game, len(sheets), fields.pop("options", {})))
    s = empty_table(len(sheets), PIONEER.board(rules), rules)
    s.round, s.turn = fields.pop("round", 1), fields.pop("turn", 1)
    s.shown = tuple(CARD_IDS[card] for card in shown.split())
    s.deck = tuple(card for card in DECK if card not in s.shown)
    usual = [] if len(sheets) == 1 else ["1A", "1F", "1K"]
    s.goals = tuple(GOAL_IDS[goal] for goal in fields.pop("goals", usual))
    s.face_down = tuple(GOAL_IDS[goal] for goal in fields.pop("face_down", ()))
    s.met = sum(1 << place for place in fields.pop("met", ()))
    over = fields.pop("stack", None) == []
    assert not fields
    s.players = [arranged(s, own) for own in sheets]
    if not over:
        s.then(OpenTurn(), EndTurn())
        s.settle()
    return s


def arranged(s: PioneerState, own: Mapping[str, Any]) -> Player:
    """A sheet with these marks; the others follow from the tracks."""
    p = blank(s.board)
    read_tracks(s.board, p, Doc(own["tracks"], "tracks"))
    read_activated(s, p, Doc(own, "sheet"))
    p.bank = (0,) * min(p.active[BANK], len(s.board.data.banks))
    played = 5 * (s.round - 1) + s.turn - 1
    p.ranks, p.turns = ((0, 1, 2, 3, 4) * 4)[:played], played
    for name, value in own.items():
        if name in ("ranks", "saloons"):
            value = [(RANKS if name == "ranks" else SYMBOLS).index(item) for item in value]
        if name not in ("tracks", "activated"):
            setattr(p, name, tuple(value) if isinstance(value, list) else value)
    return p


def building(suit: str, tracks: Tracks | None = None, **fields: Any) -> PioneerState:
    """One player who has just chosen the ten of a suit and may draw; no goal lies open."""
    options = fields.pop("options", {})
    given = {
        name: fields.pop(name)
        for name in ("round", "turn", "goals", "face_down", "version")
        if name in fields
    }
    card = "10" + suit[0].upper()
    other = "AS" if card != "AS" else "AH"
    s = table(sheet(tracks, **fields), shown=f"{card} {other}", options=options, **given)
    return play(s, 0, f"card {card}")


def play(s: PioneerState, seat: int, *texts: str) -> PioneerState:
    """Play these actions of one seat by `play`."""
    for text in texts:
        s.play(seat, SPACE.parse(text))
    return s


def draw(s: PioneerState, *tracks: str, seat: int = 0) -> PioneerState:
    """Draw these tracks."""
    return play(s, seat, *(f"draw {track}" for track in tracks))


def may(s: PioneerState, seat: int = 0) -> list[str]:
    """What a seat may do, as texts."""
    return [action.text for action in s.legal(seat)]


def tracks(s: PioneerState, seat: int = 0) -> list[str]:
    """The tracks that a seat may draw, sorted."""
    return sorted(a.text.removeprefix("draw ") for a in s.legal(seat) if a.verb == "draw")


def refusal(s: PioneerState, text: str, seat: int = 0) -> Refusal:
    """Why an action is refused."""
    return next(r for r in s.refusals(seat) if r.action.text == text)


def me(s: PioneerState) -> Player:
    """The first sheet."""
    return s.players[0]


def lines(s: PioneerState, seat: int = 0) -> dict[str, int]:
    """The lines of a score by name."""
    return {line.label: line.points for line in PIONEER.scores(s)[seat].lines}


def offer(s: PioneerState, cards: str) -> PioneerState:
    """Put other cards on the table before anybody has chosen."""
    s.shown = tuple(CARD_IDS[card] for card in cards.split())
    s.discard = ()
    s.deck = tuple(card for card in DECK if card not in s.shown)
    return s


def play_turn(s: PioneerState, turn: Mapping[str, Any]) -> PioneerState:
    """Play a turn of a golden game: the default order, and all nuggets to the bank."""
    offer(s, " ".join(turn["offered"]))
    play(s, 0, f"card {turn['card']}")
    here, boxes = (s.round, s.turn), 0
    if turn["railway"] != SUITS["HDCS".index(turn["card"][-1])]:
        play(s, 0, "box", f"suit {turn['railway']}")
        boxes += 1
    for track in turn["tracks"]:
        while track not in tracks(s):
            play(s, 0, "box")
            boxes += 1
        draw(s, track)
    assert boxes == turn["boxes_crossed"]
    while s.waiting() and (s.round, s.turn) == here and "card" not in may(s)[0]:
        texts = may(s)
        play(s, 0, "done" if "done" in texts else texts[-1 if "nuggets" in texts[0] else 0])
    return s
