"""A session: an opponent, a seed and the answers so far; everything else follows from them.

Because a script depends on nothing else, a session is saved as its answers, resumed by giving
them again, and taken back by giving all but the last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from trailboss.companion.base import TURN, Desk, Question, Told
from trailboss.companion.opponent import Opponent
from trailboss.core.errors import BadOptions, TrailbossError
from trailboss.core.game import Score, chosen_options
from trailboss.rooms import by_game

FORMAT: Final = 1
LARGEST_SEED: Final = (1 << 64) - 1


class BadSession(TrailbossError):
    """A saved session that is damaged or of another version, or unknown options."""


class BadAnswer(TrailbossError):
    """An answer that the open question does not take."""


OPPONENTS: Final[dict[str, Opponent]] = {
    opponent.name: opponent
    for found in by_game("trailboss.companion.opponents").values()
    for opponent in found.OPPONENTS
}
"""Who can be run, by name."""


def validated_options(opponent: str, options: Mapping[str, str]) -> dict[str, str]:
    """All options of an opponent with their values, or BadSession."""
    if opponent not in OPPONENTS:
        names = ", ".join(OPPONENTS)
        raise BadSession(
            "error-no-opponent",
            "no opponent is called {name}; there are {names}",
            name=repr(opponent[:40]),
            names=names,
        )
    try:
        return chosen_options(opponent, OPPONENTS[opponent].options, options)
    except BadOptions as error:
        raise BadSession(error.message) from None


class Session:
    """One game beside the cardboard."""

    question: Question | None
    """What is asked; None: the session is over."""
    told: list[Told]
    """What was told since the last answer."""
    turn: list[Told]
    """What was told since the last turn began."""

    def __init__(
        self, opponent: str, seed: int, options: Mapping[str, str], answers: Sequence[str] = ()
    ) -> None:
        self.options = validated_options(opponent, options)
        self.opponent = opponent
        self.seed = seed
        self._start(answers)

    @property
    def game(self) -> str:
        """The game whose rules are cited."""
        return OPPONENTS[self.opponent].game

    def answer(self, text: str) -> list[Told]:
        """Give an answer and hear what follows, or BadAnswer: then nothing has changed."""
        asked = self.question
        if asked is None:
            raise BadAnswer("error-session-over", "the session is over: nothing is asked")
        if text not in asked.choices:
            raise BadAnswer(
                "error-session-answer",
                "{answer} is not an answer to {question}",
                answer=repr(text[:40]),
                question=asked.key,
            )
        if asked.key == TURN:
            self.turn = []
        self.answers.append(text)
        return self._go_on(text)

    def undo(self) -> bool:
        """Take back the last answer; False if there is none."""
        if not self.answers:
            return False
        self._start(self.answers[:-1])
        return True

    def score(self) -> Score:
        """The opponent's points so far."""
        return self.side.score()

    def status(self) -> list[Told]:
        """What the opponent has."""
        return self.side.status()

    def doc(self) -> dict[str, Any]:
        """Everything that is needed to go on, as JSON."""
        return {
            "companion": FORMAT,
            "opponent": self.opponent,
            "seed": self.seed,
            "options": dict(self.options),
            "answers": list(self.answers),
        }

    def _start(self, answers: Sequence[str]) -> None:
        self.answers: list[str] = []
        self.turn = []
        self.desk = Desk(self.seed)
        self.side = OPPONENTS[self.opponent].side(self.desk, self.options)
        self.script = self.side.script()
        self._go_on(None)
        for answer in answers:
            self.answer(answer)

    def _go_on(self, answer: str | None) -> list[Told]:
        try:
            self.question = next(self.script) if answer is None else self.script.send(answer)
        except StopIteration:
            self.question = None
        self.told, self.desk.told = self.desk.told, []
        self.turn = [*self.turn, *self.told]
        return self.told


def resumed(doc: Mapping[str, Any]) -> Session:
    """The session of a saved document, or BadSession."""
    if doc.get("companion") != FORMAT:
        raise BadSession(
            "error-session-format",
            "not a session of the companion, version {version}",
            version=FORMAT,
        )
    opponent, seed, options, answers = (
        doc.get(name) for name in ("opponent", "seed", "options", "answers")
    )
    if not isinstance(opponent, str) or not isinstance(options, dict):
        raise BadSession(
            "error-session-names", "the session does not name its opponent and options"
        )
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise BadSession("error-session-no-seed", "the session has no seed")
    if not isinstance(answers, list):
        raise BadSession("error-session-answers", "the session has no list of answers")
    if not all(isinstance(text, str) for text in (*options, *options.values(), *answers)):
        raise BadSession("error-session-texts", "options and answers of a session are texts")
    try:
        return Session(opponent, seed, options, answers)
    except BadAnswer as error:
        raise BadSession(
            "error-session-fit", "the saved answers do not fit: {trouble}", trouble=error.message
        ) from None
