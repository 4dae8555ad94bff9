"""Whole games in a terminal of 80 columns: nothing is wider, and every option says what it does."""

from __future__ import annotations

import random

import pytest

from trailboss import bots
from trailboss.commands import terminal
from trailboss.commands.terminal import Table
from trailboss.core.game import validated_options
from trailboss.core.record import Record
from trailboss.games import GAMES
from trailboss.i18n import speaking, telling

COLUMNS = 80


class Typist:
    """Types numbers at random, and asks now and then for the board, the reasons and a rule."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.luck = random.Random(3)
        self.lines = 0

    def __call__(self, prompt: str, offers: list[str]) -> str:
        self.lines += 1
        if self.lines % 9 < 4:
            return ("?", "b", "r R5.1", "no such thing")[self.lines % 9]
        return str(self.luck.randint(1, len(self.table.s.legal(self.table.s.waiting()[0]))))


@pytest.mark.parametrize(
    ("name", "seats", "language"),
    [
        ("gwt1", 2, "uk"),
        ("gwt2", 1, "en"),
        ("gwt2", 3, "pl"),
        ("elpaso", 1, "ru"),
        ("elpaso", 2, "en"),
        ("pioneer", 2, "cs"),
    ],
)
def test_no_line_of_a_whole_game_is_wider_than_the_terminal(
    name: str,
    seats: int,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Boards, questions, options, reasons, rules, what others do, and the score."""
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    game = GAMES[name]
    people = ["you", *["random"] * (seats - 1)]
    record = Record(game, seats, 5, validated_options(game, seats, {}), people)
    players = {seat: bots.make("random", game, seat, seat) for seat in range(1, seats)}
    with speaking(language), telling(name):
        table = Table(record, record.start(), players)
        monkeypatch.setattr(terminal, "typed", Typist(table))
        table.play()
    assert not table.s.waiting()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 1000 and [line for line in lines if len(line) > COLUMNS] == []
