"""What an assistant may ask: rules, positions, why a move is not allowed, and a game of its own.

A desk keeps the games that were begun at it. It shows the view of the person's seat and no more.
"""

from __future__ import annotations

from importlib import import_module
from itertools import count
from typing import Any, Final

from trailboss import bots
from trailboss.bots.base import Bot
from trailboss.commands.position import position_doc
from trailboss.core.engine import State
from trailboss.core.errors import TrailbossError
from trailboss.core.game import Game
from trailboss.games import GAMES, load
from trailboss.i18n.worded import complaint, said, worded
from trailboss.lab.match import derived
from trailboss.observe.table import Table, table_of
from trailboss.rulebook import rules_of

FOUND: Final = 20
"""The most rules that a search shows."""
ABOUT: Final = (
    "Rules, positions and local games of Great Western Trail (both editions), El Paso and Pioneer "
    "Rails. Every refusal cites a rule: look it up with `rule`."
)


class Unclear(TrailbossError):
    """What an assistant asked cannot be answered."""


class Desk:
    """The tools of an assistant; each returns plain data and raises TrailbossError."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.numbers = count(1)

    def games(self) -> list[dict[str, Any]]:
        """The games with their names, player counts, options and bots."""
        return [
            {
                "name": game.name,
                "title": game.title,
                "seats": [game.seats[0], game.seats[-1]],
                "options": {option.name: list(option.choices) for option in game.options},
                "bots": bots.names(game),
            }
            for game in GAMES.values()
        ]

    def rule(self, game: str, number: str, language: str = "en") -> dict[str, str]:
        """One rule of a game such as R9.4, or all rules of a chapter such as R9."""
        return rules_of(load(game).name, language).within(number)

    def search_rules(self, game: str, words: str, language: str = "en") -> dict[str, str]:
        """The rules of a game whose text has all of these words."""
        wanted = words.lower().split()
        rules = rules_of(load(game).name, language).rules
        hits = {n: text for n, text in rules.items() if all(w in text.lower() for w in wanted)}
        return dict(list(hits.items())[:FOUND])

    def explain_position(
        self, game: str, position: dict[str, Any], moves: list[str] | None = None
    ) -> dict[str, Any]:
        """Who may do what in a written position after moves "seat:move", and why not."""
        found = load(game)
        return position_doc(found, self.reached(found, position, moves or []))

    def why_not(self, game: str, position: dict[str, Any], seat: int, move: str) -> str:
        """Why a seat may not do a move in a position written by hand, with the rule."""
        found = load(game)
        return reason(found, self.reached(found, position, []), seat, move)

    def reached(self, game: Game, position: dict[str, Any], moves: list[str]) -> State:
        """The position after the moves."""
        s = game.position(position)
        for written in moves:
            seat, colon, move = written.partition(":")
            if not colon or not seat.isdigit() or int(seat) >= len(game.scores(s)):
                raise Unclear(
                    "error-written-move",
                    "a move is written seat:move, not {text}",
                    text=repr(written[:80]),
                )
            s.play(int(seat), game.actions.parse(move))
        return s

    def new_game(
        self,
        game: str,
        seats: int = 2,
        opponent: str = "greedy",
        seed: int = 0,
        options: dict[str, str] | None = None,
    ) -> dict[str, Any]:
        """Begin a game on this machine: the person has seat 0, bots have the others."""
        found = load(game)
        others: list[Bot | None] = [None]
        for seat in range(1, seats):
            others.append(bots.make(opponent, found, seat, derived(seed, seat)))
        table = table_of(found, seats, options or {}, others, False)
        table.begin(seed)
        name = f"game-{next(self.numbers)}"
        self.tables[name] = table
        return self.look(name)

    def look(self, name: str) -> dict[str, Any]:
        """A game as seat 0 knows it: what is asked, what is legal, what is refused and why."""
        table = self.table(name)
        view = table.game.view(table.s, 0)
        return {"name": name, "over": table.over(), **position_doc(table.game, view)}

    def play(self, name: str, move: str) -> dict[str, Any]:
        """Seat 0 does a move, word for word as it was offered; the bots answer."""
        table = self.table(name)
        table.play(table.game.actions.parse(move).id)
        return self.look(name)

    def why_not_here(self, name: str, move: str) -> str:
        """Why seat 0 may not do a move in a game that is played here, with the rule."""
        table = self.table(name)
        return reason(table.game, table.s, 0, move)

    def table(self, name: str) -> Table:
        """A game that was begun at this desk."""
        found = self.tables.get(name)
        if found is None:
            raise Unclear(
                "error-no-game-here", "no game here is called {name}", name=repr(name[:40])
            )
        return found


def reason(game: Game, s: State, seat: int, move: str) -> str:
    """Why a move is not allowed, or that it is."""
    action = game.actions.parse(move)
    if not 0 <= seat < len(game.scores(s)):
        raise Unclear("error-no-seat", "there is no seat {seat}", seat=seat)
    if action in s.legal(seat) + s.free(seat):
        return said("shown-allowed", "{action}: allowed", action=action.text)
    return worded(s.why_not(seat, action))


TOOLS: Final = (
    *("games", "rule", "search_rules", "explain_position", "why_not"),
    *("new_game", "look", "play", "why_not_here"),
)


def server(desk: Desk) -> Any:
    """The MCP server of a desk; what is refused is told to the assistant in one line."""
    found: Any = import_module("mcp.server")
    made = found.MCPServer("trailboss", instructions=ABOUT)
    for name in TOOLS:
        made.add_tool(guarded(getattr(desk, name)), name=name)
    return made


def guarded(tool: Any) -> Any:
    """The tool, whose refusals are errors that an assistant may read."""
    from functools import wraps

    refusal: Any = import_module("mcp.server.mcpserver.exceptions").ToolError

    @wraps(tool)
    def safe(*args: Any, **settings: Any) -> Any:
        try:
            return tool(*args, **settings)
        except TrailbossError as error:
            raise refusal(complaint(error)) from None

    return safe
