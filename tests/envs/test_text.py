"""Games in words: what is told, what is read, and what is refused."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest

from trailboss.core.errors import BadOptions, IllegalAction
from trailboss.envs.text import TextEnv, described, read_answer
from trailboss.games import GAMES

SEATS: Final = [(name, seats) for name, game in GAMES.items() for seats in game.seats if seats < 5]


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_a_game_in_words(name: str, seats: int) -> None:
    """Whoever answers with one of the moves that the text offers comes to the end."""
    env = TextEnv(name, seats)
    env.reset(seed=3)
    luck = Random(3)
    told = 0
    while not env.done:
        if told < 25:
            seat, text = env.get_observation()
            offered = re.findall(r"\[([^\]]+)\]", text.rpartition("You may answer:")[2])
            assert offered == [action.text for action in env.table.legal]
            assert f"seat {seat}" in text and re.search(r"asked by rule R\d+\.\d+", text)
            told += 1
        move = luck.choice(env.table.legal).text
        _, info = env.step(f"I think that [{move}] is best.")
        assert info["move"] == move
    paid, more = env.close()
    assert len(paid) == seats and len(more["scores"]) >= seats
    with pytest.raises(IllegalAction, match="over"):
        env.step("[x]")


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_told(name: str) -> None:
    """Two worlds that look the same to a seat are told in the same words."""
    env = TextEnv(name, 2)
    env.reset(seed=8)
    luck = Random(8)
    for _ in range(20):
        env.step(f"[{luck.choice(env.table.legal).text}]")
    table, game = env.table, env.table.game
    for seat in range(2):
        told = described(table, seat)
        other = table.copy()
        other.s = game.guess(game.view(table.s, seat), 99)
        assert described(other, seat) == told


@pytest.mark.parametrize("answer", ["", "go A", "[go A] [go B]", "[]", "[fly]", "[go A", None, 7])
def test_answers_are_read_strictly(answer: object) -> None:
    """One move in brackets, word for word."""
    env = TextEnv("gwt2")
    with pytest.raises(IllegalAction):
        read_answer(env.table, answer)


def test_whoever_is_refused_too_often_has_lost() -> None:
    """Refusals say why, with the rule, and the third is the last."""
    env = TextEnv("gwt2")
    seat = env.table.asked
    illegal = next(a.text for a in env.table.actions if a not in env.table.legal)
    done, info = env.step(f"[{illegal}]")
    assert not done and illegal in info["refused"]
    assert env.get_observation()[1].startswith("Your answer was refused:")
    env.step("nothing")
    done, _ = env.step("nothing")
    assert done and env.close()[0] == {seat: -1.0, 1 - seat: 0.0}


def test_rules_are_told_in_the_language_that_is_asked_for() -> None:
    """The rules are there in five languages."""
    english, polish = TextEnv("gwt2"), TextEnv("gwt2", language="pl")
    assert english.get_observation()[1] != polish.get_observation()[1]
    with pytest.raises(BadOptions):
        TextEnv("gwt2", language="xx")
    with pytest.raises(BadOptions):
        TextEnv("gwt2").reset(num_players=4)


class Bracketed:
    """A wrapper as those of TextArena (0.7.4) are: it hands everything on by these keywords."""

    def __init__(self, env: TextEnv) -> None:
        self.env = env

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.env.reset(num_players=num_players, seed=seed)

    def get_observation(self) -> tuple[int, str]:
        return self.env.get_observation()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        return self.env.step(action=action if "[" in action else f"[{action}]")

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        return self.env.close()


def test_the_loop_of_textarena() -> None:
    """Agents get a text and give a text; without a seed every game is another one."""
    luck = Random(1)

    def agent(observation: str) -> str:
        told = observation.rpartition("You may answer:")[2]
        moves: list[str] = re.findall(r"\[([^\]]+)\]", told)
        return luck.choice(moves)

    env = Bracketed(TextEnv("pioneer", 2))
    env.reset(num_players=2)
    first = env.env.table.seed
    env.reset(num_players=2)
    assert env.env.table.seed != first
    done = False
    while not done:
        seat, observation = env.get_observation()
        done, info = env.step(action=agent(observation))
        assert info["seat"] == seat and "move" in info
    paid, more = env.close()
    assert sorted(paid) == [0, 1] and len(more["scores"]) == 2
