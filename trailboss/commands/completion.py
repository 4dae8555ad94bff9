"""Print a script that completes commands in your shell."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from trailboss import bots
from trailboss.commands.common import argument, names
from trailboss.games import GAMES

SHELLS: Final = ("bash", "zsh", "fish")
PATHS: Final = (
    "components",
    "data",
    "file",
    "out",
    "picture",
    "report",
    "resume",
    "save",
    "svg",
    "what",
)
"""Arguments that name a file or a folder."""
GAME: Final = "game"

BASH: Final = """\
# trailboss completion bash: source it, or put it into ~/.local/share/bash-completion/completions
_trailboss() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} command= word
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case $word in {commands}) command=$word; break ;; esac
    done
    COMPREPLY=()
    case "$command $before" in
{values}
    esac
    case "$command" in
{words}
    esac
}}
complete -o filenames -F _trailboss trailboss
"""
BASH_WORDS: Final = 'COMPREPLY=($(compgen {files}-W {words} -- "$current"))'

ZSH: Final = """\
#compdef trailboss
# trailboss completion zsh: put it as _trailboss into a folder of $fpath
_trailboss() {{
    local before=${{words[CURRENT-1]}} command= word
    for word in ${{words[2,CURRENT-1]}}; do
        case $word in ({commands}) command=$word; break ;; esac
    done
    case "$command $before" in
{values}
    esac
    case "$command" in
{words}
    esac
}}
if [ "$funcstack[1]" = _trailboss ]; then _trailboss "$@"; else compdef _trailboss trailboss; fi
"""


@dataclass
class Offer:
    """What can stand somewhere: words, and perhaps a file."""

    words: list[str] = field(default_factory=list)
    file: bool = False


def add(parser: argparse.ArgumentParser) -> None:
    argument(parser, "shell", "help-shell", "bash, zsh or fish", choices=SHELLS, metavar="SHELL")


def run(args: argparse.Namespace) -> int:
    make = {"bash": bash, "zsh": zsh, "fish": fish}[args.shell]
    print(make(args.top), end="")
    return 0


def commands(top: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The parsers of all commands; that of the words before a command has no name."""
    found = {"": top}
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            found |= action.choices
    return found


def offered(action: argparse.Action) -> Offer:
    """What an argument can be."""
    if isinstance(action, argparse._SubParsersAction) or action.choices:
        return Offer([str(word) for word in action.choices or ()])
    if action.dest == GAME:
        return Offer(list(GAMES))
    if action.type is names:
        return Offer(
            list(dict.fromkeys(bot for game in GAMES.values() for bot in bots.names(game)))
        )
    return Offer(file=action.dest in PATHS)


def flags(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """The arguments that begin with a hyphen."""
    return [action for action in parser._actions if action.option_strings]


def anywhere(parser: argparse.ArgumentParser) -> Offer:
    """What can stand where no flag wants a value."""
    found = Offer([name for action in flags(parser) for name in action.option_strings])
    for action in parser._actions:
        if not action.option_strings:
            offer = offered(action)
            found.words += offer.words
            found.file |= offer.file
    return found


def valued(parser: argparse.ArgumentParser) -> list[tuple[str, Offer]]:
    """The flags that want a value, and what that can be."""
    return [
        (name, offered(action))
        for action in flags(parser)
        if action.nargs != 0
        for name in action.option_strings
    ]


def bash(top: argparse.ArgumentParser) -> str:
    return filled(BASH, top, "        {}) {} ;;", bash_line)


def bash_line(offer: Offer) -> str:
    files = "-f " if offer.file else ""
    return BASH_WORDS.format(files=files, words=shlex.quote(" ".join(offer.words)))


def zsh(top: argparse.ArgumentParser) -> str:
    return filled(ZSH, top, "        ({}) {} ;;", zsh_line)


def zsh_line(offer: Offer) -> str:
    told = [f"compadd -- {shlex.join(offer.words)}"] if offer.words else []
    return "; ".join([*told, *(["_files"] if offer.file else [])]) or ":"


def filled(
    script: str, top: argparse.ArgumentParser, case: str, line: Callable[[Offer], str]
) -> str:
    """A script with its cases: what a flag of a command wants, and what else can stand there."""
    found = commands(top)
    values: dict[str, list[str]] = {}
    for command, parser in found.items():
        for name, offer in valued(parser):
            values.setdefault(f"{line(offer)}; return", []).append(f'"{command} {name}"')
    wanted = [case.format("|".join(places), text) for text, places in values.items()]
    free = [case.format(f'"{name}"', line(anywhere(one))) for name, one in found.items()]
    return script.format(
        commands="|".join(filter(None, found)), values="\n".join(wanted), words="\n".join(free)
    )


def fish(top: argparse.ArgumentParser) -> str:
    found = commands(top)
    lines = [
        "# trailboss completion fish: put it into ~/.config/fish/completions/trailboss.fish",
        "complete -c trailboss -f",
    ]
    for command, parser in found.items():
        seen = f"__fish_seen_subcommand_from {command or ' '.join(filter(None, found))}"
        start = f"complete -c trailboss -n {shlex.quote(seen if command else f'not {seen}')}"
        for action in parser._actions:
            lines.append(f"{start} {fish_words(action)}")
    return "\n".join(lines) + "\n"


def fish_words(action: argparse.Action) -> str:
    """One argument for fish, with what it is for."""
    offer = offered(action)
    parts = [f"-l {name[2:]}" for name in action.option_strings if name.startswith("--")]
    parts += [f"-s {name[1:]}" for name in action.option_strings if not name.startswith("--")]
    if offer.file:
        parts.append("-r -F" if action.option_strings else "-F")
    elif action.option_strings and action.nargs != 0:
        parts.append("-x")
    if offer.words:
        parts.append(f"-a {shlex.quote(' '.join(offer.words))}")
    if action.help and action.option_strings:
        parts.append(f"-d {shlex.quote(action.help)}")
    return " ".join(parts)
