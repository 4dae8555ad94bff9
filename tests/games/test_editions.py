"""The two editions side by side: docs/editions.md, counterparts, and the laws behind one engine."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

from tests.architecture.source import modules
from tests.cli.run import run
from trailboss import rulebook
from trailboss.games import GAMES
from trailboss.games.gwt1.counterparts import COUNTERPARTS as BY_GAME
from trailboss.games.gwt1.rules import RULES as FIRST
from trailboss.games.gwt2.rules import RULES as SECOND
from trailboss.games.gwt2.sam.seat import LAW as SAM
from trailboss.games.trail.rules import Rules
from trailboss.games.trail.topics import TOPICS

pytestmark = pytest.mark.pure

COUNTERPARTS = BY_GAME["gwt2"]
BOOKS = {name: rulebook.rules_of(name) for name in ("gwt1", "gwt2")}
LAWS = {"gwt1": FIRST.law, "gwt2": SECOND.law}
LACKING = {"gwt1": ("token.", "stage.", "automa."), "gwt2": ("automa.",)}
"""Topics that an edition has no rule for; those of an automa are law for who plays alone."""

ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (Path(__file__).parents[2] / "docs" / "editions.md").read_text("utf-8").splitlines()
    if line.startswith("| ")
][1:]
TRAIL = [module for module in modules("games/trail") if ".figures" not in module.name]
"""The shared code, without that which reads figures and has names like topics."""

DIFFERENCES = {
    "act": "names",
    "anytime": "exchange tokens",
    "arrows": "the pair of values 4 and 6",
    "aux": "auxiliary action 5",
    "cards": "names",
    "cities": "cities",
    "colours": "names",
    "copy_chain": "copying an adjacent building",
    "copy_others_risk": "copied risk actions",
    "counts_without_disc": "a delivery with no disc left anywhere",
    "discs": "names",
    "first_objective": "Simmental cattle",
    "law": "names",
    "masters": "stationmasters",
    "neutral": "names",
    "nodes": "the way through the village",
    "objectives": "names",
    "once_a_turn": "the same local action twice in a turn",
    "opponent": "playing alone",
    "options": "names",
    "private": "private buildings",
    "start_cards": "hand at the start",
    "start_tokens": "exchange tokens",
    "tiles": "names",
    "worker_names": "names",
}
"""The fields of the Rules values that differ, and the row of the document that says why."""


def exists(game: str, number: str) -> bool:
    """Is there such a rule or chapter?"""
    return number in BOOKS[game].rules or number in BOOKS[game].chapters


def test_every_row_of_the_table_cites_rules_of_the_right_edition() -> None:
    """Five cells; the third and the fifth are numbers that exist."""
    rows = ROWS
    assert len(rows) > 20
    for matter, first, one, second, two in rows:
        assert first != second, matter
        for game, cell in (("gwt1", one), ("gwt2", two)):
            numbers = cell.split(", ")
            assert all(exists(game, number) for number in numbers), (matter, game, cell)


def test_every_matter_stands_once() -> None:
    """No difference is told twice."""
    matters = [row[0] for row in ROWS]
    assert len(set(matters)) == len(matters)


def test_what_differs_between_the_rules_values_stands_in_the_table() -> None:
    """Every other field is equal: prices, railroad, fees, limits, points."""
    differ = {f.name for f in fields(Rules) if getattr(FIRST, f.name) != getattr(SECOND, f.name)}
    assert differ == set(DIFFERENCES)
    assert set(DIFFERENCES.values()) <= {row[0] for row in ROWS}


def test_counterparts_name_only_existing_rules() -> None:
    """On both sides; examples and what is not in the game have none."""
    assert len(COUNTERPARTS) > 120
    for number, others in COUNTERPARTS.items():
        assert number in BOOKS["gwt1"].rules, number
        assert others, number
        for other in others:
            assert other in BOOKS["gwt2"].rules, (number, other)
    without = {number for number in BOOKS["gwt1"].rules if number not in COUNTERPARTS}
    assert {number.split(".")[0] for number in without} <= {"R6", "R9", "R17"}


def test_the_counterparts_of_a_topic_are_its_rules() -> None:
    """Where a topic stands in both laws, its rule of one edition leads to that of the other."""
    for topic, number in FIRST.law.items():
        assert SECOND.law[topic] in COUNTERPARTS.get(number, ()), topic


def test_topics_are_a_closed_set() -> None:
    """Each is in the law of an edition, or of the second one played alone, and no other is."""
    assert set(TOPICS) == {*FIRST.law, *SECOND.law, *SAM}
    assert list(TOPICS) == sorted(set(TOPICS))
    assert cited() <= set(TOPICS)


def test_both_laws_have_the_same_topics() -> None:
    """But for exchange tokens and growing cattle, which the first edition has not."""
    every = set(FIRST.law) | set(SECOND.law)
    for game, law in LAWS.items():
        lacking = {topic for topic in every if topic.startswith(LACKING[game] or ("-",))}
        assert set(law) == every - lacking, game


def test_every_number_of_a_law_exists() -> None:
    """In the rules of its own edition."""
    for game, law in LAWS.items():
        for topic, number in law.items():
            assert number in BOOKS[game].rules, (game, topic, number)


def words(node: ast.AST) -> Iterator[str]:
    """The words that an expression may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from words(node.body)
        yield from words(node.orelse)


TOPIC_AT = {"cite": 0, "Missing": 0, "tell": 2, "gain": 3, "pay": 3, "discard": 3, "run_engine": 3}


def cited() -> set[str]:
    """The topics that the shared code cites, by the place where they stand."""
    found: set[str] = set()
    for module in TRAIL:
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                at = TOPIC_AT.get(name, 99)
                if at < len(node.args):
                    found |= set(words(node.args[at]))
            if isinstance(node, ast.FunctionDef) and node.name == "rule":
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return) and inner.value is not None:
                        found |= set(words(inner.value))
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value} & set(re.findall(r"^[a-z]+(?:\.[a-z-]+)+$", node.value))
    return found


def test_every_topic_of_the_shared_code_is_in_both_laws() -> None:
    """A topic without a rule would fail only when it is first told."""
    topics = cited()
    assert len(topics) > 80
    for game, law in LAWS.items():
        lacking = LACKING[game] or ("-",)
        missing = {topic for topic in topics if topic not in law and not topic.startswith(lacking)}
        assert missing == set(), game


def test_every_topic_of_a_law_is_used() -> None:
    """Scores are cited by their labels; every other topic is written out in the shared code."""
    text = "\n".join(module.text for module in TRAIL)
    for topic in {*FIRST.law, *SECOND.law}:
        word = topic.removeprefix("score.")
        assert f'"{word}"' in text or f'"{topic}"' in text or f"({topic})" in text, topic


@pytest.mark.parametrize(
    ("game", "number", "line"),
    [
        ("gwt1", "R5.6", "(gwt2: R4.4, R4.5)"),
        ("gwt1", "r9.14", "(gwt2: R8.31, R8.32, R8.41)"),
        ("gwt2", "R4.5", "(gwt1: R5.6)"),
    ],
)
def test_a_rule_names_its_counterpart(game: str, number: str, line: str) -> None:
    """At the end of what `trailboss rules` prints."""
    done = run("rules", game, number)
    assert (done.code, done.out.splitlines()[-1]) == (0, line)


@pytest.mark.parametrize("number", ["R17.3", "R6.10"])
def test_a_rule_without_counterpart_names_none(number: str) -> None:
    """Only its own text is printed."""
    assert "gwt2" not in run("rules", "gwt1", number).out


def test_no_game_asks_which_edition_it_is() -> None:
    """Editions differ by values: no comparison with a game's name, no test of an edition."""
    wrong = []
    for module in modules("games"):
        for node in ast.walk(module.tree):
            if isinstance(node, (ast.Compare, ast.Match)):
                names = {n.value for n in ast.walk(node) if isinstance(n, ast.Constant)}
                if names & set(GAMES):
                    wrong.append(f"{module.name}:{node.lineno}")
            if isinstance(node, (ast.If, ast.IfExp, ast.While, ast.Assert)):
                inner = [n for n in ast.walk(node.test) if isinstance(n, (ast.Name, ast.Attribute))]
                asked = {getattr(n, "attr", getattr(n, "id", "")) for n in inner}
                if asked & {"edition", "title"}:
                    wrong.append(f"{module.name}:{node.lineno}")
    assert wrong == []
