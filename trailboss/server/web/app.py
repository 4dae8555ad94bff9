"""The application: routes, dependencies, errors, and the guard around it all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, cast

from litestar import Litestar, Request
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.plugins import InitPlugin

from trailboss import __version__
from trailboss.server.parts import ServerParts
from trailboss.server.settings import BODY_LIMIT, Settings
from trailboss.server.store.identities import Identity
from trailboss.server.web import (
    companion,
    daily,
    games,
    live,
    lobby,
    mail,
    notices,
    pages,
    people,
    play,
    preferences,
    replays,
    room,
    tables,
    uploads,
)
from trailboss.server.web.access import table_guard, who_asks
from trailboss.server.web.asgi import App
from trailboss.server.web.asks import TheServer
from trailboss.server.web.errors import HANDLERS
from trailboss.server.web.guard import Guard
from trailboss.server.web.strict import StrictRequest

PARTS: Final = (
    companion,
    daily,
    games,
    people,
    preferences,
    tables,
    room,
    play,
    live,
    lobby,
    notices,
    mail,
    replays,
    uploads,
)
"""What has addresses under /api."""


def schema() -> OpenAPIConfig:
    """OpenAPI as JSON and YAML: no page that would load things from elsewhere."""
    return OpenAPIConfig(
        title="Trailboss",
        version=__version__,
        path="/schema",
        render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
    )


def dependencies(server: ServerParts) -> dict[str, Provide]:
    """What handlers ask for by name. One needs the other, so none gets a task of its own."""

    def the_server() -> ServerParts:
        return server

    async def asking(request: Request[Any, Any, Any], server: TheServer) -> Identity:
        return await who_asks(request.scope["headers"], server)

    return {"server": Provide(the_server, sync_to_thread=False), "who": Provide(asking)}


class Life(InitPlugin):
    """The parts open before the first request and close after the last."""

    def __init__(self, server: ServerParts) -> None:
        self.server = server

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self.live)
        return app_config

    @asynccontextmanager
    async def live(self, app: Litestar) -> AsyncIterator[None]:
        await self.server.open()
        try:
            yield
        finally:
            await self.server.close()


def build(settings: Settings) -> tuple[App, ServerParts]:
    """The whole server as one ASGI application, and its parts."""
    server = ServerParts(settings)
    app = Litestar(
        [*[part.ROUTES for part in PARTS], *pages.routes()],
        plugins=[Life(server)],
        dependencies=dependencies(server),
        guards=[table_guard(server)],
        request_class=StrictRequest,
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
        openapi_config=schema(),
        signature_types=[ServerParts, Identity],
    )
    return Guard(cast(App, app), server), server
