"""How the engine runs in this process: compiled or pure, and how to get from one to the other."""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from trailboss.core import engine

SLOW: Final = ("arena", "calibrate", "selfplay", "serve", "train")
"""The commands that are worth a second start: they run long."""


def mode() -> str:
    """Return "compiled" when the kernel was loaded as machine code, "pure" otherwise."""
    return "pure" if str(engine.__file__).endswith(".py") else "compiled"


def fresh_build(root: Path) -> Path | None:
    """The compiled package of a source tree, if it fits this Python and no source is newer."""
    fast = root / "build" / "fast"
    stamp = fast / ".stamp"
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    if not stamp.exists() or not list(fast.glob(f"trailboss/core/*{suffix}")):
        return None
    made = stamp.stat().st_mtime
    folders = {code.parent.relative_to(fast) for code in fast.glob(f"trailboss/*/*{suffix}")}
    sources = [path for folder in folders for path in (root / folder).rglob("*.py")]
    return fast if all(path.stat().st_mtime <= made for path in sources) else None


def use_compiled(words: Sequence[str]) -> None:
    """Start a long command again with the compiled package if there is one; else do nothing.

    Whoever sets TRAILBOSS_EXPECT has chosen already.
    """
    if mode() == "compiled" or "TRAILBOSS_EXPECT" in os.environ or not set(SLOW) & set(words[:3]):
        return
    fast = fresh_build(Path(__file__).resolve().parents[1])
    if fast is not None:
        path = [str(fast), *filter(None, [os.environ.get("PYTHONPATH")])]
        os.environ["PYTHONPATH"] = os.pathsep.join(path)
        # -P: in the folder of the sources these would be found first, and started again for ever.
        os.execv(sys.executable, [sys.executable, "-P", "-m", "trailboss", *words])
