"""Playing in the browser: tables, turns, undo, refusals, lost connections."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Request, WebSocketRoute, expect

from tests.web.browser import GWT2, Person, needs_browser
from tests.web.conftest import Arrive

pytestmark = needs_browser

START = "Where does your herder start?"
HERE = "What do you do here?"


def test_from_the_home_page_to_the_first_move(arrive: Arrive) -> None:
    """One click, a name, and the game asks; the move is in the log with its rule."""
    ada = arrive("Ada")
    ada.play_now()
    ada.choose(START, "Go to B")
    ada.asked(HERE)
    line = ada.log.get_by_role("listitem").filter(has_text="Ada starts at B")
    expect(line.get_by_role("link")).to_have_count(0)
    ada.page.get_by_label("Show rules").check()
    expect(line.get_by_role("link", name="Rule R3.2")).to_be_visible()


def test_a_new_table_with_options_and_a_bot(arrive: Arrive) -> None:
    """What was chosen is what the table has, and the bot answers."""
    ada = arrive("Ada")
    ada.visit("/new?game=gwt2")
    ada.page.get_by_label("Simmental cattle").select_option("on")
    ada.page.get_by_label("Bot of seat 2").select_option("random")
    ada.button("Start the game").click()
    ada.say_name()
    ada.asked(START)
    ada.page.get_by_role("tab", name="Table").click()
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("Simmental cattle yes")


def test_the_board_is_played_on(arrive: Arrive) -> None:
    """A piece that glows is a button with a name."""
    ada = arrive("Ada")
    ada.play_now()
    ada.asked(START)
    board = ada.page.get_by_role("group", name=re.compile("^The board"))
    board.get_by_role("button", name=re.compile("^Go to C ")).click()
    ada.asked(HERE)


def test_the_keyboard_chooses_and_takes_back(arrive: Arrive) -> None:
    """Numbers choose, u takes back, ? helps; the focus goes on to the next question."""
    ada = arrive("Ada")
    ada.play_now()
    ada.asked(START)
    ada.page.keyboard.press("2")
    ada.asked(HERE)
    ada.page.keyboard.press("u")
    ada.asked(START).get_by_role("button", name=re.compile("^Go to B")).focus()
    ada.page.keyboard.press("Enter")
    choices = ada.asked(HERE).get_by_role("group", name="Choices")
    expect(choices.get_by_role("button").first).to_be_focused()
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name="Help")).to_be_visible()


def test_hands_are_covered_between_turns_of_one_screen(arrive: Arrive) -> None:
    """Hot-seat: each player uncovers the own hand."""
    ada = arrive("Ada")
    ada.visit("/new?game=gwt2")
    ada.page.get_by_label("Who sits on seat 1").select_option("hotseat")
    ada.page.get_by_label("Name on seat 1").fill("Grandma")
    ada.page.get_by_label("Who sits on seat 2").select_option("hotseat")
    ada.page.get_by_label("Name on seat 2").fill("Grandpa")
    ada.button("Start the game").click()
    ada.say_name()
    expect(ada.page.get_by_role("dialog", name="Grandma, your turn")).to_be_visible()
    expect(ada.page.get_by_role("group", name="Hand")).to_have_count(0)
    ada.button("I am Grandma").click()
    expect(ada.page.get_by_role("group", name="Hand")).to_have_count(1)
    ada.choose(START, "Go to A")
    ada.choose(HERE, "Gain 1 dollar")
    ada.choose(HERE, "End turn")
    expect(ada.page.get_by_role("dialog", name="Grandpa, your turn")).to_be_visible()
    ada.button("I am Grandpa").click()
    ada.asked("Discard one card.")


def test_a_spectator_sees_no_hand(arrive: Arrive) -> None:
    """Watching shows the board, the mats and the log, but no hand and no choice."""
    ada, bob = arrive("Ada"), arrive()
    ada.visit("/new?game=gwt2").button("Start the game").click()
    ada.say_name()
    ada.choose(START, "Go to A")
    ada.asked(HERE)
    expect(ada.page.get_by_role("group", name="Hand")).to_have_count(1)
    bob.visit(ada.page.url.removeprefix(ada.url))
    expect(bob.page.get_by_role("region", name="Mat of Ada")).to_be_visible()
    expect(bob.log).to_contain_text("Ada starts at A")
    expect(bob.page.get_by_role("group", name="Hand")).to_have_count(0)
    expect(bob.button("Undo")).to_have_count(0)
    expect(bob.page.get_by_role("region", name="Waiting for Ada")).to_be_visible()


def test_undo_stops_where_something_was_revealed(arrive: Arrive) -> None:
    """A step can be taken back until a card is drawn (R8.2)."""
    ada = arrive("Ada")
    ada.play_now()
    ada.choose(START, "Go to A")
    ada.asked(HERE)
    ada.button("Undo").click()
    ada.choose(START, "Go to A")
    ada.choose(HERE, "Draw 1, then discard as many")
    ada.asked("Discard one card.")
    expect(ada.button("Undo")).to_be_disabled()
    expect(ada.button("Reset turn")).to_be_disabled()


def test_a_refusal_is_shown_with_its_rule(arrive: Arrive) -> None:
    """The list says why not, with number and text; so does a click on the piece itself."""
    ada = arrive("Ada")
    ada.play_now()
    bar = ada.asked(START)
    bar.get_by_text("Why not?").click()
    reason = bar.get_by_role("listitem").filter(has_text="is no neutral building")
    expect(reason.get_by_role("link", name="Rule R3.2")).to_be_visible()
    expect(reason).to_contain_text("put the herder on any neutral building")
    board = ada.page.get_by_role("group", name=re.compile("^The board"))
    board.get_by_role("button", name=re.compile("Kansas City.*R3.2")).click(force=True)
    expect(ada.page.get_by_role("alert")).to_contain_text("is no neutral building")


def test_a_reload_in_mid_turn_loses_nothing(arrive: Arrive) -> None:
    """The page comes back to the same question, and the log is whole."""
    ada = arrive("Ada")
    ada.play_now()
    ada.choose(START, "Go to A")
    ada.asked(HERE)
    ada.page.reload()
    ada.asked(HERE)
    expect(ada.log).to_contain_text("Ada starts at A")


def test_a_choice_while_offline_arrives_once(arrive: Arrive) -> None:
    """What was clicked without a network is sent again when it is back."""
    ada = arrive("Ada")
    ada.play_now()
    ada.asked(START)
    ada.context.set_offline(True)
    ada.choose(START, "Go to A")
    ada.page.wait_for_timeout(500)
    ada.context.set_offline(False)
    ada.asked(HERE)
    expect(ada.log.get_by_text("Ada starts at A")).to_have_count(1)


def requests_to_act(person: Person) -> list[str]:
    """The bodies of those that the page will make."""
    bodies: list[str] = []

    def hear(request: Request) -> None:
        if request.url.endswith("/actions"):
            bodies.append(request.post_data or "")

    person.page.on("request", hear)
    return bodies


def test_an_action_needs_no_request(arrive: Arrive) -> None:
    """The socket carries it and tells it."""
    ada = arrive("Ada")
    asked = requests_to_act(ada)
    ada.play_now()
    ada.choose(START, "Go to A")
    ada.asked(HERE)
    assert asked == []


@pytest.mark.parametrize("arrives", [False, True])
def test_a_socket_that_has_gone_quiet_is_not_waited_for(arrive: Arrive, arrives: bool) -> None:
    """The wish is sent again with its key, and is done once, whether or not it had arrived."""
    ada = arrive("Ada")
    asked, wishes = requests_to_act(ada), list[str]()

    def quiet(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            wishes.append(str(message))
            if arrives:
                server.send(message)

        socket.on_message(heard)
        server.on_message(lambda message: None if wishes else socket.send(message))

    ada.page.route_web_socket(re.compile(r"/tables/[^/]+/ws"), quiet)
    ada.play_now()
    ada.choose(START, "Go to A")
    ada.asked(HERE)
    assert [json.loads(body)["key"] for body in asked] == [json.loads(wishes[0])["act"]["key"]]
    expect(ada.log.get_by_text("Ada starts at A")).to_have_count(1)


def test_a_broken_connection_resumes(arrive: Arrive) -> None:
    """When the live connection breaks it is made again, and what happened meanwhile is there."""
    ada = arrive("Ada")
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    ada.page.route_web_socket(re.compile(r"/tables/[^/]+/ws"), through)
    ada.play_now()
    ada.choose(START, "Go to A")
    ada.asked(HERE)
    lost = ada.page.locator(".offline")
    sockets[-1].close()
    expect(lost).to_be_visible()
    ada.choose(HERE, "Gain 1 dollar")
    expect(ada.log).to_contain_text("gains 1 dollar")
    expect(lost).to_be_hidden()
    assert len(sockets) > 1


def test_an_action_is_seen_without_a_live_connection(arrive: Arrive) -> None:
    """Where a network lets no socket through, the answer to an action brings the position."""
    ada = arrive("Ada")
    sockets: list[WebSocketRoute] = []

    def once(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if len(sockets) == 1:
            socket.connect_to_server()
        else:
            socket.close()

    ada.page.route_web_socket(re.compile(r"/tables/[^/]+/ws"), once)
    ada.play_now()
    ada.asked(START)
    sockets[0].close()
    expect(ada.page.locator(".offline")).to_be_visible()
    ada.choose(START, "Go to A")
    ada.asked(HERE)
    expect(ada.log).to_contain_text("Ada starts at A")


def test_friends_come_by_link(arrive: Arrive) -> None:
    """The link of a free seat seats whoever opens it, and the owner starts."""
    ada, bob = arrive("Ada"), arrive("Bob")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.visit("/new?game=gwt2")
    ada.page.get_by_label("Who sits on seat 2").select_option("friend")
    ada.button("Open the table").click()
    ada.say_name()
    ada.button("Copy the link of seat 2").click()
    link = str(ada.page.evaluate("navigator.clipboard.readText()"))
    bob.visit(link.removeprefix(ada.url))
    bob.say_name()
    expect(bob.page.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    ada.button("Start").click()
    ada.asked(START)
    expect(bob.page.get_by_role("region", name="Waiting for Ada")).to_be_visible()
    bob.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_role("textbox", name="Say something").fill("Howdy")
    bob.button("Send").click()
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Howdy")


def test_my_tables_say_when_it_is_my_turn(arrive: Arrive) -> None:
    """The home page and the title call."""
    ada = arrive("Ada")
    ada.play_now()
    ada.asked(START)
    expect(ada.page).to_have_title(re.compile("Your turn"))
    ada.visit("/")
    mine = ada.page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("link", name=re.compile(f"{GWT2}.*Your turn"))).to_be_visible()
