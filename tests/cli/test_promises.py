"""The promised commands: their flags and JSON keys."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.run import run, shell
from trailboss.core.game import Game
from trailboss.core.record import verify
from trailboss.games import GAMES, automa_of
from trailboss.i18n import key, speaking, words

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def test_games_json() -> None:
    """The list of games, with player counts and options."""
    docs = run("games", "--json").json
    assert [doc["name"] for doc in docs] == list(GAMES)
    for doc in docs:
        assert list(doc) == ["name", "version", "seats", "solo", "options", "bots"]
        assert doc["seats"][0] <= doc["seats"][1]
    assert all(name in run("games").out for name in GAMES)


@ALL
def test_arena_json(game: Game) -> None:
    """Win rates and scores of each bot, with the promised keys."""
    argv = ["arena", game.name, "--bots", "random,random", "--games", "4", "--seed", "7"]
    doc = run(*argv, "--json").json
    assert list(doc) == ["game", "games", "finished", "decisions", "seconds", "bots"]
    assert (doc["game"], doc["games"], doc["finished"]) == (game.name, 4, 4)
    for bot in doc["bots"]:
        keys = "name seat_rotated wins win_rate mean_score min_score max_score"
        assert list(bot) == keys.split()
        assert bot["seat_rotated"] is True
        assert bot["win_rate"] == bot["wins"] / 4
        assert bot["min_score"] <= bot["mean_score"] <= bot["max_score"]
    assert sum(bot["wins"] for bot in doc["bots"]) >= 4
    assert "95 %" in run(*argv).out


@ALL
def test_arena_is_the_same_on_many_cores(game: Game) -> None:
    """The number of processes changes the time, and nothing else."""
    argv = ["arena", game.name, "--bots", "random,random", "--games", "5", "--seed", "3", "--json"]
    one, two = run(*argv).json, shell(*argv, "--jobs", "2").json
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


@ALL
def test_a_recorded_game_is_replayed_and_verified(game: Game, tmp_path: Path) -> None:
    """`record` writes what `replay` reads; the hash is the one of the last line."""
    text = run("record", game.name, "--bots", "random,random", "--seed", "11").out
    record, s, code = verify(text, dict(GAMES))
    assert not s.waiting()
    assert (record.seed, record.players) == (11, ["random", "random"])
    path = tmp_path / "game.txt"
    path.write_text(text)
    doc = run("replay", str(path), "--verify", "--json").json
    assert list(doc) == ["ok", "moves", "hash", "scores"]
    assert (doc["ok"], doc["moves"], doc["hash"]) == (True, len(record.moves), code)
    totals = [score.total for score in game.scores(s)]
    assert [score["total"] for score in doc["scores"]] == totals
    assert run("replay", str(path), "--verify").code == 0
    assert run("replay", str(path)).out.count("\n") > len(record.moves)


@ALL
def test_a_replay_stops_where_it_is_told(game: Game, tmp_path: Path) -> None:
    """`--to N` is the position after N moves; beyond the end is bad input."""
    text = run("record", game.name, "--bots", "random,random", "--seed", "12").out
    path = tmp_path / "game.txt"
    path.write_text(text)
    record, _, _ = verify(text, dict(GAMES))
    assert run("replay", str(path), "--to", "3", "--json").json["moves"] == 3
    assert run("replay", str(path), "--to", "0", "--json").json["moves"] == 0
    assert run("replay", str(path), "--to", str(len(record.moves) + 1)).code == 2


@ALL
def test_the_scores_of_a_replay_are_told_in_the_language(game: Game, tmp_path: Path) -> None:
    """Every line has the words of the score sheet, and so has the total."""
    text = run("record", game.name, "--bots", "random,random", "--seed", "13").out
    path = tmp_path / "game.txt"
    path.write_text(text)
    polish, english = words("pl"), words("en")
    with speaking("pl"):
        out = run("replay", str(path)).out
    sheet = out[out.index(polish.say("ui-replay-ended", "?")) :]
    _, s, _ = verify(text, dict(GAMES))
    for line in game.scores(s)[0].lines:
        label = key("score", line.label)
        assert f"\n{polish.say(label, '?')} (" in sheet
        assert f"\n{english.say(label, '?')} (" not in sheet
    assert "\nrazem " in sheet and "total" not in sheet
    with speaking("pl"):
        assert "Gra trwa." in run("replay", str(path), "--to", "3").out


@ALL
def test_an_altered_record_fails_the_check(game: Game, tmp_path: Path) -> None:
    """A changed, lost or swapped line is a failed check for `--verify`, else bad input."""
    lines = run("record", game.name, "--bots", "random,random", "--seed", "13").out.split("\n")
    middle = len(lines) // 2
    damaged = {
        "changed": [*lines[:middle], "0 pass ;00000000", *lines[middle + 1 :]],
        "lost": [*lines[:middle], *lines[middle + 1 :]],
        "cut": lines[:middle],
        "ending": [*lines[:-2], lines[-2][:-1] + ("0" if lines[-2][-1] != "0" else "1"), ""],
        "seed": [line.replace("seed 13", "seed 14") for line in lines],
    }
    path = tmp_path / "game.txt"
    for name, content in damaged.items():
        path.write_text("\n".join(content))
        done = run("replay", str(path), "--verify", "--json")
        assert (done.code, done.json["ok"]) == (1, False), name
        assert done.err.count("\n") == 1
        assert run("replay", str(path)).code == 2, name


@ALL
def test_a_position_is_described(game: Game, tmp_path: Path) -> None:
    """Who is asked, what is legal, what is refused, the dump and the scores."""
    s = game.setup(2, 5, {})
    path = tmp_path / "position.json"
    path.write_text(json.dumps(game.dump(s)))
    doc = run("position", game.name, str(path), "--json").json
    assert list(doc) == ["waiting", "legal", "refusals", "dump", "scores"]
    assert doc["waiting"] == s.waiting()
    assert doc["dump"] == game.dump(s)
    seat = doc["waiting"][0]
    expected = [action.text for action in s.legal(seat) + s.free(seat)]
    assert doc["legal"][str(seat)] == expected
    move = f"{seat}:{expected[0]}"
    after = run("position", game.name, str(path), "--apply", move, "--json").json
    s.play(seat, game.actions.parse(expected[0]))
    assert after["dump"] == game.dump(s)
    assert run("position", game.name, str(path)).out
    piped = shell("position", game.name, "-", "--json", stdin=path.read_bytes())
    assert piped.json == doc


@ALL
def test_perft_counts(game: Game) -> None:
    """One line a depth; the first is the number of options."""
    argv = ["perft", game.name, "--seats", "2", "--seed", "1", "--depth", "2"]
    lines = [line.split() for line in run(*argv).out.splitlines()]
    s = game.setup(2, 1, {})
    seat = s.waiting()[0]
    assert lines[0] == ["1", str(len(s.legal(seat) + s.free(seat)))]
    assert run(*argv, "--json").json["counts"] == [int(count) for _, count in lines]


@ALL
def test_bench_json(game: Game) -> None:
    """Three figures per game, and how the engine runs."""
    doc = run("bench", game.name, "--seconds", "0.2", "--json").json
    assert list(doc) == ["mode", "games"]
    assert doc["mode"] in ("pure", "compiled")
    figures = doc["games"][game.name]
    assert list(figures) == ["decisions_per_s", "games_per_s", "clone_us"]
    assert all(figure > 0 for figure in figures.values())


@ALL
def test_rules_are_printed(game: Game) -> None:
    """All of them, a chapter or one; in a language without a file, in English with a note."""
    whole = run("rules", game.name).out
    chapter = run("rules", game.name, "R1").out
    rule = run("rules", game.name, "R1.1").out
    assert chapter.strip() in whole and rule.startswith("R1.1 ")
    assert run("rules", game.name, "r1.1").out == rule
    assert run("rules", game.name, "R1.1", "--lang", "pl").out


def test_rules_coverage() -> None:
    """Cited and uncited rules add up; `--check` fails if there are any uncited."""
    doc = run("rules", "--coverage", "--json").json
    assert list(doc) == list(GAMES)
    for row in doc.values():
        assert list(row) == ["rules", "cited", "uncited"]
        assert row["cited"] + len(row["uncited"]) == row["rules"] > 0
    missing = any(row["uncited"] for row in doc.values())
    assert run("rules", "--coverage", "--check").code == int(missing)


ALONE = pytest.mark.parametrize(
    "game", [g for g in GAMES.values() if g.solo], ids=[g.name for g in GAMES.values() if g.solo]
)


@ALONE
def test_a_lone_bot_has_an_opponent(game: Game) -> None:
    """The arena counts the automa, or the target, beside the only bot."""
    argv = ["arena", game.name, "--bots", "random", "--games", "3", "--seed", "7"]
    doc = run(*argv, "--json").json
    other = doc["opponent"]
    assert list(other) == ["name", "wins", "win_rate", "mean_score", "min_score", "max_score"]
    assert other["name"] == (automa_of(game) or "target")
    assert doc["bots"][0]["wins"] + other["wins"] >= 3
    assert f"\n{other['name']}" in run(*argv).out
    assert "opponent" not in run(*argv[:3], "random,random", *argv[4:], "--json").json


@ALONE
def test_a_game_played_alone_names_its_opponent(game: Game, tmp_path: Path) -> None:
    """In the replay, and at the head of the last column of the score sheet."""
    path = tmp_path / "game.txt"
    path.write_text(run("record", game.name, "--bots", "random", "--seed", "3").out)
    out = run("replay", str(path)).out
    automa = automa_of(game)
    name = words().say(f"automa-{automa}", automa) if automa else game.name
    sheet = out.partition("The game is over.\n")[2]
    assert sheet.splitlines()[0].split() == ["random", name]
    assert not automa or f"the turn of {name}" in out


def test_a_paired_arena_tells_the_margin() -> None:
    """Two bots of a kind on the same deals, each on both seats: their leads are opposite."""
    argv = ["arena", "pioneer", "--bots", "random,random", "--games", "4", "--paired"]
    one, two = run(*argv, "--json").json["bots"]
    assert list(one)[-2:] == ["margin", "interval"]
    assert one["margin"] == -two["margin"]
    assert one["interval"][0] <= one["margin"] <= one["interval"][1]
    assert "ahead of the best other" in run(*argv).out
    assert run("arena", "pioneer", "--bots", "random", "--games", "2", "--paired").code == 2


def test_games_tells_the_bots_and_their_budgets() -> None:
    """Which bots there are, and how much each may think."""
    docs = {doc["name"]: doc["bots"] for doc in run("games", "--json").json}
    levels = ["tenderfoot", "wrangler", "rancher", "foreman", "legend"]
    for found in docs.values():
        assert [bot["name"] for bot in found] == [*levels, "random", "greedy", "strong"]
        budgets = {bot.pop("name"): bot for bot in found}
        assert budgets["legend"] == {"milliseconds": 1000, "nodes": 0}
        assert 0 < budgets["tenderfoot"]["nodes"] <= budgets["foreman"]["nodes"]
        assert budgets["random"]["nodes"] == 0 < budgets["strong"]["nodes"]
