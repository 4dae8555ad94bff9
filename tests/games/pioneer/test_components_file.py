"""Components files: what is written is read, what is wrong is said, what is changed has a name."""

from __future__ import annotations

import tomllib

import pytest

from tests.core.toy import TOY
from trailboss.core.errors import BadRecord
from trailboss.core.game import Game, components_of
from trailboss.core.record import verify
from trailboss.games import GAMES, load
from trailboss.games.kit.components import BadComponents, adopt, export
from trailboss.games.pioneer.components import SIDE_A
from trailboss.games.pioneer.maps import to_doc
from trailboss.lab.match import played

PIONEER = load("pioneer")
TEXT = export(PIONEER)


def changed(old: str, new: str, times: int = 1) -> str:
    """The exported file with an edit."""
    assert old in TEXT
    return TEXT.replace(old, new, times)


def faults(text: str) -> list[str]:
    """What is wrong with a file, line by line."""
    with pytest.raises(BadComponents) as caught:
        adopt(PIONEER, text)
    return str(caught.value).split("\n")


def with_other_forts() -> Game:
    """Side A with another track of forts."""
    return adopt(PIONEER, changed("forts = [3, 7, 12, 18]", "forts = [4, 8, 12, 16]"))


def test_the_exported_file_is_the_game() -> None:
    """Nothing is lost: the figures are as printed, and so is every game (R2.1)."""
    again = adopt(PIONEER, TEXT)
    assert components_of(again) == components_of(PIONEER) == ""
    assert export(again) == TEXT
    for name in ("a", "b"):
        one, s = played(PIONEER, ["random"] * 2, 5, {"map": name})
        two, other = played(again, ["random"] * 2, 5, {"map": name})
        assert one.text(s) == two.text(other)


def test_every_figure_has_its_provenance() -> None:
    """Each line with a figure of a sheet says where it comes from."""
    doc = tomllib.loads(TEXT)
    assert set(doc["maps"]) == {"a", "b"}
    for line in TEXT.split("[maps.a]")[1].split("# Fixed")[0].splitlines():
        if " = " in line:
            assert "# seed" in line or "# reconstructed" in line, line
    fields = {line.split(" = ")[0] for line in TEXT.splitlines() if " = " in line}
    assert set(to_doc(SIDE_A)) <= fields


def test_an_edit_has_a_name_of_its_own() -> None:
    """The same edit has the same hash, another has another, a comment has none."""
    once, again = with_other_forts(), with_other_forts()
    assert components_of(once) == components_of(again) != ""
    assert adopt(PIONEER, TEXT + "# my own words\n") is not PIONEER
    assert components_of(adopt(PIONEER, TEXT + "# my own words\n")) == ""
    edits = ["mine = 1", "nuggets = 12", 'name = "Side A"', '"B1.N", "B12.N"', "circled = 1"]
    news = ["mine = 2", "nuggets = 13", 'name = "Mine"', '"B1.N", "B10.S"', "circled = 2"]
    names = {
        components_of(adopt(PIONEER, changed(old, new)))
        for old, new in zip(edits, news, strict=True)
    }
    assert len(names | {components_of(once), ""}) == len(edits) + 2


def test_the_figures_are_played_by() -> None:
    """A town box more is circled from the start (R3.2)."""
    game = adopt(PIONEER, changed("circled = 1", "circled = 3"))
    lines = {line.label: line.points for line in game.scores(game.setup(2, 1, {}))[0].lines}
    assert lines["towns"] == 3
    assert [row.points for row in game.scores(game.setup(2, 1, {"map": "b"}))[0].lines][6] == 1


def test_a_map_of_ones_own() -> None:
    """A further map is an option of the table."""
    table = TEXT.split("[maps.a]")[1].split("[maps.b]")[0]
    game = adopt(PIONEER, f"{TEXT}\n[maps.mine]{table}")
    assert game.options[0].choices == ("a", "b", "mine")
    record, s = played(game, ["greedy", "random"], 3, {"map": "mine"})
    assert not s.waiting()
    assert f"components {components_of(game)}\n" in record.text(s)


def test_a_record_names_its_components() -> None:
    """Without the file it cannot be replayed, and says which one is needed; with it, it can."""
    game = with_other_forts()
    record, s = played(game, ["random", "random"], 8, {})
    text = record.text(s)
    with pytest.raises(BadRecord, match=f"needs other components: {components_of(game)}"):
        verify(text, GAMES)
    assert verify(text, {**GAMES, "pioneer": game})[0].moves == record.moves
    plain = played(PIONEER, ["random", "random"], 8, {})
    assert "components" not in plain[0].text(plain[1])
    with pytest.raises(BadRecord, match="needs other components: as printed"):
        verify(plain[0].text(plain[1]), {**GAMES, "pioneer": game})


MISTAKES = {
    "a station is missing": (
        "mi *H",
        "mi ..",
        "maps.a: there are 0 stations of hearts, not 1 (*H)",
    ),
    "an unknown mark": ("  mi fo", "  mi xx", "maps.a: cell B2: unknown mark 'xx'"),
    "a short row": ("  mi fo", "  mi", "maps.a: row B has 11 cells, not 12"),
    "a row too few": (
        '    ".. ^^ .. ra sa .. ~~ .. .. .. .. .. ..",\n',
        "",
        "maps.a: the map has 10 rows, not 11",
    ),
    "an unknown vertex": ('"B1.N"', '"Z9.N"', "maps.a: town T1: there is no vertex 'Z9.N'"),
    "a town at the edge": ('"B1.N"', '"A1.N"', "maps.a: town T1: A1.N is on the edge of the map"),
    "a town at a station": ('"B1.N"', '"D3.N"', "maps.a: town T1: D3.N is a corner of a station"),
    "a town twice": ('"A9.S"', '"B1.N"', "maps.a: town T3: there is a town at B1.N already"),
    "too many sides": ("fort = 4", "fort = 7", "maps.a: a fort cannot need 7 sides: a cell has 6"),
    "a falling track": (
        "forts = [3, 7,",
        "forts = [7, 3,",
        "maps.a: forts must be numbers that do not fall from left to right",
    ),
    "no number": ("nuggets = 12", "nuggets = 0", "maps.a: nuggets is 0, not 1 to 200"),
    "a text for a number": ("mine = 1", 'mine = "1"', "maps.a: mine of a sheet must be a int"),
    "too many circles": (
        "circled = 1",
        "circled = 14",
        "maps.a: 14 town boxes cannot be circled at the start",
    ),
    "a bad name": ("[maps.a]", '[maps."A b"]', "maps.A b: its name must be small letters"),
    "an unknown figure": ("mine = 1", "myne = 1", "maps.a: a sheet has no field 'myne'"),
    "another figure": ("version = 2", "version = 2\nluck = 3", "there is no figure 'luck'"),
    "another game": ('"pioneer"', '"gwt2"', "these are components of 'gwt2', not of pioneer"),
    "another version": ("version = 2", "version = 9", "these are components of pioneer version 9"),
    "no game": ('game = "pioneer"', "", 'a components file says its game: game = "..."'),
    "no TOML": ("[maps.a]", "[maps.a", "not TOML: "),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_each_mistake_has_its_line(name: str) -> None:
    """One thing is wrong, so one line says what it is."""
    old, new, line = MISTAKES[name]
    assert [fault[: len(line)] for fault in faults(changed(old, new))] == [line]


def test_a_town_that_no_railway_can_reach() -> None:
    """Mountains on an island of no cells leave a town alone."""
    rows = [".. .. .. ^^", "  mi fo .. ^^", ".. .. .. .. .. mi"]
    cut = [".. .. -- ^^", "  mi fo -- ^^", "-- -- -- .. .. mi"]
    text = TEXT
    for old, new in zip(rows, cut, strict=True):
        assert f'"{old}' in text
        text = text.replace(f'"{old}', f'"{new}', 1)
    assert faults(text) == ["maps.a: town T1: no railway can reach B1.N"]


def test_a_ranch_that_is_alone_from_the_start() -> None:
    """At least one track takes part in every region (R9.2)."""
    text = changed("  ra .. *D .. ra", "  .. .. *D .. ..").replace(".. ra sa ..", ".. .. sa ..", 1)
    assert faults(text) == ["maps.a: ranch G4 is alone before the first track"]


def test_all_mistakes_are_told_at_once() -> None:
    """A line each, so that a file is mended in one go."""
    text = changed("mi *H", "mi ..").replace("mine = 1", "mine = 9").replace('"B1.N"', '"Z1.N"')
    assert len(faults(text)) > 4


def test_a_game_that_offers_none_says_so() -> None:
    """A game of somebody else may keep its figures."""
    with pytest.raises(BadComponents, match="toy cannot be exchanged"):
        export(TOY)
    with pytest.raises(BadComponents, match="toy cannot be exchanged"):
        adopt(TOY, 'game = "toy"')
