"""The types of the client as documents: `python -m trailboss.server.web.document` writes them.

`npm --prefix web run contract` makes TypeScript of them. Tests compare both with what is there.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.di import Provide

from trailboss.server.boards import BOARDS
from trailboss.server.parts import ServerParts
from trailboss.server.store.identities import Identity
from trailboss.server.web.app import PARTS, schema
from trailboss.server.web.live_answers import SPOKEN
from trailboss.server.web.pages import PAGES

PLACE: Final = "#/components/schemas/{name}"
OPEN: Final = {"Dumped"}
"""Types that have further fields."""
KIND: Final = "is"
"""What tells effects apart."""
EFFECT: Final = "Effect"
"""What one of them is called: a union has no name of its own."""
NAMES: Final = [kind.__name__ for kind in SPOKEN]
WEB: Final = Path(__file__).parents[3] / "web"


def server() -> None:
    """Stands for what handlers ask for: nothing is called here."""


def who() -> None:
    """And for who asks."""


def answers() -> dict[str, Any]:
    """The types of all bodies and answers; addresses are in docs/api.md."""
    app = Litestar(
        [part.ROUTES for part in PARTS],
        dependencies={one.__name__: Provide(one, sync_to_thread=False) for one in (server, who)},
        openapi_config=schema(),
        signature_types=[ServerParts, Identity],
    )
    routes = app.openapi_schema.to_schema()["components"]["schemas"]
    spoken = schemas(SPOKEN)
    return {**spoken, **{name: kind for name, kind in routes.items() if name not in NAMES}}


def schemas(kinds: Sequence[type[msgspec.Struct]]) -> dict[str, Any]:
    """Types that no route declares."""
    unions: dict[str, Any] = {}
    types = msgspec.json.schema_components(kinds, ref_template=PLACE)[1]
    for name in OPEN & types.keys():
        types[name]["additionalProperties"] = True
    return {name: named(kind, unions) for name, kind in types.items()} | unions


def named(part: Any, unions: dict[str, Any]) -> Any:
    """A part of a document in which effects are called by one name, which is found beside it."""
    if isinstance(part, list):
        return [named(item, unions) for item in part]
    if not isinstance(part, dict):
        return part
    if part.get("discriminator", {}).get("propertyName") == KIND:
        unions[EFFECT] = part
        return {"$ref": PLACE.format(name=EFFECT)}
    return {key: named(item, unions) for key, item in part.items()}


def text(types: dict[str, Any]) -> str:
    """A document of types: a line for each, so that a change is seen where it is."""
    head = {"openapi": "3.1.0", "info": {"title": "Trailboss", "version": "1"}, "paths": {}}
    lines = [f"{json.dumps(name)}: {json.dumps(types[name])}" for name in sorted(types)]
    inside = ",\n".join(lines)
    return f'{json.dumps(head)[:-1]}, "components": {{"schemas": {{\n{inside}\n}}}}}}\n'


def documents() -> dict[Path, str]:
    """What the client has from the server: types of the API and of each board, addresses."""
    boards = {
        WEB / "boards" / f"{kind}.json": text(schemas([board.documents, *board.opponents.values()]))
        for kind, board in BOARDS.items()
    }
    pages = {WEB / "src" / "pages.json": json.dumps(PAGES, indent=2) + "\n"}
    return {WEB / "openapi.json": text(answers()), **boards, **pages}


if __name__ == "__main__":
    for path, written in documents().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(written, "utf-8")
