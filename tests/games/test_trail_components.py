"""Components files of both editions: written, read, refused with a line each, and played by."""

from __future__ import annotations

import dataclasses
import tomllib

import pytest

from trailboss.core.game import components_of
from trailboss.core.record import verify
from trailboss.games import load
from trailboss.games.gwt1.rules import GWT1
from trailboss.games.gwt2.rules import GWT2
from trailboss.games.kit.components import BadComponents, adopt, export
from trailboss.games.trail.figures.document import to_doc
from trailboss.games.trail.figures.read import from_doc
from trailboss.games.trail.game import TrailGame
from trailboss.lab.match import played

TEXTS = {"gwt1": export(GWT1), "gwt2": export(GWT2)}
EDITIONS = {"gwt1": GWT1, "gwt2": GWT2}


def changed(name: str, old: str, new: str) -> str:
    """The exported file with an edit."""
    assert old in TEXTS[name], old
    return TEXTS[name].replace(old, new, 1)


def edited(name: str, old: str, new: str) -> TrailGame:
    """The game with an edit."""
    game = adopt(EDITIONS[name], changed(name, old, new))
    assert isinstance(game, TrailGame)
    return game


def faults(name: str, text: str) -> list[str]:
    """What is wrong with a file, line by line."""
    with pytest.raises(BadComponents) as caught:
        adopt(EDITIONS[name], text)
    return str(caught.value).split("\n")


@pytest.mark.parametrize("name", EDITIONS)
def test_the_exported_file_is_the_game(name: str) -> None:
    """Every row is as printed, the hash is empty, and games are the same."""
    game = EDITIONS[name]
    rules = from_doc({**tomllib.loads(game.figures())}, game.plain)
    for field in dataclasses.fields(rules):
        if field.name != "act":
            assert getattr(rules, field.name) == getattr(game.plain, field.name), field.name
    again = adopt(game, TEXTS[name])
    assert components_of(again) == components_of(game) == "" and export(again) == TEXTS[name]
    assert [a.text for a in again.actions.all] == [a.text for a in game.actions.all]
    one, s = played(game, ["random"] * 3, 5, {"sides": "random"})
    two, other = played(again, ["random"] * 3, 5, {"sides": "random"})
    assert one.text(s) == two.text(other)


@pytest.mark.parametrize("name", EDITIONS)
def test_every_figure_has_its_provenance(name: str) -> None:
    """Each line with a figure says where it comes from."""
    body = TEXTS[name].split("[trail.START]")[1].split("# Fixed")[0]
    for line in body.splitlines():
        if " = " in line:
            assert line.rpartition("  # ")[2].startswith(("seed", "public", "reconstructed")), line


@pytest.mark.parametrize(("name", "rows"), [("gwt1", 52), ("gwt2", 52)])
def test_the_file_holds_every_table(name: str, rows: int) -> None:
    """As many things of each kind as there are in the box."""
    doc = tomllib.loads(TEXTS[name])
    counts = {key: len(things) for key, things in doc.items() if isinstance(things, dict)}
    first, own = (10, 5) if name == "gwt1" else (12, 9)
    assert counts.items() >= {
        "trail": rows, "bags": 3, "neutral_buildings": 7, "private_buildings": 2 * first,
        "stationmasters": own, "stations": 10, "cities": 10, "arrows": 9, "objectives": 24,
        "starting_objectives": 4, "disc_slots": 14, "auxiliary_actions": 5, "worker_spaces": 3,
    }.items()  # fmt: skip
    assert counts["other_bags"] == 3
    assert counts.get("bot_cards", 0) == (0 if name == "gwt1" else 15)
    assert {**doc, "game": None, "version": None} == {
        **to_doc(EDITIONS[name].plain), "game": None, "version": None,
    }  # fmt: skip


EDITS = {
    "ways": ('after = ["A1", "FLOOD1"]', 'after = ["A1", "FLOOD1", "A3"]'),
    "forest": ("forest = false", "forest = true"),
    "risk": ('risk = ""', 'risk = "discard_pair then hire extra=-2"'),
    "new space": (
        '[trail.A1]\nkind = "building"  # public\nafter = ["A2"]',
        '[trail.A0]\nkind = "building"\nafter = ["B"]\nforest = true\nrisk = ""\n'
        '[trail.A1]\nkind = "building"\nafter = ["A0", "A2"]',
    ),
    "bandit": ("dollars = 10", "dollars = 12"),
    "bags": ("flood-4-green = 2", "flood-4-green = 1  \nflood-5-black = 1"),
    "prices": ("prices = [6, 6, 7", "prices = [6, 5, 7"),
    "job arrows": ("arrows = [7, 10]", "arrows = [6, 9]"),
    "rows": ("8, 10, 6, 5, 4]", "8, 10, 6, 5]"),
    "neutral": ('"hire extra=2"', '"hire extra=1"'),
    "private": ('"gain_dollars 2 per=forest"', '"gain_dollars 3 per=forest"'),
    "builders": ("builders = 9", "builders = 8"),
    "hand": ('hand = "both"', 'hand = "green"'),
    "cattle": ("market = 7", "market = 8"),
    "value": ("value = 3", "value = 4"),
    "market": ("dollars = 12", "dollars = 11"),
    "count": ("count = 2", "count = 3"),
    "signals": ("signals = [3, 4", "signals = [2, 3, 4"),
    "turnout": ("space = 4", "space = 5"),
    "station": ("cost = 8", "cost = 7"),
    "city": ("value = 18", "value = 17"),
    "arrow": ("vp = -3", "vp = -2"),
    "arrow action": ('action = "take_objective"', 'action = "draw_discard 2"'),
    "master": ("certificates = 1", "certificates = 2"),
    "objective": ("penalty = 3", "penalty = 2"),
    "objective action": ('action = "move_free 3"', 'action = "move_free 2 or auxiliary"'),
    "slot": ("dollars = -5", "dollars = -4"),
    "steps": ("steps = [1, 2, 2]", "steps = [1, 1, 2]"),
    "auxiliary": ('double = "gain_dollars 2"', 'double = "gain_dollars 3"'),
    "workers": ('"build cost=1"', '"build cost=2"'),
}


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edit_has_a_name_of_its_own(name: str) -> None:
    """Each edit has its hash; a comment has none; the order of things is a figure."""
    names = {components_of(edited(name, *edit)) for edit in EDITS.values()}
    assert len(names | {""}) == len(EDITS) + 1
    assert components_of(adopt(EDITIONS[name], TEXTS[name] + "# my own words\n")) == ""
    one = TEXTS[name].partition("[objectives.")
    swapped = one[0] + "[objectives.mine" + one[2][one[2].index("]") :]
    assert components_of(adopt(EDITIONS[name], swapped)) not in names


@pytest.mark.parametrize("edit", EDITS)
def test_an_edited_file_is_written_read_and_played(edit: str) -> None:
    """An export of the edited game is the edited game; its record needs it."""
    game = edited("gwt2", *EDITS[edit])
    again = adopt(GWT2, export(game))
    assert isinstance(again, TrailGame)
    assert to_doc(again.plain) == to_doc(game.plain) != to_doc(GWT2.plain)
    record, s = played(game, ["random"] * 2, 3, {"sides": "random", "simmental": "on"})
    assert not s.waiting()
    assert f"\ncomponents {components_of(game)}\n" in record.text(s)
    assert verify(record.text(s), {"gwt2": again})[0].moves == record.moves


SAM = {
    "steps": ("[bot_cards.7]\nsteps = 2", "[bot_cards.7]\nsteps = 3"),
    "card": ('actions = ["engine"]', 'actions = ["engine", "hazard"]'),
    "level": ("removed = [13, 14, 15]", "removed = [14, 15]"),
    "city": ('first_city = "st_louis"', 'first_city = "peoria"'),
    "purchase": ("revealed = 2", "revealed = 3"),
}


@pytest.mark.parametrize("edit", SAM)
def test_r14_sams_cards_can_be_corrected(edit: str) -> None:
    """Somebody alone plays against the Sam of the file."""
    game = edited("gwt2", *SAM[edit])
    record, s = played(game, ["greedy"], 3, {"sam": "easy"})
    assert not s.waiting() and record.moves
    assert components_of(game) != ""


def test_a_new_space_has_actions_of_its_own() -> None:
    """One can build there and go there; the printed game knows no such place."""
    game = edited("gwt1", *EDITS["new space"])
    assert [game.actions.parse(text).text for text in ("site A0", "go A0")] == ["site A0", "go A0"]
    assert len(game.actions) == len(GWT1.actions) + 5
    s = game.position({"players": [{"herder": "A"}, {}], "trail": {"A0": "0:1", "A1": "1:1"}})
    assert "go A1" in [action.text for action in s.legal(0)]


def test_versions_and_components_go_together() -> None:
    """The game by older rules has the same figures."""
    game = edited("gwt2", *EDITS["prices"])
    for version in range(1, game.version + 1):
        old = game.at(version)
        assert (old.version, components_of(old)) == (version, components_of(game))
        assert old.rules({}).prices[1] == 5
        assert adopt(GWT2.at(version), export(game)).version == version


MISTAKES = {
    "an unknown verb": ('"hire extra=2"', '"higher"', "neutral_buildings.A.actions: 'higher' is"),
    "a cost alone": (
        '"discard_pair dollars=4"',
        '"discard_pair"',
        "neutral_buildings.F.actions: a cost has a reward",
    ),
    "a reward without a cost": (
        '"discard_pair dollars=4"',
        '"hire then build cost=1"',
        "neutral_buildings.F.actions: 'hire' is no cost",
    ),
    "two rewards": (
        '"discard_pair dollars=4"',
        '"discard_pair dollars=4 then hire"',
        "neutral_buildings.F.actions: there are two rewards",
    ),
    "three branches": (
        '"discard_pair dollars=4"',
        '"hire or hire or hire"',
        "neutral_buildings.F.actions: there are 3 branches, not 2",
    ),
    "behind a move": (
        '"discard_pair dollars=4"',
        '"move 1 and move 1"',
        "neutral_buildings.F.actions: a move of the herder stands last",
    ),
    "a copy among others": (
        '"discard_pair dollars=4"',
        '"copy or hire"',
        "neutral_buildings.F.actions: 'copy' is not one of",
    ),
    "an unknown count": (
        "per=forest",
        "per=trees",
        "private_buildings.1a.actions: per=trees: cowboys, ",
    ),
    "an action that costs between cities": (
        'action = "take_objective"',
        'action = "hire"',
        "arrows.fulton-st_louis.action: 'hire' is not one of",
    ),
    "an auxiliary action that gives another": (
        'double = "gain_dollars 2"',
        'double = "auxiliary"',
        "auxiliary_actions.1.double: 'auxiliary' is not one of",
    ),
    "nothing that can always be done": (
        'single = "gain_dollars 1"  # seed\ndouble = "gain_dollars 2"  # seed\n\n'
        "[auxiliary_actions.2]\nopen = 1",
        'single = "hire"\ndouble = "hire"\n\n[auxiliary_actions.2]\nopen = 0',
        "auxiliary_actions: none that is open can always be done",
    ),
    "a way to nowhere": ('after = ["A2"]', 'after = ["A9"]', "trail.A1.after: there is no space"),
    "a circle": ('after = ["A2"]', 'after = ["A"]', "trail.A2: it cannot be reached"),
    "no way home": ('after = ["A2"]', "after = []", "trail.A1: it leads nowhere"),
    "a second start": ('kind = "building"', 'kind = "start"', "trail.A1: there is no figure"),
    "a worker of another kind": ("cowboy = 11", "cook = 11", "bags.2.cook: there is no such tile"),
    "bandits among the workers": (
        "cowboy = 11",
        "cowboy = 11\nbandit-green = 1",
        "bags.2: it has tiles that are no workers",
    ),
    "workers for no end": ("cowboy = 11", "cowboy = 2", "bags: there are 45 workers, 48 are"),
    "nothing for the trail": (
        "bandit-green = 9",
        "bandit-green = 61",
        "bags.1.bandit-green: 61 is not a number from 0 to 60",
    ),
    "one row": ("prices = [6, 6, 7, 5,", "prices = [6] #", "job_market.rows.prices: there are 1"),
    "no city for everybody": (
        "value = 0",
        "value = 1",
        "cities: none of value 0 takes more than one disc",
    ),
    "a station on a station": ("space = 4", "space = 7", "stations: they stand in the order"),
    "masters behind": ("master = true", "master = false", "stations: those with a stationmaster"),
    "own and sold": (
        "own = 5  # seed\nmarket = 0",
        "own = 5\nmarket = 2",
        "cattle.criollo: a card is a player's own or sold in the market",
    ),
    "an unknown task": (
        '"shorthorn", "hazard"',
        '"shorthorn", "horse"',
        "objectives.OB03.tasks: 'horse' is not one of",
    ),
    "a name twice": ("[objectives.OB01]", "[objectives.ST1]", "cards: ST1 is the name of"),
    "too many certificates": (
        "certificates = false",
        "certificates = true",
        "disc_slots: more than 2 open certificates",
    ),
    "an unknown opponent": (
        'actions = ["engine"]',
        'actions = ["sleep"]',
        "bot_cards.2.actions: 'sleep' is not one of",
    ),
    "an odd name": ("[trail.A1]", '[trail."A 1"]', "trail.A 1: not a name"),
    "another game": ('"gwt2"', '"gwt1"', "these are components of 'gwt1', not of gwt2"),
    "a missing table": ("[job_market.rows]", "[job_market.row]", "job_market.row: there is no"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_each_mistake_has_its_line_and_place(mistake: str) -> None:
    """A line of the complaint says what is wrong, where."""
    old, new, line = MISTAKES[mistake]
    assert any(fault.startswith(line) for fault in faults("gwt2", changed("gwt2", old, new)))


def test_a_file_without_end_is_refused() -> None:
    """Neither too long nor with too many ways, things or letters."""
    assert faults("gwt2", TEXTS["gwt2"] + "#" * 200_000) == [
        "a components file has at most 200000 letters"
    ]
    layers = [f"X{i}{j}" for i in range(7) for j in range(4 if i else 3)]
    extra = "".join(
        f'[trail.{name}]\nkind = "building"\nforest = false\nrisk = ""\nafter = '
        f"{[f'X{int(name[1]) + 1}{j}' for j in range(4)] if name[1] != '6' else ['B']}\n"
        for name in layers
    )
    text = changed("gwt2", 'after = ["A2"]', 'after = ["X00", "X01", "X02", "A2"]') + extra
    assert "ways, at most 1000 fit" in faults("gwt2", text.replace("'", '"'))[-1]
    many = "".join(f'[trail.Y{i}]\nkind = "bandit"\nafter = []\n' for i in range(99))
    assert "at most 80 are possible" in faults("gwt2", TEXTS["gwt2"] + many)[0]


def test_every_game_offers_its_figures() -> None:
    """All four of them."""
    for name in ("gwt1", "gwt2", "elpaso", "pioneer"):
        assert export(load(name)).startswith("# ")
