"""The walk through the API runs as it is printed, against a real server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.docs.test_examples import ROOT
from tests.needs import needs
from tests.server.running import running
from trailboss.core.record import verify
from trailboss.games import GAMES

PAGE = (ROOT / "docs" / "walkthrough.md").read_text("utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@needs("curl")
def test_the_script_of_the_page_plays_a_whole_game(tmp_path: Path) -> None:
    """Block by block in one shell; the record that it brings home verifies."""
    here = tmp_path / "here"
    here.mkdir()
    with running(tmp_path / "data", bots=1) as server:
        env = {**os.environ, "url": server.url}
        env["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{env['PATH']}"
        done = subprocess.run(
            ["sh", "-eu", "-c", "".join(BLOCKS)],
            cwd=here,
            env=env,
            capture_output=True,
            text=True,
            timeout=240,
        )
    assert done.returncode == 0, done.stderr[-1000:]
    assert len(BLOCKS) == 7 and "ok: " in done.stdout
    record, s, _ = verify((here / "game.txt").read_text(), dict(GAMES))
    assert not s.waiting() and record.players[0] == "Ada"


def test_every_page_is_linked_from_the_readme() -> None:
    """What nobody finds is not written."""
    readme = (ROOT / "README.md").read_text("utf-8")
    pages = {f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")}
    assert sorted(page for page in pages if f"({page})" not in readme) == []


def test_pictures_are_light_and_shown() -> None:
    """A page with all of them loads over a poor line, the moving one too."""
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = "".join([page.read_text("utf-8") for page in pages])
    for path in (ROOT / "docs" / "pictures").iterdir():
        assert path.stat().st_size < 205_000, path.name
        assert f"pictures/{path.name})" in shown, path.name
