"""A person with a browser: what is seen and done through the roles of the page."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page, Playwright, expect, sync_playwright

from tests.needs import needs

WHOLE = shutil.which("chromium") or shutil.which("google-chrome")
"""A browser with all that people have, notices among it."""
CHROMIUM = shutil.which("chromium-headless-shell") or WHOLE
"""Without the frame of a window the same pages take a fifth less work."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 30_000
GWT2 = "Great Western Trail, second edition"

needs_browser = needs("chromium", "page")


@contextmanager
def launched(playwright: Playwright, program: str | None = CHROMIUM) -> Iterator[Browser]:
    """The browser of the machine, without a window."""
    expect.set_options(timeout=PATIENCE)
    browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
    yield browser
    browser.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for a script."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


def eventually(page: Page, script: str, arg: object = None, patience: int = PATIENCE) -> Any:
    """What an asynchronous function of the page says, as soon as it is something."""
    return page.evaluate(
        f"""async (arg) => {{
          const ask = {script};
          for (const end = Date.now() + {patience}; Date.now() < end; ) {{
            const found = await ask(arg);
            if (found) return found;
            await new Promise((done) => setTimeout(done, 50));
          }}
          throw new Error("it never came true");
        }}""",
        arg,
    )


def worker_is_ready(page: Page) -> None:
    """The service worker is in charge of the page.

    A worker whose files did not all come is given up by the browser and tried again when the page
    is opened the next time; on a busy machine that happens, so the page is opened a few times.
    """
    in_charge = "() => navigator.serviceWorker.controller?.state === 'activated'"
    for _ in range(2):
        try:
            eventually(page, in_charge, patience=PATIENCE // 2)
        except Error:
            page.reload()
        else:
            return
    eventually(page, in_charge)


class Person:
    """Somebody in front of a page of their own; its worker, which fetches much, comes if asked."""

    def __init__(
        self, browser: Browser, url: str, name: str = "", phone: bool = False, worker: bool = False
    ) -> None:
        width, height = (360, 740) if phone else (1280, 800)
        self.url = url
        self.name = name
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.outside: list[str] = []
        self.errors: list[str] = []
        self.context.on("request", lambda request: self.note(request.url))
        self.context.on("weberror", lambda fault: self.errors.append(str(fault.error)))
        self.page: Page = self.context.new_page()

    def note(self, address: str) -> None:
        """Remember a request that leaves the server."""
        own = (self.url, self.url.replace("http", "ws"), "data:", "blob:", "about:")
        if not address.startswith(own):
            self.outside.append(address)

    def visit(self, path: str) -> Person:
        self.page.goto(self.url + path)
        return self

    @contextmanager
    def away(self) -> Iterator[None]:
        """The page is closed meanwhile, and opened again where it was."""
        here = self.page.url
        self.page.goto("about:blank")
        yield
        self.page.goto(here)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def say_name(self) -> None:
        """Answer the question who plays."""
        dialog = self.page.get_by_role("dialog", name="Who plays?")
        dialog.get_by_label("Name").fill(self.name)
        dialog.get_by_role("button", name="Sit down").click()

    def play_now(self, game: str = GWT2) -> None:
        self.visit("/").button(f"Play now: {game}").click()
        self.say_name()

    def asked(self, question: str) -> Locator:
        """The action bar, as soon as it asks this."""
        bar = self.page.get_by_role("region", name=question)
        expect(bar).to_be_visible()
        return bar

    def settled(self) -> None:
        """The page shows what is asked and what the choices would do; nothing is on its way."""
        drawn = self.page.locator(".board[aria-busy=false][data-foreseen]")
        expect(drawn).to_have_count(1)

    def choose(self, question: str, choice: str) -> None:
        """Answer a question by the button whose name begins like this."""
        name = re.compile(f"^{re.escape(choice)}")
        self.asked(question).get_by_role("button", name=name).first.click()

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name="Log")
