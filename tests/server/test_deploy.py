"""The files for hosting: what they run exists, and they fit together."""

from __future__ import annotations

import json
import re
import shlex
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from trailboss.cli import parser
from trailboss.server.run import KEEP_ALIVE
from trailboss.server.settings import RECORD_LIMIT
from trailboss.server.web.connections import MOST, PATIENCE
from trailboss.server.web.takers import SLOW
from trailboss.server.web.viewers import FROM_ADDRESS

pytestmark = pytest.mark.pure

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
GUIDE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
SERVE = (ROOT / "trailboss" / "commands" / "serve.py").read_text("utf-8")


class Unit(ConfigParser):
    """A unit of systemd, whose names are spelled as they are."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def unit(path: Path) -> Unit:
    """A unit by its file."""
    read = Unit(interpolation=None, comment_prefixes=("#",), delimiters=("=",))
    read.read_string(path.read_text("utf-8"))
    return read


def compose() -> dict[str, Any]:
    doc: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return doc


def plain(text: str) -> str:
    """A text with the defaults of its variables, or 8001 for the name of an instance."""
    return re.sub(r"\$\{\w+:[-?]([^}]*)\}", r"\1", text).replace("%i", "8001")


def commands() -> dict[str, list[str]]:
    """What each file runs, after the name of the program."""
    found = {path.name: unit(path)["Service"]["ExecStart"] for path in UNITS}
    for name, service in compose()["services"].items():
        if "build" in service:
            found[f"compose {name}"] = f"trailboss {service['command']}"
    made = {name: shlex.split(plain(command))[1:] for name, command in found.items()}
    last = (DEPLOY / "Dockerfile").read_text("utf-8").strip().rpartition("CMD ")[2]
    return {**made, "Dockerfile": json.loads(last)}


@pytest.mark.parametrize("name", commands())
def test_every_command_is_understood(name: str) -> None:
    """The flags of the examples are those of the program."""
    args = parser().parse_args(commands()[name])
    assert args.command == "serve"


def test_there_are_all_ways_to_host() -> None:
    """One process and several, with and without containers."""
    assert len(UNITS) == 2
    assert len(commands()) == 5


def test_every_file_is_in_the_guide() -> None:
    """Nobody has to find them."""
    for path in DEPLOY.iterdir():
        if path.suffix != ".dockerignore":
            assert f"deploy/{path.name}" in GUIDE, path.name


def test_every_flag_is_in_the_guide_and_every_flag_of_the_guide_exists() -> None:
    """The table of flags is complete."""
    known = set(re.findall(r'"(--[a-z-]+)"', SERVE))
    table = set(re.findall(r"`(--[a-z-]+)", GUIDE.partition("| flag |")[2].partition("\n\n")[0]))
    assert table == known
    assert set(re.findall(r"trailboss serve [^`\n]*?(--[a-z-]+)", GUIDE)) <= known


def test_every_variable_is_read_by_the_program() -> None:
    """Names in the environment are spelled as the server spells them."""
    named = set(compose()["services"]["one"]["environment"])
    named |= set(re.findall(r"^#\s+(TRAILBOSS_\w+)=", "".join(map(Path.read_text, UNITS)), re.M))
    named |= set(re.findall(r"ENV (\w+)=", (DEPLOY / "Dockerfile").read_text("utf-8")))
    mail = {"TRAILBOSS_SMTP", "TRAILBOSS_MAIL_FROM"}
    assert named == {"TRAILBOSS_DB", "TRAILBOSS_REDIS", "TRAILBOSS_DATA"} | mail
    assert all(f'"{name}"' in SERVE for name in named)


def test_services_refer_to_each_other() -> None:
    """Names, volumes, files and the proxy's targets exist."""
    doc = compose()
    services = doc["services"]
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            inside = source.startswith("./")
            assert (DEPLOY / source).is_file() if inside else source in doc["volumes"]
    built = services["one"]["build"]
    assert (DEPLOY / built["context"] / built["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    served = {f"{name}:8000" for name, service in services.items() if "build" in service}
    proxied = re.search(r"reverse_proxy ([^{]+)", (DEPLOY / "Caddyfile").read_text("utf-8"))
    assert proxied is not None and set(proxied[1].split()) == served
    hosts = [service["hostname"] for service in services.values() if "build" in service]
    assert len(set(hosts)) == len(served), "bots are taken over at once by the same name"
    network = doc["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert f"--proxy {network}" in services["one"]["command"]


def test_proxies_hide_the_metrics_and_pass_what_the_server_needs() -> None:
    """Figures are not for everybody; who asks, by which name, and sockets must get through."""
    nginx = (DEPLOY / "nginx.conf").read_text("utf-8")
    assert nginx.count("{") == nginx.count("}")
    for header in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert f"proxy_set_header {header} " in nginx
    assert "location = /metrics { deny all; }" in nginx
    assert "respond /metrics 403" in (DEPLOY / "Caddyfile").read_text("utf-8")


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_stop_gently_and_lock_the_door(path: Path) -> None:
    """The server is told first, then its workers; nothing runs as root."""
    service = unit(path)["Service"]
    assert (service["KillMode"], service["Restart"]) == ("mixed", "on-failure")
    assert (service["DynamicUser"], service["NoNewPrivileges"]) == ("yes", "yes")
    assert unit(path)["Install"]["WantedBy"] == "multi-user.target"
    assert int(service["LimitNOFILE"]) >= 65536


def test_containers_bear_as_many_connections_as_units() -> None:
    """Open files are what bounds them first."""
    limits = {int(unit(path)["Service"]["LimitNOFILE"]) for path in UNITS}
    built = [service for service in compose()["services"].values() if "build" in service]
    assert built and {service["ulimits"]["nofile"] for service in built} == limits


def test_proxies_bound_what_the_server_bounds() -> None:
    """Bodies, times and connections as in the guide; a table is at one process, until that dies."""
    nginx = (DEPLOY / "nginx.conf").read_text("utf-8")
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert f"limit_conn people {FROM_ADDRESS + MOST};" in nginx
    assert f"client_max_body_size {RECORD_LIMIT >> 10}k;" in nginx
    assert f"max_size {RECORD_LIMIT >> 10}KiB" in caddy
    for name in ("client_header_timeout", "client_body_timeout"):
        assert f"{name} {PATIENCE:.0f}s;" in nginx
    for name in ("read_header", "read_body"):
        assert f"{name} {PATIENCE:.0f}s" in caddy
    assert f"send_timeout {SLOW:.0f}s;" in nginx
    assert f"idle {KEEP_ALIVE}s" in caddy
    assert "hash $table consistent;" in nginx and "lb_policy header X-Table" in caddy
