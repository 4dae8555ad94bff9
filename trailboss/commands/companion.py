"""Play on your own table: a solo opponent that keeps score, or the set-up of a game."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
import textwrap
from pathlib import Path
from typing import Any, Final

from trailboss import rulebook
from trailboss.commands import companion_setup
from trailboss.commands.common import BadInput, argument, count, one_line, options, read_json, seed
from trailboss.companion.base import CHOICE, NUMBER, Question, Told
from trailboss.companion.session import OPPONENTS, Session, resumed
from trailboss.companion.speech import Speech
from trailboss.core.errors import TrailbossError
from trailboss.core.game import Option
from trailboss.core.message import Message, at, by_system
from trailboss.i18n import spoken, words
from trailboss.i18n.worded import complaint

WIDTH: Final = 96
SETUP: Final = "setup"


def add(parser: argparse.ArgumentParser) -> None:
    whom = (*OPPONENTS, SETUP)
    argument(
        parser, "opponent", "help-opponent", "one of %(choices)s", metavar="OPPONENT", choices=whom
    )
    argument(parser, "game", "help-setup-game", "setup: of this game", metavar="GAME", nargs="?")
    argument(parser, "--seed", "help-seed", "at random if not given", type=seed, metavar="S")
    argument(
        parser, "--save", "help-save", "keep the session here; resume it if there", metavar="FILE"
    )
    for option in flags():
        argument(
            parser, f"--{option.name}", f"help-{option.name}", option.text, choices=option.choices
        )
    argument(
        parser, "--players", "help-setup-players", "setup: how many play", type=count, metavar="N"
    )
    argument(
        parser,
        "--option",
        "help-setup-option",
        "setup: of the box",
        type=pair,
        action="append",
        default=[],
        metavar="K=V",
    )
    argument(parser, "--json", "help-setup-json", "setup: as JSON", action="store_true")


def pair(text: str) -> tuple[str, str]:
    """One option: `name=value`."""
    ((name, value),) = options(text).items()
    return name, value


def flags() -> list[Option]:
    """The options of all opponents, each once."""
    found = {option.name: option for one in OPPONENTS.values() for option in one.options}
    return list(found.values())


def chosen(args: argparse.Namespace) -> dict[str, str]:
    """The options that were given; BadInput if the opponent has no such option."""
    given = {option.name: vars(args)[option.name.replace("-", "_")] for option in flags()}
    known = [option.name for option in OPPONENTS[args.opponent].options]
    for name, value in given.items():
        if value is not None and name not in known:
            raise BadInput(
                "error-companion-flag",
                "{opponent} has no --{option}",
                opponent=args.opponent,
                option=name,
            )
    return {name: value for name, value in given.items() if value is not None}


def session_of(args: argparse.Namespace) -> Session:
    """A new session, or the one in the file."""
    options = chosen(args)
    if args.save is None or not Path(args.save).exists():
        luck = secrets.randbits(53) if args.seed is None else args.seed
        return Session(args.opponent, luck, options)
    session = resumed(read_json(args.save))
    if trouble := differs(session, args, options):
        raise BadInput(at(args.save, trouble))
    return session


def differs(session: Session, args: argparse.Namespace, options: dict[str, str]) -> Message | None:
    """What a saved session has that was not asked for; None if it is the one."""
    if session.opponent != args.opponent:
        return Message(
            "error-session-opponent",
            "a session with {had}, not {wanted}",
            had=session.opponent,
            wanted=args.opponent,
        )
    if args.seed not in (None, session.seed):
        return Message(
            "error-session-seed",
            "a session with seed {had}, not {wanted}",
            had=session.seed,
            wanted=args.seed,
        )
    for name, value in options.items():
        if session.options[name] != value:
            return Message(
                "error-session-option",
                "a session with {option} {value}",
                option=name,
                value=session.options[name],
            )
    return None


def only_setup(args: argparse.Namespace) -> None:
    """BadInput if an opponent is given what only a set-up takes."""
    for name in ("game", "players", "option", "json"):
        if vars(args)[name]:
            raise BadInput(
                "error-companion-takes",
                "{opponent} takes no {option}: that is for companion setup",
                opponent=args.opponent,
                option=name,
            )


def only_opponents(args: argparse.Namespace) -> None:
    """BadInput if a set-up is given what only an opponent takes."""
    for name in ("save", *[option.name for option in flags()]):
        if vars(args)[name.replace("-", "_")] is not None:
            raise BadInput(
                "error-companion-flag", "{opponent} has no --{option}", opponent=SETUP, option=name
            )


def run(args: argparse.Namespace) -> int:
    if args.opponent == SETUP:
        only_opponents(args)
        return companion_setup.run(args)
    only_setup(args)
    session = session_of(args)
    Talk(session, None if args.save is None else Path(args.save)).go()
    return 0


class Quit(Exception):
    """The person has had enough."""


class Talk:
    """A session in the terminal."""

    def __init__(self, session: Session, file: Path | None) -> None:
        self.session = session
        self.file = file
        self.speech = Speech(words())

    def go(self) -> None:
        """Tell and ask until the session is over or the person leaves."""
        self.save()
        say = self.speech.say
        who = self.speech.thing(self.session.opponent)
        write(say("title", who=who, seed=str(self.session.seed)))
        write(say("help"))
        if self.session.answers:
            write(say("resumed", count=len(self.session.answers)))
        self.show(self.session.turn)
        try:
            while self.session.question is not None:
                self.ask(self.session.question)
        except (Quit, EOFError):
            print()
        else:
            self.show_score()
            write(say("over"))
        if self.file is not None:
            write(say("saved", file=str(self.file)))

    def show(self, told: list[Told]) -> None:
        """Print lines; a new card begins with a blank line."""
        for line in told:
            if line.head:
                print()
                write(self.speech.told(line))
            else:
                write(self.speech.told(line), "  - ")

    def ask(self, question: Question) -> None:
        """Put a question and read until it is answered or taken back."""
        print()
        write(self.speech.question(question))
        if question.kind == CHOICE:
            for number, choice in enumerate(question.choices, 1):
                usual = " [Enter]" if choice == question.default else ""
                write(f"{self.speech.choice(question, choice)}{usual}", f"{number:>4}  ")
        prompt = (
            f"[{question.default}] > " if question.kind == NUMBER and question.default else "> "
        )
        while not self.obey(typed(prompt), question):
            pass

    def obey(self, line: str, question: Question) -> bool:
        """Do what a line says. True if the session has moved."""
        command, _, rest = line.partition(" ")
        if command == "q":
            raise Quit
        if command == "u":
            return self.take_back()
        if command == "s":
            self.show_score()
        elif command == "r":
            self.show_rule(rest.strip())
        elif command == "?":
            write(self.speech.say("help"))
        else:
            return self.answer(line, question)
        return False

    def answer(self, line: str, question: Question) -> bool:
        """Give the answer that a line means, or say why it means none."""
        found = self.meant(line, question)
        if not found:
            write(self.trouble(line, question))
            return False
        told = self.session.answer(found)
        self.save()
        self.show(told)
        return True

    def meant(self, line: str, question: Question) -> str:
        """The answer that a line means: its number, its word, or Enter; empty: none."""
        if not line:
            return question.default
        if line in question.choices:
            return line
        if question.kind == NUMBER:
            return plain(line) if plain(line) in question.choices else ""
        place = int(plain(line) or 0)
        if 1 <= place <= len(question.choices):
            return question.choices[place - 1]
        shown = {self.speech.choice(question, x).lower(): x for x in question.choices}
        starts = [choice for text, choice in shown.items() if text.startswith(line.lower())]
        return shown.get(line.lower(), starts[0] if len(starts) == 1 else "")

    def trouble(self, line: str, question: Question) -> str:
        """What is wrong with a line, and what would be right."""
        say = self.speech.say
        if not line:
            return say("needs-answer")
        text = one_line(line)[:40]
        if question.kind == CHOICE:
            return say("not-a-choice", text=text, count=len(question.choices))
        return say("not-a-number", text=text, numbers=ranges([int(n) for n in question.choices]))

    def take_back(self) -> bool:
        if not self.session.undo():
            write(self.speech.say("undo-none"))
            return False
        self.save()
        write(self.speech.say("undone"))
        self.show(self.session.turn)
        return True

    def show_score(self) -> None:
        """The opponent's points line by line, and what it has."""
        score = self.session.score()
        rows = [(f"{self.speech.label(x)} ({x.rule})", x.points) for x in score.lines]
        rows.append((self.speech.say("total"), score.total))
        width = max(len(label) for label, _ in rows)
        for label, points in rows:
            print(f"    {label:<{width}}  {points:>3}")
        for line in self.session.status():
            write(self.speech.told(line), "  - ")

    def show_rule(self, number: str) -> None:
        try:
            print(rulebook.rules_of(self.session.game, spoken()).section(number))
        except TrailbossError as error:
            write(complaint(error))

    def save(self) -> None:
        """Write the session whole, or leave the old file as it was."""
        if self.file is not None:
            write_json(self.file, self.session.doc())


def typed(prompt: str) -> str:
    """A line of the person; what comes from no terminal is shown, so that the rest makes sense."""
    line = input(prompt).strip()
    if not sys.stdin.isatty():
        print(one_line(line))
    return line


def plain(line: str) -> str:
    """A short whole number without leading zeros; empty if it is none."""
    return str(int(line)) if line.isascii() and line.isdigit() and len(line) < 6 else ""


def ranges(numbers: list[int]) -> str:
    """Numbers in order, runs of them from end to end: 0, 2-4."""
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return ", ".join([str(a) if a == b else f"{a}-{b}" for a, b in runs])


def write(text: str, before: str = "") -> None:
    """Print a text in lines of a readable width."""
    after = " " * len(before)
    print(textwrap.fill(text, WIDTH, initial_indent=before, subsequent_indent=after))


def write_json(path: Path, doc: dict[str, Any]) -> None:
    """Replace a file by a document in one go."""
    draft = path.with_name(f"{path.name}.part")
    try:
        draft.write_text(json.dumps(doc) + "\n", encoding="utf-8")
        os.replace(draft, path)
    except (OSError, ValueError) as error:
        raise BadInput(at(path, by_system(error))) from None
