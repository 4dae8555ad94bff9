"""Positions that make no sense: each is refused with one line that says why."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gwt2.arrange import GAME, game
from trailboss.core.errors import BadPosition

BAD_SEATS: list[tuple[dict[str, Any], str]] = [
    ({"hand": ["galloway"] * 4}, "players[0]: there are only 3 galloway left, not 4"),
    (
        {"hand": ["criollo"] * 3, "draw": ["criollo"] * 3},
        "players[0]: there are only 5 criollo left, not 6",
    ),
    ({"hand": ["hereford-5"] * 3}, "only 2 hereford-5"),
    ({"hand": ["OB01"], "area": ["OB01"]}, "only 1 OB01"),
    ({"hand": ["simmental-1"]}, "only 0 simmental-1"),
    ({"hand": ["moose"]}, "hand: 'moose'"),
    ({"hand": ["ST1"]}, "hand: 'ST1'"),
    ({"hand": ["?"]}, "a view is not a position"),
    ({"hand": "criollo"}, "hand must be a list"),
    ({"hand": [["criollo"]]}, "not a list"),
    ({"hand": ["criollo"] * 2000}, "2000 entries"),
    ({"unseen": ["criollo"]}, "a view is not a position"),
    ({"area": ["criollo"]}, "area: 'criollo'"),
    ({"secret": ["OB01"]}, "secret"),
    ({"herder": ["A", "B"]}, "herder must be the name"),
    ({"herder": "Z"}, "herder: 'Z'"),
    ({"herder": "BANDIT1"}, "herder: 'BANDIT1'"),
    ({"herder": "KC"}, "does not begin in Kansas City"),
    ({"engine": "40"}, "engine: '40'"),
    ({"engine": 40}, "engine must be 0 to 39"),
    ({"engine": "39"}, "rests on 39"),
    ({"dollars": -1}, "dollars must be 0 to"),
    ({"dollars": "ten"}, "dollars must be a whole number"),
    ({"dollars": float("nan")}, "dollars must be a whole number"),
    ({"dollars": True}, "dollars must be a whole number"),
    ({"dollars": 10**5000}, "a huge number"),
    ({"tokens": None}, "tokens must be a whole number"),
    ({"workers": {"cowboy": 7}}, "cowboy must be 1 to 6"),
    ({"workers": {"cowboy": 0}}, "cowboy must be 1 to 6"),
    ({"workers": {"smith": 1}}, "no key 'smith'"),
    ({"workers": [1, 1, 1]}, "workers must be a table"),
    ({"certificates": 5}, "5 is not on the track"),
    ({"certificates": 4}, "at most 3 certificates"),
    ({"certificates": 4, "cleared": ["CERT_6"], "stations": [9]}, "at most 3 certificates"),
    ({"cleared": ["CERT_4"]}, "14 discs"),
    ({"cleared": ["HAND_LEFT", "CERT_4"], "cities": {"peoria": 1}}, "14 discs"),
    ({"discs": []}, "14 discs"),
    ({"discs": [], "cleared": []}, "name one"),
    ({"cleared": ["CERT_9"]}, "cleared: 'CERT_9'"),
    ({"cities": {"rome": 1}}, "no key 'rome'"),
    ({"cities": {"peoria": 2}}, "peoria must be 0 to 1"),
    ({"stations": [11]}, "stations must be 1 to 10"),
    ({"stations": [1, 1]}, "twice"),
    ({"masters": ["SM1", "SM1"]}, "only 1 stationmaster SM1"),
    ({"masters": [f"SM{n}" for n in range(1, 7)]}, "only 5 stations"),
    ({"hazards": ["bandit-green"]}, "hazards: 'bandit-green'"),
    ({"hazards": ["flood-3-green"] * 2}, "only 1 flood-3-green"),
    ({"bandits": ["bandit-green"] * 12}, "only 11 bandit-green"),
    ({"reserve": [13]}, "reserve must be 1 to 12"),
    ({"reserve": [1, 1]}, "twice"),
    ({"hnad": []}, "no key 'hnad'"),
]


@pytest.mark.parametrize(("keys", "why"), BAD_SEATS, ids=[why for _, why in BAD_SEATS])
def test_a_seat_that_makes_no_sense_is_refused(keys: dict[str, Any], why: str) -> None:
    """One line that names the thing."""
    with pytest.raises(BadPosition) as error:
        GAME.position({"players": [keys, {}]})
    assert why in str(error.value)
    assert "\n" not in str(error.value)


def walks(**keys: Any) -> list[dict[str, Any]]:
    """A stack with one frame."""
    return [{"is": "Walk", "left": 1, **keys}]


DEEP: dict[str, Any] = {"is": "Offer"}
for _ in range(200):
    DEEP = {"is": "Offer", "effect": DEEP}

BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"players": []}, "1 to 4 players, not 0"),
    ({"players": [{}] * 5}, "1 to 4 players, not 5"),
    ({"players": [{}] * 3, "automa": {}}, "an automa plays against one player, not against 2"),
    ({"automa": {"specialty": "cook"}}, "automa.specialty: 'cook' is not the name of a trade"),
    ({"automa": {"draw": [1, 2]}}, "the cards of the automa are not complete"),
    ({"automa": {"discard": [1, 1]}}, "automa.discard names a thing twice"),
    ({"automa": {"discard": [13]}}, "automa.discard must be 0 to 12, not 13"),
    ({"automa": {"draw": [0]}}, "automa.draw has a card that is not in the deck"),
    ({"automa": {}, "players": [{}, {"dollars": 1}]}, "the automa has no money"),
    ({"automa": {}, "players": [{}, {"herder": None}]}, "the herder of the automa is always"),
    ({"automa": {}, "players": [{}, {"hand": ["longhorn"]}]}, "no cards but those that it gained"),
    (
        {"automa": {}, "players": [{}, {"draw": ["criollo"]}]},
        "players[1]: there are only 0 criollo left, not 1",
    ),
    ({"players": {}}, "players must be a list"),
    ({"players": [{}, 3]}, "players[1] must be a table"),
    ({"players": [{"engine": "4"}, {"engine": 4}]}, "two engines stand on 4"),
    ({"players": [{"hand": ["OB01"]}, {"hand": ["OB01"]}]}, "only 1 OB01"),
    ({"players": [{"area": ["ST1"]}, {"area": ["ST1"]}]}, "only 1 ST1"),
    ({"plyaers": []}, "no key 'plyaers'"),
    ({"game": "pioneer"}, "a position of 'pioneer'"),
    ({"version": 99}, "another version"),
    ({"options": {"sides": 3}}, "values of options are words"),
    ({"options": {"sides": "c"}}, "sides=c"),
    ({"options": []}, "options must be a table"),
    ({"sides": "ab"}, "sides must be 12 letters"),
    ({"sides": "b" * 12, "options": {"sides": "a"}}, "not those of the option"),
    ({"trail": {"A": "B", "B": "B"}}, "a neutral building of its own"),
    ({"trail": {"A": "-"}}, "a neutral building of its own"),
    ({"trail": {"A": "0:1"}}, "0:1 cannot lie on A"),
    ({"trail": {"A1": "B"}}, "B cannot lie on A1"),
    ({"trail": {"FLOOD1": "drought-4-green"}}, "drought-4-green cannot lie on FLOOD1"),
    ({"trail": {"FLOOD1": "0:1"}}, "0:1 cannot lie on FLOOD1"),
    ({"trail": {"BANDIT1": "flood-4-green"}}, "cannot lie on BANDIT1"),
    ({"trail": {"A1": "0:3", "A2": "0:3"}}, "only 1 building 0:3"),
    ({"trail": {"A1": "0:3"}, "players": [{"reserve": [3]}, {}]}, "building 0:3"),
    ({"trail": {"A1": "2:3"}}, "trail.A1: '2:3'"),
    ({"trail": {"A1": "cowboy"}}, "trail.A1: 'cowboy'"),
    ({"trail": {"KC": "0:1"}}, "no key 'KC'"),
    ({"trail": {"START": "0:1"}}, "cannot lie on START"),
    ({"token": 0}, "token must be 1 to 13"),
    ({"token": 14}, "token must be 1 to 13"),
    ({"token": 13}, "who is its holder"),
    ({"token": 5, "holder": 1}, "exactly when it has left"),
    ({"holder": 0}, "has had its last turn"),
    ({"holder": 2}, "holder must be 0 to 1"),
    ({"jobs": [["cowboy"]]}, "jobs[0] must have 2 places"),
    ({"jobs": [["cowboy", "smith"]]}, "jobs[0]: 'smith'"),
    ({"jobs": [["-", "-"]] * 13}, "at most 12"),
    ({"jobs": [["-", "-"]] * 3 + [["cowboy", "-"]], "token": 2}, "below the token"),
    ({"jobs": [["-", "-"], ["-", "cowboy"]], "token": 2}, "filled from the left"),
    ({"foresight": [["cowboy"], [], []]}, "foresight[0]: 'cowboy'"),
    ({"foresight": [[], []]}, "3 lists, not 2"),
    ({"foresight": [["bandit-green"] * 3, [], []]}, "two places, not 3"),
    ({"bags": [[], ["cowboy"] * 12, []]}, "bags[1]: there are only 11 cowboy left, not 12"),
    ({"bags": [[], [], []], "lost": []}, "where is it?"),
    ({"gone": [], "players": [{"draw": []}, {}]}, "where is it?"),
    ({"gone": ["criollo"] * 11}, "no criollo left"),
    ({"market": ["criollo"]}, "market: 'criollo'"),
    ({"market": ["hereford-5"] * 3}, "only 2 hereford-5"),
    ({"display": ["OB01", "OB01"]}, "only 1 OB01"),
    ({"objectives": ["?"] * 20}, "a view is not a position"),
    ({"piles": [8, 8]}, "piles must have 0 numbers"),
    ({"options": {"simmental": "on"}, "piles": [9, 8]}, "piles must be 0 to 8"),
    ({"masters": ["SM1"]}, "masters must name 5"),
    ({"masters": ["SM1", "SM1", "SM2", "SM3", "SM4"]}, "only 1 stationmaster SM1"),
    ({"masters": ["SM1", "SM2", "SM3", "SM4", "cowboy"]}, "left their stations"),
    ({"turn": 2}, "turn must be 0 to 1"),
    ({"seed": -1}, "seed must be 0 to"),
    ({"rng": 1 << 320}, "rng must be 0 to"),
    ({"done": [999]}, "done must be 0 to"),
    ({"stack": {}}, "stack must be a list"),
    ({"stack": [5]}, "no frame"),
    ({"stack": [None]}, "cannot hold null"),
    ({"stack": [{"is": "Gallop"}]}, "unknown frame 'Gallop'"),
    ({"stack": [{"is": "Gain", "dollars": 5}]}, "no frame"),
    ({"stack": [DEEP]}, "nested too deeply"),
    ({"stack": walks(seat=2)}, "Walk.seat must be 0 to 1"),
    ({"stack": walks(left="x")}, "Walk.left cannot be"),
    ({"stack": walks(left=10**9)}, "Walk.left must be 0 to"),
    ({"stack": walks(speed=1)}, "no field 'speed'"),
    ({"stack": [{"is": "PayCard", "reward": 5}]}, "PayCard.reward cannot be 5"),
    ({"stack": [{"is": "Offer", "effect": {"is": "Walk"}}]}, "Offer.effect cannot be"),
    ({"stack": [{"is": "OneOf"}]}, "no frame"),
    ({"stack": [{"is": "ChooseBranch", "effects": [5]}]}, "must hold effects"),
    ({"stack": [{"is": "Again", "asked": {"is": "Walk"}}]}, "Again.asked cannot be"),
    ({"stack": [{"is": "ChooseArrow", "pairs": [0]}]}, "arrow 0 has no action"),
    ({"stack": [{"is": "Do", "effect": {"is": "GainPer", "per": "moons"}}]}, "called 'moons'"),
    ({"stack": [{"is": "ChooseSite", "number": 0, "rate": 1}], "lost": ["0:1"]}, "does not fit"),
    ({"stack": [{"is": "ChooseCow", "option": 9, "left": 1}]}, "no answer"),
]


@pytest.mark.parametrize(("keys", "why"), BAD_TABLES, ids=[why for _, why in BAD_TABLES])
def test_a_table_that_makes_no_sense_is_refused(keys: dict[str, Any], why: str) -> None:
    """One line that names the thing."""
    with pytest.raises(BadPosition) as error:
        GAME.position({"players": [{}, {}], **keys})
    assert why in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("doc", [{}, {"seed": 3}])
def test_a_position_without_players_is_refused(doc: dict[str, Any]) -> None:
    """Nothing can be guessed about them."""
    with pytest.raises(BadPosition, match="needs players"):
        GAME.position(doc)


@pytest.mark.parametrize("viewer", [0, None])
def test_r1_11_a_view_is_not_a_position(viewer: int | None) -> None:
    """It has cards that are seen from behind."""
    view = GAME.view(game(), viewer)
    with pytest.raises(BadPosition, match="a view is not a position"):
        GAME.position(GAME.dump(view))


# The examples of the documentation.
