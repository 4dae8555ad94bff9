"""Every message of games and pages is said somewhere: idle ones can go.

A key is used if it stands in the code as it is, or if it is put together of a kind and a name that
the games or the code really have.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.i18n.spoken_keys import calls, sources, text
from tests.i18n.test_languages import messages
from trailboss.bots import BOTS
from trailboss.companion.pad import PADS, pad
from trailboss.companion.setup import PLANS, plan
from trailboss.core.message import plain
from trailboss.games import GAMES, load

WEB = Path(__file__).parents[2] / "web" / "src"
KINDS = ("action", "event", "refusal", "question", "effect", "thing", "score", "per")
CALL = re.compile(r"(?<![\w.])t\(")
"""How the page asks for a text: by its key without `ui-`."""
WIDE = {f"{name}-*" for name in (*GAMES, "companion", "board")}
"""What every key of a game begins with is no kind."""
STEPS = 12
"""No lesson has more steps."""


def of_kind(kind: str) -> dict[str, str]:
    """The keys of a kind, also those that a game says in its own way, with their names."""
    pattern = re.compile(rf"(?:(?:{'|'.join(GAMES)})-)?{kind}-(.+)")
    found = {name: pattern.fullmatch(name) for name in messages("en")}
    return {name: match[1] for name, match in found.items() if match}


@cache
def texts(under: str = "") -> frozenset[str]:
    """The texts that stand in the code below a folder, as parts of keys."""
    found = set()
    for place, tree in sources().items():
        if place.startswith(under):
            told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
            found |= {
                text(n) for n in ast.walk(tree) if isinstance(n, ast.expr) and id(n) not in told
            }
    return frozenset(map(plain, found))


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """The texts of the code into which something is put: `sam-card-*`."""
    nodes = [node for tree in sources().values() for node in ast.walk(tree)]
    found = {text(node) for node in nodes if isinstance(node, ast.JoinedStr)}
    put = {re.sub("[^a-z0-9*]+", "-", one.lower()).strip("-") for one in found}
    named = [one for one in put if re.fullmatch("[a-z]+(-[a-z]+)*-[*]", one)]
    return tuple([re.compile(one.replace("*", "[a-z0-9-]+")) for one in named])


@cache
def page() -> str:
    """The source of the page, without its generated types."""
    files = [path for path in sorted(WEB.rglob("*.*")) if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text("utf-8") for path in files if path.name != "contract.ts")


def names_in(value: object) -> Iterator[str]:
    """All names in the printed figures of a game."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from names_in(getattr(value, field.name))
    elif isinstance(value, tuple | list):
        for part in value:
            yield from names_in(part)


@cache
def said() -> dict[str, frozenset[str]]:
    """By kind the names that the games have."""
    actions = [action for game in map(load, GAMES) for action in game.actions.all]
    things = {action.text.removeprefix(f"{action.verb} ") for action in actions}
    things |= {f"the {action.text}" for action in actions}
    for game in map(load, GAMES):
        s: Any = game.setup(game.seats[-1], 0, {})
        things |= set(names_in(s.rules))
    events = [
        text(part)
        for _, node in calls()
        if isinstance(node.func, ast.Attribute) and node.func.attr in ("tell", "note")
        for whole in node.args[:1]
        for part in ast.walk(whole)
        if isinstance(part, ast.expr)
    ]
    classes = {
        node.name
        for place, tree in sources().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and place.startswith("games")
    }
    # How far Sue rides is told by a name that is chosen before.
    events.append("sue-steps")
    found = {
        "action": {action.verb for action in actions},
        "event": set(events),
        "refusal": texts("games"),
        "question": classes,
        "effect": classes,
        "thing": {*things, *texts(), "in row"},
        "score": {*texts("games"), *texts("bots")},
        "per": texts("games"),
    }
    return {kind: frozenset(map(plain, names)) for kind, names in found.items()}


@pytest.mark.parametrize("kind", KINDS)
def test_no_words_of_a_game_are_idle(kind: str) -> None:
    """What no game has needs no words."""
    idle = [key for key, name in of_kind(kind).items() if name not in said()[kind]]
    if kind == "thing":
        idle = [key for key in idle if not any(one.fullmatch(key[6:]) for one in patterns())]
    assert idle == []


def test_no_words_of_the_terminal_are_idle() -> None:
    """Their keys stand in the code, or are those of a game."""
    families = [f"cli-legend-{game}" for game in GAMES]
    sheets = [node for _, node in calls() if ast.unparse(node.func) == "sheet"]
    families += [f"cli-sheet-{text(node.args[0])}" for node in sheets]
    assert messages("en", "terminal").keys() >= {"cli-help"}
    idle = of_kind("cli").keys() - texts() - set(families)
    assert sorted(idle) == []


def test_no_words_of_pads_and_set_ups_are_idle() -> None:
    """Each line of a pad, each help to count it, and each step."""
    rows = [row for game in PADS for row in pad(game).categories]
    steps = {plain(step.key) for game in PLANS for step in plan(game).steps}
    used = {f"companion-pad-{plain(row.word or row.key)}" for row in rows}
    used |= {f"companion-pad-part-{plain(part.word)}" for row in rows for part in row.parts}
    used |= {f"companion-setup-{name}{end}" for name in steps for end in ("", "-row")}
    used |= {f"companion-{name}" for name in texts("commands")}
    found = {name for name in messages("en") if re.match("companion-(pad|setup)-", name)}
    assert sorted(found - used) == []


def asked() -> Iterator[str]:
    """What stands in the brackets of each `t(...)` of the page, up to its values."""
    code = page()
    for call in CALL.finditer(code):
        depth, end = 1, call.end()
        while depth and not (depth == 1 and code[end] == ","):
            depth += (code[end] in "([{") - (code[end] in ")]}")
            end += 1
        yield code[call.end() : end]


def names_of_games() -> set[str]:
    """What keys are made of: games, options, choices, bots, steps of a lesson or a turn."""
    found = set(GAMES) | {bot for known in BOTS.values() for bot in known}
    for name in GAMES:
        found |= {f"{name}-{step}" for step in range(1, STEPS)}
        for option in load(name).options:
            found |= {option.name, f"{name}-{option.name}", *option.choices}
            found |= {f"{option.name}-{choice}" for choice in option.choices}
    return set(map(plain, found))


def families() -> list[re.Pattern[str]]:
    """Keys that are put together of a kind and a name, by the page or by the command line."""
    code, inside = page(), "".join(asked())
    found = {f"{kind}-*" for kind in re.findall(r'named\("([a-z-]+)"', code)}
    found |= {f"{kind}-*" for kind in re.findall(r'key\("ui-([a-z-]+)"', code)}
    for one in re.findall("`([^`\n]+)`", code):
        put = re.sub(r"\$\{[^`]*?\}(?=-|$)", "*", one)
        if one in inside or put.count("-") > 1 or put.startswith("ui-"):
            found.add(put.removeprefix("ui-"))
    nodes = [node for tree in sources().values() for node in ast.walk(tree)]
    told = {text(node) for node in nodes if isinstance(node, ast.JoinedStr)}
    told |= {f"{text(node.args[0])}-*" for _, node in calls() if ast.unparse(node.func) == "key"}
    found |= {one[3:] for one in told if one.startswith("ui-")}
    plainly = {re.sub("[*](-[*])+", "*", one) for one in found} - WIDE
    fine = [one for one in plainly if re.fullmatch("[a-z-]+-[*](-[a-z]+)?|[*]-value", one)]
    return [re.compile(one.replace("*", "([a-z0-9-]+)")) for one in fine]


def in_pictures() -> set[str]:
    """What the boards of the terminal say with words of the page: `ui("poker")`."""
    return {
        f"{'board' if place.startswith('draw/trail') else game}-{text(node.args[0])}"
        for place, node in calls()
        for game in GAMES
        if place.startswith((f"draw/{game}", "draw/trail")) and ast.unparse(node.func) == "ui"
    }


def test_no_words_of_the_page_are_idle() -> None:
    """A text is asked for by its name, or by a kind and a name that there is."""
    code = page()
    used = {name for one in asked() for name in re.findall('"([a-z0-9-]+)"', one)}
    used |= set(re.findall('"ui-([a-z0-9-]+)"', code))
    used |= {name[3:] for name in texts() if name.startswith("ui-")} | in_pictures()
    quoted = set(re.findall('"([A-Za-z0-9_-]+)"', code)) | set(re.findall(r"\b(\w+):", code))
    # A name with a hyphen is a key wherever it stands: the page has tables of them.
    used |= {name for name in quoted if "-" in name}
    names = set(map(plain, quoted)) | names_of_games() | texts() | used
    names |= {name.lower() for name in said()["question"]}
    made = families()
    for _ in ("a name", "a name and what stands behind it"):
        for key in of_kind("ui").values():
            parts = [match[1] for one in made if (match := one.fullmatch(key))]
            if any(part in names for part in parts):
                used.add(key)
                names.add(key)
    assert sorted(set(of_kind("ui").values()) - used) == []
