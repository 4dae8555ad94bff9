"""Components files of El Paso: what is written is read, what is wrong is said, edits are played."""

from __future__ import annotations

import tomllib

import pytest

from trailboss.core.errors import BadRecord
from trailboss.core.game import components_of
from trailboss.core.record import verify
from trailboss.games import GAMES, load
from trailboss.games.elpaso.audit import audit
from trailboss.games.elpaso.figures.document import to_doc
from trailboss.games.elpaso.game import EL_PASO, ElPaso
from trailboss.games.elpaso.printed_rules import RULES
from trailboss.games.kit.components import BadComponents, adopt, export
from trailboss.lab.match import played

TEXT = export(EL_PASO)


def changed(old: str, new: str, times: int = 1) -> str:
    """The exported file with an edit."""
    assert old in TEXT, old
    return TEXT.replace(old, new, times)


def edited(old: str, new: str) -> ElPaso:
    """The game with an edit."""
    game = adopt(EL_PASO, changed(old, new))
    assert isinstance(game, ElPaso)
    return game


def faults(text: str) -> list[str]:
    """What is wrong with a file, line by line."""
    with pytest.raises(BadComponents) as caught:
        adopt(EL_PASO, text)
    return str(caught.value).split("\n")


def test_the_exported_file_is_the_game() -> None:
    """Nothing is lost: every row is as printed, the hash is empty, and games are the same."""
    again = adopt(EL_PASO, TEXT)
    assert isinstance(again, ElPaso)
    assert again.rules == RULES
    assert components_of(again) == components_of(EL_PASO) == ""
    assert export(again) == TEXT
    options = {"sides": "random", "train": "random"}
    one, s = played(EL_PASO, ["random"] * 3, 5, options)
    two, other = played(again, ["random"] * 3, 5, options)
    assert one.text(s) == two.text(other)


def test_every_figure_has_its_provenance() -> None:
    """Each line with a figure, and each action of a list, says where it comes from."""
    body = TEXT.split("[trail.EP]")[1].split("# Fixed")[0]
    known = ("seed", "seed:inferred", "public:", "reconstructed")
    lines = [line for line in body.splitlines() if line.strip()]
    figures = [line for line in lines if not line.startswith("[") and line not in ("]",)]
    for line in figures:
        if not line.endswith("= ["):
            assert line.rpartition("  # ")[2].startswith(known), line
    assert sum("# reconstructed" in line for line in figures) > 150
    assert "MANY OF THESE FIGURES ARE RECONSTRUCTED" in TEXT


def test_parts_of_an_action_have_their_own_provenance() -> None:
    """The price of the exchange token is in the rulebook, its place on tile G is not."""
    assert '"gain_exchange_token 1 cost=1",  # reconstructed; cost: seed' in TEXT
    assert '"hire 5 8",  # seed\n' in TEXT
    assert '"buy_cow",  # public:boardgamearena.com\n' in TEXT


def test_the_file_holds_every_table() -> None:
    """As many things of each kind as there are in the box."""
    doc = tomllib.loads(TEXT)
    counts = {name: len(rows) for name, rows in doc.items() if isinstance(rows, dict)}
    assert counts == {
        "trail": 16, "neutral_buildings": 6, "building_market": 6, "train": 4,
        "trading_posts": 7, "breeds": 9, "workers": 4, "objective_tokens": 20,
        "bonus_tokens": 20, "player_board": 7, "auxiliary_actions": 4, "bot_cards": 11,
    }  # fmt: skip
    assert {**doc, "game": None, "version": None} == {
        **to_doc(RULES),
        "game": None,
        "version": None,
    }


EDITS = {
    "trail": ('after = ["n1"]', 'after = ["n1", "s4"]'),
    "cost": ("cost = 4", "cost = 5"),
    "lane": ('cost = 3  # reconstructed\nlane = "other"', 'cost = 3\nlane = "inner"'),
    "tile": ('"hire 5 8"', '"hire 5 7"'),
    "builders": ("builders = 5", "builders = 4"),
    "points": ("vp_b = 10", "vp_b = 9"),
    "side": ('"remove_cow any"', '"remove_cow criollo|galloway"'),
    "train": ('"take_token objective cost=2"', '"take_token any cost=2"'),
    "post": ("value = 16", "value = 15"),
    "reward": ('"hire 0",  # reconstructed\n]', '"hire 0", "gain_certificates 1"\n]'),
    "breed": ("breeding = 5", "breeding = 4"),
    "cowboys": ("cowboys = 4", "cowboys = 3"),
    "worker": ("[workers.cowboy]\nvp = 2", "[workers.cowboy]\nvp = 1"),
    "objective": ('"cow hereford 1"', '"cow hereford 2"'),
    "disc": ('"disc 12|16 2"', '"disc 10|12|16 2"'),
    "bonus": ('"duplicate_breed"', '"none"'),
    "immediate": ('effect = "gain_dollars 4"', 'effect = "gain_cow corriente cost=1"'),
    "slot": ("coin = -4", "coin = -3"),
    "corners": (
        '[player_board.step_limit]\ncorners = "dark"',
        '[player_board.step_limit]\ncorners = "light"',
    ),
    "auxiliary": ('base = "exchange 1"', 'base = "exchange 2"'),
    "Sue": ('move = "cowboy"', 'move = "builder"'),
}


MORE = {
    "a space": (
        '[trail.s1]\nafter = ["n1"]',
        '[trail.west]\nafter = ["n1"]\ncost = 2\nlane = "inner"\n\n'
        '[trail.s1]\nafter = ["n1", "west"]',
    ),
    "a post": (
        "[trading_posts.0]",
        '[trading_posts.far]\nvalue = 18\ncorners = "dark"\nrepeatable = true\nvp = 9\n'
        'reward = ["gain_dollars 3"]\n\n[trading_posts.0]',
    ),
    "a light post": (
        "[trading_posts.0]",
        '[trading_posts.near]\nvalue = 3\ncorners = "light"\nrepeatable = false\nvp = 0\n'
        "reward = []\n\n[trading_posts.0]",
    ),
    "copies": ("copies = 2", "copies = 3"),
}


@pytest.mark.parametrize("name", MORE)
def test_spaces_posts_and_copies_can_be_added(name: str) -> None:
    """A file with more of them is written, read again and played to the end, alone as well."""
    game = edited(*MORE[name])
    again = adopt(EL_PASO, export(game))
    assert isinstance(again, ElPaso) and to_doc(again.rules) == to_doc(game.rules)
    assert components_of(again) == components_of(game) != ""
    for bots in (["random"], ["greedy"] * 2, ["random"] * 4):
        record, s = played(game, bots, 3, {"sides": "random", "train": "random"})
        assert not s.waiting() and audit(s) == []
        assert verify(record.text(s), {"elpaso": again})[0].moves == record.moves


def test_what_is_added_has_actions_of_its_own() -> None:
    """The printed actions keep their numbers; the printed game has no others."""
    game = edited(*MORE["a space"])
    new = ["go west", "site west"]
    assert [a.text for a in game.actions.all] == [a.text for a in EL_PASO.actions.all] + new
    assert game.actions.parse("go west").arg == len(RULES.nodes)
    s = game.position({"players": [{"rancher": "EP"}, {}], "trail": {"s1": "0:1", "west": "1:1"}})
    assert s.rules.nodes[-1].name == "west"


def test_an_older_file_without_copies_has_the_same_hash() -> None:
    """Records that name it can still be replayed."""
    text = changed(*EDITS["tile"])
    older = "\n".join(line for line in text.split("\n") if not line.startswith("copies ="))
    assert "copies" in text
    assert components_of(adopt(EL_PASO, older)) == "c08df15c2a83de33918dacbdf27ea6d4"
    assert components_of(adopt(EL_PASO, text)) == components_of(adopt(EL_PASO, older))


def test_an_edit_has_a_name_of_its_own() -> None:
    """The same edit has the same hash, another has another, a comment has none."""
    names = {components_of(edited(*edit)) for edit in EDITS.values()}
    assert len(names | {""}) == len(EDITS) + 1
    assert components_of(edited(*EDITS["tile"])) == components_of(edited(*EDITS["tile"]))
    assert components_of(adopt(EL_PASO, TEXT + "# my own words\n")) == ""


@pytest.mark.parametrize("name", EDITS)
def test_an_edited_file_is_written_and_read_again(name: str) -> None:
    """An export of the edited game is the edited game, and it is played to the end."""
    game = edited(*EDITS[name])
    again = adopt(EL_PASO, export(game))
    assert isinstance(again, ElPaso) and again.rules == game.rules != RULES
    _, s = played(game, ["random"] * 2, 3, {"sides": "random", "train": "random"})
    assert not s.waiting()


def test_the_figures_are_played_by() -> None:
    """Prices, points and values are those of the file (R6.5, R13.3)."""
    game = edited('"hire 5 8"', '"hire 3 8"')
    stack = [{"is": "Perform", "source": 1}]
    doc = {"players": [{"dollars": 3, "rancher": "n1"}, {}], "stack": stack}
    assert "use 2" in [action.text for action in game.position(doc).legal(0)]
    assert "use 2" not in [action.text for action in EL_PASO.position(doc).legal(0)]
    rich = edited("vp = 8  # reconstructed", "vp = 9")
    lines = {
        line.label: line.points
        for line in rich.scores(rich.position({"players": [{"posts": {"16": 1}}, {}]}))[0].lines
    }
    assert lines["deliveries"] == 9


def test_a_breeding_value_in_words_follows_the_table() -> None:
    """`value=2` means the cows that have it in this file (R6.1)."""
    game = edited("[breeds.pineywoods]\nbreeding = 2", "[breeds.pineywoods]\nbreeding = 1")
    assert '"discard_cow value=2 dollars=5"' in export(game)
    assert game.rules.kinds[1].sides[1][0] != RULES.kinds[1].sides[1][0]


def test_a_record_names_its_components() -> None:
    """Without the file it cannot be replayed, and says which one is needed; with it, it can."""
    game = edited(*EDITS["breed"])
    record, s = played(game, ["greedy", "random"], 8, {})
    text = record.text(s)
    assert f"\ncomponents {components_of(game)}\n" in text
    with pytest.raises(BadRecord, match=f"needs other components: {components_of(game)}"):
        verify(text, GAMES)
    assert verify(text, {**GAMES, "elpaso": game})[0].moves == record.moves
    plain = played(EL_PASO, ["random", "random"], 8, {})
    assert "components" not in plain[0].text(plain[1])
    with pytest.raises(BadRecord, match="needs other components: as printed"):
        verify(plain[0].text(plain[1]), {**GAMES, "elpaso": game})


MISTAKES = {
    "an unknown verb": (
        '"hire 5 8"',
        '"higher 5 8"',
        "neutral_buildings.B.actions: 'higher' is not one of ",
    ),
    "a verb in the wrong place": (
        'base = "exchange 1"',
        'base = "move 2"',
        "auxiliary_actions.3.base: 'move' is not one of ",
    ),
    "a train on a train": (
        '"take_token objective cost=2"',
        '"use_train"',
        "train.1.star: 'use_train' is not one of ",
    ),
    "an unknown breed": (
        '"discard_cow galloway dollars=3"',
        '"discard_cow gallowy dollars=3"',
        "neutral_buildings.B.actions: there are no cows 'gallowy'",
    ),
    "a value that no cow has": (
        '"discard_cow value=2 dollars=5"',
        '"discard_cow value=7 dollars=5"',
        "building_market.2.b: there are no cows 'value=7'",
    ),
    "half an action": (
        '"discard_cow galloway dollars=3"',
        '"discard_cow galloway"',
        "neutral_buildings.B.actions: 'discard_cow galloway' is not complete",
    ),
    "a word too many": (
        '"buy_cow"',
        '"buy_cow now"',
        "neutral_buildings.D.actions: 'now' is a word too many",
    ),
    "an unknown price": (
        '"take_token bonus cost=2"',
        '"take_token bonus price=2"',
        "building_market.6.b: 'price=2': cost=... is expected here",
    ),
    "no number": (
        '"gain_certificates 2"',
        '"gain_certificates two"',
        "neutral_buildings.C.actions: 'two' is not a number from 1 to 9",
    ),
    "unknown tokens": (
        '"take_token bonus cost=2"',
        '"take_token gold cost=2"',
        "building_market.6.b: there are no tokens 'gold'; there are objective, bonus, any",
    ),
    "a cow that is not sold": (
        '"gain_cow corriente"',
        '"gain_cow criollo"',
        "train.3.plain: the cattle market has no 'criollo'",
    ),
    "five actions": (
        '"hire 5 8"',
        '"hire 5", "build", "buy_cow", "use_train"',
        "neutral_buildings.B.actions: there are 5 actions, at most 4 fit",
    ),
    "a reward for a price": (
        '"take_token objective",  # reconstructed\n]\n\n[trading_posts.9]',
        '"take_token objective cost=2"]\n\n[trading_posts.9]',
        "trading_posts.7.reward: a reward has no cost",
    ),
    "points on a light post": (
        '[trading_posts.5]\nvalue = 5  # seed\ncorners = "light"  # seed\n'
        "repeatable = false  # seed\nvp = 0",
        '[trading_posts.5]\nvalue = 5\ncorners = "light"\nrepeatable = false\nvp = 3',
        "trading_posts.5.vp: only dark posts have points (R13.3)",
    ),
    "a colour for corners": (
        'corners = "light"',
        'corners = "white"',
        "trading_posts.0.corners: 'white' is not one of light, dark",
    ),
    "neither yes nor no": (
        "repeatable = true",
        "repeatable = 2",
        "trading_posts.0.repeatable: 2 is not true or false",
    ),
    "too many builders": (
        "builders = 6",
        "builders = 7",
        "building_market.6.builders: 7 is not a number from 1 to 6",
    ),
    "a text for a number": (
        "coin = -4",
        'coin = "-4"',
        "player_board.hand_limit.coin: -4 is not a number from -9 to 9",
    ),
    "a cow too many": ("market = 10", "market = 11", "breeds: there are 33 market cows, not 32"),
    "a herd too small": ("own = 4", "own = 3", "breeds: there are 9 starting cows, not 10"),
    "an unknown need": (
        '"worker all_rounder 3"',
        '"horse all_rounder 3"',
        "objective_tokens.o14.needs: 'horse' is not one of cow, worker, ",
    ),
    "a need that is nowhere": (
        '"worker cowboy 3"',
        '"worker cook 3"',
        "objective_tokens.o11.needs: there is no worker 'cook'",
    ),
    "half a need": (
        '"worker all_rounder 3"',
        '"worker all_rounder"',
        "objective_tokens.o14.needs: 'worker all_rounder' has 2 words, not 3",
    ),
    "no need": ('"worker all_rounder 3",', "", "objective_tokens.o14.needs: an objective needs "),
    "an unknown effect": (
        'effect = "none"',
        'effect = "luck"',
        "bonus_tokens.b08.effect: 'luck' is not one of ",
    ),
    "a card of another deck": (
        '[bot_cards.a1]\ndeck = "A"',
        '[bot_cards.a1]\ndeck = "B"',
        "bot_cards.a1.deck: a1 is a card of deck A",
    ),
    "an unknown way": (
        'move = "cowboy"',
        'move = "all_rounder"',
        "bot_cards.a5.move: 'all_rounder' is not one of 1, 2, ",
    ),
    "no list": ('after = ["s1"]', 'after = "s1"', "trail.EP.after: not a list of texts"),
    "an unknown space": ('after = ["s1"]', 'after = ["s0"]', "trail.EP.after: there is no space"),
    "a dead end": ('after = ["EP"]', "after = []", "trail.s9: it leads nowhere"),
    "an island": (
        'after = ["s2", "s3"]',
        'after = ["s2"]',
        "trail.s3: it cannot be reached from the start",
    ),
    "a circle": (
        'after = ["n3"]',
        'after = ["n3", "n1"]',
        "trail: one could ride in a circle past El Paso",
    ),
    "a missing figure": ("cowboys = 4", "", "breeds.hereford: cowboys is missing"),
    "an unknown figure": ("coin = -4", "coin = -4\nluck = 1", "player_board.hand_limit: there is"),
    "a missing thing": (
        "[workers.cowboy]\nvp = 2  # public:note.com\n",
        "",
        "workers.cowboy: it is missing",
    ),
    "an unknown thing": ("[train.1]", "[train.5]\n[train.1]", "train.5: there is no such thing"),
    "an unknown table": ("[train.1]", "[horses.1]\n[train.1]", "there is no figure 'horses'"),
    "another game": ('"elpaso"', '"gwt2"', "these are components of 'gwt2', not of elpaso"),
    "another version": ("version = 2", "version = 9", "these are components of elpaso version 9"),
    "no TOML": ("[train.1]", "[train.1", "not TOML: "),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_each_mistake_has_its_line(name: str) -> None:
    """The first line says what is wrong, where."""
    old, new, line = MISTAKES[name]
    assert faults(changed(old, new))[0][: len(line)] == line


def test_all_mistakes_are_told_at_once() -> None:
    """A line each, so that a file is mended in one go."""
    text = changed('"hire 5 8"', '"higher 5 8"').replace("builders = 6", "builders = 7")
    assert len(faults(text.replace('"worker all_rounder 3"', '"horse 1"'))) == 3


def test_the_games_list_says_what_is_reconstructed() -> None:
    """Whoever chooses the game is told (R1)."""
    assert "reconstructed" in load("elpaso").title
