"""A light reader of Fluent: messages with values, and choices by number or by name.

The texts here use nothing else of Fluent. Its own runtime brings 33 MB of calendars and currencies
along; what is needed of them is how five languages count, for whole numbers (CLDR's plural rules).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fluent.syntax import ast, parse

Values = Mapping[str, str | int]
Expression = ast.InlineExpression | ast.Placeable | ast.SelectExpression


class Missing(Exception):
    """A message names a value that was not given."""


def english(n: int) -> str:
    return "one" if n == 1 else "other"


def polish(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


def czech(n: int) -> str:
    return "one" if n == 1 else "few" if 2 <= n <= 4 else "other"


def eastern(n: int) -> str:
    """Ukrainian and Russian."""
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


PLURALS: Final = {"en": english, "pl": polish, "cs": czech, "uk": eastern, "ru": eastern}


class Bundle:
    """The messages of one language; a later one replaces an earlier one of the same name."""

    def __init__(self, language: str) -> None:
        self.plural = PLURALS.get(language, english)
        self.messages: dict[str, ast.Pattern] = {}

    def add(self, text: str) -> None:
        """Read a file."""
        for entry in parse(text, with_spans=False).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                self.messages[entry.id.name] = entry.value

    def has_message(self, name: str) -> bool:
        return name in self.messages

    def format(self, name: str, values: Values) -> str:
        """A message with its values; Missing if one is not given."""
        return self.filled(self.messages[name], values)

    def filled(self, pattern: ast.Pattern, values: Values) -> str:
        """A text and what stands between its braces."""
        parts = [
            element.value
            if isinstance(element, ast.TextElement)
            else self.placed(element.expression, values)
            for element in pattern.elements
        ]
        return "".join(parts)

    def placed(self, what: Expression, values: Values) -> str:
        """What a pair of braces holds."""
        if isinstance(what, ast.Placeable):
            return self.placed(what.expression, values)
        if isinstance(what, ast.SelectExpression):
            return self.filled(self.chosen(what, values).value, values)
        if isinstance(what, ast.VariableReference):
            return str(value_of(what, values))
        assert isinstance(what, ast.StringLiteral | ast.NumberLiteral), "the texts use nothing else"
        return str(what.parse()["value"])

    def chosen(self, select: ast.SelectExpression, values: Values) -> ast.Variant:
        """The case that fits: the very number, the plural form or the name; else the usual one."""
        assert isinstance(select.selector, ast.VariableReference), "the texts use nothing else"
        value = value_of(select.selector, values)
        names = [str(value)] if isinstance(value, str) else [str(value), self.plural(abs(value))]
        for name in names:
            for variant in select.variants:
                if name == case(variant) and isinstance(value, int) >= number(variant):
                    return variant
        return next(variant for variant in select.variants if variant.default)


def value_of(reference: ast.VariableReference, values: Values) -> str | int:
    if reference.id.name not in values:
        raise Missing(reference.id.name)
    return values[reference.id.name]


def number(variant: ast.Variant) -> bool:
    """Is this case for one number? A text of digits is none."""
    return isinstance(variant.key, ast.NumberLiteral)


def case(variant: ast.Variant) -> str:
    """What a case is for."""
    key = variant.key
    return key.value if isinstance(key, ast.NumberLiteral) else key.name
