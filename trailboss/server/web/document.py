"""The types of the API as a document: `python -m trailboss.server.web.document` writes it anew.

`npm --prefix web run contract` makes TypeScript of it. Tests compare both with what is written.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.di import Provide

from trailboss.server.hub import Hub
from trailboss.server.store.identities import Identity
from trailboss.server.web.app import PARTS, schema

FILE: Final = Path(__file__).parents[3] / "web" / "openapi.json"


def hub() -> None:
    """Stands for what handlers ask for: nothing is called here."""


def who() -> None:
    """And for who asks."""


def document() -> dict[str, Any]:
    """The types of all bodies and answers; addresses are in docs/api.md."""
    app = Litestar(
        [part.ROUTES for part in PARTS],
        dependencies={one.__name__: Provide(one, sync_to_thread=False) for one in (hub, who)},
        openapi_config=schema(),
        signature_types=[Hub, Identity],
    )
    types = app.openapi_schema.to_schema()["components"]["schemas"]
    info = {"title": "Trailboss", "version": "1"}
    return {
        "openapi": "3.1.0",
        "info": info,
        "paths": {},
        "components": {"schemas": dict(sorted(types.items()))},
    }


def text() -> str:
    """A line for each type, so that a change is seen where it is."""
    doc = document()
    types = doc["components"].pop("schemas")
    lines = [f"{json.dumps(name)}: {json.dumps(types[name])}" for name in types]
    head = json.dumps(doc).removesuffix("{}}")
    return f'{head}{{"schemas": {{\n' + ",\n".join(lines) + "\n}}}\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
