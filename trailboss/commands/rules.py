"""Print a rule, a chapter or all rules of a game, or count the rules that tests cite."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from trailboss import rulebook
from trailboss.citations import where
from trailboss.commands.common import BadInput, add_json, argument, print_json
from trailboss.games import GAMES, load
from trailboss.i18n import LANGUAGES, spoken
from trailboss.i18n.worded import said
from trailboss.rooms import opened


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?")
    argument(parser, "section", "help-section", "R8 or R8.4", metavar="SECTION", nargs="?")
    argument(
        parser,
        "--lang",
        "help-lang",
        "the language to speak",
        choices=LANGUAGES,
        default=argparse.SUPPRESS,
    )
    argument(
        parser,
        "--coverage",
        "help-coverage",
        "count the rules that tests cite",
        action="store_true",
    )
    argument(parser, "--check", "help-check", "fail if a rule is not cited", action="store_true")
    argument(
        parser, "--where", "help-where", "the code lines and tests of a rule", action="store_true"
    )
    add_json(parser)


def coverage(names: list[str]) -> dict[str, dict[str, Any]]:
    """Of each game: how many rules there are, how many are cited, which are not."""
    folder = rulebook.tests_folder()
    counts: dict[str, dict[str, Any]] = {}
    for name in names:
        rules = rulebook.rules_of(name).rules
        cited = rulebook.cited(folder / name)
        uncited = [number for number in rules if number not in cited]
        counts[name] = {
            "rules": len(rules),
            "cited": len(rules) - len(uncited),
            "uncited": uncited,
        }
    return counts


def show_coverage(args: argparse.Namespace) -> int:
    counts = coverage([load(args.game).name] if args.game else list(GAMES))
    if args.json:
        print_json(counts)
    else:
        for name, row in counts.items():
            print(
                said(
                    "shown-cited",
                    "{name}: {cited} of {rules} rules are cited by tests",
                    name=name,
                    cited=row["cited"],
                    rules=row["rules"],
                )
            )
            if row["uncited"]:
                rules = " ".join(row["uncited"])
                print(f"  {said('shown-uncited', 'not cited: {rules}', rules=rules)}")
    return 1 if args.check and any(row["uncited"] for row in counts.values()) else 0


def show_where(game: str, section: str | None, as_json: bool) -> int:
    """The code lines and the tests of one rule."""
    if section is None:
        raise BadInput("error-where-needs", "--where needs a rule, such as R8.4")
    found = where(game, section)
    if as_json:
        print_json(asdict(found))
    else:
        print("\n".join([found.rule, *found.code, *found.tests]))
    return 0


def run(args: argparse.Namespace) -> int:
    if args.coverage or args.check:
        return show_coverage(args)
    if args.game is None:
        raise BadInput("error-rules-needs", "rules needs a game, or --coverage")
    game = load(args.game)
    if args.where:
        return show_where(game.name, args.section, args.json)
    language = args.lang or spoken()
    book = rulebook.rules_of(game.name, language)
    text = book.section(args.section) if args.section else book.text
    if args.json:
        print_json(section_doc(game.name, language, book, args.section or ""))
        return 0
    if not rulebook.has_language(game.name, language):
        untold = said(
            "shown-untranslated",
            "the rules of {game} are not translated to {language} yet",
            game=game.name,
            language=language,
        )
        print(f"({untold})", file=sys.stderr)
    print(text.rstrip("\n"))
    for other, numbers in counterparts(game.name, args.section or ""):
        print(f"({other}: {', '.join(numbers)})")
    return 0


def section_doc(game: str, language: str, book: rulebook.Rulebook, section: str) -> dict[str, Any]:
    """A rule, a chapter or all rules as JSON: the text, and each numbered rule in it."""
    text = book.section(section) if section else book.text
    return {
        "game": game,
        "lang": language if rulebook.has_language(game, language) else "en",
        "text": text.rstrip("\n"),
        "rules": book.within(section) if section else book.rules,
        "counterparts": dict(counterparts(game, section)),
    }


def counterparts(game: str, section: str) -> list[tuple[str, list[str]]]:
    """The rules of another edition on the same matter, for one rule."""
    number = "R" + section.lower().removeprefix("r")
    found = {other: list(rules.get(number, ())) for other, rules in related(game).items()}
    for other in GAMES:
        rules = related(other).get(game, {})
        found.setdefault(other, []).extend([one for one, ours in rules.items() if number in ours])
    return [(other, numbers) for other, numbers in found.items() if numbers]


def related(game: str) -> Mapping[str, Mapping[str, Sequence[str]]]:
    """By another game and by each of its own rules: those of the other on the same matter."""
    module = opened(f"trailboss.games.{game}.counterparts")
    return module.COUNTERPARTS if module is not None else {}
