"""Sam and Sue beside a cardboard table: the page says what the command line says, by clicks."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.companion.playing import usual
from tests.web.browser import Person, needs_browser
from tests.web.conftest import Arrive
from tests.web.test_pages import faults
from trailboss import rulebook
from trailboss.companion.base import NUMBER, Question
from trailboss.companion.session import OPPONENTS, Session, resumed
from trailboss.companion.speech import Speech
from trailboss.i18n import words

pytestmark = needs_browser

EACH = pytest.mark.parametrize("opponent", OPPONENTS)
SPEECH = Speech(words("en"))
BUTTONS = 31
"""More numbers than these are typed."""
BREEDS = ("Shorthorn", "Hereford", "Simmental")
"""What the Ukrainian box leaves in Latin letters."""
TURNS = 5
"""After this many turns of the opponent the person begins the end of the game."""


class Table:
    """A page, and beside it the session that it should be."""

    def __init__(self, person: Person, opponent: str, **options: str) -> None:
        self.person = person
        self.page: Page = person.page
        self.opponent = opponent
        person.visit(f"/companion/{opponent}")
        for value in options.values():
            self.page.get_by_role("radio", name=value).check()
        person.button("Start").click()
        self.expect_session()
        self.session = resumed(self.kept())

    def kept(self) -> dict[str, Any]:
        """What the browser keeps."""
        text = self.page.evaluate(f"localStorage.getItem('trailboss.companion.{self.opponent}')")
        found: dict[str, Any] = json.loads(text)
        return found

    def expect_session(self) -> None:
        expect(self.page.get_by_role("region", name="This game")).to_be_visible()

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name="What to do")

    def line(self, question: Question) -> Locator:
        """The question on the page."""
        text = SPEECH.question(question).removesuffix(f" ({question.rule})")
        return self.page.get_by_role("heading", name=text, exact=True)

    def expect_same(self) -> None:
        """The page asks and tells what the session does."""
        question = self.session.question
        assert question is not None
        expect(self.line(question)).to_be_visible()
        for told in self.session.told:
            text = SPEECH.told(told).removesuffix(f" ({told.rule})")
            expect(self.log.get_by_text(text, exact=True).last).to_be_attached()

    def answer(self, text: str) -> None:
        """Tap an answer, and give it to the session."""
        question = self.session.question
        assert question is not None
        if question.kind == NUMBER and len(question.choices) > BUTTONS:
            self.page.get_by_role("textbox", name="Number").fill(text)
            self.page.get_by_role("button", name="OK", exact=True).click()
        else:
            mark = " (the usual answer)" if text == question.default else ""
            name = f"{SPEECH.choice(question, text)}{mark}"
            group = self.page.get_by_role("region", name=self.name(question), exact=True)
            group.get_by_role("button", name=name, exact=True).click()
        self.session.answer(text)

    def name(self, question: Question) -> str:
        return SPEECH.question(question).removesuffix(f" ({question.rule})")

    def play(self, answers: int) -> None:
        """Give usual answers, and end the game after some turns."""
        for _ in range(answers):
            if self.session.question is None:
                return
            self.expect_same()
            late = self.session.answers.count("go") >= TURNS
            self.answer(usual(self.session, turn="last" if late else "go"))


@EACH
def test_a_whole_session_on_a_phone_is_that_of_the_command_line(
    arrive: Arrive, opponent: str
) -> None:
    """Question by question and line by line, to the verdict."""
    table = Table(arrive("Ada", phone=True), opponent)
    table.play(150)
    assert table.session.question is None
    (verdict,) = table.session.told
    text = SPEECH.told(verdict).removesuffix(f" ({verdict.rule})")
    expect(table.page.get_by_role("heading", name=text, exact=True)).to_be_focused()
    assert table.kept() == table.session.doc()
    total = table.session.score().total
    expect(table.page.get_by_role("row", name=f"total {total}")).to_be_visible()
    table.person.button("New game").click()
    expect(table.person.button("Start")).to_be_visible()


@EACH
def test_printed_cards_are_read_out(arrive: Arrive, opponent: str) -> None:
    """Who holds the deck says what it shows."""
    table = Table(arrive("Ada", phone=True), opponent, deck="myself")
    assert table.session.options["deck"] == "box"
    table.play(12)
    table.expect_same()


@EACH
def test_a_reload_goes_on_and_undo_takes_back(arrive: Arrive, opponent: str) -> None:
    """Nothing is lost when the phone forgets the page."""
    table = Table(arrive("Ada", phone=True), opponent)
    table.play(8)
    table.page.reload()
    table.expect_same()
    for _ in range(3):
        table.person.button("Undo").click()
        table.session.undo()
        table.expect_same()
    assert table.kept() == table.session.doc()
    table.page.get_by_text("Earlier turns").click()
    table.page.get_by_text("Set-up", exact=True).click()
    first = Session(opponent, table.session.seed, table.session.options).told[1]
    expect(table.page.get_by_text(SPEECH.told(first))).to_be_visible()


@EACH
def test_a_session_travels_between_page_and_command_line(
    arrive: Arrive, tmp_path: Path, opponent: str
) -> None:
    """What one saves the other resumes."""
    table = Table(arrive("Ada", phone=True), opponent)
    table.play(5)
    with table.page.expect_download() as saving:
        table.person.button("Save to a file").click()
    assert saving.value.suggested_filename == f"{opponent}.json"
    session = resumed(json.loads(saving.value.path().read_text("utf-8")))
    assert session.doc() == table.session.doc()
    session.answer(usual(session))
    path = tmp_path / "tuesday.json"
    path.write_text(json.dumps(session.doc() | {"seed": (1 << 64) - 1, "answers": []}) + "\n")
    table.person.button("New game").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Forget it").click()
    table.page.get_by_label("Go on from a file").set_input_files(path)
    table.expect_session()
    table.session = Session(opponent, (1 << 64) - 1, session.options)
    table.play(3)
    text = table.page.evaluate(f"localStorage.getItem('trailboss.companion.{opponent}')")
    assert json.loads(text) == table.session.doc()


def test_what_is_no_session_changes_nothing(arrive: Arrive, tmp_path: Path) -> None:
    """A damaged file and one of the other opponent are refused in one line each."""
    ada = arrive("Ada", phone=True).visit("/companion/sam")
    for name, text, trouble in (
        ("bad.json", '{"companion": 1', "bad.json is no session that can go on here."),
        ("sue.json", json.dumps(Session("sue", 1, {}).doc()), "sue.json is a session with Sue"),
    ):
        path = tmp_path / name
        path.write_text(text)
        ada.page.get_by_label("Go on from a file").set_input_files(path)
        expect(ada.page.get_by_role("alert").filter(has_text=trouble)).to_be_visible()
    expect(ada.button("Start")).to_be_visible()


@pytest.mark.parametrize("text", ["{", "[]", '{"companion":1,"opponent":"sam","seed":1}'])
def test_a_damaged_session_is_told_and_begun_anew(arrive: Arrive, text: str) -> None:
    """One clear message, and the way on."""
    ada = arrive("Ada", phone=True).visit("/companion/sam")
    expect(ada.button("Start")).to_be_visible()
    ada.page.evaluate(f"localStorage.setItem('trailboss.companion.sam', {json.dumps(text)})")
    ada.page.reload()
    expect(ada.page.get_by_role("alert").filter(has_text="is damaged")).to_be_visible()
    ada.button("Start").click()
    ada.page.reload()
    expect(ada.page.get_by_role("region", name="This game")).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so(arrive: Arrive) -> None:
    """The session goes on all the same, and can be saved to a file."""
    ada = arrive("Ada", phone=True)
    full = "Storage.prototype.setItem = () => { throw new Error('full'); }"
    ada.page.add_init_script(full)
    ada.visit("/companion/sue").button("Start").click()
    expect(ada.page.get_by_role("alert").filter(has_text="keeps nothing")).to_be_visible()
    ada.button("Sue’s turn (the usual answer)").click()
    expect(ada.page.get_by_role("log").get_by_text("Sue’s card is")).to_be_visible()
    with ada.page.expect_download() as saving:
        ada.button("Save to a file").click()
    assert resumed(json.loads(saving.value.path().read_text("utf-8"))).answers == ["go"]


def test_the_keyboard_answers_like_the_terminal(arrive: Arrive) -> None:
    """Numbers choose, Enter takes the usual answer, u takes back; the question has the focus."""
    table = Table(arrive("Ada"), "sam")
    table.page.keyboard.press("2")
    table.session.answer("builder")
    for key, answer in (("Enter", "3"), ("Enter", "go")):
        table.expect_same()
        question = table.session.question
        assert question is not None
        expect(table.line(question)).to_be_focused()
        table.page.keyboard.press(key)
        table.session.answer(answer)
    table.expect_same()
    table.page.keyboard.press("u")
    table.session.undo()
    table.expect_same()
    assert table.kept() == table.session.doc()


def test_a_rule_opens_where_it_is_cited(arrive: Arrive) -> None:
    """Its text, without leaving the table."""
    table = Table(arrive("Ada", phone=True), "sue")
    table.page.get_by_role("button", name="Rule R14.4").first.click()
    dialog = table.page.get_by_role("dialog", name="Rule R14.4")
    text = rulebook.rules_of("elpaso").rules["R14.4"]
    expect(dialog).to_contain_text(re.sub(r"\s+", " ", text)[:60])
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


@EACH
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_a_session(arrive: Arrive, opponent: str, scheme: Any) -> None:
    """Questions with buttons, with numbers, and the end; never wider than a phone."""
    ada = arrive("Ada", phone=True)
    ada.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    table = Table(ada, opponent)
    assert faults(ada.page) == []
    table.play(7)
    ada.page.get_by_text("Earlier turns").click()
    ada.page.get_by_text(re.compile(rf"^{opponent.title()}: \d+ points?$")).click()
    assert faults(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_ukrainian_table_reads_no_english(arrive: Arrive) -> None:
    """No key and no foreign word but breeds, from the start to the first turn."""
    ada = arrive("Ada", phone=True)
    chosen = json.dumps({"language": "uk"})
    ada.page.add_init_script(f"localStorage.setItem('trailboss.prefs', {json.dumps(chosen)})")
    ada.visit("/companion/sam")
    main = ada.page.get_by_role("main")
    say = words("uk").say
    ada.button(say("ui-solo-start", "")).click()
    seen = [main.inner_text()]
    for _ in range(6):
        group = ada.page.get_by_role("region").first.get_by_role("group")
        marked = group.get_by_role("button", name=say("ui-solo-usual", ""))
        (marked if marked.count() else group.get_by_role("button").first).click()
        seen.append(main.inner_text())
    foreign = {word for text in seen for word in re.findall(r"[A-Za-z_-]{2,}", text)}
    assert foreign <= {"Enter", *BREEDS}
