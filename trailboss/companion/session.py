"""A session: an opponent, a seed and the answers so far; everything else follows from them.

Because a script depends on nothing else, a session is saved as its answers, resumed by giving
them again, and taken back by giving all but the last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from trailboss.companion.base import TURN, Desk, Question, Script, Told
from trailboss.companion.sam import SamSide
from trailboss.companion.sue import SueSide
from trailboss.core.errors import TrailbossError
from trailboss.core.game import Option, Score
from trailboss.core.message import Message, at

FORMAT: Final = 1
LARGEST_SEED: Final = (1 << 64) - 1


class BadSession(TrailbossError):
    """A saved session that is damaged or of another version, or unknown options."""


class BadAnswer(TrailbossError):
    """An answer that the open question does not take."""


class Side(Protocol):
    """What an opponent offers: a script, and what follows from its things."""

    def script(self) -> Script[None]:
        """The whole game, from the set-up to the verdict."""

    def score(self) -> Score:
        """The points so far, line by line."""

    def status(self) -> list[Told]:
        """What the opponent has."""


OPPONENTS: Final[dict[str, tuple[str, tuple[Option, ...]]]] = {
    "sam": ("gwt2", SamSide.options),
    "sue": ("elpaso", SueSide.options),
}
"""Who can be run: the game whose rules are cited, and the options with their choices."""


def side_of(opponent: str, desk: Desk, options: Mapping[str, str]) -> Side:
    """The opponent at a desk."""
    return SamSide(desk, options) if opponent == "sam" else SueSide(desk, options)


def checked_automa(opponent: str, options: Mapping[str, str]) -> dict[str, str]:
    """All options of an opponent with their values, or BadSession."""
    if opponent not in OPPONENTS:
        names = ", ".join(OPPONENTS)
        raise BadSession(
            "error-no-opponent",
            "no opponent is called {name}; there are {names}",
            name=repr(opponent[:40]),
            names=names,
        )
    known = {option.name: option for option in OPPONENTS[opponent][1]}
    for name, value in options.items():
        if name not in known:
            raise BadSession(
                "error-no-option",
                "{game} has no option {name}; it has {names}",
                game=opponent,
                name=repr(name[:40]),
                names=", ".join(known),
            )
        if not known[name].accepts(value):
            choices = ", ".join(known[name].choices)
            raise BadSession(
                at(
                    f"{name}={value[:40]}",
                    Message("error-choose", "choose one of {choices}", choices=choices),
                )
            )
    return {name: options.get(name, option.choices[0]) for name, option in known.items()}


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
        self.options = checked_automa(opponent, options)
        self.opponent = opponent
        self.seed = seed
        self._start(answers)

    @property
    def game(self) -> str:
        """The game whose rules are cited."""
        return OPPONENTS[self.opponent][0]

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
        self.side = side_of(self.opponent, self.desk, self.options)
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
