"""The games: what can be played, what is printed, the rules, the words."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Router, get
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import Response

from trailboss import rulebook
from trailboss.core.errors import TrailbossError
from trailboss.core.game import Game, Option
from trailboss.games import GAMES, automa_of
from trailboss.i18n.files import LANGUAGES, parts, sources
from trailboss.i18n.files import part as part_of
from trailboss.server.bots import offered
from trailboss.server.components import components
from trailboss.server.figures import game_by
from trailboss.server.problems import BadRequest, NotFound
from trailboss.server.web import answers
from trailboss.server.web.answers import answer
from trailboss.server.web.asks import TheServer

Lang = Annotated[str, QueryParameter(name="lang", pattern="^[a-z]{2}$", required=False)]


def known(name: str) -> Game:
    """A game by name."""
    game = GAMES.get(name)
    if game is None:
        raise NotFound(
            "problem-no-game", "there is no such game: there are {names}", names=", ".join(GAMES)
        )
    return game


def option_of(option: Option) -> answers.Option:
    choices = list(option.choices)
    return answers.Option(option.name, choices, choices[0], option.text, option.pattern or None)


@get("/api/games", sync_to_thread=False)
def list_games() -> list[answers.Game]:
    """Every game with its options and bots."""
    return [
        answers.Game(
            name=game.name,
            title=game.title,
            version=game.version,
            seats=(game.seats[0], game.seats[-1]),
            solo=game.solo,
            automa=automa_of(game) or None,
            options=[option_of(option) for option in game.options],
            bots=list(offered(game)),
        )
        for game in GAMES.values()
    ]


@get("/api/games/{game:str}/components")
async def get_components(
    game: FromPath[str],
    server: TheServer,
    options: FromQuery[str] = "",
    figures: FromQuery[str] = "",
) -> answers.Components:
    """What is printed, for drawing; `options` is name=value,name=value, `figures` a hash."""
    pairs = [pair.partition("=") for pair in options.split(",") if pair]
    found = known(game)
    if figures:
        whose, text = await server.uploads.figures(figures)
        if whose != found.name:
            raise BadRequest(
                "problem-components-of-other",
                "these are components of {game}, not of {here}",
                game=whose,
                here=found.name,
            )
        found = await asyncio.to_thread(game_by, whose, text)
    try:
        printed = components(found, {name: value for name, _, value in pairs})
    except TrailbossError as error:
        raise BadRequest(error.message) from None
    return answer(answers.Components, printed)


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def get_rules(game: FromPath[str], lang: Lang = "en") -> answers.Rulebook:
    """All rules of a game."""
    book = rulebook.rules_of(known(game).name, lang)
    chapters = [answers.Chapter(number, text) for number, text in book.chapters.items()]
    return answers.Rulebook(game, lang, chapters, dict(book.rules))


@get("/api/games/{game:str}/rules/{number:str}", sync_to_thread=False)
def get_rule(game: FromPath[str], number: FromPath[str], lang: Lang = "en") -> answers.Rule:
    """One rule or chapter."""
    book = rulebook.rules_of(known(game).name, lang)
    try:
        return answers.Rule(number, lang, book.section(number))
    except TrailbossError as error:
        raise NotFound(error.message) from None


@get("/api/words", sync_to_thread=False)
def list_languages() -> list[str]:
    """The languages that are spoken here."""
    return list(LANGUAGES)


def spoken(lang: str) -> str:
    """A language by its two letters."""
    if lang not in LANGUAGES:
        raise NotFound(
            "problem-no-language",
            "there is no such language: there are {names}",
            names=", ".join(LANGUAGES),
        )
    return lang


@get("/api/words/{lang:str}", sync_to_thread=False)
def get_words(lang: FromPath[str]) -> Response[str]:
    """All words of a language, by Fluent."""
    return Response("\n".join(sources(spoken(lang))), media_type="text/plain")


@get("/api/words/{lang:str}/{part:str}", sync_to_thread=False)
def get_some_words(lang: FromPath[str], part: FromPath[str]) -> Response[str]:
    """What every page needs (`page`), or in addition a game or the companion."""
    if part not in parts():
        raise NotFound(
            "problem-no-part", "there is no such part: there are {names}", names=", ".join(parts())
        )
    return Response(part_of(spoken(lang), part), media_type="text/plain")


ROUTES = Router(
    "/",
    route_handlers=[
        list_games,
        get_components,
        get_rules,
        get_rule,
        list_languages,
        get_words,
        get_some_words,
    ],
    tags=["games"],
)
