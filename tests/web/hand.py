"""A hand at the table: whoever sits before a page, playing through the API for a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from random import Random
from typing import Any

from tests.lanes import TABLE
from tests.web.browser import Person

MOST_LOOKS = 4_000
FASTER = 409
"""The page has done something by itself meanwhile."""


class Hand:
    """A person's seat, played through the API with the cookie of the page."""

    def __init__(self, person: Person, seat: int, idle: str = "pass") -> None:
        self.person = person
        self.seat = seat
        self.idle = idle
        self.table = person.page.url.split("/t/")[1].split("?")[0]
        self.luck = Random(seat)

    def state(self) -> dict[str, Any]:
        path = f"{self.person.url}/api/tables/{self.table}/state"
        answer = self.person.context.request.get(path, params={"seat": self.seat})
        assert answer.ok, answer.text()
        return dict(answer.json())

    def foresight(self) -> dict[str, Any]:
        path = f"{self.person.url}/api/tables/{self.table}/foresight"
        answer = self.person.context.request.get(path, params={"seat": self.seat})
        assert answer.ok, answer.text()
        return dict(answer.json())

    def play(self, state: dict[str, Any]) -> None:
        """One of the legal choices, by chance; idling only if there is nothing else."""
        texts = [row["text"] for row in state["legal"] if not row["free"]]
        text = self.luck.choice([text for text in texts if text != self.idle] or texts)
        answer = self.person.context.request.post(
            f"{self.person.url}/api/tables/{self.table}/actions",
            headers={"origin": self.person.url},
            data={
                "seat": self.seat,
                "action": text,
                "expected_seq": state["seq"],
                "key": f"middle-{self.seat}-{state['seq']}",
            },
        )
        assert answer.ok or answer.status == FASTER, answer.text()

    def play_on(self, moves: int) -> None:
        """A number of moves, or to the end of the game."""
        done = 0
        for _ in range(MOST_LOOKS):
            state = self.state()
            if state["status"] == "over" or done == moves:
                return
            if self.seat in state["waiting"]:
                self.play(state)
                done += 1
            else:
                self.person.page.wait_for_timeout(50)
        raise AssertionError("the game does not go on")


def leave_out_the_middle(hands: Sequence[Hand], late: Callable[[dict[str, Any]], bool]) -> None:
    """Nobody looks on until it is late in the game; `make table` leaves nothing out."""
    if TABLE:
        return
    with ExitStack() as away:
        for hand in hands:
            away.enter_context(hand.person.away())
        for _ in range(MOST_LOOKS):
            state = hands[0].state()
            assert state["status"] == "playing", "the game is over before its end is looked at"
            if late(state["view"]):
                return
            for hand in hands:
                if hand.seat in state["waiting"]:
                    hand.play(hand.state() if hand.seat else state)
                    break
            else:
                hands[0].person.page.wait_for_timeout(20)
    raise AssertionError("the game does not come to its end")
