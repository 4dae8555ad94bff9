"""Numbers agree with what they count: no text says "1 steps"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.i18n.test_languages import messages

COUNTED = re.compile(r" (?:more |exchange )?([a-z]+s)\b")
VERBS = {"comes", "is", "needs", "shows"}
"""What a number or a name does, instead of what it counts."""


def counted(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[str]:
    """Values that stand before a plural although their number was not asked for."""
    for value, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        inside = value.expression if isinstance(value, ast.Placeable) else None
        if isinstance(inside, ast.SelectExpression):
            selector = inside.selector
            known = {selector.id.name} if isinstance(selector, ast.VariableReference) else set()
            for variant in inside.variants:
                yield from counted(variant.value, chosen | known)
        elif isinstance(inside, ast.VariableReference) and inside.id.name not in chosen:
            found = COUNTED.match(after.value) if isinstance(after, ast.TextElement) else None
            if found and found[1] not in VERBS:
                yield f"{inside.id.name} {found[1]}"


class Numbers(Visitor):
    """Values that are numbers somewhere, because a text asks how many they are."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
        if "one" in keys and isinstance(node.selector, ast.VariableReference):
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def test_a_plural_asks_for_its_number() -> None:
    """In English; how many forms a language has is checked in test_languages.

    Faults of files stand in the code too, word for word, and there nothing asks for a number.
    """
    numbers = Numbers()
    for message in messages("en").values():
        numbers.visit(message)
    wrong = [
        f"{name}: {one}"
        for name, message in messages("en").items()
        if message.value and name not in messages("en", "figures")
        for one in counted(message.value, frozenset())
        if one.split(" ")[0] in numbers.found
    ]
    assert wrong == []
