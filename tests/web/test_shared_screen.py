"""One screen for several seats: what is on the page is what the seat that looks may know."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.lanes import TABLE
from tests.server.running import Running
from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.hand import Hand
from tests.web.test_pages import faults
from tests.web.test_replay import RECORDS, stored
from trailboss.core.event import Event
from trailboss.core.record import Record, parse
from trailboss.games import GAMES
from trailboss.i18n import read

pytestmark = needs_browser

NAMES = ["Grandma", "Grandpa"]
TURNS = 3
MOST_MOVES = 80
QUIET = 300
"""Milliseconds without a change."""
SEEN = ("turn", "place", "drew", "wrote", "took")
"""What the log tells in the words of the event alone: turns, and what one may see or not."""
TIME = re.compile(r"\b\d{1,2}:\d{2}\b( [AP]M)?")

DRAWN = """() => {
  const copy = document.querySelector("main").cloneNode(true);
  for (const select of document.querySelectorAll("main select")) {
    copy.querySelectorAll("select")[0]?.replaceWith(`[${select.value}]`);
  }
  copy.querySelector("[popover]")?.removeAttribute("style");
  for (const piece of copy.querySelectorAll("*")) {
    const has = [...piece.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of has) piece.removeAttribute(name);
    for (const { name, value } of has) piece.setAttribute(name, value);
  }
  return copy.outerHTML.replaceAll("><", ">\\n<");
}"""
"""What stands on the page, a line each; what is chosen in a list is no attribute of it. Where
something was told beside a piece, and in which order it got its attributes, does not matter."""
STILL = f"""async (quiet) => {{
  const read = {DRAWN};
  const whole = {{ subtree: true, childList: true, attributes: true, characterData: true }};
  let changed = true;
  const watch = new MutationObserver(() => (changed = true));
  watch.observe(document.body, whole);
  for (let text = "", since = 0; ; await new Promise((done) => setTimeout(done, 25))) {{
    const waited = performance.now() - since >= quiet;
    if (!changed && !waited) continue;
    changed = false;
    const now = read();
    if (now !== text || document.querySelector(".board[aria-busy=true]")) {{
      text = now;
      since = performance.now();
    }} else if (waited) {{
      watch.disconnect();
      return text;
    }}
  }}
}}"""
"""It is read when something may have changed, and once more at the end."""
HANDS = """() => [...document.querySelectorAll("[data-piece^=hand_]")]
  .flatMap((card) => card.dataset.piece.split(" ")).sort()"""
TWO = {
    "gwt1": "gwt1/greedy-2.txt",
    "gwt2": "gwt2/greedy-2.txt",
    "elpaso": "elpaso/greedy-2.txt",
    "pioneer": "pioneer/3-for-2-greedy.txt",
}
"""Records of two people each."""
EYES = ("0", "1", "nobody")

Doc = dict[str, Any]


def shared_table(person: Person, game: str) -> None:
    """Two seats for two people before one screen, which does nothing by itself."""
    person.context.add_init_script("localStorage['trailboss.prefs'] = '{\"auto\": false}'")
    person.visit(f"/new?game={game}")
    for number, name in enumerate(NAMES, 1):
        person.page.get_by_label(f"Who sits on seat {number}").select_option("hotseat")
        person.page.get_by_label(f"Name on seat {number}").fill(name)
    person.button("Start the game").click()
    person.say_name()
    expect(person.page.get_by_role("dialog", name="your turn")).to_be_visible()


def told(hand: Hand) -> list[Doc]:
    """The events that the seat may know, in order."""
    path = f"{hand.person.url}/api/tables/{hand.table}/entries"
    answer = hand.person.context.request.get(path, params={"seat": hand.seat})
    assert answer.ok, answer.text()
    return [event for entry in answer.json()["entries"] for event in entry["events"]]


def sentence(event: Doc) -> str:
    """An event in the words of the log."""
    who = NAMES[event["seat"]] if event["seat"] is not None else ""
    fields = ("verb", "seat", "rule", "amount", "thing")
    return read("en").event(Event(**{name: event[name] for name in fields}), who)


def logged(page: Page) -> list[str]:
    """The lines of the log, without their rules."""
    lines: list[str] = page.get_by_role("log", name="Log").evaluate(
        """log => [...log.querySelectorAll("p")].map((line) => {
          const text = line.cloneNode(true);
          text.querySelectorAll("a, button").forEach((link) => link.remove());
          return text.textContent.trim();
        })"""
    )
    return lines


def single(lines: list[str]) -> list[str]:
    """Cards that are drawn in the same breath one by one, as the events tell them."""
    found = []
    for line in lines:
        head, _, things = line.partition(" draws ")
        found += [f"{head} draws {thing}" for thing in things.split(", ")] if things else [line]
    return found


def everything(page: Page) -> str:
    """All that the document says, in text and in attributes, without the time of day."""
    return TIME.sub("", str(page.evaluate("document.documentElement.outerHTML")))


def play_turn(hand: Hand) -> None:
    """Until the seat is no longer asked."""
    for _ in range(MOST_MOVES):
        state = hand.state()
        if hand.seat not in state["waiting"] or state["status"] != "playing":
            return
        hand.play(state)


def check_log(page: Page, own: Hand, other: Hand) -> None:
    """The seat's own log, line by line; what only the other knows is nowhere in the document."""
    mine, theirs = told(own), told(other)
    expect(page.get_by_role("log", name="Log")).to_be_visible()
    lines = logged(page)
    for verb in SEEN:
        expected = [sentence(event) for event in mine if event["verb"] == verb]
        assert [line for line in single(lines) if line in set(expected)] == expected
    document = everything(page)
    secrets = {sentence(event) for event in theirs} - {sentence(event) for event in mine}
    assert [secret for secret in secrets if secret in document] == []


def uncover(person: Person, seat: int) -> None:
    person.button(f"I am {NAMES[seat]}").click()
    expect(person.page.get_by_role("log", name="Log")).to_be_visible()


def check_you(person: Person, hand: Hand) -> None:
    """Who you are, and what you may choose, is said of the seat that looks."""
    players = person.page.get_by_role("list", name="Players").get_by_role("listitem")
    for seat in range(len(NAMES)):
        note = players.nth(seat).get_by_text("you", exact=True)
        expect(note).to_have_count(1 if seat == hand.seat else 0)
    wanted = {row["text"] for row in hand.state()["legal"] if not row["free"]}
    ends = {way["steps"][-1] for way in hand.foresight()["ways"]}
    wanted |= {text for text in ends if text.startswith("go ")}
    groups = person.page.get_by_role("group", name="Choices")
    if wanted and groups.count():
        expect(groups.get_by_role("button")).to_have_count(len(wanted))


@pytest.mark.parametrize("game", TWO)
def test_a_table_shows_each_seat_what_it_may_know(arrive: Arrive, game: str) -> None:
    """Turn after turn, and the same as on a page that never looked through another seat."""
    ada = arrive("Ada")
    ada.page.emulate_media(reduced_motion="reduce")
    shared_table(ada, game)
    hands = [Hand(ada, seat) for seat in (0, 1)]
    for turn in range(TURNS):
        state = hands[0].state()
        seat = state["waiting"][0]
        covered(ada, hands, seat)
        if turn == 0:
            assert faults(ada.page) == []
        uncover(ada, seat)
        check_log(ada.page, hands[seat], hands[1 - seat])
        check_you(ada, hands[seat])
        if ada.button("Got it").count():
            ada.button("Got it").click()
        if game != "pioneer":
            own = hands[seat].state()["view"]["players"][seat]["hand"]
            assert hand_on(ada) == set(own)
        before = still(ada.page)
        ada.page.reload()
        uncover(ada, seat)
        assert still(ada.page) == before
        play_turn(hands[seat])


def parts_of(person: Person, phone: bool) -> dict[str, str]:
    """All that can be read in every tab of a desk, or in every part of a phone."""
    page = person.page
    chosen = page.get_by_role("navigation", name="Parts of the table").get_by_role("button")
    buttons = chosen if phone else page.get_by_role("tab")
    found = {}
    for button in buttons.all():
        button.click()
        found[button.inner_text()] = still(page)
    buttons.first.click()
    return found


@pytest.mark.parametrize(
    ("game", "phone"),
    [("gwt2", False), ("elpaso", True), *([("pioneer", False), ("gwt1", True)] if TABLE else [])],
)
def test_every_part_is_that_of_the_seat_that_looks(arrive: Arrive, game: str, phone: bool) -> None:
    """Score, chat and table; board, hand, market and players: as on a page that is opened anew,
    and without what only the other seat knows."""
    ada = arrive("Ada", phone=phone)
    ada.page.emulate_media(reduced_motion="reduce")
    shared_table(ada, game)
    hands = [Hand(ada, seat) for seat in (0, 1)]
    for _ in hands:
        seat = hands[0].state()["waiting"][0]
        ada.button(f"I am {NAMES[seat]}").click()
        expect(ada.page.get_by_role("group", name="Choices").first).to_be_visible()
        if ada.button("Got it").count():
            ada.button("Got it").click()
        before = parts_of(ada, phone)
        mine, theirs = [{sentence(event) for event in told(hands[s])} for s in (seat, 1 - seat)]
        for part, text in before.items():
            assert [secret for secret in theirs - mine if secret in text] == [], part
        ada.page.reload()
        ada.button(f"I am {NAMES[seat]}").click()
        expect(ada.page.get_by_role("group", name="Choices").first).to_be_visible()
        assert parts_of(ada, phone) == before
        play_turn(hands[seat])


def covered(person: Person, hands: list[Hand], seat: int) -> None:
    """Behind the curtain there is nothing."""
    expect(person.page.get_by_role("dialog", name=f"{NAMES[seat]}, your turn")).to_be_visible()
    expect(person.page.get_by_role("log")).to_have_count(0)
    document = everything(person.page)
    known = [{sentence(event) for event in told(hand)} for hand in hands]
    assert [line for line in known[0] | known[1] if line in document] == []
    assert hand_on(person) == set()


def still(page: Page) -> str:
    """All that can be read on the table, as soon as it no longer changes; nothing is pointed at.

    The whole table with every attribute: names, titles and marks of pieces too.
    """
    page.mouse.move(0, 0)
    return TIME.sub("", str(page.evaluate(STILL, QUIET)))


@pytest.mark.parametrize("game", TWO)
def test_a_replay_shows_what_the_chosen_eyes_may_know(
    server: Running, arrive: Arrive, game: str
) -> None:
    """After looking through other eyes the page is that of one that never did, and no hand but
    that of the eyes lies on it."""
    path = RECORDS / TWO[game]
    record = parse(path.read_text("utf-8"), GAMES)
    replay, moves = stored(server, path)
    ada = arrive("Ada")
    ada.page.emulate_media(reduced_motion="reduce")
    address = f"/replay/{replay}?move={moves // 2}"
    fresh = {}
    for eyes in EYES:
        ada.visit(address)
        fresh[eyes] = seen(ada, eyes)
        assert hand_on(ada) == in_hand(record, moves // 2, eyes)
    ada.visit(address)
    for eyes in ("1", "0", "nobody", "mover", "1", "nobody", "0"):
        later = seen(ada, eyes)
        assert later == fresh.get(eyes, later), eyes
    assert len({*fresh.values()}) == len(EYES)


def seen(person: Person, eyes: str) -> str:
    """What a replay shows as soon as it is seen through these eyes."""
    expect(person.page.get_by_role("log", name="This turn")).to_be_visible()
    person.page.get_by_label("Seen by").select_option(eyes)
    return still(person.page)


def hand_on(person: Person) -> set[str]:
    """The cards that lie on the page as those of a hand; a number is only where a seat keeps it."""
    found: list[str] = person.page.evaluate(HANDS)
    return {card.removeprefix("hand_") for card in found} - {"0", "1"}


def in_hand(record: Record, move: int, eyes: str) -> set[str]:
    """The cards that the seat has in hand, by the view of the engine."""
    if eyes == "nobody" or record.game.name == "pioneer":
        return set()
    view = record.game.dump(record.game.view(record.replay(move), int(eyes)))
    return {str(card) for card in view["players"][int(eyes)]["hand"]}
