"""The companion in the terminal, typed line by line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.run import Done, refused, run, shell
from tests.companion.playing import usual
from trailboss.companion.session import OPPONENTS, Session

EACH = pytest.mark.parametrize("opponent", OPPONENTS)
FIRST = {"sam": ["builder", ""], "sue": []}
"""What the set-up asks."""


def typed(opponent: str, *lines: str, flags: str = "--seed 3") -> Done:
    """Answer with these lines; after the last comes the end of input."""
    stdin = "".join(f"{line}\n" for line in lines).encode()
    return run("companion", opponent, *flags.split(), stdin=stdin)


@EACH
def test_the_end_of_input_is_a_quiet_farewell(opponent: str) -> None:
    """Without a terminal the lines are read from stdin, and shown."""
    done = shell("companion", opponent, "--seed", "3", stdin=b"s\n")
    assert "> s\n" in done.out
    assert (done.code, done.err) == (0, "")
    assert opponent.title() in done.out and "(R14.1)" in done.out


@EACH
def test_a_turn_is_told_with_its_rules(opponent: str) -> None:
    """The card, the move, and the question that only the table can answer."""
    done = typed(opponent, *FIRST[opponent], "")
    assert f"{opponent.title()}’s card is " in done.out
    assert "Move " in done.out and "   2  no [Enter]" in done.out


@EACH
def test_an_answer_is_a_number_a_word_or_its_beginning(opponent: str) -> None:
    """All lead to the same turn."""
    shown = {
        typed(opponent, *FIRST[opponent], line).out.split("> ")[-2:][1]
        for line in ("", "1", "go", f"{opponent.title()}’s turn")
    }
    assert len(shown) == 1
    assert typed(opponent, *FIRST[opponent], "1", "n").out.count("is no answer") == 0
    assert typed(opponent, *FIRST[opponent], "1", "NO").out.count("is no answer") == 0


@EACH
def test_nothing_is_done_by_a_line_that_is_no_answer(opponent: str, tmp_path: Path) -> None:
    """Nonsense, help, rules, scores and an undo too many leave the session alone."""
    path = tmp_path / "session.json"
    lines = ["bla", "0", "77", "-1", "?", "s", "r R14.7", "r R99.9", "u", "\x1b[31m"]
    done = typed(opponent, *lines, flags=f"--seed 3 --save {path}")
    assert (done.code, done.err) == (0, "")
    assert done.out.count("is no answer here") == 5
    assert "R14.7 " in done.out and "there is no rule" in done.out
    assert "nothing to take back" in done.out and "total" in done.out
    assert "\x1b" not in done.out
    assert json.loads(path.read_text())["answers"] == []


def test_a_number_out_of_range_names_the_range() -> None:
    """The numbers that would be right are said; a question without a usual answer needs one."""
    done = typed("sam", "", "cow", "12")
    assert "This needs an answer" in done.out
    assert "“12” is no answer here. Type one of: 0-9." in done.out


@EACH
def test_a_session_is_saved_resumed_and_taken_back(opponent: str, tmp_path: Path) -> None:
    """Each answer is in the file at once; the same command goes on in the middle of a turn."""
    path = tmp_path / "session.json"
    flags = f"--save {path}"
    first = typed(opponent, *FIRST[opponent], "", flags=f"--seed 3 {flags}")
    assert f"Saved to {path}" in first.out.replace("\n", " ")
    answers = json.loads(path.read_text())["answers"]
    assert answers[-1] == "go"
    again = typed(opponent, "u", "q", flags=flags)
    assert "Resumed after" in again.out and "Taken back." in again.out
    card = f"{opponent.title()}’s card is "
    line = first.out[first.out.index(card) :].split("\n")[0]
    assert line in again.out
    assert json.loads(path.read_text())["answers"] == answers[:-1]
    assert [file.name for file in tmp_path.iterdir()] == ["session.json"]


@EACH
def test_a_whole_game_can_be_typed(opponent: str) -> None:
    """Twenty turns, the last turn, your points: then the score of the session is shown."""
    session = Session(opponent, 3, {})
    while session.question:
        late = session.answers.count("go") == 20
        session.answer(usual(session, turn="last" if late else "go", ask_own_points="399"))
    done = typed(opponent, *session.answers)
    assert done.code == 0 and "is no answer" not in done.out
    assert f"You win, 399 to {session.score().total} against" in done.out
    assert re.search(rf"total +{session.score().total}\n", done.out)


def test_the_verdict_ends_the_session() -> None:
    """The last answer is your score; then the opponent’s is shown line by line."""
    done = typed("sue", "last", "", "", "", "50", "50", flags="--seed 3")
    assert "You win, 50 to 7 against Sue!" in done.out
    assert "The session is over." in done.out and "discs on dark posts (R13.3)" in done.out


@pytest.mark.parametrize(
    "line",
    [
        "companion",
        "companion bob",
        "companion sue --b-cards 4",
        "companion sue --level hard",
        "companion sam --b-cards 1",
        "companion sam --level heroic",
        "companion sue --deck yours",
        "companion sue --seed x",
        "companion sue --save .",
        "companion sue --save no-such-folder/file",
    ],
)
def test_bad_arguments_are_refused_in_one_line(line: str) -> None:
    """Options of the other opponent are not taken silently."""
    assert refused(run(*line.split()))


@pytest.mark.parametrize("text", ["", "precious", "[]", "{}", '{"companion": 1}', "\0"])
def test_a_file_that_is_no_session_is_left_alone(text: str, tmp_path: Path) -> None:
    """It is neither read as a session nor overwritten."""
    path = tmp_path / "precious"
    path.write_text(text)
    assert refused(run("companion", "sue", "--save", str(path)))
    assert path.read_text() == text


@pytest.mark.parametrize("flags", ["--seed 2", "--b-cards 1", "--deck box"])
def test_a_saved_session_keeps_its_seed_and_options(flags: str, tmp_path: Path) -> None:
    """Other flags than those it began with are refused, and so is another opponent."""
    path = tmp_path / "session.json"
    assert typed("sue", flags=f"--seed 3 --save {path}").code == 0
    assert refused(run("companion", "sue", "--save", str(path), *flags.split()))
    assert refused(run("companion", "sam", "--save", str(path)))
    assert typed("sue", flags=f"--seed 3 --b-cards 0 --save {path}").code == 0
