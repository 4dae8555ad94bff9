"""In the compiled lane the toy game is compiled too.

A compiled class cannot have an interpreted subclass, so the toy of the sources would not load
beside a compiled kernel. The fast build holds a compiled toy; it is loaded under its usual name.
"""

from __future__ import annotations

import sys
from importlib.machinery import PathFinder
from importlib.util import module_from_spec
from pathlib import Path

import trailboss
from trailboss.mode import mode

TOY = "tests.core.toy"

if mode() == "compiled" and TOY not in sys.modules:
    spec = PathFinder.find_spec(TOY, [str(Path(trailboss.__file__).parents[1] / "tests" / "core")])
    assert spec is not None and spec.loader is not None, "the fast build has no compiled toy"
    sys.modules[TOY] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules[TOY])
