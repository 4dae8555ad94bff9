"""A game in the terminal, typed line by line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.run import Done, run, shell
from trailboss.core.game import Game
from trailboss.core.record import verify
from trailboss.games import GAMES
from trailboss.i18n import words

Runs = Callable[..., Done]
ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def typed(game: Game, *lines: str, seats: str = "you,random", by: Runs = run) -> Done:
    """Play with these lines; after the last comes the end of input."""
    stdin = "".join(f"{line}\n" for line in lines).encode()
    return by("play", game.name, "--seats", seats, "--seed", "2", stdin=stdin)


@ALL
def test_the_end_of_input_ends_the_game(game: Game) -> None:
    """Without a terminal the lines are read from stdin; the end is a quiet farewell."""
    done = typed(game, by=shell)
    assert (done.code, done.err) == (0, "")
    title = words().say(f"ui-title-{game.name}", "")
    assert title and title in done.out and "   1  " in done.out


@ALL
def test_a_whole_game_can_be_typed(game: Game) -> None:
    """The first option again and again leads somewhere, and a game of bots to its end."""
    assert typed(game, *["1"] * 30).code == 0
    done = typed(game, seats="random,random")
    assert done.code == 0 and "Winner: random" in done.out and "total" in done.out


@ALL
def test_an_action_is_typed_by_number_or_text(game: Game, tmp_path: Path) -> None:
    """Both ways do the same."""
    s = game.setup(2, 2, {})
    first = s.legal(s.waiting()[0])[0].text
    paths = [tmp_path / "number.txt", tmp_path / "text.txt"]
    for path, line in zip(paths, ("1", first), strict=True):
        assert typed(game, line, f"s {path}", seats="you,you").code == 0
    records = [verify(path.read_text(), dict(GAMES))[0] for path in paths]
    assert records[0].moves == records[1].moves == [(s.waiting()[0], first)]


@ALL
def test_nothing_is_done_by_a_line_that_is_no_option(game: Game, tmp_path: Path) -> None:
    """Nonsense, numbers out of range, rules and questions leave the game alone."""
    path = tmp_path / "game.txt"
    lines = ["bla", "0", "999", "", "?", "r R1.1", "r R99.9", "u", f"s {path}", f"s {path}"]
    done = typed(game, *lines)
    assert (done.code, done.err) == (0, "")
    assert "R1.1 " in done.out and "there is no rule" in done.out
    assert verify(path.read_text(), dict(GAMES))[0].moves == []


@ALL
def test_a_file_of_somebody_else_is_not_overwritten(game: Game, tmp_path: Path) -> None:
    """Saving never destroys what was there before."""
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    assert "cannot be written" in typed(game, f"s {path}").out
    assert path.read_text() == "precious"


@ALL
def test_undo_goes_back_to_the_barrier(game: Game, tmp_path: Path) -> None:
    """A decision that revealed nothing is taken back; one that did is not."""
    s = game.setup(2, 2, {})
    before = s.seen
    seat = s.waiting()[0]
    first = s.legal(seat)[0]
    s.play(seat, first)
    path = tmp_path / "game.txt"
    assert typed(game, "1", "u", f"s {path}", "q", seats="you,you").code == 0
    moves = verify(path.read_text(), dict(GAMES))[0].moves
    assert moves == ([] if s.seen == before else [(seat, first.text)])


def test_what_seats_do_at_the_same_time_is_secret() -> None:
    """The tracks that a bot lays while you lay yours are told when all have finished."""
    done = typed(GAMES["pioneer"], *["1"] * 3)
    assert "you (0) lays" in done.out and "random (1): draw" not in done.out
    whole = typed(GAMES["pioneer"], seats="random,random")
    assert "has laid" in whole.out and "random (1): draw" not in whole.out


def test_an_option_is_typed_as_it_is_shown() -> None:
    """The name on the screen is as good as the engine's own text."""
    for line in ("go A", "go to A", "1"):
        assert "starts at A" in typed(GAMES["gwt2"], line).out, line


@ALL
def test_the_board_is_shown_whole_and_then_what_changes(game: Game) -> None:
    """The second look at the same board is as long as the first; a new question is shorter."""
    out = typed(game, "b").out.split("> ")
    first = out[0].split("save   q: quit")[1].split("\n\nyou (0)")[0]
    assert len(first) > 100 and first.strip() in out[1]
