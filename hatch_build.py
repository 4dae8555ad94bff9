"""The text of the package page: the README with links and pictures that lead to the repository."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")


def page_text(readme: str, home: str) -> str:
    """Relative links lead to the repository: pictures to the files, others to their pages."""

    def absolute(found: re.Match[str]) -> str:
        picture, text, path = found.groups()
        return f"{picture}[{text}]({home}/{'raw' if picture else 'blob'}/main/{path})"

    return LINK.sub(absolute, readme)


class ReadmeHook(MetadataHookInterface):
    """Puts the text into the metadata of every wheel and sdist."""

    def update(self, metadata: dict[str, Any]) -> None:
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        text = page_text(readme, metadata["urls"]["Source"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
