"""What a QR code says, read off its modules: enough to prove what a picture on the page holds.

A clean picture needs no mending, so the words of correction are left aside. Versions 2 to 6, bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Modules = list[list[bool]]
FORMAT_MASK: Final = 0b101010000010010
LEVELS: Final = {0b01: "L", 0b00: "M", 0b11: "Q", 0b10: "H"}
BLOCKS: Final = {2: [28], 3: [44], 4: [32, 32], 5: [43, 43], 6: [27, 27, 27, 27]}
"""By version at level M: how many words of data each block has (ISO/IEC 18004, table 9)."""
MASKS: Final[tuple[Callable[[int, int], int], ...]] = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
BYTES: Final = 0b0100


def text_of(modules: Modules) -> str:
    """The text of a code without its quiet border; True is dark."""
    version = (len(modules) - 17) // 4
    level, mask = format_of(modules)
    assert level == "M", level
    words = deal(words_of(modules, mask), BLOCKS[version])
    bits = "".join([f"{word:08b}" for word in words])
    assert int(bits[:4], 2) == BYTES
    length = int(bits[4:12], 2)
    return bytes([int(bits[12 + 8 * n : 20 + 8 * n], 2) for n in range(length)]).decode()


def format_of(modules: Modules) -> tuple[str, int]:
    """The level of correction and the number of the mask, from the corner above left."""
    row = [modules[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)]
    column = [modules[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    bits = int("".join([str(int(bit)) for bit in row + column]), 2) ^ FORMAT_MASK
    return LEVELS[bits >> 13], bits >> 10 & 0b111


def words_of(modules: Modules, mask: int) -> list[int]:
    """All words in the order in which they were written: up and down in strips of two."""
    size, bits, up = len(modules), "", True
    for right in (x if x > 6 else x - 1 for x in range(size - 1, 0, -2)):
        for step in range(size):
            y = size - 1 - step if up else step
            for x in (right, right - 1):
                if not reserved(size, y, x):
                    bits += str(int(modules[y][x] != (MASKS[mask](y, x) == 0)))
        up = not up
    return [int(bits[n : n + 8], 2) for n in range(0, len(bits) - 7, 8)]


def reserved(size: int, y: int, x: int) -> bool:
    """Do finders, timing, alignment or format stand there?"""
    corner = (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9)
    aligned = abs(y - (size - 7)) <= 2 and abs(x - (size - 7)) <= 2
    return corner or aligned or 6 in (y, x)


def deal(words: list[int], sizes: list[int]) -> list[int]:
    """The data of each block, which were written in turns."""
    turns = len(sizes)
    return [words[n * turns + block] for block, size in enumerate(sizes) for n in range(size)]
