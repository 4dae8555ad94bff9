"""A recorded game played on the page from its first move to its last, one seat of it by hand.

What is pressed is planned beforehand, so nothing is looked for and nothing is left to chance: the
seat comes to the very positions of the record, and the other seats make the moves of the record
through the API. A piece is pressed where it lies, and the list of choices only where no piece
stands for what is meant.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from tests.web.browser import Person
from tests.web.fewest_presses import own
from tests.web.record_hands import Player
from tests.web.record_plan import SEAT, Turn, planned, read

GWT2: Final = Path(__file__).parent / "games" / "gwt2.txt"
"""Strong against greedy: a rich game."""


def branched(ada: Person, game: Path) -> str:
    """A table that goes on from the beginning of the record, all seats hers."""
    text = game.read_text("utf-8")
    headers = {"origin": ada.url}
    post = ada.context.request.post
    assert post(f"{ada.url}/api/me", headers=headers, data={"name": "Ada"}).ok
    brought = post(f"{ada.url}/api/replays", headers=headers, data={"record": text})
    path = f"{ada.url}/api/replays/{brought.json()['id']}/branch"
    players = [None] * read(game).seats
    made = post(path, headers=headers, data={"move": 0, "players": players})
    assert made.ok, made.text()
    return str(made.json()["table"])


def sit(player: type[Player], ada: Person, game: Path, sparing: bool) -> Player:
    """At a table that begins like the record, without motion."""
    table = branched(ada, game)
    prefs = json.dumps(json.dumps({"auto": sparing}))
    ada.context.add_init_script(f"localStorage.setItem('trailboss.prefs', {prefs})")
    # What needs no thought is answered for the seat that is played here, and for no other.
    ada.page.route(re.compile(r"/foresight\?seat=[1-9]"), lambda route: route.abort())
    ada.page.emulate_media(reduced_motion="reduce")
    ada.visit(f"/t/{table}")
    return player(ada, table)


def play(player: Player, game: Path, sparing: bool) -> None:
    """All moves: those of one seat by hand, to the final score."""
    record, plan = read(game), iter(planned(game, sparing, player.shows))
    seq, done = player.seq(), 0
    while done < len(record.moves):
        seat, text = record.moves[done]
        if seat != SEAT:
            player.others(seat, text, seq)
            seq, done = seq + 1, done + 1
            continue
        mine = own(record.moves, done, SEAT)
        seq = play_turn(player, next(plan), seq)
        done += len(mine)
        player.figures.actions += len(mine)
        player.figures.turns += 1
    expect(player.page.get_by_role("table", name="Final score")).to_be_visible()


def play_turn(player: Player, turn: Turn, seq: int) -> int:
    """The presses of a turn, each as soon as the page shows what can be done.

    Answers where the table stands then.
    """
    seq += turn.answered
    for press, done in zip(turn.presses, turn.does, strict=True):
        player.foresees(seq)
        player.press(press)
        seq += done
    player.comes_to(seq)
    return seq


def final(game: Path) -> list[int]:
    """The points of all seats at the end of a record."""
    record = read(game)
    return [score.total for score in record.game.scores(record.replay(len(record.moves)))]


def totals(ada: Person) -> list[int]:
    """The last row of the final score on the page."""
    sheet = ada.page.get_by_role("table", name="Final score")
    row = sheet.get_by_role("row").filter(has_text="Total")
    return [int(cell) for cell in row.get_by_role("cell").all_inner_texts()]
