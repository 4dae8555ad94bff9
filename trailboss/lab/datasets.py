"""Self-play: games of bots as shards of records and arrays, with a manifest, and their loader.

A shard depends on the plan and its number alone. It appears when it is whole, so a run that was
ended goes on where it was; on how many processes or machines it was played cannot be seen.
"""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from trailboss import __version__
from trailboss.core.errors import TrailbossError
from trailboss.core.game import validated_options
from trailboss.core.record import Record
from trailboss.games import load
from trailboss.lab.match import derived, make_bots
from trailboss.observe import VERSION
from trailboss.observe.table import Table, shares, table_of

GAMES_A_SHARD: Final = 20
MANIFEST: Final = "manifest.json"
LISTS: Final = {
    "observations": "<i2",
    "masks": "u1",
    "actions": "<i2",
    "seats": "i1",
    "games": "<i4",
}
"""The arrays with a row for each decision; masks are packed, eight actions a byte."""


class BadDataset(TrailbossError):
    """A folder of self-play that is of another plan, or damaged."""


@dataclass(frozen=True)
class Plan:
    """What is played. The bots change seats from game to game."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Piece:
    """A shard that is to be played."""

    plan: Plan
    index: int

    @property
    def name(self) -> str:
        return f"{self.plan.game}-{self.index:05d}"


@dataclass(frozen=True)
class Shard:
    """What was played: records as text, arrays as npz."""

    name: str
    records: bytes
    arrays: bytes


def pieces(plan: Plan) -> list[Piece]:
    """All shards of a plan."""
    return [Piece(plan, index) for index in range(-(-plan.games // GAMES_A_SHARD))]


def play_piece(piece: Piece) -> Shard:
    """Play the games of a shard."""
    plan = piece.plan
    first = piece.index * GAMES_A_SHARD
    rows: dict[str, list[Any]] = {name: [] for name in LISTS}
    records, ends, scores = [], [], []
    for index in range(first, min(first + GAMES_A_SHARD, plan.games)):
        table, players = play_one(plan, index, rows)
        totals = [score.total for score in table.game.scores(table.s)]
        ends.append(shares(table.game, table.s, table.seats))
        scores.append(totals[: table.seats])
        moves = [(seat, table.actions[id].text) for seat, id in table.moves]
        record = Record(table.game, table.seats, table.seed, dict(table.options), players, moves)
        records.append(record.text(table.s))
    arrays: dict[str, NDArray[Any]] = {
        name: np.frombuffer(b"".join(values), kind).reshape(len(values), -1)
        if isinstance(values[0], bytes)
        else np.array(values, kind)
        for (name, kind), values in zip(LISTS.items(), rows.values(), strict=True)
    }
    arrays["scores"] = np.array(scores, "<i2")
    arrays["rewards"] = np.array(ends, "<f4")
    packed = io.BytesIO()
    np.savez_compressed(packed, allow_pickle=False, **arrays)
    return Shard(piece.name, "".join(records).encode(), packed.getvalue())


def play_one(plan: Plan, index: int, rows: dict[str, list[Any]]) -> tuple[Table, list[str]]:
    """One game; each decision with a choice becomes a row."""
    game, n = load(plan.game), len(plan.bots)
    seed = derived(plan.seed, index)
    names = [plan.bots[(seat - index) % n] for seat in range(n)]
    players = make_bots(game, names, seed)
    table = table_of(game, n, dict(plan.options), [None] * n, True)
    table.begin(seed)
    for player in players:
        player.begin()
    while not table.over() and not table.cut():
        seat = table.asked
        action = table.chosen(players[seat], seat, table.legal)
        rows["observations"].append(table.observation(seat))
        rows["masks"].append(np.packbits(np.frombuffer(table.mask(seat), np.uint8)).tobytes())
        rows["actions"].append(action.id)
        rows["seats"].append(seat)
        rows["games"].append(index)
        table.play(action.id)
    return table, names


def missing(plan: Plan, out: Path) -> list[Piece]:
    """What is not there yet; BadDataset if the folder is of another plan."""
    old = out / MANIFEST
    if old.exists() and read_manifest(out)["plan"] != plan_doc(plan):
        raise BadDataset(
            "error-other-plan", "{place} holds self-play of another plan", place=str(out)
        )
    done = read_manifest(out)["shards"] if old.exists() else {}
    return [piece for piece in pieces(plan) if piece.name not in done]


def keep(plan: Plan, out: Path, shard: Shard) -> None:
    """Write a shard, then name it in the manifest: both appear when they are whole."""
    out.mkdir(parents=True, exist_ok=True)
    files = {f"{shard.name}.txt": shard.records, f"{shard.name}.npz": shard.arrays}
    for name, content in files.items():
        replaced(out / name, content)
    doc = read_manifest(out) if (out / MANIFEST).exists() else new_manifest(plan)
    doc["shards"][shard.name] = {name: digest(content) for name, content in files.items()}
    doc["shards"] = dict(sorted(doc["shards"].items()))
    replaced(out / MANIFEST, (json.dumps(doc, indent=1) + "\n").encode())


def replaced(path: Path, content: bytes) -> None:
    """A file that is there as a whole or not at all."""
    part = path.with_suffix(path.suffix + ".part")
    part.write_bytes(content)
    part.replace(path)


def plan_doc(plan: Plan) -> dict[str, Any]:
    """The plan as JSON, with all options of its table."""
    options = validated_options(load(plan.game), len(plan.bots), dict(plan.options))
    return {**asdict(plan), "bots": list(plan.bots), "options": options}


def new_manifest(plan: Plan) -> dict[str, Any]:
    """What a folder of self-play says about itself."""
    return {
        "trailboss": __version__,
        "rules_version": load(plan.game).version,
        "observation_version": VERSION,
        "actions": len(load(plan.game).actions),
        "plan": plan_doc(plan),
        "shards": {},
    }


def read_manifest(out: Path) -> dict[str, Any]:
    """The manifest of a folder."""
    try:
        doc = json.loads((out / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        raise BadDataset(
            "error-no-manifest", "{place} has no manifest of self-play", place=str(out)
        ) from None
    if not isinstance(doc, dict) or not isinstance(doc.get("shards"), dict):
        raise BadDataset(
            "error-no-manifest", "{place} has no manifest of self-play", place=str(out)
        )
    return doc


def digest(content: bytes) -> str:
    """The hash of a file."""
    return hashlib.blake2b(content, digest_size=16).hexdigest()


def shards(out: Path) -> Iterator[dict[str, NDArray[Any]]]:
    """The arrays of each shard, checked against the manifest; masks come unpacked."""
    doc = read_manifest(out)
    for files in doc["shards"].values():
        for name, wanted in files.items():
            content = (out / name).read_bytes() if (out / name).exists() else b""
            if digest(content) != wanted:
                raise BadDataset(
                    "error-shard", "{place} is not the file of the manifest", place=str(out / name)
                )
            if name.endswith(".npz"):
                arrays = dict(np.load(io.BytesIO(content)))
        masks = np.unpackbits(arrays["masks"], axis=1, count=doc["actions"])
        yield {**arrays, "masks": masks}
