"""Make a table: the game, its options, its seats, and a seed that is committed to."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from unicodedata import category, normalize

from trailboss import bots
from trailboss.core.errors import TrailbossError
from trailboss.core.game import Game, components_of, validated_options
from trailboss.server.bots import offered
from trailboss.server.figures import game_by
from trailboss.server.problems import BadRequest
from trailboss.server.tables.table import BOT, HOTSEAT, HUMAN, Chair, ClockRule, Deal, Table

CLOCKS = ("none", "live", "days")
LONGEST_BANK = 366 * 24 * 3600
MOST_SEATS = 12
SEED_BITS = 192
"""So a seed is a key of the cryptographic stream: see `core.rng`."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Letters and symbols without ink."""


def commitment(deal: Deal) -> str:
    """The hash that binds the server to its seed."""
    return promise(deal.salt, deal.seed)


@lru_cache(4096)
def promise(salt: str, seed: int) -> str:
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def chair(game: Game, kind: str, bot: str | None, name: str | None, owner: str) -> Chair:
    """A seat as it was asked for."""
    if kind == BOT:
        chosen = bot or strongest(game)
        if chosen not in offered(game):
            raise BadRequest(
                "problem-no-bot",
                "the bots of {game} are {names}",
                game=game.name,
                names=", ".join(offered(game)),
            )
        return Chair(BOT, chosen, chosen)
    if kind == HOTSEAT:
        return Chair(HOTSEAT, clean(name or "Guest"), identity=owner)
    if kind == HUMAN:
        return Chair(HUMAN)
    raise BadRequest(
        "problem-seat-kind",
        "a seat is for one of {human}, {bot}, {hotseat}",
        human=HUMAN,
        bot=BOT,
        hotseat=HOTSEAT,
    )


def strongest(game: Game) -> str:
    """The best bot of a game that answers at once: the last of its list."""
    return bots.names(game)[-1]


def visible(letter: str) -> bool:
    """Does a character put ink on the page? Some letters and symbols do not."""
    return category(letter)[0] in "LNPS" and letter not in BLANK


def clean(name: str) -> str:
    """A name for people: 1 to 40 printable characters."""
    text = normalize("NFC", " ".join(name.split()))
    if not 1 <= len(text) <= 40 or not text.isprintable() or not any(map(visible, text)):
        raise BadRequest(
            "problem-name-length",
            "a name has {shortest} to {longest} printable characters",
            shortest=1,
            longest=40,
        )
    return text


def clock_rule(kind: str, bank: int, increment: int) -> ClockRule:
    """A clock that makes sense."""
    if kind not in CLOCKS:
        raise BadRequest("problem-clock-kind", "a clock is one of {names}", names=", ".join(CLOCKS))
    if kind == "none":
        return ClockRule()
    if not 10 <= bank <= LONGEST_BANK or not 0 <= increment <= LONGEST_BANK:
        raise BadRequest(
            "problem-clock-bank", "a clock has a bank of at least 10 seconds, and at most a year"
        )
    return ClockRule(kind, bank, increment)


def agreed(
    name: str, figures: str, version: int, seats: int, options: dict[str, str]
) -> tuple[Game, dict[str, str]]:
    """The game and all its options; BadRequest if it cannot be played like that."""
    if not 1 <= seats <= MOST_SEATS:
        raise BadRequest("problem-table-size", "a table has 1 to {most} seats", most=MOST_SEATS)
    try:
        game = game_by(name, figures)
        game = game.at(version) if version else game
        chosen = validated_options(game, seats, options)
        game.setup(seats, 0, chosen)
    except TrailbossError as error:
        raise BadRequest(error.message) from None
    return game, chosen


def table(
    game_name: str,
    options: dict[str, str],
    chairs: Sequence[Chair],
    owner: str,
    *,
    public: bool,
    clock: ClockRule,
    now: int,
    webhook: str = "",
    previous: str = "",
    version: int = 0,
    figures: str = "",
) -> Table:
    """A new table without any entry, by the newest rules or those of a version.

    With a components file it is played by those figures.

    BadRequest if it cannot be played like that.
    """
    game, chosen = agreed(game_name, figures, version, len(chairs), options)
    deal = Deal(
        id=secrets.token_urlsafe(12),
        game=game.name,
        version=game.version,
        options=chosen,
        seed=secrets.randbits(SEED_BITS),
        salt=secrets.token_hex(16),
        owner=owner,
        public=public,
        clock=clock,
        created=now,
        webhook=webhook,
        previous=previous,
        components=components_of(game),
        figures=figures,
        own=game if figures else None,
    )
    return Table(deal, [replace(one) for one in chairs])
