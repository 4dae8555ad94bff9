"""No test is left out without a reason that says what is missing."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.source import Module, modules
from tests.needs import ELSE, FOUND, found, reason

pytestmark = pytest.mark.pure

WAYS = {"skip", "skipif", "importorskip", "xfail"}
THE_ONE_PLACE = "tests.needs"


def left_out(module: Module) -> Iterator[ast.Attribute]:
    """Everything of pytest that leaves a test out."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Attribute) and node.attr in WAYS:
            owner = ast.unparse(node.value)
            if owner in ("pytest", "pytest.mark"):
                yield node


def reasons(module: Module) -> set[ast.expr]:
    """The calls among them that give a reason."""
    return {
        node.func
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and any(word.arg == "reason" for word in node.keywords)
    }


def test_tests_are_left_out_in_one_place_and_with_a_reason() -> None:
    """What may be missing stands in tests/needs.py; packages of the laboratory beside it."""
    for module in modules("tests"):
        for node in left_out(module):
            where = f"{module.name}:{node.lineno}"
            assert node in reasons(module), where
            assert module.name == THE_ONE_PLACE or node.attr == "importorskip", where


def test_every_need_is_named_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine with nothing each reason says what to do; with TRAILBOSS_ALL there is none."""
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("TRAILBOSS_ALL", raising=False)
    assert reason(["redis"]) == "needs redis (apt install redis-server)"
    assert (
        reason(["zsh", "curl", "zsh"]) == "needs zsh and curl (apt install zsh, apt install curl)"
    )
    assert ELSE.keys() <= FOUND.keys() and not found("chromium")
    monkeypatch.setenv("TRAILBOSS_ALL", "1")
    assert reason(["zsh", "curl"]) == ""
