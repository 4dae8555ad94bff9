"""A table in the terminal: shows, asks, explains, takes back, saves."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from trailboss import bots, draw, rulebook
from trailboss.bots.base import Bot, decide
from trailboss.bots.partner import TALKING, Partner
from trailboss.commands.common import seat_name, unwritten
from trailboss.commands.explained import explained, spoken_reason
from trailboss.commands.scoresheet import sheet
from trailboss.commands.typed import get_ready, typed
from trailboss.core.action import Action
from trailboss.core.engine import Parallel, State, Together, question
from trailboss.core.errors import TrailbossError
from trailboss.core.game import winners
from trailboss.core.record import Record
from trailboss.draw.paint import cited, paint, wrapped
from trailboss.i18n import spoken, words
from trailboss.i18n.worded import complaint, worded

MANY: Final = 6
"""The most options with the same refusal that are named."""


COMMANDS: Final = {
    "q": "quit",
    "u": "undo",
    "?": "why",
    "b": "board",
    "r": "rule",
    "s": "save",
    "i": "hint",
    "h": "help",
}
"""What can be typed beside options: a letter, or the whole word."""
LETTERS: Final = {word: letter for letter, word in COMMANDS.items()}


def helped(hints: bool = False) -> str:
    """What can be typed."""
    more = f"   {words().say('cli-help-hint', '')}" if hints else ""
    return wrapped(words().say("cli-help", "?") + more, 4)


class Quit(Exception):
    """The person has had enough."""


class Table:
    """One game: people type for the seats that no bot has."""

    def __init__(
        self,
        record: Record,
        s: State,
        players: dict[int, Bot],
        file: Path | None = None,
        hints: bool = False,
    ) -> None:
        self.record = record
        self.game = record.game
        self.players = players
        self.s = s
        self.s.log = []
        self.undo: list[tuple[State, int]] = []
        self.file = file
        """Where the game was saved last; that file may be written again."""
        self.hints = hints
        """May people ask what a bot would do?"""
        self.shown: dict[int, str] = {}
        """What a seat was shown last; at first it is shown the whole board."""
        self.partners = {
            seat: Partner(name, self.game, seat)
            for seat, name in enumerate(record.players)
            if name in TALKING
        }
        """Bots that say what they are after."""
        for bot in players.values():
            bot.begin()

    def play(self) -> None:
        """Go on until the game is over or the person leaves."""
        get_ready()
        title = words().say(f"ui-title-{self.game.name}", self.game.title)
        print(f"{paint(title, 'title')}, {words().say('cli-seed', 'seed')} {self.record.seed}")
        note = wrapped(words().say(f"ui-note-{self.game.name}", ""), 4)
        print(*filter(None, [note, helped(self.hints)]), sep="\n")
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
        print(f"\n{wrapped(over, 4)}")
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
        reason = self.partners[seat].reason(self.s, action) if seat in self.partners else ""
        self.s.apply(seat, action)
        self.record.add(seat, action.text)
        if reason:
            print(wrapped(f"    {spoken_reason(self.name(seat), reason)}", 8))
        if not self.tell() and not secret:
            print(wrapped(f"    {self.name(seat)}: {words().action(action)}", 8))

    def tell(self) -> bool:
        """Print what has happened and may be known here; is there anything?"""
        people = [seat for seat in range(self.record.seats) if seat not in self.players]
        viewer = people[0] if len(people) == 1 else None
        seen = [event for event in self.s.log or [] if event.seen_by(viewer)]
        for event in seen:
            print(cited(words().event(event, self.name(event.seat)), event.rule))
        self.s.log = []
        return bool(seen)

    def ask(self, seat: int) -> None:
        """Show what matters and the options, and read until something is done."""
        s = self.s
        frame = question(s, seat)
        legal, free = s.legal(seat), s.free(seat)
        options = [draw.option(s, seat, action) for action in legal + free]
        for part in self.sight(seat, legal):
            print(f"\n{part}")
        asked = draw.question(s, frame)
        name = self.name(seat)
        asks = wrapped(f"{name}: {asked} ({s.cite(frame.rule())})", 4)
        print(f"\n{paint(name, 'title')}{asks.removeprefix(name)}")
        for number, text in enumerate(options[: len(legal)], 1):
            print(wrapped(f"{number:>4}  {text}", 8))
        if free:
            texts = enumerate(options[len(legal) :], len(legal) + 1)
            # No line ends between a number and its option.
            offered = " · ".join([f"{number}\N{NO-BREAK SPACE}{text}" for number, text in texts])
            told = wrapped(f"      {words().say('cli-any-time', '')}: {offered}", 8)
            print(told.replace("\N{NO-BREAK SPACE}", " "))
        offers = [*options, *[action.text for action in legal + free], *LETTERS]
        while not self.obey(typed("> ", offers), seat, legal + free):
            pass

    def sight(self, seat: int, legal: list[Action]) -> list[str]:
        """What is new to a seat: at first the whole board, then what the question is about."""
        view = self.game.view(self.s, seat)
        whole = [] if seat in self.shown else [draw.board(view, seat)]
        known = "\n".join([self.shown.get(seat, ""), *whole])
        parts = draw.near(view, seat, legal)
        self.shown[seat] = "\n".join(parts)
        return [*whole, *[part for part in parts if part not in known]]

    def obey(self, line: str, seat: int, legal: list[Action]) -> bool:
        """Do what a line says. True if the question has to be put anew."""
        command, _, rest = line.partition(" ")
        command = LETTERS.get(command, command)
        if command == "q":
            raise Quit
        if command == "u":
            return self.take_back()
        if command == "?":
            self.explain(seat)
        elif command == "b":
            print(draw.board(self.game.view(self.s, seat), seat))
        elif command == "r":
            self.show_rule(rest.strip())
        elif command == "s":
            self.save(rest.strip())
        elif command == "h":
            print(helped(self.hints))
        elif command == "i":
            self.hint(seat, legal)
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
            return wrapped(worded(self.s.why_not(seat, self.game.actions.parse(line))), 4)
        except TrailbossError:
            no = words().say("cli-no-option", "", line=repr(line[:40]))
            return f"{wrapped(no, 4)}\n{helped()}"

    def explain(self, seat: int) -> None:
        """Why the other options are not legal."""
        reasons: dict[str, list[str]] = {}
        for refusal in self.s.refusals(seat):
            reason = f"{words().reason(refusal)} ({refusal.rule})"
            reasons.setdefault(reason, []).append(words().action(refusal.action))
        for reason, names in reasons.items():
            more = words().say("cli-more", "", count=len(names) - MANY) if len(names) > MANY else ""
            named = " ".join([", ".join(names[:MANY]), more]).strip()
            print(wrapped(f"    {named}: {reason}", 8))
        if not reasons:
            print(f"    {words().say('cli-nothing-refused', '')}")

    def hint(self, seat: int, legal: list[Action]) -> None:
        """What the best bot that answers at once would do, and why, if the table allows it."""
        if not self.hints:
            print(f"    {words().say('cli-hints-off', '')}")
            return
        view = self.game.view(self.s, seat)
        why = bots.why(bots.names(self.game)[-1], self.game, seat, view, legal)
        print(
            *(explained(why, self.game) if why else [f"    {words().say('ui-why-nothing', '')}"]),
            sep="\n",
        )

    def show_rule(self, number: str) -> None:
        try:
            book = rulebook.rules_of(self.game.name, spoken())
            print("\n".join([wrapped(line, 4) for line in book.section(number).split("\n")]))
        except TrailbossError as error:
            print(f"    {complaint(error)}")

    def take_back(self) -> bool:
        """Back to the last decision of a person, if nothing was revealed since."""
        if not self.undo or self.undo[-1][0].revealed != self.s.revealed:
            print(f"    {words().say('cli-no-undo', '')}")
            return False
        self.s, moves = self.undo.pop()
        self.s.log = []
        del self.record.moves[moves:]
        return True

    def save(self, name: str) -> None:
        """Write the record; a file that was not written here is left alone."""
        usual = self.file or Path(f"{self.game.name}-{self.record.seed}.txt")
        path = Path(name) if name else usual
        try:
            with path.open("w" if path == self.file else "x", encoding="utf-8") as file:
                file.write(self.record.text(self.s))
        except (OSError, ValueError) as error:
            print(f"    {worded(unwritten(path, error))}")
            return
        self.file = path
        print(f"    {words().say('cli-saved', '', path=str(path))}")


def chosen(line: str, s: State, seat: int, legal: list[Action]) -> Action | None:
    """The option with that number, text or name."""
    if line.isascii() and line.isdigit() and len(line) < 5 and 1 <= int(line) <= len(legal):
        return legal[int(line) - 1]
    for action in legal:
        if line in (action.text, words().action(action), draw.option(s, seat, action)):
            return action
    return None
