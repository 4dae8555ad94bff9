"""Values: small files that are as they were made, and what they say of figures."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from trailboss.bots.value import CLIP, NARROWEST, BadValue, Value, folder, load_value, mark

FILES = sorted(folder().glob("*.json"))
FIGURES = ["time", "vp", "cows", "others_vp", "others_cows"]


def small() -> dict[str, Any]:
    """A value of five figures."""
    doc: dict[str, Any] = {
        "name": "toy-2",
        "features": FIGURES,
        "time": "time",
        "unit": 10,
        "own_now": "vp",
        "others_now": "others_vp",
        "mean": [10, 0, 2, 0, 2],
        "scale": [5, 1, 2, 1, 2],
        "own": [[0, 0, 3, 0, 0], [0, 0, 2, 0, 0], [0, 0, 1, 0, 0]],
        "own_bias": [1, 0, 0],
        "others": [[0, 0, 0, 0, 4], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
        "others_bias": [0, 2, 0],
        "chance": [4, 2, 0, 0.1, 1.5],
        "card": {},
    }
    return doc | {"hash": mark(doc)}


def test_points_are_those_of_now_and_the_weighted_figures() -> None:
    """By hand: at t = 2 a deviation of cows is worth 3 + 2·2 + 1·4 to their owner."""
    value = Value(small(), FIGURES)
    figures = [20.0, 30.0, 4.0, 25.0, 1.0]
    own, others = value.points(figures)
    assert own == pytest.approx(30 + 1 + 11 * 1)
    assert others == pytest.approx(25 + 2 * 2 + 4 * -0.5)
    assert value.margin(figures) == pytest.approx(own - others)
    assert value.margin(figures) == pytest.approx(own - others), "the weights of a time are kept"


def test_a_figure_out_of_all_measure_is_clipped() -> None:
    """A hundred cows count as four deviations."""
    value = Value(small(), FIGURES)
    assert value.points([0.0, 0.0, 100.0, 0.0, 2.0])[0] == pytest.approx(1 + 3 * CLIP)


def test_a_chance_grows_with_the_margin_and_towards_the_end() -> None:
    """A logistic of the margin in units of its usual error, which shrinks with the time left."""
    value = Value(small(), FIGURES)
    late, early = [0.0, 30.0, 2.0, 25.0, 2.0], [20.0, 30.0, 2.0, 25.0, 2.0]
    assert (value.error(late), value.error(early)) == (4, 8)
    margin = value.margin(late)
    assert value.chance(late) == pytest.approx(1 / (1 + math.exp(-0.1 - 1.5 * margin / 4)))
    assert 0.5 < value.chance(early) < value.chance(late) < 1
    assert value.chance([0.0, 9999.0, 2.0, 0.0, 2.0]) <= 1
    assert value.error([-20.0, 0.0, 0.0, 0.0, 0.0]) == NARROWEST


def test_a_changed_value_is_noticed() -> None:
    """One weight that is not what it was, figures of another table, weights that are missing."""
    doc = small()
    with pytest.raises(BadValue, match="other figures"):
        Value(doc, FIGURES[:-1])
    doc["own"][0][2] += 0.001
    with pytest.raises(BadValue, match="has been changed"):
        Value(doc, FIGURES)
    doc["own"][0].pop()
    with pytest.raises(BadValue, match="three weights"):
        Value(doc | {"hash": mark(doc)}, FIGURES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_value_is_small_and_says_what_it_is(path: Path) -> None:
    """Under 100 KB, with a model card; every figure by its name; it is read once."""
    assert path.stat().st_size < 100_000
    doc = json.loads(path.read_text())
    assert {"data", "games", "licence", "rules_version", "r2_margin", "seed"} <= set(doc["card"])
    found = load_value(path.stem, doc["features"])
    assert doc["name"] == path.stem and found is not None
    assert load_value(path.stem, doc["features"]) is found


def test_where_nothing_was_fitted_there_is_no_value() -> None:
    """Neither for a setting nor for components with other pieces."""
    assert load_value("toy-9", FIGURES) is None
    assert load_value("gwt2-2", FIGURES) is None


def test_a_network_adds_what_figures_are_worth_together() -> None:
    """By hand: of two hidden units one is above nothing, of the other a tenth is left."""
    doc = small() | {
        "network": {
            "into": [[0, 0, 1, 0, 1], [0, 0, -1, 0, 0]],
            "bias": [1, 0],
            "own": [2, 10],
            "others": [1, 0],
            "last": [0.5, -0.5],
        }
    }
    value = Value(doc | {"hash": mark(doc)}, FIGURES)
    plain = Value(small(), FIGURES)
    figures = [20.0, 30.0, 4.0, 25.0, 1.0]
    own, others = plain.points(figures)
    first, second = 1 + 1 - 0.5, -1 * 0.1
    assert value.points(figures)[0] == pytest.approx(own + 0.5 + 2 * first + 10 * second)
    assert value.points(figures)[1] == pytest.approx(others - 0.5 + first)
    assert value.margin(figures) == pytest.approx(value.points(figures)[0] - others + 0.5 - first)


def test_a_network_of_other_figures_is_refused() -> None:
    """Every hidden unit has a weight for every figure."""
    network = {"into": [[0, 0]], "bias": [1], "own": [2], "others": [1], "last": [0, 0]}
    doc = small() | {"network": network}
    with pytest.raises(BadValue):
        Value(doc | {"hash": mark(doc)}, FIGURES)
