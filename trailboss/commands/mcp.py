"""Serve rules, positions and local games to assistants, by MCP on stdin and stdout."""

from __future__ import annotations

import argparse
from importlib.util import find_spec

from trailboss.commands.assistant import Desk, server
from trailboss.commands.common import BadInput


def add(parser: argparse.ArgumentParser) -> None:
    """It has no arguments: whoever starts it talks to it."""


def run(args: argparse.Namespace) -> int:
    if find_spec("mcp") is None:
        raise BadInput(
            "error-no-mcp", "trailboss mcp needs the package mcp, which is not installed"
        )
    server(Desk()).run(transport="stdio")
    return 0
