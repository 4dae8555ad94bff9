"""The long lane: every package of dist/ is installed in a clean environment and used there.

`make disttest` builds and runs it. It takes some minutes and downloads packages.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from tests.packages.installed import GAME, ROOT, Installed, clean

DIST = ROOT / "dist"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
FROM_SDIST = ("tests/architecture", "tests/core", "tests/cli/test_promises.py", "tests/docs")


def origin(url: str) -> str:
    """What a page of this server says where it is from: a cookie without it is refused."""
    return url.partition("/api")[0]


def asked(url: str, doc: dict[str, Any] | None = None, cookie: str = "") -> tuple[Any, str]:
    """The answer of the server, and the cookie that it gives."""
    data = None if doc is None else json.dumps(doc).encode()
    headers = {"content-type": "application/json", "cookie": cookie, "origin": origin(url)}
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as answer:
        return json.loads(answer.read()), answer.headers.get("set-cookie", "").partition(";")[0]


def served(venv: Installed) -> None:
    """The page, and a whole game over the API."""
    program = str(venv.home / "bin" / "trailboss")
    command = [program, "serve", "--port", "0", "--data", str(venv.empty / "data"), "--no-limits"]
    process = subprocess.Popen(
        command,
        cwd=venv.empty,
        env={**clean(), "TRAILBOSS_LANG": "en"},
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr is not None
        url = next(
            found[1] for line in process.stderr if (found := re.search(r"serves (http\S+)", line))
        )
        page = urllib.request.urlopen(url, timeout=60).read().decode()
        assert "/assets/" in page
        _, cookie = asked(f"{url}/api/me", {"name": "Ada"})
        seats = [{"kind": "hotseat"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "pioneer", "seats": seats, "start": True}
        table = f"{url}/api/tables/{asked(f'{url}/api/tables', wish, cookie)[0]['id']}"
        number = 0
        while (doc := asked(table, cookie=cookie)[0])["status"] != "over":
            if 0 not in doc["waiting"]:
                time.sleep(0.02)
                continue
            state = asked(f"{table}/state?seat=0", cookie=cookie)[0]
            number += 1
            action = {"seat": 0, "action": state["legal"][0]["text"], "expected_seq": state["seq"]}
            asked(f"{table}/actions", {**action, "key": f"key-{number:08}"}, cookie)
        print(f"    served the page and a game with {number} answers of mine")
    finally:
        process.terminate()
        process.wait(30)


def used(name: str, package: str, mode: str, python: str = sys.executable) -> None:
    """Install one package and use it."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        venv = Installed(Path(folder), package, python)
        print(f"{name}: installed in {time.monotonic() - began:.0f} s", flush=True)
        print(f"    {venv.run('trailboss', '--version').strip()}, {len(venv.packages())} packages")
        assert len(json.loads(venv.run("trailboss", "games", "--json"))) == 4
        assert json.loads(venv.run("trailboss", *GAME))["finished"] == 2
        told = json.loads(venv.run("trailboss", "bench", "pioneer", "--seconds", "0.2", "--json"))
        assert told["mode"] == mode, told
        if "[server]" in package:
            served(venv)


def from_sdist(sdist: Path) -> None:
    """Build the environment, the page and the package from the sdist alone, and test it."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.unpack_archive(sdist, folder, filter="data")
        (tree,) = Path(folder).iterdir()
        shutil.rmtree(tree / "trailboss" / "server" / "static")
        quiet: dict[str, Any] = {"cwd": tree, "env": clean(), "check": True}
        subprocess.run(["make", "-s", "lint", "web"], **quiet)
        subprocess.run([".venv/bin/pytest", "-q", "-n", "2", *FROM_SDIST], **quiet)
        subprocess.run([".venv/bin/python", "build_dist.py", "--pure"], **quiet)
    print("sdist: checked it, built the page, tested, and built a wheel from it")


def main() -> None:
    """All packages, and the pure wheel with every Python that is here."""
    (sdist,) = DIST.glob("*.tar.gz")
    (pure,) = DIST.glob("*-py3-none-any.whl")
    (fast,) = set(DIST.glob("*.whl")) - {pure}
    used("pure wheel with server", f"{pure}[server]", "pure")
    used("compiled wheel with server", f"{fast}[server]", "compiled")
    used("sdist", str(sdist), "pure")
    for version in PYTHONS:
        program = shutil.which(f"python{version}")
        works = program and subprocess.run([program, "-c", ""], capture_output=True).returncode == 0
        if works:
            used(f"pure wheel on Python {version}", f"{pure}[server]", "pure", str(program))
        else:
            print(f"pure wheel on Python {version}: not tested, there is no python{version} here")
    from_sdist(sdist)


if __name__ == "__main__":
    main()
