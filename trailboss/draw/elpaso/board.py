"""El Paso in the terminal: the board, the markets and the players as text, options in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from trailboss.core.action import Action
from trailboss.core.engine import Effect
from trailboss.core.zones import Zone
from trailboss.draw.paint import paint, paragraph, wrapped
from trailboss.draw.trail.words import counted
from trailboss.games.elpaso.actions import TOKEN_KINDS
from trailboss.games.elpaso.auxiliary import content
from trailboss.games.elpaso.location import Perform, source_at
from trailboss.games.elpaso.rules import Need
from trailboss.games.elpaso.state import ElPasoState, Player
from trailboss.games.trail.rules import NEUTRAL
from trailboss.i18n import key, words
from trailboss.i18n.worded import said

EMPTY: Final = 0
EL_PASO: Final = 1
"""The tile of El Paso."""


def ui(word: str, **values: str | int) -> str:
    """A word that the page has too."""
    return words().say(f"ui-elpaso-{word}", word, **values)


def cards(s: ElPasoState, zone: Zone) -> str:
    """Cards by name, or how many are face down."""
    hidden = zone.count(0)
    if hidden:
        return f"{hidden} × {words().say('ui-board-card-hidden', '?')}"
    return counted([words().thing(s.rules.cards[card].name) for card in zone])


def effect_text(s: ElPasoState, effect: Effect[Any]) -> str:
    """An effect in words: "hire a worker for 5 dollars"."""
    rules = s.rules

    def number(field: str, otherwise: int = 0) -> int:
        return int(getattr(effect, field, otherwise))

    kind = type(effect).__name__
    prices = [*getattr(effect, "prices", ()), 0, 0]
    what = number("what", 2)
    return words().say(
        key("ui-elpaso-do", kind) + ("-value" if number("per_value") else ""),
        kind,
        cards=herd(s, getattr(effect, "cards", ())),
        dollars=number("dollars"),
        per=number("per_value"),
        amount=number("amount", 1),
        cost=number("cost"),
        count=number("count", 1),
        steps=number("steps", 1),
        price=prices[0],
        more=prices[1],
        surcharge=rules.all_rounder_price,
        kind=(*TOKEN_KINDS, "any")[what],
        breed=words().thing(rules.fields[number("field")].name) if kind == "GainCow" else "",
    )


def herd(s: ElPasoState, breeds: Sequence[int]) -> str:
    """Cows that fit: any, a breed or two, or a value."""
    if len(breeds) >= s.rules.first_worker - 1:
        return ui("cow-any")
    rows = [s.rules.cards[card] for card in breeds]
    if len(rows) < 3:
        return words().say("cards-or", "/").join([words().thing(row.name) for row in rows])
    return ui("cow-value", value=rows[0].value)


def stop_words(s: ElPasoState, seat: int, at: int) -> list[str]:
    """What can be done at a place."""
    if s.board[at] == EL_PASO:
        return [ui("el-paso", dollars=s.rules.el_paso_dollars)]
    return [effect_text(s, effect) for effect in s.rules.sources[source_at(s, seat, at)].effects]


def option(s: ElPasoState, seat: int, action: Action) -> str:
    """An option in words, with what it does where its name alone does not tell."""
    text = words().action(action)
    top = s.stack[-1]
    details: list[str] = []
    if action.verb == "go":
        details = stop_words(s, seat, action.arg)
    elif action.verb == "use" and isinstance(top, Perform):
        details = [effect_text(s, s.rules.sources[top.source].effects[action.arg])]
    elif action.verb == "take":
        details = [token_words(s, action.arg + 1)]
    elif action.verb == "aux":
        details = [effect_text(s, content(s.rules.aux[action.arg], s.players[seat].discs))]
    elif action.verb == "spend":
        return ui("spend", worker=action.text.partition(" ")[2], what=bonus_words(s, action))
    elif action.verb == "exchange":
        details = [ui("exchange")]
    return f"{text}: {' · '.join(details)}" if details else text


def bonus_words(s: ElPasoState, action: Action) -> str:
    """What a worker brings when it is discarded."""
    return effect_text(s, next(effect for offer, effect in s.anytime if offer is action))


def token_words(s: ElPasoState, number: int) -> str:
    """What a token asks for or gives, and its points."""
    token = s.rules.tokens[number]
    if token.needs:
        what = ", ".join([need_words(s, need) for need in token.needs])
    elif token.immediate is not None:
        what = effect_text(s, token.immediate)
    else:
        kind = "permanent" if token.permanent else "duplicate" if token.duplicate else "points"
        what = ui(f"token-{kind}")
    return f"{what} ({words().say('ui-score-short', '', points=token.vp)})"


def need_words(s: ElPasoState, need: Need) -> str:
    """A number of things of a kind; the classes are listed in `scoring`."""
    first, count = need.classes[0], need.count
    buildings = len(s.rules.cards) - 1
    bonus = buildings + len(s.rules.kinds)
    if first < buildings:
        return ui("need-card", count=count, name=words().thing(s.rules.cards[first + 1].name))
    if first < bonus:
        return ui("need-building", count=count, builders=s.rules.kinds[first - buildings].builders)
    if first == bonus:
        return ui("need-bonus", count=count)
    posts = [s.rules.posts[one - bonus - 1].name for one in need.classes]
    return ui("need-disc", count=count, posts="/".join(posts))


def place(s: ElPasoState, at: int) -> str:
    """A place of the trail: what lies there, and who stands there."""
    tile = s.rules.tiles[s.board[at]]
    text = words().thing(s.rules.nodes[at].name)
    if s.board[at] != EMPTY and tile.kind == NEUTRAL:
        text = ui("neutral", letter=tile.name)
    elif s.board[at] > EL_PASO:
        text = ui("owned", place=text, number=tile.what + 1, who=str(tile.owner))
    ranchers = [str(i) for i, p in enumerate(s.players) if p.rancher == at]
    return text + (f" [{','.join(ranchers)}]" if ranchers else "")


def trail(s: ElPasoState, seat: int | None) -> str:
    """Every place where something lies, with what can be done there."""
    lines = []
    for at in range(len(s.rules.nodes)):
        if s.board[at] != EMPTY or any(p.rancher == at for p in s.players):
            does = " · ".join(stop_words(s, 0 if seat is None else seat, at))
            lines.append(wrapped(f"  {place(s, at)}{': ' if does else ''}{does}", 6))
    return "\n".join([paint(words().say("cli-trail", ""), "title"), *lines])


def stock(names: Sequence[str], zone: Zone) -> str:
    """What is left of each kind."""
    return ", ".join([f"{name} {left}" for name, left in zip(names, zone, strict=True) if left])


def cattle(s: ElPasoState) -> str:
    fields = [
        f"{words().thing(row.name)} ({row.cowboys} × {words().thing('cowboy')})"
        for row in s.rules.fields
    ]
    return paragraph(ui("cattle"), stock(fields, s.cattle))


def workers(s: ElPasoState) -> str:
    names = [words().thing(row.name) for row in s.rules.cards[s.rules.first_worker :]]
    return paragraph(ui("workers"), stock(names, s.workers))


def buildings(s: ElPasoState) -> str:
    kinds = []
    for kind in range(len(s.rules.kinds)):
        source = s.rules.sources[s.rules.first_kind_source + 2 * kind + s.sides[kind]]
        does = " · ".join([effect_text(s, effect) for effect in source.effects])
        kinds.append(f"{kind + 1} ({does})")
    return paragraph(ui("buildings"), stock(kinds, s.buildings))


def supply(s: ElPasoState) -> str:
    shown = [f"{token_name(s, token)}: {token_words(s, token)}" for token in s.display if token]
    return paragraph(ui("supply"), " · ".join(shown) or "-")


def token_name(s: ElPasoState, token: int) -> str:
    return words().thing(s.rules.tokens[token].name)


ABOUT: Final[dict[str, Callable[[ElPasoState], str]]] = {
    "hire": workers,
    "buy": cattle,
    "build": buildings,
    "take": supply,
}
"""What of the table a kind of option is about."""


def mat(s: ElPasoState, seat: int, own: bool) -> str:
    """A player's things; the own hand is open."""
    p = s.players[seat]
    board = "ui-board-"
    facts = [
        f"{words().say(f'{board}dollars', '')} {p.dollars}",
        f"{words().say(f'{board}certificates', '')} {p.certificates}",
        f"{words().say(f'{board}tokens', '')} {p.exchanges}",
        f"{ui('ready')}: {staff(s, p)}",
    ]
    if any(p.posts):
        posts = [row.name for row, n in zip(s.rules.posts, p.posts, strict=True) for _ in range(n)]
        facts.append(f"{ui('posts-of')}: {', '.join(posts)}")
    if p.tokens:
        names = [f"{token_name(s, token)} ({token_words(s, token)})" for token in p.tokens]
        facts.append(f"{ui('tokens-of')}: {', '.join(names)}")
    lines = [paragraph(said("shown-seat", "seat {seat}", seat=seat), " · ".join(facts))]
    if own:
        lines.append(paragraph(f"    {words().say(f'{board}hand', '')}", cards(s, p.hand)))
    return "\n".join(lines)


def staff(s: ElPasoState, p: Player) -> str:
    """Ready workers."""
    names = [words().thing(row.name) for row in s.rules.cards[s.rules.first_worker :]]
    return stock(names, p.ready) or "-"


def board(s: ElPasoState, seat: int | None) -> str:
    """What a seat sees, all of it."""
    parts = [trail(s, seat), cattle(s), workers(s), buildings(s), supply(s)]
    return "\n".join([*parts, *[mat(s, i, i == seat) for i in range(len(s.players))]])


def near(s: ElPasoState, seat: int, legal: Sequence[Action]) -> list[str]:
    """What a question is about: the own things, and the market that is asked for."""
    verbs = [action.verb for action in legal]
    tables = dict.fromkeys(ABOUT[verb] for verb in verbs if verb in ABOUT)
    return [*[table(s) for table in tables], mat(s, seat, True)]
