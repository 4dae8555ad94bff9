"""The files for hosting are run: units by systemd's own check, proxies before two processes."""

from __future__ import annotations

import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.needs import needs
from tests.server.live import cookies, heard
from tests.server.running import PATIENCE, Person, Result, Running, free_port, running
from tests.server.services import needs_services, redis_server

pytestmark = pytest.mark.pure

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
TABLES = 8
SOON = 5.0
"""Seconds within which everybody goes on after one of two processes has died."""
UNITS = {"trailboss.service": "trailboss.service", "trailboss@.service": "trailboss@8001.service"}


@needs("systemd-analyze")
@pytest.mark.parametrize("name", UNITS)
def test_systemd_understands_the_units(tmp_path: Path, name: str) -> None:
    """Every line, but for the program, which is not installed here."""
    text = (DEPLOY / name).read_text("utf-8").replace("/opt/trailboss/bin/trailboss", "/bin/true")
    assert "/bin/true" in text
    unit = tmp_path / UNITS[name]
    unit.write_text(text, "utf-8")
    (tmp_path / name).write_text(text, "utf-8")
    command = ["systemd-analyze", "verify", str(unit)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (told.returncode, told.stderr) == (0, "")
    unit.write_text(text.replace("ProtectHome=yes", "ProtectHome=perhaps"), "utf-8")
    told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert "ProtectHome" in told.stderr or "protect home" in told.stderr, "it does look"


@contextmanager
def two(folder: Path, *flags: str) -> Iterator[list[Running]]:
    """Two processes that share their tables."""
    with ExitStack() as stack:
        channel = ["--redis", stack.enter_context(redis_server(folder))]
        first = Running(folder, *channel, "--no-limits", *flags)
        stack.callback(first.process.kill)  # If it was not killed by then.
        yield [first.wait(), stack.enter_context(running(folder, *channel, *flags))]


@contextmanager
def started(command: list[str], url: str, log: Path) -> Iterator[None]:
    """A proxy, as soon as it answers."""
    with log.open("wb") as told:
        process = subprocess.Popen(command, stdout=told, stderr=told, cwd=log.parent)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            assert process.poll() is None and time.monotonic() < end, log.read_text()
            try:
                if httpx.get(f"{url}/healthz", verify=False).status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.1)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def played(url: str, servers: list[Running]) -> None:
    """Through a proxy: acting, seeing it by a socket, tables at both processes, no figures."""
    with Person(url) as ada:
        ada.http = httpx.Client(base_url=url, headers={"origin": url}, verify=False)
        ada.post("/api/me", name="Ada")
        table = ada.table("gwt2", "hotseat", "hotseat", start=True)["id"]
        with ExitStack() as stack:
            sockets = [stack.enter_context(looking(url, ada, table)) for _ in range(4)]
            for socket in sockets:
                heard(socket, "hello")
            seq = ada.step(table, ada.state(table)["waiting"][0])["seq"]
            assert [heard(socket, "update")["seq"] for socket in sockets] == [seq] * 4
        for _ in range(10):
            ada.state(ada.table("gwt2", "hotseat", "hotseat", start=True)["id"])
        assert ada.http.get("/metrics").status_code == 403
        ada.http.close()
    for server in servers:
        served = httpx.get(f"{server.url}/metrics").text
        assert re.search(r'trailboss_requests_total\{.*status="20[01]"\} [1-9]', served)


def goes_on(url: str, servers: list[Running]) -> None:
    """One process is killed: at each table somebody acts and a page hears of it within seconds."""
    with Person(url) as ada:
        ada.http = httpx.Client(base_url=url, headers={"origin": url}, verify=False)
        ada.post("/api/me", name="Ada")
        tables = [ada.table("gwt2", "hotseat", "hotseat", start=True)["id"] for _ in range(TABLES)]
        with ExitStack() as stack:
            for table in tables:
                heard(stack.enter_context(looking(url, ada, table)), "hello")
            servers[0].kill()
            killed = time.monotonic()
            for table in tables:
                [seat] = ada.state(table)["waiting"]  # Looking never fails.
                seq = insisted(partial(ada.step, table, seat))["seq"]
                with insisted(partial(looking, url, ada, table)) as page:
                    assert heard(page, "hello")["seq"] == seq
            assert time.monotonic() - killed < SOON
        ada.http.close()


def insisted(work: Callable[[], Result]) -> Result:
    """What a client gets that tries again, as the page does."""
    end = time.monotonic() + SOON
    while True:
        try:
            return work()
        except (AssertionError, OSError, httpx.HTTPError, WebSocketException):
            assert time.monotonic() < end, "nobody can go on"
            time.sleep(0.2)


def looking(url: str, person: Person, table: str) -> ClientConnection:
    """A page before the proxy."""
    return connect(
        f"ws{url[4:]}/api/tables/{table}/ws?seat=0",
        origin=Origin(url),
        additional_headers={"cookie": cookies(person)},
        proxy=None,
        ssl=ssl._create_unverified_context() if url.startswith("https") else None,
        open_timeout=SOON,
    )


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """A certificate that vouches for itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder().subject_name(subject).issuer_name(subject)
    made = made.public_key(key.public_key()).serial_number(x509.random_serial_number())
    made = made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    chain, secret = folder / "fullchain.pem", folder / "privkey.pem"
    signed = made.sign(key, hashes.SHA256())
    chain.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    secret.write_bytes(key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain))
    return chain, secret


@needs_services
@needs("nginx")
def test_nginx_stands_before_two_processes(tmp_path: Path) -> None:
    """The site as it is, but for its name, its ports and its certificate."""
    port = free_port()
    url = f"https://127.0.0.1:{port}"
    with two(tmp_path, "--public-url", url, "--proxy", "127.0.0.1") as servers:
        chain, secret = certificate(tmp_path, "127.0.0.1")
        site = (DEPLOY / "nginx.conf").read_text("utf-8")
        changes = {
            "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
            "server_name play.example.org": "server_name 127.0.0.1",
            "/etc/letsencrypt/live/play.example.org/fullchain.pem": str(chain),
            "/etc/letsencrypt/live/play.example.org/privkey.pem": str(secret),
            "127.0.0.1:8001": f"127.0.0.1:{servers[0].port}",
            "127.0.0.1:8002": f"127.0.0.1:{servers[1].port}",
            "proxy_set_header Host $host;": "proxy_set_header Host $http_host;",
        }
        for old, new in changes.items():
            assert site.count(old) == 1, old
            site = site.replace(old, new)
        places = "".join(
            f"{name}_temp_path {tmp_path}/{name};\n"
            for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        conf = tmp_path / "nginx.conf"
        conf.write_text(
            f"daemon off; pid {tmp_path}/nginx.pid; error_log {tmp_path}/error.log;\n"
            f"events {{}}\nhttp {{ access_log off; {places} {site} }}\n",
            "utf-8",
        )
        command = [str(shutil.which("nginx")), "-p", str(tmp_path), "-c", str(conf)]
        with started(command, url, tmp_path / "proxy.log"):
            played(url, servers)
            goes_on(url, servers)


@needs_services
@needs("caddy")
def test_caddy_stands_before_two_processes(tmp_path: Path) -> None:
    """The file as it is, but for where the processes are."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with two(tmp_path, "--public-url", url, "--proxy", "127.0.0.1") as servers:
        text = (DEPLOY / "Caddyfile").read_text("utf-8")
        site, name = "{$TRAILBOSS_HOST:localhost}", "one:8000 two:8000"
        assert text.count(site) == text.count(name) == 1
        targets = " ".join(f"127.0.0.1:{server.port}" for server in servers)
        assert text.count("{\n\tservers {") == 1
        own = f"{{\n\tadmin off\n\tauto_https off\n\tstorage file_system {tmp_path}\n\tservers {{"
        text = text.replace("{\n\tservers {", own)
        conf = tmp_path / "Caddyfile"
        conf.write_text(text.replace(site, url).replace(name, targets), "utf-8")
        command = [str(shutil.which("caddy")), "run", "--config", str(conf)]
        command += ["--adapter", "caddyfile"]
        with started(command, url, tmp_path / "proxy.log"):
            played(url, servers)
            goes_on(url, servers)
