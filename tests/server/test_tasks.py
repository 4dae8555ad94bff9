"""Tasks that end together."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from trailboss.server import tasks


async def breaks(text: str) -> None:
    """Ends with an error."""
    raise OSError(text)


async def lingers() -> None:
    """Ends with an error of its own when it is told to end."""
    try:
        await asyncio.sleep(60)
    except asyncio.CancelledError:
        raise OSError("lingers") from None


def test_no_error_of_works_that_end_together_is_left_for_the_log() -> None:
    """Both break in the same moment, or one when it is ended: the first is raised, and no more."""
    told: list[dict[str, Any]] = []

    async def both() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, about: told.append(about))
        for other in (breaks("two"), lingers()):
            with pytest.raises(OSError, match="one|two"):
                await tasks.until_one_ends(breaks("one"), other)
        gc.collect()

    asyncio.run(both())
    assert told == []


def test_a_task_that_goes_on_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost connection was taken for the end of one round."""
    monkeypatch.setattr(tasks, "AGAIN", 0.01)
    heard = 0

    async def stubborn() -> None:
        nonlocal heard
        while heard < 3:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                heard += 1

    async def ended() -> None:
        task = asyncio.create_task(stubborn())
        await asyncio.sleep(0)
        await tasks.end([task])
        assert task.done()

    asyncio.run(ended())
    assert heard == 3
