"""How many clicks a turn takes: `python -m tests.web.clicks_per_turn` plays a game and counts.

The game is a record of good bots, so its turns are what people do. One seat is played by mouse in
the browser with as few clicks as the page allows, pieces before the list; each turn comes to the
very position of the record. Other games are named by their files.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.running import running
from tests.web.browser import Person, chromium
from tests.web.record_hands import Doc, Player
from tests.web.whole_record import GWT2, play, sit


def played(path: Path) -> Doc:
    """The figures of the whole game."""
    with TemporaryDirectory() as data, running(Path(data)) as server, chromium() as browser:
        player = sit(Player, Person(browser, server.url, "Ada"), path, sparing=True)
        play(player, path, sparing=True)
        return player.figures.doc()


if __name__ == "__main__":
    for named in sys.argv[1:] or [str(GWT2)]:
        print(json.dumps({"game": Path(named).name, **played(Path(named))}, indent=2))
