"""The server for assistants: its tools, and a real conversation on stdin and stdout."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from trailboss.commands.assistant import TOOLS, Desk
from trailboss.core.errors import TrailbossError
from trailboss.games import GAMES, load


def test_rules_are_looked_up_and_found() -> None:
    """A rule, a chapter, a search; in another language too."""
    desk = Desk()
    assert [game["name"] for game in desk.games()] == list(GAMES)
    assert list(desk.rule("gwt2", "R9.4")) == ["R9.4"]
    assert len(desk.rule("gwt2", "R9")) > 3
    assert desk.rule("gwt2", "R9.4", "pl") != desk.rule("gwt2", "R9.4")
    assert all(
        "certificate" in text.lower() for text in desk.search_rules("gwt2", "certificate").values()
    )
    with pytest.raises(TrailbossError):
        desk.rule("gwt2", "R99.9")


@pytest.mark.parametrize("name", GAMES)
def test_positions_are_explained(name: str) -> None:
    """Who may do what, and why another move is not allowed."""
    desk, game = Desk(), load(name)
    doc = game.dump(game.setup(2, 3, {}))
    told = desk.explain_position(name, doc)
    seat = told["waiting"][0]
    legal = told["legal"][str(seat)]
    desk.explain_position(name, doc, [f"{seat}:{legal[0]}"])
    assert desk.why_not(name, doc, seat, legal[0]).endswith(": allowed")
    other = next(a.text for a in game.actions.all if a.text not in legal)
    assert desk.why_not(name, doc, seat, other).startswith(other)
    for wrong in (["x"], ["9:pass"], [f"{seat}:{other}"]):
        with pytest.raises(TrailbossError):
            desk.explain_position(name, doc, wrong)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played(name: str) -> None:
    """The person's seat is shown and no other; an illegal move changes nothing."""
    desk = Desk()
    told = desk.new_game(name, 2, "random", seed=4)
    assert told["dump"] == load(name).dump(load(name).view(desk.table("game-1").s, 0))
    for _ in range(5):
        told = desk.play("game-1", told["legal"]["0"][-1])
        assert 0 in told["waiting"]
    before = desk.look("game-1")
    illegal = next(a.text for a in load(name).actions.all if a.text not in before["legal"]["0"])
    with pytest.raises(TrailbossError):
        desk.play("game-1", illegal)
    assert desk.look("game-1") == before
    assert illegal in desk.why_not_here("game-1", illegal)
    with pytest.raises(TrailbossError, match="game-9"):
        desk.look("game-9")


async def talk() -> tuple[list[str], Any, Any]:
    """Start the server as an assistant does, and ask it."""
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    command = StdioServerParameters(command=sys.executable, args=["-m", "trailboss", "mcp"])
    async with stdio_client(command) as streams, ClientSession(*streams) as session:
        await session.initialize()
        tools = [tool.name for tool in (await session.list_tools()).tools]
        rule = await session.call_tool("rule", {"game": "gwt2", "number": "R9.4"})
        wrong = await session.call_tool("rule", {"game": "chess", "number": "R1"})
        return tools, rule, wrong


@pytest.mark.filterwarnings("ignore")
def test_an_assistant_talks_to_it() -> None:
    """The official client finds the tools, gets a rule, and is told what is wrong."""
    tools, rule, wrong = asyncio.run(talk())
    assert tools == list(TOOLS)
    assert "R9.4" in rule.content[0].text
    assert "no game is called" in wrong.content[0].text
