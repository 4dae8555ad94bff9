"""Records: text that anybody can replay and verify."""

from __future__ import annotations

import pytest

from tests.core.helpers import start
from tests.core.toy import TOY
from trailboss.core.engine import State
from trailboss.core.errors import BadRecord
from trailboss.core.game import Game, validated_options
from trailboss.core.record import CHECK, LONGEST, Record, link, parse, verify
from trailboss.core.rng import below

GAMES: dict[str, Game] = {"toy": TOY}
HEAD = 8
"""How many lines stand before the first move of `finished`."""


def finished(seed: int = 11, seats: int = 2) -> Record:
    """A whole game of chance moves, some of them any-time actions."""
    record = Record(TOY, seats, seed, validated_options(TOY, seats, {}), ["Ada L.", "żółw"][:seats])
    s = record.start()
    dice = start(seed=seed)
    while s.waiting():
        seat = s.waiting()[below(dice, len(s.waiting()))]
        choices = s.legal(seat) + s.free(seat)
        action = choices[below(dice, len(choices))]
        s.play(seat, action)
        record.add(seat, action.text)
    return record


@pytest.mark.parametrize(("version", "coins"), [(1, 1), (2, 1), (3, 2)])
def test_a_record_is_replayed_by_the_rules_it_was_played_by(version: int, coins: int) -> None:
    """A game of an older version of the rules leads where it led then."""
    game = TOY.at(version)
    record = Record(game, 2, 4, validated_options(game, 2, {}), moves=[(0, "swap"), (0, "pass")])
    again, s, _ = verify(record.text(), GAMES)
    assert again.head()[1] == f"game toy {version}" and again.game.version == version
    assert again.options == record.options and game.scores(s)[0].total == coins


def lines(record: Record | None = None) -> list[str]:
    return (record or finished()).text().split("\n")


def refused(changed: list[str]) -> str:
    """The one clear line with which a record is refused."""
    with pytest.raises(BadRecord) as caught:
        verify("\n".join(changed), GAMES)
    message = str(caught.value)
    assert "\n" not in message and 10 < len(message) < 250
    return message


@pytest.mark.parametrize("seed", range(8))
def test_a_record_comes_back_from_its_text(seed: int) -> None:
    """Game, seats, seed, options, names and moves survive, and the text is the same again."""
    record = finished(seed)
    again, s, name = verify(record.text(), GAMES)
    assert (again.seats, again.seed, again.options) == (2, seed, {"bank": "20", "sides": "random"})
    assert again.players == ["Ada L.", "żółw"]
    assert again.moves == record.moves
    assert again.text(s) == record.text() and again.hash(s) == name
    assert TOY.dump(s) == TOY.dump(record.replay())


def test_the_head_is_readable() -> None:
    """The lines before the first move say what was chosen."""
    assert lines()[:HEAD] == [
        "trailboss 1",
        "game toy 3",
        "seats 2",
        "seed 11",
        "option bank 20",
        "option sides random",
        "player 0 Ada L.",
        "player 1 żółw",
    ]


def test_a_game_of_no_moves_is_a_record() -> None:
    """A game that has just begun can be written, read and verified."""
    record = Record(TOY, 3, 5, validated_options(TOY, 3, {}))
    again, s, _ = verify(record.text(), GAMES)
    assert again.moves == [] and s.waiting() == [0]


def test_replay_stops_where_it_is_told() -> None:
    """`upto` counts moves: 0 is the start, None is the end."""
    record = finished()
    assert TOY.dump(record.replay(0)) == TOY.dump(record.start())
    half = record.replay(4)
    for seat, text in record.moves[4:]:
        half.play(seat, TOY.actions.parse(text))
    assert TOY.dump(half) == TOY.dump(record.replay())


def test_a_record_can_be_watched_while_it_is_verified() -> None:
    """The watcher sees each position once, from the first to the last."""
    record = finished()
    seen: list[int] = []

    def watch(again: Record, number: int, s: State) -> None:
        assert again.moves == record.moves
        assert TOY.dump(s) == TOY.dump(record.replay(number))
        seen.append(number)

    verify(record.text(), GAMES, watch)
    assert seen == list(range(len(record.moves) + 1))


@pytest.mark.parametrize("number", range(1, len(finished().moves) + 1))
def test_an_altered_move_is_found_where_it_stands(number: int) -> None:
    """Another seat or another action in one line: the message names that move."""
    for change in (("pass", "dig"), ("0 ", "1 "), ("1 ", "0 "), ("e", "E"), (";", ";0")):
        text = lines()
        at = HEAD + number - 1
        text[at] = text[at].replace(*change, 1)
        if text != lines():
            assert refused(text).startswith(f"move {number} was altered, lost or moved:")


@pytest.mark.parametrize("number", range(1, len(finished().moves)))
def test_a_lost_or_moved_move_is_found(number: int) -> None:
    """A line less, or two lines exchanged: the message names the first wrong move."""
    at = HEAD + number - 1
    lost = lines()
    del lost[at]
    assert refused(lost).startswith(f"move {number} was altered, lost or moved:")
    moved = lines()
    moved[at], moved[at + 1] = moved[at + 1], moved[at]
    assert refused(moved).startswith(f"move {number} was altered, lost or moved:")


def test_a_lost_last_move_is_found() -> None:
    """The chain is whole without the last move, but the count is not."""
    text = lines()
    del text[-3]
    assert refused(text) == f"the last line does not count {len(finished().moves) - 1} moves"


@pytest.mark.parametrize("keep", range(len(lines()) - 1))
def test_a_record_that_is_cut_off_is_refused(keep: int) -> None:
    """Cut after any line, with and without the line's end."""
    assert refused(lines()[:keep])
    assert refused([*lines()[:keep], ""])


@pytest.mark.parametrize("place", range(HEAD))
def test_a_changed_head_is_refused(place: int) -> None:
    """No line of the head can be lost, doubled or given another value unnoticed."""
    lost, doubled, other = lines(), lines(), lines()
    del lost[place]
    doubled.insert(place, doubled[place])
    other[place] += "9"
    for text in (lost, doubled, other):
        assert refused(text)


def test_another_seed_is_noticed_at_the_first_move() -> None:
    """The chain begins with the head, so a changed seed breaks move 1."""
    text = lines()
    text[3] = "seed 12"
    assert refused(text).startswith("move 1 was altered")


@pytest.mark.parametrize(
    ("place", "line", "message"),
    [
        (0, "trailboss 2", "this is not a record: the first line is not 'trailboss 1'"),
        (1, "game toy 4", "the record is of other rules: toy 4, not 3"),
        (1, "game toy 0", "the record is of other rules: toy 0, not 3"),
        (1, "game toy 02", "the record is of other rules: toy 02, not 3"),
        (1, "game toy 2", "toy has no option 'sides'; it has bank"),
        (1, "game poker 3", "the record is of an unknown game: 'poker'"),
        (1, "game toy", "the record does not say its game, seats, seed and options"),
        (2, "seats 5", "toy is for 1 to 4 players, not 5"),
        (2, "seats -2", "toy is for 1 to 4 players, not -2"),
        (2, "seats two", "the record does not say its game, seats, seed and options"),
        (4, "option bank 7", "bank=7: choose one of 20, 5"),
        (4, "option boats 7", "toy has no option 'boats'; it has bank, sides"),
        (4, "option bank", "the record does not say its game, seats, seed and options"),
        (5, "", "the lines before the first move are not in order"),
    ],
)
def test_a_wrong_head_says_what_is_wrong(place: int, line: str, message: str) -> None:
    """Version, game, seats and options are checked before any move."""
    text = lines()
    text[place] = line
    assert refused(text) == message


@pytest.mark.parametrize(
    "text", ["", "\n", "trailboss 1", "trailboss 1\n", "trailboss 1\nend \n", "end 0 x\n", "\x00"]
)
def test_nonsense_is_no_record(text: str) -> None:
    """What is no record at all is refused in one line."""
    with pytest.raises(BadRecord) as caught:
        parse(text, GAMES)
    assert "\n" not in str(caught.value)


def test_an_oversize_record_is_refused_before_it_is_read() -> None:
    """The limit is on characters."""
    with pytest.raises(BadRecord, match=f"at most {LONGEST} characters"):
        parse("x" * (LONGEST + 1), GAMES)


def test_a_well_chained_illegal_move_is_refused_by_the_rules() -> None:
    """Whoever forges the chain as well still cannot make an illegal move legal."""
    record = finished()
    seat, text = record.moves[2]
    record.moves[2] = (seat, "bid 2" if text != "bid 2" else "dig")
    forged = record.text(start())
    with pytest.raises(BadRecord, match="move 3 is not legal: "):
        verify(forged, GAMES)


@pytest.mark.parametrize("seat", ["9" * 5000, "00", "٠", "100"])
def test_a_seat_is_written_in_one_way(seat: str) -> None:
    """A well-chained line whose seat is spelled in another way, or absurd, is refused."""
    record = finished()
    text = record.text().split("\n")
    chain = link("", "\n".join(record.head()))
    move = f"{seat} {record.moves[0][1]}"
    text[HEAD] = f"{move} ;{link(chain, move)[:CHECK]}"
    assert refused(text).startswith("move 1 was altered, lost or moved:")


def test_another_final_position_is_refused() -> None:
    """The last line binds the position reached."""
    forged = finished().text(start())
    with pytest.raises(BadRecord, match="do not lead to the position of the last line"):
        verify(forged, GAMES)
    assert parse(forged, GAMES).moves == finished().moves
