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
from trailboss.server.hub import Hub
from trailboss.server.settings import BODY_LIMIT, Settings
from trailboss.server.store.identities import Identity
from trailboss.server.web import (
    companion,
    daily,
    games,
    live,
    mail,
    notices,
    pages,
    people,
    play,
    replays,
    tables,
    uploads,
)
from trailboss.server.web.access import doorkeeper, who_asks
from trailboss.server.web.asgi import App
from trailboss.server.web.asks import TheHub
from trailboss.server.web.errors import HANDLERS
from trailboss.server.web.guard import Guard
from trailboss.server.web.strict import strictly

PARTS: Final = (
    companion,
    daily,
    games,
    people,
    tables,
    play,
    live,
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


def dependencies(hub: Hub) -> dict[str, Provide]:
    """What handlers ask for by name. One needs the other, so none gets a task of its own."""

    def the_hub() -> Hub:
        return hub

    async def asking(request: Request[Any, Any, Any], hub: TheHub) -> Identity:
        return await who_asks(request, hub)

    return {"hub": Provide(the_hub, sync_to_thread=False), "who": Provide(asking)}


class Life(InitPlugin):
    """The hub opens before the first request and closes after the last."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self.live)
        return app_config

    @asynccontextmanager
    async def live(self, app: Litestar) -> AsyncIterator[None]:
        await self.hub.open()
        try:
            yield
        finally:
            await self.hub.close()


def build(settings: Settings) -> tuple[App, Hub]:
    """The whole server as one ASGI application, and its hub."""
    hub = Hub(settings)
    app = Litestar(
        [*[part.ROUTES for part in PARTS], *pages.routes()],
        plugins=[Life(hub)],
        dependencies=dependencies(hub),
        guards=[doorkeeper(hub)],
        before_request=strictly,
        exception_handlers=HANDLERS,
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
        openapi_config=schema(),
        signature_types=[Hub, Identity],
    )
    return Guard(cast(App, app), hub), hub
