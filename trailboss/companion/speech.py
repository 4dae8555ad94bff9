"""Lines, questions and answers of a companion in the words of a language."""

from __future__ import annotations

from trailboss.companion.base import NUMBER, Question, Told, Values
from trailboss.core.game import Line
from trailboss.i18n import Words, key


class Speech:
    """Says what a session tells and asks."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, name: str, **values: str | int) -> str:
        """A message of the companion, in one line."""
        return self.spoken(key("companion", name), name, values)

    def spoken(self, name: str, default: str, values: dict[str, str | int]) -> str:
        """A message in one line, or the default if there is none."""
        return " ".join(self.words.say(name, default, **values).split())

    def thing(self, name: str) -> str:
        """What a thing is called here, or else in the games; numbers and marks stay as printed."""
        if name[:1].isdigit():
            return name
        return self.words.say(key("companion-thing", name), self.words.thing(name))

    def values(self, values: Values) -> dict[str, str | int]:
        """Numbers as they are, names in words."""
        return {name: self.value(value) for name, value in values}

    def value(self, value: str | int) -> str | int:
        if isinstance(value, int):
            return value
        return ", ".join([self.thing(name.strip()) for name in value.split(",")])

    def told(self, told: Told) -> str:
        """A line with the number of its rule."""
        return f"{self.say(told.key, **self.values(told.values))} ({told.rule})"

    def question(self, question: Question) -> str:
        """A question with the number of its rule."""
        return f"{self.say(question.key, **self.values(question.values))} ({question.rule})"

    def choice(self, question: Question, choice: str) -> str:
        """What an answer is called; one like `steps:2` has its numbers as $a and $b."""
        if question.kind == NUMBER:
            return choice
        name, *numbers = choice.split(":")
        values = self.values(question.values)
        values.update(zip("ab", map(int, numbers), strict=False))
        return self.spoken(key("companion-choice", name), self.thing(choice), values)

    def label(self, line: Line) -> str:
        """What a line of the score is called."""
        return self.say(key("score", line.label))
