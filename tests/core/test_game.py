"""Options, scores, winners, views: what a game is to everybody else."""

from __future__ import annotations

import pytest

from tests.core.helpers import bidding, digging, play, start
from tests.core.toy import HISTORY, TOY
from trailboss.core.errors import BadOptions, TrailbossError, UnknownGame
from trailboss.core.game import Line, Score, validated_options, winners
from trailboss.core.refusal import Refusal
from trailboss.games import GAMES, load
from trailboss.games.kit.versions import UnknownVersion, of_document, pinned


def test_options_that_are_not_named_have_their_default() -> None:
    """The first choice is the default."""
    assert validated_options(TOY, 2, {}) == {"bank": "20", "sides": "random"}
    assert validated_options(TOY, 2, {"bank": "5"})["bank"] == "5"


def test_an_option_may_have_a_pattern() -> None:
    """Values beside the listed ones must match it as a whole."""
    assert validated_options(TOY, 2, {"sides": "abba"})["sides"] == "abba"
    with pytest.raises(BadOptions, match="sides=abc"):
        validated_options(TOY, 2, {"sides": "abc"})


@pytest.mark.parametrize("seats", [-1, 0, 5, 10**30])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    """The message names the game and its range."""
    with pytest.raises(BadOptions, match="toy is for 1 to 4 players, not"):
        validated_options(TOY, seats, {})


def test_an_unknown_option_or_value_is_refused() -> None:
    """The message lists what there is."""
    with pytest.raises(BadOptions, match="toy has no option 'color'; it has bank, sides"):
        validated_options(TOY, 2, {"color": "red"})
    with pytest.raises(BadOptions, match="bank=6: choose one of 20, 5"):
        validated_options(TOY, 2, {"bank": "6"})


def test_an_option_stands_as_its_version_had_it() -> None:
    """The order of choices, and so the default, may change; so may what is a choice at all."""
    first, second, third = TOY.at(1), TOY.at(2), TOY.at(3)
    assert validated_options(first, 2, {}) == {"bank": "5"}
    assert validated_options(second, 2, {}) == {"bank": "20"}
    assert validated_options(third, 2, {}) == {"bank": "20", "sides": "random"}
    assert validated_options(first, 2, {"bank": "20"}) == {"bank": "20"}
    with pytest.raises(BadOptions, match="toy has no option 'sides'; it has bank"):
        validated_options(second, 2, {"sides": "ab"})


def test_what_is_no_choice_is_pinned() -> None:
    """A ruling without an alternative is told neither to tables nor in records."""
    assert pinned(HISTORY, 2) == {"sides": "random", "swap": "1"}
    assert pinned(HISTORY, 3) == {"swap": "2"}


@pytest.mark.parametrize("version", [-1, 0, 4, 10**30])
def test_an_unknown_version_is_refused(version: int) -> None:
    """The message says which versions there are."""
    for game in (TOY, *GAMES.values()):
        with pytest.raises(UnknownVersion, match=f"{game.name} has rules versions 1 to "):
            game.at(version + (game.version if version == 4 else 0))


@pytest.mark.parametrize("doc", [{}, {"version": "1"}, {"version": 99}, {"version": True}])
def test_a_position_without_a_known_version_is_of_the_newest(doc: dict[str, object]) -> None:
    """What is wrong with it is said when it is read."""
    assert of_document(TOY, doc) is TOY
    assert of_document(TOY, {"version": 2}).version == 2


def test_an_unknown_game_is_refused() -> None:
    """The message repeats the name, shortened, and every error is a TrailbossError."""
    with pytest.raises(UnknownGame, match="no game is called 'poker'"):
        load("poker")
    with pytest.raises(TrailbossError) as caught:
        load("x" * 10_000)
    assert len(str(caught.value)) < 300


def test_a_score_is_the_sum_of_its_lines() -> None:
    """Lines may be negative."""
    assert Score(0, (Line("R1", "coins", 7), Line("R2", "debts", -3))).total == 4
    assert Score(0, ()).total == 0


def test_ties_are_broken_and_shared_victories_stay_shared() -> None:
    """The higher tie-breaker wins; equal ones share."""
    lines = (Line("R1", "coins", 7),)
    assert winners([Score(0, lines, 1), Score(1, lines, 2), Score(2, ())]) == [1]
    assert winners([Score(0, lines, 2), Score(1, lines, 2), Score(2, ())]) == [0, 1]


def test_a_refusal_without_an_amount_states_the_fact() -> None:
    """When needs and has are equal the reason is told in words."""
    refusal = Refusal(TOY.actions.parse("dig"), "T3", "no spade is left")
    assert str(refusal) == "dig: no spade is left (T3)"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_of_a_guess_is_the_view(seat: int | None) -> None:
    """Dealing the unseen cards again does not disturb what is known."""
    for s in (start(), play(bidding(), 0, "bid 1"), play(digging(), 1, "dig")):
        view = TOY.view(s, seat)
        assert TOY.dump(TOY.view(TOY.guess(view, 5), seat)) == TOY.dump(view)
