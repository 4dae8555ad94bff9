"""The steps of "Add a game", followed with the toy game; and the promises to Python."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import trailboss
from bench.rooms import ROW, recounted
from tests.cli.run import run
from tests.core.toy import SPACE, TOY, ToyState
from tests.server.test_secrets import opened, walked
from trailboss import bots
from trailboss.companion.session import OPPONENTS
from trailboss.core.game import Game, validated_options, winners
from trailboss.core.notation import canonical
from trailboss.core.record import verify
from trailboss.games import GAMES, automa_of
from trailboss.games.kit.playout import playout
from trailboss.lab.courses import COURSES
from trailboss.lessons import LESSONS
from trailboss.rooms import by_game, folder_of
from trailboss.server.boards import kind_of
from trailboss.server.components import components
from trailboss.server.problems import BadRequest
from trailboss.server.tables.wire import state_doc

pytestmark = pytest.mark.pure

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
NAMED = re.compile(r"`((?:core|games|server|web|tests|trailboss|bench|deploy)/[\w/.]+)`")


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Step 6: one line in the list of games."""
    monkeypatch.setitem(GAMES, "toy", TOY)
    return trailboss.load("toy")


def test_every_file_of_the_map_is_there() -> None:
    """What the page names can be opened."""
    for name in NAMED.findall(PAGE):
        places = [ROOT / name, ROOT / "trailboss" / name]
        assert any(place.exists() for place in places), name
    tree = PAGE.split("```")[1]
    for folder in re.findall(r"^  (\w+)/ ", tree, re.MULTILINE):
        assert (ROOT / "trailboss" / folder).is_dir(), folder


def test_every_room_is_counted() -> None:
    """The closing table has a row for each folder of the package; the script counts them all."""
    rooms = [row[2] for line in PAGE.split("\n") if (row := ROW.match(line))]
    named = {part.split("/")[0] for room in rooms for part in room.split(", ")}
    folders = {path.parent.name for path in (ROOT / "trailboss").glob("*/__init__.py")}
    assert folders <= named
    assert [line for line in recounted(PAGE).split("\n") if ROW.match(line) and " 0 / 0" in line]
    assert len(recounted(PAGE).split("\n")) == len(PAGE.split("\n"))


def test_a_state_copies_itself_and_actions_have_texts(toy: Game) -> None:
    """Steps 1 and 2."""
    s = toy.setup(2, 7, {})
    copy = s.clone()
    s.play(0, SPACE.parse("take 3"))
    assert isinstance(copy, ToyState) and copy.bank == 20
    assert [SPACE.parse(action.text) for action in SPACE.all] == list(SPACE.all)


def test_frames_ask_refuse_and_follow_each_other(toy: Game) -> None:
    """Step 3: what is not legal says why, with its rule."""
    s = toy.setup(2, 7, {"bank": "5"})
    s.play(0, SPACE.parse("take 3"))
    refusals = s.refusals(1)
    assert [(r.action.text, r.rule) for r in refusals] == [("take 3", "T1")]


@pytest.mark.parametrize("seats", TOY.seats)
def test_the_game_keeps_its_contract(toy: Game, seats: int) -> None:
    """Step 4: it ends, its views can be filled again, its dumps read back."""
    s = toy.setup(seats, 3, validated_options(toy, seats, {}))
    luck = Random(3)
    while waiting := s.waiting():
        for seat in range(seats):
            view = toy.view(s, seat)
            filled = toy.view(toy.guess(view, 11), seat)
            assert canonical(toy.dump(filled)) == canonical(toy.dump(view))
        assert canonical(toy.dump(toy.position(toy.dump(s)))) == canonical(toy.dump(s))
        s.play(waiting[0], luck.choice(s.legal(waiting[0])))
    assert winners(toy.scores(s))
    assert playout(toy.setup(seats, 4, {}), 4, 1000) < 1000


def test_the_list_is_all_that_commands_need(toy: Game, tmp_path: Path) -> None:
    """Step 6: records, perft and the arena play it."""
    text = run("record", "toy", "--bots", "random,random", "--seed", "7").out
    assert verify(text, GAMES)
    path = tmp_path / "toy.txt"
    path.write_text(text)
    assert run("replay", str(path), "--verify", "--json").json["ok"] is True
    assert run("perft", "toy", "--seats", "2", "--seed", "1", "--depth", "2").code == 0
    arena = run("arena", "toy", "--bots", "random,random", "--games", "4", "--seed", "1", "--json")
    assert arena.json["finished"] == 4


def test_a_table_of_the_server_plays_it_before_it_has_a_board(toy: Game) -> None:
    """Step 7 can wait: the random bot is there, the page is told that there are no tables yet."""
    assert bots.names(toy) == ["random"]
    assert kind_of(toy) == "toy"
    with pytest.raises(BadRequest, match="toy has no tables yet"):
        components(toy, {})
    positions = [t for t, _ in walked(opened(toy, 2), 40, 7)]
    assert len(positions) > 5
    assert {state_doc(t, 0)["kind"] for t in positions} == {"toy"}


def test_every_game_is_in_every_room() -> None:
    """Step 7: what the table of rooms says is so for each game there is."""
    rows = re.findall(r"^   \| `trailboss/([\w/]+)` \|", PAGE, re.MULTILINE)
    packages = {row.replace("/", ".") for row in rows} - {"lessons", "lab"}
    assert len(packages) == len(rows) - 2 > 4
    for package in packages:
        assert set(by_game(f"trailboss.{package}")) == set(GAMES), package
    assert set(LESSONS) == set(COURSES) == set(GAMES)
    alone = {automa for game in GAMES.values() if (automa := automa_of(game))}
    assert set(OPPONENTS) == alone


def test_a_room_is_found_by_its_name(
    toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Step 7: a module named after the folder of the game is enough."""
    house = tmp_path / "house"
    house.mkdir()
    (house / "__init__.py").touch()
    (house / f"{folder_of(toy)}.py").write_text("BOTS = 'here'")
    monkeypatch.syspath_prepend(tmp_path)
    assert {game: found.BOTS for game, found in by_game("house").items()} == {"toy": "here"}


def test_public_names_are_there_and_no_others() -> None:
    """`trailboss.__all__` is a promise."""
    assert sorted(trailboss.PLACES) == sorted(trailboss.__all__)
    for name in trailboss.__all__:
        assert getattr(trailboss, name) is not None
    with pytest.raises(AttributeError):
        trailboss.nothing_of_the_kind  # noqa: B018
    described = PAGE.split("## What is promised to Python")[1]
    assert sorted(re.findall(r"^\| `(\w+)` \|", described, re.MULTILINE)) == sorted(
        trailboss.__all__
    )
