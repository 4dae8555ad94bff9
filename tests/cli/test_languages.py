"""The command line in five languages: help, complaints, reasons why a record is bad."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path

import pytest

from tests.cli.run import Done, refused, run, shell
from tests.cli.test_bad_input import BAD, GAME
from trailboss.cli import main
from trailboss.commands import COMMANDS
from trailboss.games import GAMES
from trailboss.games.elpaso.state import ElPasoState
from trailboss.i18n import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != "en"]
EACH = pytest.mark.parametrize("language", OTHERS)
RECORDED = "pioneer"


@pytest.fixture(autouse=True)
def wide_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that every text of the help has a line of its own."""
    monkeypatch.setenv("COLUMNS", "1000")
    monkeypatch.setenv("TRAILBOSS_LANG", "en")


def helped(*argv: str) -> list[str]:
    """The lines of a help."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out), pytest.raises(SystemExit) as left:
        main([*argv, "--help"])
    assert left.value.code == 0
    return [line.strip() for line in out.getvalue().splitlines() if line.strip()]


@EACH
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language(command: str, language: str) -> None:
    """A line that is also in the English help has nothing but a name and its value."""
    argv = [command] if command else []
    english, other = helped("--lang", "en", *argv), helped("--lang", language, *argv)
    assert english == helped(*argv)
    for line in set(english) & set(other):
        assert len(line.split()) <= 2, line


@EACH
def test_the_language_is_known_before_the_help(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the flag, wherever it stands, or from the environment; the flag has the last word."""
    wanted = helped("--lang", language, "rules")
    assert helped(f"--lang={language}", "rules") == wanted
    assert helped("rules", "--lang", language) == wanted
    assert helped("--lang", "en", "rules", "--lang", language) == wanted
    english = helped("rules")
    monkeypatch.setenv("TRAILBOSS_LANG", language)
    assert helped("rules") == wanted
    assert helped("--lang", "en", "rules") == english


def test_a_locale_chooses_the_language() -> None:
    """As a shell has it."""
    done = shell("--help", TRAILBOSS_LANG="", LC_ALL="pl_PL.UTF-8", PYTHONUTF8="1")
    assert done.out.startswith("użycie: trailboss")


@EACH
@pytest.mark.parametrize("line", [line for line in BAD if "--ray" not in line])
def test_bad_arguments_are_refused_in_the_language(line: str, language: str) -> None:
    """Still one line and the same code."""
    argv = line.replace("GAME", GAME).split()
    english, other = run(*argv), run("--lang", language, *argv)
    assert refused(english) and refused(other)
    assert english.err != other.err


def test_some_complaints_word_for_word() -> None:
    """With names, numbers and choices."""
    done = run("--lang", "uk", "arena", GAME, "--bots", "random,random", "--games", "0")
    assert done.err == "trailboss: аргумент --games: '0' — не число від 1 до 1000000000\n"
    done = run("--lang", "pl", "arena")
    kind, english, missing = done.err.removeprefix("trailboss: ").split(": ")
    assert kind == "nie można użyć tych argumentów" and "required" in english
    assert missing == "GRA, --bots, --games\n"
    done = run("--lang", "cs", "replay", "no-such-file")
    assert done.err == "trailboss: no-such-file: takový soubor ani složka není\n"
    done = run("--lang", "ru", "rules", GAME, "R99.99")
    assert done.err == "trailboss: правила 'R99.99' нет\n"


def damaged(text: str) -> dict[str, str]:
    """A record, spoilt in many ways."""
    lines = text.split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith("0 "))
    moved = [*lines[:first], lines[first + 1], lines[first], *lines[first + 2 :]]
    return {
        "altered": text.replace(lines[first], lines[first].replace(" ;", "x ;")),
        "moved": "\n".join(moved),
        "truncated": "\n".join(lines[:-10]),
        "another hash": f"{text[:-6]}00000\n",
        "another count": text.replace("\nend ", "\nend 9"),
        "too many seats": text.replace("seats 2", "seats 99"),
        "no seed": text.replace("seed 1", "seed"),
        "another order": text.replace("seats 2\nseed 1", "seed 1\nseats 2"),
        "another game": text.replace(f"game {RECORDED}", "game whist"),
        "another version": text.replace(f"game {RECORDED} ", f"game {RECORDED} 9"),
        "another option": text.replace("option map", "option moon"),
        "another choice": text.replace("option map a", "option map z"),
        "other components": text.replace("seats 2", "components abc\nseats 2"),
    }


@pytest.fixture(scope="module")
def record() -> str:
    return run("record", RECORDED, "--bots", "random,random", "--seed", "1").out


def verified(text: str, path: Path, *argv: str) -> Done:
    path.write_text(text)
    return run(*argv, "replay", str(path), "--verify", "--json")


@EACH
@pytest.mark.parametrize("way", damaged(f"seats 2\nseed 1\n0 a\n1 b\nend 2 {'f' * 32}\n"))
def test_why_a_record_is_bad_is_told_in_the_language(
    way: str, language: str, record: str, tmp_path: Path
) -> None:
    """One line on stderr; the code and the JSON are the same in every language."""
    text, path = damaged(record)[way], tmp_path / "game.txt"
    english, other = verified(text, path), verified(text, path, "--lang", language)
    assert english.code == other.code == 1
    assert english.out == other.out and json.loads(other.out)["ok"] is False
    assert other.err.count("\n") == 1 and other.err.startswith(f"trailboss: {path}: ")
    reason = json.loads(other.out)["error"]
    assert english.err == f"trailboss: {path}: {reason}\n"
    assert not set(reason.split()) & {"the", "is", "not", "has"} & set(other.err.split())


def test_some_reasons_word_for_word(record: str, tmp_path: Path) -> None:
    """The number of the move and the line itself are told too."""
    path, ways = tmp_path / "r", damaged(record)
    done = verified(ways["truncated"], path, "--lang", "uk")
    end = "запис обірвано: останній рядок не починається з 'end'"
    assert done.err == f"trailboss: {path}: {end}\n"
    done = verified(ways["altered"], path, "--lang", "cs")
    assert done.err.startswith(f"trailboss: {path}: krok 1 byl změněn, ztracen nebo přesunut: '0 ")
    done = verified(ways["too many seats"], path, "--lang", "pl")
    assert "pioneer: graczy może być od 1 do 80, a nie 99" in done.err


@EACH
def test_deep_faults_are_told_in_the_language(language: str, tmp_path: Path) -> None:
    """Of a position and of a components file."""
    path = tmp_path / "file"
    doc = GAMES["gwt2"].dump(GAMES["gwt2"].setup(2, 1, {}))
    path.write_text(json.dumps({**doc, "masters": []}))
    argv = ["position", "gwt2", str(path)]
    english, other = run(*argv), run("--lang", language, *argv)
    assert refused(english) and refused(other)
    assert "masters" in other.err and english.err != other.err
    figures = run("components", "export", "pioneer").out
    path.write_text(figures.replace("version = 2", "version = 2\nmoon = 1\nsun = 2"))
    argv = ["components", "check", "pioneer", str(path)]
    english, other = run(*argv), run("--lang", language, *argv)
    assert english.code == other.code == 2
    assert english.err.count("\n") == other.err.count("\n")
    assert not set(english.err.splitlines()) & set(other.err.splitlines())


TOKEN_AWAY = {
    "uk": "жетон цілі {}: має бути 1, а не 0",
    "pl": "żeton celu {}: powinno być 1, a nie 0",
    "cs": "žeton úkolu {}: má být 1, ne 0",
    "ru": "жетон цели {}: должно быть 1, а не 0",
}


@EACH
def test_what_an_audit_finds_is_told_in_the_language(language: str, tmp_path: Path) -> None:
    """Word for word, by the names of things: nothing English stands behind the kind of trouble."""
    s = GAMES["elpaso"].setup(2, 1, {})
    assert isinstance(s, ElPasoState)
    token = s.stacks[0][0]
    s.stacks = (s.stacks[0][1:], s.stacks[1])
    path = tmp_path / "position.json"
    path.write_text(json.dumps(GAMES["elpaso"].dump(s)))
    argv = ["position", "elpaso", str(path)]
    name = s.rules.tokens[token].name
    assert run(*argv).err == f"trailboss: there are 1 token {name}, not 0\n"
    told = TOKEN_AWAY[language].format(int(name[1:]))
    assert run("--lang", language, *argv).err == f"trailboss: {told}\n"


@EACH
def test_what_commands_print_is_in_the_language(language: str, tmp_path: Path) -> None:
    """Tables keep their columns, and names of games and bots stay."""
    argv = ["arena", RECORDED, "--bots", "random,random", "--games", "2"]
    english, other = run(*argv).out.splitlines(), run("--lang", language, *argv).out.splitlines()
    assert len(other[2]) == len(english[2]) and other[3:] == english[3:]
    assert all(a != b for a, b in zip(english[:3], other[:3], strict=True))
    listed, told = run("games").out.splitlines(), run("--lang", language, "games").out.splitlines()
    assert len(listed) == len(told) and not set(listed) & set(told)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(GAMES["gwt2"].dump(GAMES["gwt2"].setup(2, 1, {}))))
    argv = ["position", "gwt2", str(path)]
    shown, said = run(*argv).out.splitlines(), run("--lang", language, *argv).out.splitlines()
    assert len(shown) == len(said) and not set(shown) & set(said)
    assert not any("not-a-neutral-building" in line for line in said)
    assert run(*argv, "--json").out == run("--lang", language, *argv, "--json").out
