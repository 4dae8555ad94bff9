"""Replays in the browser: links to a move, keys, the slider, branches, records from files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.running import Person as Somebody
from tests.server.running import Running, play_out
from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.hand import Hand
from tests.web.test_pages import faults
from trailboss.core.record import parse
from trailboss.games import GAMES

pytestmark = needs_browser

RECORDS = Path(__file__).parents[1] / "records"
ALONE = RECORDS / "gwt2" / "alone-easy.txt"
KINDS = {
    "gwt2": ALONE,
    "pioneer": RECORDS / "pioneer" / "0-for-1-greedy.txt",
    "elpaso": RECORDS / "elpaso" / "5-for-1-greedy.txt",
}


def stored(server: Running, path: Path = ALONE) -> tuple[str, int]:
    """A replay that is there already: its name and the number of its moves."""
    with Somebody(server.url, "Librarian") as librarian:
        doc = librarian.post("/api/replays", record=path.read_text("utf-8"))
    return doc["id"], doc["moves"]


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="Move")


def stands_at(person: Person, move: int) -> None:
    """The slider, the log and the address agree."""
    expect(slider(person)).to_have_value(str(move))
    expect(person.page).to_have_url(re.compile(rf"[?]move={move}(&|$)"))
    here = person.page.get_by_role("log", name="This turn").get_by_role("listitem").last
    expect(here).to_have_attribute("aria-current", "step")
    expect(here).to_contain_text(str(move))


def bring(person: Person, name: str, text: str) -> None:
    """Choose a file."""
    file: Any = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    person.visit("/replays").page.get_by_label("Record of a game").set_input_files(file)


def test_a_link_opens_at_its_move(server: Running, arrive: Arrive) -> None:
    """Also after a reload, and copied from the page."""
    replay, moves = stored(server)
    ada = arrive("Ada")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.visit(f"/replay/{replay}?move=120")
    stands_at(ada, 120)
    expect(ada.page.get_by_role("region", name="Move by move")).to_contain_text(
        f"Move 120 of {moves}"
    )
    ada.button("On a move").click()
    stands_at(ada, 121)
    ada.page.reload()
    stands_at(ada, 121)
    ada.button("Copy the link to this move").click()
    expect(ada.button("Copied")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.url}/replay/{replay}?move=121"


def test_keys_and_buttons_step(server: Running, arrive: Arrive) -> None:
    """Arrows, Home, End, Space; the slider by its own keys; a turn at a time."""
    replay, moves = stored(server)
    ada = arrive("Ada")
    ada.visit(f"/replay/{replay}?move=60")
    stands_at(ada, 60)
    ada.page.keyboard.press("ArrowLeft")
    stands_at(ada, 59)
    ada.page.keyboard.press("End")
    stands_at(ada, moves)
    points = ada.page.get_by_role("region", name="Points over time")
    expect(points).to_contain_text("★ Sam wins")
    ada.page.keyboard.press("Home")
    expect(slider(ada)).to_have_value("0")
    turn = ada.page.get_by_role("region", name="This turn")
    expect(turn).to_contain_text("Before the first move.")
    slider(ada).press("ArrowRight")
    stands_at(ada, 1)
    ada.button("On a turn").click()
    expect(slider(ada)).not_to_have_value("1")
    assert int(slider(ada).input_value()) > 2
    ada.button("Back a turn").click()
    expect(slider(ada)).to_have_value("0")
    ada.page.get_by_label("Speed").select_option("hasty")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(slider(ada)).to_have_value(re.compile(r"[2-9]|\d\d"))
    ada.button("Pause").click()
    expect(ada.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_branch_is_a_table_of_ones_own(server: Running, arrive: Arrive) -> None:
    """Play on from a move: the position is there, and it goes on."""
    replay, _ = stored(server, KINDS["pioneer"])
    ada = arrive("Ada")
    ada.visit(f"/replay/{replay}?move=30")
    stands_at(ada, 30)
    ada.button("Play on from here").click()
    ada.say_name()
    ada.page.get_by_role("dialog", name="Play on from here").get_by_role(
        "button", name="Play on"
    ).click()
    expect(ada.page).to_have_url(re.compile("/t/"))
    expect(ada.log.get_by_role("listitem").first).to_be_visible()
    ada.page.get_by_role("tab", name="Table").click()
    expect(ada.page.get_by_text("goes on from a replay")).to_be_visible()


def test_bots_play_on_by_themselves(server: Running, arrive: Arrive) -> None:
    """They keep their names and their level; the seat that one looks through is one's own."""
    replay, _ = stored(server, RECORDS / "elpaso" / "greedy-2.txt")
    ada = arrive("Ada")
    ada.visit(f"/replay/{replay}?move=60")
    stands_at(ada, 60)
    ada.page.get_by_label("Seen by").select_option("1")
    ada.button("Play on from here").click()
    ada.say_name()
    dialog = ada.page.get_by_role("dialog", name="Play on from here")
    expect(dialog.get_by_label("Who plays for Drover 1")).to_have_value("greedy")
    expect(dialog.get_by_label("Who plays for Drover 2")).to_have_value("")
    dialog.get_by_label("Who plays for Drover 1").select_option("random")
    dialog.get_by_role("button", name="Play on").click()
    expect(ada.page).to_have_url(re.compile("/t/"))
    players = ada.page.get_by_role("list", name="Players")
    expect(players.get_by_role("listitem").first).to_contain_text("Greenhorn")
    expect(players.get_by_role("listitem").nth(1)).to_contain_text("you")
    expect(players.get_by_role("listitem").nth(1)).to_contain_text("must act")


def test_a_strong_bot_takes_the_hidden_seat_of_a_branch(server: Running, arrive: Arrive) -> None:
    """Any level plays on in gwt2 too: it moves, and keeps its name."""
    path = RECORDS / "gwt2" / "greedy-2.txt"
    record = parse(path.read_text("utf-8"), GAMES)
    move = [seat for seat, _ in record.moves].index(1, 60)
    replay, _ = stored(server, path)
    ada = arrive("Ada")
    ada.visit(f"/replay/{replay}?move={move}")
    stands_at(ada, move)
    ada.page.get_by_label("Seen by").select_option("0")
    ada.button("Play on from here").click()
    ada.say_name()
    dialog = ada.page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_label("Who plays for").nth(1).select_option("strong")
    dialog.get_by_role("button", name="Play on").click()
    players = ada.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(players.nth(1)).to_contain_text("A bot")
    expect(players.nth(0)).to_contain_text("must act")


def test_there_is_no_curtain_against_oneself(server: Running, arrive: Arrive) -> None:
    """Whoever plays both seats of a branch has seen both hands."""
    replay, record = stored(server, RECORDS / "elpaso" / "greedy-2.txt")
    ada = arrive("Ada")
    ada.visit(f"/replay/{replay}?move=60")
    stands_at(ada, 60)
    ada.button("Play on from here").click()
    ada.say_name()
    dialog = ada.page.get_by_role("dialog", name="Play on from here")
    for name in ("Drover 1", "Drover 2"):
        dialog.get_by_label(f"Who plays for {name}").select_option("")
    dialog.get_by_role("button", name="Play on").click()
    expect(ada.page).to_have_url(re.compile("/t/"))
    seats = ada.page.get_by_role("list", name="Players").get_by_role("listitem")
    asked = seats.filter(has_text="must act")
    expect(asked).to_contain_text("you")
    hands = [Hand(ada, seat) for seat in (0, 1)]
    first = hands[0].state()["waiting"]
    while (waiting := hands[0].state()["waiting"]) == first:
        hands[waiting[0]].play(hands[waiting[0]].state())
    expect(seats.nth(waiting[0])).to_contain_text("must act")
    expect(seats.nth(waiting[0])).to_contain_text("you")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_a_record_opens_from_a_file(arrive: Arrive) -> None:
    """It is checked, and stands before its first move."""
    ada = arrive("Ada")
    bring(ada, "game.txt", ALONE.read_text("utf-8"))
    ada.say_name()
    expect(ada.page).to_have_url(re.compile("/replay/[0-9a-f]{32}[?]move=0$"))
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(re.compile("^Replay: "))
    expect(ada.page.get_by_role("img", name=re.compile("^Points over time"))).to_be_visible()


def test_a_record_can_be_dropped(arrive: Arrive) -> None:
    """Anywhere on the field for it."""
    ada = arrive("Ada")
    ada.visit("/replays")
    carry = """(text) => {
        const carried = new DataTransfer();
        carried.items.add(new File([text], "game.txt", { type: "text/plain" }));
        return carried;
    }"""
    carried = ada.page.evaluate_handle(carry, ALONE.read_text("utf-8"))
    field = ada.page.get_by_label("Record of a game")
    field.dispatch_event("drop", {"dataTransfer": carried})
    ada.say_name()
    expect(ada.page).to_have_url(re.compile("/replay/[0-9a-f]{32}[?]move=0$"))


def test_an_altered_record_is_refused(arrive: Arrive) -> None:
    """The answer names the file, the reason and the line."""
    ada = arrive("Ada")
    text = ALONE.read_text("utf-8")
    bring(ada, "forged.txt", text.replace(" pass ;", " stop ;", 1))
    ada.say_name()
    answer = ada.page.get_by_role("alert")
    expect(answer.get_by_role("heading")).to_contain_text("forged.txt was refused")
    expect(answer).to_contain_text("was altered, lost or moved")
    expect(answer).to_contain_text(re.compile(r"Line \d+ of the file"))
    bring(ada, "cut.txt", text[:-200])
    expect(ada.page.get_by_role("alert")).to_contain_text("cut off")


def test_without_spoilers(server: Running, arrive: Arrive) -> None:
    """Neither points nor winner nor length are on the page, also by the link, until revealed."""
    replay, moves = stored(server)
    ada = arrive("Ada")
    ada.visit(f"/replay/{replay}?move=50")
    ada.page.get_by_label("Without spoilers").check()
    expect(ada.page).to_have_url(re.compile("move=50&quiet$"))
    ada.page.reload()
    stands_at(ada, 50)
    expect(slider(ada)).to_have_attribute("max", "50")
    expect(ada.page.get_by_role("img", name=re.compile("^Points over time"))).to_have_count(0)
    expect(ada.page.get_by_role("main")).not_to_contain_text(str(moves))
    ada.button("On a move").click()
    stands_at(ada, 51)
    expect(slider(ada)).to_have_attribute("max", "51")
    ada.button("Show the points").click()
    expect(ada.page.get_by_role("img", name=re.compile("^Points over time"))).to_be_visible()
    expect(slider(ada)).to_have_attribute("max", str(moves))


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("phone", [False, True])
def test_replays_are_fit_for_everybody(
    server: Running, arrive: Arrive, game: str, phone: bool
) -> None:
    """Axe finds nothing serious, nobody is called "you", and a phone never scrolls sideways."""
    replay, moves = stored(server, KINDS[game])
    ada = arrive("Ada", phone=phone)
    ada.page.emulate_media(color_scheme="dark" if phone else "light", reduced_motion="reduce")
    ada.visit(f"/replay/{replay}?move={moves // 2}")
    stands_at(ada, moves // 2)
    board = ada.page.locator(".replay > .board")
    expect(board.locator("svg").first).to_be_visible()
    expect(board).not_to_contain_text(re.compile(r"\byour?\b", re.IGNORECASE))
    assert faults(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= (360 if phone else 1280)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_of_records_is_fit_for_everybody(arrive: Arrive, scheme: Any) -> None:
    """The refusal too."""
    ada = arrive("Ada", phone=True)
    ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    bring(ada, "a-very-long-name-of-a-file-that-is-no-record-at-all.txt", "no record\n")
    ada.say_name()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    assert faults(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_finished_table_leads_to_its_replay(server: Running, arrive: Arrive) -> None:
    """For those who only look as well."""
    with Somebody(server.url, "Grandma") as grandma:
        table = grandma.table("pioneer", "hotseat", start=True)["id"]
        play_out({0: grandma}, table)
    ada = arrive()
    ada.visit(f"/t/{table}")
    ada.page.get_by_role("link", name="Replay", exact=True).click()
    expect(ada.page).to_have_url(re.compile(rf"/replay/t-{table}[?]move=0$"))
    ada.button("Last move").click()
    expect(ada.page.get_by_role("link", name="To the table")).to_be_visible()
    expect(ada.button("Play on from here")).to_have_count(0)


def test_what_is_not_there_says_so(arrive: Arrive) -> None:
    """A replay that nobody brought, and a way out."""
    ada = arrive()
    ada.visit("/replay/0123456789abcdef")
    expect(ada.page.get_by_role("heading", name="There is no replay here")).to_be_visible()
    ada.page.get_by_role("link", name="Another record").click()
    expect(ada.page.get_by_role("heading", name="Replays", level=1)).to_be_visible()
