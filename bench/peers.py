"""Our games beside games of other open engines and environments, as ratios of one run.

    python -m venv peers && peers/bin/pip install -e '.[lab]' 'pettingzoo[classic]' catanatron
    make fast && PYTHONPATH=build/fast:. peers/bin/python bench/peers.py --write

The games take turns, round after round, so that a busy machine is busy for all of them; a figure
is the median of the rounds, and a ratio is that of the same round. What is not installed is left
out and named. With --write the figures go to bench/results/peers.json and the chart to
docs/pictures/peers.svg.
"""

from __future__ import annotations

import argparse
import json
import platform
from importlib.metadata import PackageNotFoundError, version
from math import log10
from pathlib import Path
from statistics import median
from typing import Any, Final

from tqdm import tqdm

from bench.engines import Contender, engines
from bench.environments import Vector, environments, vectors
from trailboss.draw.svg import element, words
from trailboss.mode import mode

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGES: Final = ("catanatron", "open_spiel", "pettingzoo", "rlcard", "chess", "numpy")
GOALS: Final = {
    ("decisions", "catanatron"): 10.0,
    ("steps", "PettingZoo chess"): 100.0,
    ("steps", "PettingZoo hold'em"): 20.0,
}
"""What we want to reach, with every game."""


def ends(values: list[float]) -> list[float]:
    """The lowest and the highest, with three digits."""
    return [rounded(min(values)), rounded(max(values))]


def rounded(value: float) -> float:
    """Three digits are all that such a measure has."""
    return float(f"{value:.3g}")


def row(one: Contender) -> dict[str, Any]:
    """The figures of a contender as they are stored."""
    found = {
        "name": one.name,
        "of": one.whose,
        "a_second": rounded(median(one.rates)),
        "range": ends(one.rates),
    }
    return {**found, "clone_us": round(median(one.copies), 2)} if one.copies else found


def vector_row(one: Vector) -> dict[str, Any]:
    """Steps a second on two cores: if both were free, and as the clock on the wall had it."""
    return {
        "name": one.name,
        "a_second": rounded(median(one.rates)),
        "range": ends(one.rates),
        "by_the_wall": rounded(median(one.walls)),
    }


def ratios(kind: str, found: list[Contender]) -> list[dict[str, Any]]:
    """Each game of ours, driven as the others are, over each game of others, round by round."""
    mine = [one for one in found if one.whose == "Trailboss" and "," not in one.name]
    rows = []
    for other in (one for one in found if one.whose != "Trailboss"):
        beside = other.whose if other.whose == "catanatron" else f"{other.whose} {other.name}"
        for one in mine:
            each = [a / b for a, b in zip(one.rates, other.rates, strict=True)]
            rows.append(
                {
                    "of": kind,
                    "game": one.name,
                    "beside": beside,
                    "ratio": rounded(median(each)),
                    "range": ends(each),
                    **({"goal": goal} if (goal := GOALS.get((kind, beside))) else {}),
                }
            )
    return rows


def chart(rows: list[dict[str, Any]]) -> str:
    """Bars, the longest first, on a scale of powers of ten."""
    rows = sorted(rows, key=lambda row: -row["a_second"])
    left, wide, high, step = 190, 420, 22, 1_000
    decades = len(str(int(rows[0]["a_second"]))) - len(str(step)) + 1
    parts = [element("rect", x=0, y=0, width=760, height=high * len(rows) + 70, fill="#fffdf7")]
    title = "Random decisions a second, one core (env: with observations and masks)"
    parts.append(words(20, 28, title, font_size=16, fill="#333"))
    for power in range(decades + 1):
        x = left + wide * power / decades
        foot = 46 + high * len(rows)
        parts.append(element("path", d=f"M{x} 40V{foot}", stroke="#ccc"))
        parts.append(
            words(x, foot + 16, f"{step * 10**power:,}", font_size=11, text_anchor="middle")
        )
    for at, row in enumerate(rows):
        y = 46 + high * at
        length = wide * (log10(row["a_second"]) - log10(step)) / decades
        colour = "#a8572a" if row["of"] == "Trailboss" else "#7d8ca3"
        parts.append(
            words(left - 8, y + 13, f"{row['name']} ({row['of']})", text_anchor="end", font_size=11)
        )
        parts.append(element("rect", x=left, y=y + 2, width=max(1, length), height=14, fill=colour))
        note = f"{row['a_second']:,.0f}"
        if "clone_us" in row:
            note += f"; copy {row['clone_us']} µs"
        parts.append(words(left + max(1, length) + 6, y + 13, note, font_size=11, fill="#333"))
    size = {"width": "760", "height": str(high * len(rows) + 70)}
    return element(
        "svg", *parts, xmlns="http://www.w3.org/2000/svg", font_family="sans-serif", **size
    )


def packages() -> dict[str, str]:
    """The versions of the others."""
    found = {}
    for name in PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def tell(doc: dict[str, Any]) -> None:
    """The figures as a table."""
    for title in ("decisions", "steps", "vector_steps"):
        print(f"{title.replace('_', ' ')} a second")
        for one in doc[title]:
            low, high = one["range"]
            more = f"{one['clone_us']:>9} µs" if "clone_us" in one else ""
            more += f"  by the wall {one['by_the_wall']:,.0f}" if "by_the_wall" in one else ""
            name = f"{one.get('of', 'Trailboss'):<12}{one['name']:<20}"
            print(f"  {name}{one['a_second']:>11,.0f}  ({low:,.0f}-{high:,.0f}){more}")
    print("ratios")
    for one in doc["ratios"]:
        low, high = one["range"]
        goal = f"  goal {one['goal']:g}" if "goal" in one else ""
        name = f"{one['of']:<10}{one['game']:<20}{one['beside']:<30}"
        print(f"  {name}{one['ratio']:>8g}  ({low:g}-{high:g}){goal}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=1.0, help="of a game in a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", action="store_true", help="store the figures and the chart")
    args = parser.parse_args()
    (decided, missing), (stepped, more), many = engines(), environments(), vectors()
    missing += more
    for number in tqdm(range(args.rounds), unit="round", leave=False):
        for contender in [*decided, *stepped]:
            contender.round(number, args.seconds)
        for vector in many:
            vector.round(number, args.seconds)
    doc: dict[str, Any] = {
        "mode": mode(),
        "python": platform.python_version(),
        "packages": packages(),
        "rounds": args.rounds,
        "decisions": [row(one) for one in decided],
        "steps": [row(one) for one in stepped],
        "vector_steps": [vector_row(one) for one in many],
        "ratios": ratios("decisions", decided) + ratios("steps", stepped),
    }
    tell(doc)
    for package in missing:
        print(f"left out, not installed: {package}")
    if args.write:
        (ROOT / "bench/results/peers.json").write_text(json.dumps(doc, indent=1) + "\n")
        steps = [{**one, "name": f"{one['name']} env"} for one in doc["steps"]]
        picture = chart([*doc["decisions"], *steps])
        (ROOT / "docs/pictures/peers.svg").write_text(picture + "\n")


if __name__ == "__main__":
    main()
