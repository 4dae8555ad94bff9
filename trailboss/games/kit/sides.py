"""Faces and places that a table chooses: two-faced tiles or cards, neutral tiles on the trail."""

from __future__ import annotations

from collections.abc import Sequence

from trailboss.core.engine import State
from trailboss.core.errors import BadPosition
from trailboss.core.rng import below, shuffled
from trailboss.core.zones import Zone
from trailboss.games.kit.reading import Doc, shown


def turned(s: State, choice: str, many: int, letters: str) -> Zone:
    """0 or 1 for each: all one word, random, or written out letter by letter."""
    if choice == "random":
        return tuple([below(s, 2) for _ in range(many)])
    written = choice if len(choice) == many and {*choice} <= {*letters} else choice[0] * many
    return tuple([letters.index(letter) for letter in written])


def written(faces: Zone, letters: str) -> str:
    """The letters of the faces in play."""
    return "".join([letters[face] for face in faces])


def read_faces(
    s: State, top: Doc, key: str, options: dict[str, str], many: int, letters: str
) -> tuple[Zone, dict[str, str]]:
    """The faces of a document and its options.

    Faces that are written out stand for the option too, if it is not named.
    """
    if not top.has(key):
        return turned(s, options[key], many, letters), options
    text = top.get(key)
    if not isinstance(text, str) or len(text) != many or not {*text} <= {*letters}:
        either = " or ".join(letters)
        raise BadPosition(
            "error-sides-letters",
            "{where} must be {count} letters {letters}, not {value}",
            where=key,
            count=many,
            letters=either,
            value=shown(text),
        )
    faces = tuple([letters.index(letter) for letter in text])
    if not top.table("options").has(key):
        options = {**options, key: text}
    elif options[key] != "random" and turned(s, options[key], many, letters) != faces:
        raise BadPosition(
            "error-sides-option",
            "{where} {sides} are not those of the option {option}={value}",
            where=key,
            sides=text,
            option=key,
            value=options[key],
        )
    return faces, options


def neutral_tiles(
    s: State, spots: Sequence[int], tiles: Sequence[int], named: dict[int, int], letters: bool
) -> dict[int, int]:
    """The neutral tile of each spot.

    Those that are not named are on their letters as far as they are free, or shuffled.
    """
    taken = list(named.values())
    if not {*taken} <= {*tiles} or len({*taken}) < len(taken):
        raise BadPosition(
            "error-neutral", "each neutral space of the trail has a neutral building of its own"
        )
    free = [at for at in spots if at not in named]
    left = [tile for tile in tiles if tile not in taken]
    if not letters:
        return {**named, **dict(zip(free, shuffled(s, tuple(left)), strict=True))}
    home = dict(zip(spots, tiles, strict=True))
    others = [tile for tile in left if tile not in [home[at] for at in free]]
    return {**named, **{at: home[at] if home[at] in left else others.pop(0) for at in free}}
