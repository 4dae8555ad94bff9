"""Sue's turns of the engine against turns done by hand from the fact sheet (R14.6-R14.15)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from tests.conformance.moments import pick
from tests.games.elpaso.alone import SUE, alone, staff, supply, turn_of_sue, visit
from tests.games.elpaso.arrange import GAME, game, place, told
from tests.games.elpaso.sue_by_hand import ByHand
from trailboss.games.elpaso.actions import NODES, TOKENS
from trailboss.games.elpaso.state import ElPasoState, sue_of

CHANCE = ("rng", "seen", "stack", "steps", "visit", "turn")
"""What a turn by hand does not keep."""


def compared(doc: dict[str, Any]) -> dict[str, Any]:
    """What both must agree on; which of her discs is laid does not matter."""
    players = [{**seat, "discs": len(seat["discs"])} for seat in doc["players"]]
    kept = {key: value for key, value in doc.items() if key not in CHANCE}
    return {**kept, "players": players, "trail": dict(sorted(doc["trail"].items()))}


def same_turn(s: ElPasoState) -> list[str]:
    """Both play Sue's next turn from here; what the engine told."""
    here = s.clone()
    here.log = []
    by_hand = ByHand(GAME.dump(s)).turn()
    turn_of_sue(here)
    assert compared(GAME.dump(here)) == compared(by_hand), told(here, "sue-card")
    return [event.verb for event in here.log]


def jumbled(seed: int) -> ElPasoState:
    """A position as no game may have it: scarce markets, crowded trail, any crew."""
    luck = Random(seed)
    s = alone(seed, sue="3", train="random")
    row = luck.sample(["cowboy", "builder", "engineer"], 3)
    staff(s, " ".join(row), *[luck.randint(1, 6) for _ in row])
    sue = sue_of(s)
    s.sue = replace(sue, resources=sue.resources[: luck.choice([0, 1, 2, 9])])
    spaces = luck.sample([name for name in NODES if name[0] == "s"], luck.randint(0, 8))
    for space in spaces[2:]:
        place(s, 0, space, luck.randint(1, 6))
    for space in spaces[: luck.randint(0, 2)]:
        place(s, SUE, space, luck.randint(1, 6))
    s.cattle = tuple(luck.choice([0, 0, 3]) for _ in s.cattle)
    s.buildings = tuple(luck.choice([0, 1, 2]) for _ in s.buildings)
    shown = [*luck.sample(TOKENS[:20], 3), *luck.sample(TOKENS[20:], 3)]
    if luck.random() < 0.5:
        supply(s, " ".join(luck.choice([name, "-"]) for name in shown))
    visit(s, luck.randint(0, 6))
    s.simmental = luck.choice([0, 1, 5])
    s.ender = luck.choice([-1, 0]) if s.simmental == 0 else -1
    stops = [at for at, tile in enumerate(s.board) if tile]
    s.players[SUE].rancher = luck.choice(stops)
    return s


def test_r14_6_turns_of_random_games_agree_with_turns_by_hand() -> None:
    """At the start of each turn of the human Sue's turn is done twice."""
    turns = 0
    for seed in range(24):
        s = game(1, seed, sue=str(seed % 4), neutral="shuffled", train="random", sides="random")
        luck = Random(seed)
        while s.waiting():
            if sue_of(s).bot and s.players[0].rancher >= 0 and s.ender != SUE and s.steps:
                turns += len(same_turn(s)) > 0
            s.apply(*pick(s, range(1), luck))
    assert turns > 500


def test_r14_6_turns_of_odd_positions_agree_with_turns_by_hand() -> None:
    """Empty decks, missing breeds, kinds and tokens, no discs, full branches, every tie."""
    verbs: Counter[str] = Counter()
    for seed in range(1500):
        verbs.update(same_turn(jumbled(seed)))
    common = {verb for verb, times in verbs.items() if times > 10}
    assert common >= {
        "sue-steps", "sue-counts", "sue-inner", "sue-shorter", "sue-cheaper", "sue-no-cow",
        "sue-draws", "sue-worker", "sue-empty", "sue-train", "sue-token", "sue-no-token",
        "sue-best", "sue-dearest", "sue-replaces", "sue-cannot-build", "post", "no-disc", "end",
    }  # fmt: skip
