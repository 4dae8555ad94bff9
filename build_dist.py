"""Build what is released into dist/: an sdist, a pure wheel, and a wheel with machine code.

The page has to be there: a wheel without it would serve nothing. The compiled wheel is the pure one
with the machine code of build/fast beside its sources, for this Python and this platform.
"""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent
DIST = ROOT / "dist"
PAGE = ROOT / "trailboss" / "server" / "static" / "index.html"
FAST = ROOT / "build" / "fast"


def tag() -> str:
    """The name of this Python on this platform, as wheels have it."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def build(*targets: str, folder: Path = DIST) -> None:
    """Let hatchling build; it prints what it has made."""
    flags = [flag for target in targets for flag in ("-t", target)]
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder), *flags]
    subprocess.run(command, cwd=ROOT, check=True)


def machine_code() -> dict[str, Path]:
    """The compiled modules by their place in the wheel, and the library that they share."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = [*FAST.glob(f"*{suffix}"), *(FAST / "trailboss").rglob(f"*{suffix}")]
    return {str(path.relative_to(FAST)): path for path in found}


def compiled(pure: Path) -> Path:
    """The pure wheel with machine code in it."""
    code = machine_code()
    if not code:
        raise SystemExit("there is no compiled package: make fast")
    target = pure.with_name(pure.name.replace("py3-none-any", tag()))
    with zipfile.ZipFile(pure) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        rows = []
        for name in old.namelist():
            data = old.read(name)
            if name.endswith(".dist-info/RECORD"):
                record = name
                continue
            if name.endswith(".dist-info/WHEEL"):
                text = data.decode().replace("py3-none-any", tag())
                data = text.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false").encode()
            rows.append(put(new, name, data))
        rows += [put(new, name, path.read_bytes()) for name, path in sorted(code.items())]
        new.writestr(record, "\n".join([*rows, f"{record},,", ""]))
    return target


def left_out(pure: Path, sdist: Path) -> list[str]:
    """What the wheel has of the package and the sdist has not: it could not be built from that."""
    with zipfile.ZipFile(pure) as wheel, tarfile.open(sdist) as sources:
        there = {name.partition("/")[2] for name in sources.getnames()}
        return [n for n in wheel.namelist() if n.startswith("trailboss/") and n not in there]


def put(wheel: zipfile.ZipFile, name: str, data: bytes) -> str:
    """Write a file; its row in the record."""
    wheel.writestr(name, data)
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}"


def unready(root: Path = ROOT) -> list[str]:
    """What a release lacks: an address that its page can name, and the list of its changes."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    hook = project["tool"]["hatch"]["metadata"]["hooks"]["custom"]
    source = (root / project["tool"]["hatch"]["version"]["path"]).read_text("utf-8")
    version = source.partition('__version__ = "')[2].partition('"')[0]
    faults = []
    if not hook["repository"].startswith("https://"):
        faults.append("pyproject.toml does not say where the repository lives: repository")
    if f"\n## {version} " not in (root / "CHANGELOG.md").read_text("utf-8"):
        faults.append(f"CHANGELOG.md has no list for {version}")
    return faults


def main() -> None:
    """Build all three, from nothing; with --pure only what every machine can build."""
    if "--release" in sys.argv[1:] and (faults := unready()):
        raise SystemExit("not to be released: " + "; ".join(faults))
    if not PAGE.exists():
        raise SystemExit("there is no page to put into a wheel: make web")
    shutil.rmtree(DIST, ignore_errors=True)
    build("sdist", "wheel")
    (pure,) = DIST.glob("*-py3-none-any.whl")
    (sdist,) = DIST.glob("*.tar.gz")
    if missing := left_out(pure, sdist):
        raise SystemExit(f"the sdist lacks {len(missing)} files of the wheel: {missing[0]}")
    if "--pure" not in sys.argv[1:]:
        print(compiled(pure).relative_to(ROOT))


if __name__ == "__main__":
    main()
