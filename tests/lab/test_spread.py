"""Work for many processes."""

from __future__ import annotations

import signal

from trailboss.lab.spread import spread


def deaf(_: int) -> bool:
    """Does this process hear no Ctrl-C, whatever handles it?"""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_processes_are_started_deaf_to_ctrl_c_and_we_are_not() -> None:
    """A process that handles the signal only once it has imported everything may speak of it."""
    assert list(spread(deaf, [0, 1, 2], 2)) == [True, True, True]
    assert not deaf(0)
