"""Completion in three shells and the manual page: both are made from the parser."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.cli.run import run
from tests.needs import needs
from trailboss.cli import parser
from trailboss.commands import COMMANDS
from trailboss.commands.completion import SHELLS, commands
from trailboss.games import GAMES

BASH = """source {script}
COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _trailboss
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
ZSH = """compdef() {{ :; }}
_files() {{ print -l -- *; }}
compadd() {{ shift; print -l -- "$@"; }}
source {script}
words=({words}); CURRENT=${{#words}}; _trailboss
"""
FISH = 'source {script}; complete -C "{line}"\n'


def completed(shell: str, line: str, folder: Path) -> set[str]:
    """The words that a shell offers for the last word of a line, from an empty beginning."""
    script = folder / "script"
    script.write_text(run("completion", shell).out)
    words = " ".join([*line.split(), "''"])
    text = {"bash": BASH, "zsh": ZSH, "fish": FISH}[shell]
    source = text.format(script=script, words=words, line=f"{line} ")
    done = subprocess.run(
        [shell, "-c", source], capture_output=True, text=True, cwd=folder, timeout=60
    )
    assert done.stderr == ""
    return {word.split("\t")[0] for word in done.stdout.splitlines() if word}


@pytest.mark.parametrize("shell", [pytest.param(one, marks=needs(one)) for one in SHELLS])
def test_a_shell_completes_commands_flags_and_values(shell: str, tmp_path: Path) -> None:
    """Commands first; then games, flags, and what a flag wants."""
    assert set(COMMANDS) <= completed(shell, "trailboss", tmp_path)
    assert set(GAMES) <= completed(shell, "trailboss arena", tmp_path)
    assert {"random", "greedy"} <= completed(shell, "trailboss arena gwt2 --bots", tmp_path)
    assert completed(shell, "trailboss --lang", tmp_path) == {"en", "uk", "pl", "cs", "ru"}
    assert completed(shell, "trailboss arena gwt2 --games", tmp_path) == set()
    assert "script" in completed(shell, "trailboss replay", tmp_path)


@needs("bash", "zsh")
def test_flags_are_offered_by_name(tmp_path: Path) -> None:
    """fish offers them only behind a hyphen, the others at once."""
    for shell in ("bash", "zsh"):
        assert "--paired" in completed(shell, "trailboss arena", tmp_path)
    assert "-l paired" in run("completion", "fish").out


def test_the_manual_names_every_command_and_flag() -> None:
    """Nothing that the parser knows is missing, and nothing is said in another place."""
    page = run("manual").out.replace("\\-", "-")
    for name, one in commands(parser()).items():
        assert f".SH trailboss {name}\n" in page or not name
        for action in one._actions:
            assert all(flag in page for flag in action.option_strings)


@needs("groff")
def test_man_reads_the_manual() -> None:
    """Without a complaint."""
    page = run("manual").out.encode()
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-Kutf8"], input=page, capture_output=True, timeout=60
    )
    assert done.returncode == 0 and done.stderr == b""
    assert b"trailboss" in done.stdout
