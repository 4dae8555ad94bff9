"""Print a rule, a chapter or all rules of a game, or count the rules that tests cite."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from typing import Any

from trailboss import rulebook
from trailboss.citations import where
from trailboss.commands.common import BadInput, print_json
from trailboss.games import GAMES, load
from trailboss.games.gwt1.counterparts import COUNTERPARTS
from trailboss.i18n import LANGUAGES, spoken
from trailboss.i18n.sentences import said


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("section", metavar="SECTION", nargs="?", help="R8 or R8.4")
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="the language to speak"
    )
    parser.add_argument("--coverage", action="store_true", help="count the rules that tests cite")
    parser.add_argument("--check", action="store_true", help="fail if a rule is not cited")
    parser.add_argument("--where", action="store_true", help="the code lines and tests of a rule")
    parser.add_argument("--json", action="store_true", help="as JSON")


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
            print(said(f"{name}: {row['cited']} of {row['rules']} rules are cited by tests"))
            if row["uncited"]:
                print(f"  {said('not cited: ' + ' '.join(row['uncited']))}")
    return 1 if args.check and any(row["uncited"] for row in counts.values()) else 0


def show_where(game: str, section: str | None, as_json: bool) -> int:
    """The code lines and the tests of one rule."""
    if section is None:
        raise BadInput("--where needs a rule, such as R8.4")
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
        raise BadInput("rules needs a game, or --coverage")
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
        print(f"(the rules of {game.name} are not translated to {language} yet)", file=sys.stderr)
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
    if game == "gwt1":
        found = {"gwt2": list(COUNTERPARTS.get(number, ()))}
    else:
        rules = [rule for rule, others in COUNTERPARTS.items() if number in others]
        found = {"gwt1": rules if game == "gwt2" else []}
    return [(other, numbers) for other, numbers in found.items() if numbers]
