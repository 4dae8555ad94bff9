"""Set-ups beside the cardboard: numbers of the engine, draws by lot, words in every language."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from tests.companion.setup_traces import FILE, REMAKE, written
from trailboss.companion.setup import PLANS, Laid, lay_out, plan, setups
from trailboss.companion.setup_plan import FIRST
from trailboss.core.errors import BadOptions, UnknownGame
from trailboss.games import load
from trailboss.games.elpaso.state import ElPasoState
from trailboss.games.pioneer.components import GOAL_TYPES, GOALS, LEVELS
from trailboss.games.pioneer.state import PioneerState
from trailboss.games.trail.state import TrailState
from trailboss.i18n import LANGUAGES, key, words
from trailboss.rulebook import rules_of

EACH = pytest.mark.parametrize("game", PLANS)
TRAIL = pytest.mark.parametrize(("game", "players"), [("gwt1", 2), ("gwt1", 4), ("gwt2", 3)])


def laid(game: str, players: int, seed: int = 1, **options: str) -> dict[str, Laid]:
    return {step.key: step for step in lay_out(game, players, options, seed)}


def tables(game: str) -> list[tuple[int, dict[str, str]]]:
    """Every number of players up to nine, with every choice of every option once."""
    of = plan(game)
    players = [n for n in of.seats if n < 10]
    choices = [{option.name: value} for option in of.options for value in option.choices]
    return [(n, choice) for n in players for choice in choices]


@EACH
def test_a_seed_lays_out_the_same_table(game: str) -> None:
    """Nothing but seed, players and options decides."""
    for players, options in tables(game):
        assert lay_out(game, players, options, 5) == lay_out(game, players, options, 5)
    assert lay_out(game, 3, {}, 5) != lay_out(game, 3, {}, 6)


@EACH
def test_every_step_cites_a_rule_and_comes_once(game: str) -> None:
    """A person can look up each line, in every language."""
    for players, options in tables(game):
        steps = lay_out(game, players, options, 1)
        assert max(Counter([step.key for step in steps]).values()) == 1
        assert {step.rule for step in steps} <= rules_of(game).rules.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@EACH
def test_every_step_is_spoken(game: str, language: str) -> None:
    """Steps, their results and the options have words, and the numbers fit in."""
    of = words(language)
    for option in plan(game).options:
        assert of.say(key("ui-option", option.name), "")
        assert all(of.say(key("ui-choice", value), "") for value in option.choices)
    for players, options in tables(game):
        for step in lay_out(game, players, options, 1):
            name = key("companion-setup", step.key)
            assert of.say(name, "", **step.values), name
            for row in step.rows:
                result = {"who": "Ann", "at": row.at, "thing": row.thing}
                assert of.say(f"{name}-row", "", **result, **row.values), name


def test_one_line_is_drawn_anew_and_the_others_stay() -> None:
    """Each line has luck of its own."""
    before = laid("gwt2", 3)
    after = {step.key: step for step in lay_out("gwt2", 3, {}, 1, {"masters": 1})}
    assert [name for name in before if before[name] != after[name]] == ["masters"]


@pytest.mark.parametrize("game", ["gwt1", "gwt2", "elpaso"])
def test_r2_3_neutral_buildings_are_a_shuffle(game: str) -> None:
    """One on each space (gwt1 R3.2, El Paso R2.1), and every building comes everywhere."""
    seen = set()
    for seed in range(60):
        rows = laid(game, 2, seed)["neutral"].rows
        assert sorted([row.thing for row in rows]) == [row.at for row in rows]
        seen |= {(row.at, row.thing) for row in rows}
    assert len(seen) == len(rows) ** 2


def test_r2_2_five_of_nine_stationmasters() -> None:
    """All different, one for each of the stations 1-5; the first edition has just five (R3.1)."""
    step = laid("gwt2", 4)["masters"]
    assert [row.at for row in step.rows] == ["1", "2", "3", "4", "5"]
    assert len({row.thing for row in step.rows}) == 5 and step.values == {"left": 4}
    assert len(laid("gwt1", 4)["masters-all"].rows) == 5


def test_r2_1_sides_are_drawn_number_by_number() -> None:
    """Twelve numbers, each a or b; both come up."""
    rows = [row for seed in range(20) for row in laid("gwt2", 2, seed)["sides"].rows]
    assert len(rows) == 240
    assert 80 < len([row for row in rows if row.thing == "a"]) < 160


@TRAIL
def test_r2_7_numbers_are_those_of_the_engine(game: str, players: int) -> None:
    """Workers, columns, market, display, tiles (gwt1 R3.5-R3.9; gwt2 R2.6-R2.10)."""
    s = load(game).setup(players, 3, {})
    assert isinstance(s, TrailState)
    steps = laid(game, players)
    workers = len([job for job in s.jobs if job])
    assert steps["jobs"].values == {"workers": workers, "columns": players}
    assert steps["jobs"].values["workers"] == 2 * players - 1
    assert steps["market"].values == {"cards": len(s.market) + len(s.cattle), "open": len(s.market)}
    shown = {"cards": len(s.display) + len(s.objectives), "open": len(s.display)}
    assert steps["display"].values == shown
    assert steps["starting"].values == {"cards": 4, "left": 4 - players}


def test_r2_12_purses_follow_the_order_of_play() -> None:
    """6, 7, 8 dollars and 4, 5, 6 cards from the first player on."""
    steps = laid("gwt2", 3, seed=8)
    first = steps[FIRST].rows[0].who
    assert first is not None
    rows = steps["capital-tokens"].rows
    assert [row.who for row in rows] == [(first + i) % 3 for i in range(3)]
    assert [row.values["dollars"] for row in rows] == [6, 7, 8]
    assert [row.values["cards"] for row in rows] == [4, 5, 6]


def test_the_whole_order_can_be_drawn() -> None:
    """Every order of three comes up."""
    orders = {
        tuple([row.who for row in laid("gwt1", 3, seed, order="lot")["order"].rows])
        for seed in range(80)
    }
    assert len(orders) == 6


def test_r13_1_simmental_cattle_change_the_market() -> None:
    """44 cards, 9 / 12 / 15 open, two piles of 8."""
    for players, open_cards in ((2, 9), (3, 12), (4, 15)):
        steps = laid("gwt2", players, simmental="on")
        assert steps["market"].values == {"cards": 44, "open": open_cards}
    assert steps["simmental-piles"].values == {"cards": 8, "stages": 2}
    assert "simmental-piles" not in laid("gwt2", 2)


def test_r14_1_alone_the_table_is_set_for_two() -> None:
    """Sam comes before the job market is filled, and nobody is drawn to begin."""
    steps = laid("gwt2", 1)
    names = list(steps)
    assert names.index("sam") < names.index("jobs") and steps["sam"].link == "sam"
    assert steps["jobs"].values == {"workers": 3, "columns": 2}
    assert FIRST not in steps and laid("elpaso", 1)["sue"].link == "sue"
    assert "sam" not in laid("gwt2", 2)


@pytest.mark.parametrize(("players", "side"), [(1, 2), (2, 2), (3, 3)])
def test_r2_11_the_count_tile_of_the_second_edition_is_for_three_at_most(
    players: int, side: int
) -> None:
    """Its board is printed for four, so others would walk with wrong step limits (R4.1)."""
    assert laid("gwt2", players)["count-tile"].values == {"players": side}
    assert "count-tile" not in laid("gwt2", 4)


def test_r13_1_the_market_has_a_tile_for_simmental_cattle() -> None:
    """Without them their 24 cards stay in the box."""
    with_them, without = laid("gwt2", 3, simmental="on"), laid("gwt2", 3)
    assert "simmental-tile" in with_them and "simmental-none" not in with_them
    assert "simmental-tile" not in without
    assert without["simmental-none"].values == {"cards": 24}


@pytest.mark.parametrize("sides", ["a", "b", "random"])
def test_r14_1_sams_buildings_lie_on_side_b(sides: str) -> None:
    """Whatever the sides of the person's."""
    names = list(laid("gwt2", 1, sides=sides))
    drawn = "sides" if sides == "random" else f"sides-{sides}"
    assert names.index("sam-sides") == names.index(drawn) + 1
    assert "sam-sides" not in laid("gwt2", 2, sides=sides)


@EACH
def test_the_table_itself_comes_before_what_lies_on_it(game: str) -> None:
    """The board and the bank; in Pioneer Rails there is neither."""
    names = list(laid(game, 2))
    bank = [at for at, name in enumerate(names) if name.startswith("bank")]
    assert bank == (
        [] if game == "pioneer" else [names.index("colours") + 1 if game == "gwt1" else 1]
    )


def test_r15_1_alone_the_goal_section_is_crossed_out() -> None:
    """And the goals that are not used go back to the box; with others a dealer has the chip."""
    alone, together = laid("pioneer", 1), laid("pioneer", 2)
    assert {"goal-section", "goals-rest"} <= alone.keys() and "chip" not in alone
    assert {"goal-section", "goals-rest"}.isdisjoint(together) and "chip" in together


def test_r3_10_the_count_tile_is_for_three_and_four() -> None:
    """Its side is the number of players."""
    assert "count-tile" not in laid("gwt1", 2)
    assert laid("gwt1", 3)["count-tile"].values == {"players": 3}
    assert laid("gwt1", 4)["count-tile"].values == {"players": 4}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_r2_6_el_paso_has_the_cards_of_the_engine(players: int) -> None:
    """Simmental 9 / 14 / 19; capital by seat (R2.10); three tokens of each kind (R2.3)."""
    s = load("elpaso").setup(players, 3, {})
    assert isinstance(s, ElPasoState)
    steps = laid("elpaso", players)
    assert steps["simmental"].values == {"cards": s.simmental, "all": 19}
    purses = [tuple(row.values.values()) for row in steps["capital-elpaso"].rows]
    assert purses == list(s.rules.capital[:players])
    assert 2 * steps["supply"].values["open"] == len(s.display)


def test_r3_3_one_goal_of_each_type() -> None:
    """Sheriff A-E, ranch F-J, train K-O; every goal comes up, twelve stay in the box."""
    seen = set()
    for seed in range(60):
        step = laid("pioneer", 2, seed)["goals"]
        goals = [row.thing.split()[-1] for row in step.rows]
        assert [GOALS.index(goal) // 5 for goal in goals] == list(range(len(GOAL_TYPES)))
        seen |= {*goals}
    assert seen == {*GOALS} and step.values == {"left": 12}


@pytest.mark.parametrize("level", LEVELS)
def test_r15_2_the_level_says_how_many_goals_lie_open(level: str) -> None:
    """None for a beginner, four for a legend; three lie face down."""
    s = load("pioneer").setup(1, 3, {"level": level})
    assert isinstance(s, PioneerState)
    steps = laid("pioneer", 1, level=level)
    assert steps["goals-open"].values["open"] == len(s.goals)
    assert steps["goals-down"].values["cards"] == len(s.face_down)
    assert "goals" not in steps


def test_r3_5_the_last_of_three_notes_the_bonus() -> None:
    """Two points for the seat before the dealer; nobody else has such a line."""
    steps = laid("pioneer", 3, seed=4)
    dealer = steps["dealer"].rows[0].who
    (row,) = steps["bonus"].rows
    assert dealer is not None
    assert row.who == (dealer + 2) % 3 and row.values == {"points": 2}
    assert "bonus" not in laid("pioneer", 2) and "bonus" not in laid("pioneer", 4)


def test_r14_1_five_and_more_use_two_cards() -> None:
    """Three are turned up for fewer; alone one is looked at first (R15.3)."""
    found = [laid("pioneer", n) for n in (1, 4, 5, 80)]
    dealing = [[name for name in steps if name.startswith("dealing")] for steps in found]
    assert dealing == [["dealing-alone"], ["dealing"], ["dealing-many"], ["dealing-many"]]


def test_r14_2_secret_cards_are_for_eight_at_most() -> None:
    """With nine players the option changes nothing."""
    assert "secret" in laid("pioneer", 8, extra_card="true")
    assert "secret" not in laid("pioneer", 9, extra_card="true")


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("gwt1", 1, {}), ("gwt2", 5, {}), ("gwt2", 2, {"train": "star"}), ("gwt2", 2, {"sides": "c"})],
)
def test_what_the_box_has_not_is_refused(game: str, players: int, options: dict[str, str]) -> None:
    """Too many players, foreign options, unknown values."""
    with pytest.raises(BadOptions):
        lay_out(game, players, options, 1)


def test_an_unknown_game_is_refused() -> None:
    """Nobody plays chess here."""
    with pytest.raises(UnknownGame):
        plan("chess")


def test_the_plan_is_json() -> None:
    """What the server sends is what the browser reads, and small."""
    text = json.dumps(setups())
    assert json.loads(text) == setups() and len(text) < 40_000


def test_the_browser_is_tested_against_these_draws() -> None:
    """The file of traces is up to date."""
    assert FILE.read_text("utf-8") == written(), f"run {REMAKE}"
