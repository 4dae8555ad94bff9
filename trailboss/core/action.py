"""Actions: every choice of a game, enumerated once, with one id and one text each."""

from __future__ import annotations

from collections.abc import Sequence

from trailboss.core.errors import IllegalAction


class Action:
    """One choice. There is a single object per id, so actions are compared with `is`."""

    def __init__(self, id: int, verb: str, arg: int, text: str, free: bool) -> None:
        self.id = id
        self.verb = verb
        self.arg = arg
        self.text = text
        self.free = free

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> str:
        raise TypeError("actions are not copied: send the text and parse it again")


def numbers(first: int, last: int) -> list[str]:
    """Numbers as names of actions."""
    return [str(number) for number in range(first, last + 1)]


class ActionSpace:
    """All actions of a game in the order of their ids. Ids are append-only."""

    def __init__(self) -> None:
        self.all: list[Action] = []
        self.by_text: dict[str, Action] = {}

    def one(self, verb: str, free: bool = False) -> Action:
        """A verb that needs no object: "pass"."""
        return self._add(verb, 0, verb, free)

    def family(self, verb: str, names: Sequence[str], free: bool = False) -> list[Action]:
        """A verb with each of its objects: "disc white-3". The index of a name is the arg."""
        return [self._add(verb, i, f"{verb} {name}", free) for i, name in enumerate(names)]

    def parse(self, text: str) -> Action:
        """The action written so; IllegalAction if the game knows no such action."""
        action = self.by_text.get(text)
        if action is None:
            raise IllegalAction(
                "error-no-action", "{action} is not an action of this game", action=repr(text[:80])
            )
        return action

    def _add(self, verb: str, arg: int, text: str, free: bool) -> Action:
        assert text not in self.by_text, f"two actions are written {text!r}"
        action = Action(len(self.all), verb, arg, text, free)
        self.all.append(action)
        self.by_text[text] = action
        return action

    def __len__(self) -> int:
        return len(self.all)
