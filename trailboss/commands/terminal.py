"""A table in the terminal: shows, asks, explains, takes back, saves."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from trailboss import draw, rulebook
from trailboss.bots.base import Bot, decide
from trailboss.commands.common import seat_name
from trailboss.commands.scoresheet import sheet
from trailboss.commands.summary import Summary, changed, summary, told
from trailboss.core.action import Action
from trailboss.core.engine import Frame, Parallel, State, Together
from trailboss.core.errors import TrailbossError
from trailboss.core.game import winners
from trailboss.core.record import Record
from trailboss.i18n import spoken, words
from trailboss.i18n.sentences import complaint, wrong

MANY: Final = 6
"""So many options with the same refusal are named."""
CITATION: Final = re.compile(r"\s*\([\w., -]+\)\.?$")
"""What a question's first line cites; the number of the rule is printed anyway."""


def helped() -> str:
    """What can be typed."""
    return words().say("cli-help", "?")


class Quit(Exception):
    """The person has had enough."""


def question(s: State, seat: int) -> Frame[Any]:
    """The question that a waiting seat is asked."""
    frame = s.stack[-1]
    while isinstance(frame, Parallel):
        frame = frame.stacks[seat][-1]
    return frame


class Table:
    """One game: people type for the seats that no bot has."""

    def __init__(self, record: Record, players: dict[int, Bot]) -> None:
        self.record = record
        self.game = record.game
        self.players = players
        self.s = record.start()
        self.s.log = []
        self.undo: list[tuple[State, int]] = []
        self.saved: set[Path] = set()
        self.shown: Summary = {}
        for bot in players.values():
            bot.begin()

    def play(self) -> None:
        """Go on until the game is over or the person leaves."""
        title = words().say(f"ui-title-{self.game.name}", self.game.title)
        print(f"{title}, {words().say('cli-seed', 'seed')} {self.record.seed}")
        print(*filter(None, [words().say(f"ui-note-{self.game.name}", ""), helped()]), sep="\n")
        try:
            while waiting := self.s.waiting():
                seat = waiting[0]
                if seat in self.players:
                    self.let_play(seat, self.players[seat])
                else:
                    self.ask(seat)
        except (Quit, EOFError):
            print()
            return
        names = [self.name(seat) for seat in winners(self.game.scores(self.s))]
        over = words().say("cli-over", "The game is over.", winners=", ".join(names))
        print(f"\n{over}")
        self.show_scores()

    def name(self, seat: int) -> str:
        """A name that tells two bots of a kind apart; an opponent of one alone has its own."""
        record = self.record
        named = seat_name(self.game, record.players, record.seats, seat)
        return f"{named} ({seat})" if seat < record.seats else named

    def show_scores(self) -> None:
        scores = self.game.scores(self.s)
        print(sheet(scores, [self.name(seat) for seat in range(len(scores))]))

    def let_play(self, seat: int, bot: Bot) -> None:
        """A bot acts. What several seats do at the same time is secret until it is told."""
        secret = isinstance(self.s.stack[-1], (Together, Parallel))
        action = decide(bot, self.game, self.s, seat)
        self.s.apply(seat, action)
        self.record.add(seat, action.text)
        if not secret:
            print(f"{self.name(seat)}: {words().action(action)}")
        self.tell()

    def tell(self) -> None:
        """Print what has happened and may be known here."""
        people = [seat for seat in range(self.record.seats) if seat not in self.players]
        viewer = people[0] if len(people) == 1 else None
        for event in self.s.log or []:
            if event.seen_by(viewer):
                print(f"    {words().event(event, self.name(event.seat))} ({event.rule})")
        self.s.log = []

    def ask(self, seat: int) -> None:
        """Show the board and the options, and read until something is done."""
        s = self.s
        frame = question(s, seat)
        print(f"\n{self.board(seat)}")
        asked = CITATION.sub("", (type(frame).__doc__ or "").split("\n")[0])
        asked = words().say(f"ask-{type(frame).__name__}", asked)
        print(f"\n{self.name(seat)}: {asked} ({s.cite(frame.rule())})")
        legal, free = s.legal(seat), s.free(seat)
        for number, action in enumerate(legal + free, 1):
            when = f"  ({words().say('cli-any-time', '')})" if number > len(legal) else ""
            print(f"{number:>4}  {draw.option(s, seat, action)}{when}")
        while not self.obey(input("> ").strip(), seat, legal + free):
            pass

    def board(self, seat: int) -> str:
        """The view of a seat: the game's own summary, or what has changed since the last one."""
        view = self.game.view(self.s, seat)
        if drawn := draw.board(view, seat):
            return drawn
        known, self.shown = self.shown, summary(self.game.dump(view))
        return told(changed(known, self.shown))

    def obey(self, line: str, seat: int, legal: list[Action]) -> bool:
        """Do what a line says. True if the question has to be put anew."""
        command, _, rest = line.partition(" ")
        if command == "q":
            raise Quit
        if command == "u":
            return self.take_back()
        if command == "?":
            self.explain(seat)
        elif command == "b":
            self.shown = {}
            print(self.board(seat))
        elif command == "r":
            self.show_rule(rest.strip())
        elif command == "s":
            self.save(rest.strip())
        elif action := chosen(line, self.s, seat, legal):
            self.do(seat, action)
            return True
        else:
            print(self.why_not(seat, line))
        return False

    def do(self, seat: int, action: Action) -> None:
        self.undo.append((self.s.clone(), len(self.record.moves)))
        self.s.play(seat, action)
        self.record.add(seat, action.text)
        self.tell()

    def why_not(self, seat: int, line: str) -> str:
        """Why this line does nothing."""
        try:
            return wrong(self.s.why_not(seat, self.game.actions.parse(line)))
        except TrailbossError:
            return f"{words().say('cli-no-option', '', line=repr(line))} {helped()}"

    def explain(self, seat: int) -> None:
        """Why the other options are not legal."""
        reasons: dict[str, list[str]] = {}
        for refusal in self.s.refusals(seat):
            reason = f"{words().reason(refusal)} ({refusal.rule})"
            reasons.setdefault(reason, []).append(words().action(refusal.action))
        for reason, names in reasons.items():
            more = words().say("cli-more", "", count=len(names) - MANY) if len(names) > MANY else ""
            print(f"    {' '.join([', '.join(names[:MANY]), more]).strip()}: {reason}")
        if not reasons:
            print(f"    {words().say('cli-nothing-refused', '')}")

    def show_rule(self, number: str) -> None:
        try:
            book = rulebook.rules_of(self.game.name, spoken())
            print(book.section(number))
        except TrailbossError as error:
            print(f"    {complaint(error)}")

    def take_back(self) -> bool:
        """Back to the last decision of a person, if nothing was revealed since."""
        if not self.undo or self.undo[-1][0].seen != self.s.seen:
            print(f"    {words().say('cli-no-undo', '')}")
            return False
        self.s, moves = self.undo.pop()
        self.s.log = []
        del self.record.moves[moves:]
        return True

    def save(self, name: str) -> None:
        """Write the record; a file that was not written here is left alone."""
        path = Path(name or f"{self.game.name}-{self.record.seed}.txt")
        try:
            with path.open("w" if path in self.saved else "x", encoding="utf-8") as file:
                file.write(self.record.text(self.s))
        except (OSError, ValueError) as error:
            print(f"    {wrong(f'{path} cannot be written: {error}')}")
            return
        self.saved.add(path)
        print(f"    {words().say('cli-saved', '', path=str(path))}")


def chosen(line: str, s: State, seat: int, legal: list[Action]) -> Action | None:
    """The option with that number, text or name."""
    if line.isascii() and line.isdigit() and len(line) < 5 and 1 <= int(line) <= len(legal):
        return legal[int(line) - 1]
    return next((a for a in legal if line in (a.text, draw.option(s, seat, a))), None)
