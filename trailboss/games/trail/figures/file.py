"""The components file of a trail game: every figure with where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trailboss.games.kit.components import OWNERS, figure
from trailboss.games.trail.figures.document import to_doc
from trailboss.games.trail.figures.effect_words import COSTS, COUNTED, VERBS
from trailboss.games.trail.rules import Rules

LEGEND: Final = """
# An action is a verb and its words:
{verbs}
# `cost=2` is a price in dollars, `extra=-1` what a worker costs more or less. `per=` counts
# {counted}.
# {costs} are done for a reward:
#   discard_cow {cow} then gain_dollars 2 and gain_certificates 1
#   move_engine_back 1 cost=1 then gain_certificates 1
# `discard_cow {cow} dollars=2` is short for a reward in dollars alone. One of two actions:
#   collect_bandit or auxiliary
# Cows are `any`, a card, a breed, several of them (`{cow}|{other}`) or a value (`value=3`).
#
# `after` names the next spaces of the trail. Hazards and bandits fill the spaces of their section
# in the order of this file. An arrow of the job market leads into its row.
"""


def written(rules: Rules, printed: Rules, tags: Mapping[str, str]) -> str:
    """All figures as TOML, those that are the rules' own as remarks."""
    parts = [legend(rules)]
    known = to_doc(printed)
    for section, things in to_doc(rules).items():
        for thing, row in things.items():
            old = known[section].get(thing, {})
            lines: list[str] = []
            for name, value in row.items():
                own = old.get(name) != value
                lines.append(
                    figure(name, value, OWNERS if own else tag(tags, section, thing, name))
                )
            parts.append("\n".join([f"\n[{section}.{thing}]", *lines, ""]))
    return "".join([*parts, fixed(rules)])


def legend(rules: Rules) -> str:
    """How actions are written."""
    verbs = list(VERBS)
    rows = [", ".join(verbs[at : at + 5]) for at in range(0, len(verbs), 5)]
    return LEGEND.format(
        verbs=",\n".join([f"#   {row}" for row in rows]),
        counted=", ".join(COUNTED),
        costs=", ".join(COSTS),
        cow=rules.cards[1].name,
        other=rules.cards[2].name,
    )


def tag(tags: Mapping[str, str], section: str, thing: str, name: str) -> str:
    """Where a figure comes from: its own place, that of its kind, of its thing, of its section."""
    for place in (f"{section}.{thing}.{name}", f"{section}.{name}", f"{section}.{thing}"):
        if place in tags:
            return tags[place]
    return tags[section]


def fixed(rules: Rules) -> str:
    """The figures that are the rules' own: to look at, not to change."""
    many = len(rules.steps)
    players = ", ".join([str(n) for n in range(2, 2 + many)])
    lines = [
        "Fixed by the rules, all of them seed:",
        f"dollars by seat {listed(rules.start_dollars)}; cards by seat {listed(rules.start_cards)}",
        f"with {players} players: steps {listed(rules.steps)}; open cattle {listed(rules.market)}",
        f"fees of a green and a black hand {', '.join([listed(row) for row in rules.fees])}",
        f"hand limit {rules.hand}; certificates {listed(rules.certificates)}",
        f"{rules.last_space_dollars} dollars on the last space; {rules.token_vp} points for the "
        f"job market token; {rules.top_worker_vp} for the last workers of a row",
        f"{rules.display} open objectives; {rules.first_tiles} tiles on the trail at the start",
    ]
    return "\n" + "".join([f"# {line}\n" for line in lines])


def listed(numbers: tuple[int, ...]) -> str:
    """Numbers in a row."""
    return " ".join([str(number) for number in numbers])
