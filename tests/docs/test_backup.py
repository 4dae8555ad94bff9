"""Back-up and restore as the page of hosting prints them, while people play."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.docs.test_examples import ROOT
from tests.server.running import Json, Person, running
from tests.server.services import needs_services, new_database, postgres

PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
BACK_UP, BACK_UP_POSTGRES, RESTORE, RESTORE_POSTGRES = re.findall(
    r"^```sh\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE
)


def do(block: str, folder: Path, **env: str) -> str:
    """Run a block of the page in a folder; what it prints."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["sh", "-eu", "-c", block],
        cwd=folder,
        env={**os.environ, "PATH": path, "PYTHONPATH": str(ROOT), **env},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-1000:]
    return done.stdout


def moved(ada: Person, table: str) -> Json:
    """The table after the first legal action."""
    state = ada.state(table, seat=0)
    ada.post(
        f"/api/tables/{table}/actions",
        seat=0,
        action=state["legal"][0]["text"],
        expected_seq=state["seq"],
        key=f"key-{state['seq']:08}",
    )
    return ada.state(table, seat=0)


def story(ada: Person, data: Path, back_up: str, **env: str) -> tuple[str, Json]:
    """Play, back up while the server runs, play on; the table, and the state that was copied."""
    table = ada.table("gwt2", "human", "hotseat", start=True)["id"]
    kept = moved(ada, table)
    do(back_up, data, **env)
    assert moved(ada, table)["seq"] > kept["seq"]
    return table, kept


def as_it_was(ada: Person, table: str, kept: Json) -> None:
    """The restored server knows the person and the table, and the game goes on."""
    state = ada.state(table, seat=0)
    assert (state["seq"], state["legal"]) == (kept["seq"], kept["legal"])
    assert ada.get("/api/me")["name"] == "Ada"
    assert moved(ada, table)["seq"] > kept["seq"]


def test_sqlite_is_copied_while_it_is_served_and_put_back(tmp_path: Path) -> None:
    """The copy is whole although what was played last was only in the write-ahead log."""
    with running(tmp_path) as server, Person(server.url, "Ada") as ada:
        table, kept = story(ada, tmp_path, BACK_UP)
    (tmp_path / "tables.sqlite").write_bytes(b"the disk is broken")
    assert ", 0 bad" in do(RESTORE, tmp_path)
    with running(tmp_path) as server, ada.at(server.url) as again:
        as_it_was(again, table, kept)


@needs_services
def test_postgresql_is_dumped_while_it_is_served_and_read_back(tmp_path: Path) -> None:
    """The same, into an empty database."""
    with postgres(tmp_path) as cluster:
        old, new = new_database(cluster), new_database(cluster)
        with running(tmp_path, "--db", old) as server, Person(server.url, "Ada") as ada:
            table, kept = story(ada, tmp_path, BACK_UP_POSTGRES, TRAILBOSS_DB=old)
        assert ", 0 bad" in do(RESTORE_POSTGRES, tmp_path, TRAILBOSS_DB=new)
        with running(tmp_path, "--db", new) as server, ada.at(server.url) as again:
            as_it_was(again, table, kept)
