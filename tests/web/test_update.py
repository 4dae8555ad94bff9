"""A new release while pages of the old one are open: its worker waits until they are closed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running, served
from tests.web.browser import Person, eventually, needs_browser, worker_is_ready
from trailboss.server.web.pages import STATIC

pytestmark = needs_browser

NAME = re.compile(rb"[\w.-]+\.(?:js|css)\b")
VERSION = re.compile(rb"\b[0-9a-f]{16}\b")
WAITS = "async () => (await navigator.serviceWorker.getRegistration()).waiting?.state"
CACHES = "() => caches.keys()"
MOST_TRIES = 50
Files = dict[str, bytes]


def built() -> Files:
    """The client as it was built."""
    paths = [path for path in STATIC.rglob("*") if path.is_file()]
    return {f"/{path.relative_to(STATIC)}": path.read_bytes() for path in paths}


def next_release(files: Files) -> Files:
    """The same client with other names for all its parts, as if everything had changed."""
    old = {Path(name).name.encode() for name in files if name.startswith("/assets/")}

    def renamed(text: bytes) -> bytes:
        return NAME.sub(lambda m: b"next-" + m[0] if m[0] in old else m[0], text)

    new = {renamed(name.encode()).decode(): renamed(body) for name, body in files.items()}
    new["/sw.js"] = VERSION.sub(lambda m: m[0][::-1], new["/sw.js"])
    new["/index.html"] = new["/index.html"].replace(b"<html", b'<html data-release="next"')
    return new


class Site(ThreadingHTTPServer):
    """The files of a release, in front of a real server that answers for the API."""

    daemon_threads = True

    def __init__(self, api: str) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.url = f"http://127.0.0.1:{self.server_port}"
        self.api = httpx.Client(base_url=api)
        self.files = built()


class Answer(BaseHTTPRequestHandler):
    """One request."""

    server: Site

    def do_GET(self) -> None:
        files, path = self.server.files, self.path
        if path.startswith("/api/"):
            answer = self.server.api.get(path)
            self.give(answer.status_code, answer.headers["content-type"], answer.content)
        elif path in files or not path.startswith("/assets/"):
            name = path if path in files else "/index.html"
            self.give(200, guess_type(name)[0] or "text/plain", files[name])
        else:
            self.give(404, "text/plain", b"")

    def give(self, status: int, kind: str, body: bytes) -> None:
        with suppress(ConnectionError):  # whoever asked may be gone
            self.send_response(status)
            self.send_header("content-type", kind)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing is said."""


@pytest.fixture
def site(server: Running) -> Iterator[Site]:
    with served(Site(server.url)) as one:
        yield one
        one.api.close()


def release_of(page: Page) -> str | None:
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page.locator("html").get_attribute("data-release")


def opened_alone(person: Person, url: str) -> Page:
    """A page that the old worker does not hold: it may hear late that the last one was closed."""
    for _ in range(MOST_TRIES):
        page = person.context.new_page()
        page.goto(url)
        if page.evaluate(WAITS) is None:
            return page
        page.close()
    raise AssertionError("the new worker waits for ever")


def test_a_new_release_waits_for_the_pages_of_the_old_one(site: Site, browser: Browser) -> None:
    """Old pages go on from their cache, new ones come from the server, then the old cache goes."""
    ada = Person(browser, site.url, "Ada", worker=True).visit("/")
    worker_is_ready(ada.page)
    [first] = ada.page.evaluate(CACHES)

    site.files = next_release(site.files)
    ada.page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    eventually(ada.page, f"async () => (await ({WAITS})()) === 'installed'")
    ada.page.get_by_role("main").get_by_role("link", name="At your own table").click()
    expect(ada.page.get_by_role("heading", name="At your own table")).to_be_visible()
    assert release_of(ada.page) is None

    second = ada.context.new_page()
    second.goto(site.url)
    assert release_of(second) == "next"
    assert second.evaluate(WAITS) == "installed"
    assert first in second.evaluate(CACHES)

    ada.page.close()
    second.close()
    third = opened_alone(ada, site.url)
    assert release_of(third) == "next"
    eventually(third, f"async (old) => !(await ({CACHES})()).includes(old)", first)
    assert third.evaluate(WAITS) is None
    ada.context.close()
