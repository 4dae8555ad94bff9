"""What is printed: the cards, the goals, the score zone and the two sides of the sheet.

Provenance. `seed` (read in the rulebook): the 20 cards, the values of the hands, the goals and
their thresholds, the sides that a location needs, the multipliers of the banks, four nuggets a
bank, the second multiplier of the train yards, one town box circled at the start, 60 and 10 of
the solo target, the levels. Goal 1G is `seed:read`: the rulebook prints mountain edges, which we
take for ranges (RL-18). `reconstructed` (the artwork is not public): both maps, the tracks of
ranches and forts, the other two multipliers of the train yards, the numbers of boxes.
"""

from __future__ import annotations

from typing import Final

from trailboss.games.pioneer.maps import MapData

SUITS: Final[tuple[str, ...]] = ("hearts", "diamonds", "clubs", "spades")
LETTERS: Final = "HDCS"
RANKS: Final[tuple[str, ...]] = ("10", "J", "Q", "K", "A")
CARDS: Final = tuple(rank + letter for rank in RANKS for letter in LETTERS)
"""The name of card c is CARDS[c - 1]; 0 is a card seen from behind."""
CARD_IDS: Final = {name: card for card, name in enumerate(CARDS, 1)}
DECK: Final = tuple(range(1, len(CARDS) + 1))

ROUNDS: Final = 4
TURNS: Final = 5
TRACKS_A_TURN: Final = 3
TURN_CARDS: Final = 3
MOST_SEATS: Final = 80
"""One sheet each: there are 80 in the box."""
EXTRA_CARD_SEATS: Final = 8
"""There are cards for this many players (R14.3)."""
MANY: Final = 5
"""From this number of players on the dealer has no privilege (R14.1)."""
THREE_PLAYER_BONUS: Final = 2
BANK_LIMIT: Final = 4
TOWN_RAILWAYS: Final = 3
STATION_BRANCHES: Final = 6
FIRST: Final = 10
LATER: Final = 5
TARGET: Final = 60
TARGET_GOAL: Final = 10
LEVELS: Final[tuple[str, ...]] = ("beginner", "easy", "medium", "hard", "legendary")
"""The index is the number of goals that lie open from the start (R15.2)."""

HANDS: Final = {
    (2, 1, 1, 1): ("pair", 1),
    (2, 2, 1): ("two pair", 2),
    (3, 1, 1): ("three of a kind", 3),
    (3, 2): ("full house", 4),
    (1, 1, 1, 1, 1): ("straight", 5),
    (4, 1): ("four of a kind", 6),
}
"""How often the ranks of a hand occur, most frequent first, to its name and points (R5.2)."""

GOALS: Final[tuple[str, ...]] = (
    "1A", "1B", "1C", "1D", "1E",
    "1F", "1G", "1H", "1I", "1J",
    "1K", "1L", "1M", "1N", "1O",
)  # fmt: skip
"""The name of goal g is GOALS[g - 1]; 0 is a goal seen from behind."""
GOAL_IDS: Final = {name: goal for goal, name in enumerate(GOALS, 1)}
GOAL_TYPES: Final = ("sheriff", "ranch", "train")
GOALS_PER_TYPE: Final = 5
GOAL_NEEDS: Final[tuple[int, ...]] = (5, 8, 2, 3, 1, 3, 4, 5, 2, 2, 6, 3, 2, 2, 2)
GOAL_TEXTS: Final[tuple[str, ...]] = (
    "nuggets in banks",
    "nuggets dug",
    "banks activated",
    "saloons activated",
    "forts activated",
    "railways at the edge of the map",
    "mountain ranges with a track",
    "ranches activated",
    "railways with a tunnel",
    "railways at one building when it was activated",
    "towns reached",
    "towns reached by one railway",
    "railways with a bridge",
    "railways in one town",
    "train yards activated",
)


def goal_type(goal: int) -> int:
    """0 sheriff, 1 ranch, 2 train."""
    return (goal - 1) // GOALS_PER_TYPE


SIDE_A: Final = MapData(
    name="Side A",
    rows=(
        ".. .. .. ^^ .. .. ~~ .. .. .. ^^ .. ..",
        "  mi fo .. ^^ sa .. ~~ mi ty sa ^^ ra",
        ".. .. .. .. .. mi .. ~~ ba .. .. .. ..",
        "  ra .. *D .. ra .. ~~ fo .. mi *H ..",
        ".. .. .. mi .. .. ~~ .. mi .. .. .. ..",
        "  ^^ ^^ .. .. ty ~~ .. .. ^^ ^^ .. ra",
        ".. sa ^^ ra ba ~~ mi sa ^^ .. .. mi ..",
        "  .. mi .. .. .. ~~ .. .. .. *C .. ..",
        ".. fo .. *S mi .. ~~ .. ra .. .. ra ^^",
        "  .. ^^ .. .. .. ~~ mi fo ba mi ty ^^",
        ".. ^^ .. ra sa .. ~~ .. .. .. .. .. ..",
    ),
    towns=(
        "B1.N", "B12.N", "A9.S", "C6.N", "F1.N", "F7.N",
        "F12.S", "G2.S", "I8.N", "K6.N", "J1.S", "J12.S",
    ),
)  # fmt: skip

SIDE_B: Final = MapData(
    name="Side B",
    rows=(
        ".. .. .. ra .. .. ^^ mi .. .. mi .. ^^",
        "  .. mi .. .. mi sa ^^ ba ra .. sa ^^",
        ".. fo .. *C .. .. ^^ fo .. .. .. .. ..",
        "  ^^ .. .. .. ra .. ty .. mi *D .. ra",
        "^^ ba sa ^^ .. .. ~~ ~~ .. .. .. .. ..",
        "  .. .. .. ^^ ~~ ~~ mi ~~ ~~ .. ~~ ~~",
        ".. mi .. .. .. mi .. .. .. ~~ ~~ ty ..",
        "  ra .. *H .. ra .. ba sa mi .. .. ^^",
        ".. .. .. .. .. .. ^^ fo .. .. *S .. ^^",
        "  ^^ fo .. sa mi ty ^^ .. ra .. .. ra",
        "^^ .. .. .. .. .. ^^ mi .. .. mi .. ..",
    ),
    towns=(
        "B1.N", "A6.S", "A8.S", "A12.S", "D6.S", "F1.N",
        "F12.N", "H8.N", "I6.N", "K8.N", "J3.S", "J12.S",
    ),
)  # fmt: skip

MAPS: Final = {"a": SIDE_A, "b": SIDE_B}
