"""Notices in the browser: push messages become notifications, a click leads to the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Playwright, Request, expect

from tests.server.pushes import Receiver
from tests.web.browser import (
    PATIENCE,
    WHOLE,
    Person,
    eventually,
    launched,
    needs_browser,
    worker_is_ready,
)
from tests.web.conftest import Arrive

pytestmark = needs_browser

ALLOW = "Notify me when it is my turn"
SHOWN = """async (last) => {
  const found = await (await navigator.serviceWorker.ready).getNotifications();
  const rows = found.map(({ title, body, tag }) => ({ title, body, tag }));
  return rows.some(({ tag }) => tag === last) && rows;
}"""
BROWSER = """(wish) => {
  let one = null;
  PushManager.prototype.getSubscription = async () => one;
  PushManager.prototype.subscribe = async (options) => {
    if (options.userVisibleOnly !== true) throw new Error("must be seen");
    const text = atob(options.applicationServerKey.replaceAll("-", "+").replaceAll("_", "/"));
    const key = Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
    return (one = {
      endpoint: wish.endpoint,
      options: { applicationServerKey: key },
      toJSON: () => ({ endpoint: wish.endpoint, expirationTime: null, keys: wish.keys }),
      unsubscribe: async () => ((one = null), true),
    });
  };
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Notices need the whole browser."""
    with launched(playwright, WHOLE) as one:
        yield one


def chrome_of(person: Person) -> tuple[CDPSession, str]:
    """A line to the browser itself, and what it calls the worker of the page."""
    worker_is_ready(person.page)
    chrome = person.context.new_cdp_session(person.page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(row["registrationId"] for row in event["registrations"])

    chrome.on("ServiceWorker.workerRegistrationUpdated", note)
    chrome.send("ServiceWorker.enable")
    for _ in range(PATIENCE // 20):
        if found:
            break
        person.page.wait_for_timeout(20)
    return chrome, found[-1]


def deliver(person: Person, doc: object) -> None:
    """A push message arrives; one that comes before the worker is ready would be lost."""
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    chrome, worker = chrome_of(person)
    message = {"origin": person.url, "registrationId": worker, "data": json.dumps(doc)}
    chrome.send("ServiceWorker.deliverPushMessage", message)
    chrome.detach()


def posts_subscription(request: Request) -> bool:
    return request.method == "POST" and request.url.endswith("/api/push")


def notice(table: str) -> dict[str, str]:
    words = {"title": "Your turn: Pioneer Rails", "body": "At the table: Ada, Bob"}
    return {"kind": "turn", "table": table, "game": "pioneer", **words}


def shown(person: Person, last: str) -> list[dict[str, str]]:
    """All notifications, as soon as that of a table is among them."""
    rows: list[dict[str, str]] = eventually(person.page, SHOWN, last)
    return sorted(rows, key=lambda row: row["tag"])


def test_a_push_message_is_shown_once_for_a_table(arrive: Arrive) -> None:
    """A later one replaces it; what the server never sends is not shown."""
    ada = arrive("Ada", worker=True)
    ada.context.grant_permissions(["notifications"], origin=ada.url)
    ada.visit("/")
    hostile = {"table": "../me", "title": "x"}
    for doc in (notice("abc"), notice("abc"), hostile, "nonsense", notice("last")):
        deliver(ada, doc)
    words = {"title": "Your turn: Pioneer Rails", "body": "At the table: Ada, Bob"}
    assert shown(ada, "last") == [{**words, "tag": "abc"}, {**words, "tag": "last"}]


def test_a_table_before_the_eyes_is_not_announced(arrive: Arrive) -> None:
    """The page of that table says it itself; a notice of another table is shown."""
    ada = arrive("Ada", worker=True)
    ada.context.grant_permissions(["notifications"], origin=ada.url)
    ada.visit("/t/abc")
    deliver(ada, notice("abc"))
    deliver(ada, notice("other"))
    assert [row["tag"] for row in shown(ada, "other")] == ["other"]


@pytest.mark.parametrize("here", [False, True])
def test_a_click_leads_to_the_table(arrive: Arrive, here: bool) -> None:
    """Into the window that has the table, else into a new one."""
    ada = arrive("Ada", worker=True)
    ada.context.grant_permissions(["notifications"], origin=ada.url)
    ada.visit("/t/abc" if here else "/")
    chrome_of(ada)
    worker = ada.context.service_workers[0]
    opened = worker.evaluate(
        """async (table) => {
          const note = { data: { table }, close: () => undefined };
          const calls = [];
          WindowClient.prototype.focus = async function () { calls.push(`focus ${this.url}`); };
          Clients.prototype.openWindow = async (url) => void calls.push(`open ${url}`);
          const event = new ExtendableEvent("notificationclick");
          Object.defineProperty(event, "notification", { value: note });
          self.dispatchEvent(event);
          for (let n = 0; n < 500 && !calls.length; n += 1)
            await new Promise((done) => setTimeout(done, 20));
          return calls;
        }""",
        "abc",
    )
    assert opened == [f"focus {ada.url}/t/abc" if here else "open /t/abc"]


def test_the_check_box_subscribes_this_browser(arrive: Arrive) -> None:
    """The server hears of the browser and its language; turned off, it forgets it."""
    ada = arrive("Ada", worker=True)
    wish = Receiver().wish("https://push.example.org/ada")
    ada.context.add_init_script(f"({BROWSER})({json.dumps(wish)})")
    ada.context.grant_permissions(["notifications"], origin=ada.url)
    ada.visit("/settings")
    box = ada.page.get_by_label(ALLOW)
    with ada.page.expect_request(posts_subscription) as told:
        box.check()
        ada.say_name()
    assert told.value.post_data_json == wish
    expect(ada.page.get_by_text("Also when no page is open.")).to_be_visible()
    with ada.page.expect_response("**/api/push/forget") as answer:
        box.uncheck()
    assert answer.value.json() == {"subscribed": False}
    assert answer.value.request.post_data_json == {"endpoint": wish["endpoint"]}


def test_a_browser_that_forbids_notices_says_so(arrive: Arrive) -> None:
    """The box does not stay checked."""
    ada = arrive("Ada", worker=True).visit("/settings")
    ada.page.evaluate("Notification.requestPermission = async () => 'denied'")
    ada.page.get_by_label(ALLOW).click()
    expect(ada.page.get_by_text("This browser forbids notices from here.")).to_be_visible()
    expect(ada.page.get_by_label(ALLOW)).not_to_be_checked()
