"""The session on the companion's page is the real thing."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.run import run

PAGE = Path(__file__).parents[2] / "docs" / "companion.md"
BLOCK = re.compile(r"^```text\n\$ trailboss (.*?)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
TYPED = re.compile(r"^(?:\[\d+\] )?>(?: (.*))?$", re.MULTILINE)


def test_the_printed_session_happens_like_that() -> None:
    """Who types what stands behind the prompts sees the same lines."""
    found = BLOCK.search(PAGE.read_text(encoding="utf-8"))
    assert found
    command, session = found.groups()
    typed = "".join(f"{line}\n" for line in TYPED.findall(session))
    done = run(*command.split(), stdin=typed.encode())
    shown = [line.rstrip() for line in done.out.rstrip().split("\n")]
    assert (done.code, shown) == (0, session.rstrip().split("\n"))
