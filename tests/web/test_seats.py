"""Seats in the browser: however one gets a seat, the page is that seat's from then on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Person as Somebody
from tests.server.running import Running, play_out
from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.test_table import HERE, START

pytestmark = needs_browser

CUT = """(names) => names.filter((name) => {
  const { right, width } = name.getBoundingClientRect();
  return !width || right > name.parentElement.getBoundingClientRect().right + 1;
}).map((name) => name.textContent)"""
"""Names that stick out of where they stand, and so are cut."""
Sit = Callable[[Person, Person, str], None]
"""How the guest gets seat 2 of the host's open table; with the words of the invitation link."""


def open_table(host: Person, public: bool) -> str:
    """A table with a seat for a friend; the link of that seat."""
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.visit("/new?game=gwt2")
    host.page.get_by_label("Who sits on seat 2").select_option("friend")
    if public:
        host.page.get_by_label(re.compile("^Public")).check()
    host.button("Open the table").click()
    host.say_name()
    host.button("Copy the link of seat 2").click()
    return str(host.page.evaluate("navigator.clipboard.readText()"))


def place(page: Page) -> str:
    """The path of the table that a page shows."""
    return "/t/" + page.url.split("/t/")[1].split("?")[0]


def get_known(person: Person) -> None:
    """The server knows the name before."""
    person.visit("/me")
    person.page.get_by_label("Name", exact=True).first.fill(person.name)
    person.button("Save").first.click()
    expect(person.page.get_by_role("banner")).to_contain_text(person.name)


def by_button(host: Person, guest: Person, link: str) -> None:
    """The guest watches the open table first and presses the button."""
    guest.visit(place(host.page)).button("Sit on seat 2").click()


def by_lobby(host: Person, guest: Person, link: str) -> None:
    """The guest finds the table on the home page."""
    guest.visit("/").page.locator(f"a[href='{place(host.page)}']").first.click()
    guest.button("Sit on seat 2").click()


def by_link(host: Person, guest: Person, link: str) -> None:
    guest.visit(link.removeprefix(guest.url))


def by_link_while_watching(host: Person, guest: Person, link: str) -> None:
    """The page of the table is open when the link is followed."""
    guest.visit(place(host.page))
    expect(guest.page.get_by_role("list").filter(has_text="Ada")).to_be_visible()
    guest.visit(link.removeprefix(guest.url))


def acts(person: Person) -> None:
    """The person is asked, chooses, and sees what came of it."""
    person.choose(START, "Go to A")
    person.asked(HERE)


@pytest.mark.parametrize("known", [False, True], ids=["new", "known"])
@pytest.mark.parametrize("sit", [by_button, by_lobby, by_link, by_link_while_watching])
def test_who_sits_down_before_the_start_plays(arrive: Arrive, sit: Sit, known: bool) -> None:
    """Nobody loads a page again."""
    ada, bob = arrive("Ada"), arrive("Bob")
    if known:
        get_known(bob)
    link = open_table(ada, public=sit in (by_button, by_lobby))
    sit(ada, bob, link)
    if not known:
        bob.say_name()
    expect(bob.button("Leave")).to_be_visible()
    ada.button("Start").click()
    expect(bob.page.get_by_role("region", name="Waiting for Ada")).to_be_visible()
    acts(ada)
    ada.choose(HERE, "Gain 1 dollar")
    ada.choose(HERE, "End turn")
    bob.choose("Discard one card.", "Discard")
    bob.choose(START, "Go to B")
    bob.asked(HERE)


def test_a_second_page_of_the_same_person_sits_too(arrive: Arrive) -> None:
    """What was opened to watch looks through the seat that is taken elsewhere."""
    ada, bob = arrive("Ada"), arrive("Bob")
    get_known(bob)
    open_table(ada, public=True)
    bob.visit(place(ada.page))
    other = bob.context.new_page()
    other.goto(bob.page.url)
    other.get_by_role("button", name="Sit on seat 2").click()
    expect(bob.button("Leave")).to_be_visible()
    ada.button("Start").click()
    for page in (bob.page, other):
        expect(page.get_by_role("group", name="Hand")).to_have_count(1)


@pytest.mark.parametrize("known", [False, True], ids=["new", "known"])
@pytest.mark.parametrize("watching", [False, True], ids=["straight", "watching"])
def test_a_seat_link_after_the_start_moves_the_seat(
    arrive: Arrive, known: bool, watching: bool
) -> None:
    """Whoever brings the secret of a seat has it from then on, and whoever had it watches."""
    ada, eve = arrive("Ada"), arrive("Eve")
    ada.play_now()
    ada.asked(START)
    ada.page.get_by_role("tab", name="Table").click()
    own = ada.page.get_by_role("link", name=re.compile("seat 1")).get_attribute("href")
    if known:
        get_known(eve)
    if watching:
        eve.visit(place(ada.page))
        expect(eve.page.get_by_role("region", name="Waiting for Ada")).to_be_visible()
    eve.visit(str(own))
    if not known:
        eve.say_name()
    acts(eve)
    expect(ada.page.get_by_role("region", name="Waiting for Eve")).to_be_visible()
    expect(ada.page.get_by_role("group", name="Hand")).to_have_count(0)


def test_who_left_comes_back_by_the_own_link(arrive: Arrive) -> None:
    """The seat is taken back without loading the page again."""
    ada = arrive("Ada")
    ada.play_now()
    ada.asked(START)
    ada.page.get_by_role("tab", name="Table").click()
    own = str(ada.page.get_by_role("link", name=re.compile("seat 1")).get_attribute("href"))
    ada.button("Leave").click()
    ada.button("Leave").first.click()
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("has left")
    ada.visit(own)
    acts(ada)


def test_a_bot_that_stands_in_gives_the_seat_back(arrive: Arrive) -> None:
    """Ada lets it play while Bob is away; by his own link he has his seat again."""
    ada, bob = arrive("Ada"), arrive("Bob")
    link = open_table(ada, public=False)
    by_link(ada, bob, link)
    bob.say_name()
    ada.button("Start").click()
    bob.page.get_by_role("tab", name="Table").click()
    own = str(bob.page.get_by_role("link", name=re.compile("seat 2")).get_attribute("href"))
    bob.button("Leave").click()
    bob.button("Leave").first.click()
    ada.button("Let a bot play").click()
    players = ada.page.get_by_role("list", name="Players")
    expect(players).to_contain_text(re.compile("Bob.* plays", re.DOTALL))
    bob.visit(own)
    expect(players).not_to_contain_text(" plays")
    acts(ada)
    expect(bob.page.get_by_role("group", name="Hand")).to_have_count(1)


def test_four_long_names_are_told_to_their_end(arrive: Arrive) -> None:
    """Beside the board and on a phone; nothing of a name is cut."""
    ada = arrive("Ada")
    ada.visit("/new?game=gwt2")
    for _ in range(2):
        ada.button("Add a seat").click()
    names = [f"Maximiliana Wolkenstein {n}" for n in range(1, 5)]
    for seat, name in enumerate(names, 1):
        ada.page.get_by_label(f"Who sits on seat {seat}").select_option("hotseat")
        ada.page.get_by_label(f"Name on seat {seat}").fill(name)
    ada.button("Start the game").click()
    ada.say_name()
    ada.button(f"I am {names[0]}").click()
    shown = ada.page.get_by_role("list", name="Players").locator(".name b")
    expect(shown).to_have_text(names)
    for width, height in ((1280, 800), (360, 740)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert shown.evaluate_all(CUT) == [], width


def test_who_stood_up_does_not_see_the_hand_of_the_next(arrive: Arrive) -> None:
    """A page that looked through a seat looks on without it."""
    ada, bob, eve = arrive("Ada"), arrive("Bob"), arrive("Eve")
    open_table(ada, public=True)
    for guest in (bob, eve):
        guest.visit(place(ada.page)).button("Sit on seat 2").click()
        guest.say_name()
        expect(guest.button("Leave")).to_be_visible()
        if guest is bob:
            bob.button("Leave").click()
            expect(bob.button("Sit on seat 2")).to_be_visible()
    ada.button("Start").click()
    expect(eve.page.get_by_role("group", name="Hand")).to_have_count(1)
    expect(bob.page.get_by_role("region", name="Waiting for Ada")).to_be_visible()
    expect(bob.page.get_by_role("group", name="Hand")).to_have_count(0)


def test_a_rematch_seats_everybody_who_asks_for_it(server: Running, arrive: Arrive) -> None:
    """The first makes the table, the second finds it, and both play."""
    ada, bob = arrive("Ada"), arrive("Bob")
    link = open_table(ada, public=False)
    by_link(ada, bob, link)
    bob.say_name()
    expect(bob.button("Leave")).to_be_visible()
    ada.button("Start").click()
    ada.asked(START)
    table = place(ada.page).removeprefix("/t/")
    people = (Somebody(server.url), Somebody(server.url))
    with ada.away(), bob.away(), people[0] as first, people[1] as second:
        for one, person in ((first, ada), (second, bob)):
            for cookie in person.context.cookies():
                one.http.cookies.set(cookie["name"], cookie["value"])
        play_out({0: first, 1: second}, table)
    for person in (ada, bob):
        person.button("Rematch").click()
    for person in (ada, bob):
        expect(person.page).not_to_have_url(re.compile(table))
        expect(person.page.get_by_role("group", name="Hand")).to_have_count(1)
        you = person.page.get_by_role("list", name="Players").get_by_text("you", exact=True)
        expect(you).to_have_count(1)
