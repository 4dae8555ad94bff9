"""The games for language models: a position in words, and answers that are read strictly.

An answer holds one move in square brackets, word for word as it was offered: `[go A]`. What
else it holds is not looked at; no brackets, two of them or another move in them is a refusal that
says why. Whoever is refused too often in one decision has lost.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from trailboss.core.engine import State, question
from trailboss.core.errors import BadOptions, IllegalAction
from trailboss.core.game import Game
from trailboss.envs.common import checked_reward, drawn_seed, is_id, make_table
from trailboss.observe.table import Table
from trailboss.rulebook import has_language, rules_of

TRIES: Final = 3
"""After this many answers that cannot be read the game is lost."""
ANSWER: Final = re.compile(r"\[([^\[\]]*)\]")
HIDDEN: Final = ("game", "version", "seats", "seed", "options", "rng", "seen", "stack", "log")
"""What a written position holds that says nothing about the table."""


def lines(value: Any, indent: str = "") -> list[str]:
    """A written position as indented lines."""
    if isinstance(value, Mapping):
        found = []
        for name, content in value.items():
            if isinstance(content, (Mapping, list)) and any_nested(content):
                found += [f"{indent}{name}:", *lines(content, indent + "  ")]
            elif content not in ({}, [], "", None):
                found.append(f"{indent}{name}: {short(content)}")
        return found
    if isinstance(value, list):
        found = []
        for number, item in enumerate(value):
            found += [f"{indent}{number}:", *lines(item, indent + "  ")]
        return found
    return [f"{indent}{value}"]


def any_nested(value: Any) -> bool:
    """Does it hold more than plain values?"""
    items = value.values() if isinstance(value, Mapping) else value
    return any(isinstance(item, (Mapping, list)) for item in items)


def short(value: Any) -> str:
    """Plain values in one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {content}" for name, content in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def rule_of(game: Game, s: State, seat: int, language: str = "en") -> str:
    """The rule by which a seat is asked, with its number."""
    number = s.cite(question(s, seat).rule())
    return f"{number}: {rules_of(game.name, language).rules.get(number, '')}".strip()


def described(table: Table, seat: int, language: str = "en") -> str:
    """All that a seat knows, what it is asked, by which rule, and what it may answer."""
    game = table.game
    doc = game.dump(game.view(table.s, seat))
    position = {name: value for name, value in doc.items() if name not in HIDDEN}
    parts = [
        f"You play {game.title} on seat {seat} of {table.seats}.",
        "The position, as you know it:\n" + "\n".join(lines(position, "  ")),
    ]
    legal = table.may(seat)
    if legal:
        parts += [
            f"You are asked by rule {rule_of(game, table.s, seat, language)}",
            "You may answer: " + " ".join(f"[{action.text}]" for action in legal),
            "Answer with exactly one of these moves, in its square brackets.",
        ]
    else:
        parts.append("You are not asked now.")
    return "\n\n".join(parts)


def read_answer(table: Table, answer: object) -> int:
    """The id of the move in an answer; IllegalAction says what is wrong with it."""
    if not isinstance(answer, str):
        raise IllegalAction("error-env-answer", "an answer is a text")
    moves = ANSWER.findall(answer)
    if len(moves) != 1:
        raise IllegalAction(
            "error-env-brackets",
            "an answer holds one move in square brackets, not {count}",
            count=len(moves),
        )
    action = table.game.actions.parse(moves[0])
    if action not in table.legal:
        raise IllegalAction(table.s.why_not(table.asked, action))
    return action.id


class TextEnv:
    """A game in words, in the manner of TextArena: observe, answer, until it is done."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: dict[str, str] | None = None,
        language: str = "en",
        reward: str = "win",
        tries: int = TRIES,
    ) -> None:
        self.table = make_table(game, seats, options)
        if not has_language(game, language):
            raise BadOptions(
                "error-env-language",
                "there are no rules of {game} in {language}",
                game=game,
                language=repr(language),
            )
        self.language = language
        self.rewarding = checked_reward(reward)
        if not is_id(tries, 1 << 31) or tries < 1:
            raise BadOptions(
                "error-env-tries", "an answer has 1 try or more, not {tries}", tries=repr(tries)
            )
        self.tries = tries
        self.luck = np.random.default_rng()
        self.reset(seed=0)

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """A new game, by lot without a seed; the number of players is that of the environment."""
        if num_players not in (None, self.table.seats):
            raise BadOptions(
                "error-env-players",
                "this table is for {seats}, not {given}",
                seats=self.table.seats,
                given=repr(num_players),
            )
        deal = drawn_seed(self.luck) if seed is None else seed
        if not is_id(deal, 1 << 64):
            raise BadOptions(
                "error-env-seed", "a seed is a whole number, not {seed}", seed=repr(seed)
            )
        self.table.begin(deal)
        self.refused = 0
        self.refusal = ""
        self.loser: int | None = None

    @property
    def done(self) -> bool:
        return self.loser is not None or self.table.over() or self.table.cut()

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and what that seat is told; a refusal comes first."""
        if self.done:
            raise IllegalAction("error-game-over", "the game is over")
        text = described(self.table, self.table.asked, self.language)
        return self.table.asked, f"{self.refusal}\n\n{text}" if self.refusal else text

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Read an answer and play it, or refuse it; whether the game is done, and what was read."""
        if self.done:
            raise IllegalAction("error-game-over", "the game is over")
        seat = self.table.asked
        try:
            id = read_answer(self.table, action)
        except IllegalAction as error:
            self.refused += 1
            self.refusal = f"Your answer was refused: {error}"
            if self.refused >= self.tries:
                self.loser = seat
            return self.done, {"seat": seat, "refused": str(error)}
        self.refused, self.refusal = 0, ""
        self.table.play(id)
        return self.done, {"seat": seat, "move": self.table.actions[id].text}

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """The rewards by seat, and the points."""
        table = self.table
        scores = [score.total for score in table.game.scores(table.s)]
        if self.loser is not None:
            paid = [-1.0 if seat == self.loser else 0.0 for seat in range(table.seats)]
        elif table.over():
            paid = self.rewarding(table.game, table.s, table.seats)
        else:
            paid = [0.0] * table.seats
        return dict(enumerate(paid)), {"scores": scores}
