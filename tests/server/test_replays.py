"""Replays: records that people bring, games that are over, any move of them, and branches."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, Json, Person, Running, play_out, problem, running
from trailboss.core.notation import canonical
from trailboss.core.record import Record, link, parse, verify
from trailboss.games import GAMES
from trailboss.server.settings import RECORD_LIMIT, Settings
from trailboss.server.verify import verify_all

RECORDS = Path(__file__).parents[1] / "records"
SHORT = "gwt2/alone-easy"
GAMES_PLAYED = ("gwt1/random-2", SHORT, "elpaso/5-for-1-greedy", "pioneer/0-for-1-greedy")


def text_of(name: str) -> str:
    return (RECORDS / f"{name}.txt").read_text("utf-8")


def together(seats: int = 3) -> str:
    """A finished game in which all act at once: everybody does the last legal thing."""
    record = Record(GAMES["pioneer"], seats, 5, {o.name: o.choices[0] for o in OPTIONS}, ["Ada"])
    s = record.start()
    while s.waiting():
        seat = s.waiting()[-1]
        action = s.legal(seat)[-1]
        record.add(seat, action.text)
        s.apply(seat, action)
    return record.text(s)


OPTIONS = GAMES["pioneer"].options


def brought(person: Person, text: str) -> Json:
    return person.post("/api/replays", record=text)


def refused(person: Person, text: str) -> Json:
    return problem(person.send("/api/replays", record=text), 422, "record")


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_a_record_becomes_a_replay(ada: Person, name: str) -> None:
    """Its players, moves, turns and winners; the same text again is the same replay."""
    text = text_of(name)
    record, _, _ = verify(text, GAMES)
    doc = brought(ada, text)
    assert (doc["game"], doc["moves"]) == (name.partition("/")[0], len(record.moves))
    assert doc["movers"] == [seat for seat, _ in record.moves]
    assert (doc["over"], doc["table"]) == (True, None)
    assert doc["winners"]
    bot = "bot" if record.players[0] in ("random", "greedy") else "human"
    kinds = [bot] * record.seats + (["automa"] if doc["automa"] else [])
    assert [seat["kind"] for seat in doc["seats"]] == kinds
    assert [turn["move"] for turn in doc["turns"]] == sorted({t["move"] for t in doc["turns"]})
    assert doc["turns"][-1]["move"] < doc["moves"]
    assert brought(ada, text) == doc == ada.get(f"/api/replays/{doc['id']}")
    assert ada.http.get(f"/api/replays/{doc['id']}/record").text == text


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_every_position_is_the_engines(ada: Person, name: str) -> None:
    """At marks, next to them, at both ends: the view of the seat, and what the move led to."""
    record, _, _ = verify(text_of(name), GAMES)
    path = f"/api/replays/{brought(ada, text_of(name))['id']}/moves"
    for move in (0, 1, 24, 25, 26, 50, len(record.moves)):
        doc = ada.get(f"{path}/{move}", seat=0)
        s = record.replay(move)
        assert canonical(doc["view"]) == canonical(record.game.dump(record.game.view(s, 0)))
        assert (doc["seq"], doc["viewer"], doc["legal"]) == (move, 0, [])
        assert doc["waiting"] == s.waiting()
        assert [x["total"] for x in doc["scores"]] == [x.total for x in record.game.scores(s)]
        told = [(one["seat"], one["action"]) for one in doc["entries"]]
        assert told == record.moves[move - len(told) : move]
        assert bool(told) == bool(move)
    assert ada.get(f"{path}/{len(record.moves)}")["status"] == "over"


def test_events_of_a_turn_are_told(ada: Person) -> None:
    """Every move from the beginning of the turn, each with what it led to."""
    record, _, _ = verify(text_of(SHORT), GAMES)
    doc = brought(ada, text_of(SHORT))
    for begin, end in ((turn["move"], turn["move"] + 3) for turn in doc["turns"][1:8]):
        entries = ada.get(f"/api/replays/{doc['id']}/moves/{end}", seat=0)["entries"]
        assert [one["seq"] for one in entries] == [begin + 1, begin + 2, begin + 3]
        for one in entries:
            s = record.replay(one["seq"] - 1)
            s.log = []
            s.play(one["seat"], record.game.actions.parse(one["action"]))
            verbs = [event.verb for event in s.log if event.seen_by(0)]
            assert [event["verb"] for event in one["events"]] == verbs


def test_a_spectator_sees_no_hands(ada: Person) -> None:
    """Without a seat the view is a spectator's."""
    doc = brought(ada, text_of("gwt1/random-2"))
    record = parse(text_of("gwt1/random-2"), GAMES)
    seen = ada.get(f"/api/replays/{doc['id']}/moves/30")
    wanted = record.game.dump(record.game.view(record.replay(30), None))
    assert (seen["viewer"], canonical(seen["view"])) == (None, canonical(wanted))


def test_what_is_not_in_the_replay(ada: Person) -> None:
    """Moves after the last, seats nobody has, replays nobody brought."""
    doc = brought(ada, text_of(SHORT))
    path = f"/api/replays/{doc['id']}/moves"
    problem(ada.http.get(f"{path}/{doc['moves'] + 1}"), 404, "not-found")
    problem(ada.http.get(f"{path}/0?seat=1"), 400, "bad-request")
    problem(ada.http.get(f"{path}/x"), 404, "not-found")
    problem(ada.http.get("/api/replays/0123456789abcdef"), 404, "not-found")
    problem(ada.http.get("/api/replays/t-nobody"), 404, "not-found")


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_points_over_time(ada: Person, name: str) -> None:
    """One figure a turn for each player, the automa too, and the final score at the end."""
    record, s, _ = verify(text_of(name), GAMES)
    doc = brought(ada, text_of(name))
    scores = ada.get(f"/api/replays/{doc['id']}/scores")
    assert scores["moves"] == [turn["move"] for turn in doc["turns"]] + [doc["moves"]]
    assert [row[-1] for row in scores["totals"]] == [x.total for x in record.game.scores(s)]
    assert {len(row) for row in scores["totals"]} == {len(scores["moves"])}
    assert len(scores["moves"]) > 5
    middle = scores["moves"][len(scores["moves"]) // 2]
    then = [row[len(scores["moves"]) // 2] for row in scores["totals"]]
    assert then == [x.total for x in record.game.scores(record.replay(middle))]


def test_all_at_once(ada: Person) -> None:
    """Turns of everybody belong to nobody; each seat looks with its own eyes."""
    text = together()
    doc = brought(ada, text)
    assert [seat["name"] for seat in doc["seats"]] == ["Ada", None, None]
    assert {turn["seat"] for turn in doc["turns"][1:]} == {None}
    record = parse(text, GAMES)
    for seat in range(3):
        seen = ada.get(f"/api/replays/{doc['id']}/moves/7", seat=seat)["view"]
        view = record.game.view(record.replay(7), seat)
        assert canonical(seen) == canonical(record.game.dump(view))


def test_an_altered_record_is_refused(ada: Person) -> None:
    """One changed move is found where it stands."""
    lines = text_of(SHORT).split("\n")
    first = next(i for i, line in enumerate(lines) if line[:1].isdigit())
    lines[first + 9] = lines[first + 9].replace(" ;", "0 ;")
    doc = refused(ada, "\n".join(lines))
    assert doc["detail"].startswith("move 10 was altered, lost or moved")
    assert (doc["move"], doc["line"]) == (10, first + 10)


def test_a_forged_chain_is_refused(ada: Person) -> None:
    """Checks that fit do not help a move that the rules do not allow."""
    record = parse(text_of(SHORT), GAMES)
    record.moves[20] = record.moves[0]
    head = record.head()
    chain, lines = link("", "\n".join(head)), head
    for seat, text in record.moves:
        chain = link(chain, f"{seat} {text}")
        lines.append(f"{seat} {text} ;{chain[:8]}")
    text = "\n".join([*lines, f"end {len(record.moves)} {chain}", ""])
    doc = refused(ada, text)
    assert doc["detail"].startswith("move 21 is not legal")
    assert doc["move"] == 21


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("trailboss 1\n", "trailboss 2\n", "the first line is not 'trailboss 1'"),
        ("game gwt2 ", "game gwt9 ", "the record is of an unknown game: 'gwt9'"),
        ("game gwt2 1\n", "game gwt2 99\n", "the record is of other rules: gwt2 99, not 2"),
        ("seats 1\n", "components 0123abcd\nseats 1\n", "needs other components: 0123abcd"),
        ("seats 1\n", "seats 9\n", "gwt2 is for 1 to 4 players, not 9"),
        ("\nend ", "\nend 9", "the last line does not count"),
        ("\nplayer 0 ", "\nplayer 0 \x00", "characters that are not text"),
        ("\n", "\r\n", "end as on Windows"),
    ],
)
def test_the_reason_is_said(ada: Person, old: str, new: str, reason: str) -> None:
    """Another format, game, version, figures, seats, length, or no text at all."""
    assert old in text_of(SHORT)
    assert reason in refused(ada, text_of(SHORT).replace(old, new))["detail"]


@pytest.mark.parametrize("cut", [0.999, 0.5, 0.01])
def test_a_cut_record_is_refused(ada: Person, cut: float) -> None:
    """Wherever it ends too early."""
    text = text_of(SHORT)
    assert "cut off" in refused(ada, text[: int(len(text) * cut)])["detail"]


def test_what_is_no_record_is_refused(ada: Person) -> None:
    """Nothing, something else, or a seed that no table could have."""
    assert refused(ada, "")["detail"]
    assert refused(ada, "a tale of \N{COW FACE}\n")["detail"]
    lone = ada.http.post("/api/replays", content=b'{"record": "\\ud800"}', headers=JSON)
    problem(lone, 400, "bad-request")
    record = parse(text_of(SHORT), GAMES)
    record.seed, record.moves = 1 << 256, []
    assert "256 bits" in refused(ada, record.text())["detail"]


JSON = {"content-type": "application/json"}


def test_a_huge_record_is_refused(ada: Person) -> None:
    """And the answer names the limit."""
    text = text_of(SHORT) + "0 pass ;00000000\n" * (RECORD_LIMIT // 16)
    doc = problem(ada.send("/api/replays", record=text), 413, "too-large")
    assert "512 KiB" in doc["detail"]


def test_records_are_brought_one_after_another(tmp_path: Path) -> None:
    """Checking is work: who brings too many has to wait, and may still look."""
    with running(tmp_path / "a", limits=True) as server, Person(server.url, "Ada") as ada:
        answers = [ada.send("/api/replays", record="no record\n") for _ in range(30)]
        assert {answer.status_code for answer in answers} == {422, 429}
        assert int(answers[-1].headers["retry-after"]) > 0
        assert ada.get("/api/me")["name"] == "Ada"


def test_strangers_bring_nothing(server: Running) -> None:
    """They may look, but have no name to bring or play."""
    with Person(server.url, "Ada") as ada, Person(server.url) as nobody:
        problem(nobody.send("/api/replays", record=text_of(SHORT)), 401, "no-identity")
        path = f"/api/replays/{brought(ada, text_of(SHORT))['id']}"
        assert nobody.get(f"{path}/moves/3")["seq"] == 3
        problem(nobody.send(f"{path}/branch", move=3), 401, "no-identity")


def test_a_running_game_is_closed(ada: Person) -> None:
    """No replay, move, score, record or branch before the end; then all of it."""
    table = ada.table("pioneer", "hotseat", "hotseat", start=True)["id"]
    path = f"/api/replays/t-{table}"
    for part in ("", "/moves/0", "/scores", "/record"):
        problem(ada.http.get(path + part), 409, "conflict")
    problem(ada.send(f"{path}/branch", move=0), 409, "conflict")
    play_out({0: ada, 1: ada}, table)
    doc = ada.get(path)
    assert (doc["table"], doc["over"], len(doc["seats"])) == (table, True, 2)
    assert doc["winners"] == ada.get(f"/api/tables/{table}")["winners"]
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert ada.http.get(f"{path}/record").text == record
    last = ada.get(f"{path}/moves/{doc['moves']}")
    assert last["view"] == ada.state(table, seat=0)["view"] or last["viewer"] is None
    assert last["scores"] == ada.state(table)["scores"]


def test_a_branch_plays_on(tmp_path: Path) -> None:
    """All seats are the asker's; the old moves stand in the log; the record verifies."""
    text = together(2)
    record = parse(text, GAMES)
    middle = len(record.moves) // 2
    with running(tmp_path / "a") as server, Person(server.url, "Ada") as ada:
        replay = brought(ada, text)["id"]
        table = ada.post(f"/api/replays/{replay}/branch", move=middle)["table"]
        doc = ada.get(f"/api/tables/{table}")
        assert (doc["status"], doc["mine"], doc["public"]) == ("playing", [0, 1], False)
        assert [seat["kind"] for seat in doc["seats"]] == ["hotseat", "hotseat"]
        assert [seat["name"] for seat in doc["seats"]] == ["Ada", "Seat 2"]
        assert (doc["commitment"], doc["seed"]) == (None, None)
        assert doc["waiting"] == record.replay(middle).waiting()
        over = play_out({0: ada, 1: ada}, table)
        assert (over["seed"], over["salt"]) == (str(record.seed), None)
        again = verify(ada.http.get(f"/api/tables/{table}/record").text, GAMES)[0]
        assert again.moves[:middle] == record.moves[:middle]
        assert again.moves != record.moves
    report = verify_all(Settings(data=tmp_path / "a"))
    assert (report["bad"], report["finished"]) == ([], 1)


def eventually_asked(person: Person, table: str, seat: int) -> None:
    """The bots act until it is the turn of a person."""
    end = time.monotonic() + PATIENCE
    while person.state(table)["waiting"] != [seat]:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_bots_play_on_in_a_branch(tmp_path: Path) -> None:
    """They keep their names and act by themselves; any seat can be given to any bot, or taken."""
    record = parse(text_of("elpaso/mixed-2"), GAMES)
    with running(tmp_path / "a", bots=1) as server, Person(server.url, "Ada") as ada:
        doc = brought(ada, text_of("elpaso/mixed-2"))
        assert [seat["bot"] for seat in doc["seats"]] == list(record.players)
        path = f"/api/replays/{doc['id']}/branch"
        asked = record.replay(40).waiting()[0]
        players: list[str | None] = ["random", "random"]
        players[1 - asked] = None
        table = ada.post(path, move=40, players=players)["table"]
        seats = ada.get(f"/api/tables/{table}")["seats"]
        assert (seats[asked]["kind"], seats[asked]["bot"]) == ("bot", "random")
        assert seats[1 - asked]["you"] and seats[1 - asked]["kind"] == "hotseat"
        assert seats[1 - asked]["name"] == "Ada"
        both = ada.get(f"/api/tables/{ada.post(path, move=40, players=[None, None])['table']}")
        assert [seat["name"] for seat in both["seats"]] == ["Ada", "Seat 2"]
        eventually_asked(ada, table, 1 - asked)
        watched = ada.post(path, move=40)["table"]
        seats = ada.get(f"/api/tables/{watched}")["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [
            ("bot", name) for name in record.players
        ]
        problem(ada.send(path, move=40, players=[None]), 400, "bad-request")
        problem(ada.send(path, move=40, players=[None, "nobody"]), 400, "bad-request")


@pytest.mark.parametrize("name", GAMES_PLAYED)
def test_a_branch_of_any_game(ada: Person, name: str) -> None:
    """Also alone against an automa; the position is that of the replay."""
    record = parse(text_of(name), GAMES)
    replay = brought(ada, text_of(name))["id"]
    mine = [None] * record.seats
    table = ada.post(f"/api/replays/{replay}/branch", move=40, players=mine)["table"]
    s = record.replay(40)
    for seat in range(record.seats):
        view = record.game.dump(record.game.view(s, seat))
        assert canonical(ada.state(table, seat=seat)["view"]) == canonical(view)
    ada.step(table, s.waiting()[0])


def test_nothing_is_left_after_the_end(ada: Person) -> None:
    """No branch after the last move, nor after one that never was."""
    doc = brought(ada, text_of(SHORT))
    path = f"/api/replays/{doc['id']}/branch"
    problem(ada.send(path, move=doc["moves"]), 409, "conflict")
    problem(ada.send(path, move=doc["moves"] + 1), 404, "not-found")
    problem(ada.send(path, move=-1), 400, "bad-request")


def test_replays_outlive_the_process(tmp_path: Path, storage: list[str]) -> None:
    """A stored record is there after a restart."""
    with running(tmp_path / "a", *storage) as server, Person(server.url, "Ada") as ada:
        doc = brought(ada, text_of(SHORT))
    with running(tmp_path / "a", *storage) as server, Person(server.url) as nobody:
        assert nobody.get(f"/api/replays/{doc['id']}") == doc
