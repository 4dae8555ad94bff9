"""The tables at which every game is examined: numbers of players and options that matter."""

from __future__ import annotations

from typing import Final

Soaked = tuple[int, dict[str, str]]

RANDOM: Final = {"neutral": "shuffled", "sides": "random"}
TRAIL_READINGS: Final = {
    "split": "uneven",
    "waste": "off",
    "window": "off",
    "skip": "on",
    "station_first": "off",
    "signal": "ahead",
}
GWT1_READINGS: Final = {**TRAIL_READINGS, "copy_risk": "off", "discless": "on"}
GWT2_READINGS: Final = {**TRAIL_READINGS, "copy_risk": "on", "discless": "off"}
"""Every ruling of an edition turned round."""
VARIED: Final = {**RANDOM, "train": "random"}
PIONEER_READINGS: Final = {
    "draw_outline": "true",
    "draw_station_sides": "true",
    "return_to_own_station": "true",
    "same_railway_twice_in_town": "false",
    "forfeit_blocked_tracks": "false",
    "special_on_any_track": "false",
    "same_turn_town_boxes": "false",
    "suit_before_tracks": "false",
    "bank_min": "1",
    "surplus_saloon_counts": "false",
    "shortcut_is_border": "false",
    "mixed_at_activation": "false",
    "solo_retroactive": "false",
    "switch_counts_to_six": "true",
}
"""Every ruling of R17 the other way round."""

SOAK: Final[dict[str, list[Soaked]]] = {
    "gwt1": [*[(seats, RANDOM) for seats in (2, 3, 4)], (2, {**RANDOM, **GWT1_READINGS})],
    "gwt2": [
        *[(n, {**RANDOM, "simmental": way}) for n in (2, 3, 4) for way in ("off", "on")],
        (1, {**RANDOM, "simmental": "off", "sam": "easy"}),
        (1, {**RANDOM, "simmental": "on", "sam": "medium"}),
        (1, {**RANDOM, "simmental": "off", "sam": "hard"}),
        (2, {**RANDOM, "simmental": "on", **GWT2_READINGS}),
    ],
    "elpaso": [
        (2, VARIED),
        (3, VARIED),
        (4, VARIED),
        (2, {"sides": "b", "train": "star"}),
        (3, {"sides": "ababab", "train": "spsp"}),
        (1, {"sue": "0", **VARIED}),
        (1, {"sue": "1", "train": "star"}),
        (1, {"sue": "2", **VARIED}),
        (1, {"sue": "3", **VARIED}),
        (2, {"card_after_move": "lost", **VARIED}),
    ],
    "pioneer": [
        (1, {"map": "a"}),
        (1, {"map": "b", "level": "legendary", "extra_card": "true"}),
        (1, {"map": "b", "level": "medium", **PIONEER_READINGS}),
        (2, {"map": "a"}),
        (2, {"map": "b", "extra_card": "true"}),
        (2, {"map": "a", "suit_before_tracks": "false", "return_to_own_station": "true"}),
        (3, {"map": "a", "dealer": "random"}),
        (3, {"map": "b", "dealer": "1", **PIONEER_READINGS}),
        (4, {"map": "b"}),
        (4, {"map": "a", "extra_card": "true"}),
        (5, {"map": "a"}),
        (5, {"map": "b", "extra_card": "true"}),
        (8, {"map": "b"}),
        (8, {"map": "a", "extra_card": "true"}),
        (2, {"map": "b", "boxes_when_checked": "true"}),
    ],
}
