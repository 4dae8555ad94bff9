"""The set-up of a cardboard table in the terminal."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.run import refused, run
from trailboss.companion.setup import PLANS, lay_out


@pytest.mark.parametrize("game", PLANS)
def test_a_table_is_laid_out_with_its_rules(game: str) -> None:
    """A numbered list, each step with its rule, each draw below it."""
    done = run("companion", "setup", game, "--players", "3", "--seed", "5")
    assert (done.code, done.err) == (0, "")
    steps = lay_out(game, 3, {}, 5)
    assert len(re.findall(r"^ +\d+  ", done.out, re.M)) == len(steps)
    assert re.findall(r"\((R[\d.]+)\)$", done.out, re.M) == [step.rule for step in steps]
    assert done.out.count("\n     - ") == sum([len(step.rows) for step in steps])


def test_json_is_the_plan_of_the_browser() -> None:
    """The same seed draws the same lines; options are those of the box."""
    flags = "--players 2 --seed 7 --option neutral=letters --option sides=b --json"
    done = run("companion", "setup", "gwt2", *flags.split())
    doc = json.loads(done.out)
    expected = lay_out("gwt2", 2, {"neutral": "letters", "sides": "b"}, 7)
    assert doc["steps"] == [step.doc() for step in expected]
    assert (doc["game"], doc["players"], doc["seed"]) == ("gwt2", 2, 7)


def test_two_play_and_chance_is_fresh_unless_it_is_said() -> None:
    """Without a seed two tables differ."""
    docs = [json.loads(run("companion", "setup", "gwt1", "--json").out) for _ in range(3)]
    assert {doc["players"] for doc in docs} == {2}
    assert len({doc["seed"] for doc in docs}) == 3


@pytest.mark.parametrize(
    "line",
    [
        "companion setup",
        "companion setup chess",
        "companion setup gwt1 --players 1",
        "companion setup gwt2 --players 5",
        "companion setup gwt2 --players 0",
        "companion setup gwt2 --option sides",
        "companion setup gwt2 --option sides=c",
        "companion setup gwt2 --option train=star",
        "companion setup gwt2 --option sides=a,neutral=letters",
        "companion setup gwt2 --level easy",
        "companion setup gwt2 --save file",
        "companion sam gwt2",
        "companion sam --players 2",
        "companion sue --json",
        "companion sue --option sides=a",
    ],
)
def test_bad_arguments_are_refused_in_one_line(line: str) -> None:
    """What a set-up has not, and what an opponent has not."""
    assert refused(run(*line.split()))
