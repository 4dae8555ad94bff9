"""Pages: the browser client if it was built, health, metrics."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Router, get
from litestar.response import File, Response
from litestar.static_files import create_static_files_router

from trailboss.server.web.asks import TheServer

PAGES: Final = {
    "home": ["/"],
    "new": ["/new"],
    "me": ["/me"],
    "settings": ["/settings"],
    "mail": ["/mail/confirm", "/mail/stop"],
    "table": ["/t/{id}"],
    "rules": ["/rules", "/rules/{game}"],
    "learn": ["/learn", "/learn/{game}"],
    "companion": ["/companion", "/companion/{part}"],
    "daily": ["/daily", "/daily/{day}"],
    "replays": ["/replays"],
    "replay": ["/replay/{id}"],
}
"""The addresses of each page of the client, which has them from here (`web/src/pages.json`)."""
FILES: Final = {
    "/favicon.svg": "image/svg+xml",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/icon-maskable.png": "image/png",
    "/manifest.webmanifest": "application/manifest+json",
    "/sw.js": "text/javascript",
}
STATIC: Final = Path(__file__).parent.parent / "static"
MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Trailboss</title>
<h1>Trailboss</h1>
<p>The server runs, but the browser client was not built: run <code>make play</code>
in the source tree, or <code>npm install &amp;&amp; npm run build</code> in its folder
<code>web</code>.</p>
<p>The API is described at <a href="/schema">/schema</a>.</p></html>
"""


def index() -> Response[str] | File:
    """The client, or how to get it."""
    page = STATIC / "index.html"
    if page.is_file():
        return File(page, media_type="text/html", content_disposition_type="inline")
    return Response(MISSING, media_type="text/html")


def lost_page() -> bytes:
    """The page as bytes; the client itself tells that it does not know the address."""
    page = STATIC / "index.html"
    return page.read_bytes() if page.is_file() else MISSING.encode()


def addresses() -> list[str]:
    """The addresses of all pages, as the framework writes them."""
    return [at.replace("}", ":str}") for page in PAGES.values() for at in page]


@get(addresses(), include_in_schema=False, sync_to_thread=False)
def get_page() -> Any:
    """Every page of the client is the same file; it looks at the address itself."""
    return index()


@get(list(FILES), include_in_schema=False, sync_to_thread=False)
def get_file(request: Request[Any, Any, Any]) -> Any:
    """A file with an address of its own: the icon, what installs the page, its worker."""
    name = request.url.path
    found = STATIC / name[1:]
    if found.is_file():
        return File(found, media_type=FILES[name], content_disposition_type="inline")
    return Response("", status_code=404, media_type="text/plain")


@get("/healthz", include_in_schema=False)
async def get_health(server: TheServer) -> Response[bytes]:
    """Can the server take requests? Without Redis it can; other processes hear of changes late."""
    fine = not server.closing and await server.database.writable()
    doc = {"status": "ok" if fine else "unavailable"}
    if fine and not server.fanout.fine:
        doc = {"status": "degraded", "redis": "away"}
    body = msgspec.json.encode(doc)
    return Response(body, status_code=200 if fine else 503, media_type="application/json")


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def get_metrics(server: TheServer) -> Response[bytes]:
    """What Prometheus reads."""
    server.metrics.tables.set(len(server.service.tables))
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")


def routes() -> list[Router]:
    """The pages, and the files of the client if it was built."""
    pages = [Router("/", route_handlers=[get_page, get_file, get_health, get_metrics])]
    assets = STATIC / "assets"
    if assets.is_dir():
        pages.append(
            create_static_files_router("/assets", directories=[assets], include_in_schema=False)
        )
    return pages
