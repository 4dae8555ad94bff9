"""How the engine runs in this process: compiled or pure."""

from __future__ import annotations

from trailboss.core import engine


def mode() -> str:
    """Return "compiled" when the kernel was loaded as machine code, "pure" otherwise."""
    return "pure" if str(engine.__file__).endswith(".py") else "compiled"
