"""One server and one browser for all tests of the page; a person for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.server.running import Running, running
from tests.web.browser import Person, launched

Arrive = Callable[..., Person]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A second try for a browser on a busy machine; the summary tells who needed it.

    Whole games come first: a long test at the end would be waited for by one worker alone.
    """
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=lambda item: not item.path.name.startswith("test_whole_"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One process with bots."""
    with running(tmp_path_factory.mktemp("tables"), bots=1) as one:
        yield one


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright) as one:
        yield one


@pytest.fixture
def arrive(server: Running, browser: Browser) -> Iterator[Arrive]:
    """Somebody comes to the server; no page may fail, or ask anybody else for anything."""
    people: list[Person] = []

    def arriving(name: str = "", phone: bool = False, worker: bool = False) -> Person:
        people.append(Person(browser, server.url, name, phone, worker))
        return people[-1]

    yield arriving
    outside = [address for person in people for address in person.outside]
    errors = [error for person in people for error in person.errors]
    for person in people:
        person.context.close()
    assert not outside
    assert not errors
