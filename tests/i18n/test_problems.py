"""What the server refuses is said in words: every text of a problem has a message."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import trailboss
from tests.i18n.test_languages import messages, read
from trailboss.i18n import key
from trailboss.server.problems import Problem

HOME = Path(trailboss.__file__).parent
SOURCES = (
    *sorted((HOME / "server").rglob("*.py")),
    HOME / "core" / "record.py",
    HOME / "games" / "pioneer" / "setup.py",
)
PROBLEMS = [one for one in Problem.__subclasses__() if one.__module__ == Problem.__module__]
KINDS = {one.kind for one in PROBLEMS}
RAISED = {one.__name__ for one in PROBLEMS} | {"BadRecord", "BadOptions"}
NUMBERS = {
    "EXTRA_CARD_SEATS",
    "LONGEST",
    "MOST_SEATS",
    "dealer",
    "expected",
    "head",
    "len(record.moves)",
    "len(record.moves) - 1",
    "len(t.chairs) - 1",
    "limit(request) // 1024",
    "number",
    "record.seats - 1",
    "seat",
    "seats",
    "target",
}
"""What stands for a number in the texts; anything else is a name."""
NOT_FOR_PEOPLE = (
    "a clock has a bank of at least n seconds, and at most a year",
    "a clock is one of …",
    "a push service has an https address",
    "a request with a cookie must say its origin",
    "a seat is for one of …, …, …",
    "a table has n to n seats",
    "bodies are application/json",
    "nobody is known by this token",
    'say {"seat"',
    "say which seat, or bring a token",
    "the body does not fit",
    "the body is nested too deeply",
    "the bots of … are …",
    "the key was used for something else",
    "the replay has moves n to n",
    "the replay has n seats",
    "the replay has seats n to n",
    "a body has at most … KiB",
    "the request comes from another site",
    "the table has seats n to n",
    "these are components of …, not of …",
    "there is no such language",
    "there is no such part",
    "these are not the keys of a subscription",
    "this server does not answer to that host name",
    "… has no tables yet",
    "… is not a number",
)
"""Mistakes that programs make, and that no button of the page leads to."""


def text(node: ast.expr) -> Iterator[str]:
    """A text of the source with its numbers, and with an ellipsis for a name."""
    if isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from text(value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(map(part, node.values))


def part(node: ast.expr) -> str:
    if isinstance(node, ast.FormattedValue):
        return "0" if ast.unparse(node.value) in NUMBERS else "…"
    assert isinstance(node, ast.Constant)
    return str(node.value)


def raised() -> set[str]:
    """What is refused anywhere, as the page looks it up: up to a colon, with n for a number."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in RAISED:
                found |= {re.sub(r"\d+", "n", said.split(":")[0]) for said in text(node.args[0])}
    return found


def test_every_refusal_has_a_message() -> None:
    """Unless only a program can make the mistake."""
    for_people = raised() - set(NOT_FOR_PEOPLE)
    assert len(for_people) > 50
    assert sorted(said for said in for_people if key("problem", said) not in messages("en")) == []


def test_nothing_is_excused_that_is_not_refused_or_has_a_message() -> None:
    """The list of exceptions stays true."""
    assert sorted(set(NOT_FOR_PEOPLE) - raised()) == []
    assert [said for said in NOT_FOR_PEOPLE if key("problem", said) in messages("en")] == []


def test_every_kind_of_problem_has_a_message_and_no_message_is_idle() -> None:
    """What is not said in so many words is at least of a kind."""
    used = {key("problem-kind", kind) for kind in KINDS}
    used |= {key("problem", said) for said in raised()}
    assert {key("problem-kind", kind) for kind in KINDS} <= messages("en").keys()
    assert sorted({name for name in messages("en") if name.startswith("problem-")} - used) == []


def test_messages_have_the_numbers_of_the_text() -> None:
    """The first two are given, if there are so many."""
    for said in raised():
        given = set("nm"[: len(re.findall(r"\bn\b", said))])
        message = messages("en").get(key("problem", said))
        assert message is None or read(message).values <= given, said
