"""From the number of a rule to its code lines and its tests, for every rule of every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import refused, run
from trailboss import citations, rulebook
from trailboss.games import GAMES

pytestmark = pytest.mark.pure

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_code_and_tests(game: str) -> None:
    """A rule that only defines or counts points at the table that holds it."""
    code, tests = citations.code_of(game), citations.tests_of(game)
    rules = rulebook.rules_of(game).rules
    assert [rule for rule in rules if not code.get(rule)] == []
    assert [rule for rule in rules if not tests.get(rule)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_citation_is_of_a_rule_that_exists(game: str) -> None:
    """Neither the code nor the details of a law name a rule that is not in the book."""
    book = rulebook.rules_of(game)
    unknown = [rule for rule in citations.code_of(game) if rule not in book.rules]
    assert [rule for rule in unknown if not book.rules.get(rule + "a")] == []


@pytest.mark.parametrize(
    ("game", "rule", "line", "test"),
    [
        ("gwt2", "R8.40", "trailboss/games/trail/stations.py", "test_r8_40_"),
        ("gwt1", "R8.14", "trailboss/games/trail/delivery.py", "test_r8_14_"),
        ("elpaso", "R9.4", "trailboss/games/elpaso/delivery.py", "test_r9_4_"),
        ("pioneer", "R10.2", "trailboss/games/pioneer/networks.py", "test_r10_2_"),
        ("gwt2", "r8.7", "trailboss/games/gwt2/components.py", "test_"),
    ],
)
def test_a_rule_leads_to_its_lines(game: str, rule: str, line: str, test: str) -> None:
    """Files are named from the root of the source tree, and the lines say the topic or number."""
    doc = run("rules", game, rule, "--where", "--json").json
    assert list(doc) == ["rule", "code", "tests"]
    assert doc["rule"] == rule.upper()
    assert any(place.startswith(f"{line}:") for place in doc["code"])
    assert any(f"::{test}" in place for place in doc["tests"])
    for place in doc["code"]:
        path, number = place.split(":")
        assert (ROOT / path).read_text("utf-8").splitlines()[int(number) - 1].strip()
    plain = run("rules", game, rule, "--where").out.splitlines()
    assert plain == [doc["rule"], *doc["code"], *doc["tests"]]


def test_where_needs_a_rule_that_exists() -> None:
    """A chapter is not a rule."""
    assert refused(run("rules", "gwt2", "--where"))
    assert refused(run("rules", "gwt2", "R8", "--where"))
    assert refused(run("rules", "gwt2", "R8.999", "--where"))
