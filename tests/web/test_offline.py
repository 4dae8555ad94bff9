"""Without a server: the page starts, says so, and the companion works; no table is ever kept."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, expect

from tests.server.running import Running
from tests.web.browser import Person, eventually, needs_browser, worker_is_ready
from tests.web.conftest import Arrive

pytestmark = needs_browser

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      found.push(request.url.slice(location.origin.length));
  return found;
}"""
ALLOWED = re.compile(
    r"/|/assets/[^/?]+\.(js|css|svg)|/favicon\.svg|/icon-192\.png|/manifest\.webmanifest"
    r"|/api/(companion|games|words)|/api/words/[a-z]{2}/[a-z0-9]+"
    r"|/api/games/[a-z0-9]+/rules\?lang=[a-z]{2}"
)


def kept(person: Person) -> list[str]:
    """The addresses in all caches of the page."""
    addresses: list[str] = person.page.evaluate(KEPT)
    return addresses


def ready(person: Person, language: str) -> None:
    """The worker is active and has what this language needs."""
    worker_is_ready(person.page)
    last = f"/api/games/pioneer/rules?lang={language}"
    eventually(person.page, "async (address) => !!(await caches.match(address))", last)


def leave(context: BrowserContext) -> None:
    """No network any more, neither for the page nor for its worker."""
    context.set_offline(True)


def test_the_page_starts_without_a_server(arrive: Arrive) -> None:
    """It says so, in the language that was chosen, and does not show empty lists of tables."""
    ada = arrive("Ada", worker=True).visit("/settings")
    here = ada.page.get_by_role("main")
    here.get_by_role("combobox", name="Language").select_option("pl")
    expect(here.get_by_role("combobox", name="Język")).to_have_value("pl")
    ready(ada, "pl")
    leave(ada.context)
    ada.visit("/")
    expect(
        ada.page.get_by_role("status").get_by_text("Nie ma połączenia z serwerem")
    ).to_be_visible()
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert ada.page.locator("html").get_attribute("lang") == "pl"
    ada.page.get_by_role("link", name="Pomocnik działa bez niego").click()
    expect(ada.page).to_have_url(f"{ada.url}/companion")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()


def test_a_table_says_that_it_needs_the_server(arrive: Arrive) -> None:
    """One clear line instead of an error of the browser; it goes when the server is back."""
    ada = arrive("Ada", worker=True).visit("/")
    ready(ada, "en")
    leave(ada.context)
    ada.visit("/t/nowhere")
    says = ada.page.get_by_role("status").get_by_text("The server cannot be reached")
    expect(says).to_be_visible()
    ada.context.set_offline(False)
    expect(says).to_be_hidden()


def test_rules_and_companion_open_without_a_server(arrive: Arrive) -> None:
    """Straight from their addresses, after one visit to the first page."""
    ada = arrive("Ada", worker=True).visit("/")
    ready(ada, "en")
    leave(ada.context)
    for path in ("/companion", "/rules/pioneer"):
        ada.visit(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.page.get_by_role("link", name="R1.1", exact=True).first).to_be_visible()


def test_nothing_of_a_table_is_kept(arrive: Arrive) -> None:
    """After play with the worker in charge, its caches hold the shell and public answers alone."""
    ada = arrive("Ada", worker=True).visit("/")
    ready(ada, "en")
    ada.play_now()
    ada.asked("Where does your herder start?")
    ada.page.reload()
    ada.asked("Where does your herder start?")
    assert ada.page.evaluate("() => !!navigator.serviceWorker.controller")
    ada.visit("/replays").visit("/learn").visit("/me")
    addresses = kept(ada)
    assert "/" in addresses and "/api/companion" in addresses
    assert [address for address in addresses if not ALLOWED.fullmatch(address)] == []


def test_the_worker_breaks_no_rule_of_the_page(arrive: Arrive, server: Running) -> None:
    """The browser complains about nothing, and the page can be installed."""
    said: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            said.append(message.text)

    ada = arrive("Ada", worker=True)
    ada.page.on("console", hear)
    ada.visit("/")
    ready(ada, "en")
    chrome = ada.context.new_cdp_session(ada.page)
    manifest = chrome.send("Page.getAppManifest")
    assert manifest["url"] == f"{server.url}/manifest.webmanifest"
    assert manifest["errors"] == []
    faults = chrome.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [row["errorId"] for row in faults if row["errorId"] != "in-incognito"] == []
    assert said == []
