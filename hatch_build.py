"""What the package page says: the README, and addresses, as far as the repository has one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")
ELSEWHERE = "The pages of docs/ that this text names, and its pictures, are in the sdist.\n"


def page_text(readme: str, repository: str, version: str) -> str:
    """Links lead into the repository at this version; without an address they are only words."""
    if not repository:
        words = LINK.sub(lambda found: "" if found[1] else found[2], readme)
        return f"{words}\n{ELSEWHERE}"

    def absolute(found: re.Match[str]) -> str:
        picture, text, path = found.groups()
        return f"{picture}[{text}]({repository}/{'raw' if picture else 'blob'}/v{version}/{path})"

    return LINK.sub(absolute, readme)


def addresses(repository: str) -> dict[str, str]:
    """What the package page links beside the text; nothing is invented."""
    if not repository:
        return {}
    files = {"Documentation": "README.md", "Changelog": "CHANGELOG.md", "Security": "SECURITY.md"}
    pages = {name: f"{repository}/blob/main/{file}" for name, file in files.items()}
    return {"Source": repository, **pages}


class PageHook(MetadataHookInterface):
    """Puts both into the metadata of every wheel and sdist."""

    def update(self, metadata: dict[str, Any]) -> None:
        repository = self.config["repository"].rstrip("/")
        readme = (Path(self.root) / "README.md").read_text("utf-8")
        text = page_text(readme, repository, metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = addresses(repository)
