"""What the command line says in English has a message, and every message is said somewhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import trailboss
from tests.i18n.test_languages import OTHERS, messages
from tests.i18n.test_problems import part
from trailboss.commands import COMMANDS, arena_tables, bench
from trailboss.commands.companion import flags
from trailboss.core.errors import BadPosition, TrailbossError
from trailboss.i18n import speaking
from trailboss.i18n.sentences import PLAIN, TROUBLE, WRONG, complaint, said, shapes, trouble

HOME = Path(trailboss.__file__).parent
SOURCES = [
    *sorted((HOME / "commands").glob("*.py")),
    *sorted((HOME / "companion").glob("*.py")),
    *sorted((HOME / "core").glob("*.py")),
    *sorted((HOME / "lab").glob("*.py")),
    *sorted((HOME / "server" / "notices").glob("*.py")),
    *[
        HOME / name
        for name in ("cli.py", "rulebook.py", "bots/__init__.py", "bots/own.py", "draw/pioneer.py")
    ],
    *[HOME / "server" / name for name in ("run.py", "settings.py", "verify.py")],
    *[HOME / "games" / name for name in ("__init__.py", "components.py", "trail/reading.py")],
    HOME / "games" / "pioneer" / "setup.py",
]
"""Not here: the deep faults of written positions and components files, which say their kind."""
RAISED = {
    *("BadInput", "BadOptions", "BadPosition", "BadRecord", "BadSession", "BadSettings"),
    *(
        "Bad",
        "BadAnswer",
        "BadBot",
        "BadDataset",
        "BadJournal",
        "BadLeague",
        "BadReport",
        "IllegalAction",
        "NoPicture",
        "NoRatings",
        "NoRay",
        "NoRules",
        "OtherVersions",
        "UnknownGame",
    ),
    *("argparse.ArgumentTypeError", "complaint", "wrong"),
}
ELSEWHERE = (
    "argument …: …",
    "argument …: expected one argument",
    "argument …: ignored explicit argument …",
    "argument …: invalid choice: … (choose from …)",
    "argument …: invalid choice: …, maybe you meant …? (choose from …)",
    "argument …: invalid … value: …",
    "the following arguments are required: …",
    "unrecognized arguments: …",
    "…: No such file or directory",
    "…: Is a directory",
    "…: Not a directory",
    "…: Permission denied",
    "…: File exists",
    "…: embedded null byte",
    "… cannot be written: [Errno 2] No such file or directory: …",
    "…: not among …",
    "…: seat … is not asked now",
    "…: the game is over",
    "--smtp is smtp://USER:PASSWORD@HOST:587, smtps://... or smtp+plain://127.0.0.1:25",
    "the record needs other components: as printed (--components), not …",
    "the record needs other components: … (--components), not as printed",
    "a position must be a table, not …",
    "a position has … keys",
    "a position has no key …",
    "… must be a number, not …",
    "… must be a list",
    "the stack has an unknown frame …",
)
"""Complaints of Python, of the system and of engines that build them from parts."""
PRINTED = (
    "usage",
    "positional arguments",
    "options",
    "show this help message and exit",
    "asked: nobody, the game is over",
    "game",
    "branch",
    "pure",
    "compiled",
    *arena_tables.HEADINGS,
    *("results", "duels", "points by category", "decisions a game", "rating", "points"),
    *bench.HEADINGS,
    *[option.text for option in flags()],
    *[(command.__doc__ or "").split("\n")[0] for command in COMMANDS.values()],
)
NOT_NAMED = {
    "A,B",
    "D",
    "FILE.py:make",
    "H",
    "IP",
    "J",
    "K=V",
    "K=V,...",
    "N",
    "P",
    "S",
    "T",
    "URL",
    "YOU,BOT",
}
"""Letters, and words that are typed as they stand."""
DEEP = {
    "… has no field …",
    "….… cannot be …",
    "… must be the name of a …, not …",
    "…: … is not the name of a … that fits there",
}


def text(node: ast.expr) -> Iterator[str]:
    """The texts of an expression, with an ellipsis for a value."""
    if isinstance(node, ast.IfExp):
        yield from text(node.body)
        yield from text(node.orelse)
    elif isinstance(node, ast.BinOp):
        yield from (f"{said}…" for said in text(node.left))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(map(part, node.values))


def calls() -> Iterator[ast.Call]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def raised() -> set[str]:
    """What is complained about, unless it is only another complaint with a name before it."""
    found = set(ELSEWHERE)
    for node in calls():
        if ast.unparse(node.func) in RAISED and node.args:
            found |= set(text(node.args[0]))
    return {one for one in found if one.strip("…: ")}


def printed() -> set[str]:
    """What is printed or helps."""
    found = set(PRINTED)
    for node in calls():
        if ast.unparse(node.func) == "said":
            found |= set(text(node.args[0]))
        for given in node.keywords:
            if given.arg in ("help", "metavar"):
                found |= set(text(given.value))
    return found - NOT_NAMED - {"verify"}


def used(sentence: str, kinds: tuple[str, ...]) -> Iterator[str]:
    """The messages that a sentence is said by."""
    for name, shape in shapes():
        found = shape.fullmatch(sentence) if name.startswith(kinds) else None
        if found:
            yield name
            yield from used(found.groupdict().get(TROUBLE, ""), WRONG)
            return
    yield from used(sentence.partition(": ")[2], kinds) if ": " in sentence else ()


@pytest.mark.parametrize("language", OTHERS)
def test_everything_has_a_message(language: str) -> None:
    """Also with its values, for a value can hide the shape of a sentence."""
    with speaking(language):
        assert sorted(one for one in raised() - DEEP if not trouble(one)) == []
        missing = [one for one in printed() if not list(used(one, PLAIN))]
        assert sorted(missing) == []


def test_every_message_is_said_somewhere() -> None:
    """What no sentence has the shape of can go."""
    found = {name for one in raised() for name in used(one, WRONG)}
    found |= {name for one in raised() for name in used(one.partition(": ")[2], WRONG)}
    found |= {name for one in printed() for name in used(one, PLAIN)}
    kinds = {name for name in messages("en", "commands") if name.startswith(f"{TROUBLE}-")}
    assert sorted(messages("en", "commands").keys() - kinds - found) == []


def test_the_list_of_deep_sentences_stays_true() -> None:
    """A sentence that has got a message needs no excuse."""
    with speaking("uk"):
        assert [one for one in DEEP if trouble(one)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language: str) -> None:
    """Unless there is nothing to translate in it."""
    same = {"error-errno", "shown-bot", "error-argument"}
    english = messages("en", "commands")
    for name, message in messages(language, "commands").items():
        assert name in same or not message.equals(english[name]), name


def test_values_are_carried_over() -> None:
    """Names, numbers and what stands before a colon stay as they are."""
    with speaking("pl"):
        assert trouble("a.txt: not a text file") == "a.txt: to nie jest plik tekstowy"
        assert trouble("a: b: not a text file") == "a: b: to nie jest plik tekstowy"
        assert said("seat 7: 12 points") == "miejsce 7: punktów 12"
    with speaking("uk"):
        needs = trouble("buy black-1: needs 3 dollars, has 2 (R9.2)")
        assert needs.startswith("buy black-1: ") and needs.endswith(" (R9.2)")
        assert "3" in needs and "needs" not in needs


def test_a_long_list_is_carried_over_too() -> None:
    """A question can have thousands of answers, and a file a long name."""
    many = ", ".join(f"go A{number}" for number in range(2000))
    with speaking("ru"):
        assert said(f"seat 0 may: {many}") == f"место 0 может: {many}"
        assert complaint(TrailbossError("a: " * 5000)).startswith("это невозможно: a: a: ")


def test_what_is_not_known_says_its_kind() -> None:
    """English stays as it is; elsewhere the kind of trouble goes before the English words."""
    text = "the moon is not on the board"
    assert complaint(BadPosition(text)) == text
    with speaking("cs"):
        assert complaint(BadPosition(text)) == f"pozici nelze použít: {text}"
        assert complaint(TrailbossError(text)) == f"to nejde: {text}"
